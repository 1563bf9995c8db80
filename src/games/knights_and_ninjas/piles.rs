//! The draw pile, the discards and the draft (KN-2, KN-4, KN-21).

use serde::{Deserialize, Serialize};

use super::{Card, DRAFT};
use crate::cards::Pile;
use crate::engine::Seat;

/// A pile of up to the whole deck, the bottom card first.
pub type CardPile = Pile<{ Card::DECK }, Card>;

/// The draft of a table of two (KN-21).
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Draft {
    /// The cards still face down and the one being looked at, which is the last.
    #[serde(default)]
    pub(super) cards: Pile<DRAFT, Card>,
    /// How many of them, from the last on, were dealt before the discards were shuffled into a new
    /// draw pile.
    #[serde(default)]
    pub(super) old: u8,
    /// Who began this draft, or the last one.
    #[serde(default)]
    pub(super) begun_by: Option<Seat>,
}

impl Draft {
    /// The cards still face down and the one being looked at, which is the last.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// Who began this draft, or the last one; nobody at a table of more than two.
    pub fn begun_by(&self) -> Option<Seat> {
        self.begun_by
    }
}
