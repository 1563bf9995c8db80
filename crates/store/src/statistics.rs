//! Statistics of results, by game and opponents.

mod days;
mod ladder;
mod luck;
mod tours;
mod training;

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use jiff::civil::Date;
use serde::{Deserialize, Serialize};

use self::days::DAYS;
pub use self::days::DayStanding;
pub use self::ladder::Ladder;
pub use self::luck::Luck;
pub use self::tours::Tour;
use self::tours::Tours;
pub use self::training::Training;
use super::content_error::ContentError;
use super::file::{self, Kind};
use super::notice::FileKind;
use super::{Damage, DataDir, Loaded, MatchId, Player, StoreError, migrate};
use cardkeep_core::games::GameId;
use cardkeep_core::rating::Rating;
use cardkeep_core::rival::Level;
use cardkeep_core::text;

const KIND: Kind = Kind {
    name: "statistics",
    kind: FileKind::Statistics,
    most: 1 << 20,
    older: &[migrate::count_only],
};

/// Number of finished matches remembered per game, so that none is counted twice.
const REMEMBERED: usize = 1000;

/// Number of latest results remembered per game.
pub const RECENT: usize = 50;

/// Maximum kinds of opponents per game; four levels at five seats make 125.
const KINDS: usize = 500;

/// Maximum achievements of a game.
const DEEDS: usize = 100;

/// Maximum characters of a kind of opponents, and of an achievement.
const LONGEST_KEY: usize = 64;

/// The result of a match for the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MatchResult {
    /// The player won alone.
    Won,
    /// The player shared the win.
    Drawn,
    /// Another player won.
    Lost,
}

/// A match that was rated.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rated {
    /// Its result for the player.
    pub result: MatchResult,
    /// The player's rating after it.
    #[serde(flatten)]
    pub rating: Rating,
}

/// Results of a number of matches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Tally {
    /// Matches won.
    pub won: u32,
    /// Matches drawn.
    pub drawn: u32,
    /// Matches lost.
    pub lost: u32,
    /// Current winning streak.
    pub streak: u32,
    /// Longest winning streak.
    pub best_streak: u32,
    /// Seconds of the fastest win, where recorded.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub best_seconds: Option<u64>,
    /// Moves of the shortest win, where recorded.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fewest_moves: Option<u32>,
    /// Totals of the matches whose length is known.
    #[serde(skip_serializing_if = "Totals::is_nothing")]
    pub measured: Totals,
}

/// Length and points of a match, and what it was worth.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MatchFacts {
    /// Playing time.
    pub seconds: u64,
    /// Number of actions by all players, without undone ones.
    pub moves: u32,
    /// The player's points in hundredths, if the game counts points.
    pub points: Option<u32>,
    /// The day, if it is a daily match.
    pub day: Option<Date>,
    /// The player's rating after it, if it was rated.
    pub rating: Option<Rating>,
    /// Whether it was against the next opponent of the ladder.
    pub rung: bool,
}

/// Totals over several matches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Totals {
    /// Number of matches.
    pub matches: u32,
    /// Playing time.
    pub seconds: u64,
    /// Number of actions.
    pub moves: u64,
    /// Number of matches with points.
    pub scored: u32,
    /// The player's points in hundredths.
    pub points: u64,
}

impl Totals {
    fn is_nothing(&self) -> bool {
        *self == Totals::default()
    }

    /// Returns the average seconds of a match, if there are any.
    pub fn average_seconds(&self) -> Option<u64> {
        self.seconds.checked_div(self.matches.into())
    }

    /// Returns the average actions of a match, rounded.
    pub fn average_moves(&self) -> Option<u64> {
        let half = u64::from(self.matches / 2);
        self.moves.saturating_add(half).checked_div(self.matches.into())
    }

    /// Returns the average points of a match, in hundredths but rounded to tenths, if points are
    /// counted.
    pub fn average_points(&self) -> Option<u64> {
        let tenths = (self.points / 10).saturating_add(u64::from(self.scored / 2));
        Some(tenths.checked_div(self.scored.into())? * 10)
    }

