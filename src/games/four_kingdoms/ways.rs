//! What is known of ways that win: how one goes on, and how far back there was one.

use std::sync::atomic::AtomicBool;

use super::solver::{Limit, Verdict, solve};
use super::{Action, Position};
use crate::engine::{Game, Record};

/// What is left of a way to win, from where the game has come to; `None` if it does not win from
/// there. Moves of the way that were made already, or need not be made any more, are left out.
pub fn way_on(position: &Position, way: &[Action]) -> Option<Vec<Action>> {
    let from = |made: usize| {
        let mut position = position.clone();
        let left = way[made..].iter().copied().filter(|action| position.apply(*action).is_ok());
        let left: Vec<Action> = left.collect();
        position.is_won().then_some(left)
    };
    (0..=way.len()).find_map(from)
}

/// How far back the game could still be won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WayBack {
    /// After so many acts are taken back; 0 if it still can be won.
    Acts(usize),
    /// Not even at the start.
    Never,
    /// It takes too long to find out.
    Unknown,
}

/// Looks for the last position of a game, up to where it stands, from which it can be won. Each
/// position is searched within the limit. What cannot be told within it is taken for lost, so that
/// a position that is found can be won for certain.
pub fn way_back(record: &Record<Position>, limit: Limit, cancel: &AtomicBool) -> WayBack {
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
    // Who can win from a position could win from every one before it.
    let last = path.len() - 1;
    let (mut lost, mut back) = (path.len(), 0);
    let mut won = loop {
        let at = last.saturating_sub(back);
        if can_be_won(at) {
            break at;
        }
        if at == 0 {
            return if unknown { WayBack::Unknown } else { WayBack::Never };
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
    WayBack::Acts(last - won)
}
