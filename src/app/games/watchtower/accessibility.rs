//! Accessible names and descriptions for the table of Watchtower.

use super::lexicon::{MOST_TRIES, cards, tower};
use crate::app::table::names::Names;
use crate::cards::Card;
use crate::engine::Seat;

/// What can be done with a fort card now.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum FortUse {
    None,
    Burn,
    Battle,
    /// How often it was tried, and whether it can be again.
    Challenge {
        tried: u8,
        can: bool,
    },
}

/// A fort card for those who cannot see it: where it stands, and what can be done with it.
pub fn fort_card(
    card: Card,
    seat: Seat,
    (height, top): (usize, bool),
    use_of: FortUse,
    names: &Names,
) -> String {
    let stands = match (height, top) {
        (0 | 1, _) => String::new(),
        (_, true) => format!(", top of a {}", tower(height)),
        (_, false) => format!(", under a {}", tower(height)),
    };
    let use_of = match use_of {
        FortUse::None => String::new(),
        FortUse::Burn => String::from(", can be burned"),
        FortUse::Battle => String::from(", can be battled"),
        FortUse::Challenge { tried, can } => {
            let tried = match tried {
                0 => String::new(),
                _ => format!(", you tried {tried} of {MOST_TRIES}"),
            };
            let can = if can { "can be challenged for" } else { "cannot be challenged for now" };
            format!("{tried}, {can}")
        }
    };
    format!("{}, {} fort{stands}{use_of}", card.name(), names.whose(seat))
}

/// A card of the player's army, and whether it may be placed in a turn of the player's own.
pub fn army_card(name: &str, may: Option<bool>) -> String {
    match may {
        Some(true) => format!("{name}, can be placed"),
        Some(false) => format!("{name}, cannot be placed now"),
        None => name.to_owned(),
    }
}

pub fn held_card(slot: u8, mine: bool) -> String {
    let use_of = if mine { ", can be picked" } else { "" };
    format!("Card {slot} held out{use_of}")
}

/// A card that was picked, if it has been turned up.
pub fn laid_card(card: Option<Card>, seat: Seat, names: &Names) -> String {
    let what = card.map_or_else(|| String::from("A card face down"), Card::name);
    format!("{what}, for {}", names.inside(seat))
}

pub fn prize(name: &str) -> String {
    format!("{name}, fought for")
}

pub fn barracks(count: usize) -> String {
    format!("Barracks, {} face down", cards(count))
}

/// A player and how large the army and the fort are, for those who cannot see it.
pub fn panel(name: &str, note: &str, sizes: Option<(usize, usize)>) -> String {
    let mut parts = vec![name.to_owned()];
    if !note.is_empty() {
        parts.push(note.to_owned());
    }
    if let Some((army, fort)) = sizes {
        parts.push(format!("army of {}", cards(army)));
        parts.push(format!("fort of {}", cards(fort)));
    }
    parts.join(", ")
}
