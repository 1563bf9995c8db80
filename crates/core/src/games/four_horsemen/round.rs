//! The cards of a round (FH-5).

use serde::{Deserialize, Serialize};

use super::{BySeat, Card};
use crate::engine::Seat;

/// A card played to the round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Played {
    /// The card.
    pub card: Card,
    /// Whether it was the Fate deck's top card instead of one from the hand (FH-6).
    #[serde(default)]
    pub from_fate: bool,
}

/// The card that each seat has played to the round so far.
pub type Round = BySeat<Option<Played>>;

impl Round {
    /// Iterates over the cards in seat order.
    pub fn cards(&self) -> impl Iterator<Item = Card> {
        self.iter().flatten().map(|played| played.card)
    }

    /// Removes a card from the round.
    pub fn remove(&mut self, card: Card) {
        let lies = |played: &Option<Played>| played.is_some_and(|played| played.card == card);
        if let Some(played) = self.iter_mut().find(|played| lies(played)) {
            *played = None;
        }
    }

    /// Returns the highest card so far and its seat (FH-2, FH-5).
    pub fn winning(&self) -> Option<(Seat, Card)> {
        let played =
            self.pairs().filter_map(|(seat, played)| played.map(|played| (seat, played.card)));
        played.max_by_key(|(_, card)| *card)
    }
}
