//! The data folder.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use super::{Slot, StoreError};
use crate::games::GameId;

/// The opened data folder, held against a second app for as long as this lives.
#[derive(Debug)]
pub struct Place {
    dir: PathBuf,
    /// Closing the file gives the folder free.
    _lock: File,
}

impl Place {
    /// Where data lives unless the player chose another folder: on Linux `~/.local/share/cardkeep`.
    ///
    /// # Errors
    /// [`StoreError::NoHome`].
    pub fn default_dir() -> Result<PathBuf, StoreError> {
        let dirs = directories::ProjectDirs::from("", "", "Cardkeep").ok_or(StoreError::NoHome)?;
        Ok(dirs.data_dir().to_owned())
    }

    /// Opens a data folder, making it if need be, and holds it against a second app. Where the
    /// system knows no file locks it is opened all the same.
    ///
    /// # Errors
    /// Says what keeps the folder from being used.
    pub fn open(dir: impl Into<PathBuf>) -> Result<Place, StoreError> {
        let given = dir.into();
        let dir = std::path::absolute(&given).map_err(|why| StoreError::io(&given, why))?;
        let refused = |why: io::Error| match why.kind() {
            io::ErrorKind::AlreadyExists | io::ErrorKind::NotADirectory => {
                StoreError::NotAFolder(dir.clone())
            }
            _ => StoreError::io(&dir, why),
        };
        fs::create_dir_all(&dir).map_err(refused)?;
        let mut options = OpenOptions::new();
        options.create(true).truncate(false).write(true);
        let lock = options.open(dir.join("lock")).map_err(refused)?;
        if let Err(TryLockError::WouldBlock) = lock.try_lock() {
            return Err(StoreError::Locked(dir));
        }
        // The lock file may be left from better days: only a new file proves that one can be made.
        let probe = dir.join("probe.new");
        File::create(&probe).and_then(|_| fs::remove_file(&probe)).map_err(refused)?;
        Ok(Place { dir, _lock: lock })
    }

    /// The folder, as an absolute path.
    pub fn dir(&self) -> &Path {
        &self.dir
    }

    pub(super) fn file(&self, name: &str) -> PathBuf {
        self.dir.join(format!("{name}.cardkeep"))
    }

    pub(super) fn slot_file(&self, game: GameId, slot: Slot) -> Result<PathBuf, StoreError> {
        let name = match slot {
            Slot::Auto => String::from("auto.save"),
            Slot::Manual(number) if Slot::NUMBERS.contains(&number) => {
                format!("slot-{number}.save")
            }
            Slot::Manual(number) => return Err(StoreError::NoSuchSlot(number)),
        };
        Ok(self.dir.join("saves").join(game.id()).join(name))
    }
}
