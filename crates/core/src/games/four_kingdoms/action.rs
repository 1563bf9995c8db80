//! Moves of Four Kingdoms and their notation.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::PileId;
use crate::engine::Unreadable;

/// One move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Deals the talon's next card to the waste (FK-7).
    Deal,
    /// Moves the top card, or between free lands the top `count` cards (FK-9).
    #[allow(missing_docs, reason = "the names say it")]
    Move { from: PileId, to: PileId, count: u8 },
}

impl Action {
    /// Creates the move of one card.
    pub fn one(from: PileId, to: PileId) -> Action {
        Action::Move { from, to, count: 1 }
    }

    /// Whether the move takes a card out of a kingdom (FK-6).
    pub fn takes_back(self) -> bool {
        matches!(self, Action::Move { from, .. } if from.is_home())
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Deal => f.write_str("deal"),
            Action::Move { from, to, count: 1 } => write!(f, "{from}>{to}"),
            Action::Move { from, to, count } => write!(f, "{from}:{count}>{to}"),
        }
    }
}

impl Serialize for Action {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Action {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let unreadable = || {
            Unreadable::new(
                "Four Kingdoms action",
                text,
                "deal, SRC>DST or SRC:N>DST, like row1:2>row3",
            )
        };
        if text == "deal" {
            return Ok(Action::Deal);
        }
        let (from, to) = text.split_once('>').ok_or_else(unreadable)?;
        let (from, count) = match from.split_once(':') {
            Some((from, count)) => (from, count.parse().map_err(|_| unreadable())?),
            None => (from, 1),
        };
        Ok(Action::Move { from: from.parse()?, to: to.parse()?, count })
    }
}
