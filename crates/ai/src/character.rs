//! What characters of computer opponents lean to, at next to no cost in strength.

use cardkeep_core::cards::{Numbered, Set};
use cardkeep_core::engine::Seat;
use cardkeep_core::rival::Character;

/// The character of a seat, and whom it has to pay back.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Leaning {
    /// The character.
    pub character: Character,
    /// The seat that turned on it last.
    pub rival: Option<Seat>,
}

/// Returns how high a card is among others: 1 for the highest, -1 for the lowest.
pub(super) fn height<C: Numbered>(card: C, among: Set<C>) -> f32 {
    let below = among.intersection(Set::below(card)).len() as f32;
    let others = among.len().saturating_sub(1).max(1) as f32;
    (2.0 * below / others - 1.0).min(1.0)
}
