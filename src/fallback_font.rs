//! Fallback font, written to a new private folder for systems without any font.

use std::fs::{self, DirBuilder, File};
use std::io::{self, Write};
use std::os::unix::fs::DirBuilderExt;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Name prefix of these folders.
const PREFIX: &str = "cardkeep-fonts-";
const FONT: (&str, &[u8]) =
    ("CardkeepSans-Regular.ttf", include_bytes!("../assets/fonts/CardkeepSans-Regular.ttf"));
const CONF: &str = "fonts.conf";
/// The file locked by the process that uses the folder.
const LOCK: &str = "lock";
/// No process takes this long to lock its folder.
const SOON: Duration = Duration::from_secs(60);

/// Returns the parent of the folder: the user's cache, or else the temporary folder.
pub(crate) fn parent() -> PathBuf {
    cache().filter(|dir| fs::create_dir_all(dir).is_ok()).unwrap_or_else(std::env::temp_dir)
}

fn cache() -> Option<PathBuf> {
    let dirs = directories::ProjectDirs::from("", "", "Cardkeep")?;
    Some(dirs.cache_dir().to_owned()).filter(|dir| dir.is_absolute())
}

/// Returns the folder that this process has created, if any. It keeps its number when another
/// program takes its place.
pub(crate) fn own() -> Option<PathBuf> {
    own_in(&parent())
}

fn own_in(parent: &Path) -> Option<PathBuf> {
    let mut folders = fs::read_dir(parent).ok()?.flatten();
    let own = folders.find(|entry| {
        let is_dir = entry.file_type().is_ok_and(|kind| kind.is_dir());
        is_dir && entry.file_name().to_string_lossy().starts_with(&own_prefix())
    });
    own.map(|entry| entry.path())
}

/// Returns the name prefix of this process's folder.
fn own_prefix() -> String {
    format!("{PREFIX}{}-", std::process::id())
}

/// Locks a folder for as long as the returned file is open; see [`clear_left`].
pub(crate) fn hold(folder: &Path) -> Option<File> {
    // Without locks the folder may be removed while in use, but the fonts have been read by then.
    let lock = File::open(folder.join(LOCK)).ok()?;
    lock.try_lock().ok().map(|()| lock)
}

/// Removes the folders in the player's cache whose process was killed. Those in the system's
/// temporary folder are cleared by the system, and may not be ours.
pub(crate) fn clear_left() {
    if let Some(cache) = cache() {
        clear_left_in(&cache, SOON);
    }
}

/// Removes such folders older than this.
fn clear_left_in(cache: &Path, age: Duration) {
    let Ok(entries) = fs::read_dir(cache) else { return };
    for folder in entries.filter_map(|entry| Some(entry.ok()?.path())) {
        let about = fs::symlink_metadata(&folder).ok().filter(|about| about.is_dir());
        let made = about.and_then(|about| about.modified().ok());
        let old = made.and_then(|made| made.elapsed().ok()).is_some_and(|past| past >= age);
        let lock = folder.join(LOCK);
        // If there is no lock file, its process was killed while creating the folder.
        if old && (!lock.is_file() || hold(&folder).is_some()) {
            remove(&folder);
        }
    }
}

/// Writes the font to a new folder within `parent`. Returns the folder.
///
/// # Errors
/// Why that is impossible; nothing is left behind then.
pub(crate) fn lay_out(parent: &Path) -> io::Result<PathBuf> {
    let folder = parent.join(format!("{}{:016x}", own_prefix(), rand::random::<u64>()));
    // Others may be able to write in `parent`. If they created this name before, perhaps as a link,
    // this fails; afterward they can put nothing into the folder.
    DirBuilder::new().mode(0o700).create(&folder)?;
    let filled = fill(&folder);
    if filled.is_err() {
        remove(&folder);
    }
    filled.map(|()| folder)
}

/// Returns the path of the font configuration in such a folder.
pub(crate) fn conf(folder: &Path) -> PathBuf {
    folder.join(CONF)
}

/// Removes such a folder; any other is left alone.
pub(crate) fn remove(folder: &Path) {
    let name = folder.file_name().unwrap_or_default().to_string_lossy();
    if name.starts_with(PREFIX) {
        // If it stays, it only takes up space.
        let _ = fs::remove_dir_all(folder);
    }
}

