//! The table of Four Kingdoms, played as a person would: by pointer, by keyboard, by accessible
//! actions. Without a display.
#![cfg(feature = "testing")]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

#[allow(dead_code, reason = "another test needs the rest")]
mod stage;

use std::collections::HashMap;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use cardkeep::app::Page;
use cardkeep::app::table::Begin;
use cardkeep::cards::Card;
use cardkeep::engine::{Game, Record, Seat, Setup, Start};
use cardkeep::games::GameId;
use cardkeep::games::four_kingdoms::solver::{Limit, Verdict, find_winnable, solve};
use cardkeep::games::four_kingdoms::{Action, Options, Place, Position, auto_collect, hint};
use cardkeep::store::{MatchId, Player, Save, Slot, Speed};
use i_slint_backend_testing::{ElementHandle, mock_elapsed_time};
use slint::platform::{Key, PointerEventButton, WindowEvent};
use slint::{ComponentHandle, LogicalPosition, Model, SharedString};
use stage::Stage;
use tempfile::TempDir;

const GAME: GameId = GameId::FourKingdoms;
static NEVER: AtomicBool = AtomicBool::new(false);

struct Table {
    stage: Stage,
    folder: TempDir,
}

/// A deal that can be won, and how.
fn deal(from: u64) -> (Record<Position>, Vec<Action>) {
    let setup = Setup::new(1, Options::default());
    let seed = find_winnable(from.., setup.options, &NEVER).unwrap();
    let record = Record::<Position>::new(Start::Deal { setup, seed }).unwrap();
    match solve(record.position(), Limit::default(), &NEVER).verdict {
        Verdict::Winnable(line) => (record, line),
        other => panic!("{other:?}"),
    }
}

/// A game that was played to the point before the first such move of a way to win.
fn before(from: u64, stop: impl Fn(&Position, Action) -> bool) -> (Record<Position>, Action) {
    for from in (from..).step_by(20) {
        let (mut record, line) = deal(from);
        for action in line {
            if stop(record.position(), action) {
                return (record, action);
            }
            record.play(action).unwrap();
        }
    }
    unreachable!("there are enough deals")
}

impl Table {
    fn open() -> Table {
        let folder = tempfile::tempdir().unwrap();
        let table = Table { stage: Stage::open(folder.path()), folder };
        table.calm();
        table
    }

    /// Nothing moves by itself but what the test wants.
    fn calm(&self) {
        let services = self.stage.app.services();
        services.settings.borrow_mut().animation = Speed::Off;
        services.settings.borrow_mut().pace = Speed::Off;
        services.settings.borrow_mut().auto_collect = false;
        services.apply_settings();
    }

    /// The app is closed and started once more.
    fn start_again(self) -> Table {
        let Table { stage, folder } = self;
        drop(stage);
        let table = Table { stage: Stage::open(folder.path()), folder };
        table.calm();
        table.resume();
        table
    }

    fn resume(&self) {
        assert!(self.stage.app.services().play(GAME, Begin::Resume(Slot::Auto)));
        self.stage.settle();
    }

    fn lay(&self, record: &Record<Position>) {
        let save = Save {
            id: MatchId::begin(1),
            record: record.clone(),
            players: vec![Player::Human],
            names: vec![String::from("You")],
            summary: "A game".into(),
            saved: 1_795_194_300,
            played_seconds: 60,
            helped: false,
        };
        self.stage.app.services().place.save(GAME, Slot::Auto, &save).unwrap();
        self.resume();
    }

    fn record(&self) -> Record<Position> {
        let place = &self.stage.app.services().place;
        place.load::<Position>(GAME, Slot::Auto).unwrap().value.record
    }

    fn position(&self) -> Position {
        self.record().position().clone()
    }

    fn card(&self, card: Card) -> ElementHandle {
        let name = card.name();
        let label = format!("{}{},", name[..1].to_uppercase(), &name[1..]);
        let starts = |element: &ElementHandle| {
            element.accessible_label().is_some_and(|found| found.starts_with(&label))
        };
        let found = self.stage.active().into_iter().find(starts);
        found.unwrap_or_else(|| panic!("no {label} among {:?}", self.stage.labels()))
    }

