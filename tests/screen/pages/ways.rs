//! Screen tests of navigation between pages, and of the dialogs on the way.

use cardkeep::{Page, Question};
use cardkeep_core::games::GameId;
use cardkeep_i18n::{app, t};
use cardkeep_store::{Slot, Volume};
use slint::platform::{Key, WindowEvent};
use slint::{ComponentHandle, PhysicalSize};

use super::support::{GAME, furnished, summary};
use crate::driver::Stage;

#[test]
fn it_starts_at_home_with_the_match_to_continue() {
    let folder = furnished();
    let stage = Stage::open(folder.path());
    assert_eq!(stage.app.services().shell.page(), Page::Home);
    assert!(stage.reads(&summary(&stage, Slot::Auto)));
    stage.control("Continue");
    for game in GameId::ALL {
        assert!(
            stage.reads(game.name()) && stage.reads(&t!(app::tagline, game: game.id())),
            "{game}"
        );
        assert!(stage.labels().iter().any(|label| label == game.name()), "{game}");
    }
}

#[test]
fn an_empty_folder_has_nothing_to_continue() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::open(folder.path());
    assert!(!stage.labels().iter().any(|label| label == "Continue"));
    stage.app.services().shell.go(Page::Statistics);
    stage.settle();
    assert!(stage.reads("No results yet") && stage.reads("No match finished yet"));
    assert!(!stage.labels().iter().any(|label| label == "Reset statistics"));
    // Every game is a tap away.
    stage.press("Watchtower");
    assert_eq!(stage.app.services().shell.page(), Page::NewGame(GameId::Watchtower));
}

#[test]
fn escape_and_the_back_key_lead_home_from_everywhere() {
    let folder = furnished();
    let stage = Stage::open(folder.path());
    let shell = &stage.app.services().shell;
    for key in [Key::Escape, Key::Back] {
        for page in crate::driver::pages().into_iter().filter(|page| *page != Page::Home) {
            shell.go(page);
            stage.settle();
            assert!(stage.key(key), "{page}");
            assert_eq!(shell.page(), Page::Home, "{page}");
        }
        // Through pages on top of each other, and with the focus on a control.
        shell.go(Page::NewGame(GAME));
        shell.go(Page::Saves(GAME));
        stage.settle();
        stage.key(Key::Tab);
        stage.key(Key::Tab);
        assert!(stage.key(key));
        assert_eq!(shell.page(), Page::NewGame(GAME));
        assert!(stage.key(key));
        assert_eq!(shell.page(), Page::Home);
    }
    // Android closes the app then.
    assert!(!stage.key(Key::Back));
    assert!(!stage.app.back());
}

#[test]
fn the_back_control_leads_back() {
    let folder = furnished();
    let stage = Stage::open(folder.path());
    stage.press("Four Knights");
    assert_eq!(stage.app.services().shell.page(), Page::NewGame(GAME));
    stage.press("How to play");
    assert_eq!(stage.app.services().shell.page(), Page::Rules(GAME));
    assert!(stage.reads("Each card you win in battle is worth half a point."));
    stage.press("Back");
    stage.press("Back");
    assert_eq!(stage.app.services().shell.page(), Page::Home);
}

#[test]
fn controls_answer_to_the_keyboard() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::open(folder.path());
    // Statistics, Settings.
    stage.key(Key::Tab);
    stage.key(Key::Tab);
    stage.key(Key::Return);
    assert_eq!(stage.app.services().shell.page(), Page::Settings);
    // Back, and then the first volume.
    stage.key(Key::Tab);
    stage.key(Key::Tab);
    stage.key(Key::Space);
    assert_eq!(stage.app.services().settings.borrow().volume, Volume::Off);
}

#[test]
fn a_question_is_answered_and_the_keyboard_comes_back() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::open(folder.path());
    let shell = stage.app.services().shell.clone();
    let asked = std::rc::Rc::new(std::cell::Cell::new(0));
    let ask = || {
        let question = Question {
            title: "Really?".into(),
            text: "It is gone then.".into(),
            yes: "Do it".into(),
            danger: true,
        };
        let asked = asked.clone();
        shell.ask(question, move || asked.set(asked.get() + 1));
        stage.settle();
    };
    ask();
    assert!(shell.asking() && stage.reads("Really?"));
    // Neither way out confirms.
    assert!(stage.key(Key::Back));
    assert!(!shell.asking());
    ask();
    assert!(stage.key(Key::Escape));
    ask();
    stage.press("Cancel");
    assert_eq!(asked.get(), 0);
    // The harmless answer has the focus; Tab cycles within the dialog.
    ask();
    stage.key(Key::Return);
    assert_eq!(asked.get(), 0);
    ask();
    stage.key(Key::Tab);
    stage.key(Key::Return);
    assert_eq!(asked.get(), 1);
    ask();
    stage.press("Do it");
    assert_eq!(asked.get(), 2);
    // Keys reach the page again.
    shell.go(Page::About);
    stage.settle();
    assert!(stage.key(Key::Escape));
    assert_eq!(shell.page(), Page::Home);
}

#[test]
fn a_message_goes_by_itself() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::open(folder.path());
    stage.app.services().shell.show_toast("Saved in slot 3.");
    stage.settle();
    assert!(stage.reads("Saved in slot 3."));
    for _ in 0..5 {
        stage.settle();
    }
    assert!(!stage.reads("Saved in slot 3."));
}

#[test]
fn escape_leads_back_out_of_a_text_field() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::open(folder.path());
    stage.press("Four Knights");
    stage.press("Change");
    // Back, the lesson, the button that closes the setup, a name, three levels, a friend, matching, an
    // option, practice, the field.
    for _ in 0..12 {
        stage.key(Key::Tab);
    }
    stage.type_text("42");
    let page = stage.app.window().global::<cardkeep_ui::NewGame>();
    assert_eq!(page.get_deal(), "42");
    assert!(stage.key(Key::Back));
    assert_eq!(stage.app.services().shell.page(), Page::Home);
}

