//! How the player fared, by game and by opponents.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::file::{self, Flaw, Kind};
use super::{Loaded, MatchId, Place, Player, StoreError};
use crate::ai::Level;
use crate::games::GameId;
use crate::text;

const KIND: Kind = Kind { name: "statistics", title: "the statistics", most: 1 << 20, older: &[] };

/// How many finished matches of a game are remembered, so that none counts twice.
const REMEMBERED: usize = 1000;

/// The most kinds of opponents of a game; three levels at five seats make 55.
const KINDS: usize = 500;

/// The most days whose deals were won: forty years of them fit into the file.
const DAYS: usize = 15_000;

/// The most letters of a kind of opponents.
const LONGEST_KEY: usize = 64;

/// How a match ended for the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchResult {
    /// The player won alone.
    Won,
    /// The win was shared.
    Drawn,
    /// Somebody else won.
    Lost,
}

/// The results of some matches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Tally {
    /// How many were won.
    pub won: u32,
    /// How many were drawn.
    pub drawn: u32,
    /// How many were lost.
    pub lost: u32,
    /// Wins in a row, up to now.
    pub streak: u32,
    /// The most wins there ever were in a row.
    pub best_streak: u32,
    /// The seconds of the quickest win, where they are kept.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub best_seconds: Option<u64>,
    /// The moves of the shortest win, where they are kept.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fewest_moves: Option<u32>,
}

/// What a player needed for a match that is played alone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effort {
    /// How long it was played.
    pub seconds: u64,
    /// How often the player acted, without what was taken back.
    pub moves: u32,
    /// The day whose deal it was, if the player was not helped.
    pub day: Option<Date>,
}

impl Tally {
    /// How many matches were played to their end.
    pub fn played(&self) -> u32 {
        self.won.saturating_add(self.drawn).saturating_add(self.lost)
    }

    fn add(&mut self, result: MatchResult, effort: Option<Effort>) {
        let count = match result {
            MatchResult::Won => &mut self.won,
            MatchResult::Drawn => &mut self.drawn,
            MatchResult::Lost => &mut self.lost,
        };
        *count = count.saturating_add(1);
        let won = result == MatchResult::Won;
        self.streak = if won { self.streak.saturating_add(1) } else { 0 };
        self.best_streak = self.best_streak.max(self.streak);
        if let Some(effort) = effort.filter(|_| won) {
            let least = |best: Option<u64>| best.map_or(effort.seconds, |b| b.min(effort.seconds));
            self.best_seconds = Some(least(self.best_seconds));
            let fewest = self.fewest_moves.map_or(effort.moves, |b| b.min(effort.moves));
            self.fewest_moves = Some(fewest);
        }
    }
}

/// The results of all matches.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Statistics {
    /// By the id of the game, so that those of a game this app does not know are kept.
    games: BTreeMap<String, GameStatistics>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
struct GameStatistics {
    tallies: BTreeMap<String, Tally>,
    /// The matches counted last, oldest first.
    counted: VecDeque<MatchId>,
    /// The days whose deals were won.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    days: BTreeSet<Date>,
}

impl Statistics {
    /// The results of a game against one kind of opponents: see [`statistics_key`].
    pub fn tally(&self, game: GameId, key: &str) -> Tally {
        let tally = self.games.get(game.id()).and_then(|game| game.tallies.get(key));
        tally.copied().unwrap_or_default()
    }

    /// Every kind of opponents that was met in a game, with the results.
    pub fn tallies(&self, game: GameId) -> impl Iterator<Item = (&str, Tally)> {
        let tallies = self.games.get(game.id()).into_iter().flat_map(|game| &game.tallies);
        tallies.map(|(key, tally)| (key.as_str(), *tally))
    }

    /// Whether the deal of a day was won.
    pub fn won_day(&self, game: GameId, day: Date) -> bool {
        self.games.get(game.id()).is_some_and(|game| game.days.contains(&day))
    }

    /// How many days in a row were won up to today, or to yesterday as long as today's deal is
    /// open; and the most there ever were.
    pub fn days_in_a_row(&self, game: GameId, today: Date) -> (u32, u32) {
        let (mut run, mut most, mut last) = (0, 0, None);
        for day in self.games.get(game.id()).into_iter().flat_map(|game| &game.days) {
            let follows = last.is_some_and(|last: Date| last.tomorrow().ok() == Some(*day));
            run = if follows { run + 1 } else { 1 };
            most = most.max(run);
            last = Some(*day);
        }
        let lasts = last.is_some_and(|last| last >= today || last.tomorrow().ok() == Some(today));
        (if lasts { run } else { 0 }, most)
    }

