//! Screen tests of the desktop portal of Linux: it may be broken, silent or slow.

use std::fs;
use std::path::Path;
use std::rc::Rc;
use std::sync::mpsc::channel;
use std::time::Duration;

use cardkeep::Page;
use cardkeep::SystemDesktop;
use cardkeep::{Wishes, watch};
use cardkeep_store::Archive;
use tempfile::TempDir;

use crate::bus::{Bus, Mood};
use crate::driver::Stage;

/// How long a silent bus is waited for; five seconds in the app.
const PATIENCE: Duration = Duration::from_millis(300);

/// Opens the data page on a desktop with this bus, with exports in this folder.
fn open(data: &Path, exports: &Path, bus: &Bus) -> Stage {
    let stage = Stage::open(data);
    stage.app.services().transfer.folders.replace(vec![exports.to_owned()]);
    // A portal that answers must not be too slow for a busy machine.
    let patience = if bus.mood() == Mood::Silent { PATIENCE } else { 100 * PATIENCE };
    stage.app.use_desktop(Rc::new(SystemDesktop::on_bus(&bus.address(), patience)));
    stage.app.services().shell.go(Page::Data);
    stage.settle();
    stage
}

/// Creates a folder that is not hidden, as temporary ones usually are.
fn visible_folder() -> TempDir {
    tempfile::Builder::new().prefix("cardkeep").tempdir().unwrap()
}

#[test]
fn without_a_dialog_that_works_documents_are_used() {
    for mood in [Mood::Broken, Mood::Silent] {
        let (data, exports) = (tempfile::tempdir().unwrap(), visible_folder());
        let bus = Bus::new(mood);
        let stage = open(data.path(), exports.path(), &bus);
        stage.control("Export to file").invoke_accessible_default_action();
        stage.wait_for("an export", || stage.reads("Export complete"));
        assert_eq!(Archive::in_folder(exports.path()).len(), 1);
        stage.press("Close");
        drop(stage);

        let stage = open(data.path(), exports.path(), &bus);
        stage.control("Import from file").invoke_accessible_default_action();
        let gone = || !stage.labels().contains(&"Import from file".into());
        stage.wait_for("the list instead", gone);
        assert!(stage.labels().iter().any(|label| label.starts_with("Import Cardkeep ")));
    }
}

#[test]
fn there_is_one_dialog_at_a_time_and_it_can_be_given_up() {
    let (data, exports) = (tempfile::tempdir().unwrap(), visible_folder());
    let bus = Bus::new(Mood::Well);
    let stage = open(data.path(), exports.path(), &bus);
    let export = stage.control("Export to file");
    for _ in 0..4 {
        export.invoke_accessible_default_action();
    }
    stage.wait_for("a request", || !bus.calls().is_empty());
    assert!(stage.reads("Waiting for the file dialog"));
    export.invoke_accessible_default_action();
    stage.settle();
    assert_eq!(bus.calls(), ["SaveFile"]);

    // Without an answer the player is not stuck.
    stage.press("Cancel");
    assert!(!stage.reads("Waiting for the file dialog"));
    stage.control("Export to file").invoke_accessible_default_action();
    stage.wait_for("another request", || bus.calls().len() == 2);
    // What the first dialog says does not count any more.
    let path = exports.path().join("mine").display().to_string();
    bus.answer(Some(&format!("file://{}", path.replace('m', "%6D"))));
    stage.wait_for("an export", || stage.reads("Export complete"));
    assert!(exports.path().join("mine.cardkeep").exists(), "with the extension it lacked");
    assert_eq!(fs::read_dir(exports.path()).unwrap().count(), 1);
    stage.press("Close");

    stage.control("Import from file").invoke_accessible_default_action();
    stage.wait_for("a third request", || bus.calls().len() == 3);
    bus.answer(None);
    stage.wait_for("its end", || !stage.reads("Waiting for the file dialog"));
    assert!(stage.labels().contains(&"Import from file".into()), "it was only canceled");
}

#[test]
fn the_wishes_of_the_system_are_read_and_followed() {
    let bus = Bus::new(Mood::Well);
    let (tell, told) = channel();
    watch(Some(bus.address()), move |wishes| tell.send(wishes).unwrap());
    let wished = |less_motion, more_contrast| {
        let patience = Duration::from_secs(30);
        assert_eq!(
            told.recv_timeout(patience),
            Ok(Wishes { less_motion, more_contrast, ..Wishes::default() })
        );
    };
    wished(false, true);
    bus.change("org.gnome.desktop.interface", "enable-animations", "b", 0);
    wished(true, true);
    bus.change("org.freedesktop.appearance", "contrast", "u", 0);
    wished(true, false);
    bus.change("org.freedesktop.appearance", "reduced-motion", "u", 1);
    wished(true, false);
    bus.change("org.gnome.desktop.interface", "enable-animations", "b", 1);
    wished(true, false);
    bus.change("org.freedesktop.appearance", "reduced-motion", "u", 0);
    wished(false, false);
}
