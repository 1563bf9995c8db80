//! Whether a game can be won, found by a complete search over the full position, hidden cards too.
//!
//! A verdict is never a guess. A line is replayed through the rules before it is given out. *Cannot
//! be won* comes from having looked at everything that matters: positions are kept as themselves,
//! not as hashes that might collide, and what the search leaves out is listed here with the reason.
//! Tests compare it with a search that leaves out nothing.
//!
//! # What is left out
//!
//! One position *covers* another if whoever can win from the other can win from it.
//!
//! **Cards go home at once.** Cards at home only open places (FK-4). A card is taken back (FK-6) to
//! have another built on it, or to be a guest, which is no better than to be at home. Nothing is
//! built on kings and aces. On a queen goes its king, which its castle always takes. A jack or a
//! subject is home only if its king and queen are, and then the card that would be built on it is
//! home already or can go there: so it can for a ten too, once king and queen are home. Therefore
//! the position with such a card at home covers the one without: follow the other's line, skip the
//! moves of cards that are home, and send home what the line would build on them. A ten without its
//! king and queen is the exception, for its jack may want to lie on it. From the waste, from the
//! guest chamber, from its nine or from a land of its own it goes to the tower all the same: the
//! tower gives it back to every place where it could have been otherwise. From face-down cards it
//! cannot return, so there it is a choice. Only tens without king and queen are ever taken back, and
//! only when the jack comes with them, because a ten that lies there before can wait in the tower.
//!
//! **What fits together is joined at once.** Say the card that begins a loose pile (one without
//! face-down cards) or a guest can go onto its predecessor in a free land. The joined run covers the
//! two apart, for it goes wherever its parts go, and one pile or chamber more is free: where the
//! line builds on a part, build on the run; where it moves the upper part, do nothing; where it
//! moves the lower part to a land, move all. Where it makes a guest of a lower part that lies on
//! face-down cards, move the run to the pile that the join has freed. The same holds for a card of
//! the waste or on face-down cards if it goes onto a run of two or more, whose top no line needs to
//! make a guest. Onto a single card, which might be wanted as a guest by itself, it is a choice.
//!
//! **Runs are never split**, and the top of a run never is a guest: by the same argument the whole
//! run covers its parts.
//!
//! **A card is dealt onto an empty waste at once**: it covers nothing that could be played. So the
//! house option of FK-14 changes no verdict.
//!
//! **Loose piles do not move to empty lands**, and the order of lands with nothing face down does
//! not matter: they are alike.

mod state;
mod step;

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};
use std::sync::atomic::{AtomicBool, Ordering};

use self::state::{Layout, State};
use self::step::{Step, mend_castles};
use super::{Action, Options, Position};
use crate::engine::{Game, Setup};

pub(super) use self::state::steps as sensible_steps;

/// How much a search may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limit {
    /// Different positions looked at.
    pub states: u64,
    /// Memory for the table of positions.
    pub bytes: usize,
}

impl Default for Limit {
    /// Far more than any deal has needed, and still little on a phone.
    fn default() -> Self {
        Limit { states: 2_000_000, bytes: 48 << 20 }
    }
}

/// What ended a search that found no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stopped {
    /// It looked at as many positions as it may.
    States,
    /// It used as much memory as it may.
    Memory,
    /// Nobody wants to know any more.
    Canceled,
}

/// What a search found out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// These moves win.
    Winnable(Vec<Action>),
    /// Nothing wins.
    Unwinnable,
    /// The search was stopped before it knew.
    Unknown(Stopped),
}

/// A verdict and what it cost.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// What was found out.
    pub verdict: Verdict,
    /// Different positions looked at.
    pub states: u64,
}

/// Searches for a line that wins.
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

/// The first of these deals that can be won.
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

/// Whether nothing leads on any more (FK-12): no card can be dealt or sent home, and however the
/// face-up cards are moved, no card is turned up and none of the waste finds a place. Undo apart,
/// such a game is lost, and the player can see why.
pub fn is_stuck(position: &Position) -> bool {
    let mut actions = Vec::new();
    position.legal_actions(&mut actions);
    let leads_home = |action: &Action| match action {
        Action::Deal => true,
        Action::Move { to, .. } => to.is_home(),
    };
    if position.is_won() || actions.iter().any(leads_home) {
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

/// The keys are well mixed by one multiplication.
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

/// What the table of positions takes for each that it has room for.
const BYTES_A_STATE: usize = size_of::<u128>() * 2;

/// Depth first, the promising choices first, no position twice.
struct Search<'a> {
    layout: &'a Layout,
    limit: Limit,
    cancel: &'a AtomicBool,
    seen: Seen,
}

/// A position on the way, and its choices as a range of one common list.
struct Node {
    state: State,
    next: usize,
    begin: usize,
}

impl<'a> Search<'a> {
    fn new(layout: &'a Layout, limit: Limit, cancel: &'a AtomicBool) -> Self {
        Search { layout, limit, cancel, seen: Seen::default() }
    }

    /// The choices that win, or `None` if nothing does.
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
            // The next choice of the newest position that has one left.
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

/// Turns choices into the moves of the rules, with all the safe ones between.
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
    debug_assert!(position.is_won());
}
