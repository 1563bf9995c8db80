//! The five games, and the registry that leads from a name to a game's types.

pub mod four_horsemen;
pub mod four_kingdoms;
pub mod four_knights;
pub mod knights_and_ninjas;

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::engine::Unreadable;

/// A game that can be played. Its text form is the id of the rules: `four-knights`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum GameId {
    FourKnights,
    FourKingdoms,
    FourHorsemen,
    KnightsAndNinjas,
}

/// Evaluates an expression with a type name bound to the position of the game that a [`GameId`]
/// names: `with_game!(id, G => Record::<G>::new(..))`. The one place that dispatches over games.
#[macro_export]
macro_rules! with_game {
    ($id:expr, $game:ident => $body:expr) => {
        match $id {
            $crate::games::GameId::FourKnights => {
                type $game = $crate::games::four_knights::Position;
                $body
            }
            $crate::games::GameId::FourKingdoms => {
                type $game = $crate::games::four_kingdoms::Position;
                $body
            }
            $crate::games::GameId::FourHorsemen => {
                type $game = $crate::games::four_horsemen::Position;
                $body
            }
            $crate::games::GameId::KnightsAndNinjas => {
                type $game = $crate::games::knights_and_ninjas::Position;
                $body
            }
        }
    };
}

impl GameId {
    pub const ALL: [GameId; 4] =
        [GameId::FourKnights, GameId::FourKingdoms, GameId::FourHorsemen, GameId::KnightsAndNinjas];

    /// The id that saves, commands and file names use.
    pub fn id(self) -> &'static str {
        match self {
            GameId::FourKnights => "four-knights",
            GameId::FourKingdoms => "four-kingdoms",
            GameId::FourHorsemen => "four-horsemen",
            GameId::KnightsAndNinjas => "knights-and-ninjas",
        }
    }

    /// The name on the screen.
    pub fn name(self) -> &'static str {
        match self {
            GameId::FourKnights => "Four Knights",
            GameId::FourKingdoms => "Four Kingdoms",
            GameId::FourHorsemen => "Four Horsemen",
            GameId::KnightsAndNinjas => "Of Knights and Ninjas",
        }
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for GameId {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let found = GameId::ALL.into_iter().find(|game| game.id() == text);
        found.ok_or_else(|| {
            let expected = "four-knights, four-kingdoms, four-horsemen or knights-and-ninjas";
            Unreadable::new("game", text, expected)
        })
    }
}
