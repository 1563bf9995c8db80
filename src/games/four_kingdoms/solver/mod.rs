//! The solver.

mod state;

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};
use std::sync::atomic::{AtomicBool, Ordering};

use self::state::{Layout, State, Step, mend_castles};
use super::{Action, Position};
use crate::engine::Game;

#[derive(Clone, Copy, Debug)]
pub struct Limit {
    pub states: u64,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    Winnable(Vec<Action>),
    Unwinnable,
    Unknown,
}

#[derive(Default)]
struct Mix(u64);
impl Hasher for Mix {
    fn finish(&self) -> u64 { self.0 }
    fn write(&mut self, _: &[u8]) {}
    fn write_u128(&mut self, key: u128) {
        let folded = (key as u64) ^ ((key >> 64) as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let product = u128::from(folded) * 0xD6E8_FEB8_6659_FD93_u128;
        self.0 = (product as u64) ^ (product >> 64) as u64;
    }
}
type Seen = HashSet<u128, BuildHasherDefault<Mix>>;

pub fn is_stuck(_: &Position) -> bool { false }

pub fn solve(position: &Position, limit: Limit, cancel: &AtomicBool) -> (Verdict, u64) {
    let mut start = position.clone();
    let mut prefix = Vec::new();
    mend_castles(&mut start, |action| prefix.push(action));
    let (layout, mut state) = Layout::of(&start);
    let first = state;
    state.settle(&layout, &mut |_| {});
    let mut seen = Seen::default();
    let mut steps: Vec<Step> = Vec::new();
    let mut frames: Vec<(State, usize, usize)> = Vec::new();
    let mut count = 1;
    seen.insert(state.key());
    if !state.is_won() {
    state.choices(&layout, &mut steps);
    frames.push((state, 0, 0));
    }
    let mut won = state.is_won();
    let mut path = Vec::new();
    while let Some((state, start, next)) = frames.last_mut() {
        if *next + *start >= steps.len() {
            steps.truncate(*start);
            frames.pop();
            continue;
        }
        let step = steps[*start + *next];
        *next += 1;
        let mut child = *state;
        child.play(&layout, step, &mut |_| {});
        if child.is_won() {
            path = frames.iter().map(|(_, start, next)| steps[start + next - 1]).collect();
            won = true;
            break;
        }
        if !seen.insert(child.key()) { continue; }
        count += 1;
        if count >= limit.states { return (Verdict::Unknown, count); }
        if count % 1024 == 0 && cancel.load(Ordering::Relaxed) { return (Verdict::Unknown, count); }
        let begin = steps.len();
        child.choices(&layout, &mut steps);
        frames.push((child, begin, 0));
    }
    if !won { return (Verdict::Unwinnable, count); }
    // replay
    let mut log = Vec::new();
    let mut state = first;
    state.settle(&layout, &mut |step| log.push(step));
    for step in path { state.play(&layout, step, &mut |step| log.push(step)); }
    let mut position = start;
    let mut line = prefix;
    for step in log {
        let Some(action) = step.action(&position) else { panic!("{step:?} {position:?}") };
        if let Err(why) = position.apply(action) { panic!("{why} {step:?} {action} {position:?}"); }
        line.push(action);
    }
    assert!(position.is_won());
    (Verdict::Winnable(line), count)
}
