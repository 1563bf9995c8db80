//! Benchmarks of Four Kingdoms: `cargo bench --bench four_kingdoms`.
//!
//! The plain loop does a fixed amount of arithmetic, so that results from different machines can be
//! compared by their ratio to it.

use std::hint::black_box;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use cardkeep_core::engine::{Chance, Game, Setup, Turn};
use cardkeep_core::games::four_kingdoms::solver::{Limit, solve};
use cardkeep_core::games::four_kingdoms::{Action, Options, Position};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};

const SETUP: Setup<Options> = Setup::new(1, Options { deal_when_empty: false });
/// Number of moves after which a random game stops (FK-13).
const STEPS: u64 = 400;

/// Plays random legal moves, over as many games as needed.
fn random_steps(seed: &mut u64, chance: &mut Chance, actions: &mut Vec<Action>) {
    let mut left = STEPS;
    while left > 0 {
        *seed += 1;
        let mut position = Position::deal(&SETUP, *seed);
        while left > 0 && matches!(position.turn(), Turn::Seat(_)) {
            actions.clear();
            position.legal_actions(actions);
            let action = actions[chance.below(actions.len() as u32) as usize];
            position.play_unchecked(action, &mut ());
            left -= 1;
        }
        black_box(position);
    }
}

fn benches(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("four-kingdoms");
    group.throughput(Throughput::Elements(STEPS));
    let (mut seed, mut chance, mut actions) = (0, Chance::new(1), Vec::new());
    group.bench_function("random legal steps", |bench| {
        bench.iter(|| random_steps(&mut seed, &mut chance, &mut actions));
    });
    let deals: Vec<Position> = (1..=100).map(|deal| Position::deal(&SETUP, deal)).collect();
    let solve_all = || -> u64 {
        let solve = |deal| solve(deal, Limit::default(), &AtomicBool::new(false)).states;
        deals.iter().map(solve).sum()
    };
    group.throughput(Throughput::Elements(solve_all()));
    group.bench_function("solver states", |bench| bench.iter(|| black_box(solve_all())));
    group.throughput(Throughput::Elements(1_000_000));
    group.bench_function("plain loop", |bench| {
        bench.iter(|| {
            (0..1_000_000u64).fold(black_box(1u64), |sum, n| {
                black_box(sum.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(n))
            })
        });
    });
    group.finish();
}

criterion_group! {
    name = all;
    config = Criterion::default()
        .sample_size(20)
        .warm_up_time(Duration::from_millis(300))
        .measurement_time(Duration::from_secs(1));
    targets = benches
}
criterion_main!(all);
