//! The data folder.

use std::fs::{self, File, Metadata, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use super::write_queue::WriteQueue;
use super::{Slot, StoreError, file, import};
use crate::games::GameId;

/// The opened data folder, held against a second app for as long as this lives.
#[derive(Debug)]
pub struct DataDir {
    dir: PathBuf,
    /// The file that holds the folder; closing it gives the folder free.
    lock: Mutex<File>,
    /// What is to be written beside the screen.
    pub(super) later: Arc<WriteQueue>,
}

impl DataDir {
    /// Where data lives unless the player chose another folder: on Linux `~/.local/share/cardkeep`.
    ///
    /// # Errors
    /// [`StoreError::NoHome`].
    pub fn default_dir() -> Result<PathBuf, StoreError> {
        let dirs = directories::ProjectDirs::from("", "", "Cardkeep").ok_or(StoreError::NoHome)?;
        Ok(dirs.data_dir().to_owned())
    }

    /// Opens a data folder, making it if need be, and holds it against a second app. Where the
    /// system knows no file locks it is opened all the same. An import that was interrupted is
    /// finished or undone.
    ///
    /// # Errors
    /// Says what keeps the folder from being used.
    pub fn open(dir: impl Into<PathBuf>) -> Result<DataDir, StoreError> {
        let given = dir.into();
        if given.as_os_str().is_empty() {
            return Err(StoreError::NoName);
        }
        let dir = std::path::absolute(&given).map_err(|why| StoreError::making(&given, why))?;
        let refused = |why: io::Error| StoreError::making(&dir, why);
        fs::create_dir_all(&dir).map_err(refused)?;
        let path = lock_file(&dir);
        // A link would lead elsewhere and a pipe might never open.
        if fs::symlink_metadata(&path).is_ok_and(|about| !about.is_file()) {
            return Err(StoreError::NotAFile(path));
        }
        let mut options = OpenOptions::new();
        let lock = options.create(true).truncate(false).read(true).write(true).open(&path);
        let lock = lock.map_err(refused)?;
        if let Err(TryLockError::WouldBlock) = lock.try_lock() {
            return Err(StoreError::Locked(dir));
        }
        // The lock file may be left from better days: only a new file proves that one can be made.
        let probe = dir.join("probe.new");
        file::create(&probe).and_then(|_| fs::remove_file(&probe)).map_err(refused)?;
        import::recover(&dir)?;
        Ok(DataDir { dir, lock: Mutex::new(lock), later: Arc::default() })
    }

    /// The folder, as an absolute path.
    pub fn dir(&self) -> &Path {
        &self.dir
    }

    /// Makes sure that the folder is still held, before anything in it is changed. A hold that went
    /// with its file or with the whole folder is taken anew.
    ///
    /// # Errors
    /// Says why that cannot be. Where a second app has been since, it may have gone on with a match
    /// that this one would overwrite.
    pub(super) fn hold(&self) -> Result<(), StoreError> {
        let mut lock = self.lock.lock().unwrap_or_else(PoisonError::into_inner);
        let path = lock_file(&self.dir);
        match fs::symlink_metadata(&path) {
            Ok(there) if !there.is_file() => Err(StoreError::NotAFile(path)),
            Ok(there) if lock.metadata().is_ok_and(|held| is_same(&held, &there)) => Ok(()),
            Ok(_) => Err(StoreError::Taken(self.dir.clone())),
            Err(why) if is_gone(&why) => {
                *lock = self.hold_anew(&path)?;
                Ok(())
            }
            // Whatever keeps the folder from being looked into, the change will tell.
            Err(_) => Ok(()),
        }
    }

    fn hold_anew(&self, path: &Path) -> Result<File, StoreError> {
        let taken = || StoreError::Taken(self.dir.clone());
        fs::create_dir_all(&self.dir).map_err(|why| StoreError::making(&self.dir, why))?;
        // Of two apps that find no file, one makes it.
        let lock = OpenOptions::new().read(true).write(true).create_new(true).open(path);
        let lock = lock.map_err(|why| match why.kind() {
            io::ErrorKind::AlreadyExists => taken(),
            _ => StoreError::making(&self.dir, why),
        })?;
        match lock.try_lock() {
            Err(TryLockError::WouldBlock) => Err(taken()),
            _ => Ok(lock),
        }
    }

    pub(super) fn file(&self, name: &str) -> PathBuf {
        self.dir.join(format!("{name}.cardkeep"))
    }

    pub(super) fn slot_file(&self, game: GameId, slot: Slot) -> Result<PathBuf, StoreError> {
        let name = match slot {
            Slot::Auto => String::from("auto.save"),
            Slot::Running(number) if Slot::FURTHER.contains(&number) => {
                format!("auto-{number}.save")
            }
            Slot::Manual(number) if Slot::NUMBERS.contains(&number) => {
                format!("slot-{number}.save")
            }
            Slot::Running(number) | Slot::Manual(number) => {
                return Err(StoreError::NoSuchSlot(number));
            }
        };
        Ok(self.dir.join("saves").join(game.id()).join(name))
    }
}

fn lock_file(dir: &Path) -> PathBuf {
    dir.join("lock")
}

/// Whether there is nothing: no file, or no folder for it to be in.
fn is_gone(why: &io::Error) -> bool {
    matches!(why.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory)
}

/// Whether two files are one.
#[cfg(unix)]
fn is_same(one: &Metadata, other: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    (one.dev(), one.ino()) == (other.dev(), other.ino())
}

/// Elsewhere a file that is held open cannot be taken away, so one that is there is the same.
#[cfg(not(unix))]
fn is_same(_: &Metadata, _: &Metadata) -> bool {
    true
}
