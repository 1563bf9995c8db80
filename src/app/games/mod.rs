//! What each game adds to the table machine.

mod four_horsemen;
mod four_kingdoms;
mod four_knights;
mod knights_and_ninjas;
mod watchtower;

use std::rc::Rc;

use super::table::{self, Begin, Seated};
use super::{Services, words};
use crate::games::GameId;

/// `Some` of an expression with a type name bound to the table of the game that a [`GameId`] names;
/// `None` for a game that has no table yet.
macro_rules! with_table {
    ($id:expr, $table:ident => $body:expr) => {
        match $id {
            GameId::FourKnights => {
                type $table = crate::app::games::four_knights::FourKnights;
                Some($body)
            }
            GameId::FourKingdoms => {
                type $table = crate::app::games::four_kingdoms::FourKingdoms;
                Some($body)
            }
            GameId::FourHorsemen => {
                type $table = crate::app::games::four_horsemen::FourHorsemen;
                Some($body)
            }
            GameId::Watchtower => {
                type $table = crate::app::games::watchtower::Watchtower;
                Some($body)
            }
            GameId::KnightsAndNinjas => {
                type $table = crate::app::games::knights_and_ninjas::KnightsAndNinjas;
                Some($body)
            }
        }
    };
}
/// Whether a game has a table, and so can be played on the screen.
pub fn exists(game: GameId) -> bool {
    with_table!(game, T => std::any::type_name::<T>()).is_some()
}

/// Opens the table of a game.
///
/// # Errors
/// Why the match cannot be played, in words for the player.
pub fn open(game: GameId, begin: Begin, services: &Services) -> Result<Rc<dyn Seated>, String> {
    with_table!(game, T => table::open::<T>(begin, services))
        .unwrap_or_else(|| Err(words::no_table(game.name())))
}

#[cfg(test)]
mod sentences;
#[cfg(test)]
mod tests;
