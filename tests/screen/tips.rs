//! Tests of first-time tips at the tables.

use cardkeep::Begin;
use cardkeep::Page;
use cardkeep_ai::{Level, Thinker};
use cardkeep_core::cards::Rank;
use cardkeep_core::engine::{Game, Seat, Setup};
use cardkeep_core::games::four_kingdoms::PileId;
use cardkeep_core::games::{
    GameId, four_horsemen, four_kingdoms, four_knights, knights_and_ninjas, watchtower,
};
use cardkeep_store::{Challenge, Player, Slot, TipProgress};
use cardkeep_ui as ui;
use slint::platform::Key;
use slint::{ComponentHandle, Model};

use crate::driver::bounds::{apart, bounds};
use crate::driver::{Frame, Screen, chooses};

/// The tips that a match and a turn have at most.
const MOST: usize = 3;

fn tip<G: Thinker>(screen: &Screen<G>) -> String {
    screen.app.window().global::<ui::Coach>().get_tip().into()
}

fn seen<G: Thinker>(screen: &Screen<G>, game: GameId) -> TipProgress {
    screen.data_dir().settings().value.tip_progress(game)
}

fn players(seats: u8) -> Vec<Player> {
    let mut players = vec![Player::Computer(Level::Easy); usize::from(seats)];
    players[0] = Player::Human;
    players
}

fn begin(game: GameId, seats: u8, seed: u64) -> Begin {
    Begin::New(Challenge::new(game, players(seats), seed))
}

fn wait<G: Thinker>(screen: &Screen<G>) {
    (0..20).for_each(|_| screen.wait());
}

/// Opens a new match, with tips on, and waits for the player's first choice.
fn first_choice<G: Thinker>(game: GameId, seats: u8, seed: u64) -> Screen<G> {
    let screen = Screen::<G>::open(game);
    screen.set(|settings| settings.tips = true);
    screen.sit(begin(game, seats, seed));
    screen.until_choice();
    screen
}

/// Opens a match of Four Knights, in which a tip is due at the first choice.
fn with_tip() -> Screen<four_knights::Position> {
    let screen = first_choice(GameId::FourKnights, 2, 5);
    assert!(!tip(&screen).is_empty());
    screen
}

#[test]
fn a_tip_is_closed_by_its_button_and_never_comes_again() {
    let screen = with_tip();
    let told = tip(&screen);
    assert!(screen.reads(&told));
    let marks = screen.app.window().global::<ui::Coach>().get_marks();
    assert_eq!(marks.row_count(), 1, "what it is about is marked");
    screen.press("Got it");
    wait(&screen);
    assert!(tip(&screen).is_empty() && !screen.reads(&told));
    assert_eq!(screen.app.window().global::<ui::Coach>().get_marks().row_count(), 0);
    assert_eq!(seen(&screen, GameId::FourKnights).done.len(), 1);
    for seed in 5..8 {
        screen.sit(begin(GameId::FourKnights, 2, seed));
        screen.until_choice();
        assert_ne!(tip(&screen), told);
    }
}

#[test]
fn a_tap_on_it_escape_or_a_move_close_a_tip() {
    let screen = with_tip();
    let at = Frame::of(&screen.find(&tip(&screen)).expect("a tip"));
    screen.tap_at(at.left + 20.0, at.middle().y);
    assert!(tip(&screen).is_empty());

    let screen = with_tip();
    screen.key(Key::Escape);
    assert!(tip(&screen).is_empty());
    assert_eq!(screen.app.services().shell.page(), Page::Table(GameId::FourKnights));

    let screen = with_tip();
    let told = tip(&screen);
    for _ in 0..20 {
        screen.act();
        screen.wait();
    }
    assert_ne!(tip(&screen), told);
}

/// A tip would lie over the hint.
#[test]
fn a_hint_takes_the_place_of_a_tip() {
    let screen = with_tip();
    let told = tip(&screen);
    screen.key("h");
    assert!(tip(&screen).is_empty() && !screen.reads(&told));
    screen.until("a hint", |_| screen.prompt().ends_with('.'));
    assert!(tip(&screen).is_empty());
}

/// What is said of a chosen card counts more.
#[test]
fn a_tip_makes_room_while_a_card_is_chosen() {
    let screen = with_tip();
    let told = tip(&screen);
    let card = screen.position().hand(Seat(0)).nth(0).expect("a card");
    let name = card.name();
    let spot = screen.spot(&format!("{}{}", name[..1].to_uppercase(), &name[1..]));
    screen.tap(spot);
    screen.wait();
    assert!(tip(&screen).is_empty() && !screen.prompt().is_empty());
    screen.key(Key::Escape);
    screen.wait();
    assert_eq!(tip(&screen), told, "it was not read yet");
}

