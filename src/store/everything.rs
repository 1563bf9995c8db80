//! Everything in the data folder as one file, to carry it to another device or to keep it elsewhere.
//!
//! The file is of the same make as the others; its JSON holds each file of the folder by its name,
//! whole, with its own first line and checksum. Taking it in sets aside what was there, and never
//! mixes the two.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Component, Path, PathBuf};

use serde::{Deserialize, Serialize};

use super::file::{self, Flaw, Kind};
use super::{Loaded, Place, StoreError, local_date, local_day, notice, now};
use crate::text;

const EVERYTHING: Kind =
    Kind { name: "everything", title: "the file with everything", most: 64 << 20, older: &[] };

/// How deep in the folder a file may lie.
const DEEPEST: usize = 3;
/// How a folder begins in which is kept what was there before a file was taken in.
const ASIDE: &str = "before-import-";
/// Where what is taken in lies until all of it is written.
const COMING: &str = "import.new";
/// What belongs to this device: the hold on the folder, and how the window was left.
const STAYS: [&str; 3] = ["lock", WINDOW, COMING];
const WINDOW: &str = "window.cardkeep";
/// What a file of the folder ends with, but for copies before and what was set aside.
const ENDINGS: [&str; 3] = ["cardkeep", "save", "match"];

/// What a file with everything holds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Everything {
    /// Seconds since 1970.
    made: u64,
    /// The files by their names within the data folder, `/` between folders.
    files: BTreeMap<String, String>,
}

impl Everything {
    /// When it was made, where the player is: `2026-11-20 18:05`.
    pub fn made(&self) -> String {
        local_date(self.made)
    }

    /// How many matches are in it.
    pub fn matches(&self) -> usize {
        self.files.keys().filter(|name| name.ends_with(".save")).count()
    }

    /// Reads such a file and checks all of it. Nothing is changed.
    ///
    /// # Errors
    /// Says what is wrong with it.
    pub fn read(path: &Path) -> Result<Everything, StoreError> {
        file::read(path, &EVERYTHING, parse)?
            .ok_or_else(|| StoreError::reading(path, io::Error::from(io::ErrorKind::NotFound)))
    }

    /// The same from bytes that came without a name; `path` stands for it in messages.
    ///
    /// # Errors
    /// Says what is wrong with it.
    pub fn from_bytes(bytes: &[u8], path: &Path) -> Result<Everything, StoreError> {
        file::parse(bytes, path, &EVERYTHING, parse)
    }

    /// Files in this folder that say of themselves that they are such, the newest first. Only
    /// [`Everything::read`] tells whether they are sound.
    pub fn in_folder(folder: &Path) -> Vec<PathBuf> {
        let entries = fs::read_dir(folder).into_iter().flatten().flatten();
        let mut found: Vec<_> = entries
            .filter_map(|entry| {
                let path = entry.path();
                let about = fs::metadata(&path).ok()?;
                let ours = about.is_file() && is_everything(&path).unwrap_or(false);
                ours.then(|| (about.modified().ok(), path))
            })
            .collect();
        found.sort_by(|one, other| other.cmp(one));
        found.into_iter().map(|(_, path)| path).collect()
    }
}

/// Whether a file begins as one with everything does.
fn is_everything(path: &Path) -> io::Result<bool> {
    if path.extension().is_none_or(|ending| ending != "cardkeep") {
        return Ok(false);
    }
    let head = format!("cardkeep {} ", EVERYTHING.name);
    let mut start = vec![0; head.len()];
    File::open(path)?.read_exact(&mut start)?;
    Ok(start == head.as_bytes())
}

fn parse(json: &str) -> Result<Everything, Flaw> {
    let everything: Everything = serde_json::from_str(json)?;
    for (name, content) in &everything.files {
        if !is_kept(Path::new(name)) || name.contains('\\') {
            let name = text::one_line(name);
            return Err(Flaw::Damaged(format!("there is no place for a file called {name}")));
        }
        if !file::is_whole(content.as_bytes()) {
            return Err(Flaw::Damaged(format!("{name} in it is not as it was written")));
        }
    }
    Ok(everything)
}

/// Whether a name within the data folder is that of a file which is the player's to take along.
fn is_kept(name: &Path) -> bool {
    let parts: Option<Vec<&str>> = name
        .components()
        .map(|part| match part {
            Component::Normal(part) => part.to_str(),
            _ => None,
        })
        .collect();
    let Some((last, folders)) = parts.as_deref().and_then(|parts| parts.split_last()) else {
        return false;
    };
    let plain = |part: &&str| {
        part.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"-.".contains(&byte))
            && !part.starts_with('.')
    };
    let ending = last.rsplit_once('.').map(|(_, ending)| ending);
    folders.len() < DEEPEST
        && folders.iter().all(|folder| plain(folder) && !folder.starts_with(ASIDE))
        && folders.first() != Some(&COMING)
        && plain(last)
        && ending.is_some_and(|ending| ENDINGS.contains(&ending))
        && *last != WINDOW
}

