//! Screen tests of the data and licenses pages: data is exported to a chosen file and imported
//! after a confirmation, while the window stays responsive.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::rc::Rc;
use std::time::{Duration, Instant};

use cardkeep::Page;
use cardkeep::{Desktop, OnOpened, OnPicked, Picked};
use cardkeep_core::games::GameId;
use cardkeep_store::{Appearance, Archive, DataDir, MOST_FILES, Slot, SlotState};
use cardkeep_ui::Theme;
use i_slint_backend_testing::ElementQuery;
use slint::ComponentHandle;
use slint::platform::Key;
use tempfile::TempDir;

use crate::driver::Stage;

const GAME: GameId = GameId::FourKnights;

/// A desktop whose dialogs answer at once, with a record of its calls.
struct Dialogs {
    answer: RefCell<Picked>,
    suggested: RefCell<Vec<PathBuf>>,
    opened: RefCell<Vec<PathBuf>>,
    no_file_manager: Cell<bool>,
}

impl Dialogs {
    fn answering(answer: Picked) -> Rc<Dialogs> {
        Rc::new(Dialogs {
            answer: RefCell::new(answer),
            suggested: RefCell::default(),
            opened: RefCell::default(),
            no_file_manager: Cell::default(),
        })
    }
}

impl Desktop for Dialogs {
    fn is_there(&self) -> bool {
        true
    }

    fn save_file(&self, suggestion: &Path, picked: OnPicked) {
        self.suggested.borrow_mut().push(suggestion.to_owned());
        picked(self.answer.borrow().clone());
    }

    fn open_file(&self, _: Option<&Path>, picked: OnPicked) {
        picked(self.answer.borrow().clone());
    }

    fn open_folder(&self, folder: &Path, opened: OnOpened) {
        self.opened.borrow_mut().push(folder.to_owned());
        opened(match self.no_file_manager.get() {
            true => Err(io::Error::from(io::ErrorKind::NotFound)),
            false => Ok(()),
        });
    }
}

/// Creates a folder that is not hidden, as temporary ones usually are.
fn visible_folder() -> TempDir {
    tempfile::Builder::new().prefix("cardkeep").tempdir().unwrap()
}

/// Opens the app with exports in this folder.
fn open(data: &Path, exports: &Path) -> Stage {
    let stage = Stage::open(data);
    stage.app.services().transfer.folders.replace(vec![exports.to_owned()]);
    stage
}

/// Opens the app with a running match and changed settings.
fn played(data: &Path, exports: &Path) -> Stage {
    let stage = open(data, exports);
    stage.press("Settings");
    stage.press("Dark");
    stage.press("Back");
    stage.press("Four Knights");
    stage.press("Play");
    stage
}

fn show_page(stage: &Stage) {
    stage.app.services().shell.go(Page::Data);
    stage.settle();
}

/// Waits until an export or import has ended.
fn wait(stage: &Stage) {
    let transfer = &stage.app.services().transfer;
    stage.wait_for("an end", || !transfer.is_busy());
    stage.settle();
}

fn has_match(stage: &Stage) -> bool {
    matches!(stage.app.services().data_dir.look(GAME, Slot::Auto), SlotState::Good(_))
}

/// Returns any file with a correct checksum.
fn signed(kind: &str, json: &str) -> String {
    let line = format!("cardkeep {kind} 1");
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(format!("{line}\n{json}").as_bytes());
    format!("{line} {:08x}\n{json}", hasher.finalize())
}

/// Creates an export file with this many finished matches.
fn large_file(folder: &Path, matches: usize) -> PathBuf {
    let entry = signed("finished", "{}");
    let name = |n: usize| format!("history/four-knights/{n}.match");
    let files: BTreeMap<String, &str> = (0..matches).map(|n| (name(n), &*entry)).collect();
    let path = folder.join("large.cardkeep");
    let json = serde_json::json!({ "made": 0, "files": files });
    fs::write(&path, signed("everything", &json.to_string())).unwrap();
    path
}

