//! Public state of Four Kingdoms: options, waste and kingdoms.

use serde::{Deserialize, Serialize, Serializer};

use super::{Kingdom, TALON};
use crate::cards::{Card, Pile, Rank, Suit};

/// House options (C-8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Deals a card automatically when the waste becomes empty (FK-14).
    pub deal_when_empty: bool,
}

/// The public part of a position and of its view.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Public {
    /// The house options.
    pub options: Options,
    /// The waste; its last card can be played (FK-5).
    pub waste: Pile<TALON>,
    /// By suit: clubs, diamonds, hearts, spades.
    pub kingdoms: [Kingdom; 4],
}

impl Public {
    /// Returns the kingdom of a suit.
    pub fn kingdom(&self, suit: Suit) -> &Kingdom {
        &self.kingdoms[suit as usize]
    }

    /// Returns how many cards are home, not counting guests.
    pub fn home(&self) -> usize {
        self.kingdoms.iter().map(Kingdom::home).sum()
    }

    /// Whether all cards are home (FK-8).
    pub fn is_won(&self) -> bool {
        self.kingdoms.iter().all(Kingdom::is_full)
    }
}

/// JSON form of a kingdom; its suit follows from its index.
#[derive(Clone, Copy, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(super) struct WrittenKingdom {
    pub(super) king: bool,
    pub(super) queen: bool,
    pub(super) jack: bool,
    pub(super) tower: bool,
    pub(super) subjects: u8,
    pub(super) dungeon: bool,
    pub(super) guest: Option<Card>,
}

impl From<Kingdom> for WrittenKingdom {
    fn from(kingdom: Kingdom) -> Self {
        WrittenKingdom {
            king: kingdom.has(Rank::King),
            queen: kingdom.has(Rank::Queen),
            jack: kingdom.has(Rank::Jack),
            tower: kingdom.has(Rank::Ten),
            subjects: kingdom.subjects(),
            dungeon: kingdom.has(Rank::Ace),
            guest: kingdom.guest(),
        }
    }
}

impl Serialize for Kingdom {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        WrittenKingdom::from(*self).serialize(serializer)
    }
}
