//! Screen tests of what is the same at every table: the menu and the log.

use std::collections::BTreeSet;
use std::time::Duration;

use cardkeep::Page;
use cardkeep_core::games::GameId;
use cardkeep_store::{Speed, Volume};
use cardkeep_ui as ui;
use i_slint_backend_testing::{ElementQuery, mock_elapsed_time};
use slint::platform::{Key, PointerEventButton, WindowEvent};
use slint::{ComponentHandle, LogicalPosition};

use crate::driver::bounds::PHONES;
use crate::driver::{Frame, Stage};

#[test]
fn every_table_has_the_same_menu() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::open(folder.path());
    let services = stage.app.services();
    for game in GameId::ALL {
        let alone = game == GameId::FourKingdoms;
        stage.sit(game);
        stage.press("More");
        for text in ["Card animation", "Sounds", "How to play", "Settings", "Give up"] {
            assert!(stage.labels().contains(&text.into()) || stage.reads(text), "{game}: {text}");
        }
        for text in ["Opponent speed", "Beginner hints"] {
            let found = stage.labels().contains(&text.into()) || stage.reads(text);
            assert_eq!(found, !alone, "{game}: {text}");
        }
        for (name, volume) in [("Silent", Volume::Off), ("Loud", Volume::Loud)] {
            stage.press(name);
            assert_eq!(services.data_dir.settings().value.volume, volume, "{game}");
        }
        stage.press("Slow");
        assert_eq!(services.settings.borrow().animation, Speed::Slow, "{game}");
        stage.press("Off");
        assert_eq!(services.settings.borrow().animation, Speed::Off, "{game}");
        stage.press("Settings");
        assert_eq!(services.shell.page(), Page::Settings, "{game}");
        stage.app.back();
        stage.press("Close");
        assert!(!stage.reads("Card animation"), "{game}");
    }
}

/// Whatever can be pressed at a new table, in its menu and in its log, is large enough for a finger.
#[test]
fn every_target_of_a_table_is_large_enough() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::open(folder.path());
    let mut small = BTreeSet::new();
    for (width, height) in PHONES {
        stage.resize(width, height);
        for game in GameId::ALL {
            stage.sit(game);
            for sheet in ["", "More", "Log"] {
                if !sheet.is_empty() {
                    stage.press(sheet);
                }
                for target in stage.active() {
                    let label = target.accessible_label().unwrap_or_default();
                    let size = target.size();
                    // Seven columns side by side on the smallest phone.
                    let wide = if game == GameId::FourKingdoms { 42.0 } else { 44.0 };
                    if size.width < wide || size.height < 44.0 {
                        small.insert(format!("{game} at {width}x{height}: {label}: {size:?}"));
                    }
                }
                if !sheet.is_empty() {
                    stage.key(Key::Escape);
                }
            }
        }
    }
    let small: Vec<String> = small.into_iter().collect();
    assert!(small.is_empty(), "{} are small:\n{}", small.len(), small.join("\n"));
}

#[test]
fn a_match_is_given_up_from_its_menu_after_a_question() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::open(folder.path());
    let services = stage.app.services();
    for game in GameId::ALL {
        stage.sit(game);
        stage.press("More");
        stage.press("Give up");
        assert!(services.shell.asking(), "{game}");
        stage.press("Cancel");
        assert_eq!(services.shell.page(), Page::Table(game));
        assert!(!services.data_dir.running(game).is_empty(), "{game}");
        stage.press("Give up");
        stage.press("Give up");
        assert_eq!(services.shell.page(), Page::Home, "{game}");
        assert!(services.data_dir.running(game).is_empty(), "{game}");
    }
}

#[test]
fn wide_windows_keep_the_log_open_or_closed_and_phones_open_it_as_a_sheet() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::open(folder.path());
    let table = stage.app.window().global::<ui::Table>();
    let sheets = stage.app.window().global::<ui::Sheets>();
    let kept = || stage.app.services().data_dir.settings().value.log_open;
    for game in GameId::ALL.into_iter().filter(|game| *game != GameId::FourKingdoms) {
        stage.resize(1280, 800);
        stage.sit(game);
        assert!(table.get_log_shown() && kept(), "{game}");
        stage.press("Close the log");
        assert!(!table.get_log_shown() && !kept(), "{game}");
        assert!(sheets.get_open() == ui::Sheet::None, "{game}");

        stage.resize(360, 640);
        stage.press("Log");
        assert!(sheets.get_open() == ui::Sheet::Log && !kept(), "{game}");
        stage.press("Close the log");

        stage.resize(1280, 800);
        assert!(!table.get_log_shown(), "{game}");
        stage.press("Log");
        assert!(table.get_log_shown() && kept(), "{game}");
    }
}

#[test]
fn a_page_dragged_by_a_text_field_gives_it_no_focus() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::open(folder.path());
    let services = stage.app.services();
    services.shell.go(Page::Settings);
    stage.settle();
    let field = || Frame::of(&stage.control("Your name")).middle();
    // Not quite to the end, so that the page can be dragged further.
    while !stage.labels().contains(&String::from("Your name")) || field().y > 500.0 {
        stage.key(Key::PageDown);
    }
    let (from, button) = (field(), PointerEventButton::Left);
    stage.dispatch(WindowEvent::PointerMoved { position: from });
    stage.dispatch(WindowEvent::PointerPressed { position: from, button });
    mock_elapsed_time(Duration::from_millis(150));
    let mut position = from;
    for _ in 0..10 {
        position = LogicalPosition::new(from.x, position.y + 6.0);
        stage.dispatch(WindowEvent::PointerMoved { position });
        mock_elapsed_time(Duration::from_millis(16));
    }
    stage.dispatch(WindowEvent::PointerReleased { position, button });
    stage.settle();
    stage.type_text("Ada");
    assert_eq!(services.settings.borrow().name, "");

    stage.click(&stage.control("Your name"));
    stage.type_text("Ada");
    assert_eq!(services.settings.borrow().name, "Ada");
}

#[test]
fn a_toast_does_not_cover_the_prompt() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::open(folder.path());
    stage.speed(Speed::Off);
    let found = |name| {
        let elements = ElementQuery::from_root(stage.app.window()).match_inherits(name);
        Frame::of(&elements.find_first().unwrap_or_else(|| panic!("a {name}")))
    };
    for game in GameId::ALL {
        stage.sit(game);
        for (width, height) in
            [(320, 480), (360, 640), (390, 844), (667, 375), (844, 390), (1024, 768), (1280, 800)]
        {
            stage.resize(width, height);
            for text in ["A short one.", &"A message that needs two lines on a phone. ".repeat(2)] {
                stage.app.services().shell.show_toast(text);
                stage.settle();
                let (toast, prompt) = (found("Toast"), found("PromptLine"));
                let at = format!("{game} at {width}x{height}: {toast:?}, {prompt:?}");
                assert!(!toast.overlaps(&prompt), "{at}");
                let window =
                    Frame { left: 0.0, top: 0.0, right: width as f32, bottom: height as f32 };
                assert!(toast.within(&window), "{at}");
                stage.app.services().shell.show_toast("");
            }
        }
    }
}
