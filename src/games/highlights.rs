//! Tests of what is made much of. The tables of moments match every event of their game, so the
//! compiler knows that none is missing.

use std::sync::Arc;

use crate::session::{NewMatch, Session};
use crate::table::game::TableGame;
use crate::table::highlight::Highlight;
use crate::table::play::Play;
use crate::ui::Rung;
use cardkeep_ai::Level;
use cardkeep_core::engine::{Chance, Game, Setup};
use cardkeep_core::games::GameId;
use cardkeep_store::{DataDir, Player, Settings};

/// Returns what is made of the events of a match of random actions.
fn highlights<T: TableGame>(seed: u64) -> Vec<Highlight> {
    /// Enough for a solitaire, which may go on forever.
    const MOST: usize = 400;
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
    for _ in 0..MOST {
        let Some(action) = chance.pick(&play.legal()) else { break };
        let moments = play.session.play(action).expect("it is legal");
        play.queue(moments);
        while let Some(beat) = play.next_beat(&mut game) {
            play.show_beat(&beat);
            found.extend(beat.highlight);
        }
    }
    found
}

#[test]
fn what_matters_has_a_headline_and_trifles_have_none() {
    fn check<T: TableGame>() {
        let mut found = Vec::new();
        for seed in 0..12 {
            found.extend(highlights::<T>(seed));
        }
        for highlight in &found {
            let matters = !matches!(highlight.rung, Rung::Note | Rung::Gain);
            assert_eq!(matters, !highlight.headline.is_empty(), "{}: {highlight:?}", T::ID);
            let length = highlight.headline.chars().count();
            assert!(length <= 60 && !highlight.headline.ends_with('.'), "{}: {highlight:?}", T::ID);
        }
        let has = |rung| found.iter().any(|highlight| highlight.rung == rung);
        assert!(has(Rung::Note) && has(Rung::Gain), "{}", T::ID);
        // A random solitaire gets nowhere.
        if *T::Rules::SEATS.end() > 1 {
            assert!(has(Rung::Tide), "{}: nothing turns the tide", T::ID);
            assert!(has(Rung::Triumph), "{}: nobody triumphs", T::ID);
        }
    }
    for id in GameId::ALL {
        with_table!(id, T => check::<T>());
    }
}
