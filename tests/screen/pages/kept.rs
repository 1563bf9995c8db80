//! Screen tests of settings, saves and statistics, and of damaged files.

use std::fs;

use cardkeep::Page;
use cardkeep_ai::Level;
use cardkeep_core::engine::Start;
use cardkeep_core::games::four_knights::Position;
use cardkeep_store::{Appearance, Player, Slot, SlotState, Speed};
use slint::ComponentHandle;
use slint::platform::Key;

use super::support::{GAME, HORSEMEN, furnished, summary};
use crate::driver::Stage;

#[test]
fn settings_are_kept_and_take_effect() {
    let folder = tempfile::tempdir().unwrap();
    {
        let stage = Stage::open(folder.path());
        stage.press("Settings");
        stage.resize(360, 1800);
        stage.press("Dark");
        stage.press("Off");
        stage.press("Four-color deck");
        stage.press("Confirmations");
        stage.press("Beginner hints");
        let theme = stage.app.window().global::<cardkeep_ui::Theme>();
        assert!(theme.get_dark());
        assert_eq!(theme.get_pace(), 0.0);
    }
    let stage = Stage::open(folder.path());
    let settings = stage.app.services().settings.borrow().clone();
    assert_eq!(settings.theme, Appearance::Dark);
    assert_eq!(settings.animation, Speed::Off);
    assert!(settings.four_color);
    assert!(!settings.confirmations && !settings.hints);
    assert!(stage.app.window().global::<cardkeep_ui::Theme>().get_dark());
    stage.press("Settings");
    stage.resize(360, 1800);
    assert_eq!(stage.control("Dark").accessible_checked(), Some(true));
    assert_eq!(stage.control("System").accessible_checked(), Some(false));
    assert_eq!(stage.control("Four-color deck").accessible_checked(), Some(true));
    stage.press("Light");
    assert!(!stage.app.window().global::<cardkeep_ui::Theme>().get_dark());
}

#[test]
fn saves_are_listed_with_the_damaged_one_and_deleted_after_a_question() {
    let folder = furnished();
    let stage = Stage::open(folder.path());
    stage.resize(360, 4000);
    stage.press("Four Knights");
    stage.press("Saved games");
    assert!(stage.reads(&summary(&stage, Slot::Manual(1))));
    assert!(stage.reads("Nov 20, 2026"));
    assert!(stage.reads("against Osric (Normal)"));
    assert!(stage.reads("Damaged"));
    assert!(stage.reads("Slot 3 is empty"));
    let labels = stage.labels();
    let has = |label: &str| labels.iter().any(|l| l == label);
    assert!(has("Open Slot 1") && has("Continue Against Osric"));
    assert!(!has("Open Slot 2"), "a damaged save cannot be loaded");
    assert!(has("Delete Slot 2") && !has("Delete Slot 3"));
    // No running match can be saved.
    assert!(!has("Save in Slot 3"));

    let data_dir = &stage.app.services().data_dir;
    stage.press("Delete Slot 1");
    stage.press("Cancel");
    assert!(matches!(data_dir.look(GAME, Slot::Manual(1)), SlotState::Good(_)));
    stage.press("Delete Slot 1");
    stage.press("Delete");
    assert!(matches!(data_dir.look(GAME, Slot::Manual(1)), SlotState::Empty));
    assert!(stage.reads("Slot 1 is empty"));
    stage.press("Delete Slot 2");
    stage.press("Delete");
    assert!(matches!(data_dir.look(GAME, Slot::Manual(2)), SlotState::Empty));
    assert!(matches!(data_dir.look(GAME, Slot::Auto), SlotState::Good(_)));
}

#[test]
fn statistics_are_shown_and_reset_after_a_question() {
    let folder = furnished();
    let stage = Stage::open(folder.path());
    stage.resize(360, 2400);
    stage.press("Statistics");
    assert!(stage.reads("1 of 1 won") && stage.reads("100%"));
    stage.press("Four Horsemen: 0%");
    assert_eq!(stage.app.services().shell.page(), Page::Results(HORSEMEN));
    assert!(stage.reads("4 players") && stage.reads("Hard, Normal, Easy"));
    stage.press("Reset statistics");
    stage.press("Reset");
    assert_eq!(stage.app.services().data_dir.statistics().value.all(HORSEMEN).played(), 0);
    assert!(stage.reads("No results yet"));
    stage.key(Key::Escape);
    assert_eq!(stage.app.services().shell.page(), Page::Statistics);
    stage.press("Reset statistics");
    stage.press("Cancel");
    assert_eq!(stage.app.services().data_dir.statistics().value.tally(GAME, "hard").won, 1);
    stage.press("Reset statistics");
    stage.press("Reset");
    assert_eq!(stage.app.services().data_dir.statistics().value.tally(GAME, "hard").won, 0);
    assert!(stage.reads("No results yet"));
}

