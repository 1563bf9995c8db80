//! Saved matches: for each game the running matches, a file each, and six slots.

use std::fmt;
use std::marker::PhantomData;
use std::ops::RangeInclusive;
use std::path::Path;
use std::str::FromStr;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use jiff::civil::Date;
use serde::de::{Error as _, IgnoredAny, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::content_error::ContentError;
use super::file::{self, Kind};
use super::notice::FileKind;
use super::{
    Damage, DataDir, Loaded, Misplaced, StoreError, WriteTicket, local_date, local_day, names_for,
    now, tidy_title,
};
use crate::ai::Level;
use crate::engine::{Game, Record, Unreadable};
use crate::games::{GameId, Registered};
use crate::text;
use crate::with_game;

const KIND: Kind = Kind { name: "save", kind: FileKind::Save, most: 4 << 20, older: &[] };

/// The most letters of the id of a match; those that are made have fewer.
const LONGEST_ID: usize = 64;

/// Where a match of a game is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Slot {
    /// The first running match. Older apps know no other.
    Auto,
    /// A further running match, 2 to 9.
    Running(u8),
    /// Saved by hand, 1 to 6.
    Manual(u8),
}

impl Slot {
    /// The numbers of the slots that are saved by hand.
    pub const NUMBERS: RangeInclusive<u8> = 1..=6;
    /// The numbers of the running matches after the first.
    pub const FURTHER: RangeInclusive<u8> = 2..=9;
    /// The most matches of a game that can run side by side.
    pub const MOST_RUNNING: usize = 9;

    /// The slots of the running matches.
    pub fn running() -> impl Iterator<Item = Slot> {
        std::iter::once(Slot::Auto).chain(Slot::FURTHER.map(Slot::Running))
    }

    /// The slots of the running matches and then the six that are saved by hand.
    pub fn all() -> impl Iterator<Item = Slot> {
        Slot::running().chain(Slot::NUMBERS.map(Slot::Manual))
    }

    /// The running match with this number, 1 for the first.
    pub fn numbered(number: u8) -> Option<Slot> {
        Slot::running().find(|slot| slot.number() == number)
    }

    /// Its number among the running matches, or among those that are saved by hand.
    pub fn number(self) -> u8 {
        match self {
            Slot::Auto => 1,
            Slot::Running(number) | Slot::Manual(number) => number,
        }
    }

    /// Whether it holds a running match.
    pub fn is_running(self) -> bool {
        !matches!(self, Slot::Manual(_))
    }
}

/// The name on the screen: `Match 1` of those that run, `Slot 3`.
impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let kind = if self.is_running() { "Match" } else { "Slot" };
        write!(f, "{kind} {}", self.number())
    }
}

/// Who sits at a seat. Its text form is `human` or the level of the computer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// Whoever holds the device.
    Human,
    /// An opponent of this level.
    Computer(Level),
}

impl Player {
    /// How strong an opponent is.
    pub fn level(self) -> Option<Level> {
        match self {
            Player::Human => None,
            Player::Computer(level) => Some(level),
        }
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Player::Human => f.write_str("human"),
            Player::Computer(level) => level.fmt(f),
        }
    }
}

impl FromStr for Player {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        if text == "human" {
            return Ok(Player::Human);
        }
        let level = text.parse().map(Player::Computer);
        level.map_err(|_| Unreadable::new("player", text, "human, easy, normal or hard"))
    }
}

