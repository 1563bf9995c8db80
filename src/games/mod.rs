//! The five games, and the registry that leads from a name to a game's types.

pub mod four_horsemen;
pub mod four_kingdoms;
pub mod four_knights;
pub mod watchtower;

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
        }
    };
}

impl GameId {
    pub const ALL: [GameId; 3] = [GameId::FourKnights, GameId::FourKingdoms, GameId::FourHorsemen];

    /// The id that saves, commands and file names use.
    pub fn id(self) -> &'static str {
        match self {
            GameId::FourKnights => "four-knights",
            GameId::FourKingdoms => "four-kingdoms",
            GameId::FourHorsemen => "four-horsemen",
        }
    }

    /// The name on the screen.
    pub fn name(self) -> &'static str {
        match self {
            GameId::FourKnights => "Four Knights",
            GameId::FourKingdoms => "Four Kingdoms",
            GameId::FourHorsemen => "Four Horsemen",
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
            Unreadable::new("game", text, "four-knights, four-kingdoms or four-horsemen")
        })
    }
}
