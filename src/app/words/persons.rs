//! Texts about the players at a table.

/// How who has this name is; what they can do is another thing, and the level's.
pub fn temper(name: &str) -> &'static str {
    match name.to_lowercase().as_str() {
        "berit" => "Patient, and counts on nobody but herself.",
        "corin" => "Cheerful, and laughs at his own bad luck.",
        "edda" => "Knows an old saying for every card.",
        "falk" => "Bold, and proud of it when it goes well.",
        "isolde" => "Quiet, and misses very little.",
        "osric" => "Stubborn, and never forgets a lost match.",
        "runa" => "Hums while others play.",
        "tamsin" => "Quick, and in a good mood before noon.",
        _ => "A guest of yours at this table.",
    }
}
