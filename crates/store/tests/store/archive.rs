//! Tests of export and import: a file contains everything, is imported completely, and never mixes
//! with existing data.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::fs;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use cardkeep_store::{
    Archive, DataDir, MOST_FILES, MatchFacts, MatchResult, Omissions, Progress, Slot, Speed,
    StoreError,
};
use serde_json::json;

use crate::support::{Folder, GAME, altered, full_folder, save, signed};

fn on(_: Progress) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

/// Exports into a folder. Returns the file and what is said of it.
fn export(place: &DataDir, out: &Path) -> (PathBuf, Omissions) {
    let path = Archive::new_file(out);
    let omissions = place.export(&path, &on).unwrap();
    (path, omissions)
}

fn import(place: &DataDir, everything: &Archive) -> Option<PathBuf> {
    place.import(everything, &on).unwrap()
}

/// Returns the contents of a folder by name, without its lock.
fn contents(folder: &Folder) -> BTreeMap<PathBuf, Vec<u8>> {
    let within = |path: &Path| path.strip_prefix(folder.place.dir()).unwrap().to_owned();
    let all = folder.contents().into_iter();
    all.map(|(path, bytes)| (within(&path), bytes))
        .filter(|(name, _)| name != Path::new("lock"))
        .collect()
}

/// Exports a full folder to a file in a new folder.
fn exported() -> (tempfile::TempDir, PathBuf) {
    let out = tempfile::tempdir().unwrap();
    let (path, omissions) = export(&full_folder().place, out.path());
    assert_eq!(omissions, Omissions::default());
    (out, path)
}

#[test]
fn another_device_gets_all_of_it() {
    let (_out, path) = exported();
    let everything = Archive::read(&path).unwrap();
    assert_eq!(everything.matches(), 3);
    let other = Folder::new();
    assert_eq!(import(&other.place, &everything), None, "nothing was there");
    assert_eq!(other.load(Slot::Manual(4)).record, save(5, 22).record);
    assert_eq!(other.place.settings().value.animation, Speed::Slow);
    assert_eq!(other.place.statistics().value.tally(GAME, "hard").won, 2);
    assert_eq!(other.place.window().value, None, "its own window stays its own");
    assert!(!other.file("import.new").exists());
}

#[test]
fn finished_matches_go_along() {
    let out = tempfile::tempdir().unwrap();
    let folder = Folder::new();
    let effort = MatchFacts { seconds: 60, moves: 20, points: None, ..MatchFacts::default() };
    folder.place.keep_finished(&save(5, 20), MatchResult::Lost, effort).unwrap();
    let (path, _) = export(&folder.place, out.path());
    let everything = Archive::read(&path).unwrap();
    assert_eq!(everything.matches(), 0, "none that goes on");
    let other = Folder::new();
    import(&other.place, &everything);
    assert_eq!(other.place.history(GAME).matches, folder.place.history(GAME).matches);
    assert_eq!(other.place.history(GAME).matches.len(), 1);
}

/// An export may be the only way to save a match whose folder can't be written.
#[test]
fn a_match_that_is_only_in_memory_goes_along() {
    let out = tempfile::tempdir().unwrap();
    let dir = tempfile::tempdir().unwrap();
    let place = Arc::new(DataDir::open(dir.path()).unwrap());
    fs::write(dir.path().join("saves"), "in the way").unwrap();
    place.save_later(Slot::Running(3), save(5, 20)).unwrap();
    place.settle();
    assert!(matches!(place.unsaved().as_deref(), Some(StoreError::NotAFolder(_))));
    let (path, _) = export(&place, out.path());
    let other = Folder::new();
    import(&other.place, &Archive::read(&path).unwrap());
    assert_eq!(other.load(Slot::Running(3)).record, save(5, 20).record);
}

#[test]
fn one_with_nothing_in_it_empties_the_folder() {
    let out = tempfile::tempdir().unwrap();
    let (path, _) = export(&Folder::new().place, out.path());
    let folder = full_folder();
    let aside = import(&folder.place, &Archive::read(&path).unwrap());
    assert_eq!(aside, Some(folder.file("before-import-1")));
    let there = folder.place.load::<crate::support::FourKnights>(Slot::Auto);
    assert!(matches!(there, Err(StoreError::Empty)));
}

