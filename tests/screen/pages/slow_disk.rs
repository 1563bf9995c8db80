//! Screen tests with a disk that takes seconds to write.

use std::fs;
use std::sync::Mutex;
use std::sync::mpsc::{Sender, channel};
use std::thread::sleep;
use std::time::Duration;

use cardkeep::app::Page;
use cardkeep::games::four_knights::Position;
use cardkeep::store::{DataDir, Slot};
use slint::ComponentHandle;
use slint::platform::WindowEvent;

use super::support::{GAME, furnished};
use crate::driver::Stage;

/// Maximum duration of a write, so that a test that waits for one fails instead of hanging.
const LONGEST: Duration = Duration::from_secs(20);

/// Opens the table of a match on a disk that writes nothing until the sender is dropped.
fn open(folder: &tempfile::TempDir) -> (Stage, Sender<()>) {
    let stage = Stage::open(folder.path());
    let place = &stage.app.services().place;
    stage.press("Continue");
    place.settle();
    let (held_up, wait) = channel();
    let wait = Mutex::new(wait);
    place.before_writing(move || {
        let _ = wait.lock().unwrap().recv_timeout(LONGEST);
    });
    (stage, held_up)
}

/// Returns the playing time of the autosave on disk.
fn on_disk(folder: &tempfile::TempDir) -> u64 {
    // A locked folder can't be opened, but a copy can.
    let copy = tempfile::tempdir().unwrap();
    let saves = "saves/four-knights";
    fs::create_dir_all(copy.path().join(saves)).unwrap();
    let file = format!("{saves}/auto.save");
    fs::copy(folder.path().join(&file), copy.path().join(&file)).unwrap();
    let place = DataDir::open(copy.path()).unwrap();
    place.load::<Position>(Slot::Auto).unwrap().value.saved
}

#[test]
fn a_table_is_left_at_once_and_its_match_is_there() {
    let folder = furnished();
    let (stage, held_up) = open(&folder);
    let (shell, place) = (&stage.app.services().shell, &stage.app.services().place);
    let before = on_disk(&folder);
    assert!(stage.app.back());
    assert_eq!((shell.page(), shell.table().is_none()), (Page::Home, true));
    assert!(place.is_writing() && on_disk(&folder) == before, "nothing was waited for");
    let newest = place.load::<Position>(Slot::Auto).unwrap().value.saved;
    assert!(newest > before, "what is read is what will be written");

    // If it takes longer, the home page says so.
    assert!(!stage.reads("Saving…"));
    stage.settle();
    assert!(stage.reads("Saving…"));
    // The match continues anyway, and can be left again.
    stage.press("Continue");
    assert_eq!(shell.page(), Page::Table(GAME));
    assert!(!stage.reads("Saving…"), "only where nothing is played");
    assert!(stage.app.back());
    stage.settle();
    assert!(stage.reads("Saving…"));
    assert!(place.is_writing() && on_disk(&folder) == before, "still nothing was waited for");
    drop(held_up);
    place.settle();
    stage.settle();
    assert!(!stage.reads("Saving…") && !place.is_writing());
    assert!(on_disk(&folder) >= newest);
}

#[test]
fn a_match_that_cannot_be_written_is_told_after_its_table_is_left() {
    let folder = furnished();
    let (stage, held_up) = open(&folder);
    assert!(stage.app.back());
    let saves = folder.path().join("saves");
    fs::rename(&saves, folder.path().join("away")).unwrap();
    fs::write(&saves, "in the way").unwrap();
    drop(held_up);
    stage.app.services().place.settle();
    stage.settle();
    assert!(stage.reads("The match isn't being saved"));
    assert!(!stage.labels().iter().any(|label| label == "Continue"), "home shows what is there");
}

#[test]
fn the_app_does_not_end_before_everything_is_written() {
    for suspended in [false, true] {
        let folder = furnished();
        let (stage, _held_up) = open(&folder);
        stage.app.restore();
        let place = &stage.app.services().place;
        // It has to be waited for, and then succeeds.
        place.before_writing(|| sleep(Duration::from_millis(500)));
        let before = on_disk(&folder);
        assert!(stage.app.back());
        match suspended {
            true => stage.app.suspend(),
            false => stage.app.window().window().dispatch_event(WindowEvent::CloseRequested),
        }
        assert!(!place.is_writing() && on_disk(&folder) > before);
    }
}

#[test]
fn other_files_do_not_wait() {
    let folder = furnished();
    let (stage, _held_up) = open(&folder);
    let place = &stage.app.services().place;
    let before = on_disk(&folder);
    assert!(stage.app.back());
    stage.app.services().shell.go(Page::Saves(GAME));
    place.load::<Position>(Slot::Manual(1)).unwrap();
    place.delete(GAME, Slot::Manual(1)).unwrap();
    assert_eq!(place.history(GAME).matches.len(), 0);
    assert!(place.is_writing() && on_disk(&folder) == before);
}
