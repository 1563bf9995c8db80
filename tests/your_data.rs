//! The pages "Your data" and "Licences": everything goes into a file and comes back, after a question.

#![cfg(feature = "testing")]
#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::Path;

use cardkeep::app::Page;
use cardkeep::games::GameId;
use cardkeep::store::{Appearance, Everything, Slot, SlotState};
use stage::Stage;

#[allow(dead_code, reason = "each test file uses its part of the stage")]
mod stage;

const GAME: GameId = GameId::FourKnights;

/// A match was begun, and the looks are the player's own.
fn played(folder: &Path, shelf: &Path) -> Stage {
    let stage = Stage::open(folder);
    let services = stage.app.services();
    services.shelves.replace(vec![shelf.to_owned()]);
    stage.press("Settings");
    stage.press("Dark");
    stage.press("Back");
    stage.press("Four Knights");
    stage.press("Start");
    stage
}

fn has_match(stage: &Stage) -> bool {
    matches!(stage.app.services().place.look(GAME, Slot::Auto), SlotState::Good(_))
}

#[test]
fn all_of_it_goes_to_another_device() {
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let shelf = tempfile::tempdir().unwrap();
    let stage = played(here.path(), shelf.path());
    // From the table, with the match still on it.
    stage.app.services().shell.go(Page::Data);
    stage.settle();
    assert!(stage.reads("There is no such file here. Put it into the folder "));
    stage.press("Make the file");
    assert!(stage.reads("Everything is in one file"));
    let made = Everything::in_folder(shelf.path());
    let name = made[0].file_name().unwrap().to_str().unwrap().to_owned();
    assert!(stage.reads(&name));
    stage.press("OK");
    drop(stage);

    let stage = Stage::open(there.path());
    stage.app.services().shelves.replace(vec![shelf.path().to_owned()]);
    stage.app.services().shell.go(Page::Data);
    stage.settle();
    stage.press(&format!("Bring in {name}"));
    assert!(stage.reads("1 match, settings and statistics"));
    assert!(!stage.reads("set aside"), "there is nothing here yet");
    stage.press("Cancel");
    assert!(!has_match(&stage), "it was not agreed to");
    stage.press(&format!("Bring in {name}"));
    stage.press("Bring in");
    assert!(stage.reads("All of it is here") && stage.reads("Nothing was here before"));
    stage.press("OK");
    assert_eq!(stage.app.services().shell.page(), Page::Home);
    assert_eq!(stage.app.services().settings.borrow().theme, Appearance::Dark, "at once");
    stage.press("Continue");
    assert_eq!(stage.app.services().shell.page(), Page::Table(GAME));
}

#[test]
fn the_match_on_the_table_is_set_aside_with_the_rest() {
    let (folder, shelf) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let stage = played(folder.path(), shelf.path());
    let empty = tempfile::tempdir().unwrap();
    drop(Stage::open(empty.path()));
    let file = cardkeep::store::Place::open(empty.path()).unwrap().export(shelf.path()).unwrap();
    // As when the app is started with the file's name.
    stage.app.offer(&file.value);
    assert!(stage.reads("No matches, settings and statistics"));
    stage.press("Bring in");
    assert!(stage.reads("before-import-1"));
    stage.press("OK");
    assert!(!has_match(&stage));
    assert!(stage.app.services().shell.table().is_none());
    assert!(folder.path().join("before-import-1/saves/four-knights/auto.save").exists());
}

#[test]
fn what_is_no_such_file_is_refused_in_words() {
    let (folder, shelf) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let stage = played(folder.path(), shelf.path());
    for (name, content) in
        [("poem.txt", "roses"), ("all.cardkeep", "cardkeep everything 1 00000000\n{}")]
    {
        let path = shelf.path().join(name);
        fs::write(&path, content).unwrap();
        stage.app.offer(&path);
        assert!(stage.reads("Nothing was brought in") && stage.reads(name), "{name}");
        stage.press("OK");
    }
    stage.app.offer(&shelf.path().join("gone.cardkeep"));
    assert!(stage.reads("gone.cardkeep"));
    stage.press("OK");
    assert!(has_match(&stage), "nothing was touched");
}

#[test]
fn every_licence_can_be_read() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::open(folder.path());
    stage.press("About");
    stage.press("Licences");
    // So high that nothing is scrolled out of sight.
    stage.resize(360, 15_000);
    assert!(stage.reads("MIT License") && stage.reads("SIL Open Font License"));
    assert!(!stage.reads("THE SOFTWARE IS PROVIDED"));
    stage.press("Read MIT License");
    assert!(stage.reads("THE SOFTWARE IS PROVIDED") && stage.reads("serde_json"));
    stage.press("Close MIT License");
    assert!(!stage.reads("THE SOFTWARE IS PROVIDED"));
}
