//! The house options of Watchtower.

use serde::{Deserialize, Serialize};

/// House options (C-8).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// After how many rounds a long siege ends the match (WT-24).
    pub siege: Siege,
}

/// How long a siege may last (WT-24).
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
    /// How many turns every player has at a table of this size before the siege ends (WT-24).
    pub fn rounds(self, seats: u8) -> u8 {
        let given = match seats {
            0..=2 => 40,
            3 => 30,
            _ => 25,
        };
        match self {
            Siege::Short => given / 2,
            Siege::AsGiven => given,
            Siege::Double => 2 * given,
        }
    }
}
