//! Screen tests of matches that a friend has played, too: codes with what was decided, and the
//! comparison.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::atomic::AtomicBool;

use cardkeep::{Begin, Page};
use cardkeep_ai::Level;
use cardkeep_core::engine::{Chance, Game, Record, Seat, Setup, Start};
use cardkeep_core::games::GameId;
use cardkeep_core::games::four_kingdoms;
use cardkeep_core::games::four_kingdoms::solver::{Limit, Verdict, solve};
use cardkeep_core::games::four_knights::{Options, Position};
use cardkeep_store::{
    Challenge, MatchFacts, MatchId, MatchResult, Player, Proof, Save, Slot, local_day, names_for,
    now,
};
use cardkeep_ui::{Daily, Ending, Review, Sheet, Sheets};
use i_slint_backend_testing::ElementQuery;
use jiff::civil::Date;
use slint::{ComponentHandle, Model};

use crate::driver::{Screen, Stage};
use crate::friends::act;

const GAME: GameId = GameId::FourKnights;

/// Returns a set-up, and a random match with it, played to its end.
fn friends_match(seed: u64) -> (Challenge, Record<Position>) {
    let setup = Setup::new(2, Options::default());
    let players = [Player::Human, Player::Computer(Level::Easy)];
    let challenge = Challenge::of::<Position>(&setup, 4711, &players, &names_for(&players, &[]));
    let mut record = Record::<Position>::new(Start::Deal { setup, seed: 4711 }).unwrap();
    let mut chance = Chance::new(seed);
    loop {
        let mut legal = Vec::new();
        record.position().legal_actions(&mut legal);
        let Some(action) = chance.pick(&legal) else { return (challenge, record) };
        record.play(action).unwrap();
    }
}

/// Keeps a match of the player with the same set-up in the history.
fn keep_own(stage: &Stage, seed: u64) -> Save<Position> {
    let (Challenge { players, names, .. }, record) = friends_match(seed);
    let save = Save { record, players, names, ..crate::results::played::<Position>(3).0 };
    let data_dir = &stage.app.services().data_dir;
    data_dir.keep_finished(&save, MatchResult::Won, MatchFacts::default()).unwrap();
    save
}

fn enter(stage: &Stage, code: &str) {
    // The whole page is on the screen.
    stage.resize(360, 2400);
    stage.app.services().shell.go(Page::Daily(GAME));
    let page = stage.app.window().global::<Daily>();
    page.set_code(code.into());
    page.invoke_check_code();
    stage.settle();
    assert_eq!(page.get_code_error(), "");
}

#[test]
fn a_friends_match_is_played_and_compared_at_the_end() {
    let screen = Screen::<Position>::open(GAME);
    let (challenge, friends) = friends_match(1);
    let code = challenge.code_of_match(&friends).unwrap();
    enter(&screen, &code);
    assert!(screen.reads("Your friend has already played this match."));
    screen.press("Play this match");
    screen.resize(360, 640);
    screen.settle();
    assert_eq!(screen.app.services().shell.page(), Page::Table(GAME));
    let running = screen.data_dir().load::<Position>(Slot::Auto).unwrap().value;
    assert_eq!(running.record.start(), friends.start());
    assert_eq!(running.friend.as_ref(), Some(&code));
    let ending = screen.app.window().global::<Ending>();
    let review = screen.app.window().global::<Review>();
    let sheets = screen.app.window().global::<Sheets>();
    review.invoke_compare_match();
    review.invoke_compare();
    screen.settle();
    assert!(sheets.get_open() != Sheet::Compare, "nothing is told before the end");
    for _ in 0..3_000 {
        if ending.get_over() {
            break;
        }
        screen.think();
        screen.wait();
        act(&screen);
    }
    assert!(ending.get_over() && review.get_friendly());
    let own = screen.record();
    screen.press("Compare with your friend");
    screen.settle();
    assert_eq!(screen.app.services().shell.page(), Page::Review(GAME));
    assert!(sheets.get_open() == Sheet::Compare);
    let same =
        own.played().iter().zip(friends.played()).take_while(|(own, his)| own == his).count();
    let comparison = review.get_comparison();
    assert_eq!(comparison.at, same as i32);
    let first = format!("You first differed at move {}.\nYou: ", same + 1);
    assert!(comparison.difference.starts_with(&first), "{}", comparison.difference);
    let rows: Vec<_> = comparison.rows.iter().map(|row| row.label.to_string()).collect();
    assert_eq!(rows, ["Result", "Score", "Moves"]);
    screen.wait_for("both are judged", || {
        let lines = review.get_comparison();
        lines.mine.row_count() > 0 && lines.friends.row_count() > 0 && lines.note.is_empty()
    });
    screen.press("See the difference");
    screen.settle();
    assert_eq!(review.get_move(), same as i32);
    assert!(sheets.get_open() == Sheet::None);
    assert!(screen.prompt().starts_with("You: ") && screen.prompt().contains("\nYour friend: "));

    // The friend's match is read-only, and in no history.
    let before = screen.data_dir().history(GAME);
    review.invoke_review_friend();
    screen.settle();
    assert_eq!(
        (review.get_moves(), review.get_move()),
        (friends.played().len() as i32, same as i32)
    );
    assert!(!screen.labels().iter().any(|label| label.starts_with("Your ")), "it is not yours");
    screen.press("More");
    screen.settle();
    screen.press("About this match");
    screen.settle();
    screen.press("Back to your match");
    screen.settle();
    assert_eq!(review.get_moves(), own.played().len() as i32);
    assert_eq!(screen.data_dir().history(GAME), before);
}

