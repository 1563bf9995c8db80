//! What can go wrong with the data folder, in words for the player.

use std::fmt;
use std::io;
use std::path::{Path, PathBuf};

use super::damage::{Damage, Misplaced};
use crate::text;

/// What a file is called that holds something else than was written.
pub(super) const DAMAGED: &str = "damaged";
/// What a file is called that the system does not let us read.
const UNREADABLE: &str = "unreadable";

/// Why something could not be kept or read. Its `Display` says what is wrong, with which file, and
/// what happens next.
#[derive(Debug)]
pub enum StoreError {
    /// The system names no home folder.
    NoHome,
    /// The name of the data folder is empty.
    NoName,
    /// Something that is not a folder lies where the data folder should be.
    NotAFolder(PathBuf),
    /// A pipe, a link or the like lies where the file should be that holds the data folder.
    NotAFile(PathBuf),
    /// The data folder cannot be written.
    ReadOnly(PathBuf),
    /// The file or folder cannot be read.
    WriteOnly(PathBuf),
    /// A second app wants the same data folder.
    Locked(PathBuf),
    /// A second app has opened the data folder, because the hold on it was lost.
    Taken(PathBuf),
    /// The disk is full; what was there before is still there.
    Full(PathBuf),
    /// There is no slot with this number.
    NoSuchSlot(u8),
    /// The slot is empty.
    Empty,
    /// The player canceled it.
    Canceled,
    /// What was to be written is larger than what would be read back.
    TooLarge(PathBuf),
    /// The file is not as it was written.
    Damaged {
        /// The file.
        path: PathBuf,
        /// What shows it.
        damage: Damage,
    },
    /// The file is sound but belongs elsewhere: another game, another kind of file.
    Misplaced {
        /// The file.
        path: PathBuf,
        /// What it holds.
        holds: Misplaced,
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
    /// The error of the system on writing, told apart where the player can do something about it.
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

    /// The error of the system on making a folder or something in it.
    pub(super) fn making(folder: &Path, source: io::Error) -> Self {
        match source.kind() {
            io::ErrorKind::AlreadyExists | io::ErrorKind::NotADirectory => {
                StoreError::NotAFolder(folder.to_owned())
            }
            _ => StoreError::writing(folder, source),
        }
    }

    /// The error of the system on reading.
    pub(super) fn reading(path: &Path, source: io::Error) -> Self {
        let path = path.to_owned();
        match source.kind() {
            io::ErrorKind::PermissionDenied => StoreError::WriteOnly(path),
            _ => StoreError::Io { path, source },
        }
    }

    /// Why a file is of no use, where the copy before it may be; and what it is called then.
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

    /// The file or folder at fault.
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

    /// Two or three words, for a row in a list.
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

/// What to do where there is no folder.
const NAME_ONE: &str = "Start Cardkeep with --data-dir and the name of a folder.";

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let path = self.path().map(text::path).unwrap_or_default();
        f.write_str(&match self {
            StoreError::NoHome => {
                format!("There is no home folder to keep your matches in. {NAME_ONE}")
            }
            StoreError::NoName => {
                format!("The folder to keep your matches in needs a name. {NAME_ONE}")
            }
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

    /// A folder's name and the system's words may be of any length and have any breaks.
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