    /// Counts a match, if it has not been counted yet.
    fn add(
        &mut self,
        game: GameId,
        key: &str,
        id: &MatchId,
        result: MatchResult,
        effort: Option<Effort>,
    ) -> bool {
        let game = self.games.entry(game.id().into()).or_default();
        if game.counted.contains(id) {
            return false;
        }
        game.counted.push_back(id.clone());
        while game.counted.len() > REMEMBERED {
            game.counted.pop_front();
        }
        game.tallies.entry(key.into()).or_default().add(result, effort);
        if result == MatchResult::Won && game.days.len() < DAYS {
            game.days.extend(effort.and_then(|effort| effort.day));
        }
        true
    }

    fn reset(&mut self) {
        // What was counted stays known: a finished match loaded again is still finished.
        for game in self.games.values_mut() {
            game.tallies.clear();
            game.days.clear();
        }
    }
}

/// Which results a match belongs to that was played alone and with help.
pub const HELPED: &str = "helped";

/// Which results a match belongs to: the levels of its opponents, the strongest first, wherever
/// they sit, `hard+easy`; or `alone`.
pub fn statistics_key(players: &[Player]) -> String {
    let mut levels: Vec<Level> = players.iter().filter_map(|player| player.level()).collect();
    levels.sort_unstable_by(|one, other| other.cmp(one));
    let levels: Vec<String> = levels.iter().map(Level::to_string).collect();
    if levels.is_empty() { String::from("alone") } else { levels.join("+") }
}

/// The levels of the opponents that a key of [`statistics_key`] stands for; `None` for one that
/// stands for no opponents.
pub fn levels_of(key: &str) -> Option<Vec<Level>> {
    key.split('+').map(|level| level.parse().ok()).collect()
}

fn parse(json: &str) -> Result<Statistics, Flaw> {
    let mut statistics: Statistics = serde_json::from_str(json)?;
    for game in statistics.games.values_mut() {
        if game.tallies.len() > KINDS {
            let reason = format!("it tells of {} kinds of opponents", game.tallies.len());
            return Err(Flaw::Damaged(reason));
        }
        if game.days.len() > DAYS {
            let reason = format!("it tells of {} days", game.days.len());
            return Err(Flaw::Damaged(reason));
        }
        let tallies = std::mem::take(&mut game.tallies).into_iter();
        let short = |(key, tally): (String, _)| (text::shortened(&key, LONGEST_KEY), tally);
        game.tallies = tallies.map(short).collect();
        let forgotten = game.counted.len().saturating_sub(REMEMBERED);
        game.counted.drain(..forgotten);
    }
    // The next result must have room: one file cannot keep all others from being counted.
    if serde_json::to_string_pretty(&statistics)?.len() > KIND.most / 2 {
        return Err(Flaw::Damaged(String::from("it holds far more than results")));
    }
    Ok(statistics)
}

impl Place {
    /// The results of all matches so far.
    pub fn statistics(&self) -> Loaded<Statistics> {
        file::read_or_default(&self.file("statistics"), &KIND, parse)
    }

    /// Counts the result of a match; the same match a second time changes nothing.
    /// Returns the results with it.
    ///
    /// # Errors
    /// Says why they could not be written; the last ones are then still there.
    pub fn record_result(
        &self,
        game: GameId,
        key: &str,
        id: &MatchId,
        result: MatchResult,
    ) -> Result<Loaded<Statistics>, StoreError> {
        self.record_effort(game, key, id, result, None)
    }

    /// Counts the result of a match that is played alone, and what it took.
    ///
    /// # Errors
    /// Says why it could not be written; the last results are then still there.
    pub fn record_effort(
        &self,
        game: GameId,
        key: &str,
        id: &MatchId,
        result: MatchResult,
        effort: Option<Effort>,
    ) -> Result<Loaded<Statistics>, StoreError> {
        let path = self.file("statistics");
        self.hold()?;
        let mut statistics = file::read_or_begin(&path, &KIND, parse)?;
        if statistics.value.add(game, key, id, result, effort) {
            file::write(&path, &KIND, &statistics.value, parse)?;
        }
        Ok(statistics)
    }

    /// Sets all results to nothing, for good.
    ///
    /// # Errors
    /// Says why they could not be written; they are then still there.
    pub fn reset_statistics(&self) -> Result<(), StoreError> {
        let path = self.file("statistics");
        self.hold()?;
        let mut statistics = self.statistics().value;
        statistics.reset();
        file::write(&path, &KIND, &statistics, parse)?;
        file::forget_previous(&path);
        Ok(())
    }
}