#[test]
fn what_was_there_is_set_aside_and_never_mixed() {
    let (_out, path) = exported();
    let everything = Archive::read(&path).unwrap();
    let other = Folder::new();
    other.place.save(Slot::Manual(2), &save(9, 4)).unwrap();
    other.place.save(Slot::Manual(2), &save(9, 6)).unwrap();
    let before = contents(&other);
    let aside = import(&other.place, &everything).unwrap();
    assert_eq!(aside, other.file("before-import-1"));
    for (name, bytes) in &before {
        assert_eq!(fs::read(aside.join(name)).unwrap(), *bytes, "{}", name.display());
    }
    let there = other.place.load::<crate::support::FourKnights>(Slot::Manual(2));
    assert!(matches!(there, Err(StoreError::Empty)), "a slot of theirs among ours");
    // Once more: files set aside are neither exported nor lost.
    assert_eq!(import(&other.place, &everything), Some(other.file("before-import-2")));
    assert!(other.file("before-import-1").exists());
    let (again, _) = export(&other.place, other.place.dir());
    assert_eq!(Archive::read(&again).unwrap().matches(), 3);
}

#[test]
fn two_of_one_day_have_names_of_their_own_and_are_found() {
    let out = tempfile::tempdir().unwrap();
    let folder = full_folder();
    let (first, _) = export(&folder.place, out.path());
    let (second, _) = export(&folder.place, out.path());
    assert_ne!(first, second);
    fs::write(out.path().join("settings.cardkeep"), signed("settings", "1", b"{}")).unwrap();
    fs::write(out.path().join("notes.txt"), "cardkeep everything 1").unwrap();
    fs::write(out.path().join("short.cardkeep"), "card").unwrap();
    let mut found = Archive::in_folder(out.path());
    found.sort();
    let mut both = [first, second];
    both.sort();
    assert_eq!(found, both);
    assert!(Archive::in_folder(Path::new("/no/such/folder")).is_empty());
}

#[test]
fn a_file_that_was_spoilt_is_refused_whole() {
    let (out, path) = exported();
    let good = fs::read(&path).unwrap();
    let spoilt = |bytes: Vec<u8>| {
        let path = out.path().join("spoilt.cardkeep");
        fs::write(&path, bytes).unwrap();
        Archive::read(&path).unwrap_err().to_string()
    };
    let mut flipped = good.clone();
    flipped[good.len() / 2] ^= 1;
    assert!(spoilt(flipped).contains("checksum"));
    assert!(spoilt(good[..good.len() / 2].to_vec()).contains("damaged"));
    assert!(spoilt(signed("settings", "1", b"{}")).contains("misplaced: Cardkeep's settings"));
    assert!(spoilt(signed("everything", "9", b"{}")).contains("newer Cardkeep"));
    let within = |name: &str, content: &str| {
        spoilt(altered(&good, "everything", "/files", json!({ name: content })))
    };
    let sound = String::from_utf8(signed("settings", "1", b"{}")).unwrap();
    for name in [
        "../settings.cardkeep",
        "/etc/settings.cardkeep",
        "C:\\x.cardkeep",
        "lock",
        "window.cardkeep",
        "saves/../../x.save",
        ".x/y.save",
        "saves/a/b/c.save",
        "before-import-1/x.save",
        "x.sh",
        "",
        "import.new/x.save",
        "lock/x.save",
        "LOCK/x.save",
        "Settings.cardkeep",
        "./settings.cardkeep",
        "settings.cardkeep/",
        "any.cardkeep",
        "saves/auto.save",
        "saves/any-game/auto.save",
        "saves/four-knights/AUTO.save",
        "saves/four-knights//auto.save",
        "saves/four-knights/auto-1.save",
        "saves/four-knights/slot-7.save",
        "saves/four-knights/1.match",
        "history/four-knights/01.match",
        "history/four-knights/+1.match",
        "history/four-knights/4294967296.match",
    ] {
        let why = within(name, &sound);
        assert!(why.contains("no place for a file"), "{name}: {why}");
    }
    let why = within("settings.cardkeep", "cardkeep settings 1 00000000\n{}");
    assert!(why.contains("settings.cardkeep in it is not as it was written"), "{why}");
    let gone = Archive::read(&out.path().join("gone.cardkeep")).unwrap_err();
    assert!(gone.to_string().contains("gone.cardkeep"), "{gone}");
}