#[test]
fn tips_can_be_turned_off_and_shown_again() {
    let screen = with_tip();
    let told = tip(&screen);
    screen.set(|settings| settings.tips = false);
    assert!(tip(&screen).is_empty());
    screen.sit(begin(GameId::FourKnights, 2, 5));
    screen.until_choice();
    assert!(tip(&screen).is_empty());

    screen.app.services().shell.go(Page::Settings);
    screen.resize(360, 2400);
    assert!(!screen.control("Show tips again").accessible_enabled().unwrap_or(true));
    screen.control("First-time tips").invoke_accessible_default_action();
    screen.settle();
    screen.control("Show tips again").invoke_accessible_default_action();
    screen.settle();
    assert!(seen(&screen, GameId::FourKnights).done.is_empty());
    screen.resize(360, 640);
    screen.sit(begin(GameId::FourKnights, 2, 5));
    screen.until_choice();
    assert_eq!(tip(&screen), told);
}

/// Plays matches and counts their tips. A match that was left and continued is the same.
fn a_match_has_few_tips<G: Thinker>(game: GameId, seats: u8) {
    let screen = first_choice::<G>(game, seats, 5);
    let mut told: Vec<String> = Vec::new();
    for step in 0..150 {
        let now = tip(&screen);
        if !now.is_empty() && told.last() != Some(&now) {
            assert!(!told.contains(&now), "{game}: {now} again");
            told.push(now);
        }
        let ending = screen.app.window().global::<ui::Ending>();
        if ending.get_over() {
            break;
        }
        if ending.get_hand_over() {
            ending.invoke_go_on();
            screen.wait();
            continue;
        }
        if step % 50 == 49 {
            screen.sit(Begin::Resume(Slot::Auto));
        }
        screen.act();
        screen.wait();
    }
    assert!((1..=MOST).contains(&told.len()), "{game}: {told:?}");
    assert_eq!(usize::from(seen(&screen, game).shown), told.len());
}

#[test]
fn a_match_of_four_knights_has_few_tips() {
    a_match_has_few_tips::<four_knights::Position>(GameId::FourKnights, 2);
}

#[test]
fn a_match_of_four_horsemen_has_few_tips() {
    a_match_has_few_tips::<four_horsemen::Position>(GameId::FourHorsemen, 3);
}

#[test]
fn a_match_of_watchtower_has_few_tips() {
    a_match_has_few_tips::<watchtower::Position>(GameId::Watchtower, 3);
}

#[test]
fn a_match_of_knights_and_ninjas_has_few_tips() {
    a_match_has_few_tips::<knights_and_ninjas::Position>(GameId::KnightsAndNinjas, 3);
}

#[test]
fn a_player_who_does_it_needs_no_tip_and_a_turn_has_one() {
    type Position = four_kingdoms::Position;
    let screen = Screen::<Position>::open(GameId::FourKingdoms);
    screen.set(|settings| (settings.tips, settings.auto_collect) = (true, false));
    // An ace is told of first, and a ten is on top as well.
    let tops = |position: &Position| {
        (1..=7).filter_map(|row| position.top(PileId::Row(row))).collect::<Vec<_>>()
    };
    let has = |position: &Position, rank| tops(position).iter().any(|card| card.rank() == rank);
    let setup = Setup::new(1, four_kingdoms::Options::default());
    let found = (1..1000).map(|seed| (seed, Position::deal(&setup, seed)));
    let mut found = found.filter(|(_, it)| has(it, Rank::Ace) && has(it, Rank::Ten));
    let (seed, position) = found.next().expect("such a deal exists");
    screen.sit(begin(GameId::FourKingdoms, 1, seed));
    wait(&screen);
    assert!(tip(&screen).starts_with("An ace"), "{}", tip(&screen));
    screen.press("Got it");
    wait(&screen);
    assert!(tip(&screen).is_empty(), "nothing was dealt yet");
    let ten = tops(&position).into_iter().find(|card| card.rank() == Rank::Ten).unwrap();
    let name = ten.name();
    let label = format!("{}{},", name[..1].to_uppercase(), &name[1..]);
    let tower =
        screen.find("Tower of ").map(|_| format!("Tower of {}", name.rsplit(' ').next().unwrap()));
    screen.drag(screen.spot(&label), screen.spot(&tower.unwrap()));
    wait(&screen);
    assert!(screen.position().public().kingdom(ten.suit()).has(Rank::Ten));
    let done = seen(&screen, GameId::FourKingdoms).done;
    assert_eq!(done.into_iter().collect::<Vec<_>>(), ["dungeon", "ten"]);
}