    /// Where the index of a card is seen.
    fn spot(&self, card: Card) -> LogicalPosition {
        let at = self.card(card).absolute_position();
        LogicalPosition::new(at.x + 10.0, at.y + 6.0)
    }

    /// In the middle of an empty place.
    fn place(&self, label: &str) -> LogicalPosition {
        let starts = |element: &ElementHandle| {
            element.accessible_label().is_some_and(|found| found.starts_with(label))
        };
        let found = self.stage.active().into_iter().find(starts).unwrap();
        let (at, size) = (found.absolute_position(), found.size());
        LogicalPosition::new(at.x + size.width / 2.0, at.y + size.height / 2.0)
    }

    fn send(&self, event: WindowEvent) {
        self.stage.app.window().window().dispatch_event(event);
        mock_elapsed_time(Duration::from_millis(16));
    }

    fn tap(&self, position: LogicalPosition) {
        let button = PointerEventButton::Left;
        self.send(WindowEvent::PointerPressed { position, button });
        self.send(WindowEvent::PointerReleased { position, button });
    }

    fn drag(&self, from: LogicalPosition, to: LogicalPosition) {
        let button = PointerEventButton::Left;
        self.send(WindowEvent::PointerPressed { position: from, button });
        for step in 1..=8 {
            let part = step as f32 / 8.0;
            let (x, y) = (from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part);
            self.send(WindowEvent::PointerMoved { position: LogicalPosition::new(x, y) });
        }
        self.send(WindowEvent::PointerReleased { position: to, button });
        self.stage.settle();
    }

    fn deal_a_card(&self) {
        let talon = self.stage.labels().into_iter().find(|label| label.starts_with("Talon"));
        self.stage.press(&talon.unwrap());
    }

    /// What the keyboard points at.
    fn pointed(&self) -> (i32, i32, i32) {
        let at = self.stage.app.window().global::<cardkeep::ui::Table>().get_pointed();
        (at.x as i32, at.y as i32, at.width as i32)
    }

    /// Waits for the table while a deal is looked for.
    fn is_reached(&self) {
        for _ in 0..600 {
            self.stage.settle();
            if self.stage.app.services().shell.page() == Page::Table(GAME) {
                return;
            }
            std::thread::sleep(Duration::from_millis(50));
        }
        panic!("no deal is found");
    }

    fn says(&self, text: &str) {
        assert!(self.stage.reads(text), "the table does not say {text:?}");
    }
}

/// The day in words, as on the page of the deals of the day.
fn today() -> String {
    let date = cardkeep::store::local_day(cardkeep::store::now()).unwrap();
    date.strftime("%-d %B").to_string()
}

/// The lowest of the cards that a move takes, and the card that it goes onto.
fn ends(position: &Position, action: Action) -> (Card, Option<Card>) {
    let Action::Move { from, to, count } = action else { panic!("a deal has no ends") };
    let lowest = match from {
        Place::Row(row) => {
            let run = position.rows()[usize::from(row) - 1].run();
            run[run.len() - usize::from(count)]
        }
        _ => position.top(from).unwrap(),
    };
    (lowest, position.top(to))
}

fn moves_run(position: &Position, action: Action) -> bool {
    matches!(action, Action::Move { count: 2.., to, .. } if position.top(to).is_some())
}

fn moves_between_lands(position: &Position, action: Action) -> bool {
    matches!(action, Action::Move { from: Place::Row(_), to: Place::Row(_), count: 1 })
        && ends(position, action).1.is_some()
}

fn after(record: &Record<Position>, action: Action) -> Position {
    let mut record = record.clone();
    record.play(action).unwrap();
    record.position().clone()
}