/// A folder in place of the lock once shut the app out of its data for good.
#[test]
fn an_entry_in_place_of_the_lock_is_refused_and_the_folder_stays_in_use() {
    let out = tempfile::tempdir().unwrap();
    let from = full_folder();
    let save = String::from_utf8(fs::read(from.slot("auto.save")).unwrap()).unwrap();
    let path = out.path().join("all.cardkeep");
    for name in ["lock/x.save", "Lock/x.save"] {
        let json = json!({ "made": 1_700_000_000, "files": { name: save } }).to_string();
        fs::write(&path, signed("everything", "1", json.as_bytes())).unwrap();
        let folder = full_folder();
        let before = folder.contents();
        let imported = Archive::read(&path).and_then(|all| folder.place.import(&all, &on));
        let why = imported.unwrap_err().to_string();
        assert!(why.contains(&format!("no place for a file called {name}")), "{why}");
        assert_eq!(folder.contents(), before);
        folder.place.save(Slot::Auto, &crate::support::save(5, 9)).unwrap();
        drop(Folder::over(folder.closed()));
    }
}

/// Whatever else lies in the folder: what it exports can be imported.
#[test]
fn files_of_other_names_are_not_exported() {
    let folder = full_folder();
    for name in ["mine.save", "Auto.save", "slot-9.save", "01.match"] {
        fs::copy(folder.slot("auto.save"), folder.slot(name)).unwrap();
    }
    fs::create_dir_all(folder.file("saves/any-game")).unwrap();
    fs::copy(folder.slot("auto.save"), folder.file("saves/any-game/auto.save")).unwrap();
    let out = tempfile::tempdir().unwrap();
    let (path, omissions) = export(&folder.place, out.path());
    assert_eq!(omissions, Omissions::default());
    assert_eq!(Archive::read(&path).unwrap().matches(), 3);
}

#[test]
fn what_cannot_be_read_is_left_out_and_told() {
    let folder = full_folder();
    fs::write(folder.slot("auto.save"), "spoilt").unwrap();
    let _ = fs::remove_file(folder.slot("auto.save.previous"));
    let out = tempfile::tempdir().unwrap();
    let (path, omissions) = export(&folder.place, out.path());
    assert_eq!(omissions.left_out, ["saves/four-knights/auto.save"]);
    assert_eq!(Archive::read(&path).unwrap().matches(), 2);
    assert_eq!(fs::read(folder.slot("auto.save")).unwrap(), b"spoilt");
}

#[test]
fn of_a_damaged_match_the_copy_before_is_taken_along() {
    let folder = full_folder();
    let save = folder.slot("auto.save");
    let before = fs::read(&save).unwrap();
    fs::write(folder.slot("auto.save.previous"), &before).unwrap();
    fs::write(&save, "spoilt").unwrap();
    let out = tempfile::tempdir().unwrap();
    let (path, omissions) = export(&folder.place, out.path());
    assert_eq!(omissions.older, ["saves/four-knights/auto.save"]);
    let everything = Archive::read(&path).unwrap();
    assert_eq!(everything.matches(), 3);
    assert_eq!(fs::read(&save).unwrap(), b"spoilt");
    let new = tempfile::tempdir().unwrap();
    let place = DataDir::open(new.path()).unwrap();
    import(&place, &everything);
    assert_eq!(fs::read(new.path().join("saves/four-knights/auto.save")).unwrap(), before);
}

#[test]
fn where_nothing_can_be_written_nothing_changes() {
    let (_out, path) = exported();
    let everything = Archive::read(&path).unwrap();
    let folder = full_folder();
    // A file where the folder for incoming files should be.
    fs::write(folder.file("import.new"), "in the way").unwrap();
    let before = contents(&folder);
    assert!(folder.place.import(&everything, &on).is_err());
    assert_eq!(contents(&folder), before);
    let nowhere = folder.file("import.new/all.cardkeep");
    assert!(folder.place.export(&nowhere, &on).is_err());
}

/// An export that replaces another leaves nothing else beside it.
#[test]
fn an_export_replaces_the_file_that_was_chosen() {
    let (out, path) = exported();
    full_folder().place.export(&path, &on).unwrap();
    assert_eq!(Archive::read(&path).unwrap().matches(), 3);
    assert_eq!(fs::read_dir(out.path()).unwrap().count(), 1);
}

#[test]
fn what_an_interrupted_write_left_is_exported() {
    let folder = full_folder();
    let save = folder.slot("auto.save");
    fs::rename(&save, folder.slot("auto.save.new")).unwrap();
    let out = tempfile::tempdir().unwrap();
    let (path, omissions) = export(&folder.place, out.path());
    assert_eq!(omissions, Omissions::default());
    assert_eq!(Archive::read(&path).unwrap().matches(), 3);
}

