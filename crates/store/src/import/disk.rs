//! Disk operations of an import, as a trait, so that tests can interrupt it after each operation.

use std::io::{self, Write};
use std::path::Path;

use crate::disk::{self as fs, File};
use crate::file;

pub(super) trait Disk {
    /// Whether there is anything at a path.
    fn exists(&self, path: &Path) -> io::Result<bool>;
    /// Creates a folder and its parents.
    fn make_folder(&self, path: &Path) -> io::Result<()>;
    /// Writes a new file and flushes it.
    fn write(&self, path: &Path, text: &str) -> io::Result<()>;
    fn rename(&self, from: &Path, to: &Path) -> io::Result<()>;
    fn remove_file(&self, path: &Path) -> io::Result<()>;
    /// Removes a folder if it is empty.
    fn remove_folder(&self, path: &Path) -> io::Result<()>;
    /// Renames a file or folder to an unused `NAME.LABEL-N`, if possible.
    fn set_aside(&self, path: &Path, label: &str);
    /// Makes the changes in a folder survive a power failure, where the system can.
    fn flush(&self, folder: &Path);
}

/// The real disk.
pub(super) struct System;

impl Disk for System {
    fn exists(&self, path: &Path) -> io::Result<bool> {
        file::exists(path)
    }

    fn make_folder(&self, path: &Path) -> io::Result<()> {
        fs::create_dir_all(path)
    }

    fn write(&self, path: &Path, text: &str) -> io::Result<()> {
        let mut file = file::create(path)?;
        file.write_all(text.as_bytes())?;
        file.sync_all()
    }

    fn rename(&self, from: &Path, to: &Path) -> io::Result<()> {
        fs::rename(from, to)
    }

    fn remove_file(&self, path: &Path) -> io::Result<()> {
        fs::remove_file(path)
    }

    fn remove_folder(&self, path: &Path) -> io::Result<()> {
        fs::remove_dir(path)
    }

    fn set_aside(&self, path: &Path, label: &str) {
        let _ = file::set_aside(path, label);
    }

    fn flush(&self, folder: &Path) {
        // Windows can't open a folder like this; NTFS journals renames.
        if let Ok(folder) = File::open(folder) {
            let _ = folder.sync_all();
        }
    }
}