#[test]
fn a_run_is_dragged_and_a_drop_elsewhere_changes_nothing() {
    let table = Table::open();
    let (record, action) = before(1, moves_run);
    table.lay(&record);
    let (run, onto) = ends(record.position(), action);
    table.drag(table.spot(run), LogicalPosition::new(180.0, 10.0));
    assert_eq!(&table.position(), record.position());
    table.drag(table.spot(run), table.spot(onto.unwrap()));
    assert_eq!(table.position(), after(&record, action));
}

#[test]
fn two_taps_move_a_card_and_two_quick_taps_send_it() {
    let table = Table::open();
    let (record, action) = before(1, moves_between_lands);
    table.lay(&record);
    let (card, onto) = ends(record.position(), action);
    table.tap(table.spot(card));
    table.says("Where shall");
    table.tap(table.spot(onto.unwrap()));
    table.stage.settle();
    assert_eq!(table.position(), after(&record, action));
    table.stage.press("Undo");
    assert_eq!(&table.position(), record.position());
    table.tap(table.spot(card));
    table.tap(table.spot(card));
    table.stage.settle();
    assert_ne!(&table.position(), record.position());
}

#[test]
fn what_is_not_allowed_is_explained() {
    let table = Table::open();
    let (record, _) = deal(1);
    table.lay(&record);
    let top = record.position().top(Place::Row(1)).unwrap();
    table.tap(table.place("The castle of hearts takes the queen"));
    table.says("needs its king first");
    table.stage.settle();
    let other = record.position().top(Place::Row(2)).unwrap();
    table.tap(table.spot(top));
    table.tap(table.spot(other));
    table.stage.settle();
    assert!(table.stage.reads("goes") || table.stage.reads("ace"), "the rule is told");
    assert_eq!(&table.position(), record.position());
}

#[test]
fn undo_redo_and_beginning_anew_survive_a_pause() {
    let table = Table::open();
    let (record, _) = deal(1);
    table.lay(&record);
    for _ in 0..3 {
        table.deal_a_card();
    }
    let dealt = table.position();
    table.stage.press("More");
    table.stage.press("Begin anew");
    table.stage.press("Begin anew");
    assert_eq!(&table.position(), record.position());

    let table = table.start_again();
    table.stage.press("Undo");
    assert_eq!(table.position(), dealt, "beginning anew is taken back");
    for _ in 0..3 {
        table.stage.press("Undo");
    }
    assert_eq!(&table.position(), record.position(), "back at the first move");
    let table = table.start_again();
    for _ in 0..3 {
        table.stage.press("Redo");
    }
    assert_eq!(table.position(), dealt);
}

#[test]
fn what_goes_home_by_itself_comes_back_with_the_move_before() {
    let table = Table::open();
    let (record, action) = before(1, |position, action| {
        let mut then = position.clone();
        auto_collect(position).is_none()
            && then.apply(action).is_ok()
            && auto_collect(&then).is_some()
            && moves_between_lands(position, action)
    });
    table.stage.app.services().settings.borrow_mut().auto_collect = true;
    table.lay(&record);
    let (card, onto) = ends(record.position(), action);
    table.drag(table.spot(card), table.spot(onto.unwrap()));
    assert!(table.record().played().len() > record.played().len() + 1, "more went home");
    assert_eq!(table.record().acts(), record.acts() + 1, "one act");
    table.stage.press("Undo");
    assert_eq!(&table.position(), record.position());
}

#[test]
fn a_hint_advises_and_the_keyboard_plays() {
    let table = Table::open();
    let (record, _) = deal(1);
    table.lay(&record);
    table.stage.press("Hint");
    let advice = ["Put the", "Send the", "Turn over"];
    assert!(advice.iter().any(|text| table.stage.reads(text)), "a move is advised");
    assert_eq!(&table.position(), record.position(), "and not made");
    for key in [Key::DownArrow, Key::DownArrow, Key::RightArrow, Key::Return] {
        assert!(table.stage.key(key));
    }
    assert_eq!(table.position(), after(&record, Action::Deal));
}