impl Place {
    /// Writes everything into a new file in `folder`, named after the day, and returns where it
    /// lies. What cannot be read is left out, and told.
    ///
    /// # Errors
    /// Says why it could not be written.
    pub fn export(&self, folder: &Path) -> Result<Loaded<PathBuf>, StoreError> {
        self.settle();
        let mut files = BTreeMap::new();
        let (mut older, mut left_out) = (Vec::new(), Vec::new());
        for name in self.kept_files() {
            let path = self.dir().join(&name);
            let whole = |path: &Path| {
                let content = fs::read_to_string(path).ok();
                content.filter(|content| file::is_whole(content.as_bytes()))
            };
            // As where a match is gone on with, the copy before takes the place of a damaged file.
            match (whole(&path), whole(&file::previous(&path))) {
                (Some(content), _) => drop(files.insert(name, content)),
                (None, Some(content)) => {
                    older.push(name.clone());
                    files.insert(name, content);
                }
                (None, None) => left_out.push(name),
            }
        }
        let made = now();
        let day = local_day(made).map_or_else(String::new, |day| format!(" {day}"));
        let path = (1..)
            .map(|n| match n {
                1 => folder.join(format!("Cardkeep{day}.cardkeep")),
                n => folder.join(format!("Cardkeep{day} ({n}).cardkeep")),
            })
            .find(|path| fs::symlink_metadata(path).is_err())
            .unwrap_or_else(|| folder.join("Cardkeep.cardkeep"));
        file::write(&path, &EVERYTHING, &Everything { made, files }, parse)?;
        Ok(Loaded { value: path, notice: notice::not_as_it_is(&older, &left_out) })
    }

    /// Puts what a file held in the place of what is here, which is set aside first. Returns the
    /// folder in which that now lies, if there was anything.
    ///
    /// # Errors
    /// Says what could not be written or moved; what was here is then here still.
    pub fn import(&self, everything: &Everything) -> Result<Option<PathBuf>, StoreError> {
        self.settle();
        self.hold()?;
        // Whatever a full disk prevents is over before anything is moved.
        let coming = self.dir().join(COMING);
        let _ = fs::remove_dir_all(&coming);
        let made = fs::create_dir_all(&coming).map_err(|why| StoreError::making(&coming, why));
        let written = made.and_then(|()| {
            let mut files = everything.files.iter();
            files.try_for_each(|(name, content)| file::put(&coming.join(name), content))
        });
        let done = written.and_then(|()| {
            let aside = self.free_folder();
            let here = move_all(self.dir(), &aside)?;
            if let Err(why) = move_all(&coming, self.dir()) {
                // Best effort: both folders stay where they are if the system refuses this too.
                let _ = move_all(self.dir(), &coming);
                let _ = move_all(&aside, self.dir());
                return Err(why);
            }
            Ok((here > 0).then_some(aside))
        });
        let _ = fs::remove_dir_all(&coming);
        done
    }

    /// Whether anything is here that [`Place::import`] would set aside, as far as can be told.
    pub fn holds_anything(&self) -> bool {
        movable(self.dir()).map_or(true, |names| !names.is_empty())
    }

    /// A folder that is not there yet, for what is set aside.
    fn free_folder(&self) -> PathBuf {
        let folder = |n: u32| self.dir().join(format!("{ASIDE}{n}"));
        let free = (1..u32::MAX).map(folder).find(|folder| fs::symlink_metadata(folder).is_err());
        free.unwrap_or_else(|| folder(u32::MAX))
    }

    /// The names of the files that are the player's to take along.
    fn kept_files(&self) -> Vec<String> {
        let mut found = Vec::new();
        let mut folders = vec![PathBuf::new()];
        while let Some(folder) = folders.pop() {
            let entries = fs::read_dir(self.dir().join(&folder)).into_iter().flatten().flatten();
            for entry in entries {
                let name = folder.join(entry.file_name());
                let Ok(kind) = entry.file_type() else { continue };
                if kind.is_dir() && name.components().count() < DEEPEST {
                    folders.push(name);
                } else if kind.is_file() && is_kept(&name) {
                    let parts: Vec<_> =
                        name.iter().map(|part| part.to_string_lossy().into_owned()).collect();
                    found.push(parts.join("/"));
                }
            }
        }
        found.sort();
        found
    }
}

/// The names of the player's files and folders in a folder.
fn movable(from: &Path) -> Result<Vec<OsString>, StoreError> {
    let entries = fs::read_dir(from).map_err(|why| StoreError::reading(from, why))?;
    let mut names = Vec::new();
    for entry in entries {
        let name = entry.map_err(|why| StoreError::reading(from, why))?.file_name();
        let stays = name.to_str().is_some_and(|name| {
            STAYS.contains(&name) || name.starts_with(ASIDE) || name.starts_with('.')
        });
        if !stays {
            names.push(name);
        }
    }
    Ok(names)
}

/// Moves the player's files and folders from one folder to another and says how many. If one cannot
/// be moved, those before it come back.
fn move_all(from: &Path, to: &Path) -> Result<usize, StoreError> {
    let names = movable(from)?;
    if !names.is_empty() {
        fs::create_dir_all(to).map_err(|why| StoreError::making(to, why))?;
    }
    for (at, name) in names.iter().enumerate() {
        if let Err(why) = fs::rename(from.join(name), to.join(name)) {
            for moved in &names[..at] {
                let _ = fs::rename(to.join(moved), from.join(moved));
            }
            return Err(StoreError::writing(&from.join(name), why));
        }
    }
    Ok(names.len())
}
