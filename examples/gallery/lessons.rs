//! Screenshots of the lessons, at some of their steps, and of positions to solve.

use cardkeep::App;
use cardkeep::Begin;
use cardkeep_core::games::GameId;
use cardkeep_ui::Coach;
use slint::ComponentHandle;

use super::{Motif, settle};

pub const MOTIFS: &[Motif] = &[
    Motif { name: "lesson-watchtower", arrange: |app| learn(app, GameId::Watchtower, 0) },
    Motif { name: "lesson-watchtower-burn", arrange: |app| learn(app, GameId::Watchtower, 3) },
    Motif { name: "lesson-four-knights", arrange: |app| learn(app, GameId::FourKnights, 4) },
    Motif { name: "lesson-four-horsemen", arrange: |app| learn(app, GameId::FourHorsemen, 3) },
    Motif { name: "lesson-four-kingdoms", arrange: |app| learn(app, GameId::FourKingdoms, 1) },
    Motif { name: "lesson-ninjas", arrange: |app| learn(app, GameId::KnightsAndNinjas, 2) },
    Motif { name: "exercise-four-knights", arrange: |app| solve(app, GameId::FourKnights) },
    Motif { name: "exercise-four-kingdoms", arrange: |app| solve(app, GameId::FourKingdoms) },
    Motif { name: "exercise-four-horsemen", arrange: |app| solve(app, GameId::FourHorsemen) },
    Motif { name: "exercise-watchtower", arrange: |app| solve(app, GameId::Watchtower) },
    Motif { name: "exercise-ninjas", arrange: |app| solve(app, GameId::KnightsAndNinjas) },
];

/// Opens the first position to solve, and has the solution shown.
fn solve(app: &App, game: GameId) {
    assert!(app.services().play(game, Begin::Exercise));
    (0..20).for_each(|_| settle());
    app.window().global::<Coach>().invoke_next();
    settle();
}

/// Opens a lesson and skips some steps.
fn learn(app: &App, game: GameId, steps: usize) {
    assert!(app.services().play(game, Begin::Lesson));
    (0..20).for_each(|_| settle());
    for _ in 0..steps {
        app.window().global::<Coach>().invoke_next();
        settle();
    }
}