#[test]
fn a_message_waits_for_the_question_before_it() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::open(folder.path());
    let shell = &stage.app.services().shell;
    shell.show_message("The first", "to be read");
    shell.show_message("The second", "to be read too");
    stage.settle();
    assert!(stage.reads("The first") && !stage.reads("The second"));
    stage.press("OK");
    assert!(!stage.reads("The first") && stage.reads("The second"));
    stage.press("OK");
    assert!(!shell.asking());
}

#[test]
fn a_long_message_is_shown_whole() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::open(folder.path());
    stage.app.window().global::<cardkeep_ui::Theme>().set_text_base(21.0);
    let text = "/home/somebody/.local/share/cardkeep/saves/four-knights/slot-2.save is damaged: \
                its first line is not Cardkeep's. It stays where it is, and nothing else is \
                affected.";
    stage.app.services().shell.show_message("Your match cannot be read", text);
    stage.resize(320, 480);
    let (_, words) = stage.texts().into_iter().find(|(shown, _)| shown == text).unwrap();
    let button = crate::driver::Frame::of(&stage.control("OK"));
    assert!(words.top > 0.0 && !words.overlaps(&button), "{words:?} {button:?}");
    assert!(words.bottom < button.top + 1.0 && button.bottom < 480.0, "{words:?} {button:?}");
}

#[test]
fn the_page_scrolls_to_where_the_keyboard_is() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::open(folder.path());
    stage.press("Settings");
    stage.resize(360, 400);
    let hidden = |label: &str| !stage.labels().iter().any(|shown| shown == label);
    assert!(hidden("Confirmations"));
    // Back, four volumes, four speeds, four opponent speeds, three themes, three sizes, eight colors, eleven
    // backs, four switches.
    for _ in 0..42 {
        stage.key(Key::Tab);
    }
    let last = crate::driver::Frame::of(&stage.control("Confirmations"));
    assert!(last.top > 52.0 && last.bottom < 400.0, "{last:?}");
    stage.key(Key::PageUp);
    stage.key(Key::PageUp);
    assert!(hidden("Confirmations"));
    // Keys arrive although the focused control is out of view.
    let found = (0..4).any(|_| stage.key(Key::PageDown) && !hidden("Confirmations"));
    assert!(found);
    stage.key(Key::PageUp);
    stage.key(Key::PageUp);
    assert!(stage.key(Key::Back));
    assert_eq!(stage.app.services().shell.page(), Page::Home);
}

#[test]
fn the_window_and_the_page_come_back() {
    let folder = furnished();
    {
        let stage = Stage::open(folder.path());
        stage.app.restore();
        stage.resize(700, 500);
        stage.press("Continue");
        stage.app.window().window().dispatch_event(WindowEvent::CloseRequested);
        let kept = stage.app.services().data_dir.window().value.unwrap();
        assert_eq!((kept.width, kept.height), (700, 500));
        assert_eq!(kept.page, "table/four-knights");
    }
    {
        let stage = Stage::open(folder.path());
        stage.app.restore();
        stage.settle();
        let services = stage.app.services();
        assert_eq!(services.shell.page(), Page::Table(GAME));
        assert_eq!(stage.app.window().window().size(), slint::PhysicalSize::new(700, 500));
        assert!(stage.key(Key::Escape));
        assert_eq!(services.shell.page(), Page::Home);
        // Without its match, the table can't be restored.
        services.data_dir.delete(GAME, Slot::Auto).unwrap();
    }
    let stage = Stage::open(folder.path());
    stage.app.restore();
    assert_eq!(stage.app.services().shell.page(), Page::Home);
    assert!(!stage.app.services().shell.asking());
}

#[test]
fn a_screen_that_tells_nonsense_of_itself_ends_nothing() {
    let folder = furnished();
    let stage = Stage::open(folder.path());
    stage.app.restore();
    let window = stage.app.window().window();
    let services = stage.app.services();
    let emblem = services.pixels(60.0);
    stage.press("Continue");
    for scale_factor in [f32::INFINITY, f32::NAN, 0.0, -1.0, 1e30, 1e-30] {
        window.dispatch_event(WindowEvent::ScaleFactorChanged { scale_factor });
        assert_eq!(services.pixels(60.0), emblem, "{scale_factor}");
        services.apply_settings();
        services.shell.refresh();
        stage.app.suspend();
        stage.app.resume();
        // Letting time pass would make Slint measure text that has no size then; the real app
        // restarts at this point (see `panics.rs`).
        window.dispatch_event(WindowEvent::ScaleFactorChanged { scale_factor: 1.0 });
        stage.settle();
        stage.control("More");
    }
    window.dispatch_event(WindowEvent::CloseRequested);
    let kept = services.data_dir.window();
    assert!(kept.notice.is_none() && kept.value.is_some(), "a size that it can come back to");
}

#[test]
fn a_screen_that_asks_for_a_huge_scale_gets_8() {
    let folder = furnished();
    let stage = Stage::open(folder.path());
    let window = stage.app.window().window();
    let emblem = stage.app.services().pixels(60.0);
    window.dispatch_event(WindowEvent::ScaleFactorChanged { scale_factor: 20.0 });
    stage.resize(20 * 360, 20 * 640);
    assert_eq!(window.scale_factor(), 8.0);
    assert_eq!(window.size(), PhysicalSize::new(8 * 360, 8 * 640));
    assert_eq!(stage.app.services().pixels(60.0), 8 * emblem);
}
