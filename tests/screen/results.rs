//! Screen tests of results, match histories and reviews.

use cardkeep::Begin;
use cardkeep::Page;
use cardkeep_ai::Level;
use cardkeep_core::engine::{Chance, Game, Outcome, Record, Seat, Setup, Start, Turn};
use cardkeep_core::games::{GameId, Registered, four_knights, watchtower};
use cardkeep_core::rating::{EASY, Rating};
use cardkeep_core::with_game;
use cardkeep_store::{
    DataDir, HELPED, MatchFacts, MatchId, MatchResult, Player, Save, Slot, SlotState, Speed,
};
use cardkeep_ui::Sheet;
use i_slint_backend_testing::ElementHandle;
use slint::platform::Key;
use slint::{ComponentHandle, Model};

use crate::driver::{Frame, Stage};

const GAME: GameId = GameId::FourKnights;

/// Returns a random match, played until it ends or for long enough.
pub fn played<G: Registered>(seed: u64) -> (Save<G>, Option<Outcome>) {
    played_for(seed, 60)
}

/// Returns a random match, played until it ends or for this many actions.
pub fn played_for<G: Registered>(seed: u64, most: usize) -> (Save<G>, Option<Outcome>) {
    let seats = *G::SEATS.end();
    let setup = Setup::new(seats, G::Options::default());
    let mut record = Record::<G>::new(Start::Deal { setup, seed }).unwrap();
    let mut chance = Chance::new(seed);
    let mut legal = Vec::new();
    let over = loop {
        if let Turn::Over(outcome) = record.position().turn() {
            break Some(outcome);
        }
        if record.acts() == most {
            break None;
        }
        legal.clear();
        record.position().legal_actions(&mut legal);
        let action = chance.pick(&legal).unwrap();
        record.play(action).unwrap();
    };
    let mut players = vec![Player::Human];
    players.resize(usize::from(seats), Player::Computer(Level::Easy));
    let names = cardkeep_store::names_for(&players, &[]);
    let save = Save {
        saved: 1_795_194_300,
        played_seconds: 312,
        ..Save::new(MatchId::begin(seed), record, players, names)
    };
    (save, over)
}

fn keep<G: Registered>(data_dir: &DataDir, seed: u64) -> Save<G> {
    let (save, _) = played::<G>(seed);
    let moves = save.record.acts() as u32;
    let effort = MatchFacts { seconds: 312, moves, points: Some(750), ..MatchFacts::default() };
    data_dir.keep_finished(&save, MatchResult::Won, effort).unwrap();
    save
}

pub fn open(folder: &tempfile::TempDir) -> Stage {
    let stage = Stage::open(folder.path());
    stage.resize(360, 2400);
    stage.speed(Speed::Off);
    stage
}

fn has(stage: &Stage, label: &str) -> bool {
    stage.labels().iter().any(|known| known == label)
}

/// Whether the result of a hand is shown.
fn reading(stage: &Stage) -> bool {
    stage.app.window().global::<cardkeep_ui::Ending>().get_hand_over()
}

/// Whether the first line of the log beside the table is in sight.
fn log_begins(stage: &Stage) -> bool {
    let of = |name| ElementHandle::find_by_element_type_name(stage.app.window(), name).next();
    let (list, row) = (of("LogList").unwrap(), of("LogRow").unwrap());
    row.absolute_position().y >= list.absolute_position().y
}

