//! Tests of awards: at every table with rivals, a gain flies to the player who made it.

use std::sync::Arc;

use crate::session::{NewMatch, Session};
use crate::table::game::{Award, TableGame};
use crate::table::play::Play;
use cardkeep_ai::Level;
use cardkeep_core::engine::{Chance, Game, Setup};
use cardkeep_core::games::GameId;
use cardkeep_store::{DataDir, Player, Settings};

/// Returns the awards shown in a match of random actions.
fn awards<T: TableGame>(seed: u64) -> Vec<Award> {
    let folder = tempfile::tempdir().expect("a folder");
    let data_dir = Arc::new(DataDir::open(folder.path()).expect("it is opened"));
    let setup = Setup::new(*T::Rules::SEATS.start(), Default::default());
    let mut players = vec![Player::Computer(Level::Normal); usize::from(setup.seats)];
    players[0] = Player::Human;
    let new = NewMatch { setup, players, names: Vec::new(), seed };
    let session = Session::begin(data_dir, new, T::summary).expect("it begins");
    let mut play: Play<T> = Play::new(session, Settings::default());
    let mut game = T::new(&play.names);
    let mut chance = Chance::new(seed);
    let mut found = Vec::new();
    while let Some(action) = chance.pick(&play.legal()) {
        let moments = play.session.play(action).expect("it is legal");
        for moment in moments {
            let beats = game.present(&play.names, &play.view, &moment);
            found.extend(beats.into_iter().filter_map(|beat| beat.award));
            play.view = moment.view;
        }
    }
    found
}

#[test]
fn what_is_won_flies_to_who_won_it() {
    fn check<T: TableGame>() {
        if *T::Rules::SEATS.end() == 1 {
            return;
        }
        let found = (0..30).map(awards::<T>).find(|found| !found.is_empty());
        for Award { text, from, to } in found.expect("something is won") {
            assert!(!text.is_empty() && text.chars().count() <= 10, "{}: {text:?}", T::ID);
            assert!(!from.is_empty() && !to.is_empty() && from != to, "{}: {from:?}", T::ID);
        }
    }
    for id in GameId::ALL {
        with_table!(id, T => check::<T>());
    }
}
