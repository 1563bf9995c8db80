//! Everything in one file: it goes out whole, comes in whole, and never mixes with what is there.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use cardkeep::store::{Effort, Everything, MatchResult, Place, Slot, Speed, StoreError};
use serde_json::json;

use crate::support::{Folder, GAME, altered, full_folder, save, signed};

/// What lies in a folder now, by the names within it, but for the hold on it.
fn contents(folder: &Folder) -> BTreeMap<PathBuf, Vec<u8>> {
    let within = |path: &Path| path.strip_prefix(folder.place.dir()).unwrap().to_owned();
    let all = folder.contents().into_iter();
    all.map(|(path, bytes)| (within(&path), bytes))
        .filter(|(name, _)| name != Path::new("lock"))
        .collect()
}

/// The file that a full folder makes, in a folder of its own.
fn exported() -> (tempfile::TempDir, PathBuf) {
    let out = tempfile::tempdir().unwrap();
    let loaded = full_folder().place.export(out.path()).unwrap();
    assert_eq!(loaded.notice, None);
    (out, loaded.value)
}

#[test]
fn another_device_gets_all_of_it() {
    let (_out, path) = exported();
    let everything = Everything::read(&path).unwrap();
    assert_eq!(everything.matches(), 3);
    let other = Folder::new();
    assert_eq!(other.place.import(&everything).unwrap(), None, "nothing was there");
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
    let effort = Effort { seconds: 60, moves: 20, points: None, day: None };
    folder.place.keep_finished(&save(5, 20), MatchResult::Lost, effort).unwrap();
    let path = folder.place.export(out.path()).unwrap().value;
    let everything = Everything::read(&path).unwrap();
    assert_eq!(everything.matches(), 0, "none that goes on");
    let other = Folder::new();
    other.place.import(&everything).unwrap();
    assert_eq!(other.place.history(GAME).matches, folder.place.history(GAME).matches);
    assert_eq!(other.place.history(GAME).matches.len(), 1);
}

#[test]
fn one_with_nothing_in_it_empties_the_folder() {
    let out = tempfile::tempdir().unwrap();
    let path = Folder::new().place.export(out.path()).unwrap().value;
    let folder = full_folder();
    let aside = folder.place.import(&Everything::read(&path).unwrap()).unwrap();
    assert_eq!(aside, Some(folder.file("before-import-1")));
    let there = folder.place.load::<crate::support::FourKnights>(Slot::Auto);
    assert!(matches!(there, Err(StoreError::Empty)));
}

#[test]
fn what_was_there_is_set_aside_and_never_mixed() {
    let (_out, path) = exported();
    let everything = Everything::read(&path).unwrap();
    let other = Folder::new();
    other.place.save(Slot::Manual(2), &save(9, 4)).unwrap();
    other.place.save(Slot::Manual(2), &save(9, 6)).unwrap();
    let before = contents(&other);
    let aside = other.place.import(&everything).unwrap().unwrap();
    assert_eq!(aside, other.file("before-import-1"));
    for (name, bytes) in &before {
        assert_eq!(fs::read(aside.join(name)).unwrap(), *bytes, "{}", name.display());
    }
    let there = other.place.load::<crate::support::FourKnights>(Slot::Manual(2));
    assert!(matches!(there, Err(StoreError::Empty)), "a slot of theirs among ours");
    // Once more, and nothing that was set aside goes out or is lost.
    assert_eq!(other.place.import(&everything).unwrap(), Some(other.file("before-import-2")));
    assert!(other.file("before-import-1").exists());
    let again = other.place.export(other.place.dir()).unwrap().value;
    assert_eq!(Everything::read(&again).unwrap().matches(), 3);
}

#[test]
fn two_of_one_day_have_names_of_their_own_and_are_found() {
    let out = tempfile::tempdir().unwrap();
    let folder = full_folder();
    let first = folder.place.export(out.path()).unwrap().value;
    let second = folder.place.export(out.path()).unwrap().value;
    assert_ne!(first, second);
    fs::write(out.path().join("settings.cardkeep"), signed("settings", "1", b"{}")).unwrap();
    fs::write(out.path().join("notes.txt"), "cardkeep everything 1").unwrap();
    fs::write(out.path().join("short.cardkeep"), "card").unwrap();
    let mut found = Everything::in_folder(out.path());
    found.sort();
    let mut both = [first, second];
    both.sort();
    assert_eq!(found, both);
    assert!(Everything::in_folder(Path::new("/no/such/folder")).is_empty());
}

#[test]
fn a_file_that_was_spoilt_is_refused_whole() {
    let (out, path) = exported();
    let good = fs::read(&path).unwrap();
    let spoilt = |bytes: Vec<u8>| {
        let path = out.path().join("spoilt.cardkeep");
        fs::write(&path, bytes).unwrap();
        Everything::read(&path).unwrap_err().to_string()
    };
    let mut flipped = good.clone();
    flipped[good.len() / 2] ^= 1;
    assert!(spoilt(flipped).contains("checksum"));
    assert!(spoilt(good[..good.len() / 2].to_vec()).contains("damaged"));
    assert!(spoilt(signed("settings", "1", b"{}")).contains("it holds Cardkeep's settings"));
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
    ] {
        let why = within(name, &sound);
        assert!(why.contains("no place for a file"), "{name}: {why}");
    }
    let why = within("settings.cardkeep", "cardkeep settings 1 00000000\n{}");
    assert!(why.contains("settings.cardkeep in it is not as it was written"), "{why}");
    let gone = Everything::read(&out.path().join("gone.cardkeep")).unwrap_err();
    assert!(gone.to_string().contains("gone.cardkeep"), "{gone}");
}

#[test]
fn what_cannot_be_read_is_left_out_and_told() {
    let folder = full_folder();
    fs::write(folder.slot("auto.save"), "spoilt").unwrap();
    let _ = fs::remove_file(folder.slot("auto.save.previous"));
    let out = tempfile::tempdir().unwrap();
    let loaded = folder.place.export(out.path()).unwrap();
    let notice = loaded.notice.unwrap();
    assert!(notice.contains("saves/four-knights/auto.save"), "{notice}");
    assert_eq!(Everything::read(&loaded.value).unwrap().matches(), 2);
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
    let loaded = folder.place.export(out.path()).unwrap();
    let notice = loaded.notice.unwrap();
    assert!(notice.contains("as it was before: saves/four-knights/auto.save"), "{notice}");
    let everything = Everything::read(&loaded.value).unwrap();
    assert_eq!(everything.matches(), 3);
    assert_eq!(fs::read(&save).unwrap(), b"spoilt");
    let new = tempfile::tempdir().unwrap();
    let place = Place::open(new.path()).unwrap();
    place.import(&everything).unwrap();
    assert_eq!(fs::read(new.path().join("saves/four-knights/auto.save")).unwrap(), before);
}

#[test]
fn where_nothing_can_be_written_nothing_changes() {
    let (_out, path) = exported();
    let everything = Everything::read(&path).unwrap();
    let folder = full_folder();
    // A file where the folder for what comes in would be.
    fs::write(folder.file("import.new"), "in the way").unwrap();
    let before = contents(&folder);
    assert!(folder.place.import(&everything).is_err());
    assert_eq!(contents(&folder), before);
    let nowhere = folder.file("import.new");
    assert!(folder.place.export(&nowhere).is_err());
}