#[test]
fn a_finished_match_of_every_game_is_looked_at_move_by_move_and_back() {
    for game in GameId::ALL {
        let folder = tempfile::tempdir().unwrap();
        let data_dir = DataDir::open(folder.path()).unwrap();
        let moves = with_game!(game, G => keep::<G>(&data_dir, 3).record.acts());
        drop(data_dir);
        let stage = open(&folder);
        let services = stage.app.services();
        services.shell.go(Page::Statistics);
        services.shell.go(Page::History(game));
        stage.settle();
        let row = stage
            .labels()
            .into_iter()
            .find(|label| label.starts_with("Won") || label.starts_with("Gave up"))
            .unwrap();
        stage.press(&row);
        stage.resize(360, 640);
        assert_eq!(services.shell.page(), Page::Review(game));
        assert!(stage.reads(&format!("Finished match, {moves} moves")), "{game}");
        stage.press("More");
        assert!(!has(&stage, "Save this match"), "{game}");
        stage.press("Close");
        let title = || stage.texts().into_iter().map(|(text, _)| text).collect::<Vec<_>>();
        let first = title();
        let begins = || {
            stage.resize(1280, 800);
            let begins = log_begins(&stage);
            stage.resize(360, 640);
            begins
        };
        assert!(begins(), "{game}: the log begins with its first line");
        let prompt = || stage.app.window().global::<cardkeep_ui::Table>().get_prompt();
        let mut told_before = String::new();

        for at in 1..=moves {
            stage.press("Next");
            if reading(&stage) {
                stage.key(Key::Return);
            }
            if at < moves {
                told_before = prompt().into();
                let what = told_before.strip_prefix(&format!("Move {at} of {moves}: "));
                assert!(what.is_some_and(|what| !what.is_empty()), "{game}: {told_before}");
            }
        }
        assert!(has(&stage, "Replay"), "{game}: {:?}", stage.labels());
        stage.press("Next");
        assert!(stage.reads("This is the end of the match."), "{game}: {:?}", title());
        stage.press("Previous");
        assert_eq!(prompt(), told_before, "{game}: back where it was, the same is told");
        stage.key(Key::Home);
        assert_eq!(title(), first, "{game}: at the beginning it is as it was");
        assert!(begins(), "{game}: the log is at its first line again");

        // Automatic review reaches the end too, and can be stopped.
        stage.press("Play");
        for _ in 0..40 * moves {
            stage.settle();
            if has(&stage, "Replay") {
                break;
            }
            if reading(&stage) {
                stage.key(Key::Return);
            }
        }
        assert!(has(&stage, "Replay"), "{game}: {:?}", stage.labels());
        assert!(matches!(services.data_dir.look(game, Slot::Auto), SlotState::Empty), "{game}");
        assert_eq!(services.data_dir.statistics().value.all(game).played(), 0, "{game}");
        stage.key(Key::Escape);
        assert_eq!(services.shell.page(), Page::History(game));
    }
}

/// Opens a finished match of Watchtower for review.
fn at_a_finished_match(folder: &tempfile::TempDir) -> Stage {
    let data_dir = DataDir::open(folder.path()).unwrap();
    keep::<cardkeep_core::games::watchtower::Position>(&data_dir, 3);
    drop(data_dir);
    let stage = open(folder);
    stage.app.services().shell.go(Page::History(GameId::Watchtower));
    stage.settle();
    let row = stage
        .labels()
        .into_iter()
        .find(|label| label.starts_with("Won") || label.starts_with("Gave up"))
        .unwrap();
    stage.press(&row);
    stage
}

#[test]
fn a_match_that_is_looked_at_tells_what_happened_and_goes_to_its_end_at_once() {
    let folder = tempfile::tempdir().unwrap();
    let stage = at_a_finished_match(&folder);
    let table = stage.app.window().global::<cardkeep_ui::Table>();
    stage.press("Next");
    let told = table.get_prompt();
    let what = told.split_once(": ").map(|(_, what)| what.to_owned());
    let said = what.as_ref().is_some_and(|what| {
        slint::Model::iter(&table.get_log()).any(|line| line.text == what.as_str())
    });
    assert!(said, "{told:?} ends with a line of the log");
    stage.key(Key::End);
    assert!(has(&stage, "Replay"), "{:?}", stage.labels());
    stage.key(Key::Home);
    assert!(table.get_prompt().starts_with("Finished match"), "{:?}", table.get_prompt());
}

/// Returns the marked lines of the log with the numbers of their moves.
fn marked(stage: &Stage) -> Vec<(String, i32)> {
    let table = stage.app.window().global::<cardkeep_ui::Table>();
    let log = table.get_log();
    let lines = slint::Model::iter(&log).filter(|line| line.current);
    lines.map(|line| (line.text.into(), line.number)).collect()
}

