//! The walls between the parts of the project, which the compiler does not keep by itself. What is
//! said of games is said of all in the table of games.

mod tree;

use std::path::{Path, PathBuf};

use cardkeep::games::GameId;

use tree::{code, files, module, root};

/// Code lines, without comments, that hold one of the words.
fn lines_with(file: &Path, words: &[String]) -> Vec<String> {
    let bad = |(_, line): &(usize, String)| words.iter().any(|word| line.contains(word));
    let told = |(n, line): (usize, String)| format!("{}:{n}: {}", file.display(), line.trim());
    code(file).into_iter().filter(bad).map(told).collect()
}

fn assert_free_of(files: impl IntoIterator<Item = PathBuf>, words: &[String]) {
    let found: Vec<String> = files.into_iter().flat_map(|file| lines_with(&file, words)).collect();
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}

fn words<const N: usize>(words: [&str; N]) -> Vec<String> {
    words.map(String::from).to_vec()
}

/// The source files of these folders, or files, of the project.
fn sources(folders: &[&str]) -> Vec<PathBuf> {
    folders.iter().flat_map(|folder| files(folder, &["rs"])).collect()
}

/// The source files of a game's opponent: a file, and a folder if the opponent needs more than one.
/// A solitaire has none.
fn opponent(game: GameId) -> Vec<PathBuf> {
    let module = module(game);
    if game.seats() == (1..=1) {
        return Vec::new();
    }
    let folder = format!("src/ai/{module}");
    let more = if root().join(&folder).exists() { sources(&[&folder]) } else { Vec::new() };
    sources(&[&format!("{folder}.rs")]).into_iter().chain(more).collect()
}

/// The source files of the cards.
fn cards() -> Vec<PathBuf> {
    sources(&["src/cards"])
}

/// Every form of these games' names that code can use.
fn names(games: impl Iterator<Item = GameId>) -> Vec<String> {
    games.flat_map(|game| [module(game), game.id().to_owned(), format!("{game:?}")]).collect()
}

fn all_names() -> Vec<String> {
    names(GameId::ALL.into_iter())
}

#[test]
fn the_core_knows_no_screen() {
    let core = sources(&["src/engine", "src/games", "src/ai", "src/store"]);
    assert_free_of(core.into_iter().chain(cards()), &words(["slint", "crate::app", "crate::ui"]));
}

#[test]
fn games_are_complete_without_opponents_or_disks() {
    assert_free_of(
        sources(&["src/games", "src/engine"]).into_iter().chain(cards()),
        &words(["crate::ai", "crate::store", "crate::app", "std::fs"]),
    );
}

#[test]
fn what_all_games_share_names_none_of_them() {
    let search = ["choice", "ismcts", "level", "opponent", "thinker", "worker"];
    let search = search.map(|name| format!("src/ai/{name}.rs"));
    let search: Vec<&str> = search.iter().map(String::as_str).collect();
    let shared = sources(&["src/engine", "src/store"]).into_iter().chain(cards());
    // The machine of the tables, and its markup.
    let table = sources(&["src/app/table"]).into_iter().chain(files("ui/table", &["slint"]));
    assert_free_of(shared.chain(sources(&search)).chain(table), &all_names());
    assert_free_of(sources(&["src/engine"]).into_iter().chain(cards()), &words(["crate::games"]));
}

#[test]
fn no_game_names_another() {
    for game in GameId::ALL {
        let (id, module) = (game.id(), module(game));
        let rules = sources(&[&format!("src/games/{module}")]);
        // The table of games knows the games, and not the other way round.
        assert_free_of(rules.clone(), &words(["GameId", "Registered", "with_game"]));
        let screen = sources(&[&format!("src/app/games/{module}")]);
        let layout = files(&format!("ui/tables/{id}.slint"), &["slint"]);
        let own = rules.into_iter().chain(opponent(game)).chain(screen).chain(layout);
        assert_free_of(own, &names(GameId::ALL.into_iter().filter(|other| *other != game)));
    }
}

#[test]
fn opponents_reach_a_position_only_through_a_view() {
    assert_free_of(sources(&["src/ai"]), &words(["Record", ".view(", "::deal("]));
}

#[test]
fn only_the_store_and_the_desktop_touch_files() {
    let core = sources(&["src/engine", "src/games", "src/ai"]);
    assert_free_of(core.into_iter().chain(cards()), &words(["std::fs", "std::net", "std::env"]));
    assert_free_of(sources(&["src/app/table"]), &words(["std::fs", "std::net", "std::env"]));
}

#[test]
fn colours_are_named_in_the_theme_alone() {
    let theme = Path::new("ui/theme.slint");
    let found: Vec<String> = files("ui", &["slint"])
        .into_iter()
        .filter(|file| !file.ends_with(theme))
        .flat_map(|file| {
            let mut lines = lines_with(&file, &words(["#"]));
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
