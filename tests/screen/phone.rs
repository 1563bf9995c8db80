//! Tests of the app as on a phone: suspended and resumed at any moment, rotated, and used by touch
//! alone.

use std::time::Duration;

use cardkeep::Begin;
use cardkeep::Page;
use cardkeep_ai::Level;
use cardkeep_core::cards::Card;
use cardkeep_core::engine::{Game, Seat, Turn};
use cardkeep_core::games::GameId;
use cardkeep_core::games::four_knights::Position;
use cardkeep_store::{Challenge, Player, Save, Slot, Speed};
use cardkeep_ui as ui;
use i_slint_backend_testing::{ElementHandle, mock_elapsed_time};
use i_slint_core::input::TouchPhase;
use i_slint_core::lengths::{LogicalEdges, LogicalPoint};
use i_slint_core::platform::InternalEvent;
use i_slint_core::window::WindowInner;
use slint::platform::{Key, WindowEvent};
use slint::{ComponentHandle, Model};
use tempfile::TempDir;

use crate::driver::{Frame, Stage};

const GAME: GameId = GameId::FourKnights;

/// A point in the center of the field, on a small phone.
const FIELD: (f32, f32) = (120.0, 270.0);

struct Phone {
    stage: Stage,
    folder: TempDir,
}

impl Phone {
    fn open() -> Phone {
        let folder = tempfile::tempdir().unwrap();
        let phone = Phone { stage: Stage::open(folder.path()), folder };
        phone.stage.speed(Speed::Off);
        phone
    }

    /// The system ends the app, and the player starts it again.
    fn ended_and_opened(self) -> Phone {
        let Phone { stage, folder } = self;
        drop(stage);
        let phone = Phone { stage: Stage::open(folder.path()), folder };
        phone.stage.speed(Speed::Off);
        phone.stage.app.restore();
        phone.stage.settle();
        phone
    }

    /// Whether a card follows the finger.
    fn drags(&self) -> bool {
        let cards = self.stage.app.window().global::<ui::Table>().get_cards();
        cards.iter().any(|card| card.held)
    }

    /// Begins a match against the opponent that thinks longest.
    fn begin(&self) -> Save<Position> {
        let players = vec![Player::Human, Player::Computer(Level::Hard)];
        let begin = Begin::New(Challenge::new(GAME, players, 11));
        assert!(self.stage.app.services().play(GAME, begin));
        self.stage.settle();
        self.saved()
    }

    /// Returns the match on disk.
    fn saved(&self) -> Save<Position> {
        self.stage.app.services().data_dir.load::<Position>(Slot::Auto).unwrap().value
    }

    fn finger(&self, id: i32, at: (f32, f32), phase: TouchPhase) {
        self.finger_now(id, at, phase);
        mock_elapsed_time(Duration::from_millis(16));
    }

    /// The same, without time in which an opponent's answer could be taken.
    fn finger_now(&self, id: i32, (x, y): (f32, f32), phase: TouchPhase) {
        let position = LogicalPoint::new(x, y);
        let touch = InternalEvent::Touch { id, position, phase };
        self.stage.app.window().window().dispatch_event(WindowEvent::internal(touch));
    }

    fn tap(&self, at: (f32, f32)) {
        self.finger(0, at, TouchPhase::Started);
        self.finger(0, at, TouchPhase::Ended);
        self.stage.settle();
    }

    /// Plays a card from the hand; the opponent begins to think.
    fn play(&self, card: Card) {
        self.tap(self.spot(card));
        self.finger(0, FIELD, TouchPhase::Started);
        self.finger_now(0, FIELD, TouchPhase::Ended);
    }

    fn tap_on(&self, label: &str) {
        self.tap(middle(&self.stage.control(label)));
    }

    /// Presses and drags without releasing.
    fn pull(&self, from: (f32, f32), to: (f32, f32)) {
        self.finger(0, from, TouchPhase::Started);
        // Longer than a list waits to see whether it is scrolled.
        mock_elapsed_time(Duration::from_millis(150));
        for step in 1..=10 {
            let part = step as f32 / 10.0;
            let at = (from.0 + (to.0 - from.0) * part, from.1 + (to.1 - from.1) * part);
            self.finger(0, at, TouchPhase::Moved);
        }
    }

    /// Lets mock time pass, without time for opponents to think.
    fn wait(&self) {
        mock_elapsed_time(Duration::from_millis(100));
        self.stage.think();
    }

    /// Long enough for any opponent to play, if asked.
    fn wait_long(&self) {
        (0..150).for_each(|_| self.wait());
    }

    fn until(&self, what: &str, is: impl Fn(&Position) -> bool) -> Save<Position> {
        for _ in 0..1500 {
            self.wait();
            let save = self.saved();
            if is(save.record.position()) {
                return save;
            }
        }
        panic!("it never came to this: {what}");
    }

