//! The games, and the table of their ids, names and types.
//!
//! A game is a folder here with a `Position` that implements [`Game`], a `pub mod` line, and a row
//! in the table. The rest of the project finds it by its [`GameId`].

#![deny(missing_docs)]

pub mod four_horsemen;
pub mod four_kingdoms;
pub mod four_knights;
pub mod knights_and_ninjas;
#[cfg(feature = "made-positions")]
mod load;
mod notation;
mod refusal;
pub mod watchtower;

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

use crate::engine::{Achievement, Game, HouseRule, Unreadable};

/// The table of games, in the order of the home page. A row lists the [`GameId`] variant and the
/// module, whether it is played `alone` or against `rivals`, the id, and the name.
///
/// Passes all rows to a macro, after that macro's own arguments.
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

/// Evaluates an expression with a type name bound to the position type of a [`GameId`]:
/// `with_game!(id, G => Record::<G>::new(..))`.
#[macro_export]
macro_rules! with_game {
    ($id:expr, $game:ident => $body:expr) => {
        $crate::each_game! { $crate::to_any_game! { $id, $game, $body } }
    };
}

/// Like [`with_game!`] for the games against rivals, which have computer opponents: `Some` of the
/// expression, or `None` for a game played alone.
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

/// A game of the table, whose position type knows its id.
pub trait Registered: Game {
    /// The game's id.
    const ID: GameId;
    /// The game's achievements, in the order in which they are listed.
    const ACHIEVEMENTS: &'static [Achievement<Self>];
}

macro_rules! make_registry {
    ({} $($variant:ident $module:ident {
        $company:ident, $id:literal, $name:literal
    })+) => {
        /// A game. Its text form is the id of the rules, such as `four-knights`.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        pub enum GameId {
            $(#[doc = $name] #[serde(rename = $id)] $variant,)+
        }

        impl GameId {
            /// Every game, in the order of the home page.
            pub const ALL: [GameId; [$($id),+].len()] = [$(GameId::$variant),+];

            /// Returns the id used in saves, commands and file names.
            pub const fn id(self) -> &'static str {
                match self { $(GameId::$variant => $id),+ }
            }

            /// Returns the display name.
            pub const fn name(self) -> &'static str {
                match self { $(GameId::$variant => $name),+ }
            }

        }

        $(impl Registered for $module::Position {
            const ID: GameId = GameId::$variant;
            const ACHIEVEMENTS: &'static [Achievement<Self>] = $module::ACHIEVEMENTS;
        })+

        // The table and the rules agree on whether there are rivals.
        $(const _: () = assert!(
            company::$company == (*<$module::Position as Game>::SEATS.end() > 1),
            concat!($name, " stands in the table with the wrong company"),
        );)+
    };
}

/// Whether there are rivals, for each word in the table.
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
    /// Returns all ids as a list of choices: `four-knights, four-kingdoms or four-horsemen`.
    pub fn ids() -> &'static str {
        &IDS
    }

    /// Returns the possible numbers of seats.
    pub fn seats(self) -> RangeInclusive<u8> {
        with_game!(self, G => G::SEATS)
    }

    /// Whether the game is a solitaire, played alone.
    pub fn is_solitaire(self) -> bool {
        *self.seats().end() == 1
    }

    /// Returns the house rules (C-8).
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
