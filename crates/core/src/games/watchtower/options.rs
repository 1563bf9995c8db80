//! The house options of Watchtower.

use serde::{Deserialize, Serialize};

/// House options (C-8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Maximum length of a siege and of the match (WT-24).
    pub siege: Siege,
}

/// Maximum length of a siege and of the match (WT-24).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Siege {
    /// Half of the standard length, rounded down.
    Short,
    /// The standard length.
    #[default]
    AsGiven,
    /// Twice the standard length.
    Double,
}

impl Siege {
    /// Returns the maximum turns per player at a table of this size (WT-24).
    pub fn rounds(self, seats: u8) -> u8 {
        self.adjust(match seats {
            0..=2 => 40,
            3 => 30,
            _ => 25,
        })
    }

    /// Returns the maximum rounds of a siege at a table of this size (WT-24).
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
