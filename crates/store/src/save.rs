//! Saved matches: for each game, up to nine running matches and six slots, one file each.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use web_time::{SystemTime, UNIX_EPOCH};

use self::json::{Version, is_over, outline, parse};
use super::content_error::ContentError;
use super::file::{self, Kind};
use super::notice::FileKind;
use super::{DataDir, Loaded, Misplaced, Player, Proof, Slot, StoreError, Verified, is_shared};
use cardkeep_core::engine::{Game, Record};
use cardkeep_core::games::{GameId, Registered};
use cardkeep_core::{text, with_game};

pub(super) use self::json::{Text, first};

mod json;

const KIND: Kind = Kind { name: "save", kind: FileKind::Save, most: 2 << 20, older: &[] };

/// Maximum steps of a record to replay only for its summary in another language. Nearly every match
/// is shorter.
const SOON_REPLAYED: usize = 1000;

/// Maximum characters of a match id; generated ids are shorter.
const LONGEST_ID: usize = 64;

/// Identifies a match, however often it is saved, copied and finished again. Ids of matches that
/// began later are greater.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(from = "String")]
pub struct MatchId(String);

/// As read from a file.
impl From<String> for MatchId {
    fn from(id: String) -> Self {
        MatchId(text::shortened(&id, LONGEST_ID))
    }
}

impl MatchId {
    /// Creates the id of a match that begins now with this seed.
    pub fn begin(seed: u64) -> Self {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        MatchId(format!("{}-{seed}", since.as_millis()))
    }

    /// Returns the seed of the match.
    pub fn seed(&self) -> Option<u64> {
        self.0.split_once('-')?.1.parse().ok()
    }
}

/// A saved match.
#[derive(Clone, Debug, PartialEq)]
pub struct Save<G: Game> {
    /// The match's id, created when the match begins and kept in every save.
    pub id: MatchId,
    /// The actions played and undone so far.
    pub record: Record<G>,
    /// The players, from seat 0.
    pub players: Vec<Player>,
    /// Their names, by seat; see [`names_for`](super::names_for).
    pub names: Vec<String>,
    /// The player's title for the match, or empty.
    pub title: String,
    /// One line for the list of saves, if the data folder can't write one; see
    /// [`DataDir::set_summarize`].
    pub summary: String,
    /// Time of the save, in seconds since 1970; see [`now`](super::now).
    pub saved: u64,
    /// Playing time.
    pub played_seconds: u64,
    /// Whether the player used help.
    pub helped: bool,
    /// Whether the computer has played for the player, whose points are not counted then.
    pub substituted: bool,
    /// Whether the match is practice, which allows to take back moves and isn't counted.
    pub practice: bool,
    /// The day whose daily match it is, if any; see [`daily_of`](super::daily_of). It is settled when
    /// the match is dealt, and no later change of the clock or the time zone matters.
    pub day: Option<Date>,
    /// The code of the same match as a friend has played it, if there is one. It is read when the two
    /// are compared; see [`Challenge::read_match`](super::Challenge::read_match).
    pub friend: Option<String>,
    /// What settled the match before its first card. Matches of older apps have none.
    pub proof: Option<Proof>,
    /// Whether the device lies between the people who share it; else they pass it on.
    pub laid: bool,
}

impl<G: Game> Save<G> {
    /// Creates the save of a match, without a title, a summary or a time, that is neither practice nor a
    /// daily match, and has no proof.
    pub fn new(id: MatchId, record: Record<G>, players: Vec<Player>, names: Vec<String>) -> Self {
        Save {
            id,
            record,
            players,
            names,
            title: String::new(),
            summary: String::new(),
            saved: 0,
            played_seconds: 0,
            helped: false,
            substituted: false,
            practice: false,
            day: None,
            friend: None,
            proof: None,
            laid: false,
        }
    }
}