impl Serialize for Player {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Player {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

/// Tells one match from every other, however often it is saved, copied and finished again.
/// Ids of matches that began later are greater.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(from = "String")]
pub struct MatchId(String);

/// As a file says it.
impl From<String> for MatchId {
    fn from(id: String) -> Self {
        MatchId(text::shortened(&id, LONGEST_ID))
    }
}

impl MatchId {
    /// The id of a match that begins now with this seed.
    pub fn begin(seed: u64) -> Self {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        MatchId(format!("{}-{seed}", since.as_millis()))
    }
}

/// A match as it is kept.
#[derive(Clone, Debug, PartialEq)]
pub struct Save<G: Game> {
    /// Which match it is: made when the match begins and kept through every save.
    pub id: MatchId,
    /// Archive played and undone so far.
    pub record: Record<G>,
    /// Who sits where, from seat 0.
    pub players: Vec<Player>,
    /// What they are called, by seat: see [`names_for`].
    pub names: Vec<String>,
    /// The player's own title for the match; empty if it has none.
    pub title: String,
    /// One line for the list of saves.
    pub summary: String,
    /// When it was saved, in seconds since 1970: [`now`].
    pub saved: u64,
    /// How long the match has been played.
    pub played_seconds: u64,
    /// The player was told something that only hidden cards tell.
    pub helped: bool,
}

impl<G: Game> Save<G> {
    /// The day whose deal it is: see [`day_of`].
    pub fn day(&self) -> Option<Date> {
        day_of(&self.record)
    }
}

/// The day whose deal a match is, if it is one's: dealt by the rules as they are written, and not
/// of a day to come.
pub fn day_of<G: Game>(record: &Record<G>) -> Option<Date> {
    let usual = record.position().setup().options == G::Options::default();
    let day = record.deal().and_then(G::day).filter(|_| usual)?;
    local_day(now()).is_some_and(|today| day <= today).then_some(day)
}

/// What a list shows of a save.
#[derive(Clone, Debug, PartialEq)]
pub struct Heading {
    /// Which match it is.
    pub id: MatchId,
    /// The player's own title for the match; empty if it has none.
    pub title: String,
    /// The number of the deal, if the match began with one. Not known of finished matches.
    pub deal: Option<u64>,
    /// The day whose deal it is, if it is one's. Not known of finished matches.
    pub day: Option<Date>,
    /// Somebody has made a move. Not known of finished matches.
    pub begun: bool,
    /// Who sits where, from seat 0.
    pub players: Vec<Player>,
    /// What they are called, by seat.
    pub names: Vec<String>,
    /// How the match stands, in one line.
    pub summary: String,
    /// When it was saved, in seconds since 1970.
    pub saved: u64,
    /// How long the match has been played.
    pub played_seconds: u64,
}

impl Heading {
    /// When it was saved, in local time: `2026-11-20 18:05`.
    pub fn date(&self) -> String {
        local_date(self.saved)
    }
}

/// What lies in a slot.
#[derive(Debug)]
pub enum SlotState {
    /// Nothing.
    Empty,
    /// A match that can be loaded.
    Good(Heading),
    /// Something that cannot be loaded, and the copy before it, which can be loaded in its stead.
    Bad {
        /// What is wrong.
        why: StoreError,
        /// What [`DataDir::load`] gives instead.
        previous: Option<Heading>,
    },
}

/// A save as JSON.
#[derive(Serialize, Deserialize)]
pub(super) struct Text<R> {
    app: String,
    game: String,
    rules: u32,
    id: MatchId,
    saved: u64,
    played_seconds: u64,
    /// Missing in older saves, and where the player gave none.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    title: String,
    summary: String,
    #[serde(deserialize_with = "first")]
    players: Vec<Player>,
    /// Missing in saves of the first apps.
    #[serde(default, deserialize_with = "first")]
    names: Vec<String>,
    #[serde(default)]
    helped: bool,
    record: R,
}

/// The most values that are read of a list with one for each seat.
const MANY: usize = 20;

/// The first values of a list, which in a file may have millions.
fn first<'de, D, T>(from: D) -> Result<Vec<T>, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    struct First<T>(PhantomData<T>);

    impl<'de, T: Deserialize<'de>> Visitor<'de> for First<T> {
        type Value = Vec<T>;

        fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
            f.write_str("a list with a value for each seat")
        }

