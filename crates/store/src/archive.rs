//! Export file: the whole data folder in one file, for backups and moving to another device.
//!
//! It has the same layout as the other files. Its JSON holds each file of the folder by name,
//! complete with first line and checksum. `import.rs` replaces the folder's contents with it.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsStr;
use std::fmt;
use std::io::{self, Read};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use serde::de::{Error as _, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};

use super::content_error::ContentError;
use super::disk::{self as fs, File};
use super::file::{self, Kind};
use super::history::finished_number;
use super::notice::{FileKind, Omissions};
use super::{Damage, DataDir, Slot, StoreError, local_day, now};
use cardkeep_core::games::GameId;

const EVERYTHING: Kind =
    Kind { name: "everything", kind: FileKind::Archive, most: 64 << 20, older: &[] };

/// Maximum number of files exported or imported. Cardkeep itself keeps a few hundred.
pub const MOST_FILES: usize = 2000;
/// Maximum bytes of one file; no kind of file may be larger.
const MOST_BYTES: usize = 4 << 20;
/// Name prefix of folders with what an import replaced.
pub(super) const ASIDE: &str = "before-import-";
/// The folder where an import writes its files before they move into place.
pub(super) const COMING: &str = "import.new";
/// The file that commits an import.
pub(super) const JOURNAL: &str = "import.journal";
/// The window's state, which belongs to this device.
pub(super) const WINDOW: &str = "window.cardkeep";
/// The exported files outside of the games' folders.
const SINGLE: [&str; 2] = ["settings.cardkeep", "statistics.cardkeep"];
/// The folders with a folder for each game.
const BY_GAME: [&str; 2] = ["saves", "history"];

/// The contents of an export file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Archive {
    /// Seconds since 1970.
    pub(super) made: u64,
    /// The files by their names within the data folder, with `/` between folders.
    #[serde(deserialize_with = "limited")]
    pub(super) files: BTreeMap<String, String>,
}

/// Progress of an export or import.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// Files read or written so far.
    pub done: usize,
    /// Total number of files.
    pub total: usize,
}

/// Called with the progress of an export or import before each file; a break cancels it.
pub type OnProgress<'a> = &'a dyn Fn(Progress) -> ControlFlow<()>;

impl Archive {
    /// Returns an unused file name in `folder`, made from today's date.
    pub fn new_file(folder: &Path) -> PathBuf {
        let day = local_day(now()).map_or_else(String::new, |day| format!(" {day}"));
        unused(&folder.join(format!("Cardkeep{day}")))
    }

    /// Returns the path for an export that a player named like this: the same or, without the
    /// extension by which exports are found, an unused one with it.
    pub fn named(path: &Path) -> PathBuf {
        if is_named_export(path) { path.to_owned() } else { unused(path) }
    }

    /// Returns when it was made, in seconds since 1970.
    pub fn made(&self) -> u64 {
        self.made
    }

    /// Returns the number of matches in it.
    pub fn matches(&self) -> usize {
        self.files.keys().filter(|name| name.ends_with(".save")).count()
    }

    /// Reads and fully checks an export file. Changes nothing.
    ///
    /// # Errors
    /// What is wrong with the file.
    pub fn read(path: &Path) -> Result<Archive, StoreError> {
        file::read(path, &EVERYTHING, parse)?
            .ok_or_else(|| StoreError::reading(path, io::Error::from(io::ErrorKind::NotFound)))
    }

    /// Like [`read`](Archive::read), from bytes; `path` stands for the file in messages.
    ///
    /// # Errors
    /// What is wrong with the file.
    pub fn from_bytes(bytes: &[u8], path: &Path) -> Result<Archive, StoreError> {
        file::parse(bytes, path, &EVERYTHING, parse)
    }

    /// Returns the files in this folder that claim to be exports, newest first. Only
    /// [`Archive::read`] tells whether they are valid.
    pub fn in_folder(folder: &Path) -> Vec<PathBuf> {
        let entries = fs::read_dir(folder).into_iter().flatten().flatten();
        let mut found: Vec<_> = entries
            .filter_map(|entry| {
                let path = entry.path();
                is_named_export(&path).then_some(())?;
                let about = fs::metadata(&path).ok()?;
                let ours = about.is_file() && is_everything(&path).unwrap_or(false);
                ours.then(|| (about.modified().ok(), path))
            })
            .collect();
        found.sort_by(|one, other| other.cmp(one));
        found.into_iter().map(|(_, path)| path).collect()
    }
}

/// Whether a file has the extension of exports.
fn is_named_export(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("cardkeep"))
}

/// Returns the path with the extension of exports and, if that exists, with a number.
fn unused(path: &Path) -> PathBuf {
    let name = |n: u64| {
        let mut name = path.as_os_str().to_owned();
        name.push(if n == 1 { String::new() } else { format!(" ({n})") });
        name.push(".cardkeep");
        PathBuf::from(name)
    };
    // An export never replaces another one. After so many the time is a number that none has.
    (1..1000).map(name).find(|path| file::is_free(path)).unwrap_or_else(|| name(now()))
}

