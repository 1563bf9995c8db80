//! The tables of the games, as implementations for the table machine.

mod four_horsemen;
mod four_kingdoms;
mod four_knights;
mod knights_and_ninjas;
mod watchtower;

use std::any::Any;
use std::rc::Rc;

use super::Services;
use super::i18n;
use super::lesson::Lesson;
use super::table::beat::Presentation;
use super::table::game::TableGame;
use super::table::{self, Begin, Seated};
use cardkeep_core::engine::{Game, Seat};
use cardkeep_core::games::GameId;
use cardkeep_store::{Player, Save, Summarize};

/// Evaluates an expression with a type name bound to the table type of a [`GameId`].
macro_rules! with_table {
    ($id:expr, $table:ident => $body:expr) => {
        match $id {
            GameId::FourKnights => {
                type $table = crate::games::four_knights::FourKnights;
                $body
            }
            GameId::FourKingdoms => {
                type $table = crate::games::four_kingdoms::FourKingdoms;
                $body
            }
            GameId::FourHorsemen => {
                type $table = crate::games::four_horsemen::FourHorsemen;
                $body
            }
            GameId::Watchtower => {
                type $table = crate::games::watchtower::Watchtower;
                $body
            }
            GameId::KnightsAndNinjas => {
                type $table = crate::games::knights_and_ninjas::KnightsAndNinjas;
                $body
            }
        }
    };
}

/// Opens the table of a game.
///
/// # Errors
/// Why the match can't be played, as a message for the player.
pub(crate) fn open(
    game: GameId,
    begin: Begin,
    services: &Services,
) -> Result<Rc<dyn Seated>, String> {
    with_table!(game, T => table::open::<T>(begin, services))
}

/// Sums up saved matches in the current language.
pub(crate) const SUMMARIZE: Summarize = Summarize { language: i18n::tag, summary };

/// Returns the summary of a saved match in the current language; `None` if it is of another game.
fn summary(game: GameId, save: &dyn Any) -> Option<String> {
    with_table!(game, T => {
        let save = save.downcast_ref::<Save<<T as Presentation>::Rules>>()?;
        let human = save.players.iter().position(|player| *player == Player::Human)?;
        Some(T::summary(&save.record.position().view(Seat(human as u8))))
    })
}

/// Returns the texts of a game's first-time tips.
pub(crate) fn tips(game: GameId) -> Vec<String> {
    with_table!(game, T => T::TIPS.iter().map(|tip| T::tip_text(tip.id)).collect())
}

/// Returns the lesson of a game.
pub(crate) fn lesson(game: GameId) -> Lesson {
    with_table!(game, T => Lesson::read(T::LESSON))
}

#[cfg(test)]
mod awards;
#[cfg(test)]
mod card_names;
#[cfg(all(test, feature = "testing"))]
mod clipped_text;
#[cfg(all(test, feature = "testing"))]
mod composition;
#[cfg(all(test, feature = "testing"))]
mod first_time_tips;
#[cfg(test)]
mod last_actions;
#[cfg(all(test, feature = "testing"))]
mod lessons;
#[cfg(test)]
mod random_matches;
#[cfg(all(test, feature = "testing"))]
mod real_tables;
#[cfg(test)]
mod sentences;
#[cfg(test)]
mod tests;