        fn visit_seq<S: SeqAccess<'de>>(self, mut list: S) -> Result<Vec<T>, S::Error> {
            let mut values = Vec::new();
            while values.len() < MANY {
                match list.next_element()? {
                    Some(value) => values.push(value),
                    None => return Ok(values),
                }
            }
            while list.next_element::<IgnoredAny>()?.is_some() {}
            Ok(values)
        }
    }

    from.deserialize_seq(First(PhantomData))
}

impl<'a, G: Registered> Text<&'a Record<G>> {
    /// What is written of a match.
    pub(super) fn of(save: &'a Save<G>) -> Self {
        Text {
            app: env!("CARGO_PKG_VERSION").into(),
            game: G::ID.id().into(),
            rules: G::RULES_VERSION,
            id: save.id.clone(),
            saved: save.saved,
            played_seconds: save.played_seconds,
            title: save.title.clone(),
            summary: save.summary.clone(),
            players: save.players.clone(),
            names: save.names.clone(),
            helped: save.helped,
            record: &save.record,
        }
    }
}

impl Text<IgnoredAny> {
    /// Whether this is a match of a game, by its rules of today. The record waits until that is
    /// known.
    pub(super) fn check<G: Registered>(&self) -> Result<(), ContentError> {
        self.check_game(G::ID)?;
        match self.rules.cmp(&G::RULES_VERSION) {
            std::cmp::Ordering::Equal => Ok(()),
            std::cmp::Ordering::Greater => Err(ContentError::Newer),
            // A game whose rules changed brings an old record up to date here, if it can.
            std::cmp::Ordering::Less => Err(ContentError::Outdated),
        }
    }

    /// Whether this is a match of a game, by whichever rules.
    pub(super) fn check_game(&self, game: GameId) -> Result<(), ContentError> {
        if self.game == game.id() {
            return Ok(());
        }
        Err(ContentError::Misplaced(Misplaced::Match(self.game.parse().ok())))
    }

    /// What a list shows of it, as it says itself.
    pub(super) fn heading(self) -> Heading {
        Heading {
            id: self.id,
            title: tidy_title(&self.title),
            deal: None,
            day: None,
            begun: true,
            names: names_for(&self.players, &self.names),
            players: self.players,
            summary: text::one_line(&self.summary),
            saved: self.saved,
            played_seconds: self.played_seconds,
        }
    }
}

impl<G: Game> Text<Record<G>> {
    /// The match, if one like this can be.
    pub(super) fn into_save(self) -> Result<Save<G>, ContentError> {
        let seats = self.record.position().setup().seats;
        if self.players.len() != usize::from(seats) {
            return Err(Damage::Players { players: self.players.len(), seats }.into());
        }
        match self.players.iter().filter(|player| **player == Player::Human).count() {
            0 => return Err(Damage::NoHuman.into()),
            1 => {}
            people => return Err(Damage::Humans(people).into()),
        }
        Ok(Save {
            id: self.id,
            record: self.record,
            names: names_for(&self.players, &self.names),
            players: self.players,
            title: tidy_title(&self.title),
            summary: text::one_line(&self.summary),
            saved: self.saved,
            played_seconds: self.played_seconds,
            helped: self.helped,
        })
    }
}

impl DataDir {
    /// Keeps a match in a slot, in place of what was there.
    ///
    /// # Errors
    /// Says why it could not be written; what was there is then still there.
    pub fn save<G: Registered>(&self, slot: Slot, save: &Save<G>) -> Result<(), StoreError> {
        let path = self.slot_file(G::ID, slot)?;
        self.withdraw(&path);
        self.write_save(&path, save)
    }

