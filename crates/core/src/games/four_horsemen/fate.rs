//! The Fate deck of a two-player table (FH-3, FH-6).

use serde::{Deserialize, Serialize};

use super::Card;
use crate::cards::Pile;
use crate::engine::Seat;

/// Cards in the Fate deck before and after every play (FH-3).
pub const FATE_SIZE: usize = 8;

/// The Fate deck, bottom card first; empty at larger tables.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FateDeck {
    pub(super) cards: Pile<FATE_SIZE, Card>,
    /// The seat that put the card in each place and so knows it; `None` if it was dealt there.
    #[serde(default)]
    pub(super) put_by: [Option<Seat>; FATE_SIZE],
}

impl FateDeck {
    /// Iterates over the cards from the bottom up, each with the seat that put it there.
    pub fn iter(&self) -> impl Iterator<Item = (Card, Option<Seat>)> {
        self.cards.iter().copied().zip(self.put_by)
    }

    /// Puts a seat's card on the bottom and takes the top card (FH-6).
    ///
    /// # Panics
    /// If the deck is empty. Only two-player tables have one, and its size is constant.
    pub(super) fn exchange(&mut self, seat: Seat, card: Card) -> Card {
        self.cards.rotate_right(1);
        self.put_by.rotate_right(1);
        self.put_by[0] = Some(seat);
        std::mem::replace(&mut self.cards[0], card)
    }
}