fn fill(folder: &Path) -> io::Result<()> {
    let (name, font) = FONT;
    File::create_new(folder.join(LOCK))?;
    File::create_new(folder.join(name))?.write_all(font)?;
    let here = folder.to_string_lossy();
    let here = here.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    write!(
        File::create_new(conf(folder))?,
        "<?xml version=\"1.0\"?>\n<fontconfig>\n<dir>{here}</dir>\n<cachedir>{here}</cachedir>\n\
         </fontconfig>\n"
    )
}

#[cfg(test)]
mod tests {
    use std::os::unix::fs::{PermissionsExt, symlink};

    use super::*;

    #[test]
    fn the_folder_is_new_private_and_complete() {
        let parent = tempfile::tempdir().unwrap();
        let folder = lay_out(parent.path()).unwrap();
        assert_ne!(lay_out(parent.path()).unwrap(), folder);
        assert_eq!(folder.parent(), Some(parent.path()));
        assert_eq!(fs::metadata(&folder).unwrap().permissions().mode() & 0o777, 0o700);
        assert_eq!(fs::read(folder.join(FONT.0)).unwrap(), FONT.1);
        let conf = fs::read_to_string(conf(&folder)).unwrap();
        assert!(conf.contains(&format!("<dir>{}</dir>", folder.display())), "{conf}");
    }

    #[test]
    fn what_a_killed_process_left_is_cleared_away() {
        let cache = tempfile::tempdir().unwrap();
        let folder = || lay_out(cache.path()).unwrap();
        let (left, used, unfinished) = (folder(), folder(), folder());
        fs::remove_file(unfinished.join(LOCK)).unwrap();
        let other = cache.path().join("other");
        fs::create_dir(&other).unwrap();
        let held = hold(&used).unwrap();
        clear_left_in(cache.path(), SOON);
        assert!(left.exists() && unfinished.exists(), "its process may be about to hold it");
        clear_left_in(cache.path(), Duration::ZERO);
        assert!(!left.exists() && !unfinished.exists());
        assert!(used.join(FONT.0).exists() && other.exists());
        drop(held);
        clear_left_in(cache.path(), Duration::ZERO);
        assert!(!used.exists());
    }

    /// In a shared folder another user can create any name that can be guessed.
    #[test]
    fn what_a_prepared_link_leads_to_is_not_written() {
        let (shared, own) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let precious = own.path().join("precious");
        fs::write(&precious, "mine").unwrap();
        // The name used by earlier versions, and a guessed one.
        for name in ["cardkeep-fonts", "cardkeep-fonts-0000000000000000"] {
            let trap = shared.path().join(name);
            fs::create_dir(&trap).unwrap();
            for file in [FONT.0, CONF, LOCK] {
                symlink(&precious, trap.join(file)).unwrap();
            }
            assert_eq!(fill(&trap).unwrap_err().kind(), io::ErrorKind::AlreadyExists);
        }
        lay_out(shared.path()).unwrap();
        assert_eq!(fs::read_to_string(precious).unwrap(), "mine");
    }

    #[test]
    fn only_what_was_laid_out_is_removed() {
        let parent = tempfile::tempdir().unwrap();
        let folder = lay_out(parent.path()).unwrap();
        let (other, linked) = (parent.path().join("other"), parent.path().join("linked"));
        for folder in [&other, &linked] {
            fs::create_dir(folder).unwrap();
            fs::write(folder.join("file"), "kept").unwrap();
        }
        let link = parent.path().join(format!("{PREFIX}link"));
        symlink(&linked, &link).unwrap();
        for folder in [&folder, &other, &link] {
            remove(folder);
        }
        assert!(!folder.exists());
        assert!(other.join("file").exists() && linked.join("file").exists());
    }

    #[test]
    fn of_several_folders_this_process_knows_its_own() {
        let parent = tempfile::tempdir().unwrap();
        for name in ["1-0000000000000000", "0000000000000001", "mine"] {
            fs::create_dir(parent.path().join(format!("{PREFIX}{name}"))).unwrap();
        }
        symlink(parent.path(), parent.path().join(format!("{}link", own_prefix()))).unwrap();
        assert_eq!(own_in(parent.path()), None);
        let folder = lay_out(parent.path()).unwrap();
        assert_eq!(own_in(parent.path()), Some(folder));
    }

    #[test]
    fn a_name_with_signs_of_its_own_is_written_as_such() {
        let parent = tempfile::tempdir().unwrap();
        let odd = parent.path().join("R&D <1>");
        fs::create_dir(&odd).unwrap();
        let conf = fs::read_to_string(conf(&lay_out(&odd).unwrap())).unwrap();
        assert!(conf.contains("R&amp;D &lt;1&gt;/cardkeep-fonts-"), "{conf}");
    }
}
