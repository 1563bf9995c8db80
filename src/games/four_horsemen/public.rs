//! What all seats see.

use serde::{Deserialize, Serialize};

use super::{BySeat, Card, Phase, Piles, Round};
use crate::engine::Seat;

/// The public part of a position and of its views.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Public {
    /// What the position waits for.
    pub phase: Phase,
    /// The seat that led the round or is to lead it.
    pub leader: Seat,
    /// The card that opened this hand; `None` while it is still to be led, so that it is the only
    /// one its holder may play (FH-4).
    #[serde(default)]
    pub opening: Option<Card>,
    /// The cards of the round so far.
    pub round: Round,
    /// The score piles, and who is out.
    pub piles: Piles,
    /// How much Favor each seat has.
    pub favor: BySeat<u8>,
}
