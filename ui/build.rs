//! Compiles the Slint markup to Rust.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::time::SystemTime;
use std::{env, fs, io};

use pseudo::pseudo;

#[path = "../i18n/src/pseudo.rs"]
mod pseudo;

/// The markup's translations lie with the messages.
const TRANSLATIONS: &str = "../i18n";

/// The name of a language's file of the markup.
const FILE: &str = "LC_MESSAGES/cardkeep-ui.po";

fn main() {
    // Use one style on every system: the one that is tested. Screen tests find elements by label,
    // which needs the debug information of the markup; a profile that inherits `release` reports
    // `release` here too.
    let is_release = env::var("PROFILE").as_deref() == Ok("release");
    let translations = translations(!is_release).expect("the translations can be copied");
    // A text means the same everywhere, so it has no context.
    let config = slint_build::CompilerConfiguration::new()
        .with_style("fluent".into())
        .with_bundled_translations(translations)
        .with_default_translation_context(slint_build::DefaultTranslationContext::None)
        .with_debug_info(!is_release);
    // Tests look at every table without a controller, too.
    let file = if is_release { "app.slint" } else { "../tests/project/previews.slint" };
    if let Err(error) = slint_build::compile_with_config(file, config) {
        eprintln!("{error}");
        std::process::exit(1);
    }
}

/// Copies the translations, and adds the pseudo-locale if wanted; returns their folder. A copy,
/// because the compiler watches the whole folder, and the messages in it would make Cargo compile
/// the markup again. (A new language is found once its file or the markup changes.)
fn translations(with_pseudo: bool) -> io::Result<PathBuf> {
    let folder = PathBuf::from(env::var("OUT_DIR").expect("Cargo names a folder")).join("i18n");
    let write = |language: &str, text: &str| -> io::Result<()> {
        let path = folder.join(language).join(FILE);
        if fs::read_to_string(&path).is_ok_and(|old| old == text) {
            return Ok(());
        }
        fs::create_dir_all(path.parent().expect("a folder"))?;
        fs::write(&path, text)?;
        // Cargo takes what is newer than the start of this program for changed since then.
        for path in path.ancestors().take_while(|path| path.starts_with(&folder)) {
            let dated = File::open(path).and_then(|file| file.set_modified(SystemTime::UNIX_EPOCH));
            // On some systems folders have no such time; there the markup is compiled twice.
            let _ = dated;
        }
        Ok(())
    };
    for language in fs::read_dir(TRANSLATIONS)? {
        let path = language?.path();
        if let Ok(text) = fs::read_to_string(path.join(FILE)) {
            println!("cargo:rerun-if-changed={}", path.join(FILE).display());
            write(&path.file_name().unwrap_or_default().to_string_lossy(), &text)?;
        }
    }
    if with_pseudo {
        println!("cargo:rerun-if-changed={TRANSLATIONS}/src/pseudo.rs");
        // German has English's two plural forms.
        let german = fs::read_to_string(Path::new(TRANSLATIONS).join("de").join(FILE))?;
        write(pseudo::TAG, &pseudo_po(&german))?;
    }
    Ok(folder)
}

/// Replaces the translations of a .po file by the pseudo-locale's.
fn pseudo_po(text: &str) -> String {
    let (mut one, mut many) = ("", "");
    let lines = text.lines().map(|line| match line.split_once(' ') {
        Some(("msgid", text)) => {
            (one, many) = (text, text);
            line.to_owned()
        }
        Some(("msgid_plural", text)) => {
            many = text;
            line.to_owned()
        }
        Some((form @ ("msgstr" | "msgstr[0]"), _)) if one != "\"\"" => {
            format!("{form} {}", pseudo(one))
        }
        Some((form @ "msgstr[1]", _)) => format!("{form} {}", pseudo(many)),
        _ => line.to_owned(),
    });
    lines.map(|line| line + "\n").collect()
}