/// Returns where each card is, without temporary texts.
fn cards(stage: &Stage) -> Vec<(i32, i32)> {
    let table = stage.app.window().global::<cardkeep_ui::Table>();
    let cards = table.get_cards();
    let spot = |card: cardkeep_ui::CardRow| (card.x as i32, card.y as i32);
    let mut spots: Vec<_> = slint::Model::iter(&cards).map(spot).collect();
    spots.sort_unstable();
    spots
}

#[test]
fn any_move_is_jumped_to_and_its_line_of_the_log_is_marked() {
    let folder = tempfile::tempdir().unwrap();
    let stage = at_a_finished_match(&folder);
    stage.resize(1280, 800);
    let table = stage.app.window().global::<cardkeep_ui::Table>();
    let review = stage.app.window().global::<cardkeep_ui::Review>();
    let moves = review.get_moves();
    assert!(moves > 30, "{moves}");
    assert_eq!(review.get_move(), 0);
    // The whole log is there from the start.
    let lines: Vec<_> = slint::Model::iter(&table.get_log()).collect();
    assert!(lines.iter().any(|line| line.number > 30), "{} lines", lines.len());

    // By a line of the log.
    let line = lines.iter().find(|line| line.number > 6 && !line.heading).unwrap().clone();
    let rows = ElementHandle::find_by_element_type_name(stage.app.window(), "LogRow");
    let row = rows.filter(|row| row.accessible_label().is_some_and(|label| label == line.text));
    let found = row.last().unwrap();
    found.invoke_accessible_default_action();
    stage.settle();
    let at = review.get_move();
    assert!(at > 0 && table.get_prompt().starts_with(&format!("Move {at} of {moves}: ")));
    let marks = marked(&stage);
    assert!(!marks.is_empty() && marks.iter().all(|(_, number)| *number == at), "{marks:?}");

    // By the slider, with a screen reader and a pointer.
    review.invoke_jump(25);
    stage.settle();
    let there = (cards(&stage), table.get_prompt(), marked(&stage));
    let slider = ElementHandle::find_by_element_type_name(stage.app.window(), "Scrubber");
    let slider = slider.last().unwrap();
    assert_eq!(slider.accessible_value().unwrap(), "25");
    slider.invoke_accessible_increment_action();
    stage.settle();
    assert_eq!(review.get_move(), 26);
    let frame = Frame::of(&slider);
    let middle = (frame.top + frame.bottom) / 2.0;
    stage.tap_at(frame.right - 1.0, middle);
    assert_eq!(review.get_move(), moves, "its end is the end of the match");
    stage.tap_at(frame.left + 1.0, middle);
    assert_eq!(review.get_move(), 0);

    // By keys: the same position looks the same, however it was reached.
    stage.key(Key::PageDown);
    assert_eq!(review.get_move(), 10);
    stage.key(Key::PageDown);
    (0..5).for_each(|_| _ = stage.key(Key::RightArrow));
    assert_eq!((cards(&stage), table.get_prompt(), marked(&stage)), there);
    stage.key(Key::PageUp);
    assert_eq!(review.get_move(), 15);
    stage.key(Key::End);
    assert_eq!(review.get_move(), moves);
    stage.key(Key::Home);
    assert_eq!((review.get_move(), marked(&stage)[0].1), (0, 0));
}

/// On a phone the log covers the table, so it closes to show the move.
#[test]
fn a_jump_from_the_log_of_a_phone_shows_the_table() {
    let folder = tempfile::tempdir().unwrap();
    let stage = at_a_finished_match(&folder);
    stage.resize(360, 640);
    let review = stage.app.window().global::<cardkeep_ui::Review>();
    let sheets = stage.app.window().global::<cardkeep_ui::Sheets>();
    stage.press("Log");
    assert!(sheets.get_open() == cardkeep_ui::Sheet::Log);
    let rows = ElementHandle::find_by_element_type_name(stage.app.window(), "LogRow");
    let row = rows.filter(|row| row.size().height >= 44.0).nth(4).unwrap();
    row.invoke_accessible_default_action();
    stage.settle();
    assert!(sheets.get_open() != cardkeep_ui::Sheet::Log && review.get_move() > 0);
}

