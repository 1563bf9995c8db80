//! Who plays a computer's seat: a level and a character, as settings and saves name them.

#![deny(missing_docs)]

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::engine::Unreadable;

/// A level that the player can choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Loses to a beginner who understands the rules, without absurd plays.
    Easy,
    /// Plays soundly.
    Normal,
    /// As strong as half a second of thought makes it.
    Hard,
    /// Thinks longer, in games where that wins more.
    Master,
}

impl Level {
    /// All levels, easiest first.
    pub const ALL: [Level; 4] = [Level::Easy, Level::Normal, Level::Hard, Level::Master];
    /// The levels of games where thinking longer than hard wins no more.
    pub const USUAL: [Level; 3] = [Level::Easy, Level::Normal, Level::Hard];

    /// Returns the display name.
    pub fn name(self) -> &'static str {
        ["Easy", "Normal", "Hard", "Master"][self as usize]
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["easy", "normal", "hard", "master"][*self as usize])
    }
}

impl FromStr for Level {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let found = Level::ALL.into_iter().find(|level| level.to_string() == text);
        found.ok_or_else(|| Unreadable::new("level", text, "easy, normal, hard or master"))
    }
}

/// What an opponent likes to do when little speaks against it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Character {
    /// Attacks and plays high.
    Bold,
    /// Builds, waits and keeps high cards.
    Patient,
    /// Pays back whoever turned on it last.
    Vengeful,
    /// Plays special cards and unusual actions.
    Tricky,
}

impl Character {
    /// All characters.
    pub const ALL: [Character; 4] =
        [Character::Bold, Character::Patient, Character::Vengeful, Character::Tricky];
}

impl fmt::Display for Character {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["bold", "patient", "vengeful", "tricky"][*self as usize])
    }
}

impl FromStr for Character {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let found = Character::ALL.into_iter().find(|character| character.to_string() == text);
        found.ok_or_else(|| Unreadable::new("character", text, "bold, patient, vengeful or tricky"))
    }
}
