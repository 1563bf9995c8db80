//! Makes untrusted text safe to display: text from files, parsers, the system and folder names may
//! be of any length and contain anything.

use std::path::Path;

/// Maximum characters shown of untrusted text.
pub const LONGEST: usize = 200;

/// Returns a text as one line of at most [`LONGEST`] characters; see [`shortened`].
pub fn one_line(text: &str) -> String {
    shortened(text, LONGEST)
}

/// Returns a text as one line of at most `most` characters. Line breaks, direction marks and
/// invisible characters become spaces, runs of spaces are merged, and text that does not fit is
/// replaced by an ellipsis.
pub fn shortened(text: &str, most: usize) -> String {
    let words = text.split(|letter: char| letter.is_whitespace() || is_disorderly(letter));
    let words = words.filter(|word| !word.is_empty());
    let mut letters = words.flat_map(|word| std::iter::once(' ').chain(word.chars())).skip(1);
    let mut line: String = letters.by_ref().take(most).collect();
    if letters.next().is_some() {
        line.pop();
        line.truncate(line.trim_end().len());
        line.push('…');
    }
    line
}

/// Returns the name of a file or folder for a message, in one line. Keeps its spaces, and the end
/// of a very long path, which tells more than its middle.
pub fn path(path: &Path) -> String {
    const END: usize = 2 * LONGEST / 3;

    let shown = |letter| if is_disorderly(letter) { char::REPLACEMENT_CHARACTER } else { letter };
    let letters: Vec<char> = path.to_string_lossy().chars().map(shown).collect();
    if letters.len() <= LONGEST {
        return letters.into_iter().collect();
    }
    let (begin, end) = (&letters[..LONGEST - END - 1], &letters[letters.len() - END..]);
    begin.iter().chain(&['…']).chain(end).collect()
}

/// Whether a text has a visible character.
pub fn is_visible(text: &str) -> bool {
    !text.chars().all(|letter| {
        letter.is_whitespace()
            || is_disorderly(letter)
            // Characters that Unicode calls ignorable, and blank ones.
            || matches!(letter,
                '\u{ad}' | '\u{34f}' | '\u{115f}'..='\u{1160}' | '\u{17b4}'..='\u{17b5}'
                | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200d}' | '\u{2060}'..='\u{206f}'
                | '\u{2800}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{ffa0}'
                | '\u{fff0}'..='\u{fff8}' | '\u{1bca0}'..='\u{1bca3}' | '\u{1d173}'..='\u{1d17a}'
                | '\u{e0000}'..='\u{e0fff}')
    })
}

/// Whether a character affects the text around it instead of being visible.
fn is_disorderly(letter: char) -> bool {
    letter.is_control()
        || matches!(letter,
            // Line and paragraph separators.
            '\u{2028}' | '\u{2029}'
            // Writing direction marks.
            | '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
            // Byte order mark and interlinear annotation marks.
            | '\u{feff}' | '\u{fff9}'..='\u{fffb}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_orderly_line_stays_as_it_is() {
        for text in ["", "Hand 2 of 4, deal 5: “7 to 5”", "Ä 🂡 漢字", &"x".repeat(LONGEST)]
        {
            assert_eq!(one_line(text), text);
        }
    }

    #[test]
    fn whatever_breaks_or_turns_a_line_becomes_one_space() {
        for breaks in
            ["\n", "\r\n", "\t", "\0", "\u{85}", "\u{2028}", "\u{2029}", "\u{202e}", " \u{3000} "]
        {
            assert_eq!(one_line(&format!("a{breaks}b")), "a b", "{breaks:?}");
            assert_eq!(one_line(&breaks.repeat(5000)), "", "{breaks:?}");
            assert_eq!(one_line(&format!("{breaks}a{breaks}")), "a", "{breaks:?}");
        }
    }

    #[test]
    fn a_long_text_ends_in_an_ellipsis() {
        let long = one_line(&"a\n".repeat(5000));
        assert_eq!(long.chars().count(), LONGEST);
        assert!(long.starts_with("a a a") && long.ends_with("a…"));
        assert_eq!(one_line(&"ä".repeat(LONGEST + 1)), "ä".repeat(LONGEST - 1) + "…");
        assert_eq!(shortened("all of it", 3), "al…");
        assert_eq!(shortened("at a time", 4), "at…", "no space before the ellipsis");
    }

    #[test]
    fn a_path_keeps_its_spaces_and_its_end() {
        assert_eq!(path(Path::new("/my  games/a\nb")), "/my  games/a\u{fffd}b");
        let long = format!("/home/{}/auto.save", "deep/".repeat(500));
        let shown = path(Path::new(&long));
        assert_eq!(shown.chars().count(), LONGEST);
        assert!(shown.starts_with("/home/deep/") && shown.ends_with("/deep//auto.save"), "{shown}");
    }
}
