//! What a position waits for, and what is under way in a turn.

use serde::{Deserialize, Serialize};

use super::Force;
use crate::engine::Seat;

/// What the position waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Phase {
    /// The player whose turn it is plays something or ends the turn (KN-3, KN-22).
    Turn,
    /// The attacked player answers, or the player whose archer another archer is sent against
    /// (KN-9).
    Answer(Attack),
    /// Somebody may take gems that are on the move (KN-11).
    Road(Loot),
    /// This seat chooses a card to show, unseen (KN-14).
    Show(Seat),
    /// The player whose turn it is takes one of the cards shown (KN-14).
    Take,
    /// This seat chooses how to pay the monk, unseen (KN-16).
    Pay(Seat),
    /// A minstrel makes somebody discard (KN-23).
    Tribute(Tribute),
    /// This seat has looked at the top card of the draft (KN-21).
    Draft(Seat),
    /// Somebody has all the gems it takes, or all rounds are over (KN-5, KN-24).
    Over,
}

/// What was played in a turn so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TurnPlays {
    /// Nothing yet.
    Fresh,
    /// Cards against this rival (KN-6).
    Attack(Seat),
    /// Fortifications (KN-13).
    Fortify,
    /// A special action (KN-17).
    Special,
}

/// An attack on its way (KN-6 to KN-9), or an archer sent against an archer, which can be answered
/// too (KN-9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attack {
    /// The cards that attack. They lie on the table until the attack is over.
    pub force: Force,
    /// For whom it takes gems: who played it, or who turned it with a traitor.
    pub by: Seat,
    /// Who has to answer.
    pub on: Seat,
    /// The response, from when it is played until it takes effect; `None` in every position that
    /// waits for a decision.
    #[serde(skip)]
    pub response: Option<Force>,
}

impl Attack {
    /// Creates an attack that is not answered yet.
    pub fn new(force: Force, by: Seat, on: Seat) -> Self {
        Attack { force, by, on, response: None }
    }

    /// The attack as a traitor turns it.
    #[must_use]
    pub fn turned(self) -> Self {
        Attack::new(self.force, self.on, self.by)
    }

    /// Whether the turn ends if it is stopped: only if the turn's own player made it (KN-9).
    pub fn ends_turn_of(&self, mover: Seat) -> bool {
        self.by == mover
    }

    /// The strength that is left of it after the response (KN-9, KN-10).
    pub fn strength_left(&self) -> u8 {
        let met = self.response.filter(|force| force.role().is_troop());
        self.force.strength().saturating_sub(met.map_or(0, Force::strength))
    }
}

/// Gems on the move from an attack (KN-11). They count for nobody until they settle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Loot {
    /// How many.
    pub gems: u8,
    /// Who lost them.
    pub from: Seat,
    /// Who has them, if nobody takes them from there.
    pub holder: Seat,
    /// Who is asked to take them or to let them go; the holder itself before anybody is asked.
    pub asked: Seat,
}

/// Cards that a player has to discard because of a minstrel, at a table of two (KN-23).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tribute {
    /// Who has to discard.
    pub seat: Seat,
    /// How many cards are still to be discarded.
    pub cards: u8,
    /// Whether the turn ends after that, because the minstrel stopped an attack.
    pub ends_turn: bool,
}

impl Loot {
    /// Whether somebody is asked for the gems.
    pub fn is_open(&self) -> bool {
        self.asked != self.holder
    }
}
