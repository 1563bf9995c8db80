//! Tests of how events are presented in matches of random actions: a gain flies to the player who made
//! it, and what rivals do to the player can be read.

use std::sync::Arc;

use crate::session::Moment;
use crate::session::Session;
use crate::table::beat::View;
use crate::table::game::{Award, Beat, TableGame};
use crate::table::highlight::READABLE;
use crate::table::play::Play;
use cardkeep_ai::Level;
use cardkeep_core::engine::{Chance, Game, Seat, Setup, Turn};
use cardkeep_core::games::GameId;
use cardkeep_store::{Challenge, DataDir, Player, Settings};

/// The most actions of a match.
const MOST: usize = 1000;

/// Presents a match of random actions: tells who acted, the view before each event, the event and its
/// beats.
pub(super) fn present<T: TableGame>(
    seed: u64,
    mut show: impl FnMut(Turn, &View<T>, &Moment<T::Rules>, Vec<Beat<T>>),
) {
    let folder = tempfile::tempdir().expect("a folder");
    let data_dir = Arc::new(DataDir::open(folder.path()).expect("it is opened"));
    let setup = Setup::new(*T::Rules::SEATS.start(), Default::default());
    let mut players = vec![Player::Computer(Level::Normal); usize::from(setup.seats)];
    players[0] = Player::Human;
    let new = Challenge::of::<T::Rules>(&setup, seed, &players, &[]);
    let session = Session::begin(data_dir, new, false).expect("it begins");
    let mut play: Play<T> = Play::new(session, Settings::default());
    let mut game = T::new(&play.names);
    let mut chance = Chance::new(seed);
    // A solitaire may go on forever.
    for _ in 0..MOST {
        let Some(action) = chance.pick(&play.legal()) else { break };
        let turn = play.session.turn();
        let moments = play.session.play(action).expect("it is legal");
        for moment in moments {
            let beats = play.beats(&mut game, &moment);
            show(turn, &play.view, &moment, beats);
            play.view = moment.view;
        }
    }
}

/// Returns the awards shown in a match of random actions.
fn awards<T: TableGame>(seed: u64) -> Vec<Award> {
    let mut found = Vec::new();
    present::<T>(seed, |_, _, _, beats| {
        found.extend(beats.into_iter().filter_map(|beat| beat.award));
    });
    found
}

/// What rivals do to what `has` says the player has is shown long enough to be read.
pub(super) fn can_be_read<T: TableGame, H: PartialEq>(has: impl Fn(&View<T>) -> H) {
    let mut count = 0;
    for seed in 0..30 {
        present::<T>(seed, |turn, before, moment, beats| {
            let mine = turn == Turn::Seat(Seat(0));
            let told = beats.iter().any(|beat| beat.text.is_some() && beat.result.is_none());
            if mine || !told || has(before) == has(&moment.view) {
                return;
            }
            count += 1;
            let millis: u64 = beats.iter().map(|beat| beat.millis).sum();
            let text = beats.iter().filter_map(|beat| beat.text.as_deref()).collect::<String>();
            assert!(millis >= READABLE, "{}: {millis} ms: {text}", T::ID);
        });
    }
    assert!(count > 20, "{}: {count}", T::ID);
}

#[test]
fn what_is_won_flies_to_who_won_it() {
    fn check<T: TableGame>() {
        if T::ID.is_solitaire() {
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
