//! Errors of the data folder.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use super::damage::{Damage, Misplaced};
use cardkeep_core::text;

/// Label of files set aside because their content is damaged.
pub(super) const DAMAGED: &str = "damaged";
/// Label of files set aside because the system can't read them.
const UNREADABLE: &str = "unreadable";

/// The reason why something could not be saved or read.
#[derive(Debug)]
pub enum StoreError {
    /// The system reports no home folder.
    NoHome,
    /// The name of the data folder is empty.
    NoName,
    /// The data folder's path is something other than a folder.
    NotAFolder(PathBuf),
    /// The lock file's path is a pipe, a link or the like.
    NotAFile(PathBuf),
    /// The data folder is not writable.
    ReadOnly(PathBuf),
    /// The file or folder is not readable.
    WriteOnly(PathBuf),
    /// A second app is using the data folder.
    Locked(PathBuf),
    /// A second app has opened the data folder after the lock was lost.
    Taken(PathBuf),
    /// The disk is full; existing files are unchanged.
    Full(PathBuf),
    /// There is no slot with this number.
    NoSuchSlot(u8),
    /// The slot is empty.
    Empty,
    /// Canceled by the player.
    Canceled,
    /// The content is larger than what would be read back.
    TooLarge(PathBuf),
    /// The file is damaged.
    Damaged {
        /// The file.
        path: PathBuf,
        /// The evidence.
        damage: Damage,
    },
    /// The file is valid but belongs elsewhere: another game or another kind of file.
    Misplaced {
        /// The file.
        path: PathBuf,
        /// The content.
        holds: Misplaced,
    },
    /// The file was written by a newer Cardkeep.
    Newer(PathBuf),
    /// The match was played by rules that have changed since.
    Outdated(PathBuf),
    /// The system failed to read or write.
    Io {
        /// The file or folder.
        path: PathBuf,
        /// The system's error.
        source: io::Error,
    },
}

impl StoreError {
    /// Converts a write error, distinguishing those that the player can fix.
    pub(super) fn writing(path: &Path, source: io::Error) -> Self {
        let path = path.to_owned();
        match source.kind() {
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => {
                StoreError::ReadOnly(path)
            }
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => StoreError::Full(path),
            _ => StoreError::Io { path, source },
        }
    }

    /// Converts an error from creating a folder or a file in it.
    pub(super) fn making(folder: &Path, source: io::Error) -> Self {
        match source.kind() {
            io::ErrorKind::AlreadyExists | io::ErrorKind::NotADirectory => {
                StoreError::NotAFolder(folder.to_owned())
            }
            _ => StoreError::writing(folder, source),
        }
    }

    /// Converts a read error.
    pub(super) fn reading(path: &Path, source: io::Error) -> Self {
        let path = path.to_owned();
        match source.kind() {
            io::ErrorKind::PermissionDenied => StoreError::WriteOnly(path),
            _ => StoreError::Io { path, source },
        }
    }

    /// Returns the label to set a file with this fault aside with; `None` if its previous copy
    /// would not help.
    pub(super) fn fault(&self) -> Option<&'static str> {
        match self {
            StoreError::Damaged { .. } | StoreError::Misplaced { .. } => Some(DAMAGED),
            StoreError::WriteOnly(_) | StoreError::Io { .. } => Some(UNREADABLE),
            _ => None,
        }
    }

    /// Returns the file or folder at fault.
    pub fn path(&self) -> Option<&Path> {
        match self {
            StoreError::NoHome
            | StoreError::NoName
            | StoreError::NoSuchSlot(_)
            | StoreError::Empty
            | StoreError::Canceled => None,
            StoreError::NotAFolder(path)
            | StoreError::NotAFile(path)
            | StoreError::ReadOnly(path)
            | StoreError::WriteOnly(path)
            | StoreError::Locked(path)
            | StoreError::Taken(path)
            | StoreError::Full(path)
            | StoreError::TooLarge(path)
            | StoreError::Damaged { path, .. }
            | StoreError::Misplaced { path, .. }
            | StoreError::Newer(path)
            | StoreError::Outdated(path)
            | StoreError::Io { path, .. } => Some(path),
        }
    }
}