    fn add(&mut self, effort: MatchFacts) {
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
    /// Returns the number of finished matches.
    pub fn played(&self) -> u32 {
        self.won.saturating_add(self.drawn).saturating_add(self.lost)
    }

    /// Returns the share of matches won, 0 to 1; a draw counts half. `None` without matches.
    pub fn share(&self) -> Option<f32> {
        let wins = self.won as f32 + self.drawn as f32 / 2.0;
        (self.played() > 0).then(|| wins / self.played() as f32)
    }

    /// Returns the sum of two tallies, without streaks, which depend on order.
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

    /// Adds a result. If `alone`, the fastest and the shortest win are recorded.
    fn add(&mut self, result: MatchResult, effort: Option<MatchFacts>, alone: bool) {
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
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Statistics {
    /// By game id, so that results of games unknown to this app are kept.
    #[serde(flatten)]
    games: BTreeMap<String, GameStatistics>,
    #[serde(default, skip_serializing_if = "Tours::is_nothing")]
    tours: Tours,
}

#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
struct GameStatistics {
    tallies: BTreeMap<String, Tally>,
    /// The latest matches counted, oldest first.
    counted: VecDeque<MatchId>,
    /// The days whose deals were won without help.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    days: BTreeSet<Date>,
    /// The days whose deals were won with help.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    helped_days: BTreeSet<Date>,
    /// The days whose matches were finished, but not won.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    played_days: BTreeSet<Date>,
    /// The achievements earned, with those that this app doesn't know.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    achieved: BTreeSet<String>,
    /// The latest results, oldest first.
    #[serde(skip_serializing_if = "VecDeque::is_empty")]
    recent: VecDeque<MatchResult>,
    /// The latest rated matches, oldest first.
    #[serde(skip_serializing_if = "VecDeque::is_empty")]
    rated: VecDeque<Rated>,
    #[serde(skip_serializing_if = "Training::is_nothing")]
    training: Training,
    #[serde(skip_serializing_if = "Ladder::is_nothing")]
    ladder: Ladder,
    #[serde(skip_serializing_if = "Luck::is_nothing")]
    luck: Luck,
}

impl Statistics {
    /// Returns the results of a game against one kind of opponents; see [`statistics_key`].
    pub fn tally(&self, game: GameId, key: &str) -> Tally {
        let tally = self.games.get(game.id()).and_then(|game| game.tallies.get(key));
        tally.copied().unwrap_or_default()
    }

    /// Iterates over the kinds of opponents met in a game, with the results.
    pub fn tallies(&self, game: GameId) -> impl Iterator<Item = (&str, Tally)> {
        let tallies = self.games.get(game.id()).into_iter().flat_map(|game| &game.tallies);
        tallies.map(|(key, tally)| (key.as_str(), *tally))
    }

    /// Returns the total results of a game.
    pub fn all(&self, game: GameId) -> Tally {
        self.tallies(game).fold(Tally::default(), |all, (_, tally)| all.with(tally))
    }

    /// Returns the latest results of a game, at most [`RECENT`], oldest first.
    pub fn recent(&self, game: GameId) -> Vec<MatchResult> {
        let game = self.games.get(game.id()).into_iter();
        game.flat_map(|game| game.recent.iter().copied()).collect()
    }

    /// Whether an achievement of a game has been earned.
    pub fn has_achieved(&self, game: GameId, id: &str) -> bool {
        self.games.get(game.id()).is_some_and(|game| game.achieved.contains(id))
    }

    /// Returns the number of achievements earned, in all games together.
    pub fn achievements(&self) -> usize {
        self.games.values().map(|game| game.achieved.len()).sum()
    }

    /// Adds achievements. Returns the new ones.
    fn achieve(&mut self, game: GameId, ids: &[&'static str]) -> Vec<&'static str> {
        let known = &mut self.games.entry(game.id().into()).or_default().achieved;
        let room = DEEDS.saturating_sub(known.len());
        let new = ids.iter().copied().filter(|id| !known.contains(*id)).take(room);
        let new: Vec<&str> = new.collect();
        known.extend(new.iter().map(|id| String::from(*id)));
        new
    }

    /// Returns the latest rated matches of a game, at most [`RECENT`], oldest first.
    pub fn rated(&self, game: GameId) -> Vec<Rated> {
        let game = self.games.get(game.id()).into_iter();
        game.flat_map(|game| game.rated.iter().copied()).collect()
    }

    /// Returns the player's rating in a game.
    pub fn rating(&self, game: GameId) -> Rating {
        let game = self.games.get(game.id());
        game.and_then(|game| game.rated.back()).map_or_else(Rating::default, |last| last.rating)
    }

    /// Whether a match with this deal has been counted, as far as is remembered.
    pub fn knows_deal(&self, game: GameId, seed: u64) -> bool {
        let game = self.games.get(game.id());
        game.is_some_and(|game| game.counted.iter().any(|id| id.seed() == Some(seed)))
    }

    /// Whether a match has been counted, as far as is remembered.
    pub fn has_counted(&self, game: GameId, id: &MatchId) -> bool {
        self.games.get(game.id()).is_some_and(|game| game.counted.contains(id))
    }

    /// Counts a match unless it has been counted.
    fn add(
        &mut self,
        game: GameId,
        key: &str,
        id: &MatchId,
        result: MatchResult,
        effort: Option<MatchFacts>,
    ) -> bool {
        let alone = game.is_solitaire();
        let game = self.games.entry(game.id().into()).or_default();
        if game.counted.contains(id) {
            // A deal that was given up and then won from a saved copy is won in the calendar, while
            // its result stays what it was.
            return game.count_day(key, result, effort, alone);
        }
        game.counted.push_back(id.clone());
        while game.counted.len() > REMEMBERED {
            game.counted.pop_front();
        }
        game.tallies.entry(key.into()).or_default().add(result, effort, alone);
        game.recent.push_back(result);
        let rating = effort.and_then(|effort| effort.rating);
        game.rated.extend(rating.map(|rating| Rated { result, rating }));
        game.keep_recent();
        game.count_day(key, result, effort, alone);
        if effort.is_some_and(|effort| effort.rung) {
            game.ladder.note(result);
        }
        true
    }

    /// Resets the results of one game, or of all games.
    fn reset(&mut self, game: Option<GameId>) {
        if game.is_none() {
            self.tours = Tours::default();
        }
        // Counted matches stay known: a finished match that is loaded again is still finished.
        let meant = |id: &str| game.is_none_or(|game| game.id() == id);
        for (_, game) in self.games.iter_mut().filter(|(id, _)| meant(id)) {
            game.tallies.clear();
            game.days.clear();
            game.helped_days.clear();
            game.played_days.clear();
            game.achieved.clear();
            game.recent.clear();
            game.rated.clear();
            game.training = Training::default();
            game.ladder = Ladder::default();
            game.luck = Luck::default();
        }
    }
}

impl GameStatistics {
    fn keep_recent(&mut self) {
        self.recent.drain(..self.recent.len().saturating_sub(RECENT));
        self.rated.drain(..self.rated.len().saturating_sub(RECENT));
    }
}

/// The key for matches in which the player used help, whatever the opponents.
pub const HELPED: &str = "helped";

/// Returns the key that a match's results are filed under: the levels of its opponents, strongest
/// first, such as `hard+easy`; or `alone`.
pub fn statistics_key(players: &[Player]) -> String {
    let mut levels: Vec<Level> = players.iter().filter_map(|player| player.level()).collect();
    levels.sort_unstable_by(|one, other| other.cmp(one));
    let levels: Vec<String> = levels.iter().map(Level::to_string).collect();
    if levels.is_empty() { String::from("alone") } else { levels.join("+") }
}

/// Returns the levels of the opponents in a key of [`statistics_key`]; `None` if it names no
/// opponents.
pub fn levels_of(key: &str) -> Option<Vec<Level>> {
    key.split('+').map(|level| level.parse().ok()).collect()
}

fn parse(json: &str) -> Result<Statistics, ContentError> {
    let mut statistics: Statistics = serde_json::from_str(json)?;
    for game in statistics.games.values_mut() {
        if game.tallies.len() > KINDS {
            return Err(Damage::Opponents(game.tallies.len()).into());
        }
        let days = game.number_of_days();
        if days > DAYS {
            return Err(Damage::Days(days).into());
        }
        let achieved = std::mem::take(&mut game.achieved).into_iter().take(DEEDS);
        game.achieved = achieved.map(|id| text::shortened(&id, LONGEST_KEY)).collect();
        let tallies = std::mem::take(&mut game.tallies).into_iter();
        let short = |(key, tally): (String, _)| (text::shortened(&key, LONGEST_KEY), tally);
        game.tallies = tallies.map(short).collect();
        let forgotten = game.counted.len().saturating_sub(REMEMBERED);
        game.counted.drain(..forgotten);
        game.rated.retain(|rated| rated.rating.is_possible());
        game.keep_recent();
        game.training.limit();
        game.ladder.limit();
        game.luck.limit();
    }
    statistics.tours.limit();
    // Leaves room for the next result, so that one file can't block all later ones.
    if serde_json::to_string_pretty(&statistics)?.len() > KIND.most / 2 {
        return Err(Damage::Results.into());
    }
    Ok(statistics)
}

impl DataDir {
    /// Returns the results of all matches.
    pub fn statistics(&self) -> Loaded<Statistics> {
        file::read_or_default(&self.file("statistics"), &KIND, parse)
    }

    /// Counts the result of a match, unless it has been counted. Returns the updated results.
    ///
    /// # Errors
    /// Why they could not be written; the old ones are then unchanged.
    pub fn record_result(
        &self,
        game: GameId,
        key: &str,
        id: &MatchId,
        result: MatchResult,
    ) -> Result<Loaded<Statistics>, StoreError> {
        self.record_effort(game, key, id, result, None)
    }

    /// Counts the result of a match, with its length.
    ///
    /// # Errors
    /// Why it could not be written; the old results are then unchanged.
    pub fn record_effort(
        &self,
        game: GameId,
        key: &str,
        id: &MatchId,
        result: MatchResult,
        effort: Option<MatchFacts>,
    ) -> Result<Loaded<Statistics>, StoreError> {
        self.update(|statistics| statistics.add(game, key, id, result, effort))
    }

    /// Adds achievements in a game. Returns those that were not earned before.
    ///
    /// # Errors
    /// Why they could not be written; the old ones are then unchanged.
    pub fn record_achievements(
        &self,
        game: GameId,
        ids: &[&'static str],
    ) -> Result<Vec<&'static str>, StoreError> {
        let mut new = Vec::new();
        self.update(|statistics| {
            new = statistics.achieve(game, ids);
            !new.is_empty()
        })?;
        Ok(new)
    }

    /// Takes in whether the player solved one of a game's positions at the first attempt.
    ///
    /// # Errors
    /// Why that could not be written; what was known is then unchanged.
    pub fn record_answer(
        &self,
        game: GameId,
        position: &str,
        solved: bool,
        today: Date,
    ) -> Result<(), StoreError> {
        self.change(game, |game| game.training.note(position, solved, today))
    }

    /// Takes in positions in which the player made a mistake, to be solved from tomorrow on.
    ///
    /// # Errors
    /// Why they could not be written; what was known is then unchanged.
    pub fn record_mistakes(
        &self,
        game: GameId,
        positions: &[String],
        today: Date,
    ) -> Result<(), StoreError> {
        self.change(game, |game| {
            positions.iter().for_each(|position| game.training.add_mistake(position, today));
        })
    }

    /// Takes in the player's chance to win at the first decision of a match with so many players.
    ///
    /// # Errors
    /// Why that could not be written; what was known is then unchanged.
    pub fn record_luck(&self, game: GameId, chance: f32, players: usize) -> Result<(), StoreError> {
        self.change(game, |game| game.luck.add(chance, players))
    }

    /// Forgets the player's own mistakes.
    pub(super) fn forget_mistakes(&self, game: GameId) -> Result<(), StoreError> {
        self.change(game, |game| game.training.forget_own())
    }

    fn change(
        &self,
        game: GameId,
        change: impl FnOnce(&mut GameStatistics),
    ) -> Result<(), StoreError> {
        self.update(|statistics| {
            change(statistics.games.entry(game.id().into()).or_default());
            true
        })?;
        Ok(())
    }

    /// Reads the statistics, changes them, and writes them if the change says that there is something new.
    fn update(
        &self,
        change: impl FnOnce(&mut Statistics) -> bool,
    ) -> Result<Loaded<Statistics>, StoreError> {
        let path = self.file("statistics");
        self.hold()?;
        let mut statistics = file::read_or_begin(&path, &KIND, parse)?;
        if change(&mut statistics.value) {
            file::write(&path, &KIND, &statistics.value, parse)?;
        }
        Ok(statistics)
    }

    /// Resets the results of a game, or of all games, for good.
    ///
    /// # Errors
    /// Why they could not be written; the old ones are then unchanged.
    pub fn reset_statistics(&self, game: Option<GameId>) -> Result<(), StoreError> {
        self.update(|statistics| {
            statistics.reset(game);
            true
        })?;
        file::forget_previous(&self.file("statistics"));
        Ok(())
    }
}
