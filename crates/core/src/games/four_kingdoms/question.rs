//! Questions to the solver about a game that is being played.

use std::sync::atomic::AtomicBool;

use serde::{Deserialize, Serialize};

use super::solver::{Limit, Verdict, solve};
use super::{Action, Position, Rewind, hints, rewind};
use crate::engine::{Game, Record, Seat};

/// Enough for nearly every deal, and little for a phone.
const LIMIT: Limit = Limit { states: 1_000_000, bytes: 40 << 20 };
/// Limit per position when several are searched.
const EACH: Limit = Limit { states: 300_000, bytes: 16 << 20 };

/// A question about a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Question {
    /// A move of a winning line.
    Hint,
    /// Other good moves than this one that lead to winnable positions.
    Others(Action),
    /// Whether the game is still winnable.
    Winnable,
    /// A winning line.
    Way,
    /// Whether the game is still winnable, not requested by the player.
    Watch,
    /// Whether the deal was winnable at all, not requested by the player.
    Deal,
    /// How far back the game was still winnable.
    Back,
}

/// The answer to the question of the same name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[allow(missing_docs, reason = "see the questions")]
pub enum Answer {
    Hint(Verdict),
    Others(Vec<Action>),
    Winnable(Verdict),
    Way(Verdict),
    Watch(Verdict),
    Deal(Verdict),
    Back(Rewind),
}

impl Question {
    /// Searches for the answer.
    pub fn answer(self, record: &Record<Position>, cancel: &AtomicBool) -> Answer {
        let solved = |position: &Position| solve(position, LIMIT, cancel).verdict;
        let position = record.position();
        match self {
            Question::Hint => Answer::Hint(solved(position)),
            Question::Others(known) => Answer::Others(others(position, known, cancel)),
            Question::Winnable => Answer::Winnable(solved(position)),
            Question::Way => Answer::Way(solved(position)),
            Question::Watch => Answer::Watch(solved(position)),
            Question::Deal => Answer::Deal(solved(&record.first_position())),
            Question::Back => Answer::Back(rewind(record, EACH, cancel)),
        }
    }
}

/// Returns the good moves other than a known one that lead to winnable positions. Leaves out those
/// that take too long to search.
fn others(position: &Position, known: Action, cancel: &AtomicBool) -> Vec<Action> {
    let wins = |action: &Action| {
        let mut then = position.clone();
        then.apply(*action).is_ok()
            && matches!(solve(&then, EACH, cancel).verdict, Verdict::Winnable(_))
    };
    let mut found = hints(&position.view(Seat(0)));
    found.retain(|action| *action != known && wins(action));
    found
}
