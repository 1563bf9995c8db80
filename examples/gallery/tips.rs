//! Screenshots of first-time tips.

use cardkeep::App;
use cardkeep::Begin;
use cardkeep_ai::Level;
use cardkeep_core::games::GameId;
use cardkeep_store::Player;

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
    let (options, names) = (serde_json::json!({}), Vec::new());
    let begin = Begin::New { options, first: None, players, names, seed: 1, practice: false };
    assert!(app.services().play(game, begin));
    (0..60).for_each(|_| settle());
}
