//! How the player fared, by game and by opponents.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use super::content_error::ContentError;
use super::file::{self, Kind};
use super::notice::FileKind;
use super::{Damage, DataDir, Loaded, MatchId, Player, StoreError, migrate};
use crate::ai::Level;
use crate::games::GameId;
use crate::text;

const KIND: Kind = Kind {
    name: "statistics",
    kind: FileKind::Statistics,
    most: 1 << 20,
    older: &[migrate::count_only],
};

/// How many finished matches of a game are remembered, so that none counts twice.
const REMEMBERED: usize = 1000;

/// How many of the last matches of a game are known one by one.
pub const RECENT: usize = 50;

/// The most kinds of opponents of a game; three levels at five seats make 55.
const KINDS: usize = 500;

/// The most days whose deals were won, with help or without: forty years of them fit into the file.
const DAYS: usize = 15_000;

/// The most letters of a kind of opponents.
const LONGEST_KEY: usize = 64;

/// How the deal of a day stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DayStanding {
    /// It was not won yet.
    Open,
    /// It was won, but only with help.
    Helped,
    /// It was won without help.
    Won,
}

/// How a match ended for the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
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
    /// What the matches took together whose time is known.
    #[serde(skip_serializing_if = "Totals::is_nothing")]
    pub measured: Totals,
}

/// What a match took.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MatchLength {
    /// How long it was played.
    pub seconds: u64,
    /// How often anybody acted, without what was taken back.
    pub moves: u32,
    /// The player's points in hundredths, where the game counts any.
    pub points: Option<u32>,
    /// The day whose deal it was, if the player was alone.
    pub day: Option<Date>,
}

/// What some matches took together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Totals {
    /// How many there are.
    pub matches: u32,
    /// How long they were played.
    pub seconds: u64,
    /// How often anybody acted.
    pub moves: u64,
    /// In how many of them points were counted.
    pub scored: u32,
    /// The player's points in hundredths.
    pub points: u64,
}

impl Totals {
    fn is_nothing(&self) -> bool {
        *self == Totals::default()
    }

    /// The seconds of a match on average, if there was any.
    pub fn average_seconds(&self) -> Option<u64> {
        self.seconds.checked_div(self.matches.into())
    }

    /// The acts of a match on average, rounded.
    pub fn average_moves(&self) -> Option<u64> {
        let half = u64::from(self.matches / 2);
        self.moves.saturating_add(half).checked_div(self.matches.into())
    }

    /// The points of a match on average, in hundredths but rounded to tenths, where they are counted.
    pub fn average_points(&self) -> Option<u64> {
        let tenths = (self.points / 10).saturating_add(u64::from(self.scored / 2));
        Some(tenths.checked_div(self.scored.into())? * 10)
    }

    fn add(&mut self, effort: MatchLength) {
        self.matches = self.matches.saturating_add(1);
        self.seconds = self.seconds.saturating_add(effort.seconds);
        self.moves = self.moves.saturating_add(effort.moves.into());
        if let Some(points) = effort.points {
            self.scored = self.scored.saturating_add(1);
            self.points = self.points.saturating_add(points.into());
        }
    }
}

impl Tally {
    /// How many matches were played to their end.
    pub fn played(&self) -> u32 {
        self.won.saturating_add(self.drawn).saturating_add(self.lost)
    }

    /// Which part of the matches was won, from 0 to 1; a draw is half a win. `None` before the first.
    pub fn share(&self) -> Option<f32> {
        let wins = self.won as f32 + self.drawn as f32 / 2.0;
        (self.played() > 0).then(|| wins / self.played() as f32)
    }

    /// The results of these and those together; streaks, which have an order, are left out.
    pub fn with(self, other: Tally) -> Tally {
        let (one, two) = (self.measured, other.measured);
        Tally {
            won: self.won.saturating_add(other.won),
            drawn: self.drawn.saturating_add(other.drawn),
            lost: self.lost.saturating_add(other.lost),
            measured: Totals {
                matches: one.matches.saturating_add(two.matches),
                seconds: one.seconds.saturating_add(two.seconds),
                moves: one.moves.saturating_add(two.moves),
                scored: one.scored.saturating_add(two.scored),
                points: one.points.saturating_add(two.points),
            },
            ..Tally::default()
        }
    }

