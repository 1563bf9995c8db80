//! Tests of the dependency rules between the parts of the project, which the compiler does not
//! enforce. Rules about games apply to all games in the table of games.

use std::path::{Path, PathBuf};

use cardkeep_core::games::GameId;

use super::tree::{code, files, module, read, root};

/// Returns the code lines, without comments, that contain one of the words.
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

/// Returns the source files of these folders or files.
fn sources(folders: &[&str]) -> Vec<PathBuf> {
    folders.iter().flat_map(|folder| files(folder, &["rs"])).collect()
}

/// Returns the source files of a folder that belong to no game.
fn shared(folder: &str) -> impl Iterator<Item = PathBuf> {
    let of_a_game = |file: &PathBuf| {
        let path = file.strip_prefix(root()).unwrap_or(file).with_extension("");
        GameId::ALL.into_iter().any(|game| path.iter().any(|part| *part == *module(game)))
    };
    sources(&[folder]).into_iter().filter(move |file| !of_a_game(file))
}

/// Returns the source files of a game in a folder, as `<game>.rs` or `<game>/`.
fn of_game(folder: &str, game: GameId) -> impl Iterator<Item = PathBuf> {
    let module = module(game);
    sources(&[folder]).into_iter().filter(move |file| {
        let path = file.strip_prefix(root()).unwrap_or(file).with_extension("");
        path.iter().any(|part| *part == *module)
    })
}

/// Returns every form of these games' names that code can use.
fn names(games: impl Iterator<Item = GameId>) -> Vec<String> {
    games.flat_map(|game| [module(game), game.id().to_owned(), format!("{game:?}")]).collect()
}

fn all_names() -> Vec<String> {
    names(GameId::ALL.into_iter())
}

#[test]
fn what_all_games_share_names_none_of_them() {
    let core = ["cards", "engine"].map(|name| format!("crates/core/src/{name}"));
    let core = core.iter().flat_map(|folder| sources(&[folder]));
    let markup = ["ui/table", "ui/metrics/shared.slint", "ui/metrics/weights.slint"];
    let markup = markup.iter().flat_map(|folder| files(folder, &["slint"]));
    let shared = ["crates/ai/src", "crates/store/src", "src/table"].into_iter().flat_map(shared);
    let listed = root().join("crates/ai/src/lib.rs");
    let shared = core.chain(shared).chain(markup).filter(|file| *file != listed);
    assert_free_of(shared, &all_names());
}

/// What single games call their cards, places and states, in the singular.
const OF_ONE_GAME: &str = "archer barracks battle campaign castle crown crowned dungeon executioner famine fate favor \
                           fort gem herald highwayman horseman horsemen jester kingdom knight minstrel ninja peasant \
                           pestilence raid showdown siege skull stockade talon tower traitor waste watchtower";

/// Returns the words of a line outside of quotes in lower case, of names like `GoalMark` each word.
fn words_in(line: &str) -> Vec<String> {
    let code = line.split('"').step_by(2).collect::<Vec<_>>().join(" ");
    let mut words: Vec<String> = Vec::new();
    for letter in code.chars() {
        match words.last_mut().filter(|_| letter.is_ascii_lowercase()) {
            Some(word) => word.push(letter),
            None => words.push(letter.to_lowercase().collect()),
        }
    }
    let trimmed =
        |word: &String| word.trim_start_matches(|c: char| !c.is_ascii_alphabetic()).to_owned();
    words.iter().map(trimmed).collect()
}

