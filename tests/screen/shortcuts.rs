//! Tests of keys that are the same everywhere: commands have no other modifier, a held key acts once,
//! desktop conventions, keys of other layouts, labels of icons, and the window's title.

use std::cell::Cell;
use std::rc::Rc;

use cardkeep::Begin;
use cardkeep::Page;
use cardkeep_core::games::GameId;
use cardkeep_store::{Slot, Speed};
use cardkeep_ui as ui;
use i_slint_backend_testing::{ElementHandle, ElementQuery};
use i_slint_core::input::TouchPhase;
use i_slint_core::lengths::LogicalPoint;
use i_slint_core::platform::InternalEvent;
use slint::platform::{Key, WindowEvent};
use slint::{CloseRequestResponse, ComponentHandle, Model, SharedString};
use tempfile::TempDir;

use crate::driver::{Frame, Stage};
use crate::guard::state;

const KINGDOMS: GameId = GameId::FourKingdoms;

fn open() -> (Stage, TempDir) {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::open(folder.path());
    stage.set(|settings| settings.auto_collect = false);
    stage.speed(Speed::Off);
    (stage, folder)
}

fn moves(stage: &Stage) -> usize {
    use cardkeep_core::games::four_kingdoms::Position;
    stage.app.services().data_dir.load::<Position>(Slot::Auto).unwrap().value.record.depth().0
}

#[test]
fn commands_are_not_triggered_with_another_modifier() {
    let (stage, _folder) = open();
    for game in GameId::ALL {
        stage.sit(game);
        // Until the opponents have acted.
        let mut before = state(&stage);
        for _ in 0..100 {
            stage.think();
            stage.settle();
            if before == state(&stage) {
                break;
            }
            before = state(&stage);
        }
        for modifier in [Key::Control, Key::Alt, Key::Meta] {
            for letter in "deflrstuhw1234?".chars() {
                stage.chord(&[modifier], letter);
                assert_eq!(state(&stage), before, "{game}: {modifier:?} and {letter}");
            }
        }
    }
}

#[test]
fn control_z_undoes_and_with_shift_redoes() {
    let (stage, _folder) = open();
    stage.sit(KINGDOMS);
    stage.type_text("d");
    stage.type_text("d");
    assert_eq!(moves(&stage), 2);
    let counts: [(&[Key], char, usize); 5] = [
        (&[Key::Control], 'z', 1),
        (&[], 'z', 1),
        (&[Key::Control, Key::Shift], 'Z', 2),
        (&[Key::Control], 'z', 1),
        (&[Key::Control], 'y', 2),
    ];
    for (modifiers, letter, count) in counts {
        stage.chord(modifiers, letter);
        assert_eq!(moves(&stage), count, "{modifiers:?} and {letter}");
    }
}

#[test]
fn a_held_key_acts_once_unless_it_moves_or_undoes() {
    let (stage, _folder) = open();
    let hold = |key: &str| {
        stage.dispatch(WindowEvent::KeyPressed { text: key.into() });
        for _ in 0..6 {
            stage.settle();
            stage.dispatch(WindowEvent::KeyPressRepeated { text: key.into() });
        }
        stage.dispatch(WindowEvent::KeyReleased { text: key.into() });
        stage.settle();
    };
    stage.sit(KINGDOMS);
    hold("d");
    assert_eq!(moves(&stage), 1);
    for _ in 0..3 {
        stage.type_text("d");
    }
    hold("u");
    assert_eq!(moves(&stage), 0);
    hold("y");
    assert_eq!(moves(&stage), 4);
    // From the settings, a held Escape leads back to the table only.
    stage.app.services().shell.go(Page::Settings);
    stage.settle();
    hold(&SharedString::from(Key::Escape));
    assert_eq!(stage.app.services().shell.page(), Page::Table(KINGDOMS));
    let pointed = || stage.app.window().global::<ui::Table>().get_pointed().x;
    stage.key(Key::LeftArrow);
    let from = pointed();
    hold(&SharedString::from(Key::LeftArrow));
    assert!(pointed() < from, "arrows go on: {} from {from}", pointed());
}

#[test]
fn desktop_conventions() {
    let (stage, _folder) = open();
    let shell = &stage.app.services().shell;
    let window = stage.app.window().window();
    stage.sit(KINGDOMS);
    stage.chord(&[Key::Control], ',');
    assert_eq!(shell.page(), Page::Settings);
    assert!(stage.key(Key::Escape));
    stage.chord(&[Key::Control], 'n');
    assert_eq!(shell.page(), Page::NewGame(KINGDOMS));
    shell.go(Page::Settings);
    stage.settle();
    stage.chord(&[Key::Control], 'n');
    assert_eq!(shell.page(), Page::Home, "where a game is chosen");
    for full in [true, false] {
        assert!(stage.key(Key::F11));
        assert_eq!(window.is_fullscreen(), full);
    }
    // Also from a text field, but not while a question is open.
    shell.go(Page::NewGame(GameId::FourKnights));
    stage.settle();
    stage.press("Change");
    stage.click(&stage.control("Your opponent"));
    stage.chord(&[Key::Control], ',');
    assert_eq!(shell.page(), Page::Settings);
    shell.show_message("Well", "read this");
    stage.chord(&[Key::Control], 'n');
    assert_eq!(shell.page(), Page::Settings);
    let closed = Rc::new(Cell::new(0));
    window.on_close_requested({
        let closed = Rc::clone(&closed);
        move || {
            closed.set(closed.get() + 1);
            CloseRequestResponse::KeepWindowShown
        }
    });
    stage.chord(&[Key::Control], 'q');
    assert_eq!(closed.get(), 1);
}

