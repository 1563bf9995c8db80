//! The walls between the parts of the project, which the compiler does not keep by itself.

use std::fs;
use std::path::{Path, PathBuf};

fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    fn walk(folder: &Path, ending: &str, out: &mut Vec<PathBuf>) {
        for entry in fs::read_dir(folder).expect("the folder is there") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                walk(&path, ending, out);
            } else if path.extension().is_some_and(|this| this == ending) {
                out.push(path);
            }
        }
    }
    let mut out = Vec::new();
    walk(&Path::new(env!("CARGO_MANIFEST_DIR")).join(folder), ending, &mut out);
    assert!(!out.is_empty(), "{folder} has no .{ending} files");
    out
}

/// Code lines, without comments, that hold one of the words.
fn lines_with(file: &Path, words: &[&str]) -> Vec<String> {
    let text = fs::read_to_string(file).expect("the file can be read");
    let code = text.lines().map(|line| line.split("//").next().unwrap_or(""));
    code.enumerate()
        .filter(|(_, line)| words.iter().any(|word| line.contains(word)))
        .map(|(n, line)| format!("{}:{}: {}", file.display(), n + 1, line.trim()))
        .collect()
}

fn assert_free_of(folders: &[&str], ending: &str, words: &[&str]) {
    let found: Vec<String> = folders
        .iter()
        .flat_map(|folder| files(folder, ending))
        .flat_map(|file| lines_with(&file, words))
        .collect();
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}

#[test]
fn the_core_knows_no_screen() {
    assert_free_of(
        &["src/engine", "src/games", "src/ai", "src/store"],
        "rs",
        &["slint", "crate::app", "crate::ui"],
    );
}

#[test]
fn games_are_complete_without_opponents_or_disks() {
    assert_free_of(&["src/games", "src/engine"], "rs", &["crate::ai", "crate::store", "std::fs"]);
}

#[test]
fn the_engine_names_no_game() {
    assert_free_of(&["src/engine"], "rs", &["crate::games", "four_"]);
}

#[test]
fn opponents_reach_a_position_only_through_a_view() {
    assert_free_of(&["src/ai"], "rs", &["Record", ".view(", "::deal("]);
}

#[test]
fn colours_are_named_in_the_theme_alone() {
    let theme = Path::new("ui/theme.slint");
    let found: Vec<String> = files("ui", "slint")
        .into_iter()
        .filter(|file| !file.ends_with(theme))
        .flat_map(|file| {
            let mut lines = lines_with(&file, &["#"]);
            lines.retain(|line| {
                line.split('#')
                    .skip(1)
                    .any(|rest| rest.chars().take_while(char::is_ascii_hexdigit).count() >= 3)
            });
            lines
        })
        .collect();
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}

/// Only here, as without the feature its crates need not be there.
#[cfg(feature = "testing")]
#[test]
fn the_app_contains_nothing_for_tests() {
    let crates = |features: &[&str]| {
        let tree = std::process::Command::new(env!("CARGO"))
            .args(["tree", "--locked", "--offline", "--edges", "normal", "--prefix", "none"])
            .args(features)
            .current_dir(env!("CARGO_MANIFEST_DIR"))
            .output()
            .expect("cargo runs the tests");
        let (crates, why) = (&tree.stdout, String::from_utf8_lossy(&tree.stderr));
        assert!(tree.status.success(), "{features:?}: {why}");
        String::from_utf8_lossy(crates).into_owned()
    };
    let for_tests = "i-slint-backend-testing";
    for features in [&["--no-default-features"][..], &[]] {
        assert!(!crates(features).contains(for_tests), "{features:?}");
    }
    assert!(crates(&["--features", "testing"]).contains(for_tests), "it has another name now");
}
