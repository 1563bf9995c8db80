//! A font of ours, laid out for a system that has none, in a folder that is new and nobody else's.

use std::fs::{self, DirBuilder, File};
use std::io::{self, Write};
use std::os::unix::fs::DirBuilderExt;
use std::path::{Path, PathBuf};

/// What the name of every such folder begins with.
const PREFIX: &str = "cardkeep-fonts-";
const FONT: (&str, &[u8]) =
    ("CardkeepSans-Regular.ttf", include_bytes!("../../assets/fonts/CardkeepSans-Regular.ttf"));
const CONF: &str = "fonts.conf";

/// Where the folder belongs: with what the player can do without, or else with what is temporary.
pub fn parent() -> PathBuf {
    let dirs = directories::ProjectDirs::from("", "", "Cardkeep");
    let cache = dirs.map(|dirs| dirs.cache_dir().to_owned());
    cache.filter(|dir| fs::create_dir_all(dir).is_ok()).unwrap_or_else(std::env::temp_dir)
}

/// Lays the font out in a new folder within `parent`, and answers which.
///
/// # Errors
/// Says why that cannot be; nothing is left there then.
pub fn lay_out(parent: &Path) -> io::Result<PathBuf> {
    let folder = parent.join(format!("{PREFIX}{:016x}", rand::random::<u64>()));
    // Others may write in `parent`. What they prepared there under this name, a link perhaps, makes
    // this fail; and once made, they can put nothing into it.
    DirBuilder::new().mode(0o700).create(&folder)?;
    let filled = fill(&folder);
    if filled.is_err() {
        remove(&folder);
    }
    filled.map(|()| folder)
}

/// The configuration in such a folder that tells the system of the font.
pub fn conf(folder: &Path) -> PathBuf {
    folder.join(CONF)
}

/// Removes a folder that was laid out; any other is left alone.
pub fn remove(folder: &Path) {
    let name = folder.file_name().unwrap_or_default().to_string_lossy();
    if name.starts_with(PREFIX) {
        // If it stays, it only takes room.
        let _ = fs::remove_dir_all(folder);
    }
}

fn fill(folder: &Path) -> io::Result<()> {
    let (name, font) = FONT;
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

    /// In a shared folder another user can prepare whatever can be guessed.
    #[test]
    fn what_a_prepared_link_leads_to_is_not_written() {
        let (shared, own) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let precious = own.path().join("precious");
        fs::write(&precious, "mine").unwrap();
        // The name that earlier versions used, and a folder whose name was guessed.
        for name in ["cardkeep-fonts", "cardkeep-fonts-0000000000000000"] {
            let trap = shared.path().join(name);
            fs::create_dir(&trap).unwrap();
            for file in [FONT.0, CONF] {
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
    fn a_name_with_signs_of_its_own_is_written_as_such() {
        let parent = tempfile::tempdir().unwrap();
        let odd = parent.path().join("R&D <1>");
        fs::create_dir(&odd).unwrap();
        let conf = fs::read_to_string(conf(&lay_out(&odd).unwrap())).unwrap();
        assert!(conf.contains("R&amp;D &lt;1&gt;/cardkeep-fonts-"), "{conf}");
    }
}