#[test]
fn what_was_played_before_is_compared_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::open(folder.path());
    let own = keep_own(&stage, 2);
    let (challenge, friends) = friends_match(1);
    enter(&stage, &challenge.code_of_match(&friends).unwrap());
    stage.press("Compare");
    let review = stage.app.window().global::<Review>();
    let sheets = stage.app.window().global::<Sheets>();
    assert_eq!(stage.app.services().shell.page(), Page::Review(GAME));
    assert!(sheets.get_open() == Sheet::Compare && review.get_comparison().at >= 0);
    assert_eq!(review.get_moves(), own.record.played().len() as i32);
    // It stays with the match.
    let number = stage.app.services().data_dir.history(GAME).matches[0].number;
    let kept = stage.app.services().data_dir.finished::<Position>(number).unwrap();
    assert_eq!(kept.friend, challenge.code_of_match(&friends));
    // The code of a set-up alone offers no comparison.
    enter(&stage, &challenge.code().unwrap());
    assert!(!stage.labels().contains(&"Compare".into()));
}

/// What another match's code, or none at all, is in its place offers no comparison and breaks nothing.
#[test]
fn a_foreign_code_is_not_compared() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::open(folder.path());
    let own = keep_own(&stage, 2);
    let (mut other, _) = friends_match(1);
    other.seed = 9;
    let number = stage.app.services().data_dir.history(GAME).matches[0].number;
    for code in [other.code_of_match(&own.record), Some("no code".to_owned())] {
        let data_dir = &stage.app.services().data_dir;
        data_dir.keep_friend::<Position>(number, code.unwrap()).unwrap();
        assert!(stage.app.services().play(GAME, Begin::Review(number)));
        let review = stage.app.window().global::<Review>();
        let sheets = stage.app.window().global::<Sheets>();
        review.invoke_compare();
        stage.settle();
        assert!(sheets.get_open() != Sheet::Compare);
    }
}

/// Opens the code of the latest match from its review.
fn open_challenge(stage: &Stage) {
    let number = stage.app.services().data_dir.history(GAME).matches[0].number;
    assert!(stage.app.services().play(GAME, Begin::Review(number)));
    stage.settle();
    stage.press("More");
    stage.press("About this match");
    stage.press("Challenge a friend");
}

