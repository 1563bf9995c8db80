//! Helpers for the screen tests of pages: data folders with matches and damage.

use std::fs;

use cardkeep_ai::Level;
use cardkeep_core::engine::{Game, Record, Setup, Start};
use cardkeep_core::games::GameId;
use cardkeep_core::games::four_knights::Position;
use cardkeep_store::{Company, DataDir, MatchId, MatchResult, Player, Save, Slot};

use crate::driver::Stage;

pub const GAME: GameId = GameId::FourKnights;

pub const HORSEMEN: GameId = GameId::FourHorsemen;

/// Creates a match after some actions, to be saved.
pub fn a_match(id: &str) -> Save<Position> {
    let setup = Setup::new(2, Default::default());
    let mut record = Record::<Position>::new(Start::Deal { setup, seed: 7 }).unwrap();
    for _ in 0..5 {
        let mut legal = Vec::new();
        record.position().legal_actions(&mut legal);
        record.play(legal[0]).unwrap();
    }
    Save {
        summary: String::from("written in another language"),
        saved: 1_795_194_300,
        played_seconds: 60,
        ..Save::new(
            MatchId::from(String::from(id)),
            record,
            vec![Player::Human, Player::Computer(Level::Normal)],
            vec![String::from("You"), String::from("Osric")],
        )
    }
}

/// Returns what the list of saves says about a slot.
pub fn summary(stage: &Stage, slot: Slot) -> String {
    stage.app.services().data_dir.look(GAME, slot).heading().unwrap().summary.clone()
}

/// Creates a data folder as after several evenings, with a damaged save in slot 2.
pub fn furnished() -> tempfile::TempDir {
    let folder = tempfile::tempdir().unwrap();
    let data_dir = DataDir::open(folder.path()).unwrap();
    data_dir.save(Slot::Auto, &a_match("one")).unwrap();
    data_dir.save(Slot::Manual(1), &a_match("two")).unwrap();
    data_dir.record_result(GAME, "hard", &MatchId::begin(1), MatchResult::Won).unwrap();
    let key = "hard+normal+easy";
    data_dir.record_result(HORSEMEN, key, &MatchId::begin(2), MatchResult::Lost).unwrap();
    let mut settings = data_dir.settings().value;
    settings.set_company(HORSEMEN, Company { seats: 4, ..Company::default() });
    data_dir.keep_settings(&settings).unwrap();
    fs::write(folder.path().join("saves/four-knights/slot-2.save"), "no save at all").unwrap();
    folder
}
