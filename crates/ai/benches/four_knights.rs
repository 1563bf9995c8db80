//! Benchmarks of Four Knights: `cargo bench --bench four_knights`.
//!
//! The plain loop does a fixed amount of arithmetic, so that results from different machines can be
//! compared by their ratio to it.

use std::hint::black_box;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use cardkeep_ai::{Search, Worlds};
use cardkeep_core::engine::{Chance, Game, Seat, Setup, Turn};
use cardkeep_core::games::four_knights::{Options, Position};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};

const SETUP: Setup<Options> = Setup::new(2, Options { may_yield: false });
const ITERATIONS: u32 = 1000;

fn random_match(seed: u64, chance: &mut Chance, actions: &mut Vec<<Position as Game>::Action>) {
    let mut position = Position::deal(&SETUP, seed);
    while let Turn::Seat(_) = position.turn() {
        actions.clear();
        position.legal_actions(actions);
        let action = actions[chance.below(actions.len() as u32) as usize];
        position.play_unchecked(action, &mut ());
    }
    black_box(position);
}

/// Returns a position in the middle of a match, with its first legal action.
fn middle() -> (Position, <Position as Game>::Action) {
    let mut position = Position::deal(&SETUP, 3);
    let mut actions = Vec::new();
    for _ in 0..20 {
        actions.clear();
        position.legal_actions(&mut actions);
        position.play_unchecked(actions[0], &mut ());
    }
    actions.clear();
    position.legal_actions(&mut actions);
    (position, actions[0])
}

fn benches(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("four-knights");
    group.throughput(Throughput::Elements(1));
    let mut chance = Chance::new(1);
    let mut actions = Vec::new();
    let mut seed = 0;
    group.bench_function("random playout", |bench| {
        bench.iter(|| {
            seed += 1;
            random_match(seed, &mut chance, &mut actions);
        });
    });
    let (position, action) = middle();
    group.bench_function("legal actions", |bench| {
        bench.iter(|| {
            actions.clear();
            black_box(&position).legal_actions(&mut actions);
            black_box(&actions);
        });
    });
    group.bench_function("clone and apply", |bench| {
        bench.iter(|| black_box(position.clone()).apply(black_box(action)));
    });
    group.throughput(Throughput::Elements(1_000_000));
    group.bench_function("plain loop", |bench| {
        bench.iter(|| {
            (0..1_000_000u64).fold(black_box(1u64), |sum, n| {
                black_box(sum.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(n))
            })
        });
    });
    group.throughput(Throughput::Elements(u64::from(ITERATIONS)));
    let view = Position::deal(&SETUP, 3).view(Seat(0));
    group.bench_function("search iterations", |bench| {
        bench.iter(|| {
            let mut chance = Chance::new(1);
            let mut search =
                Search::<Position>::new(&view, Worlds::inferred(&view), true, &mut chance);
            search.run(ITERATIONS, Duration::MAX, &AtomicBool::new(false))
        });
    });
    group.finish();
}

criterion_group! {
    name = all;
    config = Criterion::default()
        .sample_size(30)
        .warm_up_time(Duration::from_millis(500))
        .measurement_time(Duration::from_secs(2));
    targets = benches
}
criterion_main!(all);
