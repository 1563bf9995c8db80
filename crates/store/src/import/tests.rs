//! Tests of imports that are interrupted after each disk operation.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::fs;
use std::io::{self, ErrorKind};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use tempfile::TempDir;

use super::disk::{Disk, System};
use super::{ASIDE, replace};
use crate::{Archive, DataDir, Progress, Settings, Speed, StoreError};
use cardkeep_core::games::GameId;

fn on(_: Progress) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

/// How a disk fails.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Ends {
    /// The process is killed: no further operation happens.
    Killed,
    /// One operation is refused.
    Refused,
    /// From some operation on, all are refused except the removal of files.
    ReadOnly,
}

/// A disk that fails after a number of operations.
struct Failing {
    ends: Ends,
    left: Cell<usize>,
    failed: Cell<bool>,
}

impl Failing {
    fn new(ends: Ends, after: usize) -> Self {
        Failing { ends, left: Cell::new(after), failed: Cell::new(false) }
    }

    fn may(&self) -> io::Result<()> {
        let left = self.left.get();
        if left > 0 {
            self.left.set(left - 1);
            return Ok(());
        }
        let first = !self.failed.replace(true);
        match self.ends {
            Ends::Refused if !first => Ok(()),
            _ => Err(ErrorKind::PermissionDenied.into()),
        }
    }
}

impl Disk for Failing {
    fn exists(&self, path: &Path) -> io::Result<bool> {
        self.may()?;
        System.exists(path)
    }

    fn make_folder(&self, path: &Path) -> io::Result<()> {
        self.may()?;
        System.make_folder(path)
    }

    fn write(&self, path: &Path, text: &str) -> io::Result<()> {
        // The file may be empty or half written.
        for end in [0, text.len() / 2] {
            self.may()?;
            fs::write(path, &text.as_bytes()[..end])?;
        }
        self.may()?;
        System.write(path, text)
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        self.may()?;
        System.rename(from, to)
    }

    fn remove_file(&self, path: &Path) -> io::Result<()> {
        if self.ends != Ends::ReadOnly {
            self.may()?;
        }
        System.remove_file(path)
    }

    fn remove_folder(&self, path: &Path) -> io::Result<()> {
        if self.ends != Ends::ReadOnly {
            self.may()?;
        }
        System.remove_folder(path)
    }

    fn set_aside(&self, path: &Path, label: &str) {
        if self.may().is_ok() {
            System.set_aside(path, label);
        }
    }

    fn flush(&self, folder: &Path) {
        if self.may().is_ok() {
            System.flush(folder);
        }
    }
}

fn gather(dir: &Path, inner: &Path, found: &mut BTreeMap<PathBuf, Vec<u8>>) {
    for entry in fs::read_dir(dir.join(inner)).unwrap() {
        let name = inner.join(entry.unwrap().file_name());
        match dir.join(&name).is_dir() {
            true => {
                // Empty folders are compared too.
                found.insert(name.join(""), Vec::new());
                gather(dir, &name, found);
            }
            false => drop(found.insert(name.clone(), fs::read(dir.join(&name)).unwrap())),
        }
    }
}

type Contents = BTreeMap<PathBuf, Vec<u8>>;

/// The contents of a folder.
fn contents(dir: &Path) -> Contents {
    let mut found = BTreeMap::new();
    gather(dir, Path::new(""), &mut found);
    found.remove(Path::new("lock"));
    found
}

/// Returns the name of a file with saves of a game.
fn saved(game: usize, file: &str) -> String {
    format!("saves/{}/{file}", GameId::ALL[game].id())
}

/// Creates a data folder with settings, a match, a damaged file and its own window, not locked by
/// anyone.
fn old_folder() -> TempDir {
    let dir = tempfile::tempdir().unwrap();
    let place = DataDir::open(dir.path()).unwrap();
    let settings = |animation| Settings { animation, ..Settings::default() };
    place.keep_settings(&settings(Speed::Off)).unwrap();
    place.keep_settings(&settings(Speed::Slow)).unwrap();
    drop(place);
    for (name, content) in [
        ("window.cardkeep", "as it was left"),
        ("statistics.cardkeep.damaged-1", "spoilt"),
        (&saved(0, "auto.save"), "old"),
        (&saved(1, "slot-2.save"), "old, and in no new folder"),
        ("before-import-1/settings.cardkeep", "older"),
    ] {
        let path = dir.path().join(name);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, content).unwrap();
    }
    dir
}

fn everything() -> Archive {
    let names = ["settings.cardkeep".into(), saved(0, "auto.save"), saved(2, "auto.save")];
    let files = names.map(|name: String| (name.clone(), format!("new {name}")));
    Archive { made: 0, files: files.into() }
}

