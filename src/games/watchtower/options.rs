//! The house options of Watchtower.

use serde::{Deserialize, Serialize};

/// House options (C-8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// How long a siege and the match can last (WT-24).
    pub siege: Siege,
}

/// How long a siege and the match can last (WT-24).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Siege {
    /// Half of what the rules give, rounded down.
    Short,
    /// As the rules give it.
    #[default]
    AsGiven,
    /// Twice what the rules give.
    Double,
}

impl Siege {
    /// How many turns each player has at most at a table of this size (WT-24).
    pub fn rounds(self, seats: u8) -> u8 {
        self.adjust(match seats {
            0..=2 => 40,
            3 => 30,
            _ => 25,
        })
    }

    /// How many rounds a siege has at most at a table of this size (WT-24).
    pub fn siege_rounds(self, seats: u8) -> u8 {
        self.adjust(if seats < 4 { 10 } else { 8 })
    }

    fn adjust(self, given: u8) -> u8 {
        match self {
            Siege::Short => given / 2,
            Siege::AsGiven => given,
            Siege::Double => 2 * given,
        }
    }
}
