//! What can go wrong with the data folder, in words for the player.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

/// Why something could not be kept or read. Its `Display` says what is wrong, with which file, and
/// what happens next.
#[derive(Debug)]
pub enum StoreError {
    /// The system names no home folder.
    NoHome,
    /// Something that is not a folder lies where the data folder should be.
    NotAFolder(PathBuf),
    /// The data folder cannot be written.
    ReadOnly(PathBuf),
    /// A second app wants the same data folder.
    Locked(PathBuf),
    /// The disk is full; what was there before is still there.
    Full(PathBuf),
    /// There is no slot with this number.
    NoSuchSlot(u8),
    /// The slot is empty.
    Empty,
    /// What was to be written is larger than what would be read back.
    TooLarge(PathBuf),
    /// The file is not as it was written.
    Damaged {
        /// The file.
        path: PathBuf,
        /// What shows the damage, like "its checksum is wrong".
        reason: String,
    },
    /// The file is sound but belongs elsewhere: another game, another kind of file.
    Misplaced {
        /// The file.
        path: PathBuf,
        /// What it is, like "a match of another game".
        holds: String,
    },
    /// The file was made by a newer Cardkeep.
    Newer(PathBuf),
    /// The match was begun under rules that have changed since.
    Outdated(PathBuf),
    /// The system refused to read or write.
    Io {
        /// The file or folder.
        path: PathBuf,
        /// What the system says.
        source: io::Error,
    },
}

impl StoreError {
    /// The error of the system, told apart where the player can do something about it.
    pub(super) fn io(path: &Path, source: io::Error) -> Self {
        let path = path.to_owned();
        match source.kind() {
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => {
                StoreError::ReadOnly(path)
            }
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => StoreError::Full(path),
            _ => StoreError::Io { path, source },
        }
    }

    /// Why a file is not what was written, if that is what is wrong.
    pub(super) fn spoilt(&self) -> Option<String> {
        match self {
            StoreError::Damaged { reason, .. } => Some(reason.clone()),
            StoreError::Misplaced { holds, .. } => Some(format!("it holds {holds}")),
            _ => None,
        }
    }

    /// The file or folder at fault.
    pub fn path(&self) -> Option<&Path> {
        match self {
            StoreError::NoHome | StoreError::NoSuchSlot(_) | StoreError::Empty => None,
            StoreError::NotAFolder(path)
            | StoreError::ReadOnly(path)
            | StoreError::Locked(path)
            | StoreError::Full(path)
            | StoreError::TooLarge(path)
            | StoreError::Damaged { path, .. }
            | StoreError::Misplaced { path, .. }
            | StoreError::Newer(path)
            | StoreError::Outdated(path)
            | StoreError::Io { path, .. } => Some(path),
        }
    }

    /// Two or three words, for a row in a list.
    pub fn brief(&self) -> &'static str {
        match self {
            StoreError::NoHome => "No home folder",
            StoreError::NotAFolder(_) => "Not a folder",
            StoreError::ReadOnly(_) => "No permission",
            StoreError::Locked(_) => "In use",
            StoreError::Full(_) => "Disk full",
            StoreError::NoSuchSlot(_) => "No such slot",
            StoreError::Empty => "Empty",
            StoreError::TooLarge(_) => "Too large",
            StoreError::Damaged { .. } => "Damaged",
            StoreError::Misplaced { .. } => "Something else",
            StoreError::Newer(_) => "From a newer Cardkeep",
            StoreError::Outdated(_) => "From older rules",
            StoreError::Io { .. } => "Cannot be read",
        }
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StoreError::NoHome => f.write_str(
                "There is no home folder to keep your matches in. Start Cardkeep with \
                 --data-dir and the name of a folder.",
            ),
            StoreError::NotAFolder(path) => write!(
                f,
                "{} is not a folder, so nothing can be kept there. Move it away, or start \
                 Cardkeep with --data-dir and another folder.",
                path.display()
            ),
            StoreError::ReadOnly(path) => write!(
                f,
                "Cardkeep may not write to {}. Allow it, or start Cardkeep with --data-dir and \
                 a folder of your own.",
                path.display()
            ),
            StoreError::Locked(path) => write!(
                f,
                "Another Cardkeep is already using {}. Go on there or close it first.",
                path.display()
            ),
            StoreError::Full(path) => write!(
                f,
                "There is no room left on the disk for {}. What was kept before is unharmed; \
                 free some space and try again.",
                path.display()
            ),
            StoreError::NoSuchSlot(number) => {
                write!(f, "There is no slot {number}: choose one from 1 to 6.")
            }
            StoreError::Empty => f.write_str("Nothing is saved here."),
            StoreError::TooLarge(path) => write!(
                f,
                "{} would grow too large to be read back, so it was left as it was.",
                path.display()
            ),
            StoreError::Damaged { path, reason } => write!(
                f,
                "{} is damaged: {reason}. It stays where it is, and nothing else is affected.",
                path.display()
            ),
            StoreError::Misplaced { path, holds } => write!(
                f,
                "{} does not belong there: it holds {holds}. It is left untouched.",
                path.display()
            ),
            StoreError::Newer(path) => write!(
                f,
                "{} was made by a newer Cardkeep. Update the app to use it; the file is kept.",
                path.display()
            ),
            StoreError::Outdated(path) => write!(
                f,
                "The match in {} was begun under earlier rules and cannot be continued by these. \
                 It is left untouched.",
                path.display()
            ),
            StoreError::Io { path, source } => {
                write!(
                    f,
                    "{} could not be read or written ({source}). Look at the folder and try again.",
                    path.display()
                )
            }
        }
    }
}

impl std::error::Error for StoreError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            StoreError::Io { source, .. } => Some(source),
            _ => None,
        }
    }
}