/// When one button replaces another, a tap meant for the old one does nothing.
#[test]
fn a_tap_just_when_buttons_change_is_not_taken() {
    let folder = tempfile::tempdir().unwrap();
    let stage = at_a_finished_match(&folder);
    let millis = |millis| {
        i_slint_backend_testing::mock_elapsed_time(std::time::Duration::from_millis(millis));
    };
    // Almost to the end, and from there automatically until "Stop" is replaced.
    stage.key(Key::End);
    stage.press("Previous");
    stage.control("Play").invoke_accessible_default_action();
    let gone = (0..400).any(|_| {
        millis(10);
        has(&stage, "Replay")
    });
    assert!(gone, "{:?}", stage.labels());
    stage.control("Replay").invoke_accessible_default_action();
    millis(50);
    assert!(has(&stage, "Replay"), "too soon: {:?}", stage.labels());
    millis(500);
    stage.control("Replay").invoke_accessible_default_action();
    millis(50);
    assert!(!has(&stage, "Replay"), "{:?}", stage.labels());
}

#[test]
fn looking_back_leaves_the_match_that_waits_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let data_dir = DataDir::open(folder.path()).unwrap();
    let save = keep::<cardkeep_core::games::four_knights::Position>(&data_dir, 3);
    let mut waiting = save.clone();
    waiting.record.undo();
    data_dir.save(Slot::Auto, &waiting).unwrap();
    drop(data_dir);
    let stage = open(&folder);
    let services = stage.app.services();
    services.shell.go(Page::History(GAME));
    stage.settle();
    let row = stage.labels().into_iter().find(|label| label.starts_with("Won")).unwrap();
    stage.press(&row);
    stage.resize(360, 640);
    stage.press("Next");
    assert!(services.shell.table().unwrap().save_to(2).is_err(), "there is nothing to save");
    services.shell.go(Page::Home);
    stage.settle();
    services.data_dir.settle();
    let kept = services.data_dir.load::<cardkeep_core::games::four_knights::Position>(Slot::Auto);
    assert_eq!(kept.unwrap().value, waiting);
}

#[test]
fn the_trend_is_a_picture_and_a_sentence() {
    let folder = tempfile::tempdir().unwrap();
    let data_dir = DataDir::open(folder.path()).unwrap();
    for n in 0..55 {
        let result = if n % 5 == 0 { MatchResult::Won } else { MatchResult::Lost };
        let effort =
            MatchFacts { seconds: 100, moves: 40, points: Some(250), ..MatchFacts::default() };
        data_dir.record_effort(GAME, "hard", &MatchId::begin(n), result, Some(effort)).unwrap();
    }
    drop(data_dir);
    let stage = open(&folder);
    stage.resize(360, 640);
    stage.app.services().shell.go(Page::Results(GAME));
    stage.settle();
    assert!(stage.reads("20%") && stage.reads("11 of 55 won"));
    assert!(stage.reads("Average: 1:40, 40 moves, 2.5 points."));
    let sentence = "You won 10 of your last 50 matches, and 2 of the last 10.";
    assert!(stage.reads(sentence));
    let plots: Vec<ElementHandle> =
        ElementHandle::find_by_element_type_name(stage.app.window(), "Trend").collect();
    let [plot] = &plots[..] else { panic!("{} plots", plots.len()) };
    assert_eq!(plot.accessible_label().unwrap(), sentence);
    let marks = ElementHandle::find_by_element_type_name(stage.app.window(), "ResultMark");
    let marks: Vec<Frame> = marks.map(|mark| Frame::of(&mark)).collect();
    assert_eq!(marks.len(), 50);
    let whole = Frame::of(plot);
    assert!(marks.iter().all(|mark| mark.within(&whole) && mark.right - mark.left > 3.0));
}