/// What a layout gives, and the physical key: the tests of `app::keys` have more.
#[test]
fn keys_of_other_layouts_mean_what_is_at_their_place() {
    let (stage, _folder) = open();
    let shell = &stage.app.services().shell;
    let press = |position: char, text: &str| {
        stage.app.services().key_position.set(Some(position));
        stage.type_text(text);
        stage.app.services().key_position.set(None);
    };
    stage.sit(KINGDOMS);
    press('d', "в");
    assert_eq!(moves(&stage), 1, "Russian");
    press('u', "ו");
    assert_eq!(moves(&stage), 0, "Hebrew");
    press('r', "ρ");
    assert_eq!(shell.page(), Page::Rules(KINGDOMS), "Greek");
    // A card that is chosen has buttons beside the prompt.
    stage.sit(GameId::Watchtower);
    let table = stage.app.window().global::<ui::Table>();
    for card in stage.active() {
        if card.accessible_label().is_some_and(|label| label.contains(", ")) {
            card.invoke_accessible_default_action();
            stage.settle();
        }
        if table.get_choices().row_count() > 0 {
            break;
        }
    }
    assert!(table.get_choices().row_count() > 0, "there are buttons");
    let before = state(&stage);
    press('1', "&");
    assert_ne!(state(&stage), before, "French");
}

fn icons(stage: &Stage) -> Vec<ElementHandle> {
    let all = ElementQuery::from_root(stage.app.window()).match_inherits("IconButton").find_all();
    all.into_iter().filter(|icon| icon.accessible_enabled() == Some(true)).collect()
}

#[test]
fn a_mouse_that_rests_on_an_icon_is_told_its_name_and_key() {
    let (stage, _folder) = open();
    let hover = stage.app.window().global::<ui::Hover>();
    let mut seen = Vec::new();
    for (width, height) in [(360, 640), (800, 600), (1280, 800)] {
        stage.resize(width, height);
        let window = Frame { left: 0.0, top: 0.0, right: width as f32, bottom: height as f32 };
        let mut pages = crate::driver::pages();
        pages.extend(GameId::ALL.map(Page::Table));
        for page in pages {
            match page {
                Page::Table(game) => stage.sit(game),
                page => stage.app.services().shell.go(page),
            }
            stage.settle();
            for icon in icons(&stage) {
                let frame = Frame::of(&icon);
                if !frame.within(&window) {
                    continue;
                }
                stage.dispatch(WindowEvent::PointerMoved { position: frame.middle() });
                assert_eq!(hover.get_text(), "", "not at once");
                stage.settle();
                let (label, text) = (icon.accessible_label().unwrap(), hover.get_text());
                assert!(text.starts_with(label.as_str()), "{page}: {text:?} at {label:?}");
                let shown = ElementQuery::from_root(stage.app.window());
                let shown = Frame::of(&shown.match_inherits("HoverLabel").find_first().unwrap());
                assert!(shown.within(&window), "{page} {width}x{height}: {text} at {shown:?}");
                assert!(!shown.overlaps(&frame), "{page} {width}x{height}: {text} covers its icon");
                seen.push(String::from(text));
                stage.dispatch(WindowEvent::PointerExited);
                stage.settle();
                assert_eq!(hover.get_text(), "");
            }
        }
    }
    for text in ["Back (Esc)", "Hint (H)", "Log (L)", "Settings (Ctrl+,)", "More"] {
        assert!(seen.iter().any(|known| known == text), "{text} among {seen:?}");
    }
}

/// A finger has no use for it, and neither has a mouse that has pressed the icon.
#[test]
fn a_pressed_icon_is_not_named() {
    let (stage, _folder) = open();
    stage.sit(GameId::FourKnights);
    let hover = stage.app.window().global::<ui::Hover>();
    let more = Frame::of(&stage.control("More")).middle();
    let touch = |phase| {
        let position = LogicalPoint::new(more.x, more.y);
        stage.dispatch(WindowEvent::internal(InternalEvent::Touch { id: 0, position, phase }));
    };
    touch(TouchPhase::Started);
    stage.settle();
    assert_eq!(hover.get_text(), "");
    touch(TouchPhase::Ended);
    stage.settle();
    assert_eq!(hover.get_text(), "");
    stage.press("Close");
    stage.dispatch(WindowEvent::PointerMoved { position: more });
    stage.settle();
    assert_ne!(hover.get_text(), "");
    let button = slint::platform::PointerEventButton::Left;
    stage.dispatch(WindowEvent::PointerPressed { position: more, button });
    stage.dispatch(WindowEvent::PointerReleased { position: more, button });
    assert_eq!(hover.get_text(), "");
}

#[test]
fn the_title_of_the_window_names_the_game_and_the_match() {
    let (stage, _folder) = open();
    let services = stage.app.services();
    let title = || stage.app.window().global::<ui::Nav>().get_title();
    assert_eq!(title(), "Cardkeep");
    services.shell.go(Page::NewGame(GameId::FourKnights));
    assert_eq!(title(), "Four Knights – Cardkeep");
    stage.sit(KINGDOMS);
    assert_eq!(title(), "Deal 11 – Four Kingdoms – Cardkeep");
    stage.sit(GameId::FourKnights);
    let with_match = title();
    assert!(with_match.ends_with(" – Four Knights – Cardkeep"), "{with_match}");
    assert!(services.play(KINGDOMS, Begin::Lesson));
    assert_eq!(title(), "Guided first match – Four Kingdoms – Cardkeep");
    services.shell.go(Page::Settings);
    assert_eq!(title(), "Cardkeep");
}
