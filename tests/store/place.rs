use std::fs;

use cardkeep::store::{Place, StoreError};

#[test]
fn a_folder_is_made_where_there_is_none() {
    let dir = tempfile::tempdir().unwrap();
    let inner = dir.path().join("a/b");
    let place = Place::open(&inner).unwrap();
    assert_eq!(place.dir(), inner);
    let names: Vec<_> = fs::read_dir(&inner).unwrap().map(|e| e.unwrap().file_name()).collect();
    assert_eq!(names, ["lock"]);
}

#[test]
fn a_second_app_is_told_until_the_first_is_closed() {
    let dir = tempfile::tempdir().unwrap();
    let first = Place::open(dir.path()).unwrap();
    let refused = Place::open(dir.path()).unwrap_err();
    assert!(matches!(refused, StoreError::Locked(_)), "{refused}");
    assert!(refused.to_string().contains(&dir.path().display().to_string()));
    drop(first);
    Place::open(dir.path()).unwrap();
}

#[test]
fn a_file_is_no_folder() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("file");
    fs::write(&file, "mine").unwrap();
    for path in [file.clone(), file.join("below")] {
        let refused = Place::open(&path).unwrap_err();
        assert!(matches!(refused, StoreError::NotAFolder(_)), "{refused}");
    }
    assert_eq!(fs::read(&file).unwrap(), b"mine");
}

#[test]
fn no_name_is_no_folder() {
    assert!(!Place::open("").unwrap_err().to_string().is_empty());
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
            return; // Permissions do not bind the administrator.
        }
        let refused = Place::open(dir.path()).unwrap_err();
        assert!(matches!(refused, StoreError::ReadOnly(_)), "{refused}");
        assert!(refused.to_string().contains(&dir.path().display().to_string()));
        fs::set_permissions(dir.path(), fs::Permissions::from_mode(0o755)).unwrap();
    }
}