#[test]
fn all_of_it_goes_to_another_device() {
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let exports = visible_folder();
    let stage = played(here.path(), exports.path());
    // From the table, with the match still on it, and without a file dialog.
    show_page(&stage);
    assert!(stage.reads("No exported file found. Copy one into the folder "));
    stage.press("Export to file");
    wait(&stage);
    assert!(stage.reads("Export complete"));
    let made = Archive::in_folder(exports.path());
    assert!(stage.reads(made[0].to_str().unwrap()), "where it is");
    let name = made[0].file_name().unwrap().to_str().unwrap().to_owned();
    stage.press("OK");
    drop(stage);

    let stage = open(there.path(), exports.path());
    show_page(&stage);
    let import = format!("Import {name}");
    stage.press(&import);
    wait(&stage);
    assert!(stage.reads("1 match, settings, and statistics"));
    assert!(!stage.reads("replaces the data on this device"), "there is nothing here yet");
    stage.press("Cancel");
    assert!(!has_match(&stage), "it was not agreed to");
    stage.press(&import);
    wait(&stage);
    stage.press("Import");
    wait(&stage);
    assert!(stage.reads("Import complete") && stage.reads("statistics are ready"));
    stage.press("OK");
    assert_eq!(stage.app.services().shell.page(), Page::Home);
    assert_eq!(stage.app.services().settings.borrow().theme, Appearance::Dark, "at once");
    stage.press("Continue");
    assert_eq!(stage.app.services().shell.page(), Page::Table(GAME));
}

#[test]
fn a_dialog_asks_where_to_export_and_what_to_import() {
    let (data, documents, stick) =
        (tempfile::tempdir().unwrap(), visible_folder(), visible_folder());
    let stage = played(data.path(), documents.path());
    let chosen = stick.path().join("mine.cardkeep");
    let dialogs = Dialogs::answering(Picked::Canceled);
    stage.app.use_desktop(dialogs.clone());
    show_page(&stage);
    stage.press("Export to file");
    wait(&stage);
    assert!(!stage.reads("Export complete"), "the dialog was closed");
    let suggested = dialogs.suggested.borrow()[0].clone();
    assert_eq!(suggested.parent(), Some(documents.path()));

    dialogs.answer.replace(Picked::File(chosen.clone()));
    stage.press("Export to file");
    wait(&stage);
    assert!(stage.reads("Export complete") && stage.reads(chosen.to_str().unwrap()));
    assert!(Archive::in_folder(documents.path()).is_empty(), "only where it was asked for");
    dialogs.no_file_manager.set(true);
    stage.press("Open folder");
    assert_eq!(*dialogs.opened.borrow(), [stick.path()]);
    assert!(stage.reads("The file manager couldn't be started"));
    stage.press("OK");

    stage.press("Import from file");
    wait(&stage);
    assert!(stage.reads("Import this file?") && stage.reads("replaces the data on this device"));
    stage.press("Import");
    wait(&stage);
    assert!(stage.reads("before-import-1") && has_match(&stage));
}

#[test]
fn an_export_gets_the_extension_by_which_it_is_found() {
    let (data, stick) = (tempfile::tempdir().unwrap(), visible_folder());
    let stage = played(data.path(), stick.path());
    show_page(&stage);
    let other = stick.path().join("mine.cardkeep");
    fs::write(&other, "a file that nobody asked to replace").unwrap();
    for (name, expected) in [
        ("mine", "mine (2).cardkeep"),
        ("mine.txt", "mine.txt.cardkeep"),
        ("OLD.CARDKEEP", "OLD.CARDKEEP"),
    ] {
        stage.app.use_desktop(Dialogs::answering(Picked::File(stick.path().join(name))));
        stage.press("Export to file");
        wait(&stage);
        assert!(stage.reads(expected), "{name}");
        stage.press("Close");
        let listed = Archive::in_folder(stick.path());
        assert!(listed.contains(&stick.path().join(expected)), "{name}: {listed:?}");
    }
    assert_eq!(fs::read_to_string(&other).unwrap(), "a file that nobody asked to replace");
}

