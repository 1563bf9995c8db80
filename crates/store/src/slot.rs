//! The places where the matches of a game are saved.

use std::fmt;
use std::ops::RangeInclusive;

use super::StoreError;

/// The place where a match of a game is saved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Slot {
    /// The first running match, the only one that older apps know.
    Auto,
    /// Another running match, 2 to 9.
    Running(u8),
    /// Saved by the player, 1 to 6.
    Manual(u8),
    /// The guided first match, apart from all others.
    Lesson,
}

impl Slot {
    /// The numbers of the slots for saves by the player.
    pub const NUMBERS: RangeInclusive<u8> = 1..=6;
    /// The numbers of the running matches after the first.
    pub const FURTHER: RangeInclusive<u8> = 2..=9;
    /// Maximum running matches per game.
    pub const MOST_RUNNING: usize = 9;

    /// Iterates over the slots of running matches.
    pub fn running() -> impl Iterator<Item = Slot> {
        std::iter::once(Slot::Auto).chain(Slot::FURTHER.map(Slot::Running))
    }

    /// Iterates over the slots of running matches and then those for saves by the player.
    pub fn all() -> impl Iterator<Item = Slot> {
        Slot::running().chain(Slot::NUMBERS.map(Slot::Manual))
    }

    /// Returns the running match with this number, from 1.
    pub fn numbered(number: u8) -> Option<Slot> {
        Slot::running().find(|slot| slot.number() == number)
    }

    /// Returns its number among the running matches, or among the saves by the player.
    pub fn number(self) -> u8 {
        match self {
            Slot::Auto => 1,
            Slot::Running(number) | Slot::Manual(number) => number,
            Slot::Lesson => 0,
        }
    }

    /// Returns the name of its file.
    ///
    /// # Errors
    /// [`StoreError::NoSuchSlot`].
    pub(super) fn file_name(self) -> Result<String, StoreError> {
        match self {
            Slot::Auto => Ok(String::from("auto.save")),
            Slot::Lesson => Ok(String::from("lesson.save")),
            Slot::Running(number) if Slot::FURTHER.contains(&number) => {
                Ok(format!("auto-{number}.save"))
            }
            Slot::Manual(number) if Slot::NUMBERS.contains(&number) => {
                Ok(format!("slot-{number}.save"))
            }
            Slot::Running(number) | Slot::Manual(number) => Err(StoreError::NoSuchSlot(number)),
        }
    }

    /// Whether a slot's file has this name.
    pub(super) fn has_file(name: &str) -> bool {
        let mut slots = Slot::all().chain([Slot::Lesson]);
        slots.any(|slot| slot.file_name().is_ok_and(|file| file == name))
    }

    /// Whether the match in it is saved after every action.
    pub fn is_running(self) -> bool {
        !matches!(self, Slot::Manual(_))
    }
}

/// The display name: `Match 1` for running matches, or `Slot 3`.
impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Slot::Auto | Slot::Running(_) => write!(f, "Match {}", self.number()),
            Slot::Manual(number) => write!(f, "Slot {number}"),
            Slot::Lesson => f.write_str("Lesson"),
        }
    }
}
