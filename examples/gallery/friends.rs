//! Screenshots of matches of friends on one device: their setup, the curtain, and tables that lie between
//! them.

use cardkeep::{App, Begin, Page};
use cardkeep_core::games::GameId;
use cardkeep_store::{Challenge, Company, Player};

use super::{Motif, act, settle};

const NAMES: [&str; 3] = ["Anna", "Ben", "Cleo"];

pub const MOTIFS: &[Motif] = &[
    Motif { name: "friends-setup", arrange: set_up },
    Motif { name: "friends-curtain", arrange: |app| sit(app, GameId::FourKnights, 2, false) },
    Motif { name: "friends-knights", arrange: |app| sit(app, GameId::FourKnights, 2, true) },
    Motif { name: "friends-horsemen", arrange: |app| sit(app, GameId::FourHorsemen, 3, true) },
    Motif { name: "friends-ninjas", arrange: |app| sit(app, GameId::KnightsAndNinjas, 3, true) },
    Motif { name: "friends-watchtower", arrange: |app| sit(app, GameId::Watchtower, 3, true) },
    Motif {
        name: "friends-look",
        arrange: |app| {
            sit(app, GameId::FourHorsemen, 3, true);
            NAMES.iter().any(|name| act(app, &format!("I'm {name}")));
            settle();
        },
    },
];

fn set_up(app: &App) {
    app.services().shell.go(Page::NewGame(GameId::FourKnights));
    settle();
    act(app, "Friends here");
    settle();
}

/// Opens a new match of so many friends.
fn sit(app: &App, game: GameId, seats: usize, laid: bool) {
    let services = app.services();
    {
        let mut settings = services.settings.borrow_mut();
        let company = Company { laid: Some(laid), ..settings.company(game) };
        settings.set_company(game, company);
    }
    let names = NAMES[..seats].iter().map(ToString::to_string).collect();
    let new = Challenge { names, ..Challenge::new(game, vec![Player::Human; seats], 3) };
    services.play(game, Begin::New(new));
    (0..12).for_each(|_| settle());
}
