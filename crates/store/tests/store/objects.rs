//! Tests with links, pipes, sockets, devices and folders in place of files: nothing blocks forever,
//! nothing outside is touched, and what can't be removed is reported.

use std::fs;
use std::os::unix::fs::symlink;
use std::os::unix::net::UnixListener;
use std::path::Path;
use std::sync::mpsc::channel;
use std::time::Duration;

use cardkeep_store::{DataDir, MatchId, MatchResult, Settings, Slot, StoreError};
use tempfile::TempDir;

use crate::support::{FourKnights, GAME, full_folder, save, window};

/// Every name that is read or written.
const NAMES: [&str; 20] = [
    "lock",
    "probe.new",
    "import.new",
    "import.journal",
    "import.journal.new",
    "settings.cardkeep",
    "settings.cardkeep.new",
    "settings.cardkeep.previous",
    "window.cardkeep",
    "window.cardkeep.new",
    "window.cardkeep.previous",
    "statistics.cardkeep",
    "statistics.cardkeep.new",
    "statistics.cardkeep.previous",
    "saves",
    "saves/four-knights",
    "saves/four-knights/auto.save",
    "saves/four-knights/auto.save.new",
    "saves/four-knights/auto.save.previous",
    "saves/four-knights/auto.save.damaged-1",
];

/// Puts something at a path, which may lead to what is outside.
type Put = fn(path: &Path, outside: &Path);

const OBJECTS: [(&str, Put); 10] = [
    ("a folder", |path, _| fs::create_dir_all(path.join("inner")).unwrap()),
    ("a socket", |path, _| drop(UnixListener::bind(path).unwrap())),
    ("a pipe", |path, _| pipe(path)),
    ("a link to a pipe", |path, outside| symlink(outside.join("pipe"), path).unwrap()),
    ("a link to a file", |path, outside| symlink(outside.join("file"), path).unwrap()),
    ("a link to a folder", |path, outside| symlink(outside.join("folder"), path).unwrap()),
    ("a link to nothing", |path, outside| symlink(outside.join("nothing"), path).unwrap()),
    ("a link to itself", |path, _| symlink(path, path).unwrap()),
    ("a link to zeros without end", |path, _| symlink("/dev/zero", path).unwrap()),
    ("a link to a full device", |path, _| symlink("/dev/full", path).unwrap()),
];

#[cfg(target_os = "linux")]
fn pipe(path: &Path) {
    use rustix::fs::{CWD, FileType, Mode, mknodat};
    mknodat(CWD, path, FileType::Fifo, Mode::RWXU, 0).unwrap();
}

/// Without unsafe calls no pipes can be created here.
#[cfg(not(target_os = "linux"))]
fn pipe(path: &Path) {
    drop(UnixListener::bind(path).unwrap());
}

/// Creates files beside the data folder that must not be touched.
fn outside() -> TempDir {
    let outside = tempfile::tempdir().unwrap();
    fs::write(outside.path().join("file"), "precious").unwrap();
    fs::create_dir(outside.path().join("folder")).unwrap();
    pipe(&outside.path().join("pipe"));
    outside
}

fn assert_untouched(outside: &Path, case: &str) {
    assert_eq!(fs::read(outside.join("file")).unwrap(), b"precious", "{case}");
    let names = fs::read_dir(outside).unwrap().map(|entry| entry.unwrap().file_name());
    let mut names: Vec<_> = names.collect();
    names.sort();
    assert_eq!(names, ["file", "folder", "pipe"], "{case}");
}

/// Returns the result of a call, or fails if it takes too long.
fn in_time<T: Send + 'static>(case: &str, call: impl FnOnce() -> T + Send + 'static) -> T {
    let (answers, answer) = channel();
    std::thread::spawn(move || answers.send(call()));
    answer.recv_timeout(Duration::from_secs(30)).unwrap_or_else(|_| panic!("{case}: no answer"))
}

/// Does everything the app does with its folder. Returns the errors of saving.
fn use_everything(place: &DataDir) -> Vec<StoreError> {
    let said = [place.settings().notice, place.window().notice, place.statistics().notice];
    assert!(said.into_iter().flatten().all(|notice| !notice.to_string().is_empty()));
    place.list(GAME);
    if let Err(why) = place.load::<FourKnights>(Slot::Auto) {
        assert!(!why.to_string().is_empty());
    }
    let kept = [
        place.keep_settings(&Settings { hints: false, ..Settings::default() }),
        place.keep_window(&window(777)),
        place.record_result(GAME, "easy", &MatchId::begin(9), MatchResult::Won).map(drop),
        place.save(Slot::Auto, &save(1, 7)),
        place.save(Slot::Auto, &save(1, 8)),
    ];
    kept.into_iter().filter_map(Result::err).collect()
}

#[test]
fn whatever_lies_at_a_name_of_ours() {
    for name in NAMES {
        for (object, put) in OBJECTS {
            let case = format!("{object} at {name}");
            let folder = full_folder();
            let dir = folder.closed();
            let outside = outside();
            let path = dir.path().join(name);
            if path.is_dir() {
                fs::remove_dir_all(&path).unwrap();
            } else if path.exists() {
                fs::remove_file(&path).unwrap();
            }
            put(&path, outside.path());

            let home = dir.path().to_owned();
            let opened = in_time(&case, move || DataDir::open(home));
            if name == "lock" {
                let why = opened.unwrap_err();
                assert!(matches!(why, StoreError::NotAFile(_)), "{case}: {why}");
                assert!(why.to_string().contains("/lock: "), "{case}: {why}");
                assert!(fs::symlink_metadata(&path).is_ok(), "{case}: it is left");
                assert_untouched(outside.path(), &case);
                continue;
            }
            let place = opened.unwrap_or_else(|why| panic!("{case}: {why}"));
            let (place, errors) = in_time(&case, move || {
                let errors = use_everything(&place);
                (place, errors)
            });
            let in_the_way = name.starts_with("saves") && !name.contains("auto");
            let in_the_way = in_the_way && !object.ends_with("folder");
            assert_eq!(!errors.is_empty(), in_the_way, "{case}: {errors:?}");
            assert!(errors.iter().all(|why| !why.to_string().is_empty()), "{case}");
            if !in_the_way {
                let loaded = place.load::<FourKnights>(Slot::Auto).unwrap();
                assert_eq!(loaded.value.record, save(1, 8).record, "{case}");
            }
            assert!(!place.settings().value.hints, "{case}");
            assert_eq!(place.window().value, Some(window(777)), "{case}");
            assert!(place.statistics().value.tally(GAME, "easy").won > 0, "{case}");
            assert_untouched(outside.path(), &case);
        }
    }
}

/// A folder may contain anything, so it is never removed.
#[test]
fn folders_in_the_way_are_kept() {
    let folder = full_folder();
    for name in ["settings.cardkeep.new", "settings.cardkeep", "probe.new"] {
        let path = folder.file(name);
        let _ = fs::remove_file(&path);
        fs::create_dir(&path).unwrap();
        fs::write(path.join("mine"), "precious").unwrap();
    }
    folder.place.keep_settings(&Settings::default()).unwrap();
    let dir = folder.closed();
    let place = DataDir::open(dir.path()).unwrap();
    for name in ["settings.cardkeep.new", "settings.cardkeep", "probe.new"] {
        let aside = place.dir().join(format!("{name}.damaged-1/mine"));
        assert_eq!(fs::read(aside).unwrap(), b"precious", "{name}");
    }
}