#[test]
fn a_damaged_match_is_told_of_at_home() {
    let folder = furnished();
    let file = folder.path().join("saves/four-knights/auto.save");
    fs::write(file, "no match at all").unwrap();
    let stage = Stage::open(folder.path());
    assert!(stage.reads("Your last match can't be opened"));
    assert!(!stage.labels().iter().any(|label| label == "Continue"));
}

#[test]
fn damaged_settings_are_told_and_replaced() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("settings.cardkeep"), "not settings").unwrap();
    let stage = Stage::open(folder.path());
    assert!(stage.app.services().shell.asking());
    assert!(stage.reads("Your settings"));
    stage.press("OK");
    assert!(!stage.app.services().shell.asking());
}

#[test]
fn a_match_begins_is_left_and_continued() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::open(folder.path());
    let services = stage.app.services();
    stage.press("Four Knights");
    stage.press("Change");
    stage.press("Hard");
    stage.press("Yielding");
    let page = stage.app.window().global::<cardkeep_ui::NewGame>();
    page.invoke_name_rival(0, "Ada".into());
    page.set_deal("12".into());
    stage.start_match();
    assert_eq!(services.shell.page(), Page::Table(GAME));
    let save = services.data_dir.load::<Position>(Slot::Auto).unwrap().value;
    let Start::Deal { setup, seed } = save.record.start() else { panic!("it was dealt") };
    assert_eq!((setup.seats, setup.options.may_yield, *seed), (2, true, 12));
    assert_eq!(save.players, [Player::Human, Player::Computer(Level::Hard)]);
    assert_eq!(save.names, ["You", "Ada"]);
    assert!(stage.reads("Ada"), "on the badge");

    // Going back from a table leads home, and the match waits there.
    stage.press("Back");
    assert_eq!(services.shell.page(), Page::Home);
    assert!(services.shell.table().is_none());
    stage.press("Continue");
    assert_eq!(services.shell.page(), Page::Table(GAME));
    assert!(stage.key(Key::Escape));

    // No one has moved yet, so there is nothing to keep.
    stage.press("Four Knights");
    page.set_deal("13".into());
    stage.start_match();
    assert_eq!(services.shell.page(), Page::Table(GAME));
    let other = services.data_dir.load::<Position>(Slot::Auto).unwrap().value;
    assert_ne!(other.id, save.id);
    assert_eq!(services.data_dir.running(GAME).len(), 1);
}

#[test]
fn a_running_match_is_put_aside_and_loaded() {
    let folder = furnished();
    let stage = Stage::open(folder.path());
    stage.resize(500, 4000);
    let services = stage.app.services();
    let data_dir = &services.data_dir;
    stage.press("Continue");
    stage.press("More");
    stage.press("Save this match");
    assert_eq!(services.shell.page(), Page::Saves(GAME));
    stage.press("Save in Slot 3");
    assert!(matches!(data_dir.look(GAME, Slot::Manual(3)), SlotState::Good(_)));
    assert!(stage.reads("Saved in slot 3."));

    let SlotState::Good(before) = data_dir.look(GAME, Slot::Manual(1)) else {
        panic!("it is good")
    };
    stage.press("Overwrite Slot 1");
    assert!(stage.reads("Overwrite slot 1?"));
    stage.press("Cancel");
    let SlotState::Good(after) = data_dir.look(GAME, Slot::Manual(1)) else { panic!("it is good") };
    assert_eq!(before, after);
    // A match may overwrite the damaged one, which is set aside in the folder.
    stage.press("Overwrite Slot 2");
    stage.press("Overwrite");
    assert!(matches!(data_dir.look(GAME, Slot::Manual(2)), SlotState::Good(_)));

    // The table waits behind the page.
    stage.press("Back");
    assert_eq!(services.shell.page(), Page::Table(GAME));
    stage.press("More");
    stage.press("Save this match");
    stage.press("Continue Against Osric");
    assert_eq!(services.shell.page(), Page::Table(GAME));
    stage.press("More");
    stage.press("Save this match");
    // The slot holds this very match, which may have been continued meanwhile.
    stage.press("Open Slot 3");
    if services.shell.asking() {
        stage.press("Go back");
    }
    assert_eq!(services.shell.page(), Page::Table(GAME));
    assert_eq!(data_dir.running(GAME).len(), 1);
    stage.press("Back");
    assert_eq!(services.shell.page(), Page::Home);
}

