//! Screen tests with a disk that takes seconds to write.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex};
use std::thread::sleep;
use std::time::Duration;
use std::{fs, io};

use cardkeep::Page;
use cardkeep_core::games::four_knights::Position;
use cardkeep_store::{DataDir, Slot};
use slint::ComponentHandle;
use slint::platform::WindowEvent;

use super::support::{GAME, furnished};
use crate::driver::Stage;

/// Maximum duration of a write, so that a test that waits for one fails instead of hanging.
const LONGEST: Duration = Duration::from_secs(20);

/// Opens the table of a match on a disk that writes nothing until the sender is dropped.
fn open(folder: &tempfile::TempDir) -> (Stage, Sender<()>) {
    let stage = Stage::open(folder.path());
    let data_dir = &stage.app.services().data_dir;
    stage.press("Continue");
    data_dir.settle();
    let (held_up, wait) = channel();
    let wait = Mutex::new(wait);
    data_dir.before_writing(move || {
        let _ = wait.lock().unwrap().recv_timeout(LONGEST);
        Ok(())
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
    let data_dir = DataDir::open(copy.path()).unwrap();
    data_dir.load::<Position>(Slot::Auto).unwrap().value.saved
}

#[test]
fn a_table_is_left_at_once_and_its_match_is_there() {
    let folder = furnished();
    let (stage, held_up) = open(&folder);
    let (shell, data_dir) = (&stage.app.services().shell, &stage.app.services().data_dir);
    let before = on_disk(&folder);
    assert!(stage.app.back());
    assert_eq!((shell.page(), shell.table().is_none()), (Page::Home, true));
    assert!(data_dir.is_writing() && on_disk(&folder) == before, "nothing was waited for");
    let newest = data_dir.load::<Position>(Slot::Auto).unwrap().value.saved;
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
    assert!(data_dir.is_writing() && on_disk(&folder) == before, "still nothing was waited for");
    drop(held_up);
    data_dir.settle();
    stage.settle();
    assert!(!stage.reads("Saving…") && !data_dir.is_writing());
    assert!(on_disk(&folder) >= newest);
}

/// Opens the table of a match on a disk that may not be written until the returned value is true,
/// and tries to save it.
fn open_unsaved(folder: &tempfile::TempDir) -> (Stage, Arc<AtomicBool>) {
    let (stage, held_up) = open(folder);
    drop(held_up);
    let writable = Arc::new(AtomicBool::new(false));
    let data_dir = &stage.app.services().data_dir;
    data_dir.before_writing({
        let writable = Arc::clone(&writable);
        move || match writable.load(Ordering::SeqCst) {
            true => Ok(()),
            false => Err(io::ErrorKind::PermissionDenied.into()),
        }
    });
    assert!(stage.app.back());
    data_dir.settle();
    stage.settle();
    (stage, writable)
}

const MARK: &str = "Not saved · No permission";

/// A match that can't be written stays in memory, everything says so until it is written, and it
/// can be tried again.
#[test]
fn a_match_that_cannot_be_written_is_marked_and_not_lost() {
    let folder = furnished();
    let (stage, writable) = open_unsaved(&folder);
    let (shell, data_dir) = (&stage.app.services().shell, &stage.app.services().data_dir);
    assert!(stage.reads("The match isn't being saved") && stage.reads(MARK));
    let newest = data_dir.load::<Position>(Slot::Auto).unwrap().value;

    // It outlives the toast, on every page and at the table, where the match continues.
    stage.app.window().invoke_take_focus();
    for page in [Page::About, Page::Data, Page::Saves(GAME), Page::Home] {
        shell.go(page);
        stage.settle();
        assert!(stage.reads(MARK), "{page}");
    }
    stage.press("Continue");
    assert!(stage.reads(MARK));
    assert_eq!(data_dir.load::<Position>(Slot::Auto).unwrap().value.record, newest.record);

    stage.press(MARK);
    assert!(stage.reads("The match wasn't saved") && stage.reads("isn't allowed to write"));
    stage.press("Try again");
    assert!(stage.reads("The match wasn't saved"), "it still may not be written");
    writable.store(true, Ordering::SeqCst);
    stage.press("Try again");
    assert!(stage.reads("Everything is saved.") && !stage.reads("Not saved"));
    assert!(data_dir.unsaved().is_none());
    assert!(on_disk(&folder) >= newest.saved);
}

#[test]
fn an_app_with_a_match_only_in_memory_asks_before_it_closes() {
    let folder = furnished();
    let (stage, writable) = open_unsaved(&folder);
    stage.app.restore();
    let (shell, window) = (&stage.app.services().shell, stage.app.window().window());
    window.show().unwrap();
    let close = || {
        window.dispatch_event(WindowEvent::CloseRequested);
        stage.settle();
    };
    stage.press("Continue");
    close();
    close();
    assert!(window.is_visible() && stage.reads("Close without saving?"));
    stage.press("Cancel");
    assert!(!shell.asking() && shell.page() == Page::Table(GAME) && shell.table().is_some());
    close();
    stage.press("Close anyway");
    assert!(!window.is_visible());

    window.show().unwrap();
    writable.store(true, Ordering::SeqCst);
    close();
    assert!(!window.is_visible() && !shell.asking(), "now it could be saved");
}

/// Otherwise the import would lose it: only files are set aside.
#[test]
fn nothing_is_imported_over_a_match_that_is_only_in_memory() {
    let other = furnished();
    let file = other.path().join("Export.cardkeep");
    let data_dir = DataDir::open(other.path()).unwrap();
    data_dir.export(&file, &|_| std::ops::ControlFlow::Continue(())).unwrap();
    let folder = furnished();
    let (stage, _) = open_unsaved(&folder);
    stage.app.offer(&file);
    stage.wait_for("the question", || stage.reads("Import this file?"));
    stage.press("Import");
    assert!(stage.reads("The match wasn't saved"));
    assert!(stage.app.services().data_dir.unsaved().is_some());
}

#[test]
fn the_app_does_not_end_before_everything_is_written() {
    for suspended in [false, true] {
        let folder = furnished();
        let (stage, _held_up) = open(&folder);
        stage.app.restore();
        let data_dir = &stage.app.services().data_dir;
        // It has to be waited for, and then succeeds.
        data_dir.before_writing(|| {
            sleep(Duration::from_millis(500));
            Ok(())
        });
        let before = on_disk(&folder);
        assert!(stage.app.back());
        match suspended {
            true => stage.app.suspend(),
            false => stage.app.window().window().dispatch_event(WindowEvent::CloseRequested),
        }
        assert!(!data_dir.is_writing() && on_disk(&folder) > before);
    }
}

#[test]
fn other_files_do_not_wait() {
    let folder = furnished();
    let (stage, _held_up) = open(&folder);
    let data_dir = &stage.app.services().data_dir;
    let before = on_disk(&folder);
    assert!(stage.app.back());
    stage.app.services().shell.go(Page::Saves(GAME));
    data_dir.load::<Position>(Slot::Manual(1)).unwrap();
    data_dir.delete(GAME, Slot::Manual(1)).unwrap();
    assert_eq!(data_dir.history(GAME).matches.len(), 0);
    assert!(data_dir.is_writing() && on_disk(&folder) == before);
}
