//! What the player sees for certain.

use serde::Serialize;

use super::{Kingdom, Options, TALON};
use crate::cards::{Pile, Suit};

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

    /// Returns how many cards are home; guests do not count.
    pub fn home(&self) -> usize {
        self.kingdoms.iter().map(Kingdom::home).sum()
    }

    /// Whether all cards are home (FK-8).
    pub fn is_won(&self) -> bool {
        self.kingdoms.iter().all(Kingdom::is_full)
    }
}
