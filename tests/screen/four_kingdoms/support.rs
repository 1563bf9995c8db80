//! Helpers for the screen tests of Four Kingdoms.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use cardkeep::Begin;
use cardkeep::Page;
use cardkeep_core::cards::Card;
use cardkeep_core::engine::{Record, Setup, Start};
use cardkeep_core::games::GameId;
use cardkeep_core::games::four_kingdoms::solver::{Limit, Verdict, find_winnable, solve};
use cardkeep_core::games::four_kingdoms::{Action, Options, PileId, Position};
use cardkeep_store::{MatchId, Player, Save, Slot, Speed, daily_of, local_day, now};
use i_slint_backend_testing::{ElementHandle, mock_elapsed_time};
use jiff::civil::Date;
use slint::platform::{PointerEventButton, WindowEvent};
use slint::{ComponentHandle, LogicalPosition};
use tempfile::TempDir;

use crate::driver::Stage;

pub const GAME: GameId = GameId::FourKingdoms;
pub static NEVER: AtomicBool = AtomicBool::new(false);

pub struct Table {
    pub stage: Stage,
    folder: TempDir,
}

/// Returns a winnable deal and its winning line.
pub fn deal(from: u64) -> (Record<Position>, Vec<Action>) {
    let setup = Setup::new(1, Options::default());
    let seed = find_winnable(from.., setup.options, &NEVER).unwrap();
    let record = Record::<Position>::new(Start::Deal { setup, seed }).unwrap();
    match solve(record.position(), Limit::default(), &NEVER).verdict {
        Verdict::Winnable(line) => (record, line),
        other => panic!("{other:?}"),
    }
}

