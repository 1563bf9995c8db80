//! Finds missing system libraries that a window on Linux needs, because the window library's
//! loaders do not report them.

use std::fs::{self, File};
use std::io::Read;
use std::path::{Path, PathBuf};

const X11: [&str; 6] = [
    "libX11.so.6",
    "libX11-xcb.so.1",
    "libXcursor.so.1",
    "libXi.so.6",
    "libxkbcommon.so.0",
    "libxkbcommon-x11.so.0",
];

const WAYLAND: [&str; 2] = ["libwayland-client.so.0", "libxkbcommon.so.0"];

/// Returns the libraries missing from the usual folders, for the kind of window that the
/// environment asks for.
pub(crate) fn missing() -> Vec<&'static str> {
    if !cfg!(target_os = "linux") {
        return Vec::new();
    }
    let needed: &[&str] =
        if std::env::var_os("WAYLAND_DISPLAY").is_some() { &WAYLAND } else { &X11 };
    let folders = folders();
    let absent = |name: &&str| !folders.iter().any(|folder| is_library(&folder.join(name)));
    needed.iter().copied().filter(absent).collect()
}

/// Returns the library folders, including subfolders for single architectures.
fn folders() -> Vec<PathBuf> {
    let path = std::env::var_os("LD_LIBRARY_PATH").unwrap_or_default();
    let usual = ["/lib", "/lib64", "/usr/lib", "/usr/lib64", "/usr/local/lib"].map(PathBuf::from);
    let mut folders: Vec<_> = std::env::split_paths(&path).chain(usual).collect();
    for folder in folders.clone() {
        let Ok(entries) = fs::read_dir(folder) else { continue };
        let inner = entries.flatten().map(|entry| entry.path());
        let for_processor = |path: &PathBuf| path.to_string_lossy().contains("-linux-");
        folders.extend(inner.filter(for_processor));
    }
    folders
}

fn is_library(path: &Path) -> bool {
    let mut start = [0; 4];
    let read = File::open(path).and_then(|mut file| file.read_exact(&mut start));
    read.is_ok() && start == *b"\x7fELF"
}
