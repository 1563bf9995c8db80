//! Screenshots of the lessons, at some of their steps.

use cardkeep::App;
use cardkeep::Begin;
use cardkeep_core::games::GameId;
use cardkeep_ui::Table;
use slint::ComponentHandle;

use super::{Motif, settle};

pub const MOTIFS: &[Motif] = &[
    Motif { name: "lesson-watchtower", arrange: |app| learn(app, GameId::Watchtower, 0) },
    Motif { name: "lesson-watchtower-burn", arrange: |app| learn(app, GameId::Watchtower, 3) },
    Motif { name: "lesson-four-knights", arrange: |app| learn(app, GameId::FourKnights, 4) },
    Motif { name: "lesson-four-horsemen", arrange: |app| learn(app, GameId::FourHorsemen, 3) },
    Motif { name: "lesson-four-kingdoms", arrange: |app| learn(app, GameId::FourKingdoms, 1) },
    Motif { name: "lesson-ninjas", arrange: |app| learn(app, GameId::KnightsAndNinjas, 2) },
];

/// Opens a lesson and skips some steps.
fn learn(app: &App, game: GameId, steps: usize) {
    assert!(app.services().play(game, Begin::Lesson));
    (0..20).for_each(|_| settle());
    for _ in 0..steps {
        app.window().global::<Table>().invoke_lesson_next();
        settle();
    }
}
