//! Screen tests of practice: moves that are taken back, what tells that a match is practice, and
//! playing on from a match under review.

use cardkeep::Begin;
use cardkeep::Page;
use cardkeep_ai::{Level, Thinker};
use cardkeep_core::engine::Seat;
use cardkeep_core::games::{
    GameId, Registered, four_horsemen, four_kingdoms, four_knights, knights_and_ninjas, watchtower,
};
use cardkeep_store::{Challenge, DataDir, MatchFacts, MatchResult, Player, Save, Slot};
use cardkeep_ui as ui;
use slint::platform::Key;
use slint::{ComponentHandle, Model};

use crate::driver::{Screen, Stage, chooses};

fn saved<G: Thinker>(screen: &Screen<G>) -> Save<G> {
    screen.data_dir().load::<G>(Slot::Auto).unwrap().value
}

fn new_match(game: GameId, seats: u8) -> Challenge {
    let mut players = vec![Player::Computer(Level::Easy); usize::from(seats)];
    players[0] = Player::Human;
    Challenge::new(game, players, 5)
}

/// Plays until the player has decided something.
fn decide<G: Thinker>(screen: &Screen<G>) {
    let before = saved(screen).record.depth().0;
    for _ in 0..400 {
        screen.act();
        screen.wait();
        if saved(screen).record.depth().0 > before {
            return;
        }
    }
    panic!("the match does not go on: {}", screen.prompt());
}

/// The icon and the key take back decision after decision, also after the match was left, and the
/// match goes on from there.
fn decisions_are_taken_back<G: Thinker>(game: GameId, seats: u8) {
    let screen = Screen::<G>::open(game);
    screen.sit(Begin::Practice(new_match(game, seats)));
    let first = screen.until_choice();
    assert!(screen.reads("Practice"));
    assert_eq!(screen.control("Undo").accessible_enabled(), Some(false), "nothing to undo yet");
    decide(&screen);
    let second = screen.until_choice();
    decide(&screen);
    screen.until_choice();
    screen.key("u");
    screen.until("the second decision", |now| *now == second);

    assert!(screen.app.services().shell.back());
    assert!(screen.app.services().play(game, Begin::Resume(Slot::Auto)));
    screen.until_choice();
    assert!(saved(&screen).practice && screen.reads("Practice"));
    screen.press("Undo");
    screen.until("the first decision", |now| *now == first);
    screen.chord(&[Key::Control], 'z');
    screen.wait();
    assert_eq!(screen.prompt(), "There's nothing to undo.");
    decide(&screen);
    screen.until_choice();
}

#[test]
fn decisions_are_taken_back_in_four_knights() {
    decisions_are_taken_back::<four_knights::Position>(GameId::FourKnights, 2);
}

#[test]
fn decisions_are_taken_back_in_four_horsemen() {
    decisions_are_taken_back::<four_horsemen::Position>(GameId::FourHorsemen, 3);
}

#[test]
fn decisions_are_taken_back_in_watchtower() {
    decisions_are_taken_back::<watchtower::Position>(GameId::Watchtower, 3);
}

#[test]
fn decisions_are_taken_back_in_knights_and_ninjas() {
    decisions_are_taken_back::<knights_and_ninjas::Position>(GameId::KnightsAndNinjas, 3);
}

/// An undo while opponents act stops them.
#[test]
fn a_move_is_taken_back_while_the_opponents_act() {
    let screen = Screen::<four_horsemen::Position>::open(GameId::FourHorsemen);
    screen.sit(Begin::Practice(new_match(GameId::FourHorsemen, 4)));
    let before = screen.until_choice();
    screen.set(|settings| settings.pace = cardkeep_store::Speed::Slow);
    screen.until_choice();
    decide(&screen);
    screen.key("u");
    assert_eq!(screen.position(), before);
    assert!(chooses(&screen.until_choice()));
    assert_eq!(screen.position(), before);
}

/// In a match that counts there is neither the mark nor the icon, and U does nothing.
#[test]
fn a_match_that_counts_offers_no_undo() {
    let screen = Screen::<four_knights::Position>::open(GameId::FourKnights);
    screen.sit(Begin::New(new_match(GameId::FourKnights, 2)));
    screen.until_choice();
    decide(&screen);
    screen.until_choice();
    let length = saved(&screen).record.depth();
    screen.key("u");
    screen.wait();
    assert_eq!(saved(&screen).record.depth(), length);
    assert!(!screen.reads("Practice") && !screen.labels().contains(&"Undo".into()));
}

#[test]
fn practice_is_kept_without_a_question_when_another_match_starts() {
    let screen = Screen::<four_knights::Position>::open(GameId::FourKnights);
    screen.sit(Begin::Practice(new_match(GameId::FourKnights, 2)));
    screen.until_choice();
    decide(&screen);
    let shell = &screen.app.services().shell;
    shell.go(Page::NewGame(GameId::FourKnights));
    screen.settle();
    screen.press("New match…");
    assert!(!shell.asking() && shell.page() == Page::Table(GameId::FourKnights));
    let running = screen.data_dir().running(GameId::FourKnights);
    let practice = running.iter().map(|(_, state)| state.heading().unwrap().practice);
    assert_eq!(practice.collect::<Vec<_>>(), [false, true], "the newest first");
}

