//! Errors of the data folder, with messages for the player.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use super::damage::{Damage, Misplaced};
use crate::text;

/// Label of files set aside because their content is damaged.
pub(super) const DAMAGED: &str = "damaged";
/// Label of files set aside because the system can't read them.
const UNREADABLE: &str = "unreadable";

/// The reason why something could not be saved or read. `Display` says what is wrong, with which
/// file, and what happens next.
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
        path: PathBuf,
        /// The evidence.
        damage: Damage,
    },
    /// The file is valid but belongs elsewhere: another game or another kind of file.
    Misplaced {
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

    /// Returns why a file is unusable although its previous copy may be fine, and the label to set
    /// it aside with.
    pub(super) fn fault(&self) -> Option<(&'static str, String)> {
        match self {
            StoreError::Damaged { damage, .. } => Some((DAMAGED, damage.to_string())),
            StoreError::Misplaced { holds, .. } => Some((DAMAGED, format!("it holds {holds}"))),
            StoreError::WriteOnly(_) => Some((UNREADABLE, "Cardkeep may not read it".into())),
            StoreError::Io { source, .. } => {
                let why = text::one_line(&source.to_string());
                Some((UNREADABLE, format!("it could not be read ({why})")))
            }
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

    /// Returns two or three words for a row in a list.
    pub fn brief(&self) -> &'static str {
        match self {
            StoreError::NoHome => "No home folder",
            StoreError::NoName => "No name",
            StoreError::NotAFolder(_) => "Not a folder",
            StoreError::NotAFile(_) => "Not a file",
            StoreError::ReadOnly(_) | StoreError::WriteOnly(_) => "No permission",
            StoreError::Locked(_) | StoreError::Taken(_) => "In use",
            StoreError::Full(_) => "Disk full",
            StoreError::NoSuchSlot(_) => "No such slot",
            StoreError::Empty => "Empty",
            StoreError::Canceled => "Canceled",
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
        let path = self.path().map(text::path).unwrap_or_default();
        f.write_str(&match self {
            StoreError::NoHome => String::from(
                "There is no home folder to keep your matches in. Start Cardkeep with \
                 --data-dir and the name of a folder.",
            ),
            StoreError::NoName => String::from(
                "The folder to keep your matches in needs a name. Start Cardkeep with --data-dir \
                 and the name of a folder.",
            ),
            StoreError::NotAFile(_) => format!(
                "{path} is no plain file, so Cardkeep cannot hold the folder with it. Move it away \
                 and try again."
            ),
            StoreError::NotAFolder(_) => format!(
                "{path} is not a folder, so nothing can be kept there. Move it away, or start \
                 Cardkeep with --data-dir and another folder."
            ),
            StoreError::ReadOnly(_) => format!(
                "Cardkeep may not write to {path}. Allow it, or start Cardkeep with --data-dir and \
                 a folder of your own."
            ),
            StoreError::WriteOnly(_) => format!(
                "Cardkeep may not read {path}. Allow it and try again; nothing of it is changed."
            ),
            StoreError::Locked(_) => {
                format!("Another Cardkeep is already using {path}. Go on there or close it first.")
            }
            StoreError::Taken(_) => format!(
                "Another Cardkeep has opened {path} since this one did. Lest one overwrite the \
                 other's matches, this one keeps nothing more: close it and go on there."
            ),
            StoreError::Full(_) => format!(
                "There is no room left on the disk for {path}. What was kept before is unharmed; \
                 free some space and try again."
            ),
            StoreError::NoSuchSlot(n) => format!("There is no slot {n}: choose one from 1 to 6."),
            StoreError::Empty => "Nothing is saved here.".into(),
            StoreError::Canceled => "Canceled. Nothing has changed.".into(),
            StoreError::TooLarge(_) => {
                format!("{path} would grow too large to be read back, so it was left as it was.")
            }
            StoreError::Damaged { damage, .. } => format!(
                "{path} is damaged: {damage}. It stays where it is, and nothing else is affected."
            ),
            StoreError::Misplaced { holds, .. } => {
                format!("{path} does not belong there: it holds {holds}. It is left untouched.")
            }
            StoreError::Newer(_) => format!(
                "{path} was made by a newer Cardkeep. Update the app to use it; the file is kept."
            ),
            StoreError::Outdated(_) => format!(
                "The match in {path} was begun under earlier rules and cannot be continued by \
                 these. It is left untouched."
            ),
            StoreError::Io { source, .. } => format!(
                "{path} could not be read or written ({}). Look at the folder and try again.",
                text::one_line(&source.to_string())
            ),
        })
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
        assert!(unread.to_string().contains("may not read /data/auto.save"), "{unread}");
        assert_eq!(unread.fault().map(|(label, _)| label), Some(UNREADABLE));
        let unwritten = StoreError::writing(path, refused(kind));
        assert!(unwritten.to_string().contains("may not write to /data/auto.save"), "{unwritten}");
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
            assert!(!bare.contains(['\n', '\u{2028}']) && !error.brief().is_empty(), "{message}");
        }
    }
}
