//! Speed of Watchtower: `cargo bench --no-default-features --bench watchtower`.

use std::hint::black_box;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use cardkeep::ai::{Opponent, Search};
use cardkeep::engine::{Chance, Game, Setup, Turn};
use cardkeep::games::watchtower::{Options, Position};
use criterion::{BenchmarkId, Criterion, Throughput, criterion_group, criterion_main};

const ITERATIONS: u32 = 1000;

fn deal(seats: u8, seed: u64) -> Position {
    Position::deal(&Setup::new(seats, Options::default()), seed)
}

/// Plays a match to its end, by chance or as simulations do.
fn whole_match(
    mut position: Position,
    chance: &mut Chance,
    actions: &mut Vec<<Position as Game>::Action>,
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
        position.play(action, &mut ());
    }
    black_box(position);
}

/// A position in the middle of a match in which all play as simulations do, with many choices.
fn middle(seats: u8) -> Position {
    let mut actions = Vec::new();
    for seed in 0.. {
        let mut position = deal(seats, seed);
        let mut chance = Chance::new(seed);
        while let Turn::Seat(_) = position.turn() {
            actions.clear();
            position.legal_actions(&mut actions);
            if position.rounds_left() + 6 < position.rounds() && actions.len() > 20 {
                return position;
            }
            actions.clear();
            let action = position.rollout(&mut chance, &mut actions);
            position.play(action, &mut ());
        }
    }
    unreachable!("some match has such a position")
}

fn benches(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("watchtower");
    for seats in [2, 3, 4] {
        group.throughput(Throughput::Elements(1));
        for (name, sensibly) in [("random match", false), ("simulated match", true)] {
            let mut chance = Chance::new(1);
            let mut actions = Vec::new();
            let mut seed = 0;
            group.bench_function(BenchmarkId::new(name, seats), |bench| {
                bench.iter(|| {
                    seed += 1;
                    whole_match(deal(seats, seed), &mut chance, &mut actions, sensibly);
                });
            });
        }
        let position = middle(seats);
        let Turn::Seat(seat) = position.turn() else { continue };
        let view = position.view(seat);
        let mut chance = Chance::new(1);
        group.bench_function(BenchmarkId::new("imagined position", seats), |bench| {
            bench.iter(|| Position::imagine(black_box(&view), &mut chance));
        });
        group.throughput(Throughput::Elements(u64::from(ITERATIONS)));
        group.bench_function(BenchmarkId::new("search iterations", seats), |bench| {
            bench.iter(|| {
                let mut chance = Chance::new(1);
                let mut search = Search::<Position>::new(&view, &mut chance);
                search.run(ITERATIONS, Duration::MAX, &AtomicBool::new(false))
            });
        });
    }
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