#[test]
fn a_hint_for_a_run_rings_all_of_it() {
    let advised = |position: &Position| match hint(&position.view(Seat(0))) {
        Some(Action::Move { count, .. }) if count > 1 => Some(usize::from(count)),
        _ => None,
    };
    let (record, _) = before(1, |position, _| advised(position).is_some());
    let table = Table::open();
    table.lay(&record);
    let screen = table.stage.app.window().global::<cardkeep::ui::Table>();
    screen.invoke_tool(cardkeep::ui::Tool::Hint);
    table.stage.settle();
    let cards = screen.get_cards();
    let ringed = cards.iter().filter(|row| row.ring == cardkeep::ui::Ring::Chosen);
    assert_eq!(Some(ringed.count()), advised(record.position()));
}

#[test]
fn arrow_keys_lead_everywhere_and_are_seen_there() {
    let table = Table::open();
    let (record, _) = before(1, |position, _| position.home() > 10);
    table.lay(&record);
    let keys = [Key::LeftArrow, Key::RightArrow, Key::UpArrow, Key::DownArrow];
    for (width, height) in [(360, 640), (844, 390), (1280, 800), (1920, 1080)] {
        table.stage.resize(width, height);
        table.stage.key(Key::RightArrow);
        let screen = table.stage.app.window().global::<cardkeep::ui::Table>();
        // From every place each key in turn, which comes round everywhere.
        let mut tried = HashMap::new();
        for _ in 0..8000 {
            let turn = tried.entry(table.pointed()).or_insert(0);
            *turn += 1;
            screen.invoke_key(SharedString::from(keys[*turn % 4]));
            assert!(table.pointed().2 > 0);
            if tried.len() == 4 * 7 + 7 + 2 {
                break;
            }
        }
        assert_eq!(tried.len(), 4 * 7 + 7 + 2, "at {width}x{height}");
    }
}

#[test]
fn enter_takes_the_longest_run_and_then_one_card_less() {
    let table = Table::open();
    let runs = |position: &Position| {
        (1..).zip(position.rows()).find(|(_, row)| row.run().len() > 1).map(|(n, _)| n)
    };
    let (record, _) = before(1, |position, _| runs(position).is_some());
    table.lay(&record);
    let row = runs(record.position()).unwrap();
    let run = record.position().rows()[row - 1].run().to_vec();
    table.stage.key(Key::DownArrow);
    (1..row).for_each(|_| _ = table.stage.key(Key::RightArrow));
    let at = table.pointed();
    for card in &run {
        assert!(table.stage.key(Key::Return));
        table.says(&format!("Where shall the {} go?", card.name()));
        assert_eq!(table.pointed(), at, "the cursor stays in sight");
    }
    assert!(table.stage.key(Key::Return));
    assert!(!table.stage.reads("Where shall"), "no card is left in hand");
    assert!(table.stage.key(Key::Return));
    assert!(table.stage.key(Key::Escape), "Escape lets go first");
    assert!(!table.stage.reads("Where shall"));
    assert_eq!(table.stage.app.services().shell.page(), Page::Table(GAME));
}

#[test]
fn the_last_cards_go_home_and_the_win_counts() {
    let table = Table::open();
    let (record, _) =
        before(1, |position, _| cardkeep::games::four_kingdoms::finish(position).is_some());
    table.lay(&record);
    table.stage.press("Finish");
    for _ in 0..4 {
        table.stage.settle();
    }
    table.says("You brought all four home");
    let Start::Deal { seed, .. } = *record.start() else { panic!("a deal") };
    table.says(&seed.to_string());
    let tally = table.stage.app.services().place.statistics().value.tally(GAME, "alone");
    assert_eq!((tally.won, tally.played()), (1, 1));
    assert_eq!(tally.fewest_moves, Some(record.acts() as u32 + 1));
    assert!(tally.best_seconds >= Some(60));
    table.stage.press("Same deal");
    table.deal_a_card();
    assert_eq!(table.record().start(), record.start(), "FK-11");
    assert_eq!(table.record().acts(), 1);
}