#[test]
fn lessons_and_reviews_have_no_tips() {
    let screen = with_tip();
    screen.press("Got it");
    screen.set(|settings| settings.tips_seen.clear());
    screen.app.services().play(GameId::FourKnights, Begin::Lesson);
    for _ in 0..60 {
        wait(&screen);
        assert!(tip(&screen).is_empty());
        screen.app.window().global::<ui::Coach>().invoke_next();
    }
    let told = screen.app.services().settings.borrow().tip_progress(GameId::FourKnights);
    assert!(told.done.contains("cycle"), "the finished lesson has taught it");
    assert_eq!(told.shown, 0);
}

/// A player who taps "Next" once too often has no action shown unasked.
#[test]
fn an_action_is_shown_by_a_button_in_a_place_of_its_own() {
    let screen = Screen::<four_knights::Position>::open(GameId::FourKnights);
    screen.app.services().play(GameId::FourKnights, Begin::Lesson);
    let coach = screen.app.window().global::<ui::Coach>();
    let mut read = Vec::new();
    let sizes = [(360, 640), (844, 390), (1280, 800)];
    for _ in 0..20 {
        wait(&screen);
        let places = |label| {
            sizes.map(|(width, height)| {
                screen.resize(width, height);
                screen.wait();
                bounds(&screen, label)
            })
        };
        if coach.get_button() == "Show me" {
            assert!(!read.is_empty());
            let shown = places("Show me");
            return assert!(read.iter().zip(shown).all(|(read, shown)| apart(*read, shown)));
        }
        read = places("Next").to_vec();
        coach.invoke_next();
    }
    panic!("no action is asked for");
}

/// In every form of the table, a tip is in the window and covers no card that can be played, no
/// button beside the prompt, and no part of the prompt unless it takes its place.
fn it_covers_nothing_to_play<G: Thinker>(game: GameId, seats: u8) {
    let screen = Screen::<G>::open(game);
    let setup = Setup::new(seats, G::Options::default());
    let new = |seed| Challenge::of::<G>(&setup, seed, &players(seats), &[]);
    screen.rehearse(new, chooses);
    wait(&screen);
    let table = screen.app.window().global::<ui::Table>();
    let coach = screen.app.window().global::<ui::Coach>();
    for (width, height) in
        [(320, 569), (360, 640), (844, 390), (640, 360), (800, 1200), (1280, 800)]
    {
        screen.resize(width, height);
        coach.set_tip(
            "A tip that is long enough to need all of its room on the table, as some are.".into(),
        );
        let frame = Frame::of(&screen.find("A tip that is long").expect("the tip"));
        let window = Frame { left: 0.0, top: 0.0, right: width as f32, bottom: height as f32 };
        assert!(frame.within(&window), "{game} at {width}x{height}: {frame:?}");
        let says = table.get_says_at();
        let says = Frame {
            left: says.x,
            top: says.y,
            right: says.x + says.width,
            bottom: says.y + says.height,
        };
        assert!(
            says.within(&frame) || !frame.overlaps(&says),
            "{game} at {width}x{height}: the prompt, {frame:?} {says:?}"
        );
        let labels: Vec<String> = table.get_choices().iter().map(|it| it.label.into()).collect();
        for button in screen.buttons() {
            let label = button.accessible_label().unwrap_or_default().to_string();
            let plays = label.contains("can be") || labels.contains(&label);
            let covered = plays && Frame::of(&button).overlaps(&frame);
            assert!(!covered, "{game} at {width}x{height}: {label}");
        }
        let close = screen.find("Got it").expect("its button");
        let close = Frame::of(&close);
        assert!(close.within(&frame), "{game} at {width}x{height}: {close:?} {frame:?}");
    }
}

#[test]
fn a_tip_covers_nothing_to_play() {
    it_covers_nothing_to_play::<four_knights::Position>(GameId::FourKnights, 2);
    it_covers_nothing_to_play::<four_kingdoms::Position>(GameId::FourKingdoms, 1);
    it_covers_nothing_to_play::<four_horsemen::Position>(GameId::FourHorsemen, 2);
    it_covers_nothing_to_play::<four_horsemen::Position>(GameId::FourHorsemen, 4);
    it_covers_nothing_to_play::<watchtower::Position>(GameId::Watchtower, 2);
    it_covers_nothing_to_play::<watchtower::Position>(GameId::Watchtower, 4);
    it_covers_nothing_to_play::<knights_and_ninjas::Position>(GameId::KnightsAndNinjas, 2);
    it_covers_nothing_to_play::<knights_and_ninjas::Position>(GameId::KnightsAndNinjas, 6);
}
