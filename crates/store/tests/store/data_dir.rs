//! Tests of the data folder: locking, lost locks and permissions.

use std::fs;
use std::path::Path;

use cardkeep_store::{DataDir, MatchId, MatchResult, Settings, Slot, StoreError};

use crate::support::{FourKnights, GAME, save, window};

#[test]
fn a_folder_is_made_where_there_is_none() {
    let dir = tempfile::tempdir().unwrap();
    let inner = dir.path().join("a/b");
    let place = DataDir::open(&inner).unwrap();
    assert_eq!(place.dir(), inner);
    let names: Vec<_> = fs::read_dir(&inner).unwrap().map(|e| e.unwrap().file_name()).collect();
    assert_eq!(names, ["lock"]);
}

#[test]
fn a_second_app_is_told_until_the_first_is_closed() {
    let dir = tempfile::tempdir().unwrap();
    let first = DataDir::open(dir.path()).unwrap();
    let refused = DataDir::open(dir.path()).unwrap_err();
    assert!(matches!(refused, StoreError::Locked(_)), "{refused}");
    assert!(refused.to_string().contains(&dir.path().display().to_string()));
    drop(first);
    DataDir::open(dir.path()).unwrap();
}

#[test]
fn a_file_is_no_folder() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("file");
    fs::write(&file, "mine").unwrap();
    for path in [file.clone(), file.join("below")] {
        let refused = DataDir::open(&path).unwrap_err();
        assert!(matches!(refused, StoreError::NotAFolder(_)), "{refused}");
    }
    assert_eq!(fs::read(&file).unwrap(), b"mine");
}

#[test]
fn no_name_is_no_folder() {
    let refused = DataDir::open("").unwrap_err();
    assert!(matches!(refused, StoreError::NoName));
    assert!(refused.to_string().contains("no name"), "{refused}");
}

/// Returns the number of actions in the autosave.
fn kept(place: &DataDir) -> usize {
    place.load::<FourKnights>(Slot::Auto).unwrap().value.record.depth().0
}

fn keep(place: &DataDir, actions: usize) -> Result<(), StoreError> {
    place.save(Slot::Auto, &save(1, actions))
}

/// Ways to lose the lock on a folder during play.
const LOSSES: [fn(&Path); 2] =
    [|dir| fs::remove_file(dir.join("lock")).unwrap(), |dir| fs::remove_dir_all(dir).unwrap()];

#[test]
fn a_hold_that_was_lost_is_taken_anew_with_the_next_save() {
    for lose in LOSSES {
        let dir = tempfile::tempdir().unwrap();
        let place = DataDir::open(dir.path()).unwrap();
        keep(&place, 5).unwrap();
        lose(dir.path());
        keep(&place, 8).unwrap();
        let second = DataDir::open(dir.path()).unwrap_err();
        assert!(matches!(second, StoreError::Locked(_)), "{second}");
        assert_eq!(kept(&place), 8);
        drop(place);
        assert_eq!(kept(&DataDir::open(dir.path()).unwrap()), 8);
    }
}

#[test]
fn who_lost_the_hold_to_another_overwrites_nothing_of_its() {
    for lose in LOSSES {
        let dir = tempfile::tempdir().unwrap();
        let first = DataDir::open(dir.path()).unwrap();
        keep(&first, 5).unwrap();
        lose(dir.path());
        let second = DataDir::open(dir.path()).unwrap();
        keep(&second, 8).unwrap();

        let refused = || {
            let id = MatchId::begin(3);
            [
                keep(&first, 6),
                first.delete(GAME, Slot::Auto),
                first.load::<FourKnights>(Slot::Auto).map(drop),
                first.keep_settings(&Settings::default()),
                first.keep_window(&window(500)),
                first.record_result(GAME, "hard", &id, MatchResult::Won).map(drop),
                first.reset_statistics(None),
            ]
        };
        for refused in refused() {
            let why = refused.unwrap_err();
            assert!(matches!(why, StoreError::Taken(_)), "{why}");
        }
        assert_eq!(kept(&second), 8);
        // Its changes are newer even after it has closed.
        drop(second);
        assert!(refused().into_iter().all(|refused| refused.is_err()));
        drop(first);
        assert_eq!(kept(&DataDir::open(dir.path()).unwrap()), 8);
    }
}

#[test]
fn a_folder_that_gave_way_to_a_file_is_told_of_until_it_is_back() {
    let dir = tempfile::tempdir().unwrap();
    let inner = dir.path().join("data");
    let place = DataDir::open(&inner).unwrap();
    keep(&place, 5).unwrap();
    fs::remove_dir_all(&inner).unwrap();
    fs::write(&inner, "mine").unwrap();
    let why = keep(&place, 6).unwrap_err();
    assert!(matches!(why, StoreError::NotAFolder(_)), "{why}");
    assert_eq!(fs::read(&inner).unwrap(), b"mine");
    fs::remove_file(&inner).unwrap();
    keep(&place, 7).unwrap();
    assert_eq!(kept(&place), 7);
}

#[cfg(unix)]
#[test]
fn a_folder_that_cannot_be_written_is_refused() {
    use std::os::unix::fs::PermissionsExt;

    for with_lock in [false, true] {
        let dir = tempfile::tempdir().unwrap();
        if with_lock {
            fs::write(dir.path().join("lock"), "").unwrap();
        }
        fs::set_permissions(dir.path(), fs::Permissions::from_mode(0o555)).unwrap();
        if fs::write(dir.path().join("try"), "").is_ok() {
            return; // Permissions do not restrict the administrator.
        }
        let refused = DataDir::open(dir.path()).unwrap_err();
        assert!(matches!(refused, StoreError::ReadOnly(_)), "{refused}");
        assert!(refused.to_string().contains(&dir.path().display().to_string()));
        fs::set_permissions(dir.path(), fs::Permissions::from_mode(0o755)).unwrap();
    }
}