#[test]
fn buttons_keep_their_height_beside_a_list() {
    let (data, exports) = (tempfile::tempdir().unwrap(), visible_folder());
    let stage = played(data.path(), exports.path());
    stage.app.use_desktop(Dialogs::answering(Picked::File(exports.path().join("mine"))));
    show_page(&stage);
    stage.press("Export to file");
    wait(&stage);
    stage.press("Close");
    for (width, height) in [(1024, 768), (1280, 800), (360, 640)] {
        stage.resize(width, height);
        let target = stage.app.window().global::<Theme>().get_target();
        for button in
            ElementQuery::from_root(stage.app.window()).match_inherits("Button").find_all()
        {
            let (label, size) = (button.accessible_label(), button.size());
            assert!(size.height <= target + 1.0, "{label:?} at {width}x{height}: {size:?}");
        }
    }
}

#[test]
fn without_a_dialog_the_folder_of_documents_is_used() {
    let (data, documents) = (tempfile::tempdir().unwrap(), visible_folder());
    let stage = played(data.path(), documents.path());
    stage.app.use_desktop(Dialogs::answering(Picked::NoDialog));
    show_page(&stage);
    stage.press("Import from file");
    assert!(!stage.labels().contains(&"Import from file".into()), "it leads nowhere");
    assert!(stage.reads("No exported file found"));
    stage.press("Export to file");
    wait(&stage);
    assert!(stage.reads("Export complete"));
    assert_eq!(Archive::in_folder(documents.path()).len(), 1);
}

#[test]
fn nothing_is_exported_unasked_to_where_no_player_looks() {
    let data = tempfile::tempdir().unwrap();
    let hidden = tempfile::Builder::new().prefix(".").tempdir().unwrap();
    for folders in [vec![], vec![hidden.path().to_owned()]] {
        let stage = Stage::open(data.path());
        stage.app.services().transfer.folders.replace(folders);
        show_page(&stage);
        stage.press("Export to file");
        wait(&stage);
        assert!(stage.reads("Export failed") && stage.reads("no folder to export to"));
        assert!(Archive::in_folder(hidden.path()).is_empty());
        assert!(Archive::in_folder(data.path()).is_empty());
    }
    // A player may choose any folder.
    let stage = Stage::open(data.path());
    let path = hidden.path().join("mine.cardkeep");
    stage.app.use_desktop(Dialogs::answering(Picked::File(path.clone())));
    show_page(&stage);
    stage.press("Export to file");
    wait(&stage);
    assert!(path.exists());
}

#[test]
fn the_match_on_the_table_is_set_aside_with_the_rest() {
    let (data, exports) = (tempfile::tempdir().unwrap(), visible_folder());
    let stage = played(data.path(), exports.path());
    let empty = tempfile::tempdir().unwrap();
    drop(Stage::open(empty.path()));
    let file = Archive::new_file(exports.path());
    let on = |_| ControlFlow::Continue(());
    DataDir::open(empty.path()).unwrap().export(&file, &on).unwrap();
    // As when the app is started with the file's name.
    stage.app.offer(&file);
    wait(&stage);
    assert!(stage.reads("settings and statistics") && stage.reads("no matches"));
    stage.press("Import");
    wait(&stage);
    assert!(stage.reads("before-import-1"));
    stage.press("OK");
    assert!(!has_match(&stage));
    assert!(stage.app.services().shell.table().is_none());
    assert!(data.path().join("before-import-1/saves/four-knights/auto.save").exists());
}

/// Returns the contents of the data folder without its lock.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).unwrap();
    let mut names: Vec<String> =
        entries.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    names.sort();
    names
}

