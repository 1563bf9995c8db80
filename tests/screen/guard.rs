//! Tests that a press does nothing that was meant for what was there before: the second tap of a
//! double tap, a key that is pressed twice, and what comes just after the buttons have changed.

use std::time::Duration;

use cardkeep::Begin;
use cardkeep::Page;
use cardkeep_ai::{Level, Thinker};
use cardkeep_core::engine::Chance;
use cardkeep_core::games::{
    GameId, four_horsemen, four_knights, knights_and_ninjas as ninjas, watchtower,
};
use cardkeep_store::{Challenge, Player, Speed};
use cardkeep_ui::{self as ui, Sheet};
use i_slint_backend_testing::mock_elapsed_time;
use serde_json::json;
use slint::platform::{Key, PointerEventButton, WindowEvent};
use slint::{ComponentHandle, LogicalPosition, Model, SharedString};

use crate::driver::{Frame, Screen, Stage};

/// Pauses between two presses, in milliseconds, after which the second one is not meant.
pub const PAUSES: [u64; 5] = [30, 80, 150, 250, 400];
/// A pause after which it is.
const ENOUGH: u64 = 500;

/// Sizes of the window.
const SIZES: [(u32, u32); 5] = [(360, 640), (360, 760), (390, 844), (800, 600), (1280, 800)];

pub fn pass(milliseconds: u64) {
    mock_elapsed_time(Duration::from_millis(milliseconds));
}

/// Lets time pass in which opponents act as soon as they may, so that nothing is left to happen with
/// the next press.
fn pass_with_opponents(stage: &Stage, milliseconds: u64) {
    for _ in 0..milliseconds / 10 {
        stage.think();
        pass(10);
    }
}

/// Taps a point without any time passing.
pub fn tap(stage: &Stage, position: LogicalPosition) {
    let button = PointerEventButton::Left;
    stage.dispatch(WindowEvent::PointerMoved { position });
    stage.dispatch(WindowEvent::PointerPressed { position, button });
    stage.dispatch(WindowEvent::PointerReleased { position, button });
}

/// Presses a key without any time passing.
pub fn key(stage: &Stage, key: impl Into<SharedString>) {
    let text: SharedString = key.into();
    stage.dispatch(WindowEvent::KeyPressed { text: text.clone() });
    stage.dispatch(WindowEvent::KeyReleased { text });
}

/// Returns what a press may change.
pub fn state(stage: &Stage) -> String {
    let (window, shell) = (stage.app.window(), &stage.app.services().shell);
    let (nav, table) = (window.global::<ui::Nav>(), window.global::<ui::Table>());
    let (ending, sheets) = (window.global::<ui::Ending>(), window.global::<ui::Sheets>());
    let choices: Vec<_> = table.get_choices().iter().map(|choice| choice.label).collect();
    let question = shell.asking().then(|| nav.get_question().title);
    let cards: Vec<_> = table.get_cards().iter().map(|card| (card.x as i32, card.ring)).collect();
    let at_table = (table.get_prompt(), table.get_log().row_count(), ending.get_hand_over());
    let sheet = (sheets.get_open(), sheets.get_chooser_title(), ending.get_over());
    format!("{} {question:?} {sheet:?} {at_table:?} {choices:?} {cards:?}", shell.page())
}

/// Brings about a scene at several sizes of the window, and taps where it says, twice. Wherever the
/// second tap presses something if it comes late, it does nothing if it comes soon.
pub fn a_second_tap_changes_nothing(
    stage: &Stage,
    sizes: impl IntoIterator<Item = (u32, u32)>,
    scene: impl Fn() -> LogicalPosition,
) {
    let changes_by_two_taps = |pause: u64| {
        let at = scene();
        let before = state(stage);
        tap(stage, at);
        pass(pause);
        let shown = state(stage);
        assert_ne!(before, shown, "the first tap");
        tap(stage, at);
        let changes = state(stage) != shown;
        stage.settle();
        changes
    };
    let mut found = 0;
    for (width, height) in sizes {
        stage.resize(width, height);
        if found < 2 && changes_by_two_taps(ENOUGH) {
            found += 1;
            for pause in PAUSES {
                assert!(!changes_by_two_taps(pause), "after {pause} ms at {width}x{height}");
            }
        }
    }
    assert!(found > 0, "nothing came up where it was tapped");
}

