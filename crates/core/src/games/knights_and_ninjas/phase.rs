//! Phases of Of Knights and Ninjas, and the attacks, loot and tributes they refer to.

use serde::{Deserialize, Serialize};

use super::Force;
use crate::engine::Seat;

/// What the position waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Phase {
    /// The player whose turn it is plays a card or ends the turn (KN-3, KN-22).
    Turn,
    /// The attacked player answers, or the player whose archer is attacked by an archer (KN-9).
    Answer(Attack),
    /// A player may take gems that are on the move (KN-11).
    Road(Loot),
    /// This seat chooses a card to show, face down (KN-14).
    Show(Seat),
    /// The player whose turn it is takes one of the cards shown (KN-14).
    Take,
    /// This seat chooses how to pay the monk, face down (KN-16).
    Pay(Seat),
    /// A minstrel makes a player discard (KN-23).
    Tribute(Tribute),
    /// This seat has looked at the top card of the draft (KN-21).
    Draft(Seat),
    /// A player has all the gems needed to win, or all rounds are over (KN-5, KN-24).
    Over,
}

/// What was played in the current turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TurnPlays {
    /// Nothing.
    Fresh,
    /// Cards against this rival (KN-6).
    Attack(Seat),
    /// Fortifications (KN-13).
    Fortify,
    /// A special action (KN-17).
    Special,
}

/// An attack in progress (KN-6 to KN-9), or an archer sent against an archer, which can also be
/// answered (KN-9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attack {
    /// The attacking cards. They stay on the table until the attack is over.
    pub force: Force,
    /// The seat it takes gems for: the one that played it, or turned it with a traitor.
    pub by: Seat,
    /// The seat that has to answer.
    pub on: Seat,
    /// The response, between being played and taking effect; `None` in every position that waits
    /// for a decision.
    #[serde(skip)]
    pub response: Option<Force>,
}

impl Attack {
    /// Creates an attack without a response.
    pub fn new(force: Force, by: Seat, on: Seat) -> Self {
        Attack { force, by, on, response: None }
    }

    /// Returns the attack as turned by a traitor.
    #[must_use]
    pub fn turned(self) -> Self {
        Attack::new(self.force, self.on, self.by)
    }

    /// Whether stopping it ends the turn: only if the player whose turn it is made it (KN-9).
    pub fn ends_turn_of(&self, mover: Seat) -> bool {
        self.by == mover
    }

    /// Returns its remaining strength after the response (KN-9, KN-10).
    pub fn strength_left(&self) -> u8 {
        let met = self.response.filter(|force| force.role().is_troop());
        self.force.strength().saturating_sub(met.map_or(0, Force::strength))
    }
}

/// Gems on the move from an attack (KN-11). They count for no one until they settle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Loot {
    /// Number of gems.
    pub gems: u8,
    /// The seat that lost them.
    pub from: Seat,
    /// The seat that gets them if no one takes them.
    pub holder: Seat,
    /// The seat asked to take them or let them go; the holder itself before anyone is asked.
    pub asked: Seat,
}

/// Cards that a player has to discard because of a minstrel, with two players (KN-23).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tribute {
    /// The seat that has to discard.
    pub seat: Seat,
    /// Number of cards still to be discarded.
    pub cards: u8,
    /// Whether the turn ends after that, because the minstrel stopped an attack.
    pub ends_turn: bool,
}

impl Loot {
    /// Whether a seat is being asked for the gems.
    pub fn is_open(&self) -> bool {
        self.asked != self.holder
    }
}