    fn card(&self, card: Card) -> ElementHandle {
        let name = card.name();
        let label = format!("{}{}", name[..1].to_uppercase(), &name[1..]);
        let labelled = |found: &ElementHandle| {
            found.accessible_label().is_some_and(|found| found.starts_with(&label))
        };
        self.stage.active().into_iter().find(labelled).unwrap_or_else(|| panic!("no {label}"))
    }

    /// Returns where a card of a fanned hand can be touched: at its left edge.
    fn spot(&self, card: Card) -> (f32, f32) {
        let frame = Frame::of(&self.card(card));
        (frame.left + 20.0, (frame.top + frame.bottom) / 2.0)
    }
}

fn middle(element: &ElementHandle) -> (f32, f32) {
    let frame = Frame::of(element);
    ((frame.left + frame.right) / 2.0, (frame.top + frame.bottom) / 2.0)
}

fn mine(save: &Save<Position>) -> Vec<Card> {
    save.record.position().hand(Seat(0)).iter().collect()
}

fn is_theirs(position: &Position) -> bool {
    position.turn() == Turn::Seat(Seat(1))
}

#[test]
fn put_aside_while_the_opponent_thinks_nothing_is_lost_and_it_thinks_on() {
    let phone = Phone::open();
    let card = mine(&phone.begin())[0];
    phone.play(card);
    let aside = phone.saved();
    assert!(is_theirs(aside.record.position()), "{:?}", aside.record.position().turn());

    let app = &phone.stage.app;
    app.suspend();
    phone.wait_long();
    // The system may rotate the phone and repeat its events.
    phone.stage.resize(640, 360);
    app.suspend();
    phone.wait_long();
    assert_eq!(phone.saved().record, aside.record, "nobody plays out of sight");

    app.resume();
    phone.stage.resize(360, 640);
    let on = phone.until("the opponent played", |now| !is_theirs(now));
    let (before, after) = (aside.record.played(), on.record.played());
    assert_eq!(after[..before.len()], *before);
    assert!(after.len() > before.len());
    assert_eq!(on.id, aside.id);
}

#[test]
fn ended_out_of_sight_the_match_is_there_at_the_next_start() {
    let phone = Phone::open();
    let card = mine(&phone.begin())[0];
    phone.play(card);
    phone.stage.app.suspend();
    let aside = phone.saved();

    let phone = phone.ended_and_opened();
    assert_eq!(phone.stage.app.services().shell.page(), Page::Table(GAME));
    assert_eq!(phone.saved().id, aside.id);
    let on = phone.until("the opponent played", |now| !is_theirs(now));
    assert_eq!(on.record.played()[..aside.record.played().len()], *aside.record.played());
}

#[test]
fn a_page_that_was_left_open_comes_back_too() {
    let phone = Phone::open();
    phone.tap_on("Settings");
    phone.stage.app.suspend();
    let phone = phone.ended_and_opened();
    assert_eq!(phone.stage.app.services().shell.page(), Page::Settings);
    assert!(phone.stage.key(Key::Back));
    assert!(!phone.stage.key(Key::Back), "Android ends the app from home");
}

#[test]
fn put_aside_in_a_drag_the_card_is_back_in_the_hand() {
    let phone = Phone::open();
    let before = phone.begin();
    let card = mine(&before)[1];
    let home = phone.spot(card);
    phone.pull(home, FIELD);
    assert!(phone.drags(), "it follows the finger");

    phone.stage.app.suspend();
    assert!(!phone.drags());
    assert_eq!(phone.spot(card), home);
    phone.finger(0, FIELD, TouchPhase::Cancelled);
    phone.stage.app.resume();
    phone.stage.settle();
    assert_eq!(phone.saved().record, before.record);
    assert_eq!(phone.spot(card), home);

    phone.pull(home, FIELD);
    phone.finger(0, FIELD, TouchPhase::Ended);
    phone.until("the card was played", |now| !now.hand(Seat(0)).contains(card));
}

#[test]
fn turned_in_a_drag_the_card_is_back_in_the_hand() {
    let phone = Phone::open();
    let before = phone.begin();
    let card = mine(&before)[1];
    phone.pull(phone.spot(card), FIELD);
    phone.stage.resize(640, 360);
    let home = phone.spot(card);
    phone.finger(0, (320.0, 150.0), TouchPhase::Moved);
    phone.finger(0, (320.0, 150.0), TouchPhase::Ended);
    phone.stage.settle();
    assert_eq!(phone.saved().record, before.record);
    assert_eq!(phone.spot(card), home);
    let screen = Frame { left: 0.0, top: 0.0, right: 640.0, bottom: 360.0 };
    for card in mine(&before) {
        let frame = Frame::of(&phone.card(card));
        assert!(frame.within(&screen), "{card} leaves the turned screen: {frame:?}");
    }
}

