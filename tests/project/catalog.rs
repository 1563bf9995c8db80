//! The catalog of messages: every message is used, and no file has a mistake.

use std::collections::BTreeSet;
use std::fs;

use cardkeep_i18n::{Language, Part};

use super::tree::{code, files, read, root};

/// The parts whose messages are found by their ids alone.
const NOUNS: &str = "cards";

/// The ids of a part's messages, in a language.
fn ids(language: Language, part: &str) -> Vec<String> {
    let path = root().join("i18n").join(language.tag()).join(format!("{part}.ftl"));
    let text = fs::read_to_string(&path).unwrap_or_else(|why| panic!("{path:?}: {why}"));
    let id = |line: &str| {
        let (id, _) = line.split_once(" =")?;
        let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        (!id.is_empty() && id.chars().all(plain)).then(|| id.to_owned())
    };
    text.lines().filter_map(id).collect()
}

/// The names of the files of a language.
fn parts(language: Language) -> BTreeSet<String> {
    let folder = root().join("i18n").join(language.tag());
    let files = fs::read_dir(&folder).unwrap_or_else(|why| panic!("{folder:?}: {why}"));
    let name = |file: fs::DirEntry| {
        let path = file.path();
        let fluent = path.extension().is_some_and(|end| end == "ftl");
        fluent.then(|| path.file_stem().unwrap_or_default().to_string_lossy().into_owned())
    };
    files.filter_map(Result::ok).filter_map(name).collect()
}

