//! Events of Four Kingdoms.

use serde::Serialize;

use super::{PileId, RUN};
use crate::cards::{Card, Pile};

/// Something that happened at the table. Nothing is hidden from the player.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "event", rename_all = "snake_case")]
#[allow(missing_docs, reason = "what is said of an event says what its fields are")]
pub enum Event {
    /// The talon's next card was dealt to the waste (FK-7, FK-14).
    Dealt { card: Card },
    /// Cards moved from one pile to another, the lowest first.
    Moved { cards: Pile<RUN>, from: PileId, to: PileId },
    /// The new top card of a free land was turned up (FK-2).
    TurnedUp { place: PileId, card: Card },
    /// All cards are in their kingdoms (FK-8).
    Won,
}