fn middle(stage: &Stage, label: &str) -> LogicalPosition {
    Frame::of(&stage.control(label)).middle()
}

#[test]
fn a_double_tap_starts_a_match_and_plays_no_card() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::open(folder.path());
    stage.speed(Speed::Off);
    let (shell, data_dir) = (&stage.app.services().shell, &stage.app.services().data_dir);
    a_second_tap_changes_nothing(&stage, SIZES, || {
        shell.go(Page::Home);
        for (slot, _) in data_dir.running(GameId::FourKnights) {
            data_dir.delete(GameId::FourKnights, slot).unwrap();
        }
        shell.go(Page::NewGame(GameId::FourKnights));
        stage.settle();
        middle(&stage, "Play")
    });
}

#[test]
fn a_double_tap_on_give_up_does_not_answer_the_question() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::open(folder.path());
    stage.speed(Speed::Off);
    let shell = &stage.app.services().shell;
    let sizes = (400..=700).step_by(15).map(|height| (360, height));
    a_second_tap_changes_nothing(&stage, sizes, || {
        while shell.asking() {
            shell.answer(false);
        }
        stage.sit(GameId::FourKnights);
        shell.go(Page::Home);
        shell.go(Page::NewGame(GameId::FourKnights));
        stage.settle();
        middle(&stage, "Give up")
    });
    // And one on the answer opens nothing at home.
    a_second_tap_changes_nothing(&stage, SIZES, || {
        while shell.asking() {
            shell.answer(false);
        }
        stage.sit(GameId::FourKnights);
        stage.press("More");
        stage.press("Give up");
        middle(&stage, "Give up")
    });
}

#[test]
fn a_key_pressed_twice_does_not_answer_the_question() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::open(folder.path());
    stage.speed(Speed::Off);
    let shell = &stage.app.services().shell;
    stage.resize(800, 1000);
    for pause in PAUSES.into_iter().chain([ENOUGH]) {
        shell.answer(false);
        stage.sit(GameId::FourKnights);
        stage.press("More");
        // The last control of the menu.
        stage.key(Key::Backtab);
        key(&stage, Key::Return);
        assert!(shell.asking());
        pass(pause);
        key(&stage, Key::Return);
        assert_eq!(shell.asking(), pause < ENOUGH, "after {pause} ms");
        stage.settle();
    }
}

fn begin(game: GameId, seats: u8, seed: u64, options: &serde_json::Value) -> Begin {
    let mut players = vec![Player::Computer(Level::Easy); usize::from(seats)];
    players[0] = Player::Human;
    let options = options.clone();
    Begin::New(Challenge { options, ..Challenge::new(game, players, seed) })
}

/// Returns the options of the open chooser, or else the enabled buttons beside the prompt, by index.
fn buttons<G: Thinker>(screen: &Screen<G>) -> Vec<(usize, SharedString)> {
    let table = screen.app.window().global::<ui::Table>();
    let sheets = screen.app.window().global::<ui::Sheets>();
    if sheets.get_open() == Sheet::Chooser {
        return sheets.get_chooser().iter().map(|option| option.text).enumerate().collect();
    }
    let choices = table.get_choices();
    let choices = choices.iter().enumerate().filter(|(_, choice)| choice.enabled);
    choices.map(|(index, choice)| (index, choice.label)).collect()
}

fn pick<T>(chance: &mut Chance, mut items: Vec<T>) -> Option<T> {
    (!items.is_empty()).then(|| items.swap_remove(chance.below(items.len() as u32) as usize))
}