/// The code is offered by the review, with a picture that a camera can read.
#[test]
fn a_finished_match_offers_its_code() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::open(folder.path());
    let own = keep_own(&stage, 2);
    open_challenge(&stage);
    let ending = stage.app.window().global::<Ending>();
    let (_, sent) = Challenge::read_match::<Position>(&ending.get_code()).unwrap();
    assert_eq!(sent.played(), own.record.played());
    let picture = ending.get_code_picture().to_rgb8().unwrap();
    let corner = picture.as_slice()[0];
    assert_eq!([corner.r, corner.g, corner.b], [255; 3], "light around it");
    let dark = picture.as_slice().iter().filter(|pixel| pixel.r == 0).count();
    assert!(dark * 4 > picture.as_slice().len(), "{dark}");
}

/// Where the system can hand a text to another app, the code goes there instead of to the clipboard.
#[test]
fn a_code_is_shared_where_the_system_can() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::open(folder.path());
    keep_own(&stage, 2);
    let shared: Rc<RefCell<Vec<String>>> = Rc::default();
    let taken = Rc::clone(&shared);
    stage.app.use_share(move |code| taken.borrow_mut().push(code.to_owned()));
    open_challenge(&stage);
    assert!(!stage.labels().contains(&"Copy code".into()));
    stage.press("Share code");
    let code = stage.app.window().global::<Ending>().get_code();
    assert_eq!(*shared.borrow(), [code.to_string()]);
}

/// The deal is verified, and a rival's view shows no more than that rival saw.
#[test]
fn a_review_verifies_the_deal_and_shows_what_a_rival_saw() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::open(folder.path());
    let (challenge, record) = friends_match(2);
    let Challenge { players, names, .. } = challenge.clone();
    let mut save = Save { record, players, names, ..crate::results::played::<Position>(3).0 };
    save.proof = Some(Proof::new(&challenge, 46));
    let services = stage.app.services();
    let keep = |save: &Save<Position>| {
        let data_dir = &services.data_dir;
        data_dir.keep_finished(save, MatchResult::Won, MatchFacts::default()).unwrap();
        data_dir.history(GAME).matches[0].number
    };
    assert!(services.play(GAME, Begin::Review(keep(&save))));
    stage.settle();
    stage.press("More");
    stage.press("About this match");
    assert!(stage.reads("Deal number 4711, secret number 0000000000000000000000000000002e"));
    stage.press("Verify the deal");
    assert!(stage.reads("The deal is genuine"));
    stage.press("OK");
    let review = stage.app.window().global::<Review>();
    review.invoke_jump(1);
    stage.settle();
    let rival = save.names[1].clone();
    stage.press("More");
    stage.press("About this match");
    stage.press(&format!("See it as {rival} saw it"));
    assert_eq!((review.get_move(), review.get_shown()), (1, true));
    let first = save.record.first_position();
    let hands = [0, 1].map(|seat| first.hand(Seat(seat)));
    let all = ElementQuery::from_root(stage.app.window());
    let all = all.match_predicate(|element| element.accessible_label().is_some()).find_all();
    let seen: Vec<_> = all.iter().filter_map(|element| element.accessible_label()).collect();
    let seen = seen.join(", ").to_lowercase();
    let sees = |seat: usize| hands[seat].iter().filter(|card| seen.contains(&card.name())).count();
    assert!(sees(1) > 3 && sees(0) <= 1, "{seen}");
    stage.press("More");
    stage.press("About this match");
    stage.press("Back to your match");
    assert_eq!(review.get_move(), 1);

    // Other opponents would have been dealt otherwise.
    save.id = MatchId::begin(9);
    save.names[1] = "Tamsin".into();
    assert!(services.play(GAME, Begin::Review(keep(&save))));
    stage.settle();
    stage.press("More");
    stage.press("About this match");
    stage.press("Verify the deal");
    assert!(stage.reads("The deal doesn't match"));
}

/// Returns a deal that can be won, and a match that wins it.
fn solved() -> (Challenge, Record<four_kingdoms::Position>) {
    let players = [Player::Human];
    let setup = Setup::new(1, four_kingdoms::Options::default());
    let solved = (0..).find_map(|seed| {
        let start = Start::Deal { setup: setup.clone(), seed };
        let mut record = Record::<four_kingdoms::Position>::new(start).unwrap();
        let cancel = AtomicBool::new(false);
        let solution = solve(record.position(), Limit::default(), &cancel);
        let Verdict::Winnable(line) = solution.verdict else { return None };
        line.into_iter().for_each(|action| _ = record.play(action).unwrap());
        let names = names_for(&players, &[]);
        let challenge = Challenge::of::<four_kingdoms::Position>(&setup, seed, &players, &names);
        Some((challenge, record))
    });
    solved.expect("some deal can be won")
}

