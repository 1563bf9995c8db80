//! Screenshots of first-time tips.

use cardkeep::App;
use cardkeep::Begin;
use cardkeep_ai::Level;
use cardkeep_core::games::GameId;
use cardkeep_store::{Challenge, Player};

use super::{Motif, settle};

pub const MOTIFS: &[Motif] = &[
    Motif { name: "tip-watchtower", arrange: |app| meet(app, GameId::Watchtower, 3) },
    Motif { name: "tip-four-knights", arrange: |app| meet(app, GameId::FourKnights, 2) },
    Motif { name: "tip-four-horsemen", arrange: |app| meet(app, GameId::FourHorsemen, 2) },
    Motif { name: "tip-four-kingdoms", arrange: |app| meet(app, GameId::FourKingdoms, 1) },
    Motif { name: "tip-ninjas", arrange: |app| meet(app, GameId::KnightsAndNinjas, 2) },
];

/// Opens a new match in which the player soon meets something new.
fn meet(app: &App, game: GameId, seats: usize) {
    app.services().settings.borrow_mut().tips = true;
    let mut players = vec![Player::Human];
    players.resize(seats, Player::Computer(Level::Easy));
    assert!(app.services().play(game, Begin::New(Challenge::new(game, players, 1))));
    (0..60).for_each(|_| settle());
}
