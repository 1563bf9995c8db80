//! A disk that takes seconds to write.

use std::fs;
use std::thread::sleep;
use std::time::{Duration, Instant};

use cardkeep::app::Page;
use cardkeep::games::four_knights::Position;
use cardkeep::store::{Place, Slot};
use slint::ComponentHandle;
use slint::platform::WindowEvent;

use crate::stage::Stage;
use crate::support::{GAME, furnished};

/// How long a write takes.
const WRITE: Duration = Duration::from_millis(1500);
/// Far less than that, on a busy machine too.
const AT_ONCE: Duration = Duration::from_millis(900);

/// At the table of a match that lies on a slow disk.
fn open(folder: &tempfile::TempDir) -> Stage {
    let stage = Stage::open(folder.path());
    let place = &stage.app.services().place;
    stage.press("Continue");
    place.settle();
    place.before_writing(|| sleep(WRITE));
    stage
}

fn timed(act: impl FnOnce()) -> Duration {
    let begun = Instant::now();
    act();
    begun.elapsed()
}

/// The time that the match in the autosave has on the disk.
fn on_disk(folder: &tempfile::TempDir) -> u64 {
    // A folder that is held cannot be opened, but a copy can.
    let copy = tempfile::tempdir().unwrap();
    let saves = "saves/four-knights";
    fs::create_dir_all(copy.path().join(saves)).unwrap();
    let file = format!("{saves}/auto.save");
    fs::copy(folder.path().join(&file), copy.path().join(&file)).unwrap();
    let place = Place::open(copy.path()).unwrap();
    place.load::<Position>(Slot::Auto).unwrap().value.saved
}

#[test]
fn a_table_is_left_at_once_and_its_match_is_there() {
    let folder = furnished();
    let stage = open(&folder);
    let (shell, place) = (&stage.app.services().shell, &stage.app.services().place);
    let before = on_disk(&folder);
    let left = timed(|| assert!(stage.app.back()));
    assert!(left < AT_ONCE, "it took {left:?}");
    assert_eq!((shell.page(), shell.table().is_none()), (Page::Home, true));
    assert!(place.is_writing() && on_disk(&folder) == before);
    let newest = place.load::<Position>(Slot::Auto).unwrap().value.saved;
    assert!(newest > before, "what is read is what will be written");

    // Once it takes longer, home says so.
    assert!(!stage.reads("Saving…"));
    stage.settle();
    assert!(stage.reads("Saving…"));
    // The match goes on all the same, and can be left again.
    let again = timed(|| stage.press("Continue"));
    assert!(again < AT_ONCE * 2, "it took {again:?}");
    assert_eq!(shell.page(), Page::Table(GAME));
    assert!(!stage.reads("Saving…"), "only where nothing is played");
    assert!(stage.app.back());
    stage.settle();
    assert!(stage.reads("Saving…"));
    place.settle();
    stage.settle();
    assert!(!stage.reads("Saving…") && !place.is_writing());
    assert!(on_disk(&folder) >= newest);
}

#[test]
fn a_match_that_cannot_be_written_is_told_after_its_table_is_left() {
    let folder = furnished();
    let stage = open(&folder);
    assert!(stage.app.back());
    let saves = folder.path().join("saves");
    fs::rename(&saves, folder.path().join("away")).unwrap();
    fs::write(&saves, "in the way").unwrap();
    stage.app.services().place.settle();
    stage.settle();
    assert!(stage.reads("The match is not being saved"));
    assert!(!stage.labels().iter().any(|label| label == "Continue"), "home shows what is there");
}

#[test]
fn the_app_does_not_end_before_everything_is_written() {
    for suspended in [false, true] {
        let folder = furnished();
        let stage = open(&folder);
        stage.app.restore();
        let before = on_disk(&folder);
        assert!(stage.app.back());
        let place = &stage.app.services().place;
        let ended = timed(|| match suspended {
            true => stage.app.suspend(),
            false => stage.app.window().window().dispatch_event(WindowEvent::CloseRequested),
        });
        assert!(!place.is_writing() && on_disk(&folder) > before, "after {ended:?}");
    }
}

#[test]
fn other_files_do_not_wait() {
    let folder = furnished();
    let stage = open(&folder);
    let place = &stage.app.services().place;
    assert!(stage.app.back());
    let read = timed(|| {
        stage.app.services().shell.go(Page::Saves(GAME));
        place.load::<Position>(Slot::Manual(1)).unwrap();
        place.delete(GAME, Slot::Manual(1)).unwrap();
        assert_eq!(place.history(GAME).matches.len(), 0);
    });
    assert!(read < AT_ONCE, "it took {read:?}");
    assert!(place.is_writing());
}
