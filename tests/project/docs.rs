//! Tests that documents and code agree: cited rules, listed files and links exist.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use cardkeep_core::games::GameId;

use super::tree::{code, files, module, read, root};

/// Iterates over every rule number in a text, like `FN-6`, split at the dash.
fn rules_in(text: &str) -> impl Iterator<Item = (&str, &str)> {
    text.match_indices('-').filter_map(|(dash, _)| {
        let capitals = text[..dash].bytes().rev().take_while(u8::is_ascii_uppercase).count();
        let digits = text[dash + 1..].bytes().take_while(u8::is_ascii_digit).count();
        let (from, to) = (dash - capitals, dash + 1 + digits);
        let glued = |letter: Option<char>| {
            letter.is_some_and(|letter| letter.is_alphanumeric() || "-_".contains(letter))
        };
        let alone = !glued(text[..from].chars().next_back()) && !glued(text[to..].chars().next());
        let rule = alone && capitals > 0 && digits > 0;
        rule.then(|| (&text[from..dash], &text[dash + 1..to]))
    })
}

/// Returns the numbered rules of a document: list items that begin with `- **FN-6**`.
fn defined(document: &Path) -> Vec<(String, u8)> {
    let text = read(document);
    let items = text.lines().filter_map(|line| line.strip_prefix("- **")?.split_once("**"));
    let rules = items.filter_map(|(number, _)| {
        let (prefix, number) = number.split_once('-')?;
        Some((String::from(prefix), number.parse().ok()?))
    });
    rules.collect()
}

/// Returns the sources of the app, of its libraries and of the markup.
fn code_files() -> impl Iterator<Item = PathBuf> {
    let libraries = ["core", "ai", "store"].map(|name| format!("crates/{name}/src"));
    let libraries = libraries.into_iter().flat_map(|folder| files(&folder, &["rs"]));
    files("src", &["rs"]).into_iter().chain(libraries).chain(files("ui", &["slint"]))
}

fn rules_of(game: &str) -> PathBuf {
    root().join("docs/rules").join(format!("{game}.md"))
}

/// Returns every prefix with its defined numbers.
fn all_rules() -> BTreeMap<String, BTreeSet<u8>> {
    let games = GameId::ALL.into_iter().map(GameId::id);
    let mut all: BTreeMap<String, BTreeSet<u8>> = BTreeMap::new();
    for document in games.chain(["README"]) {
        let rules = defined(&rules_of(document));
        let prefixes: BTreeSet<&String> = rules.iter().map(|(prefix, _)| prefix).collect();
        assert_eq!(prefixes.len(), 1, "{document} numbers its rules by one prefix: {prefixes:?}");
        for (prefix, number) in rules {
            assert!(all.entry(prefix).or_default().insert(number), "{document}: {number} twice");
        }
    }
    assert_eq!(all.len(), GameId::ALL.len() + 1, "every game has a prefix of its own");
    all
}

#[test]
fn no_rule_is_missing_between_others() {
    for (prefix, numbers) in all_rules() {
        // Of Knights and Ninjas has gaps between its parts.
        let most = numbers.last().copied().unwrap_or(0);
        assert!(numbers.len() + 2 > usize::from(most), "{prefix}: {numbers:?}");
    }
}

#[test]
fn every_rule_that_is_cited_is_written_down() {
    let rules = all_rules();
    let mut unknown = Vec::new();
    for folder in ["src", "crates", "tests", "examples", "docs"] {
        for file in files(folder, &["rs", "md"]) {
            for (n, line) in read(&file).lines().enumerate() {
                for (prefix, number) in rules_in(line) {
                    let known = rules.get(prefix).is_none_or(|numbers| {
                        number.parse().is_ok_and(|number| numbers.contains(&number))
                    });
                    if !known {
                        unknown.push(format!("{}:{}: {prefix}-{number}", file.display(), n + 1));
                    }
                }
            }
        }
    }
    assert!(unknown.is_empty(), "\n{}", unknown.join("\n"));
}

#[test]
fn no_text_for_a_player_has_a_rule_number() {
    let rules = all_rules();
    let mut found = Vec::new();
    for file in code_files() {
        for (n, line) in code(&file) {
            // Every other part of a line is between quotation marks.
            for text in line.split('"').skip(1).step_by(2) {
                // The number alone is that of a `Refusal`, which its message does not show.
                let number = |(prefix, number)| {
                    rules.contains_key(prefix) && text != format!("{prefix}-{number}")
                };
                if rules_in(text).any(number) {
                    found.push(format!("{}:{n}: {text}", file.display()));
                }
            }
        }
    }
    assert!(found.is_empty(), "\n{}", found.join("\n"));
}

