//! The daily matches in the statistics: their calendar, and series of days.

use std::collections::BTreeSet;

use jiff::civil::Date;

use super::{GameStatistics, HELPED, MatchFacts, MatchResult, Statistics};
use cardkeep_core::games::GameId;

/// Maximum days with daily matches; the file has room for forty years.
pub(super) const DAYS: usize = 15_000;

/// Days that must pass after a missed day before another may be missed.
const GRACE: i32 = 7;

/// The player's result in a daily match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DayStanding {
    /// Not finished yet.
    Open,
    /// Finished, but not won.
    Played,
    /// Won, but only with help.
    Helped,
    /// Won without help.
    Won,
}

impl Statistics {
    /// Returns the best result in a daily match.
    pub fn day_standing(&self, game: GameId, day: Date) -> DayStanding {
        match self.games.get(game.id()) {
            Some(game) if game.days.contains(&day) => DayStanding::Won,
            Some(game) if game.helped_days.contains(&day) => DayStanding::Helped,
            Some(game) if game.played_days.contains(&day) => DayStanding::Played,
            _ => DayStanding::Open,
        }
    }

    /// Returns the days up to `latest` on which a daily match of one of these games was finished; a
    /// solitaire only if it was won without help.
    fn days(&self, games: &[GameId], latest: Date) -> BTreeSet<Date> {
        let mut days = BTreeSet::new();
        for game in games {
            let Some(known) = self.games.get(game.id()) else { continue };
            days.extend(known.days.iter().chain(&known.played_days));
            let helped = known.helped_days.iter().filter(|_| *game.seats().end() > 1);
            days.extend(helped);
        }
        days.retain(|day| *day <= latest);
        days
    }

    /// Returns the number of days of a month with a finished daily match, up to tomorrow, which has
    /// already begun farther east.
    pub fn days_of_month(&self, game: GameId, month: Date, today: Date) -> usize {
        let first = month.first_of_month();
        let last = month.last_of_month().min(today.tomorrow().unwrap_or(today));
        self.days(&[game], last).range(first..).count()
    }

    /// Returns how many days in a row had a finished daily match of one of these games, up to today (or
    /// yesterday, while today's are open), and the longest such series. One missed day a week
    /// doesn't end a series. Later days than tomorrow, which can have come where the player was
    /// before, are from a wrong clock and don't count.
    pub fn days_in_a_row(&self, games: &[GameId], today: Date) -> (u32, u32) {
        let mut series = Series::default();
        let latest = today.tomorrow().unwrap_or(today);
        let mut most = 0;
        for day in self.days(games, latest) {
            series.add(day);
            most = most.max(series.days);
        }
        if series.last < Some(today) {
            // What today's match would continue still stands.
            series.add(today);
            series.days -= 1;
        }
        (series.days, most)
    }
}

/// A series of days, of which one a week may be missed.
#[derive(Clone, Copy, Debug, Default)]
struct Series {
    days: u32,
    last: Option<Date>,
    /// The latest missed day, and the number of days since.
    missed: Option<Date>,
    since: u32,
}

impl Series {
    /// Adds a later day. What came before ends with the second miss in a week, up to the first one.
    fn add(&mut self, day: Date) {
        let days = |from: Date| from.until(day).map_or(i32::MAX, |span| span.get_days());
        let rested = self.missed.is_none_or(|missed| days(missed) > GRACE);
        let (count, missed, since) = match self.last.map(days) {
            Some(1) => (self.days + 1, self.missed, self.since + 1),
            Some(2) if rested => (self.days + 1, day.yesterday().ok(), 1),
            Some(2) => (self.since + 1, day.yesterday().ok(), 1),
            _ => (1, None, 1),
        };
        *self = Series { days: count, last: Some(day), missed, since };
    }
}

impl GameStatistics {
    pub(super) fn number_of_days(&self) -> usize {
        self.days.len() + self.helped_days.len() + self.played_days.len()
    }

    /// Enters a finished daily match in the calendar; `alone` says that the game is a solitaire. Returns
    /// whether that is new.
    pub(super) fn count_day(
        &mut self,
        key: &str,
        result: MatchResult,
        effort: Option<MatchFacts>,
        alone: bool,
    ) -> bool {
        let room = self.number_of_days() < DAYS;
        let days = match result {
            MatchResult::Won if key == HELPED => &mut self.helped_days,
            MatchResult::Won => &mut self.days,
            // A solitaire that was not won can still be.
            MatchResult::Drawn | MatchResult::Lost if alone => return false,
            MatchResult::Drawn | MatchResult::Lost => &mut self.played_days,
        };
        let day = effort.and_then(|effort| effort.day);
        day.filter(|_| room).is_some_and(|day| days.insert(day))
    }
}