#[test]
fn progress_is_told_and_a_break_cancels() {
    let (out, path) = exported();
    let everything = Archive::read(&path).unwrap();
    let folder = full_folder();
    let before = contents(&folder);
    for end in 0.. {
        let told = RefCell::new(Vec::new());
        let watch = |progress: Progress| {
            told.borrow_mut().push(progress.done);
            match progress.done == end {
                true => ControlFlow::Break(()),
                false => ControlFlow::Continue(()),
            }
        };
        let target = out.path().join("canceled.cardkeep");
        let exported = folder.place.export(&target, &watch);
        assert_eq!(told.take(), (0..=end.min(5)).collect::<Vec<_>>());
        if exported.is_ok() {
            break;
        }
        assert!(matches!(exported, Err(StoreError::Canceled)));
        assert!(!target.exists());
        let imported = folder.place.import(&everything, &watch);
        assert!(matches!(imported, Err(StoreError::Canceled)));
        assert_eq!(told.take(), (0..=end).collect::<Vec<_>>());
        assert_eq!(contents(&folder), before);
    }
}

/// Twenty thousand small entries once blocked the window for 13 seconds.
#[test]
fn a_file_that_lists_too_many_files_is_refused_at_once() {
    let out = tempfile::tempdir().unwrap();
    let entry = String::from_utf8(signed("settings", "1", b"{}")).unwrap();
    let listing = |count: usize| {
        let files: BTreeMap<String, &str> =
            (0..count).map(|n| (format!("history/four-knights/{n}.match"), &*entry)).collect();
        let path = out.path().join("many.cardkeep");
        let json = json!({ "made": 0, "files": files }).to_string();
        fs::write(&path, signed("everything", "1", json.as_bytes())).unwrap();
        Archive::read(&path)
    };
    assert_eq!(listing(MOST_FILES).unwrap().made(), 0);
    let why = listing(20_000).unwrap_err().to_string();
    assert!(why.contains("lists more than 2000 files"), "{why}");
}

/// Returns the journal that commits an import, with a correct checksum.
fn journal(old: &[&str], new: &[&str]) -> Vec<u8> {
    let json = json!({ "aside": "before-import-1", "old": old, "new": new });
    signed("import", "1", json.to_string().as_bytes())
}

#[test]
fn a_committed_import_is_finished_when_the_folder_is_opened() {
    let dir = full_folder().closed();
    let there = |name: &str| fs::read_to_string(dir.path().join(name)).unwrap_or_default();
    let saves = there("saves/four-knights/auto.save");
    // It was interrupted when the settings had moved out and in, and nothing else had.
    fs::create_dir_all(dir.path().join("before-import-1")).unwrap();
    fs::create_dir_all(dir.path().join("import.new/saves/four-knights")).unwrap();
    fs::rename(
        dir.path().join("settings.cardkeep"),
        dir.path().join("before-import-1/settings.cardkeep"),
    )
    .unwrap();
    fs::write(dir.path().join("settings.cardkeep"), "new settings").unwrap();
    fs::write(dir.path().join("import.new/saves/four-knights/auto.save"), "new match").unwrap();
    let moves = journal(&["saves", "settings.cardkeep"], &["saves", "settings.cardkeep"]);
    fs::write(dir.path().join("import.journal"), moves).unwrap();
    for _ in 0..2 {
        drop(DataDir::open(dir.path()).unwrap());
        assert_eq!(there("settings.cardkeep"), "new settings");
        assert_eq!(there("saves/four-knights/auto.save"), "new match");
        assert_eq!(there("before-import-1/saves/four-knights/auto.save"), saves);
        assert!(there("before-import-1/settings.cardkeep").contains("cardkeep settings"));
        assert!(!dir.path().join("import.new").exists());
        assert!(!dir.path().join("import.journal").exists());
    }
}

#[test]
fn an_import_that_was_not_committed_leaves_nothing_but_what_others_put_there() {
    let dir = full_folder().closed();
    fs::create_dir_all(dir.path().join("import.new/saves/four-knights")).unwrap();
    fs::write(dir.path().join("import.new/saves/four-knights/auto.save"), "half a ma").unwrap();
    fs::write(dir.path().join("import.journal.new"), "cardkeep imp").unwrap();
    drop(DataDir::open(dir.path()).unwrap());
    assert!(!dir.path().join("import.new").exists());
    assert!(!dir.path().join("import.journal.new").exists());
    // A foreign folder is kept, and the next import works around it.
    fs::create_dir_all(dir.path().join("import.new/mine")).unwrap();
    fs::write(dir.path().join("import.new/mine/diary"), "precious").unwrap();
    let place = DataDir::open(dir.path()).unwrap();
    let (_out, path) = exported();
    import(&place, &Archive::read(&path).unwrap());
    assert_eq!(fs::read(dir.path().join("import.new.damaged-1/mine/diary")).unwrap(), b"precious");
}

