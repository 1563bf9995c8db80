//! Match history: the latest finished matches of each game, one numbered file each, for review.

use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};

use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};

use super::content_error::ContentError;
use super::disk as fs;
use super::file::{self, Kind};
use super::notice::FileKind;
use super::outline::Outline;
use super::save::{Text, first};
use super::{
    Challenge, DataDir, Heading, MatchFacts, MatchId, MatchResult, Player, Save, StoreError,
    Verified,
};
use cardkeep_core::engine::{Record, Seat, Turn};
use cardkeep_core::games::{GameId, Registered};
use cardkeep_core::with_game;

/// A match that would need more room keeps only its result.
const KIND: Kind = Kind { name: "finished", kind: FileKind::Finished, most: 1 << 20, older: &[] };

/// Maximum finished matches kept per game.
pub const KEPT: usize = 50;

/// Maximum decisions of a match that are judged, several times as many as anyone makes.
pub const MOST_JUDGED: usize = 2000;

/// The finished matches of a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct History {
    /// The readable ones, newest first.
    pub matches: Vec<PastMatch>,
    /// Number of unreadable ones.
    pub unreadable: usize,
}

/// The list entry of a finished match.
#[derive(Clone, Debug, PartialEq)]
pub struct PastMatch {
    /// The number to open it with.
    pub number: u32,
    /// The result for the player.
    pub result: MatchResult,
    /// Number of actions by all players.
    pub moves: u32,
    /// The player's points in hundredths, if the game counts points.
    pub points: Option<u32>,
    /// The seats of the winners; empty if the player gave up, and in files of older apps.
    pub winners: Vec<usize>,
    /// Whether the player gave up.
    pub given_up: bool,
    /// Players and time of the end.
    pub heading: Heading,
}

/// The judgment of one decision of the player in a finished match.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Judgment {
    /// Number of moves before the decision.
    pub moves: u32,
    /// The chance to win before it, 0 to 1.
    pub chance: f32,
    /// How much of it the played action gave away; 0 if that is not certain.
    #[serde(default)]
    pub lost: f32,
    /// The best action in notation.
    pub best: String,
}

/// The judgments of all decisions, by one version of the search.
#[derive(Default, Serialize, Deserialize)]
struct Analysis {
    version: u32,
    decisions: Vec<Judgment>,
}

/// Version of the search that judges decisions; analyses by other versions are ignored.
const SEARCH_VERSION: u32 = 1;

/// JSON form of a finished match. An analysis that can't be read costs no match, so it is only
/// parsed to be shown.
#[derive(Serialize, Deserialize)]
struct Past<R, A = IgnoredAny> {
    result: MatchResult,
    moves: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    points: Option<u32>,
    /// Missing in older files.
    #[serde(default, skip_serializing_if = "Vec::is_empty", deserialize_with = "first")]
    winners: Vec<usize>,
    /// Missing unless the player gave up.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    given_up: bool,
    /// Missing until the player has asked for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    analysis: Option<A>,
    #[serde(rename = "match")]
    save: Text<R>,
}

impl DataDir {
    /// Adds a finished match, without undone actions; one that is not over was given up. Removes the
    /// oldest one if necessary. A match of abnormal length is not kept.
    ///
    /// # Errors
    /// Why it could not be written.
    pub fn keep_finished<G: Registered>(
        &self,
        save: &Save<G>,
        result: MatchResult,
        effort: MatchFacts,
    ) -> Result<(), StoreError> {
        self.hold()?;
        let save = Save { record: save.record.trimmed(), ..save.clone() };
        let (moves, points) = (effort.moves, effort.points);
        let (winners, given_up) = match save.record.position().turn() {
            Turn::Over(outcome) if outcome.winners().count() > 0 => {
                (outcome.winners().map(Seat::index).collect(), false)
            }
            _ => (Vec::new(), true),
        };
        let save = Text::of(&save, &self.summary(&save), self.language());
        let analysis = None::<Analysis>;
        let past = Past { result, moves, points, winners, given_up, analysis, save };
        let mut numbers = self.finished_numbers(G::ID)?;
        let number = numbers.first().map_or(1, |newest| newest.saturating_add(1));
        let path = self.finished_file(G::ID, number);
        match file::write(&path, &KIND, &past, parse::<G>) {
            Ok(()) => numbers.insert(0, number),
            Err(StoreError::TooLarge(_)) => {}
            Err(why) => return Err(why),
        }
        for old in numbers.into_iter().skip(KEPT) {
            file::remove(&self.finished_file(G::ID, old))?;
        }
        Ok(())
    }

