//! The data folder, its location and its lock.

use std::any::Any;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use super::disk::{self as fs, File, Metadata, OpenOptions, TryLockError};
use super::write_queue::WriteQueue;
use super::{Save, Slot, StoreError, file, import};
use cardkeep_core::games::{GameId, Registered};

/// The opened data folder, locked against a second app while this value lives.
#[derive(Debug)]
pub struct DataDir {
    dir: PathBuf,
    /// The locked file; closing it releases the lock.
    lock: Mutex<File>,
    /// Writes done on a background thread.
    pub(super) later: Arc<WriteQueue>,
    /// Replaces the summaries in saves, which are in the language of their time.
    pub(super) summarize: OnceLock<Summarize>,
}

/// Sums up saved matches in the current language of the thread.
#[derive(Clone, Copy, Debug)]
pub struct Summarize {
    /// Returns the tag of the current language.
    pub language: fn() -> &'static str,
    /// Returns the summary of a [`Save`] of a game.
    pub summary: fn(GameId, &dyn Any) -> Option<String>,
}

impl DataDir {
    /// Returns the default data folder, on Linux `~/.local/share/cardkeep`.
    ///
    /// # Errors
    /// [`StoreError::NoHome`], also if the home folder has a relative path: the data would depend on
    /// where the app is started.
    pub fn default_dir() -> Result<PathBuf, StoreError> {
        let dirs = directories::ProjectDirs::from("", "", "Cardkeep");
        let dir = dirs.map(|dirs| dirs.data_dir().to_owned());
        dir.filter(|dir| dir.is_absolute()).ok_or(StoreError::NoHome)
    }

    /// Sets what writes the summaries of matches; only the first call has an effect. Without it, they
    /// are as their saves say.
    pub fn set_summarize(&self, summarize: Summarize) {
        self.summarize.get_or_init(|| summarize);
    }

    /// Returns the tag of the current language; empty if it is unknown.
    pub(super) fn language(&self) -> &'static str {
        self.summarize.get().map_or("", |summarize| (summarize.language)())
    }

    /// Returns the summary of a match in the current language or, if that is unknown, as it was
    /// saved.
    pub(super) fn summary<G: Registered>(&self, save: &Save<G>) -> String {
        let current = self.summarize.get().and_then(|it| (it.summary)(G::ID, save));
        current.unwrap_or_else(|| save.summary.clone())
    }

    /// Opens a data folder, creates it if necessary, and locks it against a second app. On systems
    /// without file locks it is opened unlocked. Finishes or undoes an interrupted import.
    ///
    /// # Errors
    /// What keeps the folder from being used.
    pub fn open(dir: impl Into<PathBuf>) -> Result<DataDir, StoreError> {
        let given = dir.into();
        if given.as_os_str().is_empty() {
            return Err(StoreError::NoName);
        }
        let dir = fs::absolute(&given).map_err(|why| StoreError::making(&given, why))?;
        let refused = |why: io::Error| StoreError::making(&dir, why);
        fs::create_dir_all(&dir).map_err(refused)?;
        let path = lock_file(&dir);
        // A link would lead elsewhere, and opening a pipe might block forever.
        match fs::symlink_metadata(&path) {
            Ok(about) if !about.is_file() => return Err(StoreError::NotAFile(path)),
            Err(why) if why.kind() != io::ErrorKind::NotFound => return Err(refused(why)),
            _ => {}
        }
        let mut options = OpenOptions::new();
        let lock = options.create(true).truncate(false).read(true).write(true).open(&path);
        let lock = lock.map_err(refused)?;
        if let Err(TryLockError::WouldBlock) = lock.try_lock() {
            return Err(StoreError::Locked(dir));
        }
        // The lock file may be old, so only creating a new file proves that the folder is writable.
        let probe = dir.join("probe.new");
        file::create(&probe).and_then(|_| fs::remove_file(&probe)).map_err(refused)?;
        import::recover(&dir)?;
        Ok(DataDir {
            dir,
            lock: Mutex::new(lock),
            later: Arc::default(),
            summarize: OnceLock::new(),
        })
    }

    /// Returns the folder's absolute path.
    pub fn dir(&self) -> &Path {
        &self.dir
    }

    /// Checks that the folder is still locked, before any change. If the lock was lost with its
    /// file or with the whole folder, takes it again.
    ///
    /// # Errors
    /// Why that is impossible. If a second app has used the folder since, it may have continued a
    /// match that this app would overwrite.
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
            // If the folder can't be inspected, the change itself will report the error.
            Err(_) => Ok(()),
        }
    }

    fn hold_anew(&self, path: &Path) -> Result<File, StoreError> {
        let taken = || StoreError::Taken(self.dir.clone());
        fs::create_dir_all(&self.dir).map_err(|why| StoreError::making(&self.dir, why))?;
        // If two apps find no file, only one creates it.
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
        let name = slot.file_name()?;
        Ok(self.dir.join("saves").join(game.id()).join(name))
    }
}

fn lock_file(dir: &Path) -> PathBuf {
    dir.join("lock")
}

/// Whether a file or its folder does not exist.
fn is_gone(why: &io::Error) -> bool {
    matches!(why.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory)
}

/// Whether two handles refer to the same file.
#[cfg(unix)]
fn is_same(one: &Metadata, other: &Metadata) -> bool {
    use std::os::unix::fs::MetadataExt;
    (one.dev(), one.ino()) == (other.dev(), other.ino())
}

/// On other systems an open file can't be removed, so an existing one is the same.
#[cfg(not(unix))]
fn is_same(_: &Metadata, _: &Metadata) -> bool {
    true
}