#[test]
fn it_says_when_no_move_leads_on_fk12() {
    let table = Table::open();
    let rows = [
        "KC KD KH AC",
        "KS QC QD AD",
        "QH QS JC AH",
        "JD JH JS AS",
        "TC TD TH 2C",
        "TS 9C 9D 2D",
        "9H 9S 8C 2H",
    ];
    let cards = |text: &str| text.split(' ').map(String::from).collect::<Vec<_>>();
    let waste = "2S 3C 3D 3H 3S 4C 4D 4H 4S 5C 5D 5H 5S 6C 6D 6H 6S 7C 7D 7H 7S 8D 8H";
    let json = serde_json::json!({
        "rows": rows.map(cards), "waste": cards(waste), "talon": ["8S"],
    });
    let position: Position = serde_json::from_value(json).unwrap();
    let record = Record::new(Start::Position(Box::new(position))).unwrap();
    table.lay(&record);
    assert!(!table.stage.reads("No move leads on"));
    table.deal_a_card();
    table.says("No move leads on any more");
    table.stage.press("Undo");
    assert!(!table.stage.reads("No move leads on"));
    // What was loaded has no number.
    table.stage.press("More");
    assert!(!table.stage.labels().contains(&String::from("Copy")));
}

#[test]
fn looking_at_hidden_cards_counts_as_help() {
    let table = Table::open();
    let (record, _) = before(1, |position, _| position.home() > 3 && !position.talon().is_empty());
    table.lay(&record);
    table.stage.press("More");
    table.stage.press("Still winnable?");
    for _ in 0..200 {
        table.stage.settle();
        if table.stage.reads("it can still be won") {
            break;
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    table.says("Yes, it can still be won");
    assert_eq!(&table.position(), record.position());
    let place = &table.stage.app.services().place;
    assert!(place.load::<Position>(GAME, Slot::Auto).unwrap().value.helped, "at once");
    table.stage.press("Hint");
}

#[test]
fn deals_are_chosen_by_day_and_those_given_up_are_lost() {
    let table = Table::open();
    let shell = &table.stage.app.services().shell;
    shell.go(Page::NewGame(GAME));
    table.stage.settle();
    table.stage.press("Deal of the day");
    let today = today();
    table.stage.press(&format!("Play {today}"));
    table.is_reached();
    table.says(&format!("The deal of {today}"));
    let Start::Deal { seed, .. } = table.record().start().clone() else { panic!("a deal") };
    assert!(seed > 20_000_000, "{seed} is a date");
    table.deal_a_card();
    table.stage.press("More");
    table.stage.press("New deal…");
    table.stage.press("A deal that can be won");
    table.stage.press("Start");
    table.stage.press("Start anew");
    table.deal_a_card();
    let tally = table.stage.app.services().place.statistics().value.tally(GAME, "alone");
    assert_eq!((tally.won, tally.played()), (0, 1));
}

#[test]
fn a_deal_that_can_be_won_is_looked_for() {
    let table = Table::open();
    table.stage.app.services().shell.go(Page::NewGame(GAME));
    table.stage.settle();
    table.stage.press("Start");
    table.is_reached();
    let solution = solve(&table.position(), Limit::default(), &NEVER);
    assert!(matches!(solution.verdict, Verdict::Winnable(_)));
}

#[test]
fn the_talon_lies_where_the_hand_is() {
    let table = Table::open();
    let (record, _) = deal(1);
    table.lay(&record);
    let x = || table.place("Talon").x;
    assert!(x() > 180.0);
    table.stage.app.services().settings.borrow_mut().left_handed = true;
    table.stage.app.services().apply_settings();
    table.stage.settle();
    assert!(x() < 180.0);
}

#[test]
fn a_way_to_win_is_shown_and_the_cards_come_back() {
    let table = Table::open();
    let (record, _) = before(1, |position, _| position.home() > 30);
    table.lay(&record);
    table.stage.press("More");
    table.stage.press("Show a way");
    let mut seen = false;
    for _ in 0..400 {
        table.stage.settle();
        seen |= table.stage.reads("One way to win");
        if table.stage.reads("That is one way to win") {
            break;
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    assert!(seen);
    table.says("That is one way to win");
    assert_eq!(&table.position(), record.position());
}