/// Comments count, too, because a plain name can stand for what only one game has. Texts in quotes are
/// examples for the live preview.
#[test]
fn what_all_tables_share_has_no_word_of_a_single_game() {
    let of_one_game = |word: &str| {
        OF_ONE_GAME
            .split_whitespace()
            .any(|known| known == word || word.strip_suffix('s') == Some(known))
    };
    for (line, found) in [
        ("enum GoalMark { gem, number }", true),
        ("Gem,", true),
        ("/// The player is on campaign.", true),
        ("ring == Ring.crowned ? 1 : 0", true),
        ("out property <float> figure-gem-apart: 1.25;", true),
        ("fn towers(area: Rect)", true),
        ("pub(crate) enum Arrangement { Heaps }", false),
        ("in property <string> prompt: \"Open the battle.\";", false),
    ] {
        assert_eq!(words_in(line).iter().any(|word| of_one_game(word)), found, "{line}");
    }
    let markup = [
        "ui/table",
        "ui/metrics/shared.slint",
        "ui/metrics/weights.slint",
        "ui/metrics/goal.slint",
    ];
    let markup =
        markup.iter().chain(&["ui/theme.slint"]).flat_map(|folder| files(folder, &["slint"]));
    let found: Vec<String> = markup
        .chain(sources(&["src/table"]))
        .flat_map(|file| {
            let text = read(&file);
            let lines = text.lines().enumerate();
            let bad = lines.filter(|(_, line)| words_in(line).iter().any(|word| of_one_game(word)));
            bad.map(|(n, line)| format!("{}:{}: {line}", file.display(), n + 1)).collect::<Vec<_>>()
        })
        .collect();
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}

#[test]
fn no_game_names_another() {
    for game in GameId::ALL {
        let id = game.id();
        let rules = of_game("crates/core/src/games", game);
        // The table of games knows the games, not the other way round.
        assert_free_of(rules, &words(["GameId", "Registered", "with_game"]));
        let folders = ["crates/core/src/games", "crates/ai/src", "src/games"];
        let code = folders.into_iter().flat_map(|folder| of_game(folder, game));
        let layout = ["tables", "metrics"].map(|folder| format!("ui/{folder}/{id}.slint"));
        let layout = layout.iter().flat_map(|file| files(file, &["slint"]));
        let others = GameId::ALL.into_iter().filter(|other| *other != game);
        assert_free_of(code.chain(layout), &names(others));
    }
}

#[test]
fn opponents_reach_a_position_only_through_a_view() {
    assert_free_of(sources(&["crates/ai/src"]), &words(["Record", ".view(", "::deal("]));
}

#[test]
fn rules_opponents_and_tables_use_no_files_network_or_environment() {
    let pure = ["crates/core/src", "crates/ai/src", "src/table"];
    assert_free_of(sources(&pure), &words(["std::fs", "std::net", "std::env"]));
}

