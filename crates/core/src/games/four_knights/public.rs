//! Public state of Four Knights: options, phase and cards on the table.

use serde::{Deserialize, Serialize};

use super::Action;
use crate::cards::{CardSet, Pile};
use crate::engine::{History, Seat};

/// Cards dealt to each player for a hand (FN-2).
pub const HAND_SIZE: usize = 6;
/// Hands in a match (FN-11).
pub const HANDS: usize = 4;
/// Cards received by a player with half of the match's points (FN-8, FN-11).
pub const CARDS_TO_TIE: usize = HAND_SIZE * HANDS;
/// Maximum cards played in a hand, and yielded battles (FN-12).
const MOST_PLAYS: usize = 3 * HAND_SIZE;
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
    /// The revealed plays of this hand by seat, oldest first. Two commitments revealed together are
    /// next to each other, seat 0 first.
    #[serde(skip)]
    pub history: History<(Seat, Action), MOST_PLAYS>,
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

    /// Returns how many cards a seat receives if it wins the current battle with the next card or
    /// because the opponent has no answer to it; 0 if it has lost the battle (FN-7). Within a battle the
    /// number never falls.
    pub fn cards_at_stake(&self, seat: Seat) -> usize {
        let field: usize = self.field.iter().map(|line| line.len()).sum();
        // The field is evened and about to be captured.
        let evened =
            field > 0 && matches!(self.history.iter().next_back(), Some((_, Action::Forfeit(_))));
        let played = match self.phase {
            Phase::Over => return 0,
            Phase::Forfeit(loser) if loser == seat => return 0,
            Phase::Commit(_) if evened => return 0,
            Phase::Swap(_) | Phase::Commit(_) => 2,
            Phase::Reinforce(_) => 1,
            Phase::Forfeit(_) => 0,
        };
        (field + played).next_multiple_of(2)
    }

    /// Whether a seat has more than half of the match's points, which can't be caught (FN-8, FN-11).
    pub fn has_majority(&self, seat: Seat) -> bool {
        self.total(seat) > CARDS_TO_TIE
    }

    /// Whether winning the current battle would give a seat the majority of points.
    pub fn may_win_with_battle(&self, seat: Seat) -> bool {
        let undecided = Seat::all(2).all(|seat| !self.has_majority(seat));
        undecided && self.total(seat) + self.cards_at_stake(seat) > CARDS_TO_TIE
    }
}
