//! What the player should know about a file that was read, though not as it was written last.

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::StoreError;
use crate::text;

/// A kind of file, as messages name it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileKind {
    /// What the player chose.
    Settings,
    /// The size and place of the window.
    Window,
    /// How the player fared.
    Statistics,
    /// A match that goes on.
    Save,
    /// A match that is over.
    Finished,
    /// An exported file.
    Archive,
    /// The record of an import that is under way.
    Import,
}

impl FileKind {
    /// The key of its name in the catalogue.
    pub fn key(self) -> &'static str {
        ["settings", "window", "statistics", "save", "finished", "archive", "import"][self as usize]
    }
}

/// What became of a file that could not be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It was renamed to this.
    Aside(PathBuf),
    /// It is still in its place.
    InPlace(PathBuf),
}

/// Something that the player should know about a file that was read. `Display` is for developers.
#[derive(Clone, Debug)]
pub enum Notice {
    /// The copy before an interrupted write was used.
    Interrupted(FileKind),
    /// The copy before a file that could not be used was used.
    Previous {
        /// The kind of the file.
        kind: FileKind,
        /// Why it could not be used.
        why: Arc<StoreError>,
        /// Where it is now.
        fate: Fate,
    },
    /// Neither the file nor the copy before it could be used, so it starts from the defaults.
    Reset {
        /// The kind of the file.
        kind: FileKind,
        /// Why it could not be used.
        why: Arc<StoreError>,
        /// Where it is now.
        fate: Fate,
    },
    /// The file could not be read and is not needed.
    Ignored(Arc<StoreError>),
}

impl Notice {
    /// What became of `path`, which is now called `aside` if it could be renamed.
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

/// Errors of the system can't be compared, so notices are by what they say.
impl PartialEq for Notice {
    fn eq(&self, other: &Self) -> bool {
        self.to_string() == other.to_string()
    }
}

impl Eq for Notice {}

/// The files that an export holds in an older copy, or not at all, because they can't be read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Omissions {
    /// Those of which the copy before was exported.
    pub older: Vec<String>,
    /// Those that were left out.
    pub left_out: Vec<String>,
}

/// The name of a file without its folder, for a message.
pub fn file_name(path: &Path) -> String {
    text::path(Path::new(path.file_name().unwrap_or_default()))
}