/// Whether a file begins like an export.
fn is_everything(path: &Path) -> io::Result<bool> {
    let head = format!("cardkeep {} ", EVERYTHING.name);
    let mut start = vec![0; head.len()];
    File::open(path)?.read_exact(&mut start)?;
    Ok(start == head.as_bytes())
}

/// Reads the files, up to the maximum number.
fn limited<'de, D: Deserializer<'de>>(from: D) -> Result<BTreeMap<String, String>, D::Error> {
    struct Files;

    impl<'de> Visitor<'de> for Files {
        type Value = BTreeMap<String, String>;

        fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
            f.write_str("files by their names")
        }

        fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Self::Value, M::Error> {
            let mut files = BTreeMap::new();
            while let Some((name, content)) = map.next_entry()? {
                files.insert(name, content);
                if files.len() > MOST_FILES {
                    return Err(M::Error::custom(Damage::TooManyFiles(MOST_FILES)));
                }
            }
            Ok(files)
        }
    }

    from.deserialize_map(Files)
}

fn parse(json: &str) -> Result<Archive, ContentError> {
    let everything: Archive = serde_json::from_str(json)?;
    for (name, content) in &everything.files {
        if !is_kept(name) {
            return Err(Damage::UnknownFile(name.clone()).into());
        }
        if !file::is_whole(content.as_bytes()) {
            return Err(Damage::DamagedFile(name.clone()).into());
        }
    }
    Ok(everything)
}

/// Whether this is the name of a file that Cardkeep itself writes and exports, with `/` between
/// folders. Any other name could stand in the way of one that Cardkeep needs. These are all lower
/// case, so no two of them are the same where case does not matter.
fn is_kept(name: &str) -> bool {
    let parts: Vec<&str> = name.split('/').collect();
    let of_game = |game: &str| game.parse::<GameId>().is_ok();
    match parts[..] {
        [file] => SINGLE.contains(&file),
        ["saves", game, file] => of_game(game) && Slot::has_file(file),
        ["history", game, file] => of_game(game) && finished_number(file).is_some(),
        _ => false,
    }
}

/// Returns the name of a file to export from its path within the data folder, if it is one.
pub(super) fn kept_name(path: &Path) -> Option<String> {
    let parts: Option<Vec<&str>> = path.iter().map(OsStr::to_str).collect();
    parts.map(|parts| parts.join("/")).filter(|name| is_kept(name))
}

impl DataDir {
    /// Writes all data to one file, which replaces any file with this name. Matches that could not
    /// be saved are included. Returns the files that are missing or older because they are
    /// unreadable.
    ///
    /// # Errors
    /// Why the file could not be written; an existing file is then unchanged.
    pub fn export(&self, path: &Path, watch: OnProgress<'_>) -> Result<Omissions, StoreError> {
        self.settle();
        let mut unsaved = self.unsaved_saves();
        let mut names = self.kept_files();
        names.extend(unsaved.keys().cloned());
        let total = names.len();
        if total > MOST_FILES {
            return Err(StoreError::TooLarge(path.to_owned()));
        }
        let (mut files, mut bytes) = (BTreeMap::new(), 0);
        let (mut older, mut left_out) = (Vec::new(), Vec::new());
        for (done, name) in names.into_iter().enumerate() {
            if watch(Progress { done, total }).is_break() {
                return Err(StoreError::Canceled);
            }
            let path = self.dir().join(&name);
            // As when a match is continued: an interrupted write counts, and the previous copy
            // replaces a damaged file.
            let whole = |path: &Path| file::read_whole(path, MOST_BYTES);
            let content = unsaved
                .remove(&name)
                .or_else(|| whole(&file::fresh(&path)))
                .or_else(|| whole(&path))
                .or_else(|| whole(&file::previous(&path)).inspect(|_| older.push(name.clone())));
            let Some(content) = content else {
                left_out.push(name);
                continue;
            };
            bytes += content.len();
            if bytes > EVERYTHING.most {
                return Err(StoreError::TooLarge(path));
            }
            files.insert(name, content);
        }
        if watch(Progress { done: total, total }).is_break() {
            return Err(StoreError::Canceled);
        }
        file::write_outside(path, &EVERYTHING, &Archive { made: now(), files })?;
        Ok(Omissions { older, left_out })
    }

    /// Returns the names of the files to export, sorted; at most one more than may be exported.
    /// Follows links to folders, as loading a match does.
    fn kept_files(&self) -> BTreeSet<String> {
        let of_games =
            GameId::ALL.iter().flat_map(|game| BY_GAME.map(|of| Path::new(of).join(game.id())));
        let mut found = BTreeSet::new();
        for folder in std::iter::once(PathBuf::new()).chain(of_games) {
            let entries = match fs::read_dir(self.dir().join(&folder)) {
                Ok(entries) => entries,
                Err(why) if why.kind() == io::ErrorKind::NotFound => continue,
                // It is then told as left out.
                Err(_) => {
                    found.extend(folder.to_str().map(String::from));
                    continue;
                }
            };
            for path in entries.flatten().map(|entry| folder.join(entry.file_name())) {
                found.extend(kept_name(&file::without_suffix(&path)));
                if found.len() > MOST_FILES {
                    return found;
                }
            }
        }
        found
    }
}