#[test]
fn an_import_shows_how_far_it_is_and_can_be_canceled() {
    let (data, exports) = (tempfile::tempdir().unwrap(), visible_folder());
    let stage = played(data.path(), exports.path());
    stage.app.services().shell.go(Page::Home);
    stage.settle();
    let before = names(data.path());
    let file = large_file(exports.path(), MOST_FILES);
    let ways: [fn(&Stage); 2] = [
        |stage| stage.press("Cancel"),
        |stage| {
            // Escape must not leave it running invisibly.
            stage.key(Key::Escape);
        },
    ];
    for cancel in ways {
        stage.app.offer(&file);
        wait(&stage);
        let started = Instant::now();
        stage.control("Import").invoke_accessible_default_action();
        assert!(started.elapsed() < Duration::from_secs(2), "the window goes on");
        assert!(stage.reads("Importing…"));
        while !stage.reads(" of 2000 files") {
            assert!(stage.app.services().transfer.is_busy(), "two thousand files take some time");
            stage.settle();
        }
        cancel(&stage);
        wait(&stage);
        assert!(stage.reads("Import canceled. Nothing has changed."));
        assert!(!stage.reads("Importing…") && has_match(&stage));
        assert_eq!(names(data.path()), before);
    }
}

#[test]
fn closing_the_window_ends_an_import() {
    let (data, exports) = (tempfile::tempdir().unwrap(), visible_folder());
    let stage = played(data.path(), exports.path());
    stage.app.offer(&large_file(exports.path(), MOST_FILES));
    wait(&stage);
    stage.control("Import").invoke_accessible_default_action();
    drop(stage);
    let stage = Stage::open(data.path());
    assert!(has_match(&stage), "the folder is free, and as it was");
    assert!(!data.path().join("import.new").exists());
}

#[test]
fn what_is_no_such_file_is_refused_in_words() {
    let (data, exports) = (tempfile::tempdir().unwrap(), visible_folder());
    let stage = played(data.path(), exports.path());
    for (name, content) in
        [("poem.txt", "roses"), ("all.cardkeep", "cardkeep everything 1 00000000\n{}")]
    {
        let path = exports.path().join(name);
        fs::write(&path, content).unwrap();
        stage.app.offer(&path);
        wait(&stage);
        assert!(stage.reads("Import failed") && stage.reads(name), "{name}");
        stage.press("OK");
    }
    stage.app.offer(&large_file(exports.path(), 20_000));
    wait(&stage);
    assert!(stage.reads("lists more than 2000 files"));
    stage.press("OK");
    // A code with a typing error is no file.
    for typed in ["04G0-T1G4-Y8AD-FR", "somewhere"] {
        stage.app.offer(std::path::Path::new(typed));
        wait(&stage);
        assert!(stage.reads(&format!("“{typed}” is neither a file nor a code.")));
        assert!(!stage.reads("Import failed"));
        stage.press("OK");
    }
    stage.app.offer(&exports.path().join("gone.cardkeep"));
    wait(&stage);
    assert!(stage.reads("gone.cardkeep"));
    stage.press("OK");
    assert!(has_match(&stage), "nothing was touched");
}

/// A pipe in place of a match's previous copy once blocked the window forever.
#[cfg(target_os = "linux")]
#[test]
fn an_export_waits_for_no_pipe() {
    use rustix::fs::{CWD, FileType, Mode, mknodat};
    let (data, exports) = (tempfile::tempdir().unwrap(), visible_folder());
    let stage = played(data.path(), exports.path());
    stage.app.services().data_dir.settle();
    let saves = data.path().join("saves/four-knights");
    for name in ["auto.save.previous", "slot-1.save"] {
        let _ = fs::remove_file(saves.join(name));
        mknodat(CWD, saves.join(name), FileType::Fifo, Mode::RWXU, 0).unwrap();
    }
    show_page(&stage);
    stage.press("Export to file");
    wait(&stage);
    assert!(stage.reads("Export complete") && stage.reads("saves/four-knights/slot-1.save"));
}

#[test]
fn every_license_can_be_read() {
    let folder = tempfile::tempdir().unwrap();
    let stage = Stage::open(folder.path());
    stage.press("About");
    stage.press("Licenses");
    // So high that nothing is scrolled out of view.
    stage.resize(360, 15_000);
    assert!(stage.reads("MIT License") && stage.reads("SIL Open Font License"));
    assert!(!stage.reads("THE SOFTWARE IS PROVIDED"));
    stage.press("Read MIT License");
    assert!(stage.reads("THE SOFTWARE IS PROVIDED") && stage.reads("serde_json"));
    stage.press("Close MIT License");
    assert!(!stage.reads("THE SOFTWARE IS PROVIDED"));
}
