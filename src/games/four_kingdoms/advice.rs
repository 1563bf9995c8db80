//! What a search can advise: a move from what the player can see, a way on that is known to win, and
//! the way back to where the game could still be won.

use std::sync::atomic::{AtomicBool, Ordering};

use super::solver::{Limit, Verdict, solve};
use super::{Action, Position, View, hint};
use crate::engine::{Chance, Game, Record};

/// How many deals that fit what is seen are looked at, and how long each.
const WORLDS: u64 = 16;
const EACH: Limit = Limit { states: 20_000, bytes: 8 << 20 };

/// The move that begins a way to win in most deals that fit what the player can see; where none is
/// found, a [sensible](hint) one. `None` if nothing leads on, or when cancelled. It looks at no card
/// that lies face down, and the same view gives the same advice.
pub fn advise(view: &View, cancel: &AtomicBool) -> Option<Action> {
    let mut votes: Vec<(Action, u32)> = Vec::new();
    for world in 0..WORLDS {
        if cancel.load(Ordering::Relaxed) {
            return None;
        }
        let position = Position::imagine(view, &mut Chance::new(world));
        let Verdict::Winnable(line) = solve(&position, EACH, cancel).verdict else { continue };
        let Some(first) = line.first() else { continue };
        match votes.iter_mut().find(|(action, _)| action == first) {
            Some((_, count)) => *count += 1,
            None => votes.push((*first, 1)),
        }
    }
    // Of several with as many votes, the one that was found first.
    let best = votes.iter().rev().max_by_key(|(_, count)| *count);
    best.map(|(action, _)| *action).or_else(|| hint(view))
}

/// What is left of a way to win, from where the game has come to; `None` if it does not win from
/// there. Moves of the way that were made already, or need not be made any more, are left out.
pub fn way_on(position: &Position, way: &[Action]) -> Option<Vec<Action>> {
    let mut position = position.clone();
    let mut left = Vec::new();
    for action in way {
        if position.apply(*action).is_ok() {
            left.push(*action);
        }
    }
    position.is_won().then_some(left)
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