    /// Returns the finished matches of a game, without unreadable ones; changes nothing.
    pub fn history(&self, game: GameId) -> History {
        self.newest(game, KEPT)
    }

    /// Returns so many of the latest finished matches of a game, newest first, without unreadable ones.
    pub fn latest(&self, game: GameId, count: usize) -> Vec<PastMatch> {
        self.newest(game, count).matches
    }

    fn newest(&self, game: GameId, count: usize) -> History {
        let mut history = History::default();
        let Ok(numbers) = self.finished_numbers(game) else {
            return History { unreadable: 1, ..history };
        };
        for number in numbers.into_iter().take(count) {
            match self.past_match(game, number) {
                Ok(Some(past)) => history.matches.push(past),
                Ok(None) => {}
                Err(_) => history.unreadable += 1,
            }
        }
        history
    }

    fn past_match(&self, game: GameId, number: u32) -> Result<Option<PastMatch>, StoreError> {
        let read = |json: &str| past(game, number, json);
        file::read(&self.finished_file(game, number), &KIND, read)
    }

    /// Returns the number of a finished match by its id, if it is readable. The latest are looked at first.
    pub fn finished_number(&self, game: GameId, id: &MatchId) -> Option<u32> {
        let numbers = self.finished_numbers(game).ok()?;
        let of = |number: &u32| {
            let past = self.past_match(game, *number).ok().flatten();
            past.is_some_and(|past| past.heading.id == *id)
        };
        numbers.into_iter().take(KEPT).find(of)
    }

    /// Returns the number of the newest finished match with this set-up, if there is one. Practice, and
    /// what was given up, does not count.
    pub fn finished_like(&self, challenge: &Challenge) -> Option<u32> {
        let code = challenge.code()?;
        let like = |json: &str| {
            with_game!(challenge.game, G => {
                let Past { given_up, save, .. }: Past<Outline<G>> = serde_json::from_str(json)?;
                save.check::<G>()?;
                let same = save.challenge().and_then(|found| found.code()).as_ref() == Some(&code);
                Ok(same && !given_up && !save.is_practice())
            })
        };
        let numbers = self.finished_numbers(challenge.game).ok()?;
        numbers.into_iter().take(KEPT).find(|number| {
            let file = self.finished_file(challenge.game, *number);
            matches!(file::read(&file, &KIND, like), Ok(Some(true)))
        })
    }

    /// Keeps the code of the same match as a friend has played it with a finished match.
    ///
    /// # Errors
    /// Why it could not be written.
    pub fn keep_friend<G: Registered>(&self, number: u32, code: String) -> Result<(), StoreError> {
        self.hold()?;
        let path = self.finished_file(G::ID, number);
        let read = |json: &str| {
            Ok(serde_json::from_str::<Past<serde_json::Value, serde_json::Value>>(json)?)
        };
        let past = file::read(&path, &KIND, read)?.ok_or(StoreError::Empty)?;
        let past = Past { save: past.save.with_friend(code), ..past };
        file::write(&path, &KIND, &past, parse::<G>)
    }

    /// Returns a finished match, replayed and checked.
    ///
    /// # Errors
    /// Why it can't be reviewed.
    pub fn finished<G: Registered>(&self, number: u32) -> Result<Save<G>, StoreError> {
        file::read(&self.finished_file(G::ID, number), &KIND, parse::<G>)?.ok_or(StoreError::Empty)
    }

    /// Returns the judgments of the decisions of a finished match, if it was analyzed before and
    /// they fit the match.
    pub fn analysis<G: Registered>(&self, number: u32) -> Option<Vec<Judgment>> {
        let read = |json: &str| {
            let past: Past<Record<G>, Analysis> = serde_json::from_str(json)?;
            Ok(past.analysis.zip(past.save.into_save().ok()))
        };
        let found = file::read(&self.finished_file(G::ID, number), &KIND, read).ok()??;
        let (Analysis { version, decisions }, save) = found?;
        (version == SEARCH_VERSION && fit(&decisions, save)).then_some(decisions)
    }

    /// Stores the judgments of the decisions of a finished match with it.
    ///
    /// # Errors
    /// Why they could not be written.
    pub fn keep_analysis<G: Registered>(
        &self,
        number: u32,
        decisions: Vec<Judgment>,
    ) -> Result<(), StoreError> {
        self.hold()?;
        let path = self.finished_file(G::ID, number);
        let read = |json: &str| Ok(serde_json::from_str::<Past<serde_json::Value>>(json)?);
        let Past { result, moves, points, winners, given_up, save, .. } =
            file::read(&path, &KIND, read)?.ok_or(StoreError::Empty)?;
        let analysis = Some(Analysis { version: SEARCH_VERSION, decisions });
        let past = Past { result, moves, points, winners, given_up, analysis, save };
        match file::write(&path, &KIND, &past, parse::<G>) {
            // The match itself matters more.
            Ok(()) | Err(StoreError::TooLarge(_)) => Ok(()),
            Err(why) => Err(why),
        }
    }