/// Plays at random, and presses buttons beside the prompt and options of choosers twice each.
fn every_button_is_pressed_once<G: Thinker>(
    (game, seats): (GameId, u8),
    options: &serde_json::Value,
    press: impl Fn(&Screen<G>, usize, LogicalPosition),
) {
    let screen = Screen::<G>::open(game);
    let mut chance = Chance::new(7);
    let (mut seed, mut tried) = (40, 0);
    screen.sit(begin(game, seats, seed, options));
    let ending = screen.app.window().global::<ui::Ending>();
    let sheets = screen.app.window().global::<ui::Sheets>();
    let shell = &screen.app.services().shell;
    for _ in 0..800 {
        (0..4).for_each(|_| screen.wait());
        if shell.asking() {
            shell.answer(true);
        } else if ending.get_over() || shell.page() != Page::Table(game) {
            seed += 1;
            screen.sit(begin(game, seats, seed, options));
        } else if ending.get_covered() {
            ending.invoke_go_on();
        } else if !matches!(sheets.get_open(), Sheet::None | Sheet::Chooser) {
            sheets.invoke_close();
        } else if let Some((index, label)) = pick(&mut chance, buttons(&screen)) {
            // An option's label also says what it does.
            let begins = format!("{label}, ");
            let is_it = |it: &SharedString| *it == label || it.starts_with(&begins);
            let button = screen
                .controls()
                .into_iter()
                .find(|control| control.accessible_label().as_ref().is_some_and(is_it));
            let Some(button) = button else { continue };
            let (at, pause) = (Frame::of(&button).middle(), PAUSES[tried % PAUSES.len()]);
            press(&screen, index, at);
            pass_with_opponents(&screen, pause);
            let shown = state(&screen);
            press(&screen, index, at);
            assert_eq!(state(&screen), shown, "{game}: {label:?} again after {pause} ms");
            tried += 1;
            if tried == 3 * PAUSES.len() {
                return;
            }
        } else {
            let mut cards = screen.active();
            let is_card = |label: &SharedString| label.contains(", ");
            cards.retain(|card| card.accessible_label().as_ref().is_some_and(is_card));
            if let Some(card) = pick(&mut chance, cards) {
                card.invoke_accessible_default_action();
            }
        }
    }
    assert!(tried >= PAUSES.len(), "{game}: {tried} buttons");
}

fn every_button<G: Thinker>(at: (GameId, u8), options: &serde_json::Value) {
    every_button_is_pressed_once::<G>(at, options, |screen, _, at| tap(screen, at));
    every_button_is_pressed_once::<G>(at, options, |screen, index, _| {
        key(screen, (index + 1).to_string().as_str());
    });
}

#[test]
fn buttons_of_four_knights_are_pressed_once() {
    let options = json!({"may_yield": true});
    every_button::<four_knights::Position>((GameId::FourKnights, 2), &options);
}

#[test]
fn buttons_of_four_horsemen_are_pressed_once() {
    every_button::<four_horsemen::Position>((GameId::FourHorsemen, 3), &json!({}));
}

#[test]
fn buttons_of_watchtower_are_pressed_once() {
    every_button::<watchtower::Position>((GameId::Watchtower, 3), &json!({}));
}

#[test]
fn buttons_of_knights_and_ninjas_are_pressed_once() {
    every_button::<ninjas::Position>((GameId::KnightsAndNinjas, 3), &json!({}));
}

/// What has changed without the player's doing is not pressed at all, by a tap or a key.
#[test]
fn buttons_that_have_just_changed_are_not_pressed() {
    let screen = Screen::<watchtower::Position>::open(GameId::Watchtower);
    screen.sit(begin(GameId::Watchtower, 2, 5, &json!({})));
    screen.set(|settings| settings.pace = Speed::Normal);
    let table = screen.app.window().global::<ui::Table>();
    screen.until_choice();
    for _ in 0..40 {
        let empty = table.get_choices().row_count() == 0;
        for _ in 0..400 {
            mock_elapsed_time(Duration::from_millis(5));
            std::thread::sleep(Duration::from_millis(1));
            if table.get_choices().row_count() > 0 {
                break;
            }
        }
        let first = table.get_choices().row_data(0).filter(|choice| choice.enabled);
        let (Some(first), true) = (first, empty) else {
            screen.act();
            continue;
        };
        // The button is laid out within a millisecond.
        pass(1);
        let at = Frame::of(&screen.control(&first.label)).middle();
        let mut passed = 0;
        for pause in PAUSES {
            pass(pause - passed - 5);
            passed = pause - 5;
            let shown = state(&screen);
            tap(&screen, at);
            key(&screen, "1");
            assert_eq!(state(&screen), shown, "{:?} after {pause} ms", first.label);
        }
        pass(ENOUGH - passed);
        let shown = state(&screen);
        key(&screen, "1");
        assert_ne!(state(&screen), shown, "{:?} later", first.label);
        return;
    }
    panic!("no buttons came up by themselves");
}