#[test]
fn a_save_is_loaded_beside_the_running_match_and_only_the_same_match_goes_back_to_it() {
    let folder = furnished();
    let stage = Stage::open(folder.path());
    stage.resize(500, 4000);
    let services = stage.app.services();
    let data_dir = &services.data_dir;
    let id = |slot| data_dir.load::<Position>(slot).unwrap().value.id;
    let saves = || {
        services.shell.go(Page::Home);
        services.shell.go(Page::Saves(GAME));
        stage.settle();
    };
    saves();
    stage.press("Open Slot 1");
    assert!(stage.reads("Save the other match for later?"));
    assert!(stage.reads(&format!("Against Osric: {}.", summary(&stage, Slot::Auto))));
    stage.press("Cancel");
    assert_eq!(data_dir.running(GAME).len(), 1);
    stage.press("Open Slot 1");
    stage.press("Save it");
    assert_eq!(services.shell.page(), Page::Table(GAME));
    services.shell.go(Page::Home);
    assert_eq!(data_dir.running(GAME).len(), 2);
    assert_eq!(id(Slot::Running(2)), id(Slot::Manual(1)));
    assert_ne!(id(Slot::Auto), id(Slot::Manual(1)));

    // It is continued, and then goes back to where it was saved: never twice.
    let mut later = data_dir.load::<Position>(Slot::Running(2)).unwrap().value;
    later.record.undo();
    data_dir.save(Slot::Running(2), &later).unwrap();
    saves();
    stage.press("Open Slot 1");
    assert!(stage.reads("Go back to slot 1?"));
    stage.press("Cancel");
    assert_eq!(data_dir.load::<Position>(Slot::Running(2)).unwrap().value.record, later.record);
    stage.press("Open Slot 1");
    stage.press("Go back");
    assert_eq!(services.shell.page(), Page::Table(GAME));
    services.shell.go(Page::Home);
    assert_eq!(data_dir.running(GAME).len(), 2);
    let slots = |slot| data_dir.load::<Position>(slot).unwrap().value.record.depth().0;
    assert!(slots(Slot::Running(2)) >= slots(Slot::Manual(1)));
}

#[test]
fn a_match_is_renamed_and_its_title_is_shown_wherever_it_is_listed() {
    let folder = furnished();
    let stage = Stage::open(folder.path());
    stage.resize(500, 4000);
    let services = stage.app.services();
    let title = |slot| {
        let state = services.data_dir.look(GAME, slot);
        state.heading().unwrap().title.clone()
    };
    stage.press("Four Knights");
    stage.press("Saved games");
    stage.press("Rename Slot 1");
    // The field has the focus, and takes no more than the maximum number of characters.
    stage.type_text("Rainy evening");
    stage.key(Key::Return);
    assert!(stage.reads("Rainy evening") && stage.reads("deal 7"));
    assert_eq!(title(Slot::Manual(1)), "Rainy evening");
    stage.press("Rename Against Osric");
    stage.type_text(&"Cup ".repeat(20));
    stage.press("Cancel");
    assert_eq!(title(Slot::Auto), "");
    stage.press("Rename Against Osric");
    stage.type_text(&"Cup ".repeat(20));
    stage.press("Rename");
    let cups = "Cup ".repeat(10);
    assert_eq!(title(Slot::Auto), cups.trim_end());
    services.shell.go(Page::NewGame(GAME));
    stage.settle();
    assert!(stage.reads(cups.trim_end()));
    services.shell.go(Page::Home);
    stage.settle();
    assert!(stage.reads(cups.trim_end()));

    // A match that waits at its table keeps a title that it is given meanwhile.
    services.data_dir.rename(GAME, Slot::Auto, "Cup").unwrap();
    stage.press("Continue");
    stage.press("More");
    stage.press("Save this match");
    stage.press("Rename Cup");
    stage.type_text("My ");
    stage.press("Rename");
    stage.press("Save in Slot 3");
    stage.press("Back");
    assert_eq!(services.shell.page(), Page::Table(GAME));
    services.shell.go(Page::Home);
    for slot in [Slot::Auto, Slot::Manual(3)] {
        assert!(title(slot).contains("My"), "{}", title(slot));
    }
}
