//! Contests of Watchtower: fights whose cards are picked blindly (WT-9, WT-18, WT-20).

use serde::{Deserialize, Serialize};

use super::BySeat;
use crate::cards::{Card, Pile, Rank};
use crate::engine::Seat;

/// Maximum cards per side of a fight (WT-20).
pub const LARGEST_FIGHT: usize = 3;

/// The cards picked from one side, face down, in order of picking.
pub type PickedCards = Pile<LARGEST_FIGHT>;

/// The kind of a fight and its prize.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs, reason = "what is said of a fight says what its fields are")]
pub enum Fight {
    /// A battle with `count` cards each, for a fort card of the defender (WT-9), or without a prize
    /// between two players on campaign (WT-20).
    Battle { attacker: Seat, defender: Seat, prize: Option<Card>, count: u8 },
    /// All players fight for the card that would complete the builder's watchtower (WT-18).
    FreeForAll { builder: Seat, prize: Card },
}

impl Fight {
    /// Returns the card being fought for.
    pub fn prize(self) -> Option<Card> {
        match self {
            Fight::Battle { prize, .. } => prize,
            Fight::FreeForAll { prize, .. } => Some(prize),
        }
    }

    /// Returns how many cards each side fights with.
    pub fn count(self) -> usize {
        match self {
            Fight::Battle { count, .. } => usize::from(count),
            Fight::FreeForAll { .. } => 1,
        }
    }
}

/// A fight from its first pick until its cards have moved to their destinations. Until then they
/// stay in their armies.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Contest {
    pub(super) fight: Fight,
    /// The seat whose cards are held out.
    pub(super) holder: Seat,
    /// All cards of the holder's army in the order they are held out, place 1 first; empty once all
    /// were picked.
    pub(super) held: Pile<{ Card::COUNT }>,
    /// The cards picked from each seat that have not moved on yet.
    pub(super) laid: BySeat<PickedCards>,
}

impl Contest {
    /// Returns the fight.
    pub fn fight(&self) -> Fight {
        self.fight
    }

    /// Returns the seat whose cards are held out.
    pub fn holder(&self) -> Seat {
        self.holder
    }

    /// Returns the holder's cards in the order they are held out, place 1 first.
    pub fn held(&self) -> &[Card] {
        &self.held
    }

    /// Returns the cards picked from each seat, in order of picking.
    pub fn laid(&self) -> &BySeat<PickedCards> {
        &self.laid
    }

    /// Iterates over the places picked from the holder, from 1, in order of picking.
    pub fn picked(&self) -> impl Iterator<Item = u8> {
        let place = |card| (1..).zip(self.held.iter()).find(|(_, held)| *held == card);
        self.laid[self.holder].iter().filter_map(place).map(|(place, _)| place)
    }

    /// Iterates over the places that can be picked, from 1.
    pub fn free(&self) -> impl Iterator<Item = u8> {
        (1..=self.held.len() as u8).filter(|place| self.at(*place).is_some())
    }

    /// Returns the card at a place, if it has not been picked.
    pub(super) fn at(&self, place: u8) -> Option<Card> {
        let card = *self.held.get(usize::from(place).checked_sub(1)?)?;
        (!self.laid[self.holder].contains(&card)).then_some(card)
    }
}

/// A side of a battle.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// The challenger.
    Attacker,
    /// The challenged player.
    Defender,
}

/// The reason for the result of a pair (WT-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum PairReason {
    /// The higher rank won.
    Higher,
    /// Equal ranks tie.
    Equal,
    /// A 7 of the attacker beats any card.
    AttackingSeven,
    /// A 7 of the defender loses to any card.
    DefendingSeven,
}

/// Returns the winner of a pair of a battle, if any, and the reason (WT-10).
pub fn duel(attacking: Card, defending: Card) -> (Option<Side>, PairReason) {
    let (attacking, defending) = (attacking.rank(), defending.rank());
    if attacking == Rank::Seven {
        (Some(Side::Attacker), PairReason::AttackingSeven)
    } else if defending == Rank::Seven {
        (Some(Side::Attacker), PairReason::DefendingSeven)
    } else {
        match attacking.cmp(&defending) {
            std::cmp::Ordering::Greater => (Some(Side::Attacker), PairReason::Higher),
            std::cmp::Ordering::Less => (Some(Side::Defender), PairReason::Higher),
            std::cmp::Ordering::Equal => (None, PairReason::Equal),
        }
    }
}