#[test]
fn colors_are_named_in_the_theme_alone() {
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

/// Returns the numbers in a line of markup that are sizes, proportions or durations: those with a
/// unit or a fraction, and quotients of two. Zero and `100%` are exempt, as are units that only
/// convert a number, as in `/ 1px`.
fn measures(line: &str) -> Vec<String> {
    let code: String = line.split('"').step_by(2).collect::<Vec<_>>().join(" ");
    let spaced =
        ["/", "*", ")"].iter().fold(code, |code, mark| code.replace(mark, &format!(" {mark} ")));
    let tokens: Vec<&str> = spaced
        .split(|c: char| c.is_whitespace() || "([]{},;:?!<>=+&|".contains(c))
        .filter(|token| !token.is_empty())
        .map(|token| token.trim_start_matches('-'))
        .collect();
    let is_number = |at: usize| {
        tokens.get(at).is_some_and(|token| token.starts_with(|c: char| c.is_ascii_digit()))
    };
    let is_operator = |at: Option<usize>| {
        at.and_then(|at| tokens.get(at)).is_some_and(|token| ["/", "*"].contains(token))
    };
    let is_measure = |at: usize| {
        let token = tokens[at];
        let end = token.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(token.len());
        let (number, unit) = token.split_at(end);
        let converts = ["1px", "1phx"].contains(&token)
            && (is_operator(Some(at + 1)) || is_operator(at.checked_sub(1)));
        let is_quotient = tokens.get(at + 1) == Some(&"/") && is_number(at + 2);
        let is_zero = number.parse() == Ok(0.0);
        is_quotient && !converts
            || (!unit.is_empty() || number.contains('.'))
                && !(is_zero || converts || token == "100%")
    };
    let found = (0..tokens.len()).filter(|at| is_number(*at) && is_measure(*at));
    found.map(|at| tokens[at].to_owned()).collect()
}

#[test]
fn a_measure_in_markup_is_found() {
    for (line, expected) in [
        ("width: 48px;", vec!["48px"]),
        ("y: -3px;", vec!["3px"]),
        ("opacity: on ? 0.5 : 1;", vec!["0.5"]),
        ("height: self.width * 7 / 5;", vec!["7"]),
        ("font-size: 1.2rem;", vec!["1.2rem"]),
        ("interval: 400ms;", vec!["400ms"]),
        ("width: max(1px, 50%);", vec!["1px", "50%"]),
        ("text: \"12px\"; x: -Theme.gap-s / 2;", vec![]),
        ("y: (root.tall ? Theme.gap : 0px) / 2;", vec![]),
        ("x: 0px; width: 100%; z: 40000;", vec![]),
        ("floor(self.width / 1px) * 1px; slot: slots[35];", vec![]),
        ("property <float> scale: 1px / 1phx;", vec![]),
    ] {
        assert_eq!(measures(line), expected, "{line}");
    }
}

#[test]
fn measures_are_named_in_the_theme_alone() {
    let (theme, metrics) = (root().join("ui/theme.slint"), root().join("ui/metrics"));
    let markup = files("ui", &["slint"]).into_iter();
    let found: Vec<String> = markup
        .filter(|file| *file != theme && !file.starts_with(&metrics))
        .flat_map(|file| {
            let lines = code(&file).into_iter().map(|(n, line)| (n, measures(&line).join(", ")));
            let lines = lines.filter(|(_, found)| !found.is_empty());
            lines.map(move |(n, found)| format!("{}:{n}: {found}", file.display()))
        })
        .collect();
    assert!(
        found.is_empty(),
        "\nGive these a name in ui/theme.slint or ui/metrics:\n{}",
        found.join("\n")
    );
}

/// The longest line of markup, in characters.
const LONGEST: usize = 120;

/// Lines with nothing but a translated text are exempt, because Slint has no texts of several lines.
#[test]
fn no_line_of_markup_is_long() {
    let is_text = |line: &str| {
        let line = line.trim_start();
        let line =
            line.split_once(": ").filter(|(name, _)| !name.contains(' ')).map_or(line, |it| it.1);
        line.trim_start_matches("? ").trim_start_matches(": ").starts_with("@tr(\"")
    };
    let found: Vec<String> = files("ui", &["slint"])
        .into_iter()
        .flat_map(|file| {
            let text = read(&file);
            let lines = text.lines().enumerate();
            let long = lines.filter(|(_, line)| line.chars().count() > LONGEST && !is_text(line));
            long.map(|(n, _)| format!("{}:{}", file.display(), n + 1)).collect::<Vec<_>>()
        })
        .collect();
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}

/// A repeater of Slint 1.18 misses rows that change together with a condition in its model, so the
/// condition belongs in an `if` around it.
#[test]
fn no_model_is_conditional() {
    let repeats = |line: &str| {
        line.trim_start().starts_with("for ") && line.contains(" ? ") && line.contains("[]")
    };
    let markup = files("ui", &["slint"]).into_iter();
    let found: Vec<String> = markup
        .flat_map(|file| {
            let lines = code(&file).into_iter().filter(|(_, line)| repeats(line));
            lines.map(move |(n, line)| format!("{}:{n}: {}", file.display(), line.trim()))
        })
        .collect();
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}

/// Only here, because without the feature its crates may be missing.
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
    assert!(!crates(&[]).contains(for_tests));
    assert!(crates(&["--features", "testing"]).contains(for_tests), "it has another name now");
}
