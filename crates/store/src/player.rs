//! The players of a saved match.

use std::fmt;
use std::str::FromStr;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use cardkeep_core::engine::Unreadable;
use cardkeep_core::rival::Level;

/// The player at a seat. Its text form is `human` or the level of the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// A person at this device.
    Human,
    /// An opponent of this level.
    Computer(Level),
}

/// Whether several people share the device.
pub fn is_shared(players: &[Player]) -> bool {
    players.iter().filter(|player| **player == Player::Human).count() > 1
}

impl Player {
    /// Returns the level of an opponent.
    pub fn level(self) -> Option<Level> {
        match self {
            Player::Human => None,
            Player::Computer(level) => Some(level),
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Human => f.write_str("human"),
            Player::Computer(level) => level.fmt(f),
        }
    }
}

impl FromStr for Player {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        if text == "human" {
            return Ok(Player::Human);
        }
        let level = text.parse().map(Player::Computer);
        level.map_err(|_| Unreadable::new("player", text, "human, easy, normal, hard or master"))
    }
}

impl Serialize for Player {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Player {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}
