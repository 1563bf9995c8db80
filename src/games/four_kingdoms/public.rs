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
    /// A suit's castle, tower, subjects, dungeon and guest chamber.
    pub fn kingdom(&self, suit: Suit) -> &Kingdom {
        &self.kingdoms[suit as usize]
    }

    /// How many cards are in their kingdoms, guests not counted.
    pub fn home(&self) -> usize {
        self.kingdoms.iter().map(Kingdom::home).sum()
    }

    /// Whether all cards are at home (FK-8).
    pub fn is_won(&self) -> bool {
        self.kingdoms.iter().all(Kingdom::is_full)
    }
}
