//! Public state of Four Knights: options, phase and cards on the table.

use serde::{Deserialize, Serialize};

use crate::cards::{CardSet, Pile};
use crate::engine::Seat;

/// Cards dealt to each player for a hand (FN-2).
pub const HAND_SIZE: usize = 6;
/// Hands in a match (FN-11).
pub const HANDS: usize = 4;
/// Cards in the Stockade (FN-2).
pub const STOCKADE_SLOTS: usize = 4;

/// House options (C-8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Whether a pressed player may yield the battle although it could answer (FN-6).
    pub may_yield: bool,
}

/// What the position waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// This seat may swap a card with the Stockade or keep its hand (FN-10).
    Swap(Seat),
    /// This seat commits a card face down (FN-4, FN-5).
    Commit(Seat),
    /// This seat is pressed and can answer (FN-6).
    Reinforce(Seat),
    /// This seat lost the battle and evens the field (FN-7).
    Forfeit(Seat),
    /// Four hands are over (FN-11).
    Over,
}

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
    /// The seat that left the card in each Stockade slot and so knows it; `None` if the card was
    /// dealt there (FN-10).
    #[serde(default)]
    pub left_by: [Option<Seat>; STOCKADE_SLOTS],
    /// Cards received, by hand and seat (FN-8).
    #[serde(default)]
    pub received: [[CardSet; 2]; HANDS],
}

impl Public {
    /// Returns how many cards a seat has received in the whole match: twice its points (FN-8).
    pub fn total(&self, seat: Seat) -> usize {
        self.received.iter().map(|hand| hand[seat.index()].len()).sum()
    }

    /// Returns how many cards are still to be received, in this hand and the following ones (FN-9,
    /// FN-11).
    pub fn remaining(&self) -> usize {
        2 * HAND_SIZE * HANDS - self.total(Seat(0)) - self.total(Seat(1))
    }
}