#[test]
fn damaged_and_forgotten_matches_are_told() {
    let folder = tempfile::tempdir().unwrap();
    let data_dir = DataDir::open(folder.path()).unwrap();
    for seed in 1..4 {
        keep::<cardkeep_core::games::four_knights::Position>(&data_dir, seed);
    }
    drop(data_dir);
    let file = folder.path().join("history").join(GAME.id()).join("2.match");
    std::fs::write(file, "spoilt").unwrap();
    let stage = open(&folder);
    let services = stage.app.services();
    services.shell.go(Page::History(GAME));
    stage.settle();
    assert!(stage.reads("1 match can't be opened and isn't shown."));
    assert_eq!(stage.labels().iter().filter(|label| label.starts_with("Won")).count(), 2);
    stage.press("Delete match history");
    stage.press("Cancel");
    assert_eq!(services.data_dir.history(GAME).matches.len(), 2);
    stage.press("Delete match history");
    stage.press("Delete");
    assert!(stage.reads("No finished matches yet."));
    assert!(services.data_dir.history(GAME).matches.is_empty());
}

#[test]
fn a_deal_given_up_is_in_the_history_once_it_is_counted() {
    use cardkeep_core::games::four_kingdoms::Position;

    let folder = tempfile::tempdir().unwrap();
    let data_dir = DataDir::open(folder.path()).unwrap();
    let (save, _) = played::<Position>(3);
    data_dir.save(Slot::Auto, &save).unwrap();
    drop(data_dir);
    let stage = open(&folder);
    let services = stage.app.services();
    services.shell.go(Page::NewGame(GameId::FourKingdoms));
    stage.settle();
    stage.press("Give up");
    assert!(stage.reads("Give up this deal?") && stage.reads("The deal counts as lost"));
    stage.press("Give up");
    // It ends with the result, and the review at its last move.
    assert!(stage.reads("You gave up the deal") && stage.reads("It counts as lost"));
    assert!(stage.control("New match…").accessible_label().is_some(), "what may come next");
    stage.press("Close");
    assert_eq!(services.shell.page(), Page::Review(GameId::FourKingdoms));
    let review = stage.app.window().global::<cardkeep_ui::Review>();
    assert!(review.get_moves() > 0 && review.get_move() == review.get_moves());
    assert!(services.data_dir.running(GameId::FourKingdoms).is_empty());
    let history = services.data_dir.history(GameId::FourKingdoms).matches;
    assert_eq!(history.len(), 1);
    assert_eq!(history[0].result, MatchResult::Lost);
    let results = services.data_dir.statistics().value;
    assert_eq!(results.tally(GameId::FourKingdoms, "alone").lost, 1);
    assert_eq!(results.tally(GameId::FourKingdoms, HELPED).played(), 0);
    assert_eq!(save.record.position().points(Seat(0)), history[0].points);
}

#[test]
fn an_empty_log_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let stage = open(&folder);
    stage.resize(360, 640);
    stage.sit(GameId::FourKingdoms);
    stage.press("Log");
    assert!(stage.reads("No moves yet."));
}

/// A review that was left with the app reopens at its move, and leads back to the history.
#[test]
fn a_review_reopens_at_its_move() {
    let folder = tempfile::tempdir().unwrap();
    let data_dir = DataDir::open(folder.path()).unwrap();
    keep::<four_knights::Position>(&data_dir, 3);
    keep::<four_knights::Position>(&data_dir, 4);
    drop(data_dir);
    let stage = open(&folder);
    stage.app.services().shell.go(Page::History(GAME));
    assert!(stage.app.services().play(GAME, Begin::Review(1)));
    stage.settle();
    (0..7).for_each(|_| _ = stage.key(Key::RightArrow));
    let shown = |stage: &Stage| stage.app.services().shell.table().unwrap().reviewed();
    assert_eq!(shown(&stage), Some((1, 7)));
    stage.app.suspend();
    drop(stage);

    let stage = open(&folder);
    stage.app.restore();
    stage.settle();
    let shell = &stage.app.services().shell;
    assert_eq!((shell.page(), shown(&stage)), (Page::Review(GAME), Some((1, 7))));
    assert!(stage.app.back());
    assert_eq!(shell.page(), Page::History(GAME));

    // Without the match, the history is all there is.
    assert!(stage.app.services().play(GAME, Begin::Review(1)));
    stage.app.suspend();
    stage.app.services().data_dir.forget_history(GAME).unwrap();
    drop(stage);
    let stage = open(&folder);
    stage.app.restore();
    assert_eq!(stage.app.services().shell.page(), Page::History(GAME));
}

