//! Winning lines: the rest of a known line, and the last winnable position of a game.

use std::sync::atomic::AtomicBool;

use serde::{Deserialize, Serialize};

use super::solver::{Limit, Verdict, solve};
use super::{Action, Position};
use crate::engine::{Game, Record};

/// Returns the rest of a winning line from a later position; `None` if it does not win from there.
/// Leaves out moves already made or no longer needed.
pub fn rest_of_line(position: &Position, line: &[Action]) -> Option<Vec<Action>> {
    let from = |made: usize| {
        let mut position = position.clone();
        let left = line[made..].iter().copied().filter(|action| position.apply(*action).is_ok());
        let left: Vec<Action> = left.collect();
        position.public.is_won().then_some(left)
    };
    (0..=line.len()).find_map(from)
}

/// The distance back to the last winnable position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Rewind {
    /// Undoing this many actions; 0 if the game is still winnable.
    Actions(usize),
    /// Not winnable even at the start.
    Never,
    /// The search would take too long.
    Unknown,
}

/// Finds the last winnable position of a game. Each position is searched within the limit and
/// treated as lost if that is not enough, so a position that is found is certainly winnable.
pub fn rewind(record: &Record<Position>, limit: Limit, cancel: &AtomicBool) -> Rewind {
    let path = record.path();
    let mut unknown = false;
    let mut can_be_won = |at: usize| match solve(&path[at], limit, cancel).verdict {
        Verdict::Winnable(_) => true,
        Verdict::Unwinnable => false,
        Verdict::Unknown(_) => {
            unknown = true;
            false
        }
    };
    // If a position is winnable, so is every position before it.
    let last = path.len() - 1;
    let (mut lost, mut back) = (path.len(), 0);
    let mut won = loop {
        let at = last.saturating_sub(back);
        if can_be_won(at) {
            break at;
        }
        if at == 0 {
            return if unknown { Rewind::Unknown } else { Rewind::Never };
        }
        (lost, back) = (at, back * 2 + 1);
    };
    while won + 1 < lost {
        let middle = won.midpoint(lost);
        if can_be_won(middle) {
            won = middle;
        } else {
            lost = middle;
        }
    }
    Rewind::Actions(last - won)
}
