//! What lists show of a save, read without replaying its record.

use std::fmt;

use jiff::civil::Date;
use serde::de::{IgnoredAny, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};

use super::Player;
use super::daily::is_daily;
use cardkeep_core::engine::{Game, Setup};
use cardkeep_core::games::Registered;

/// What a list shows of a record. Whether its actions are legal turns out when it is opened.
#[derive(Deserialize)]
#[serde(bound = "")]
pub(super) struct Outline<G: Game> {
    start: Start<G>,
    /// The number of steps, with undone ones.
    #[serde(rename = "actions", deserialize_with = "count")]
    pub steps: usize,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case", bound = "")]
enum Start<G: Game> {
    Deal { setup: Setup<G::Options>, seed: u64 },
    Position(IgnoredAny),
}

impl<G: Game> Outline<G> {
    /// Returns the deal number, if the match began with a deal.
    pub(crate) fn deal(&self) -> Option<u64> {
        self.dealt().map(|(_, seed)| seed)
    }

    /// Returns setup and deal number, if the match began with a deal.
    pub(crate) fn dealt(&self) -> Option<(&Setup<G::Options>, u64)> {
        match &self.start {
            Start::Deal { setup, seed } => Some((setup, *seed)),
            Start::Position(_) => None,
        }
    }

    /// Returns the day whose daily match it is if it was dealt on this day; see
    /// [`daily_of`](super::daily_of).
    pub(crate) fn day(
        &self,
        players: &[Player],
        names: &[String],
        today: Option<Date>,
    ) -> Option<Date>
    where
        G: Registered,
    {
        let (setup, seed) = self.dealt()?;
        is_daily::<G>(setup, seed, players, names, today)
    }
}

/// Counts the values of a list.
fn count<'de, D: Deserializer<'de>>(from: D) -> Result<usize, D::Error> {
    struct Count;

    impl<'de> Visitor<'de> for Count {
        type Value = usize;

        fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
            f.write_str("the actions of a match")
        }

        fn visit_seq<S: SeqAccess<'de>>(self, mut list: S) -> Result<usize, S::Error> {
            let mut count = 0;
            while list.next_element::<IgnoredAny>()?.is_some() {
                count += 1;
            }
            Ok(count)
        }
    }

    from.deserialize_seq(Count)
}
