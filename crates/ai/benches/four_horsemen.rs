//! Benchmarks of Four Horsemen: `cargo bench --bench four_horsemen`.

use std::hint::black_box;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use cardkeep_ai::{Search, Worlds};
use cardkeep_core::engine::{Chance, Game, Setup, Turn};
use cardkeep_core::games::four_horsemen::{Options, Position};
use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};

const ITERATIONS: u32 = 1000;

fn deal(seats: u8, seed: u64) -> Position {
    Position::deal(&Setup::new(seats, Options {}), seed)
}

/// Plays the first hand of a match to its end.
fn random_hand(
    mut position: Position,
    chance: &mut Chance,
    actions: &mut Vec<<Position as Game>::Action>,
) {
    while position.hand_number() == 1 {
        actions.clear();
        position.legal_actions(actions);
        let action = actions[chance.below(actions.len() as u32) as usize];
        position.play_unchecked(action, &mut ());
    }
    black_box(position);
}

fn benches(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("four-horsemen");
    for seats in [2, 4] {
        group.throughput(Throughput::Elements(1));
        let mut chance = Chance::new(1);
        let mut actions = Vec::new();
        let mut seed = 0;
        group.bench_function(BenchmarkId::new("random hand", seats), |bench| {
            bench.iter(|| {
                seed += 1;
                random_hand(deal(seats, seed), &mut chance, &mut actions);
            });
        });
        group.throughput(Throughput::Elements(u64::from(ITERATIONS)));
        let position = after_the_opening(seats);
        let Turn::Seat(seat) = position.turn() else { continue };
        let view = position.view(seat);
        group.bench_function(BenchmarkId::new("search iterations", seats), |bench| {
            bench.iter(|| {
                let mut chance = Chance::new(1);
                let mut search =
                    Search::<Position>::new(&view, Worlds::inferred(&view), true, &mut chance);
                search.run(ITERATIONS, Duration::MAX, &AtomicBool::new(false))
            });
        });
    }
    group.finish();
}

/// Returns the first position of a match that leaves a choice.
fn after_the_opening(seats: u8) -> Position {
    let mut position = deal(seats, 3);
    let mut actions = Vec::new();
    position.legal_actions(&mut actions);
    position.play_unchecked(actions[0], &mut ());
    position
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
