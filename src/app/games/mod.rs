//! What each game adds to the table machine.

mod four_kingdoms;
mod four_knights;

use std::rc::Rc;

use super::Services;
use super::table::{self, Begin, Seated};
use crate::games::GameId;

/// Opens the table of a game.
///
/// # Errors
/// Why the match cannot be played, in words for the player.
pub fn open(game: GameId, begin: Begin, services: &Services) -> Result<Rc<dyn Seated>, String> {
    match game {
        GameId::FourKnights => table::open::<four_knights::FourKnights>(begin, services),
        GameId::FourKingdoms => table::open::<four_kingdoms::FourKingdoms>(begin, services),
        GameId::FourHorsemen => Err(String::from("being moved")),
    }
}