    /// `alone` says that the quickest and the shortest win are kept.
    fn add(&mut self, result: MatchResult, effort: Option<MatchLength>, alone: bool) {
        let count = match result {
            MatchResult::Won => &mut self.won,
            MatchResult::Drawn => &mut self.drawn,
            MatchResult::Lost => &mut self.lost,
        };
        *count = count.saturating_add(1);
        let won = result == MatchResult::Won;
        self.streak = if won { self.streak.saturating_add(1) } else { 0 };
        self.best_streak = self.best_streak.max(self.streak);
        if let Some(effort) = effort {
            self.measured.add(effort);
        }
        if let Some(effort) = effort.filter(|_| won && alone) {
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
    /// The days whose deals were won without help.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    days: BTreeSet<Date>,
    /// The days whose deals were won with help.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    helped_days: BTreeSet<Date>,
    /// How the last matches went, oldest first.
    #[serde(skip_serializing_if = "VecDeque::is_empty")]
    recent: VecDeque<MatchResult>,
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

    /// The results of a game against everybody together.
    pub fn all(&self, game: GameId) -> Tally {
        self.tallies(game).fold(Tally::default(), |all, (_, tally)| all.with(tally))
    }

    /// How the last matches of a game went, at most [`RECENT`], oldest first.
    pub fn recent(&self, game: GameId) -> Vec<MatchResult> {
        let game = self.games.get(game.id()).into_iter();
        game.flat_map(|game| game.recent.iter().copied()).collect()
    }

    /// Whether a match has been counted, as far as that is remembered.
    pub fn has_counted(&self, game: GameId, id: &MatchId) -> bool {
        self.games.get(game.id()).is_some_and(|game| game.counted.contains(id))
    }

    /// How the deal of a day stands.
    pub fn day_standing(&self, game: GameId, day: Date) -> DayStanding {
        match self.games.get(game.id()) {
            Some(game) if game.days.contains(&day) => DayStanding::Won,
            Some(game) if game.helped_days.contains(&day) => DayStanding::Helped,
            _ => DayStanding::Open,
        }
    }

    /// How many days in a row were won without help up to today, or to yesterday as long as today's
    /// deal is open; and the most there ever were.
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
        effort: Option<MatchLength>,
    ) -> bool {
        let game = self.games.entry(game.id().into()).or_default();
        if game.counted.contains(id) {
            return false;
        }
        game.counted.push_back(id.clone());
        while game.counted.len() > REMEMBERED {
            game.counted.pop_front();
        }
        let alone = levels_of(key).is_none();
        game.tallies.entry(key.into()).or_default().add(result, effort, alone);
        game.recent.push_back(result);
        game.keep_recent();
        if result == MatchResult::Won && game.days.len() + game.helped_days.len() < DAYS {
            let days = if key == HELPED { &mut game.helped_days } else { &mut game.days };
            days.extend(effort.and_then(|effort| effort.day));
        }
        true
    }

    /// Forgets the results of a game, or of all.
    fn reset(&mut self, game: Option<GameId>) {
        // What was counted stays known: a finished match loaded again is still finished.
        let meant = |id: &str| game.is_none_or(|game| game.id() == id);
        for (_, game) in self.games.iter_mut().filter(|(id, _)| meant(id)) {
            game.tallies.clear();
            game.days.clear();
            game.helped_days.clear();
            game.recent.clear();
        }
    }
}

impl GameStatistics {
    fn keep_recent(&mut self) {
        self.recent.drain(..self.recent.len().saturating_sub(RECENT));
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

fn parse(json: &str) -> Result<Statistics, ContentError> {
    let mut statistics: Statistics = serde_json::from_str(json)?;
    for game in statistics.games.values_mut() {
        if game.tallies.len() > KINDS {
            return Err(Damage::Opponents(game.tallies.len()).into());
        }
        let days = game.days.len() + game.helped_days.len();
        if days > DAYS {
            return Err(Damage::Days(days).into());
        }
        let tallies = std::mem::take(&mut game.tallies).into_iter();
        let short = |(key, tally): (String, _)| (text::shortened(&key, LONGEST_KEY), tally);
        game.tallies = tallies.map(short).collect();
        let forgotten = game.counted.len().saturating_sub(REMEMBERED);
        game.counted.drain(..forgotten);
        game.keep_recent();
    }
    // The next result must have room: one file cannot keep all others from being counted.
    if serde_json::to_string_pretty(&statistics)?.len() > KIND.most / 2 {
        return Err(Damage::Results.into());
    }
    Ok(statistics)
}

impl DataDir {
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

    /// Counts the result of a match, and what it took.
    ///
    /// # Errors
    /// Says why it could not be written; the last results are then still there.
    pub fn record_effort(
        &self,
        game: GameId,
        key: &str,
        id: &MatchId,
        result: MatchResult,
        effort: Option<MatchLength>,
    ) -> Result<Loaded<Statistics>, StoreError> {
        let path = self.file("statistics");
        self.hold()?;
        let mut statistics = file::read_or_begin(&path, &KIND, parse)?;
        if statistics.value.add(game, key, id, result, effort) {
            file::write(&path, &KIND, &statistics.value, parse)?;
        }
        Ok(statistics)
    }

    /// Sets the results of a game to nothing, or of all games, for good.
    ///
    /// # Errors
    /// Says why they could not be written; they are then still there.
    pub fn reset_statistics(&self, game: Option<GameId>) -> Result<(), StoreError> {
        let path = self.file("statistics");
        self.hold()?;
        let mut statistics = self.statistics().value;
        statistics.reset(game);
        file::write(&path, &KIND, &statistics, parse)?;
        file::forget_previous(&path);
        Ok(())
    }
}
