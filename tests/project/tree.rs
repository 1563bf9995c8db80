//! Helpers that list and read the project's files, for tests of sources and documents.

use std::fs;
use std::path::{Path, PathBuf};

use cardkeep_core::games::GameId;

/// Returns the project's folder.
pub fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// Returns all files in a folder of the project (or a single file) with one of these extensions.
pub fn files(folder: &str, endings: &[&str]) -> Vec<PathBuf> {
    fn walk(path: &Path, endings: &[&str], out: &mut Vec<PathBuf>) {
        if path.is_dir() {
            for entry in fs::read_dir(path).expect("the folder is there") {
                walk(&entry.expect("an entry").path(), endings, out);
            }
        } else if path.extension().is_some_and(|this| endings.iter().any(|ending| this == *ending))
        {
            out.push(path.to_owned());
        }
    }
    let mut out = Vec::new();
    walk(&root().join(folder), endings, &mut out);
    assert!(!out.is_empty(), "{folder} has no files {endings:?}");
    out.sort();
    out
}

pub fn read(file: &Path) -> String {
    fs::read_to_string(file).unwrap_or_else(|why| panic!("{}: {why}", file.display()))
}

/// Returns the lines of a source file without comments, numbered from 1.
pub fn code(file: &Path) -> Vec<(usize, String)> {
    let text = read(file);
    let code = text.lines().map(|line| line.split("//").next().unwrap_or("").to_owned());
    code.enumerate().map(|(n, line)| (n + 1, line)).collect()
}

/// Returns the name of a game's module.
pub fn module(game: GameId) -> String {
    game.id().replace('-', "_")
}
