//! Notices about files that could not be read as last written, and about incomplete exports.

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::StoreError;
use cardkeep_core::text;

/// A kind of file, as named in messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileKind {
    /// The settings.
    Settings,
    /// The window's state.
    Window,
    /// The statistics.
    Statistics,
    /// A running match.
    Save,
    /// A finished match.
    Finished,
    /// An export file.
    Archive,
    /// The journal of an import.
    Import,
}

impl FileKind {
    /// Returns the key of its name in the catalog.
    pub fn key(self) -> &'static str {
        ["settings", "window", "statistics", "save", "finished", "archive", "import"][self as usize]
    }
}

/// What became of an unusable file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It was renamed to this path.
    Aside(PathBuf),
    /// It is still in place.
    InPlace(PathBuf),
}

/// A notice about a file that was read. `Display` is for developers.
#[derive(Clone, Debug)]
pub enum Notice {
    /// The previous copy from an interrupted write was used.
    Interrupted(FileKind),
    /// The previous copy of an unusable file was used.
    Previous {
        /// The kind of file.
        kind: FileKind,
        /// Why the file could not be used.
        why: Arc<StoreError>,
        /// Where the file is now.
        fate: Fate,
    },
    /// Neither the file nor its previous copy could be used, so the defaults are used.
    Reset {
        /// The kind of file.
        kind: FileKind,
        /// Why the file could not be used.
        why: Arc<StoreError>,
        /// Where the file is now.
        fate: Fate,
    },
    /// The file could not be read and is not essential.
    Ignored(Arc<StoreError>),
}

impl Notice {
    /// Returns what became of `path`, which was renamed to `aside` if possible.
    pub(super) fn fate(path: &Path, aside: Option<PathBuf>) -> Fate {
        aside.map_or_else(|| Fate::InPlace(path.to_owned()), Fate::Aside)
    }
}

impl fmt::Display for Notice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Notice::Interrupted(kind) => write!(f, "{}: interrupted write", kind.key()),
            Notice::Previous { kind, why, fate } => {
                write!(f, "{}: {why} Previous copy used. {fate}", kind.key())
            }
            Notice::Reset { kind, why, fate } => {
                write!(f, "{}: {why} Defaults used. {fate}", kind.key())
            }
            Notice::Ignored(why) => write!(f, "ignored: {why}"),
        }
    }
}

impl fmt::Display for Fate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fate::Aside(path) => write!(f, "Kept as {}.", file_name(path)),
            Fate::InPlace(path) => write!(f, "{} is still there.", file_name(path)),
        }
    }
}

/// System errors can't be compared, so notices are compared by their text.
impl PartialEq for Notice {
    fn eq(&self, other: &Self) -> bool {
        self.to_string() == other.to_string()
    }
}

impl Eq for Notice {}

/// Files that an export contains only as an older copy, or not at all, because they are unreadable.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Omissions {
    /// Files whose previous copy was exported.
    pub older: Vec<String>,
    /// Files that were left out.
    pub left_out: Vec<String>,
}

/// Returns the name of a file without its folder, for a message.
pub fn file_name(path: &Path) -> String {
    text::path(Path::new(path.file_name().unwrap_or_default()))
}