#[test]
fn deals_of_a_solitaire_are_compared_too() {
    let screen = Screen::<four_kingdoms::Position>::open(GameId::FourKingdoms);
    let (challenge, record) = solved();
    let friend = challenge.code_of_match(&record);
    let Challenge { players, names, .. } = challenge;
    let (other, _) = crate::results::played::<four_kingdoms::Position>(3);
    let save = Save { record, players, names, friend, ..other };
    screen.data_dir().save(Slot::Auto, &save).unwrap();
    assert!(screen.app.services().play(GameId::FourKingdoms, Begin::Resume(Slot::Auto)));
    screen.settle();
    let review = screen.app.window().global::<Review>();
    let sheets = screen.app.window().global::<Sheets>();
    assert!(review.get_friendly());
    review.invoke_compare_match();
    screen.settle();
    assert!(sheets.get_open() == Sheet::Compare, "the comparison is open");
    assert!(screen.reads("You both made the same decisions."));
}

/// Ends a day's match of Four Knights at the table.
fn end_daily(day: Date) -> Screen<Position> {
    let screen = Screen::<Position>::open(GAME);
    let daily = Challenge::daily(GAME, day);
    let setup = Setup::new(2, Options::default());
    let start = Start::Deal { setup, seed: daily.seed };
    let mut record = Record::<Position>::new(start).unwrap();
    let first = |position: &Position| {
        let mut legal = Vec::new();
        position.legal_actions(&mut legal);
        legal.first().copied()
    };
    while let Some(action) = first(record.position()) {
        record.play(action).unwrap();
    }
    let (other, _) = crate::results::played::<Position>(3);
    let names = names_for(&daily.players, &daily.names);
    let save = Save { record, players: daily.players, names, day: Some(day), ..other };
    screen.data_dir().save(Slot::Auto, &save).unwrap();
    assert!(screen.app.services().play(GAME, Begin::Resume(Slot::Auto)));
    screen.resize(390, 844);
    screen.settle();
    screen
}

#[test]
fn a_daily_match_is_compared_with_that_of_a_strong_player() {
    // The rivals of the finished match did not think. On this day, the player differs before they do.
    let screen = end_daily(Date::constant(2026, 11, 28));
    screen.press("Compare with a strong player");
    screen.settle();
    let review = screen.app.window().global::<Review>();
    let sheets = screen.app.window().global::<Sheets>();
    assert_eq!(screen.app.services().shell.page(), Page::Review(GAME));
    assert!(sheets.get_open() == Sheet::Compare);
    screen.wait_for("both are judged", || {
        let lines = review.get_comparison();
        lines.friends.row_count() > 0 && !lines.note.starts_with("Analyzing")
    });
    let comparison = review.get_comparison();
    assert!(!comparison.reviewable && comparison.at >= 0);
    assert!(comparison.difference.contains("Strong player: "), "{}", comparison.difference);
    let rows: Vec<_> = comparison.rows.iter().map(|row| row.label.to_string()).collect();
    assert_eq!(rows, ["Result", "Score", "Moves"]);
}

#[test]
fn one_daily_match_leads_to_the_next() {
    let screen = end_daily(local_day(now()).unwrap());
    assert!(screen.reads("Daily deals: 1 of 5 done, "));
    screen.press("Next daily deal");
    screen.settle();
    assert_eq!(screen.app.services().shell.page(), Page::Daily(GameId::FourKingdoms));
}

#[test]
fn a_daily_match_is_reviewed_from_its_page() {
    let screen = end_daily(local_day(now()).unwrap());
    screen.app.services().shell.go(Page::Daily(GAME));
    screen.resize(390, 1600);
    screen.settle();
    screen.press("Review");
    screen.settle();
    assert_eq!(screen.app.services().shell.page(), Page::Review(GAME));
}
