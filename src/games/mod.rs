//! The games, and the one table that makes their ids, their names and the way from an id to a
//! game's types.
//!
//! A game is a folder here with a `Position` that is a [`Game`], a line `pub mod` and a row of the
//! table. The rest of the project finds it by its [`GameId`].

#![deny(missing_docs)]

pub mod four_horsemen;
pub mod four_kingdoms;
pub mod four_knights;
pub mod knights_and_ninjas;
mod load;
mod notation;
mod refusal;
pub mod watchtower;

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::engine::{Game, HouseRule, Unreadable};

/// The table of games, in the order of the home page. A row: the variant of [`GameId`] and the
/// module; whether it is played `alone` or against `rivals`; the id; the name.
///
/// Hands all rows to a macro, behind what that one is given.
#[doc(hidden)]
#[macro_export]
macro_rules! each_game {
    ($($macro:tt)::+! $given:tt) => {
        $($macro)::+! { $given
            FourKnights four_knights { rivals, "four-knights", "Four Knights" }
            FourKingdoms four_kingdoms { alone, "four-kingdoms", "Four Kingdoms" }
            FourHorsemen four_horsemen { rivals, "four-horsemen", "Four Horsemen" }
            Watchtower watchtower { rivals, "watchtower", "Watchtower" }
            KnightsAndNinjas knights_and_ninjas { rivals, "knights-and-ninjas", "Of Knights and Ninjas" }
        }
    };
}

/// Evaluates an expression with a type name bound to the position of the game that a [`GameId`]
/// names: `with_game!(id, G => Record::<G>::new(..))`.
#[macro_export]
macro_rules! with_game {
    ($id:expr, $game:ident => $body:expr) => {
        $crate::each_game! { $crate::to_any_game! { $id, $game, $body } }
    };
}

/// Like [`with_game!`] for the games against rivals, whose positions are
/// [`Opponent`](crate::ai::Opponent)s: `Some` of the expression, `None` for a game played alone.
#[macro_export]
macro_rules! with_opponent {
    ($id:expr, $game:ident => $body:expr) => {
        $crate::each_game! { $crate::to_rivals! { $id, $game, $body } }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! to_any_game {
    ({ $id:expr, $game:ident, $body:expr } $($variant:ident $module:ident $row:tt)+) => {
        match $id {
            $($crate::games::GameId::$variant => {
                type $game = $crate::games::$module::Position;
                $body
            })+
        }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! to_rivals {
    ({ $id:expr, $game:ident, $body:expr }
     $($variant:ident $module:ident { $company:ident, $($row:tt)* })+) => {
        match $id {
            $($crate::games::GameId::$variant => {
                $crate::if_rivals!($company, $module, $game, $body)
            })+
        }
    };
}

#[doc(hidden)]
#[macro_export]
macro_rules! if_rivals {
    (alone, $module:ident, $game:ident, $body:expr) => {
        None
    };
    (rivals, $module:ident, $game:ident, $body:expr) => {{
        type $game = $crate::games::$module::Position;
        Some($body)
    }};
}

/// A game of the table: the position's type knows its id.
pub trait Registered: Game {
    /// The game that these are the rules of.
    const ID: GameId;
}

macro_rules! make_registry {
    ({} $($variant:ident $module:ident {
        $company:ident, $id:literal, $name:literal
    })+) => {
        /// A game that can be played. Its text form is the id of the rules: `four-knights`.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        pub enum GameId {
            $(#[doc = $name] #[serde(rename = $id)] $variant,)+
        }

        impl GameId {
            /// Every game, in the order of the home page.
            pub const ALL: [GameId; [$($id),+].len()] = [$(GameId::$variant),+];

            /// The id that saves, commands and file names use.
            pub const fn id(self) -> &'static str {
                match self { $(GameId::$variant => $id),+ }
            }

            /// The name on the screen.
            pub const fn name(self) -> &'static str {
                match self { $(GameId::$variant => $name),+ }
            }

        }

        $(impl Registered for $module::Position {
            const ID: GameId = GameId::$variant;
        })+

        // What the table says of company is what the rules say of seats.
        $(const _: () = assert!(
            company::$company == (*<$module::Position as Game>::SEATS.end() > 1),
            concat!($name, " stands in the table with the wrong company"),
        );)+
    };
}

/// Whether there are rivals, by the word in the table.
#[allow(non_upper_case_globals)]
mod company {
    pub(super) const alone: bool = false;
    pub(super) const rivals: bool = true;
}

each_game! { make_registry! {} }

/// All ids in a sentence: `four-knights, four-kingdoms or four-horsemen`.
static IDS: LazyLock<String> = LazyLock::new(|| {
    let ids = GameId::ALL.map(GameId::id);
    match ids.split_last() {
        Some((last, [])) => String::from(*last),
        Some((last, others)) => format!("{} or {last}", others.join(", ")),
        None => String::new(),
    }
});

impl GameId {
    /// All ids, in words for who has to choose: `four-knights, four-kingdoms or four-horsemen`.
    pub fn ids() -> &'static str {
        &IDS
    }

    /// How many seats the game takes.
    pub fn seats(self) -> RangeInclusive<u8> {
        with_game!(self, G => G::SEATS)
    }

    /// What a table may play otherwise than the rules as written (C-8).
    pub fn house_rules(self) -> &'static [HouseRule] {
        with_game!(self, G => G::HOUSE_RULES)
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
        found.ok_or_else(|| Unreadable::new("game", text, GameId::ids()))
    }
}
