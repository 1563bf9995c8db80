//! What lists show of a save, read without replaying its record.

use std::fmt;

use jiff::civil::Date;
use serde::de::{IgnoredAny, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};

use cardkeep_core::engine::{Game, Setup};

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
        match self.start {
            Start::Deal { seed, .. } => Some(seed),
            Start::Position(_) => None,
        }
    }

    /// Returns the day whose daily deal it is if it was dealt on this day; see
    /// [`day_of`](super::day_of).
    pub(crate) fn day(&self, today: Option<Date>) -> Option<Date> {
        match &self.start {
            Start::Deal { setup, seed } => daily::<G>(&setup.options, *seed, today),
            Start::Position(_) => None,
        }
    }
}

/// Returns the day whose daily deal it is if this deal is dealt today.
pub(super) fn daily<G: Game>(options: &G::Options, seed: u64, today: Option<Date>) -> Option<Date> {
    let day = G::day(seed).filter(|_| *options == G::Options::default())?;
    today.is_some_and(|today| day <= today).then_some(day)
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
