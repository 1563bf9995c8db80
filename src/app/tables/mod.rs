//! The tables: what a player sees and does in a running match.

mod cards;
mod four_knights;
mod models;

use std::rc::Rc;

use super::Services;
use crate::games::GameId;
use crate::store::{Player, Slot};

/// How a match comes to its table.
#[derive(Clone, Debug)]
pub enum Begin {
    /// A new deal, with the house options of the game as JSON.
    New { options: serde_json::Value, players: Vec<Player>, seed: u64 },
    /// Where a save left off.
    Resume(Slot),
}

/// A running match on the screen.
pub trait Table {
    /// The player goes away: opponents stop thinking. The match is kept with its last action.
    fn leave(&self);
    /// Another page lies over the table.
    fn pause(&self);
    /// The table is shown, at first or again.
    fn resume(&self);
    /// Closes what lies open on the table; answers whether there was anything.
    fn back(&self) -> bool;
    /// Speed or colours were changed.
    fn settings_changed(&self);
    /// Keeps the match in a slot.
    ///
    /// # Errors
    /// Why it could not be kept, in words for the player.
    fn save_to(&self, slot: u8) -> Result<(), String>;
}

/// Opens the table of a game.
///
/// # Errors
/// Why the match cannot be played, in words for the player.
pub fn open(game: GameId, begin: Begin, services: &Services) -> Result<Rc<dyn Table>, String> {
    match game {
        GameId::FourKnights => four_knights::open(begin, services),
    }
}

/// The number of a deal that nobody chose.
pub fn fresh_seed() -> u64 {
    // Hash maps are seeded by the system; a deal number is short enough to be told and typed.
    let state = std::collections::hash_map::RandomState::new();
    std::hash::BuildHasher::hash_one(&state, 0u8) % 1_000_000
}
