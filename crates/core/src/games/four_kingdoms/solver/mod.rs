//! Solver of Four Kingdoms: decides by complete search whether a position can be won, using all
//! cards, hidden ones too.
//!
//! A verdict is never a guess. A winning line is replayed through the rules before it is returned.
//! *Unwinnable* means that every position that matters was searched: positions are stored exactly,
//! not as hashes that might collide. What the search prunes is listed here with the reason. Tests
//! compare it with a search without pruning.
//!
//! # Pruning
//!
//! One position *dominates* another if it can be won whenever the other can.
//!
//! **Cards go home at once.** Cards at home only open places (FK-4). A card is taken back (FK-6) to
//! build another card on it, or to be a guest, which is no better than being home. Nothing builds
//! on kings and aces. Only its king builds on a queen, and the castle always accepts that king. A
//! jack or a subject is home only if its king and queen are, and then the card that would be built
//! on it is home already or can go there. The same is true of a ten once its king and queen are
//! home. Therefore the position with such a card at home dominates the one without: follow the
//! other's line, skip the moves of cards at home, and send home the cards that the line would build
//! on them. The exception is a ten without its king and queen, because its jack may need it. From
//! the waste, the guest chamber, its nine or a land of its own, it still goes to the tower: the
//! tower gives it back to every place where it could have been otherwise. It cannot return to
//! face-down cards, so there it is a choice. Only tens without king and queen are ever taken back,
//! and only together with their jack's move onto them, because a ten taken back earlier could as
//! well wait in the tower.
//!
//! **Piles that fit are joined at once.** Suppose that a guest, or the card that begins a loose
//! pile (one without face-down cards), can go onto its predecessor in a free land. The joined run
//! dominates the two parts, because it goes wherever its parts go, and one more pile or chamber is
//! free: where the line builds on a part, build on the run; where it moves the upper part, do
//! nothing; where it moves the lower part to a land, move everything. Where it makes a guest of a
//! lower part on face-down cards, move the run to the pile freed by the join. The same holds for a
//! card of the waste or on face-down cards if it goes onto a run of two or more, whose top no line
//! needs as a guest. Onto a single card, which might be wanted as a guest itself, it is a choice.
//!
//! **Runs are never split**, and the top of a run never becomes a guest: by the same argument the
//! whole run dominates its parts.
//!
//! **A card is dealt onto an empty waste at once.** It covers no playable card. So the house option
//! of FK-14 changes no verdict.
//!
//! **Loose piles never move to empty lands**, and the order of lands without face-down cards is
//! ignored: they are interchangeable.

mod state;
mod step;

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};
use std::sync::atomic::{AtomicBool, Ordering};

use serde::{Deserialize, Serialize};

use self::state::{Layout, State};
use self::step::{Step, mend_castles};
use super::{Action, Options, Position};
use crate::engine::{Game, Setup};

pub(super) use self::state::steps as sensible_steps;

/// Limits of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limit {
    /// Maximum distinct positions.
    pub states: u64,
    /// Maximum memory for the table of positions.
    pub bytes: usize,
}

impl Default for Limit {
    /// Far more than any deal has needed, and still little on a phone.
    fn default() -> Self {
        Limit { states: 2_000_000, bytes: 48 << 20 }
    }
}

/// Why a search ended without an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Stopped {
    /// It reached the maximum number of positions.
    States,
    /// It reached the maximum memory.
    Memory,
    /// It was canceled.
    Canceled,
}

/// The result of a search.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Verdict {
    /// Winnable by these moves.
    Winnable(Vec<Action>),
    /// No line wins.
    Unwinnable,
    /// The search stopped before it had an answer.
    Unknown(Stopped),
}

/// A verdict and its cost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The verdict.
    pub verdict: Verdict,
    /// Number of distinct positions searched.
    pub states: u64,
}

/// Searches for a winning line.
pub fn solve(position: &Position, limit: Limit, cancel: &AtomicBool) -> Solution {
    let mut start = position.clone();
    let mut line = Vec::new();
    mend_castles(&mut start, &mut line);
    let (layout, first) = Layout::of(&start);
    let mut search = Search::new(&layout, limit, cancel);
    let verdict = match search.run(first) {
        Ok(Some(choices)) => {
            replay(start, &layout, first, &choices, &mut line);
            Verdict::Winnable(line)
        }
        Ok(None) => Verdict::Unwinnable,
        Err(stopped) => Verdict::Unknown(stopped),
    };
    Solution { verdict, states: search.seen.len() as u64 }
}

/// Returns the first of these deals that is winnable.
pub fn find_winnable(
    deals: impl IntoIterator<Item = u64>,
    options: Options,
    cancel: &AtomicBool,
) -> Option<u64> {
    let setup = Setup::new(1, options);
    let can_be_won = |deal: &u64| {
        let position = Position::deal(&setup, *deal);
        let verdict = solve(&position, Limit::default(), cancel).verdict;
        matches!(verdict, Verdict::Winnable(_))
    };
    deals.into_iter().take_while(|_| !cancel.load(Ordering::Relaxed)).find(can_be_won)
}