#[test]
fn the_switch_begins_a_practice_match_which_the_lists_name() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::open(folder.path());
    // High enough for the whole page.
    stage.resize(360, 1600);
    let services = stage.app.services();
    services.shell.go(Page::NewGame(GameId::FourKingdoms));
    stage.settle();
    stage.press("Change");
    assert!(!stage.labels().contains(&"Practice".into()), "a solitaire has undo anyway");
    services.shell.go(Page::NewGame(GameId::FourKnights));
    stage.settle();
    stage.press("Change");
    assert_eq!(stage.control("Practice").accessible_checked(), Some(false));
    assert!(stage.reads("Not counted in statistics, streaks, or your rating."));
    stage.press("Practice");
    assert_eq!(stage.control("Practice").accessible_checked(), Some(true));
    stage.press("Play");
    let save = services.data_dir.load::<four_knights::Position>(Slot::Auto).unwrap().value;
    assert!(save.practice);
    for page in [Page::Home, Page::NewGame(GameId::FourKnights), Page::Saves(GameId::FourKnights)] {
        services.shell.go(page);
        stage.settle();
        assert!(stage.reads("(practice)"), "{page}");
    }
}

/// Keeps a finished match of random actions.
fn keep<G: Registered>(data_dir: &DataDir, practice: bool) {
    let (save, _) = crate::results::played::<G>(3);
    let save = Save { practice, ..save };
    let moves = save.record.acts() as u32;
    let effort = MatchFacts { seconds: 312, moves, points: Some(750), ..MatchFacts::default() };
    data_dir.keep_finished(&save, MatchResult::Won, effort).unwrap();
}

/// Opens the review of the latest finished match.
fn review(stage: &Stage, game: GameId) {
    let services = stage.app.services();
    let number = services.data_dir.history(game).matches[0].number;
    assert!(services.play(game, Begin::Review(number)));
    stage.settle();
}

#[test]
fn the_history_says_that_a_match_was_practice() {
    let folder = tempfile::tempdir().unwrap();
    let data_dir = DataDir::open(folder.path()).unwrap();
    keep::<four_knights::Position>(&data_dir, true);
    drop(data_dir);
    let stage = Stage::open(folder.path());
    stage.app.services().shell.go(Page::History(GameId::FourKnights));
    stage.settle();
    assert!(stage.reads("Practice, "));
}

#[test]
fn a_match_is_played_on_from_the_move_under_review() {
    let folder = tempfile::tempdir().unwrap();
    let data_dir = DataDir::open(folder.path()).unwrap();
    keep::<four_knights::Position>(&data_dir, false);
    drop(data_dir);
    let stage = Stage::open(folder.path());
    let services = stage.app.services();
    review(&stage, GameId::FourKnights);
    for _ in 0..7 {
        stage.press("Next");
    }
    stage.press("More");
    stage.press("Play on from here");
    assert_eq!(services.shell.page(), Page::Table(GameId::FourKnights));
    assert!(stage.reads("Practice") && !stage.labels().contains(&"Next".into()));
    let finished = services.data_dir.finished::<four_knights::Position>(1).unwrap();
    let save = services.data_dir.load::<four_knights::Position>(Slot::Auto).unwrap().value;
    assert!(save.practice && save.id != finished.id);
    assert_eq!(save.record.played()[..7], finished.record.played()[..7]);

    // At the end there is nothing to play.
    review(&stage, GameId::FourKnights);
    stage.key(slint::platform::Key::End);
    stage.press("More");
    assert_eq!(stage.control("Play on from here").accessible_enabled(), Some(false));
}

/// A solitaire that is played on isn't counted either, not even if it is given up.
#[test]
fn a_solitaire_that_is_played_on_counts_for_nothing() {
    let (game, folder) = (GameId::FourKingdoms, tempfile::tempdir().unwrap());
    let data_dir = DataDir::open(folder.path()).unwrap();
    keep::<four_kingdoms::Position>(&data_dir, false);
    drop(data_dir);
    let stage = Stage::open(folder.path());
    let services = stage.app.services();
    review(&stage, game);
    for _ in 0..5 {
        stage.press("Next");
    }
    stage.press("More");
    assert!(!stage.labels().contains(&"Show all hands".into()), "there is no rival");
    stage.press("Play on from here");
    let save = services.data_dir.load::<four_kingdoms::Position>(Slot::Auto).unwrap().value;
    assert!(save.practice && save.record.acts() == 5 && save.day.is_none());
    stage.press("More");
    stage.press("Give up");
    stage.press("Give up");
    assert!(services.data_dir.running(game).is_empty());
    assert_eq!(services.data_dir.statistics().value.all(game).played(), 0);
    assert_eq!(services.data_dir.history(game).matches.len(), 1, "only the first one");
}

/// The switch shows the rivals' cards at every move, until it is off again.
#[test]
fn all_hands_are_shown_in_a_review() {
    let folder = tempfile::tempdir().unwrap();
    let data_dir = DataDir::open(folder.path()).unwrap();
    keep::<four_knights::Position>(&data_dir, false);
    drop(data_dir);
    let stage = Stage::open(folder.path());
    review(&stage, GameId::FourKnights);
    let review = stage.app.window().global::<ui::Review>();
    assert_eq!(review.get_hands().row_count(), 0);
    stage.press("More");
    stage.press("Show all hands");
    let save = stage.app.services().data_dir.finished::<four_knights::Position>(1).unwrap();
    let mut record = save.record.clone();
    record.rewind();
    for _ in 0..6 {
        let mut hand: Vec<String> =
            record.position().hand(Seat(1)).iter().map(|card| card.name()).collect();
        hand.extend(record.position().committed(Seat(1)).map(|card| card.name()));
        hand.sort();
        let shown = review.get_hands().row_data(0).unwrap();
        let mut shown: Vec<String> =
            shown.cards.iter().map(|card| card.label.to_lowercase()).collect();
        shown.sort();
        assert_eq!(shown, hand);
        stage.press("Next");
        record.redo(&mut ());
    }
    stage.press("More");
    stage.press("Hide all hands");
    assert_eq!(review.get_hands().row_count(), 0);
    stage.press("More");
    assert!(stage.labels().contains(&"Show all hands".into()));
}
