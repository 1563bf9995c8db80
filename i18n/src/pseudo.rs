//! A pseudo-locale for tests: English with accents, about 30 % longer. A text without accents has not
//! been in the catalog.

use std::borrow::Cow;

/// The tag of the pseudo-locale in the markup's translations.
#[allow(dead_code, reason = "the markup's build script includes this file, too")]
pub const TAG: &str = "en-XA";

/// Returns a text of the pseudo-locale: vowels are accented and doubled, except in braces, which
/// hold arguments.
pub fn pseudo(text: &str) -> Cow<'_, str> {
    let mut is_argument = false;
    let mut long = String::with_capacity(text.len() * 2);
    for letter in text.chars() {
        match letter {
            '{' => is_argument = true,
            '}' => is_argument = false,
            _ => {}
        }
        let accented = if is_argument { None } else { accented(letter) };
        match accented {
            Some(accented) => long.extend([accented, letter]),
            None => long.push(letter),
        }
    }
    Cow::Owned(long)
}

fn accented(letter: char) -> Option<char> {
    let plain = ['a', 'e', 'i', 'o', 'u', 'y', 'A', 'E', 'I', 'O', 'U', 'Y'];
    let accented = ['ä', 'é', 'î', 'ø', 'ů', 'ý', 'Å', 'Ê', 'Ï', 'Õ', 'Ü', 'Ý'];
    plain.iter().position(|it| *it == letter).map(|index| accented[index])
}
