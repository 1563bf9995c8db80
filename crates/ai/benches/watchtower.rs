//! Benchmarks of Watchtower: `cargo bench --bench watchtower`.

mod support;

use cardkeep_core::games::watchtower::Position;
use criterion::{Criterion, criterion_group, criterion_main};

fn benches(criterion: &mut Criterion) {
    support::measure(criterion, "watchtower", &[2, 3, 4], |position: &Position| {
        position.public().rounds_left() + 6 < position.public().rounds()
    });
}

criterion_group! { name = all; config = support::config(); targets = benches }
criterion_main!(all);