#[test]
fn a_journal_that_is_none_moves_nothing() {
    let spoilt = [
        b"cardkeep import 1 00000000\n{}".to_vec(),
        journal(&["../outside"], &[]),
        journal(&[], &["lock"]),
        journal(&["saves/four-knights"], &[]),
        journal(&["before-import-7"], &[]),
        signed("import", "1", br#"{ "aside": "before-import-1/../..", "old": [], "new": [] }"#),
    ];
    for bytes in spoilt {
        let folder = full_folder();
        let before = contents(&folder);
        let dir = folder.closed();
        fs::write(dir.path().join("import.journal"), &bytes).unwrap();
        drop(DataDir::open(dir.path()).unwrap());
        let aside = dir.path().join("import.journal.damaged-1");
        assert_eq!(fs::read(&aside).unwrap(), bytes, "it is kept");
        fs::remove_file(aside).unwrap();
        let folder = Folder::over(dir);
        assert_eq!(contents(&folder), before);
    }
    // The data of a newer Cardkeep waits for it.
    let dir = full_folder().closed();
    fs::write(dir.path().join("import.journal"), signed("import", "9", b"{}")).unwrap();
    let why = DataDir::open(dir.path()).unwrap_err();
    assert!(matches!(why, StoreError::Newer(_)), "{why}");
}

/// A link to itself stands for everything that the system can't read. An export without the matches
/// in it must not pass for a complete one.
#[cfg(unix)]
#[test]
fn a_folder_or_file_that_the_system_cannot_read_is_told_as_left_out() {
    use std::os::unix::fs::symlink;

    let folder = full_folder();
    for name in ["saves/watchtower", "saves/four-knights/slot-5.save"] {
        symlink(folder.file(name), folder.file(name)).unwrap();
    }
    let out = tempfile::tempdir().unwrap();
    let (path, omissions) = export(&folder.place, out.path());
    assert_eq!(omissions.left_out, ["saves/four-knights/slot-5.save", "saves/watchtower"]);
    assert_eq!(Archive::read(&path).unwrap().matches(), 3);
}

/// Linked files outside the folder are exported as they are loaded.
#[cfg(unix)]
#[test]
fn links_are_followed_and_what_never_ends_is_not_read() {
    use std::os::unix::fs::symlink;

    let folder = full_folder();
    let elsewhere = tempfile::tempdir().unwrap();
    let saves = elsewhere.path().join("saves");
    fs::rename(folder.file("saves"), &saves).unwrap();
    symlink(&saves, folder.file("saves")).unwrap();
    symlink("/dev/zero", folder.slot("slot-5.save")).unwrap();
    symlink("/dev/zero", folder.slot("slot-6.save.previous")).unwrap();
    fs::write(folder.slot("slot-6.save"), "spoilt").unwrap();
    // A sparse file of three gigabytes.
    let sparse = fs::File::create(folder.slot("slot-3.save")).unwrap();
    sparse.set_len(3 << 30).unwrap();
    #[cfg(target_os = "linux")]
    {
        use rustix::fs::{CWD, FileType, Mode, mknodat};
        // The previous copy of a valid match is not even read.
        for name in ["auto.save.previous", "slot-2.save"] {
            let _ = fs::remove_file(folder.slot(name));
            mknodat(CWD, folder.slot(name), FileType::Fifo, Mode::RWXU, 0).unwrap();
        }
    }
    let out = tempfile::tempdir().unwrap();
    let target = Archive::new_file(out.path());
    let (answers, answer) = std::sync::mpsc::channel();
    let path = target.clone();
    std::thread::spawn(move || answers.send(folder.place.export(&path, &on)));
    let in_time = answer.recv_timeout(std::time::Duration::from_secs(30));
    let omissions = in_time.expect("it waits for nothing").unwrap();
    for name in ["slot-3.save", "slot-5.save", "slot-6.save"] {
        let named = |file: &String| file.ends_with(name);
        assert!(omissions.left_out.iter().any(named), "{omissions:?}");
    }
    assert_eq!(Archive::read(&target).unwrap().matches(), 3);
}