#[test]
fn a_turned_phone_shows_the_same_page() {
    let phone = Phone::open();
    phone.tap_on("Settings");
    phone.stage.resize(640, 360);
    assert_eq!(phone.stage.app.services().shell.page(), Page::Settings);
    phone.stage.resize(360, 640);
    assert!(phone.stage.key(Key::Back));
    assert_eq!(phone.stage.app.services().shell.page(), Page::Home);
}

#[test]
fn back_in_a_thought_and_in_a_drag_leads_home_and_the_match_waits() {
    let phone = Phone::open();
    let before = phone.begin();
    phone.pull(phone.spot(mine(&before)[1]), FIELD);
    assert!(phone.stage.key(Key::Back));
    assert_eq!(phone.stage.app.services().shell.page(), Page::Home);
    phone.finger(0, FIELD, TouchPhase::Ended);
    assert_eq!(phone.saved().record, before.record);

    phone.tap_on("Continue");
    let card = mine(&before)[0];
    phone.play(card);
    let left = phone.saved();
    assert!(is_theirs(left.record.position()));
    assert!(phone.stage.key(Key::Back));
    phone.wait_long();
    assert_eq!(phone.saved().record, left.record);
    phone.tap_on("Continue");
    phone.until("the opponent played", |now| !is_theirs(now));
}

#[test]
fn a_table_behind_a_page_stays_asleep_when_the_app_is_back() {
    let phone = Phone::open();
    let card = mine(&phone.begin())[0];
    phone.play(card);
    let services = phone.stage.app.services();
    services.shell.go(Page::Rules(GAME));
    let behind = phone.saved();
    assert!(is_theirs(behind.record.position()));
    phone.stage.app.suspend();
    phone.stage.app.resume();
    phone.wait_long();
    assert_eq!(phone.saved().record, behind.record);
    // Dialogs that open in the background wait for the app.
    phone.stage.app.suspend();
    services.shell.back();
    phone.wait_long();
    assert_eq!(phone.saved().record, behind.record);
    phone.stage.app.resume();
    phone.until("the opponent played", |now| !is_theirs(now));
}

#[test]
fn a_match_is_begun_played_and_left_by_finger_alone() {
    let phone = Phone::open();
    let shell = &phone.stage.app.services().shell;
    phone.tap_on("Four Knights");
    assert_eq!(shell.page(), Page::NewGame(GAME));
    phone.stage.resize(360, 2000);
    phone.tap_on("Play");
    phone.stage.resize(360, 640);
    assert_eq!(shell.page(), Page::Table(GAME));
    // Two taps play a card: on it and on the field.
    let card = mine(&phone.saved())[0];
    phone.tap(phone.spot(card));
    phone.tap(FIELD);
    phone.until("it is the player's turn again", |now| {
        !now.hand(Seat(0)).contains(card) && now.turn() == Turn::Seat(Seat(0))
    });
    phone.tap_on("Back");
    assert_eq!(shell.page(), Page::Home);
}

#[test]
fn a_long_press_explains_a_card_and_plays_nothing() {
    let phone = Phone::open();
    let before = phone.begin();
    let card = mine(&before)[0];
    let explaining =
        || phone.stage.app.window().global::<ui::Sheets>().get_open() == ui::Sheet::Explanation;
    phone.finger(0, phone.spot(card), TouchPhase::Started);
    mock_elapsed_time(Duration::from_millis(600));
    assert!(explaining());
    phone.finger(0, phone.spot(card), TouchPhase::Ended);
    phone.stage.settle();
    assert!(explaining(), "the finger that asked does not close it");
    assert_eq!(phone.saved().record, before.record);
    assert!(phone.stage.key(Key::Back));
    assert!(!explaining());
}

#[test]
fn an_unsteady_finger_still_taps() {
    let phone = Phone::open();
    let before = phone.begin();
    let card = mine(&before)[2];
    let (x, y) = phone.spot(card);
    for (x, y) in [(x, y), FIELD] {
        phone.finger(0, (x, y), TouchPhase::Started);
        phone.finger(0, (x + 4.0, y - 4.0), TouchPhase::Moved);
        phone.finger(0, (x + 4.0, y - 4.0), TouchPhase::Ended);
    }
    phone.until("the card was played", |now| !now.hand(Seat(0)).contains(card));
}

