//! The tables: what a player sees and does in a running match.

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
    let _ = (game, begin, services);
    Err(String::from("This table is not set yet."))
}
