//! What both seats see.

use serde::{Deserialize, Serialize};

use super::{HAND_SIZE, HANDS, Options, Phase, STOCKADE_SLOTS};
use crate::cards::{CardSet, Pile};
use crate::engine::Seat;

/// The public part of a position and of its views.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Public {
    /// The house options.
    #[serde(default)]
    pub options: Options,
    /// What the position waits for.
    pub phase: Phase,
    /// The cards on the field by seat, oldest first.
    #[serde(default)]
    pub field: [Pile<HAND_SIZE>; 2],
    /// The seat that left the card in each Stockade slot and so knows it; nobody if the card was
    /// dealt there (FN-10).
    #[serde(default)]
    pub left_by: [Option<Seat>; STOCKADE_SLOTS],
    /// Cards received, by hand and seat (FN-8).
    #[serde(default)]
    pub received: [[CardSet; 2]; HANDS],
}

impl Public {
    /// Returns how many cards a seat has received in the whole match (FN-8): twice its points.
    pub fn total(&self, seat: Seat) -> usize {
        self.received.iter().map(|hand| hand[seat.index()].len()).sum()
    }

    /// Returns how many cards neither seat has received yet, in this hand and those still to be
    /// dealt (FN-9, FN-11).
    pub fn remaining(&self) -> usize {
        2 * HAND_SIZE * HANDS - self.total(Seat(0)) - self.total(Seat(1))
    }
}