    /// Deletes the match history of a game for good, and with it the own mistakes to solve, because the
    /// next match is number 1 again; the results stay.
    ///
    /// # Errors
    /// Why a file could not be written or removed.
    pub fn forget_history(&self, game: GameId) -> Result<(), StoreError> {
        self.forget_mistakes(game)?;
        let mut numbers = self.finished_numbers(game)?.into_iter();
        numbers.try_for_each(|number| file::remove(&self.finished_file(game, number)))
    }

    fn finished_folder(&self, game: GameId) -> PathBuf {
        self.dir().join("history").join(game.id())
    }

    fn finished_file(&self, game: GameId, number: u32) -> PathBuf {
        self.finished_folder(game).join(finished_name(number))
    }

    /// Returns the numbers of all finished matches, newest first.
    ///
    /// # Errors
    /// Why the folder can't be read. A new match must then not take a number.
    fn finished_numbers(&self, game: GameId) -> Result<Vec<u32>, StoreError> {
        let folder = self.finished_folder(game);
        let names = match fs::read_dir(&folder) {
            Err(why) if why.kind() == io::ErrorKind::NotFound => Ok(Vec::new()),
            files => files.and_then(|files| files.map(|file| Ok(file?.file_name())).collect()),
        };
        let names: Vec<OsString> = names.map_err(|why| StoreError::making(&folder, why))?;
        let numbers = names.iter().filter_map(|name| finished_number(name.to_str()?));
        let mut numbers: Vec<u32> = numbers.collect();
        numbers.sort_unstable_by(|one, other| other.cmp(one));
        Ok(numbers)
    }
}

/// Returns the name of the file of a finished match.
fn finished_name(number: u32) -> String {
    format!("{number}.match")
}

/// Returns the number of the finished match whose file has this name.
pub(super) fn finished_number(name: &str) -> Option<u32> {
    let number = name.strip_suffix(".match")?.parse().ok()?;
    (finished_name(number) == name).then_some(number)
}

/// Returns the list entry of a file. The record is parsed only when the match is opened; until then
/// the checksum vouches for it.
fn past(game: GameId, number: u32, json: &str) -> Result<PastMatch, ContentError> {
    let Past { result, moves, points, winners, given_up, save, .. }: Past<IgnoredAny> =
        serde_json::from_str(json)?;
    save.check_game(game)?;
    let heading = save.heading();
    let winners = winners.into_iter().filter(|seat| *seat < heading.names.len()).collect();
    Ok(PastMatch { number, result, moves, points, winners, given_up, heading })
}

/// Whether these judge decisions of the player in a match, in order, with chances that are some and
/// actions that the rules allow.
fn fit<G: Registered>(judgments: &[Judgment], save: Save<G>) -> bool {
    let Save { mut record, players, .. } = save;
    let human = players.iter().position(|player| *player == Player::Human);
    record.rewind();
    judgments.len() <= MOST_JUDGED
        && judgments.iter().all(|judged| {
            while record.depth().0 < judged.moves as usize && record.redo(&mut ()).is_some() {}
            let position = record.position();
            let decides =
                matches!(position.turn(), Turn::Seat(seat) if Some(seat.index()) == human);
            let legal = |best: G::Action| position.check(best).is_ok();
            let chances = [judged.chance, judged.lost];
            let fits = record.depth().0 == judged.moves as usize
                && decides
                && chances.iter().all(|chance| (0.0..=1.0).contains(chance))
                && judged.best.parse().is_ok_and(legal);
            // The next one is of a later decision.
            record.redo(&mut ());
            fits
        })
}

/// Tells what the match in a file proves.
///
/// # Errors
/// Why the file can't be read as a finished match.
pub(super) fn verify(path: &Path) -> Result<Verified, StoreError> {
    let read = |json: &str| {
        let past: Past<IgnoredAny> = serde_json::from_str(json)?;
        let game = past.save.game()?;
        with_game!(game, G => parse::<G>(json).map(|save| save.verified()))
    };
    file::read(path, &KIND, read)?.flatten().ok_or(StoreError::Empty)
}

fn parse<G: Registered>(json: &str) -> Result<Save<G>, ContentError> {
    let past: Past<IgnoredAny> = serde_json::from_str(json)?;
    past.save.check::<G>()?;
    let past: Past<Record<G>> = serde_json::from_str(json)?;
    past.save.into_save()
}
