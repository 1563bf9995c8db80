//! What the players of a match are called, and the match itself.

use super::Player;
use crate::text;

/// The most letters of an opponent's name.
pub const LONGEST_NAME: usize = 12;

/// The most letters of a match's title.
pub const LONGEST_TITLE: usize = 40;

/// For opponents that were given no name; more than there are seats at any table.
pub const NAMES: [&str; 8] =
    ["Berit", "Corin", "Edda", "Falk", "Isolde", "Osric", "Runa", "Tamsin"];

/// What the player at this device is called, and so nobody else.
const HUMAN: &str = "You";

/// What everybody is called, from seat 0: the player "You", and the opponents as wished for by seat,
/// as far as that makes a name of its own. The others get one of the app's.
pub fn names_for(players: &[Player], wished: &[String]) -> Vec<String> {
    let mut names: Vec<String> = Vec::with_capacity(players.len());
    for (seat, player) in players.iter().enumerate() {
        let name = match player {
            Player::Human => String::from(HUMAN),
            Player::Computer(_) => {
                wished.get(seat).map_or_else(String::new, |name| tidy_name(name))
            }
        };
        let free = *player == Player::Human || is_free(&name, &names);
        names.push(if free { name } else { String::new() });
    }
    for seat in 0..names.len() {
        if names[seat].is_empty() {
            let others = NAMES.into_iter().cycle().skip(seat.saturating_sub(1)).take(NAMES.len());
            let name = others.map(String::from).find(|name| is_free(name, &names));
            // Only a table of more seats than there are names would leave one without.
            names[seat] = name.unwrap_or_else(|| format!("Seat {}", seat + 1));
        }
    }
    names
}

/// Whether this is a name, and no one of these has it.
fn is_free(name: &str, taken: &[String]) -> bool {
    let same = |other: &str| other.to_lowercase() == name.to_lowercase();
    !name.is_empty() && !same(HUMAN) && !taken.iter().any(|other| same(other))
}

/// A name in one line without what cannot be seen, and not too long.
pub fn tidy_name(name: &str) -> String {
    tidied(name, LONGEST_NAME)
}

/// A match's title in one line without what cannot be seen, and not too long.
pub fn tidy_title(title: &str) -> String {
    tidied(title, LONGEST_TITLE)
}

fn tidied(text: &str, longest: usize) -> String {
    let short: String = text::one_line(text).chars().take(longest).collect();
    String::from(short.trim_end())
}
