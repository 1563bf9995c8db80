//! Collects the `@tr` texts of the markup, for the golden file of sentences.

use std::path::{Path, PathBuf};

/// A text of the markup.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Literal {
    /// As it is written there.
    pub text: String,
    pub line: usize,
    pub place: Place,
}

/// Where a text stands.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// In `@tr(…)`; several forms of one message stand in the same one, counted through the file.
    Tr(usize),
    /// What a page that nobody has filled shows: the value of an `in` property.
    Preview,
    /// After `==` or `!=`, or as a path of a file: nobody reads it.
    Code,
    /// Anywhere else, with what its statement begins with.
    Bare(String),
}

/// Every file of the markup with its text, in order of their names.
pub(super) fn files() -> Vec<(String, String)> {
    fn gather(folder: &Path, found: &mut Vec<PathBuf>) {
        for entry in std::fs::read_dir(folder).expect("a folder of the markup") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                gather(&path, found);
            } else if path.extension().is_some_and(|end| end == "slint") {
                found.push(path);
            }
        }
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut found = Vec::new();
    gather(&root.join("ui"), &mut found);
    let read = |path: PathBuf| {
        let parts = path.strip_prefix(root).expect("a file of the project").iter();
        let name = parts.map(|part| part.to_string_lossy()).collect::<Vec<_>>().join("/");
        (name, std::fs::read_to_string(&path).expect("it is read"))
    };
    let mut files: Vec<_> = found.into_iter().map(read).collect();
    files.sort();
    files
}

/// The texts of a file that are not empty.
pub(super) fn literals(markup: &str) -> Vec<Literal> {
    let mut found = Vec::new();
    let mut rest = markup;
    let mut line = 1;
    // The statement so far, and how many brackets are open in it while it is an `in` property.
    let mut statement = String::new();
    let mut preview: Option<usize> = None;
    // How many brackets are open in an `@tr`, and how many of those there were.
    let mut tr: Option<usize> = None;
    let mut trs = 0;
    while let Some(letter) = rest.chars().next() {
        if rest.starts_with("//") {
            rest = &rest[rest.find('\n').unwrap_or(rest.len())..];
            continue;
        }
        if rest.starts_with("/*") {
            let end = rest.find("*/").map_or(rest.len(), |end| end + 2);
            line += rest[..end].matches('\n').count();
            rest = &rest[end..];
            continue;
        }
        if letter == '"' {
            let end = closing(rest);
            let text = rest[1..end].to_owned();
            let head = statement.trim();
            let place = match tr {
                Some(_) => Place::Tr(trs),
                None if preview.is_some() => Place::Preview,
                None if ["==", "!=", "@image-url(", "from", "import"]
                    .iter()
                    .any(|before| head.ends_with(before)) =>
                {
                    Place::Code
                }
                None => Place::Bare(head.split([':', '(']).next().unwrap_or(head).to_owned()),
            };
            line += text.matches('\n').count();
            if !text.is_empty() {
                found.push(Literal { text, line, place });
            }
            statement.push('"');
            rest = rest.get(end + 1..).unwrap_or_default();
            continue;
        }
        if statement.ends_with("@tr") && letter == '(' {
            (tr, trs) = (Some(0), trs + 1);
        }
        tr = counted(tr, letter).filter(|open| *open > 0);
        preview = counted(preview, letter);
        match letter {
            ';' if preview.is_none_or(|open| open == 0) => {
                preview = None;
                statement.clear();
            }
            '{' | '}' if preview.is_none() => statement.clear(),
            _ => statement.push(letter),
        }
        if preview.is_none()
            && ["in property ", "in-out property "].contains(&statement.trim_start())
        {
            preview = Some(0);
        }
        line += usize::from(letter == '\n');
        rest = &rest[letter.len_utf8()..];
    }
    found
}

/// Where the text ends that `rest` begins with.
fn closing(rest: &str) -> usize {
    let mut escaped = false;
    let ends = |(_, letter): &(usize, char)| {
        let ends = !escaped && *letter == '"';
        escaped = !escaped && *letter == '\\';
        ends
    };
    rest.char_indices().skip(1).find(ends).map_or(rest.len(), |(at, _)| at)
}

/// How many brackets are open after this letter.
fn counted(open: Option<usize>, letter: char) -> Option<usize> {
    open.map(|open| match letter {
        '(' | '[' | '{' => open + 1,
        ')' | ']' | '}' => open.saturating_sub(1),
        _ => open,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_told_apart_by_where_they_stand() {
        let markup = r#"
            import { Note } from "note.slint";
            global Page { in property <[Row]> rows: [{ name: "One; two" }]; }
            // text: "nothing"
            Note { text: a == "b" ? @tr("Say \"{}\"", c) : "Bare"; }
            Note { text: @tr("{n} card" | "{n} cards" % n(1)); label: "" + "Late"; }
        "#;
        let found: Vec<_> = literals(markup).into_iter().map(|it| (it.text, it.place)).collect();
        let bare = |head: &str| Place::Bare(head.into());
        let expected = [
            ("note.slint", Place::Code),
            ("One; two", Place::Preview),
            ("b", Place::Code),
            (r#"Say \"{}\""#, Place::Tr(1)),
            ("Bare", bare("text")),
            ("{n} card", Place::Tr(2)),
            ("{n} cards", Place::Tr(2)),
            ("Late", bare("label")),
        ];
        let expected: Vec<_> = expected.map(|(text, place)| (text.into(), place)).into();
        assert_eq!(found, expected);
    }
}
