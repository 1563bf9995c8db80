//! Public state of Four Horsemen: phase, round, score piles and Favor.

use serde::{Deserialize, Serialize};

use super::{BySeat, Card, Piles, Played, Round};
use crate::engine::{History, Seat};

/// The Favor needed to win the match (FH-15).
pub const FAVOR_TO_WIN: u8 = 3;
/// Maximum hands of a match (FH-15).
pub const HANDS: u8 = 40;
/// House options: none (C-8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Options {}

/// What the position waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// This seat plays a card to the round (FH-5, FH-6).
    Play(Seat),
    /// This seat won the round and gives out its cards (FH-7).
    Give(Seat),
    /// A seat has three Favor, or all hands are over (FH-15).
    Over,
}

/// The public part of a position and of its views.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Public {
    /// What the position waits for.
    pub phase: Phase,
    /// The seat that led the round, or is about to lead it.
    pub leader: Seat,
    /// The card that opened this hand; `None` before that, when its holder may play no other
    /// (FH-4).
    #[serde(default)]
    pub opening: Option<Card>,
    /// The cards of the round so far.
    pub round: Round,
    /// The score piles, including who is eliminated.
    pub piles: Piles,
    /// Each seat's Favor.
    pub favor: BySeat<u8>,
    /// The plays of this hand by seat, oldest first.
    #[serde(skip)]
    pub history: History<(Seat, Played), { Card::COUNT }>,
}

impl Public {
    /// Whether a seat needs one more Favor to win a match that goes on (FH-15). It may have to wait for the
    /// next hand, because it is eliminated from this one.
    pub fn needs_one_favor(&self, seat: Seat) -> bool {
        let won = self.favor.iter().any(|favor| *favor >= FAVOR_TO_WIN);
        self.phase != Phase::Over && !won && self.favor[seat] + 1 == FAVOR_TO_WIN
    }
}
