//! Finished matches, to be looked at again: the last of each game, a file each, numbered as they
//! came.

use std::fs;
use std::path::PathBuf;

use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};

use super::content_error::ContentError;
use super::file::{self, Kind};
use super::notice::FileKind;
use super::save::Text;
use super::{DataDir, Heading, MatchLength, MatchResult, Save, StoreError};
use crate::engine::Record;
use crate::games::{GameId, Registered};

/// Of a match that would take more room nothing is kept but its result.
const KIND: Kind = Kind { name: "finished", kind: FileKind::Finished, most: 1 << 20, older: &[] };

/// How many finished matches of a game are kept.
pub const KEPT: usize = 50;

/// The finished matches of a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct History {
    /// Those that can be read, the newest first.
    pub matches: Vec<PastMatch>,
    /// How many cannot be read.
    pub unreadable: usize,
}

/// What a list shows of a finished match.
#[derive(Clone, Debug, PartialEq)]
pub struct PastMatch {
    /// By which it is opened.
    pub number: u32,
    /// How it ended for the player.
    pub result: MatchResult,
    /// How often anybody acted.
    pub moves: u32,
    /// The player's points in hundredths, where the game counts any.
    pub points: Option<u32>,
    /// Who played and when it ended.
    pub heading: Heading,
}

/// A finished match as JSON.
#[derive(Serialize, Deserialize)]
struct Past<R> {
    result: MatchResult,
    moves: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    points: Option<u32>,
    #[serde(rename = "match")]
    save: Text<R>,
}

impl DataDir {
    /// Keeps a match that has come to its end, without what was taken back in it. The oldest one
    /// makes room; one that is far longer than any should be is not kept.
    ///
    /// # Errors
    /// Says why it could not be written.
    pub fn keep_finished<G: Registered>(
        &self,
        save: &Save<G>,
        result: MatchResult,
        effort: MatchLength,
    ) -> Result<(), StoreError> {
        self.hold()?;
        let save = Save { record: save.record.trimmed(), ..save.clone() };
        let (moves, points) = (effort.moves, effort.points);
        let past = Past { result, moves, points, save: Text::of(&save) };
        let mut numbers = self.finished_numbers(G::ID);
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

    /// The finished matches of a game; changes nothing. What cannot be read is left out.
    pub fn history(&self, game: GameId) -> History {
        let mut history = History::default();
        for number in self.finished_numbers(game).into_iter().take(KEPT) {
            let read = |json: &str| past(game, number, json);
            match file::read(&self.finished_file(game, number), &KIND, read) {
                Ok(Some(past)) => history.matches.push(past),
                Ok(None) => {}
                Err(_) => history.unreadable += 1,
            }
        }
        history
    }

    /// A finished match, played back and checked.
    ///
    /// # Errors
    /// Says why it cannot be looked at.
    pub fn finished<G: Registered>(&self, number: u32) -> Result<Save<G>, StoreError> {
        file::read(&self.finished_file(G::ID, number), &KIND, parse::<G>)?.ok_or(StoreError::Empty)
    }

    /// Forgets the finished matches of a game, for good; its results stay.
    ///
    /// # Errors
    /// Says why a file could not be removed.
    pub fn forget_history(&self, game: GameId) -> Result<(), StoreError> {
        self.hold()?;
        let mut numbers = self.finished_numbers(game).into_iter();
        numbers.try_for_each(|number| file::remove(&self.finished_file(game, number)))
    }

    fn finished_folder(&self, game: GameId) -> PathBuf {
        self.dir().join("history").join(game.id())
    }

    fn finished_file(&self, game: GameId, number: u32) -> PathBuf {
        self.finished_folder(game).join(format!("{number}.match"))
    }

    /// The numbers of all that are there, the newest first.
    fn finished_numbers(&self, game: GameId) -> Vec<u32> {
        let files = fs::read_dir(self.finished_folder(game)).into_iter().flatten().flatten();
        let number = |name: &str| name.strip_suffix(".match")?.parse::<u32>().ok();
        let mut numbers: Vec<u32> =
            files.filter_map(|file| number(file.file_name().to_str()?)).collect();
        numbers.sort_unstable_by(|one, other| other.cmp(one));
        numbers.dedup();
        numbers
    }
}

/// What a list shows of a file. Its record waits until it is opened; the checksum vouches for it.
fn past(game: GameId, number: u32, json: &str) -> Result<PastMatch, ContentError> {
    let Past { result, moves, points, save }: Past<IgnoredAny> = serde_json::from_str(json)?;
    save.check_game(game)?;
    Ok(PastMatch { number, result, moves, points, heading: save.heading() })
}

fn parse<G: Registered>(json: &str) -> Result<Save<G>, ContentError> {
    let past: Past<IgnoredAny> = serde_json::from_str(json)?;
    past.save.check::<G>()?;
    let past: Past<Record<G>> = serde_json::from_str(json)?;
    past.save.into_save()
}