/// Returns a game played along a winning line to the first move that `stop` accepts.
pub fn before(from: u64, stop: impl Fn(&Position, Action) -> bool) -> (Record<Position>, Action) {
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
    pub fn open() -> Table {
        let folder = tempfile::tempdir().unwrap();
        let table = Table { stage: Stage::open(folder.path()), folder };
        table.calm();
        table
    }

    /// Turns automatic moves off.
    pub fn calm(&self) {
        self.stage.app.services().settings.borrow_mut().auto_collect = false;
        self.stage.speed(Speed::Off);
    }

    /// Closes the app and starts it again.
    pub fn start_again(self) -> Table {
        let Table { stage, folder } = self;
        drop(stage);
        let table = Table { stage: Stage::open(folder.path()), folder };
        table.calm();
        table.resume();
        table
    }

    pub fn resume(&self) {
        assert!(self.stage.app.services().play(GAME, Begin::Resume(Slot::Auto)));
        self.stage.settle();
    }

    pub fn lay(&self, record: &Record<Position>) {
        let day = daily_of(record, &[Player::Human], &[], local_day(now()));
        self.lay_daily(record, day);
    }

    /// Does the same with the daily deal of a day, whatever day it is today.
    pub fn lay_daily(&self, record: &Record<Position>, day: Option<Date>) {
        let save = Save {
            summary: "A game".into(),
            saved: 1_795_194_300,
            played_seconds: 60,
            day,
            ..Save::new(
                MatchId::begin(1),
                record.clone(),
                vec![Player::Human],
                vec![String::from("You")],
            )
        };
        self.stage.app.services().data_dir.save(Slot::Auto, &save).unwrap();
        self.resume();
    }

    pub fn record(&self) -> Record<Position> {
        let data_dir = &self.stage.app.services().data_dir;
        data_dir.load::<Position>(Slot::Auto).unwrap().value.record
    }

    pub fn position(&self) -> Position {
        self.record().position().clone()
    }

    pub fn card(&self, card: Card) -> ElementHandle {
        let name = card.name();
        let label = format!("{}{},", name[..1].to_uppercase(), &name[1..]);
        let starts = |element: &ElementHandle| {
            element.accessible_label().is_some_and(|found| found.starts_with(&label))
        };
        let found = self.stage.active().into_iter().find(starts);
        found.unwrap_or_else(|| panic!("no {label} among {:?}", self.stage.labels()))
    }

    /// Returns where the index of a card is visible.
    pub fn spot(&self, card: Card) -> LogicalPosition {
        let at = self.card(card).absolute_position();
        LogicalPosition::new(at.x + 10.0, at.y + 6.0)
    }

    /// Returns the center of an empty place.
    pub fn place(&self, label: &str) -> LogicalPosition {
        let starts = |element: &ElementHandle| {
            element.accessible_label().is_some_and(|found| found.starts_with(label))
        };
        let found = self.stage.active().into_iter().find(starts).unwrap();
        let (at, size) = (found.absolute_position(), found.size());
        LogicalPosition::new(at.x + size.width / 2.0, at.y + size.height / 2.0)
    }

    pub fn send(&self, event: WindowEvent) {
        self.stage.app.window().window().dispatch_event(event);
        mock_elapsed_time(Duration::from_millis(16));
    }

    pub fn tap(&self, position: LogicalPosition) {
        let button = PointerEventButton::Left;
        self.send(WindowEvent::PointerPressed { position, button });
        self.send(WindowEvent::PointerReleased { position, button });
    }

    pub fn drag(&self, from: LogicalPosition, to: LogicalPosition) {
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

    pub fn deal_a_card(&self) {
        let labels = self.stage.labels();
        let stock = labels.iter().find(|label| label.starts_with("Stock"));
        self.stage.press(stock.unwrap_or_else(|| panic!("no stock among {labels:?}")));
    }

    /// Presses a button of the open question, although the page below has one with this label, too.
    pub fn answer(&self, label: &str) {
        let labeled = |element: &ElementHandle| {
            element.accessible_label().is_some_and(|found| found == label)
        };
        let button = self.stage.active().into_iter().rfind(labeled).unwrap();
        button.invoke_accessible_default_action();
        self.stage.settle();
    }

    /// Returns the position of the keyboard cursor.
    pub fn pointed(&self) -> (i32, i32, i32) {
        let at = self.stage.app.window().global::<cardkeep_ui::Table>().get_pointed();
        (at.x as i32, at.y as i32, at.width as i32)
    }

    /// Waits for the table while a deal is searched for.
    pub fn is_reached(&self) {
        let shell = &self.stage.app.services().shell;
        self.stage.wait_for("a deal is found", || shell.page() == Page::Table(GAME));
    }

    /// Waits, for a limited time, for a message that takes a search.
    pub fn comes_to_say(&self, text: &str) {
        self.stage.wait_for(text, || self.stage.reads(text));
    }

    /// Returns the table's header: moves and time.
    pub fn title(&self) -> String {
        self.stage.app.window().global::<cardkeep_ui::Table>().get_title().into()
    }

    /// Returns the prompt.
    pub fn prompt(&self) -> String {
        self.stage.app.window().global::<cardkeep_ui::Table>().get_prompt().into()
    }

    /// Returns the saved game.
    pub fn save(&self) -> Save<Position> {
        let data_dir = &self.stage.app.services().data_dir;
        data_dir.settle();
        data_dir.load::<Position>(Slot::Auto).unwrap().value
    }

    pub fn says(&self, text: &str) {
        assert!(self.stage.reads(text), "the table does not say {text:?}");
    }
}

/// Returns the day in words, as on the daily deals page.
pub fn today() -> String {
    let date = local_day(now()).unwrap();
    date.strftime("%B %-d").to_string()
}

/// Returns the lowest of the cards that a move takes, and the card that it goes onto.
pub fn ends(position: &Position, action: Action) -> (Card, Option<Card>) {
    let Action::Move { from, to, count } = action else { panic!("a deal has no ends") };
    let lowest = match from {
        PileId::Row(row) => {
            let run = position.rows()[usize::from(row) - 1].run();
            run[run.len() - usize::from(count)]
        }
        _ => position.top(from).unwrap(),
    };
    (lowest, position.top(to))
}

pub fn moves_run(position: &Position, action: Action) -> bool {
    matches!(action, Action::Move { count: 2.., to, .. } if position.top(to).is_some())
}

pub fn moves_between_lands(position: &Position, action: Action) -> bool {
    matches!(action, Action::Move { from: PileId::Row(_), to: PileId::Row(_), count: 1 })
        && ends(position, action).1.is_some()
}

pub fn after(record: &Record<Position>, action: Action) -> Position {
    let mut record = record.clone();
    record.play(action).unwrap();
    record.position().clone()
}
