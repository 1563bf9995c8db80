//! Replaces the data folder's contents with those of an export file: completely or not at all, even
//! if the process is killed or the power fails.
//!
//! 1. Every file is written to `import.new` and flushed.
//! 2. One rename puts `import.journal` in place. It lists the moves, and commits the import.
//! 3. The old files move to `before-import-1`, the new files move in, and the journal is removed.
//!
//! [`DataDir::open`] repeats step 3 if it finds a journal, and otherwise removes `import.new`.

mod disk;
#[cfg(test)]
mod tests;

use std::collections::BTreeSet;
use std::io;
use std::path::{Component, Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::archive::{ASIDE, Archive, COMING, JOURNAL, WINDOW, kept_name};
use super::content_error::ContentError;
use super::disk as fs;
use super::error::DAMAGED;
use super::file::{self, Kind};
use super::notice::FileKind;
use super::{Damage, DataDir, OnProgress, Progress, StoreError};
use disk::{Disk, System};

const KIND: Kind = Kind { name: "import", kind: FileKind::Import, most: 16 << 20, older: &[] };

/// Name prefixes of files that belong to this device or to an import and are not replaced.
const STAYS: [&str; 5] = [WINDOW, COMING, JOURNAL, ASIDE, "."];

/// The moves of an import. All names are of files and folders directly in the data folder.
#[derive(Debug, Serialize, Deserialize)]
struct Journal {
    /// The new folder for the old files.
    aside: String,
    /// The files that move to that folder.
    old: Vec<String>,
    /// The files that move in from [`COMING`].
    new: Vec<String>,
}

impl DataDir {
    /// Replaces the contents of the data folder with those of an export file. Returns the folder
    /// that now holds the old files, if there were any.
    ///
    /// `watch` can cancel it while files are written; the moves at the end can't be interrupted.
    ///
    /// # Errors
    /// What could not be written or moved; nothing has changed then.
    pub fn import(
        &self,
        everything: &Archive,
        watch: OnProgress<'_>,
    ) -> Result<Option<PathBuf>, StoreError> {
        self.settle();
        self.hold()?;
        replace(&System, self.dir(), everything, watch)
    }

    /// Whether there is anything that [`DataDir::import`] would move to a `before-import` folder.
    pub fn holds_anything(&self) -> bool {
        movable(self.dir()).map_or(true, |names| !names.is_empty())
    }
}

/// Completes an interrupted import when the folder is opened: finishes it if it was committed, else
/// undoes it.
pub(super) fn recover(dir: &Path) -> Result<(), StoreError> {
    finish(&System, dir)
}

fn replace(
    disk: &dyn Disk,
    dir: &Path,
    everything: &Archive,
    watch: OnProgress<'_>,
) -> Result<Option<PathBuf>, StoreError> {
    finish(disk, dir)?;
    let committed =
        stage(disk, dir, everything, watch).and_then(|()| commit(disk, dir, everything));
    let journal = committed.inspect_err(|_| clear(disk, dir))?;
    roll(disk, dir, &journal)?;
    Ok((!journal.old.is_empty()).then(|| dir.join(journal.aside)))
}

/// Finishes or undoes an earlier import.
fn finish(disk: &dyn Disk, dir: &Path) -> Result<(), StoreError> {
    let journal = dir.join(JOURNAL);
    if !is_there(disk, &journal)? {
        let _ = disk.remove_file(&file::fresh(&journal));
        clear(disk, dir);
        return Ok(());
    }
    match file::read(&journal, &KIND, parse) {
        Ok(Some(journal)) => roll(disk, dir, &journal)?,
        Err(why @ StoreError::Newer(_)) => return Err(why),
        // The system may be able to read it later.
        Err(why @ (StoreError::Io { .. } | StoreError::WriteOnly(_)))
            if fs::symlink_metadata(&journal).map_or(true, |about| about.is_file()) =>
        {
            return Err(why);
        }
        // The journal was complete when it was renamed, so no import of ours left it like this.
        Ok(None) | Err(_) => {
            disk.set_aside(&journal, DAMAGED);
            disk.set_aside(&dir.join(COMING), DAMAGED);
        }
    }
    Ok(())
}

/// Writes and flushes the new files, which are not yet in place.
fn stage(
    disk: &dyn Disk,
    dir: &Path,
    everything: &Archive,
    watch: OnProgress<'_>,
) -> Result<(), StoreError> {
    let coming = dir.join(COMING);
    let mut folders = BTreeSet::new();
    let make =
        |folder: &Path| disk.make_folder(folder).map_err(|why| StoreError::making(folder, why));
    // The remains of imports have been cleared away, so this is something else. A link or a file is
    // reported, because a link would lead out of the data folder.
    if is_there(disk, &coming)? {
        if !fs::symlink_metadata(&coming).is_ok_and(|about| about.is_dir()) {
            return Err(StoreError::NotAFolder(coming));
        }
        disk.set_aside(&coming, DAMAGED);
        if is_there(disk, &coming)? {
            return Err(StoreError::writing(&coming, io::ErrorKind::AlreadyExists.into()));
        }
    }
    make(&coming)?;
    folders.insert(coming.clone());
    let total = everything.files.len();
    for (done, (name, content)) in everything.files.iter().enumerate() {
        if watch(Progress { done, total }).is_break() {
            return Err(StoreError::Canceled);
        }
        let path = coming.join(name);
        for folder in path.ancestors().skip(1).take_while(|folder| **folder != coming) {
            if folders.insert(folder.to_owned()) {
                make(folder)?;
            }
        }
        disk.write(&path, content).map_err(|why| StoreError::writing(&path, why))?;
    }
    // Deepest folders first.
    folders.iter().rev().for_each(|folder| disk.flush(folder));
    match watch(Progress { done: total, total }).is_break() {
        true => Err(StoreError::Canceled),
        false => Ok(()),
    }
}

/// Puts the journal in place, which commits the import.
fn commit(disk: &dyn Disk, dir: &Path, everything: &Archive) -> Result<Journal, StoreError> {
    let new: BTreeSet<&str> =
        everything.files.keys().filter_map(|name| name.split('/').next()).collect();
    let journal = Journal {
        aside: free_folder(disk, dir)?,
        old: movable(dir)?,
        new: new.into_iter().map(String::from).collect(),
    };
    let path = dir.join(JOURNAL);
    let fresh = file::fresh(&path);
    let refused = |why| StoreError::writing(&path, why);
    let text = file::text(&KIND, &journal).map_err(refused)?;
    disk.flush(dir);
    disk.write(&fresh, &text).and_then(|()| disk.rename(&fresh, &path)).map_err(|why| {
        let _ = disk.remove_file(&fresh);
        refused(why)
    })?;
    disk.flush(dir);
    Ok(journal)
}

/// Carries out a journal or, if the system refuses, undoes it. Both can be repeated after any
/// interruption.
fn roll(disk: &dyn Disk, dir: &Path, journal: &Journal) -> Result<(), StoreError> {
    roll_forward(disk, dir, journal).or_else(|why| {
        // If this is refused too, the journal stays, and opening the folder tries again.
        roll_back(disk, dir, journal)?;
        Err(why)
    })
}

fn roll_forward(disk: &dyn Disk, dir: &Path, journal: &Journal) -> Result<(), StoreError> {
    let (aside, coming) = (dir.join(&journal.aside), dir.join(COMING));
    if !journal.old.is_empty() {
        disk.make_folder(&aside).map_err(|why| StoreError::making(&aside, why))?;
    }
    for name in &journal.old {
        // If it is set aside already, the one in the folder is the new one.
        if !is_there(disk, &aside.join(name))? {
            move_to(disk, &dir.join(name), &aside.join(name))?;
        }
    }
    for name in &journal.new {
        move_to(disk, &coming.join(name), &dir.join(name))?;
    }
    // The moves are on disk before the journal is removed.
    [&aside, &coming, dir].into_iter().for_each(|folder| disk.flush(folder));
    close(disk, dir);
    Ok(())
}

fn roll_back(disk: &dyn Disk, dir: &Path, journal: &Journal) -> Result<(), StoreError> {
    let (aside, coming) = (dir.join(&journal.aside), dir.join(COMING));
    for name in &journal.new {
        if !is_there(disk, &coming.join(name))? {
            move_to(disk, &dir.join(name), &coming.join(name))?;
        }
    }
    for name in &journal.old {
        move_to(disk, &aside.join(name), &dir.join(name))?;
    }
    [&aside, &coming, dir].into_iter().for_each(|folder| disk.flush(folder));
    // Only if it is empty.
    let _ = disk.remove_folder(&aside);
    close(disk, dir);
    Ok(())
}

/// Moves a file or folder if it exists. Sets aside what it would replace.
fn move_to(disk: &dyn Disk, from: &Path, to: &Path) -> Result<(), StoreError> {
    if !is_there(disk, from)? {
        return Ok(());
    }
    if is_there(disk, to)? {
        disk.set_aside(to, "earlier");
    }
    disk.rename(from, to).map_err(|why| StoreError::writing(from, why))
}

/// Removes the journal, and then the files it names.
fn close(disk: &dyn Disk, dir: &Path) {
    let _ = disk.remove_file(&dir.join(JOURNAL));
    disk.flush(dir);
    clear(disk, dir);
}

/// Removes the files written for a canceled import. They are copies of the exported files; anything
/// else in the folder is kept.
fn clear(disk: &dyn Disk, dir: &Path) {
    let coming = dir.join(COMING);
    if !fs::symlink_metadata(&coming).is_ok_and(|about| about.is_dir()) {
        return;
    }
    clear_folder(disk, &coming, Path::new(""));
    let _ = disk.remove_folder(&coming);
}

fn clear_folder(disk: &dyn Disk, coming: &Path, inner: &Path) {
    for entry in fs::read_dir(coming.join(inner)).into_iter().flatten().flatten() {
        let name = inner.join(entry.file_name());
        let path = coming.join(&name);
        match entry.file_type() {
            Ok(kind) if kind.is_dir() => {
                clear_folder(disk, coming, &name);
                let _ = disk.remove_folder(&path);
            }
            Ok(kind) if kind.is_file() && kept_name(&name).is_some() => {
                let _ = disk.remove_file(&path);
            }
            _ => {}
        }
    }
}

/// Whether there is anything at a path. An import does nothing on a guess.
fn is_there(disk: &dyn Disk, path: &Path) -> Result<bool, StoreError> {
    disk.exists(path).map_err(|why| StoreError::writing(path, why))
}

/// Returns an unused folder name for the old files.
fn free_folder(disk: &dyn Disk, dir: &Path) -> Result<String, StoreError> {
    let mut n = 1_u32;
    loop {
        let name = format!("{ASIDE}{n}");
        if !is_there(disk, &dir.join(&name))? {
            return Ok(name);
        }
        n = n.saturating_add(1);
    }
}

/// Returns the names of the player's files and folders.
fn movable(dir: &Path) -> Result<Vec<String>, StoreError> {
    let entries = fs::read_dir(dir).map_err(|why| StoreError::reading(dir, why))?;
    let mut names = Vec::new();
    for entry in entries {
        let name = entry.map_err(|why| StoreError::reading(dir, why))?.file_name();
        // Cardkeep gives no file a name that is not Unicode.
        names.extend(name.into_string().ok().filter(|name| is_movable(name)));
    }
    names.sort();
    Ok(names)
}

/// Case makes no difference, because it makes none to some systems' files.
fn is_movable(name: &str) -> bool {
    let name = name.to_ascii_lowercase();
    name != "lock" && !STAYS.iter().any(|stays| name.starts_with(stays))
}

fn parse(json: &str) -> Result<Journal, ContentError> {
    let journal: Journal = serde_json::from_str(json)?;
    let is_name = |name: &str| {
        let mut parts = Path::new(name).components();
        matches!((parts.next(), parts.next()), (Some(Component::Normal(_)), None))
    };
    let moved = || journal.old.iter().chain(&journal.new);
    let aside = journal.aside.starts_with(ASIDE) && is_name(&journal.aside);
    match aside && moved().all(|name| is_movable(name) && is_name(name)) {
        true => Ok(journal),
        false => Err(Damage::Journal.into()),
    }
}
