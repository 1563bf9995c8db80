//! Names of players and titles of matches.

use unicode_segmentation::UnicodeSegmentation;

use super::{Player, is_shared};
use cardkeep_core::rival::Character;
use cardkeep_core::text;

/// Maximum characters of a name, as people count them.
pub const LONGEST_NAME: usize = 12;

/// Maximum characters of a match's title.
pub const LONGEST_TITLE: usize = 40;

/// Names for opponents without one; more than the seats of any table.
pub const NAMES: [&str; 8] =
    ["Berit", "Corin", "Edda", "Falk", "Isolde", "Osric", "Runa", "Tamsin"];

/// Returns the character of the opponent with this name, if it is one of [`NAMES`].
pub fn character(name: &str) -> Option<Character> {
    const BY_NAME: [Character; NAMES.len()] = [
        Character::Patient,
        Character::Bold,
        Character::Tricky,
        Character::Bold,
        Character::Tricky,
        Character::Vengeful,
        Character::Patient,
        Character::Vengeful,
    ];
    NAMES.iter().zip(BY_NAME).find(|(other, _)| **other == name).map(|(_, character)| character)
}

/// The name of the player at this device, reserved for it.
const HUMAN: &str = "You";

/// Returns the names by seat: "You" for the only person, and for everybody else the requested names if
/// they are distinct; the others get one from [`NAMES`].
pub fn names_for(players: &[Player], wished: &[String]) -> Vec<String> {
    let alone = !is_shared(players);
    let mut names: Vec<String> = Vec::with_capacity(players.len());
    for (seat, player) in players.iter().enumerate() {
        let wished = || wished.get(seat).map_or_else(String::new, |name| tidy_name(name));
        names.push(match player {
            Player::Human if alone => String::from(HUMAN),
            _ => Some(wished()).filter(|name| is_free(name, &names)).unwrap_or_default(),
        });
    }
    for seat in 0..names.len() {
        if names[seat].is_empty() {
            let others = NAMES.into_iter().cycle().skip(seat.saturating_sub(1)).take(NAMES.len());
            let name = others.map(String::from).find(|name| is_free(name, &names));
            // Only a table with more seats than there are names would get here.
            names[seat] = name.unwrap_or_else(|| format!("Seat {}", seat + 1));
        }
    }
    names
}

/// Whether this is a name and not among these.
fn is_free(name: &str, taken: &[String]) -> bool {
    let same = |other: &str| other.to_lowercase() == name.to_lowercase();
    !name.is_empty() && !same(HUMAN) && !taken.iter().any(|other| same(other))
}

/// Cleans a name up: one line, no invisible characters, limited length.
pub fn tidy_name(name: &str) -> String {
    tidied(name, LONGEST_NAME)
}

/// Cleans a match's title up: one line, no invisible characters, limited length.
pub fn tidy_title(title: &str) -> String {
    tidied(title, LONGEST_TITLE)
}

/// Cuts a text between characters as people see them, which may consist of several code points.
fn tidied(text: &str, longest: usize) -> String {
    /// Maximum code points of a character; some emoji have nearly as many.
    const MARKS: usize = 8;
    let line = text::one_line(text);
    let mut left = MARKS * longest;
    let fits = |character: &&str| {
        let rest = left.checked_sub(character.chars().count());
        left = rest.unwrap_or(0);
        rest.is_some()
    };
    let short: String = line.graphemes(true).take(longest).take_while(fits).collect();
    match text::is_visible(&short) {
        true => String::from(short.trim_end()),
        false => String::new(),
    }
}
