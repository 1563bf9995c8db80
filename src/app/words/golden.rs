//! Compares printed sentences with golden files, for tests.

/// Compares lines with those of a file of `tests/sentences`.
///
/// When a sentence is changed on purpose, write the files anew with
/// `CARDKEEP_WRITE_SENTENCES=1 cargo test --features testing --lib sentences` and read what has
/// changed.
pub(crate) fn check(name: &str, lines: &[String]) {
    let path = format!("{}/tests/sentences/{name}.txt", env!("CARGO_MANIFEST_DIR"));
    let text = format!("{}\n", lines.join("\n"));
    if std::env::var_os("CARDKEEP_WRITE_SENTENCES").is_some() {
        std::fs::write(&path, &text).expect("the file is written");
    }
    let stored = std::fs::read_to_string(&path)
        .unwrap_or_else(|why| panic!("every game, and the app, has its sentences: {path}: {why}"));
    for (line, expected) in text.lines().zip(stored.lines()) {
        assert_eq!(line, expected, "{path}");
    }
    assert_eq!(text.lines().count(), stored.lines().count(), "{path}");
}
