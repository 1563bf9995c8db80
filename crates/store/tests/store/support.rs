//! Helpers for the tests of the store: folders, matches to save and files with checksums.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use cardkeep_core::engine::{Chance, Game, Record, Setup, Start};
use cardkeep_core::games::{GameId, four_knights};
use cardkeep_core::rival::Level;
use cardkeep_store::{
    DataDir, MatchId, MatchResult, Player, Save, Settings, Slot, Speed, WindowState,
};
use tempfile::TempDir;

pub type FourKnights = four_knights::Position;

pub const GAME: GameId = GameId::FourKnights;

/// An opened data folder that is removed at the end.
pub struct Folder {
    pub place: DataDir,
    _dir: TempDir,
}

impl Folder {
    pub fn new() -> Self {
        let dir = tempfile::tempdir().unwrap();
        Folder { place: DataDir::open(dir.path()).unwrap(), _dir: dir }
    }

    /// Opens an existing folder.
    pub fn over(dir: TempDir) -> Self {
        Folder { place: DataDir::open(dir.path()).unwrap(), _dir: dir }
    }

    /// Closes the folder, moves it to a new path and opens it again.
    pub fn moved(self, to: &Path) -> Self {
        let Folder { place, _dir } = self;
        drop(place);
        fs::rename(_dir.path(), to).unwrap();
        Folder { place: DataDir::open(to).unwrap(), _dir }
    }

    /// Returns the folder after closing it.
    pub fn closed(self) -> TempDir {
        self._dir
    }

    pub fn slot(&self, name: &str) -> PathBuf {
        self.place.dir().join("saves").join(GAME.id()).join(name)
    }

    pub fn file(&self, name: &str) -> PathBuf {
        self.place.dir().join(name)
    }

    /// Returns every file of the folder with its content.
    pub fn contents(&self) -> BTreeMap<PathBuf, Vec<u8>> {
        let mut found = BTreeMap::new();
        gather(self.place.dir(), &mut found);
        found
    }

    pub fn load(&self, slot: Slot) -> Save<FourKnights> {
        let loaded = self.place.load(slot).unwrap();
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

/// Creates a folder with every kind of file and its previous copy.
pub fn full_folder() -> Folder {
    let folder = Folder::new();
    let place = &folder.place;
    for n in [1, 2] {
        for slot in [Slot::Auto, Slot::Manual(1), Slot::Manual(4)] {
            place.save(slot, &save(5, 20 + n)).unwrap();
        }
        let animation = [Speed::Off, Speed::Slow][n - 1];
        place.keep_settings(&Settings { animation, ..Settings::default() }).unwrap();
        place.keep_window(&window(300 + n as u32)).unwrap();
        let id = MatchId::begin(n as u64);
        place.record_result(GAME, "hard", &id, MatchResult::Won).unwrap();
    }
    folder
}

pub fn window(width: u32) -> WindowState {
    let page = String::from("home");
    WindowState {
        width,
        height: 400,
        place: None,
        maximized: false,
        page,
        running: None,
        review: None,
    }
}

/// Creates a match of Four Knights with this many random actions, or fewer if it ends.
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
        summary: format!("Hand 2 of 4, deal {seed}: “7 to 5”"),
        saved: 1_795_194_300,
        played_seconds: 312,
        ..Save::new(
            MatchId::begin(seed),
            record(seed, actions),
            vec![Player::Human, Player::Computer(Level::Hard)],
            vec![String::from("You"), String::from("Runa")],
        )
    }
}

/// Returns a file with a correct checksum around any text.
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

/// Returns the JSON of a file.
pub fn json(file: &[u8]) -> &[u8] {
    let end = file.iter().position(|byte| *byte == b'\n').unwrap();
    &file[end + 1..]
}

/// Returns a file with one JSON value replaced and a correct checksum. The value's parent must
/// exist.
pub fn altered(file: &[u8], kind: &str, pointer: &str, value: serde_json::Value) -> Vec<u8> {
    let mut whole: serde_json::Value = serde_json::from_slice(json(file)).unwrap();
    let (parent, key) = pointer.rsplit_once('/').unwrap();
    match whole.pointer_mut(parent).unwrap() {
        serde_json::Value::Array(list) => list[key.parse::<usize>().unwrap()] = value,
        parent => parent[key] = value,
    }
    signed(kind, "1", &serde_json::to_vec(&whole).unwrap())
}
