//! Benchmarks of Of Knights and Ninjas: `cargo bench --bench knights_and_ninjas`.

mod support;

use cardkeep_core::games::knights_and_ninjas::Position;
use criterion::{Criterion, criterion_group, criterion_main};

fn benches(criterion: &mut Criterion) {
    support::measure(criterion, "knights-and-ninjas", &[2, 6], |position: &Position| {
        position.public().turn > 6
    });
}

criterion_group! { name = all; config = support::config(); targets = benches }
criterion_main!(all);
