//! The tables of the games, as implementations for the table machine.

mod four_horsemen;
mod four_kingdoms;
mod four_knights;
mod knights_and_ninjas;
mod watchtower;

use std::any::Any;

use super::i18n::{self, achievements, lessons as lesson_texts, t, tips};
use super::lesson::Lesson;
use super::services::Tables;
use super::session;
use super::table;
use super::table::beat::Presentation;
use super::table::game::{Coaching as _, Status as _, TableGame as _};
use cardkeep_core::games::GameId;
use cardkeep_store::{Save, Summarize};

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

/// The tables, for the rest of the app.
pub(crate) const TABLES: Tables = Tables {
    open: |game, begin, services| with_table!(game, T => table::open::<T>(begin, services)),
    laid: |game| with_table!(game, T => T::LAID),
    lesson,
    lesson_text,
    puzzles,
    tips: |game| with_table!(game, T => T::TIPS.iter().map(|tip| tip.id).collect()),
    tip_text,
    achievement,
};

/// Returns the lesson of a game.
pub(crate) fn lesson(game: GameId) -> Lesson {
    Lesson::read(match game {
        GameId::FourKnights => include_str!("../../assets/lessons/four-knights.json"),
        GameId::FourKingdoms => include_str!("../../assets/lessons/four-kingdoms.json"),
        GameId::FourHorsemen => include_str!("../../assets/lessons/four-horsemen.json"),
        GameId::Watchtower => include_str!("../../assets/lessons/watchtower.json"),
        GameId::KnightsAndNinjas => include_str!("../../assets/lessons/knights-and-ninjas.json"),
    })
}

fn lesson_text(game: GameId, say: &str, rival: &str) -> String {
    match game {
        GameId::FourKnights => t!(lesson_texts::four_knights, say, rival),
        GameId::FourKingdoms => t!(lesson_texts::four_kingdoms, say),
        GameId::FourHorsemen => t!(lesson_texts::four_horsemen, say, rival),
        GameId::Watchtower => t!(lesson_texts::watchtower, say, rival),
        GameId::KnightsAndNinjas => t!(lesson_texts::knights_and_ninjas, say, rival),
    }
}

fn puzzles(game: GameId) -> &'static str {
    match game {
        GameId::FourKnights => include_str!("../../assets/puzzles/four-knights.txt"),
        GameId::FourKingdoms => include_str!("../../assets/puzzles/four-kingdoms.txt"),
        GameId::FourHorsemen => include_str!("../../assets/puzzles/four-horsemen.txt"),
        GameId::Watchtower => include_str!("../../assets/puzzles/watchtower.txt"),
        GameId::KnightsAndNinjas => include_str!("../../assets/puzzles/knights-and-ninjas.txt"),
    }
}

fn tip_text(game: GameId, tip: &str) -> String {
    match game {
        GameId::FourKnights => t!(tips::four_knights, tip),
        GameId::FourKingdoms => t!(tips::four_kingdoms, tip),
        GameId::FourHorsemen => t!(tips::four_horsemen, tip),
        GameId::Watchtower => t!(tips::watchtower, tip),
        GameId::KnightsAndNinjas => t!(tips::knights_and_ninjas, tip),
    }
}

fn achievement(game: GameId, deed: &str) -> (String, String) {
    use achievements as a;
    match game {
        GameId::FourKnights => (t!(a::four_knights, deed), t!(a::four_knights_how, deed)),
        GameId::FourKingdoms => (t!(a::four_kingdoms, deed), t!(a::four_kingdoms_how, deed)),
        GameId::FourHorsemen => (t!(a::four_horsemen, deed), t!(a::four_horsemen_how, deed)),
        GameId::Watchtower => (t!(a::watchtower, deed), t!(a::watchtower_how, deed)),
        GameId::KnightsAndNinjas => {
            (t!(a::knights_and_ninjas, deed), t!(a::knights_and_ninjas_how, deed))
        }
    }
}

/// Sums up saved matches in the current language.
pub(crate) const SUMMARIZE: Summarize = Summarize { language: i18n::tag, summary };

/// Returns the summary of a saved match in the current language; `None` if it is of another game.
fn summary(game: GameId, save: &dyn Any) -> Option<String> {
    with_table!(game, T => {
        let save = save.downcast_ref::<Save<<T as Presentation>::Rules>>()?;
        Some(session::summary(save.record.position(), &save.players, &save.names, T::summary))
    })
}

/// Makes a test of each of these functions in `checks`, which takes the table of every game.
#[cfg(all(test, feature = "testing"))]
macro_rules! test_every_table {
    ($($check:ident)+) => {
        $(#[test]
        fn $check() {
            for id in cardkeep_core::games::GameId::ALL {
                with_table!(id, T => checks::$check::<T>());
            }
        })+
    };
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
mod daily_pace;
#[cfg(all(test, feature = "testing"))]
mod exercises;
#[cfg(all(test, feature = "testing"))]
mod first_time_tips;
#[cfg(test)]
mod highlights;
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
#[cfg(all(test, feature = "testing"))]
mod shared_device;
#[cfg(test)]
mod table_states;
#[cfg(test)]
mod tests;
