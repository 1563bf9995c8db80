//! Winning lines during a game: the rest of one, and how far back there was one.

use std::sync::atomic::AtomicBool;

use super::solver::{Limit, Verdict, solve};
use super::{Action, Position};
use crate::engine::{Game, Record};

/// Returns the rest of a winning line from a later position; `None` if it does not win from there.
/// Moves that were made already, or are no longer needed, are left out.
pub fn rest_of_line(position: &Position, line: &[Action]) -> Option<Vec<Action>> {
    let from = |made: usize| {
        let mut position = position.clone();
        let left = line[made..].iter().copied().filter(|action| position.apply(*action).is_ok());
        let left: Vec<Action> = left.collect();
        position.is_won().then_some(left)
    };
    (0..=line.len()).find_map(from)
}

/// How far back the game could still be won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rewind {
    /// After this many actions are undone; 0 if it can still be won.
    Actions(usize),
    /// Not even at the start.
    Never,
    /// The search would take too long.
    Unknown,
}

/// Finds the last position of a game from which it can be won. Each position is searched within the
/// limit and counts as lost if that is not enough, so one that is found can certainly be won.
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
    // If a position can be won, so can every position before it.
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