/// The list entry of a save.
#[derive(Clone, Debug, PartialEq)]
pub struct Heading {
    /// The match's id.
    pub id: MatchId,
    /// The player's title for the match, or empty.
    pub title: String,
    /// The deal number, if the match began with a deal. Unknown for finished matches.
    pub deal: Option<u64>,
    /// The day whose daily match it is, if any. Unknown for finished matches.
    pub day: Option<Date>,
    /// Whether a move has been made. Unknown for finished matches.
    pub begun: bool,
    /// The players, from seat 0.
    pub players: Vec<Player>,
    /// Their names, by seat.
    pub names: Vec<String>,
    /// The state of the match in one line.
    pub summary: String,
    /// Time of the save, in seconds since 1970.
    pub saved: u64,
    /// Playing time.
    pub played_seconds: u64,
    /// Whether the match is practice.
    pub practice: bool,
    /// Whether the player used help.
    pub helped: bool,
    /// Whether the match is over, and its result waits to be seen. Unknown for finished matches.
    pub over: bool,
}

impl Heading {
    /// Whether the match counts in the player's results: not practice, and not shared with others.
    pub fn is_counted(&self) -> bool {
        !self.practice && !is_shared(&self.players)
    }
}

/// The contents of a slot.
#[derive(Debug)]
pub enum SlotState {
    /// Nothing.
    Empty,
    /// A match that can be loaded.
    Good(Heading),
    /// A save that can't be loaded, with its previous copy if that can be loaded instead.
    Bad {
        /// The error.
        why: StoreError,
        /// What [`DataDir::load`] returns instead.
        previous: Option<Heading>,
    },
}

impl DataDir {
    /// Saves a match to a slot and replaces what was there.
    ///
    /// # Errors
    /// Why it could not be written; the old save is then unchanged.
    pub fn save<G: Registered>(&self, slot: Slot, save: &Save<G>) -> Result<(), StoreError> {
        let path = self.slot_file(G::ID, slot)?;
        self.wait_for(&path);
        self.write_save(&path, save, &self.summary(save), self.language())?;
        self.forget_unsaved(&path);
        Ok(())
    }

    /// Queues a match to be saved in the background. Until it is written, [`DataDir::look`] and
    /// [`DataDir::load`] use it; [`DataDir::settle`] waits for it. If it can't be written, it stays
    /// in memory, and [`DataDir::unsaved`] tells why.
    ///
    /// # Errors
    /// [`StoreError::NoSuchSlot`].
    pub fn save_later<G: Registered>(
        self: &Arc<Self>,
        slot: Slot,
        save: Save<G>,
    ) -> Result<(), StoreError> {
        let path = self.slot_file(G::ID, slot)?;
        let (summary, language) = (self.summary(&save), self.language());
        self.write_later(path.clone(), save, move |place, save| {
            place.write_save(&path, save, &summary, language)
        });
        Ok(())
    }

    /// Returns the texts of matches that could not be saved, by the names of their files within the
    /// data folder.
    pub(super) fn unsaved_saves(&self) -> BTreeMap<String, String> {
        let mut texts = BTreeMap::new();
        for game in GameId::ALL {
            with_game!(game, G => for (path, save) in self.unsaved_files::<Save<G>>() {
                let name = path.strip_prefix(self.dir()).unwrap_or(&path).iter();
                let name: Vec<_> = name.map(|part| part.to_string_lossy()).collect();
                if let Ok(text) = file::text(&KIND, &Text::of(&*save, &self.summary(&save), self.language())) {
                    texts.insert(name.join("/"), text);
                }
            });
        }
        texts
    }

    fn write_save<G: Registered>(
        &self,
        path: &Path,
        save: &Save<G>,
        summary: &str,
        language: &str,
    ) -> Result<(), StoreError> {
        self.hold()?;
        file::write(path, &KIND, &Text::of(save, summary, language), outline::<G>)
    }