/// Returns the expected contents of the folder after the import.
fn imported(old: &Contents) -> Contents {
    let mut new = Contents::new();
    for (name, bytes) in old {
        let stays = name.starts_with("window.cardkeep") || name.starts_with(format!("{ASIDE}1"));
        let moved = Path::new("before-import-2");
        new.insert(if stays { name.clone() } else { moved.join(name) }, bytes.clone());
    }
    new.insert("before-import-2/".into(), Vec::new());
    for folder in ["saves/".into(), saved(0, ""), saved(2, "")] {
        new.insert(folder.into(), Vec::new());
    }
    for (name, content) in everything().files {
        new.insert(name.into(), content.into_bytes());
    }
    new
}

/// Imports into such a folder on a disk that fails after this many operations. Returns the folder,
/// the result of the import, and whether the disk failed at all.
fn attempt(ends: Ends, after: usize) -> (TempDir, Result<Option<PathBuf>, StoreError>, bool) {
    let dir = old_folder();
    let disk = Failing::new(ends, after);
    let answer = replace(&disk, dir.path(), &everything(), &on);
    (dir, answer, disk.failed.get())
}

#[test]
fn killed_at_any_operation_the_folder_opens_as_old_or_as_new() {
    let old = contents(old_folder().path());
    let new = imported(&old);
    let (mut olds, mut news) = (0, 0);
    for after in 0.. {
        let (dir, answer, died) = attempt(Ends::Killed, after);
        drop(DataDir::open(dir.path()).unwrap());
        let found = contents(dir.path());
        assert!(found == old || found == new, "after {after} operations: {:#?}", found.keys());
        *if found == old { &mut olds } else { &mut news } += 1;
        if !died {
            assert_eq!(answer.unwrap(), Some(dir.path().join("before-import-2")));
            assert!(found == new);
            break;
        }
    }
    assert!(olds > 10 && news > 10, "{olds} times old, {news} times new");
}

#[test]
fn killed_while_it_is_finished_it_is_finished_the_next_time() {
    let old = contents(old_folder().path());
    let new = imported(&old);
    let mut rounds = 0;
    for after in 0.. {
        let (dir, _, died) = attempt(Ends::Killed, after);
        for again in 0.. {
            let disk = Failing::new(Ends::Killed, again);
            let _ = super::finish(&disk, dir.path());
            rounds += 1;
            if !disk.failed.get() {
                break;
            }
        }
        let found = contents(dir.path());
        assert!(found == old || found == new, "after {after} operations: {:#?}", found.keys());
        if !died {
            break;
        }
    }
    assert!(rounds > 100, "{rounds}");
}

#[test]
fn an_import_that_is_refused_leaves_everything_as_it_was() {
    let old = contents(old_folder().path());
    let new = imported(&old);
    let mut refused = 0;
    for after in 0.. {
        let (dir, answer, failed) = attempt(Ends::Refused, after);
        let found = contents(dir.path());
        match answer {
            // A refusal after the moves, such as when removing the journal, changes nothing.
            Ok(_) => {
                drop(DataDir::open(dir.path()).unwrap());
                assert!(contents(dir.path()) == new, "{after}: {:#?}", found.keys());
            }
            Err(why) => {
                assert!(matches!(why, StoreError::ReadOnly(_)), "{why}");
                assert!(found == old, "after {after} operations: {:#?}", found.keys());
                refused += 1;
            }
        }
        if !failed {
            break;
        }
    }
    assert!(refused > 10, "{refused}");
}

#[test]
fn what_can_be_neither_finished_nor_undone_is_as_soon_as_it_can() {
    let old = contents(old_folder().path());
    let new = imported(&old);
    for after in 0.. {
        let (dir, _, failed) = attempt(Ends::ReadOnly, after);
        drop(DataDir::open(dir.path()).unwrap());
        let found = contents(dir.path());
        assert!(found == old || found == new, "after {after} operations: {:#?}", found.keys());
        if !failed {
            break;
        }
    }
}

#[test]
fn it_can_be_canceled_at_each_file_but_not_among_the_moves() {
    let old = contents(old_folder().path());
    for cancel in 0..=everything().files.len() {
        let dir = old_folder();
        let watch = |progress: Progress| match progress.done == cancel {
            true => ControlFlow::Break(()),
            false => ControlFlow::Continue(()),
        };
        let place = DataDir::open(dir.path()).unwrap();
        let canceled = place.import(&everything(), &watch);
        assert!(matches!(canceled, Err(StoreError::Canceled)));
        assert_eq!(contents(dir.path()), old, "{cancel}");
    }
}
