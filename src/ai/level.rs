//! How strong an opponent plays.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::engine::Unreadable;

/// The three levels a player can choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Loses to a beginner who understands the rules, without absurd plays.
    Easy,
    Normal,
    /// As strong as we can make it.
    Hard,
}

impl Level {
    pub const ALL: [Level; 3] = [Level::Easy, Level::Normal, Level::Hard];

    /// The name on the screen.
    pub fn name(self) -> &'static str {
        ["Easy", "Normal", "Hard"][self as usize]
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["easy", "normal", "hard"][*self as usize])
    }
}

impl FromStr for Level {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let found = Level::ALL.into_iter().find(|level| level.to_string() == text);
        found.ok_or_else(|| Unreadable::new("level", text, "easy, normal or hard"))
    }
}