    /// Loads the match in a slot. If it is damaged, the previous copy is loaded and replaces it,
    /// and the notice says so.
    ///
    /// # Errors
    /// Why there is no match to continue.
    pub fn load<G: Registered>(&self, slot: Slot) -> Result<Loaded<Save<G>>, StoreError> {
        let path = self.slot_file(G::ID, slot)?;
        if let Some(save) = self.unwritten(&path) {
            return Ok(Loaded { value: Save::clone(&save), notice: None });
        }
        // The previous copy may replace the save.
        self.hold()?;
        let loaded = file::read_or_previous(&path, &KIND, parse::<G>)?;
        match loaded.value {
            Some(save) => Ok(Loaded { value: save, notice: loaded.notice }),
            None => Err(StoreError::Empty),
        }
    }

    /// Returns the contents of a slot; changes nothing. Records are not replayed for it, so that a
    /// long one delays no list.
    pub fn look(&self, game: GameId, slot: Slot) -> SlotState {
        let path = match self.slot_file(game, slot) {
            Ok(path) => path,
            Err(why) => return SlotState::Bad { why, previous: None },
        };
        let unwritten = with_game!(game, G => {
            self.unwritten::<Save<G>>(&path).map(|save| self.heading(Save::clone(&save)))
        });
        if let Some(heading) = unwritten {
            return SlotState::Good(heading);
        }
        let heading = |json: &str| with_game!(game, G => self.listed::<G>(json));
        let previous = || file::read(&file::previous(&path), &KIND, heading);
        match file::read_newest(&path, &KIND, heading) {
            Ok(Some(heading)) => SlotState::Good(heading),
            Ok(None) => match previous() {
                Ok(Some(heading)) => SlotState::Good(heading),
                Ok(None) => SlotState::Empty,
                Err(why) => SlotState::Bad { why, previous: None },
            },
            Err(why) => {
                let previous = why.fault().and_then(|_| previous().ok().flatten());
                SlotState::Bad { why, previous }
            }
        }
    }

    /// Returns the list entry of a save. Only a short record is replayed, to sum it up in the current
    /// language.
    fn listed<G: Registered>(&self, json: &str) -> Result<Heading, ContentError> {
        let text = outline::<G>(json)?;
        if text.language != self.language()
            && text.record.steps <= SOON_REPLAYED
            && let Ok(save) = parse::<G>(json)
        {
            return Ok(self.heading(save));
        }
        let (deal, begun) = (text.record.deal(), text.record.steps > 0);
        let day = text.day(|day| text.record.day(&text.players, &text.names, day));
        Ok(Heading { deal, day, begun, ..text.heading() })
    }

    fn heading<G: Registered>(&self, save: Save<G>) -> Heading {
        let (deal, begun) = (save.record.deal(), save.record.depth() != (0, 0));
        let (summary, over) = (self.summary(&save), is_over(save.record.position()));
        let Save {
            id, players, names, title, saved, played_seconds, practice, helped, day, ..
        } = save;
        Heading {
            id,
            title,
            deal,
            day,
            begun,
            players,
            names,
            summary,
            saved,
            played_seconds,
            practice,
            helped,
            over,
        }
    }

    /// Returns the contents of every slot of a game, in the order of [`Slot::all`]; changes
    /// nothing.
    pub fn list(&self, game: GameId) -> Vec<(Slot, SlotState)> {
        Slot::all().map(|slot| (slot, self.look(game, slot))).collect()
    }

    /// Empties a slot, whatever it holds.
    ///
    /// # Errors
    /// Why the file could not be removed.
    pub fn delete(&self, game: GameId, slot: Slot) -> Result<(), StoreError> {
        let path = self.slot_file(game, slot)?;
        self.withdraw(&path);
        self.hold()?;
        file::remove(&path)
    }
}

/// Tells what the match in a file proves.
///
/// # Errors
/// Why the file can't be read as a save.
pub(super) fn verify(path: &Path) -> Result<Verified, StoreError> {
    let read = |json: &str| {
        let Version { game, .. } = serde_json::from_str(json)?;
        let game = game.parse().map_err(|_| ContentError::Misplaced(Misplaced::Match(None)))?;
        with_game!(game, G => parse::<G>(json).map(|save| save.verified()))
    };
    file::read(path, &KIND, read)?.flatten().ok_or(StoreError::Empty)
}
