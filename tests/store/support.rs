//! Folders, matches to save and signed files for the tests.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use cardkeep::ai::Level;
use cardkeep::engine::{Chance, Game, Record, Setup, Start};
use cardkeep::games::{GameId, four_knights};
use cardkeep::store::{MatchId, Place, Player, Save, Slot};
use tempfile::TempDir;

pub type FourKnights = four_knights::Position;

pub const GAME: GameId = GameId::FourKnights;

/// An opened data folder that is removed at the end.
pub struct Folder {
    pub place: Place,
    _dir: TempDir,
}

impl Folder {
    pub fn new() -> Self {
        let dir = tempfile::tempdir().unwrap();
        Folder { place: Place::open(dir.path()).unwrap(), _dir: dir }
    }

    pub fn slot(&self, name: &str) -> PathBuf {
        self.place.dir().join("saves").join(GAME.id()).join(name)
    }

    pub fn file(&self, name: &str) -> PathBuf {
        self.place.dir().join(name)
    }

    /// Every file of the folder with what it holds.
    pub fn contents(&self) -> BTreeMap<PathBuf, Vec<u8>> {
        let mut found = BTreeMap::new();
        gather(self.place.dir(), &mut found);
        found
    }

    pub fn load(&self, slot: Slot) -> Save<FourKnights> {
        let loaded = self.place.load(GAME, slot).unwrap();
        assert_eq!(loaded.notice, None);
        loaded.value
    }
}

fn gather(dir: &Path, found: &mut BTreeMap<PathBuf, Vec<u8>>) {
    for entry in fs::read_dir(dir).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            gather(&path, found);
        } else {
            let bytes = fs::read(&path).unwrap();
            found.insert(path, bytes);
        }
    }
}

/// A match of Four Knights after this many random actions, or fewer if it ends.
pub fn record(seed: u64, actions: usize) -> Record<FourKnights> {
    let setup = Setup::new(2, four_knights::Options::default());
    let mut record: Record<FourKnights> = Record::new(Start::Deal { setup, seed }).unwrap();
    let mut chance = Chance::new(seed);
    for _ in 0..actions {
        let mut legal = Vec::new();
        record.position().legal_actions(&mut legal);
        let Some(action) = chance.pick(&legal) else { break };
        record.play(action).unwrap();
    }
    record
}

pub fn save(seed: u64, actions: usize) -> Save<FourKnights> {
    Save {
        id: MatchId::begin(seed),
        record: record(seed, actions),
        players: vec![Player::Human, Player::Computer(Level::Hard)],
        names: vec![String::from("You"), String::from("Runa")],
        summary: format!("Hand 2 of 4, deal {seed}: “7 to 5”"),
        saved: 1_795_194_300,
        played_seconds: 312,
        helped: false,
    }
}

/// A file with a right checksum around any text.
pub fn signed(kind: &str, version: &str, json: &[u8]) -> Vec<u8> {
    let line = format!("cardkeep {kind} {version}");
    let mut hasher = crc32fast::Hasher::new();
    hasher.update(line.as_bytes());
    hasher.update(b"\n");
    hasher.update(json);
    let mut file = format!("{line} {:08x}\n", hasher.finalize()).into_bytes();
    file.extend(json);
    file
}

/// The JSON of a file.
pub fn json(file: &[u8]) -> &[u8] {
    let end = file.iter().position(|byte| *byte == b'\n').unwrap();
    &file[end + 1..]
}
