//! What is on the table of Of Knights and Ninjas beside the cards.

use crate::engine::Seat;
use crate::games::knights_and_ninjas::{Attack, BySeat, Conduct};

/// Gems that are on the move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Road {
    pub gems: u8,
    pub from: Seat,
    pub holder: Seat,
    /// The others are asked whether they rob them.
    pub open: bool,
}

/// What is on the table beside the cards.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Facts {
    pub gems: BySeat<u8>,
    pub turn: u16,
    /// Whose turn it is, or was before a draft.
    pub mover: Seat,
    pub conduct: Conduct,
    pub attack: Option<Attack>,
    pub road: Option<Road>,
    /// Who looked last at a card of the draft that goes on.
    pub looks: Option<Seat>,
}