/// Returns the table rows under a heading of `docs/adding-a-game.md`: the file and the rest of the
/// row.
fn listed(heading: &str) -> Vec<(String, String)> {
    let text = read(&root().join("docs/adding-a-game.md"));
    let (_, part) = text.split_once(&format!("## {heading}\n")).expect("the heading is there");
    let part = part.split("\n## ").next().unwrap_or(part);
    let row = |line: &str| {
        let (file, rest) = line.strip_prefix("| `")?.split_once('`')?;
        Some((file.to_owned(), rest.to_owned()))
    };
    let rows: Vec<_> = part.lines().filter_map(row).collect();
    assert!(rows.len() > 3, "{heading} lists files");
    rows
}

fn is_solitary(game: GameId) -> bool {
    *game.seats().end() == 1
}

/// Whether a row applies to a game: some files exist only for games against rivals.
fn concerns(said: &str, game: GameId) -> bool {
    !is_solitary(game) || !said.contains("against rivals:")
}

/// Whether a text names a game in any form.
fn names(text: &str, game: GameId) -> bool {
    let variant = format!("{game:?}");
    [game.id(), &module(game), &variant].iter().any(|name| text.contains(*name))
}

#[test]
fn every_game_has_the_files_that_a_new_one_needs() {
    for game in GameId::ALL {
        for (file, said) in listed("New files") {
            if !concerns(&said, game) {
                continue;
            }
            let file = file.replace("<game>", &module(game)).replace("<id>", game.id());
            let each = game.seats().map(|seats| file.replace("<seats>", &seats.to_string()));
            for file in each {
                let path = root().join(&file);
                let exists = path.exists() || path.with_extension("rs").exists();
                assert!(exists, "{game}: there is no {file}");
            }
        }
    }
}

#[test]
fn a_new_game_changes_the_files_that_name_every_game_and_no_others() {
    let listed = listed("Changed files");
    assert!(listed.len() <= 5, "a new game changes more than five files: {listed:?}");
    for (file, said) in &listed {
        let text = read(&root().join(file));
        for game in GameId::ALL.into_iter().filter(|game| concerns(said, *game)) {
            assert!(names(&text, game), "{file} does not name {game}");
        }
    }
    // A solitaire has no opponents, so not every file names it.
    let all = || GameId::ALL.into_iter().filter(|game| !is_solitary(*game));
    for file in code_files() {
        let name = file.strip_prefix(root()).unwrap_or(&file).display().to_string();
        let text: String = code(&file).into_iter().map(|(_, line)| line + "\n").collect();
        let names_all = all().all(|game| names(&text, game));
        let told = listed.iter().any(|(listed, _)| *listed == name);
        assert!(told || !names_all, "{name} names every game; docs/adding-a-game.md leaves it out");
    }
}

#[test]
fn links_between_documents_lead_somewhere() {
    let mut documents = files("docs", &["md"]);
    documents.extend(["README.md", "CHANGELOG.md"].map(|name| root().join(name)));
    for document in documents {
        let text = read(&document);
        for (_, rest) in text.match_indices("](").map(|(at, _)| text.split_at(at + 2)) {
            let Some((target, _)) = rest.split_once(')') else { continue };
            let target = target.split('#').next().unwrap_or("");
            if target.is_empty() || target.contains("://") {
                continue;
            }
            let path = document.parent().unwrap_or(root()).join(target);
            assert!(path.exists(), "{}: {target} is not there", document.display());
        }
    }
}

#[test]
fn files_that_documents_name_are_there() {
    let mut documents = files("docs", &["md"]);
    documents.push(root().join("README.md"));
    for document in documents {
        let text = read(&document);
        for quoted in text.split('`').skip(1).step_by(2) {
            let path = quoted.trim_end_matches('/');
            let ours = ["src/", "crates/", "tests/", "docs/", "ui/", "examples/", "android/"];
            let plain =
                path.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"/._-".contains(&byte));
            if plain && ours.iter().any(|folder| path.starts_with(folder)) {
                assert!(root().join(path).exists(), "{}: there is no {path}", document.display());
            }
        }
    }
}