#[test]
fn neither_a_second_finger_nor_a_touch_taken_away_plays_a_card() {
    let phone = Phone::open();
    let before = phone.begin();
    let card = mine(&before)[0];
    let home = phone.spot(card);
    let beside = (300.0, 420.0);

    phone.pull(home, beside);
    phone.finger(1, (60.0, 500.0), TouchPhase::Started);
    phone.finger(1, (60.0, 500.0), TouchPhase::Ended);
    phone.finger(0, beside, TouchPhase::Ended);
    phone.stage.settle();
    assert_eq!(phone.saved().record, before.record);
    assert_eq!(phone.spot(card), home);

    phone.pull(home, beside);
    phone.finger(0, beside, TouchPhase::Cancelled);
    phone.stage.settle();
    assert_eq!(phone.saved().record, before.record);
    assert_eq!(phone.spot(card), home);
}

#[test]
fn a_finger_that_scrolls_a_page_presses_nothing() {
    let phone = Phone::open();
    phone.tap_on("Settings");
    phone.stage.resize(360, 400);
    let settings = phone.stage.app.services().settings.clone();
    let before = settings.borrow().clone();
    let place = |label: &str| Frame::of(&phone.stage.control(label)).top;
    let top = place("Fast");
    let from = middle(&phone.stage.control("Fast"));
    phone.finger(0, from, TouchPhase::Started);
    for step in 1..=10 {
        phone.finger(0, (from.0, from.1 - 10.0 * step as f32), TouchPhase::Moved);
    }
    phone.finger(0, (from.0, from.1 - 100.0), TouchPhase::Ended);
    phone.stage.settle();
    let now = phone.stage.labels().contains(&String::from("Fast")).then(|| place("Fast"));
    assert!(now.is_none_or(|now| now < top - 50.0), "it did not scroll: {now:?}");
    assert_eq!(*settings.borrow(), before);
}

#[test]
fn a_finger_on_the_log_moves_no_card() {
    let phone = Phone::open();
    let before = phone.begin();
    let card = mine(&before)[0];
    let home = phone.spot(card);
    let table = phone.stage.app.window().global::<ui::Table>();
    table.invoke_toggle_log();
    phone.stage.settle();
    phone.pull(home, FIELD);
    assert!(!phone.drags());
    phone.finger(0, FIELD, TouchPhase::Ended);
    phone.stage.settle();
    assert_eq!(phone.saved().record, before.record);
}

#[test]
fn what_is_typed_in_stays_above_the_systems_keyboard() {
    let phone = Phone::open();
    phone.tap_on("Four Knights");
    phone.tap_on("Change");
    phone.stage.resize(360, 900);
    phone.tap_on("Deal number or code");
    phone.stage.resize(360, 640);
    phone.stage.app.window().global::<ui::Theme>().set_keyboard(300.0);
    phone.stage.settle();
    let field = Frame::of(&phone.stage.control("Deal number or code"));
    assert!(field.top > 52.0 && field.bottom <= 340.0, "{field:?}");
    phone.stage.type_text("42");
    assert_eq!(phone.stage.app.window().global::<ui::NewGame>().get_deal(), "42");
}

#[test]
fn nothing_lies_under_the_bars_and_the_camera() {
    let phone = Phone::open();
    phone.begin();
    let shell = &phone.stage.app.services().shell;
    let mut pages = crate::driver::pages();
    pages.push(Page::Table(GAME));
    for (width, height, edges) in [
        (360, 640, LogicalEdges::new(40.0, 24.0, 0.0, 0.0)),
        (640, 360, LogicalEdges::new(0.0, 20.0, 44.0, 48.0)),
    ] {
        phone.stage.resize(width, height);
        let window = WindowInner::from_pub(phone.stage.app.window().window());
        window.set_window_item_safe_area(edges);
        let safe = Frame {
            left: edges.left,
            top: edges.top,
            right: width as f32 - edges.right,
            bottom: height as f32 - edges.bottom,
        };
        for &page in &pages {
            match page {
                Page::Table(_) => assert!(
                    phone.stage.app.services().play(GAME, Begin::Resume(Slot::Auto)),
                    "the match goes on"
                ),
                page => shell.go(page),
            }
            phone.stage.settle();
            let controls = phone.stage.active();
            assert!(!controls.is_empty(), "{page}");
            for control in controls {
                let frame = Frame::of(&control);
                let label = control.accessible_label().unwrap_or_default();
                let across = frame.left > safe.left - 1.0 && frame.right < safe.right + 1.0;
                // A page scrolls under its bottom bar, and is cut off there.
                let down = frame.top > safe.top - 1.0 && frame.top < safe.bottom + 1.0;
                assert!(across && down, "{page} at {width}x{height}: {label:?} at {frame:?}");
                if matches!(page, Page::Table(_)) {
                    assert!(frame.within(&safe), "{label:?} at {frame:?}");
                }
            }
        }
    }
}
