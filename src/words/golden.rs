//! Compares printed sentences with golden files, for tests.

use std::path::Path;

/// Compares lines with those of a file of `tests/sentences`.
///
/// When a sentence is changed on purpose, write the files again with
/// `CARDKEEP_WRITE_SENTENCES=1 cargo test --features testing --lib sentences` and read what has
/// changed.
pub(crate) fn check(name: impl AsRef<Path>, lines: &[String]) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/sentences");
    let file = folder.join(name).with_extension("txt");
    let path = file.display();
    let text = format!("{}\n", lines.join("\n"));
    if std::env::var_os("CARDKEEP_WRITE_SENTENCES").is_some() {
        std::fs::write(&file, &text).expect("the file is written");
    }
    let stored = std::fs::read_to_string(&file)
        .unwrap_or_else(|why| panic!("every game, and the app, has its sentences: {path}: {why}"));
    for (line, expected) in text.lines().zip(stored.lines()) {
        assert_eq!(line, expected, "{path}");
    }
    assert_eq!(text.lines().count(), stored.lines().count(), "{path}");
}
