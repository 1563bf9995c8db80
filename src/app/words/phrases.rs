//! Helpers for composing sentences: lists and capitalization.

/// Several in a sentence: "a, b and c".
pub fn list<T: AsRef<str>>(parts: &[T]) -> String {
    let mut text = String::new();
    for (at, part) in parts.iter().enumerate() {
        let before = match at {
            0 => "",
            _ if at + 1 == parts.len() => " and ",
            _ => ", ",
        };
        text.push_str(before);
        text.push_str(part.as_ref());
    }
    text
}

/// With a capital letter in front.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}