/// Whether a quick search proves that a deal can't be won.
pub fn is_lost(deal: u64, options: Options, cancel: &AtomicBool) -> bool {
    const LIMIT: Limit = Limit { states: 300_000, bytes: 16 << 20 };
    let position = Position::deal(&Setup::new(1, options), deal);
    solve(&position, LIMIT, cancel).verdict == Verdict::Unwinnable
}

/// Whether the game is stuck (FK-12): no card can be dealt or sent home, and however the face-up
/// cards are moved, no card is turned up and no waste card finds a place. Without undo such a game
/// is lost, and the player can see why.
pub fn is_stuck(position: &Position) -> bool {
    let mut actions = Vec::new();
    position.legal_actions(&mut actions);
    let leads_home = |action: &Action| match action {
        Action::Deal => true,
        Action::Move { to, .. } => to.is_home(),
    };
    if position.public.is_won() || actions.iter().any(leads_home) {
        return false;
    }
    let (layout, first) = Layout::of(position);
    let mut state = first;
    state.settle(&layout, &mut |_| {});
    let mut seen = Seen::default();
    let mut open = vec![state];
    let mut choices = Vec::new();
    while let Some(state) = open.pop() {
        if !state.is_rearranged(&first) {
            return false;
        }
        if !seen.insert(state.key()) {
            continue;
        }
        choices.clear();
        state.choices(&layout, &mut choices);
        open.extend(choices.iter().map(|choice| {
            let mut next = state;
            next.play(&layout, *choice, &mut |_| {});
            next
        }));
    }
    true
}

/// One multiplication mixes the keys well enough.
#[derive(Default)]
struct Mix(u64);

impl Hasher for Mix {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        bytes.iter().for_each(|byte| self.write_u128(u128::from(*byte)));
    }

    fn write_u128(&mut self, key: u128) {
        let high = ((key >> 64) as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let product = u128::from(self.0 ^ high ^ key as u64) * 0xD6E8_FEB8_6659_FD93;
        self.0 = product as u64 ^ (product >> 64) as u64;
    }
}

type Seen = HashSet<u128, BuildHasherDefault<Mix>>;

/// Bytes per entry of the position table.
const BYTES_A_STATE: usize = size_of::<u128>() * 2;

/// Depth-first search, promising choices first, without repeated positions.
struct Search<'a> {
    layout: &'a Layout,
    limit: Limit,
    cancel: &'a AtomicBool,
    seen: Seen,
}

/// A position on the current path, with its choices as a range of a shared list.
struct Node {
    state: State,
    next: usize,
    begin: usize,
}

impl<'a> Search<'a> {
    fn new(layout: &'a Layout, limit: Limit, cancel: &'a AtomicBool) -> Self {
        Search { layout, limit, cancel, seen: Seen::default() }
    }

    /// Returns the winning choices, or `None` if nothing wins.
    fn run(&mut self, first: State) -> Result<Option<Vec<Step>>, Stopped> {
        let mut choices = Vec::new();
        let mut path: Vec<Node> = Vec::new();
        let mut state = first;
        state.settle(self.layout, &mut |_| {});
        loop {
            if state.is_won() {
                let made = path.iter().map(|node| choices[node.next - 1]);
                return Ok(Some(made.collect()));
            }
            if self.is_new(&state)? {
                let begin = choices.len();
                state.choices(self.layout, &mut choices);
                path.push(Node { state, next: begin, begin });
            }
            // The next untried choice of the deepest position that has one.
            loop {
                let Some(node) = path.last_mut() else { return Ok(None) };
                if let Some(choice) = choices.get(node.next) {
                    node.next += 1;
                    state = node.state;
                    state.play(self.layout, *choice, &mut |_| {});
                    break;
                }
                choices.truncate(node.begin);
                path.pop();
            }
        }
    }

    fn is_new(&mut self, state: &State) -> Result<bool, Stopped> {
        if !self.seen.insert(state.key()) {
            return Ok(false);
        }
        if self.seen.len() % 1024 == 1 && self.cancel.load(Ordering::Relaxed) {
            return Err(Stopped::Canceled);
        }
        if self.seen.len() as u64 > self.limit.states {
            return Err(Stopped::States);
        }
        if self.seen.capacity() * BYTES_A_STATE > self.limit.bytes {
            return Err(Stopped::Memory);
        }
        Ok(true)
    }
}

/// Converts choices into the moves of the rules, with all safe moves between them.
fn replay(
    mut position: Position,
    layout: &Layout,
    first: State,
    choices: &[Step],
    line: &mut Vec<Action>,
) {
    let mut steps = Vec::new();
    let mut state = first;
    state.settle(layout, &mut |step| steps.push(step));
    for choice in choices {
        state.play(layout, *choice, &mut |step| steps.push(step));
    }
    let mut undealt = position.talon.len();
    for step in steps {
        if step == Step::Deal {
            undealt -= 1;
            // The house option has dealt it already (FK-14).
            if position.talon.len() == undealt {
                continue;
            }
        }
        let action = step.action(&position).expect("a step names cards that can be moved");
        let played = position.apply(action);
        played.expect("the search moves cards as the rules do");
        line.push(action);
    }
    debug_assert!(position.public.is_won());
}
