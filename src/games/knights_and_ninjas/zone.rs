//! The zones of the table of Of Knights and Ninjas.

use cardkeep_core::engine::Seat;

/// A place for cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Zone {
    /// The draw pile.
    Pile,
    Discards,
    /// The undrafted cards.
    Draft,
    /// The draft card being looked at.
    Looked,
    Hand(Seat),
    /// The fortifications in front of a kingdom.
    Fort(Seat),
    /// The standing ladders of the player whose turn it is.
    Ladders,
    /// The attack in progress, or a card that prepares one.
    Attack,
    /// The answer to the attack, or another card that was just played.
    Answer,
    /// The cards that a seat shows a herald.
    Shown(Seat),
}

impl Zone {
    /// Returns the seat whose kingdom a touch of the zone refers to.
    pub(crate) fn kingdom(self) -> Option<Seat> {
        match self {
            Zone::Fort(seat) | Zone::Hand(seat) => Some(seat),
            _ => None,
        }
    }

    /// Whether the zone is in the middle of the table.
    pub(crate) fn is_stage(self) -> bool {
        use Zone::{Answer, Attack, Draft, Ladders, Looked, Shown};
        matches!(self, Attack | Answer | Draft | Looked | Ladders | Shown(_))
    }
}