#[test]
fn android_offers_every_language() {
    let path = root().join("android/src/main/res/xml/locales_config.xml");
    let text = fs::read_to_string(path).expect("the list can be read");
    let offered: Vec<&str> = text.split("android:name=\"").skip(1).collect();
    let offered = offered.iter().map(|rest| rest.split('"').next().unwrap_or_default());
    let languages: BTreeSet<&str> = Language::ALL.map(Language::tag).into();
    assert_eq!(offered.collect::<BTreeSet<_>>(), languages);
    let manifest = root().join("android/src/main/AndroidManifest.xml");
    let manifest = fs::read_to_string(manifest).expect("the manifest can be read");
    assert!(manifest.contains(r#"android:localeConfig="@xml/locales_config""#));
}

#[test]
fn every_language_has_the_messages_of_english_and_no_others() {
    let english = parts(Language::En);
    assert_eq!(english.len(), Part::ALL.len());
    for language in Language::ALL {
        assert_eq!(parts(language), english, "{language:?}");
        for part in &english {
            let expected: BTreeSet<String> = ids(Language::En, part).into_iter().collect();
            let found = ids(language, part);
            let unique: BTreeSet<String> = found.iter().cloned().collect();
            assert_eq!(unique.len(), found.len(), "{language:?} {part}: an id twice");
            assert_eq!(unique, expected, "{language:?} {part}");
        }
    }
}

#[test]
fn every_message_is_used() {
    let code: String = ["src", "crates/art/src", "i18n/src"]
        .iter()
        .flat_map(|it| files(it, &["rs"]))
        .map(|it| read(&it))
        .collect();
    // The names under which the code uses messages: `text::some_message` in `t!`.
    let used: BTreeSet<&str> = code
        .split("t!(")
        .skip(1)
        .filter_map(|rest| rest.split([',', ')']).next()?.trim().rsplit("::").next())
        .collect();
    let mut unused = Vec::new();
    for part in parts(Language::En) {
        let path = root().join("i18n/en").join(format!("{part}.ftl"));
        let text = fs::read_to_string(path).expect("the catalog can be read");
        for id in ids(Language::En, &part) {
            // By the code, by the id where nouns and lists are made, or by another message.
            let name = id.replace('-', "_");
            // A keyword of Rust has an underscore at its end.
            let by_code =
                used.contains(name.as_str()) || used.contains(format!("{name}_").as_str());
            let by_id = code.contains(&format!("\"{id}\""));
            let by_message =
                text.contains(&format!("{{ {id}")) || text.contains(&format!("{{{id}"));
            if !(by_code || by_id || by_message) {
                unused.push(format!("{part}: {id}"));
            }
        }
    }
    assert!(parts(Language::En).contains(NOUNS));
    assert!(unused.is_empty(), "no code uses these messages:\n{}", unused.join("\n"));
}

/// Returns the string literals of a line of code.
fn literals(line: &str) -> impl Iterator<Item = &str> {
    line.split('"').skip(1).step_by(2)
}

/// Every sentence for players begins with a capital letter. The tests in
/// the pseudo-locale find what is shorter.
#[test]
fn code_of_the_app_has_no_sentences() {
    let is_sentence = |text: &str| {
        let is_word = |word: &str| word.chars().all(|letter| !letter.is_ascii_digit());
        text.starts_with(|letter: char| letter.is_ascii_uppercase())
            && text.split(' ').count() > 1
            && text.split(' ').take(2).all(is_word)
    };
    assert!(is_sentence("Choose a card.") && !is_sentence("Cardkeep") && !is_sentence("a card"));
    let mut found = Vec::new();
    for file in files("src", &["rs"]).into_iter().chain(files("crates/art/src", &["rs"])) {
        let for_tests = ["tests.rs", "clipped_text.rs", "golden.rs", "sentences.rs"];
        if for_tests.iter().any(|name| file.ends_with(name)) || file.ends_with("tests") {
            continue;
        }
        let code = code(&file).into_iter();
        let code = code.take_while(|(_, line)| !line.contains("#[cfg(test)]"));
        let texts = code.flat_map(|(number, line)| {
            let texts = literals(&line).filter(|text| is_sentence(text)).map(str::to_owned);
            texts.map(move |text| (number, text)).collect::<Vec<_>>()
        });
        found.extend(texts.map(|(number, text)| format!("{}:{number}: {text}", file.display())));
    }
    assert!(found.is_empty(), "not in the catalog:\n{}", found.join("\n"));
}

/// The app draws text with these fonts alone, so that it looks the same everywhere.
/// Old-style figures are hard to tell apart: their zero reads as an o, and their one as an I.
#[test]
fn figures_are_as_high_as_capitals_in_every_font() {
    use skrifa::MetadataProvider;
    use skrifa::instance::{LocationRef, Size};
    use skrifa::raw::FontRef;

    for font in ["CardkeepSans-Regular", "CardkeepSans-Bold", "CardkeepDisplay-Regular"] {
        let data = fs::read(root().join(format!("assets/fonts/{font}.ttf"))).expect("a font");
        let font_ref = FontRef::new(&data).expect("a font");
        let bounds = |letter: char| {
            let glyph = font_ref.charmap().map(letter).expect("it has a glyph");
            let metrics = font_ref.glyph_metrics(Size::unscaled(), LocationRef::default());
            metrics.bounds(glyph).expect("it has an outline")
        };
        let capital = bounds('H').y_max;
        for figure in '0'..='9' {
            let bounds = bounds(figure);
            let near = |at: f32, meant: f32| (at - meant).abs() <= 0.08 * capital;
            assert!(near(bounds.y_min, 0.0) && near(bounds.y_max, capital), "{font}: {figure}");
        }
    }
}

#[test]
fn the_fonts_have_every_letter_of_every_language() {
    use skrifa::MetadataProvider;
    use skrifa::raw::FontRef;

    let letters = |language: Language| {
        let folder = root().join("i18n").join(language.tag());
        let parts = parts(language).into_iter().map(|part| folder.join(format!("{part}.ftl")));
        let markup = folder.join("LC_MESSAGES/cardkeep-ui.po");
        let files = parts.chain(markup.exists().then_some(markup));
        let texts: String = files.map(|path| fs::read_to_string(path).expect("a file")).collect();
        texts.chars().filter(|letter| !letter.is_control()).collect::<BTreeSet<char>>()
    };
    for font in ["CardkeepSans-Regular", "CardkeepSans-Bold", "CardkeepDisplay-Regular"] {
        let data = fs::read(root().join(format!("assets/fonts/{font}.ttf"))).expect("a font");
        let glyphs = FontRef::new(&data).expect("a font").charmap();
        for language in Language::ALL {
            let missing: String =
                letters(language).into_iter().filter(|it| glyphs.map(*it).is_none()).collect();
            assert_eq!(missing, "", "{font} in {language:?}");
        }
    }
}
