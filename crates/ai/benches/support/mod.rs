//! Shared benchmarks for games against rivals with long matches.

use std::hint::black_box;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use cardkeep_ai::{Opponent, Search, Worlds};
use cardkeep_core::engine::{Chance, Setup, Turn};
use criterion::{BenchmarkId, Criterion, Throughput};

const ITERATIONS: u32 = 1000;
/// Number of actions of a position with many choices.
const MANY: usize = 20;

/// Returns a configuration short enough for all numbers of seats.
pub fn config() -> Criterion {
    Criterion::default()
        .sample_size(30)
        .warm_up_time(Duration::from_millis(500))
        .measurement_time(Duration::from_secs(2))
}

/// Benchmarks random matches, rollouts, and search in the middle of a match, with this many seats.
pub fn measure<G: Opponent>(
    criterion: &mut Criterion,
    name: &str,
    tables: &[u8],
    is_middle: impl Fn(&G) -> bool,
) {
    let mut group = criterion.benchmark_group(name);
    for seats in tables.iter().copied() {
        group.throughput(Throughput::Elements(1));
        for (name, sensibly) in [("random match", false), ("simulated match", true)] {
            let mut chance = Chance::new(1);
            let mut actions = Vec::new();
            let mut seed = 0;
            group.bench_function(BenchmarkId::new(name, seats), |bench| {
                bench.iter(|| {
                    seed += 1;
                    whole_match::<G>(deal(seats, seed), &mut chance, &mut actions, sensibly);
                });
            });
        }
        let view = middle(seats, &is_middle);
        let mut chance = Chance::new(1);
        group.bench_function(BenchmarkId::new("imagined position", seats), |bench| {
            bench.iter(|| G::imagine(black_box(&view), &mut chance));
        });
        group.throughput(Throughput::Elements(u64::from(ITERATIONS)));
        group.bench_function(BenchmarkId::new("search iterations", seats), |bench| {
            bench.iter(|| {
                let mut chance = Chance::new(1);
                let mut search =
                    Search::<G>::new(&view, Worlds::inferred(&view), true, &mut chance);
                search.run(ITERATIONS, Duration::MAX, &AtomicBool::new(false))
            });
        });
    }
    group.finish();
}

fn deal<G: Opponent>(seats: u8, seed: u64) -> G {
    G::deal(&Setup::new(seats, G::Options::default()), seed)
}

/// Plays a match to its end, at random or with the rollout policy.
fn whole_match<G: Opponent>(
    mut position: G,
    chance: &mut Chance,
    actions: &mut Vec<G::Action>,
    sensibly: bool,
) {
    while let Turn::Seat(_) = position.turn() {
        actions.clear();
        let action = if sensibly {
            position.rollout(chance, actions)
        } else {
            position.legal_actions(actions);
            actions[chance.below(actions.len() as u32) as usize]
        };
        position.play_unchecked(action, &mut ());
    }
    black_box(position);
}

/// Returns the view of the seat to act in the middle of a match played with the rollout policy,
/// with many choices.
fn middle<G: Opponent>(seats: u8, is_middle: impl Fn(&G) -> bool) -> G::View {
    let mut actions = Vec::new();
    for seed in 0.. {
        let mut position: G = deal(seats, seed);
        let mut chance = Chance::new(seed);
        while let Turn::Seat(seat) = position.turn() {
            actions.clear();
            position.legal_actions(&mut actions);
            if is_middle(&position) && actions.len() > MANY {
                return position.view(seat);
            }
            actions.clear();
            let action = position.rollout(&mut chance, &mut actions);
            position.play_unchecked(action, &mut ());
        }
    }
    unreachable!("some match has such a position")
}