/// Asserts that the win chances of a finished match are found, shown and stored, and that a mark
/// leads to its decision.
fn win_chances_are_found<G: Registered>(game: GameId) {
    let folder = tempfile::tempdir().unwrap();
    let data_dir = DataDir::open(folder.path()).unwrap();
    keep::<G>(&data_dir, 3);
    drop(data_dir);
    let stage = open(&folder);
    let data_dir = &stage.app.services().data_dir;
    assert_eq!(data_dir.analysis::<G>(1), None);
    assert!(stage.app.services().play(game, Begin::Review(1)));
    stage.settle();
    stage.press("Win chances");
    let review = stage.app.window().global::<cardkeep_ui::Review>();
    let sheets = stage.app.window().global::<cardkeep_ui::Sheets>();
    stage.wait_for("win chances", || review.get_analysis().steps.row_count() > 0);
    let judged = data_dir.analysis::<G>(1).expect("it is stored");
    assert_eq!(judged.len(), review.get_analysis().steps.row_count());
    assert!(judged.iter().all(|it| (0.0..=1.0).contains(&it.chance)), "{judged:?}");
    assert_eq!(data_dir.history(game).matches.len(), 1, "the match is still there");

    let note = review.get_analysis().note;
    assert!(note.contains("cost you the most"), "{note}");

    let marks: Vec<_> = review.get_analysis().marks.iter().collect();
    let mark = marks.first().expect("random play gives something away");
    stage.press(&mark.title);
    assert_eq!((review.get_move(), sheets.get_open()), (mark.r#move, Sheet::None));
    // The second time they are known.
    stage.press("Win chances");
    assert_eq!(review.get_analysis().steps.row_count(), judged.len());
}

#[test]
fn win_chances_of_four_knights_are_found_once() {
    win_chances_are_found::<four_knights::Position>(GameId::FourKnights);
}

#[test]
fn win_chances_of_watchtower_are_found_once() {
    win_chances_are_found::<watchtower::Position>(GameId::Watchtower);
}

/// The levels follow the results, and the next match and a rematch are played at them.
#[test]
fn opponents_match_the_players_results() {
    let folder = tempfile::tempdir().unwrap();
    let stage = open(&folder);
    let services = stage.app.services();
    services.shell.go(Page::NewGame(GAME));
    stage.settle();
    stage.press("Change");
    assert_eq!(stage.control("Match my level").accessible_checked(), Some(false));
    stage.press("Match my level");
    assert_eq!(stage.control("Match my level").accessible_checked(), Some(true));
    assert!(stage.reads("Level: Easy") && !has(&stage, "Level, Your opponent"));
    // What a first win against an easy opponent brings.
    let rating = Some(Rating::default().after(&[EASY], 1.0));
    let won = MatchFacts { rating, ..MatchFacts::default() };
    let id = MatchId::begin(0);
    services.data_dir.record_effort(GAME, "easy", &id, MatchResult::Won, Some(won)).unwrap();
    stage.press("Play");
    let players =
        services.data_dir.load::<four_knights::Position>(Slot::Auto).unwrap().value.players;
    assert_eq!(players, [Player::Human, Player::Computer(Level::Normal)], "a win against easy");
    services.shell.go(Page::NewGame(GAME));
    stage.settle();
    assert!(stage.reads("Level: Normal"));
    stage.press("Match my level");
    assert!(!stage.reads("Level: Normal"), "the player chooses again");
}
