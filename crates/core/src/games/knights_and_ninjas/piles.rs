//! The draw pile, the discards and the draft of Of Knights and Ninjas (KN-2, KN-4, KN-21).

use serde::{Deserialize, Serialize};

use super::{Card, DRAFT};
use crate::cards::Pile;
use crate::engine::Seat;

/// A pile of up to the whole deck, bottom card first.
pub type CardPile = Pile<{ Card::DECK }, Card>;

/// The draft of a two-player table (KN-21).
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Draft {
    /// The face-down cards and the one being looked at, which is last.
    #[serde(default)]
    pub(super) cards: Pile<DRAFT, Card>,
    /// How many of them, counted from the last, were dealt before the last reshuffle.
    #[serde(default)]
    pub(super) old: u8,
    /// The seat that began this draft, or the last one.
    #[serde(default)]
    pub(super) begun_by: Option<Seat>,
}

impl Draft {
    /// Returns the face-down cards and the one being looked at, which is last.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// Returns the seat that began this draft, or the last one; `None` with more than two players.
    pub fn begun_by(&self) -> Option<Seat> {
        self.begun_by
    }
}