/// For developers; players read texts of the catalog.
impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(path) = self.path() {
            write!(f, "{}: ", text::path(path))?;
        }
        match self {
            StoreError::NoHome => f.write_str("no home folder"),
            StoreError::NoName => f.write_str("no name for the data folder"),
            StoreError::NotAFile(_) => f.write_str("not a regular file"),
            StoreError::NotAFolder(_) => f.write_str("not a folder"),
            StoreError::ReadOnly(_) => f.write_str("no permission to write"),
            StoreError::WriteOnly(_) => f.write_str("no permission to read"),
            StoreError::Locked(_) => f.write_str("in use by another Cardkeep"),
            StoreError::Taken(_) => f.write_str("opened by another Cardkeep since"),
            StoreError::Full(_) => f.write_str("no space left on the disk"),
            StoreError::NoSuchSlot(slot) => write!(f, "no slot {slot}"),
            StoreError::Empty => f.write_str("nothing saved"),
            StoreError::Canceled => f.write_str("canceled"),
            StoreError::TooLarge(_) => f.write_str("too large to be read back"),
            StoreError::Damaged { damage, .. } => write!(f, "damaged: {damage}"),
            StoreError::Misplaced { holds, .. } => write!(f, "misplaced: {holds}"),
            StoreError::Newer(_) => f.write_str("from a newer Cardkeep"),
            StoreError::Outdated(_) => f.write_str("from earlier rules"),
            StoreError::Io { source, .. } => f.write_str(&text::one_line(&source.to_string())),
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

#[cfg(test)]
mod tests {
    use super::*;

    fn refused(kind: io::ErrorKind) -> io::Error {
        io::Error::from(kind)
    }

    #[test]
    fn what_may_not_be_read_is_not_said_to_be_unwritable() {
        let path = Path::new("/data/auto.save");
        let kind = io::ErrorKind::PermissionDenied;
        let unread = StoreError::reading(path, refused(kind));
        assert!(unread.to_string().contains("/data/auto.save: no permission to read"), "{unread}");
        assert_eq!(unread.fault(), Some(UNREADABLE));
        let unwritten = StoreError::writing(path, refused(kind));
        assert!(
            unwritten.to_string().contains("/data/auto.save: no permission to write"),
            "{unwritten}"
        );
        assert_eq!(unwritten.fault(), None);
        let full = StoreError::writing(path, refused(io::ErrorKind::StorageFull));
        assert!(matches!(full, StoreError::Full(_)));
        let in_the_way = StoreError::making(path, refused(io::ErrorKind::NotADirectory));
        assert!(matches!(in_the_way, StoreError::NotAFolder(_)));
    }

    /// A folder's name and the system's message may be of any length and contain line breaks.
    #[test]
    fn every_message_is_one_line_of_a_bounded_length() {
        let path = || PathBuf::from("/a\nb\u{2028}c".repeat(1000));
        let source = || io::Error::other("no\n".repeat(1000));
        let errors = [
            StoreError::NoHome,
            StoreError::NoName,
            StoreError::NotAFolder(path()),
            StoreError::NotAFile(path()),
            StoreError::ReadOnly(path()),
            StoreError::WriteOnly(path()),
            StoreError::Locked(path()),
            StoreError::Taken(path()),
            StoreError::Full(path()),
            StoreError::NoSuchSlot(7),
            StoreError::Empty,
            StoreError::Canceled,
            StoreError::TooLarge(path()),
            StoreError::Newer(path()),
            StoreError::Outdated(path()),
            StoreError::Io { path: path(), source: source() },
        ];
        for error in errors {
            let message = error.to_string();
            let bare = message.replace('\u{fffd}', "");
            assert!(message.chars().count() < 600, "{message}");
            assert!(!bare.contains(['\n', '\u{2028}']), "{message}");
        }
    }
}