    /// Hands a match over to be written beside the screen. Until it is written, it is what
    /// [`DataDir::look`] and [`DataDir::load`] find in the slot; [`DataDir::settle`] waits for it.
    ///
    /// # Errors
    /// [`StoreError::NoSuchSlot`]; how the write went [`DataDir::last_write`] tells.
    pub fn save_later<G: Registered>(
        self: &Arc<Self>,
        slot: Slot,
        save: Save<G>,
    ) -> Result<WriteTicket, StoreError> {
        let path = self.slot_file(G::ID, slot)?;
        Ok(self.write_later(path.clone(), save, move |place, save| place.write_save(&path, save)))
    }

    fn write_save<G: Registered>(&self, path: &Path, save: &Save<G>) -> Result<(), StoreError> {
        self.hold()?;
        file::write(path, &KIND, &Text::of(save), parse::<G>)
    }

    /// The match in a slot. If it is damaged, the copy before it is loaded and takes its place,
    /// and the notice says so.
    ///
    /// # Errors
    /// Says why there is no match to go on with.
    pub fn load<G: Registered>(&self, slot: Slot) -> Result<Loaded<Save<G>>, StoreError> {
        let path = self.slot_file(G::ID, slot)?;
        if let Some(save) = self.unwritten(&path) {
            return Ok(Loaded { value: Save::clone(&save), notice: None });
        }
        // The copy before may take the place of the save.
        self.hold()?;
        let loaded = file::read_or_previous(&path, &KIND, parse::<G>)?;
        match loaded.value {
            Some(save) => Ok(Loaded { value: save, notice: loaded.notice }),
            None => Err(StoreError::Empty),
        }
    }

    /// What lies in a slot; changes nothing.
    pub fn look(&self, game: GameId, slot: Slot) -> SlotState {
        let path = match self.slot_file(game, slot) {
            Ok(path) => path,
            Err(why) => return SlotState::Bad { why, previous: None },
        };
        let unwritten = with_game!(game, G => {
            self.unwritten::<Save<G>>(&path).map(|save| heading(Save::clone(&save)))
        });
        if let Some(heading) = unwritten {
            return SlotState::Good(heading);
        }
        let heading = |json: &str| with_game!(game, G => parse::<G>(json).map(heading));
        let previous = || file::read(&file::previous(&path), &KIND, heading);
        match file::read(&path, &KIND, heading) {
            Ok(Some(heading)) => SlotState::Good(heading),
            Ok(None) => match file::read_interrupted(&path, &KIND, heading) {
                Ok(Some((heading, _))) => SlotState::Good(heading),
                Ok(None) => SlotState::Empty,
                Err(why) => SlotState::Bad { why, previous: None },
            },
            Err(why) => {
                let previous = why.fault().and_then(|_| previous().ok().flatten());
                SlotState::Bad { why, previous }
            }
        }
    }

    /// What lies in every slot of a game, in the order of [`Slot::all`]; changes nothing.
    pub fn list(&self, game: GameId) -> Vec<(Slot, SlotState)> {
        Slot::all().map(|slot| (slot, self.look(game, slot))).collect()
    }

    /// Empties a slot, whatever lies in it.
    ///
    /// # Errors
    /// Says why the file could not be removed.
    pub fn delete(&self, game: GameId, slot: Slot) -> Result<(), StoreError> {
        let path = self.slot_file(game, slot)?;
        self.withdraw(&path);
        self.hold()?;
        file::remove(&path)
    }
}

fn heading<G: Game>(save: Save<G>) -> Heading {
    let (deal, day, begun) = (save.record.deal(), save.day(), save.record.depth() != (0, 0));
    let Save { id, players, names, title, summary, saved, played_seconds, .. } = save;
    Heading { id, title, deal, day, begun, players, names, summary, saved, played_seconds }
}

/// Reads a save and plays its record back.
fn parse<G: Registered>(json: &str) -> Result<Save<G>, ContentError> {
    let text: Text<IgnoredAny> = serde_json::from_str(json)?;
    text.check::<G>()?;
    let text: Text<Record<G>> = serde_json::from_str(json)?;
    text.into_save()
}
