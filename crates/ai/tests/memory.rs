//! Test of the memory that opponents use, in a process of its own.

#![cfg(target_os = "linux")]

use std::sync::atomic::AtomicBool;

use cardkeep_ai::{Opponent, choose};
use cardkeep_core::engine::{Chance, Seat, Setup, Turn};
use cardkeep_core::games::GameId;
use cardkeep_core::with_opponent;

/// Maximum growth of the process while it thinks, in KiB.
const MOST: usize = 60 << 10;

/// Returns the largest memory of this process so far, in KiB.
fn peak() -> usize {
    let status = std::fs::read_to_string("/proc/self/status").expect("Linux tells it");
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).expect("a peak");
    line.trim_end_matches("kB").trim().parse().expect("a number")
}

/// Lets the strongest level think in the middle of a match at the smallest and largest tables.
fn think<G: Opponent>() {
    for seats in [*G::SEATS.start(), *G::SEATS.end()] {
        let mut position = G::deal(&Setup::new(seats, G::Options::default()), 1);
        let mut chance = Chance::new(1);
        for turn in 0..40 {
            let Turn::Seat(Seat(number)) = position.turn() else { break };
            let mut actions = Vec::new();
            position.legal_actions(&mut actions);
            let mut action = chance.pick(&actions).expect("a seat to act has an action");
            if turn % 20 == 9 {
                let view = position.view(Seat(number));
                let level = G::levels(seats).last().expect("a level");
                let choice =
                    choose::<G>(&view, &G::strength(&view, *level), 1, &AtomicBool::new(false));
                action = choice.expect("not canceled").action;
            }
            position.play_unchecked(action, &mut ());
        }
    }
}

#[test]
fn thinking_takes_little_memory() {
    let before = peak();
    for id in GameId::ALL {
        with_opponent!(id, G => think::<G>());
    }
    let grown = peak() - before;
    assert!(grown < MOST, "{grown} KiB");
}
