//! The clock of a match, which counts playing time.

use std::time::Duration;

use web_time::Instant;

/// Counts playing time: not while the player is away, and not while the cards are covered, as by a
/// sheet.
#[derive(Clone, Copy, Debug)]
pub(super) struct Clock {
    counted: Duration,
    /// The start of the current run.
    since: Option<Instant>,
    /// Whether the player is away.
    resting: bool,
    /// Whether the cards are covered.
    held: bool,
    /// Whether the match is over.
    over: bool,
}

impl Clock {
    /// Creates a running clock with this much time on it.
    pub(super) fn from(counted: Duration) -> Clock {
        let since = Some(Instant::now());
        Clock { counted, since, resting: false, held: false, over: false }
    }

    pub(super) fn time(&self) -> Duration {
        self.time_at(Instant::now())
    }

    fn time_at(&self, now: Instant) -> Duration {
        let running = self.since.map(|since| now.saturating_duration_since(since));
        self.counted.saturating_add(running.unwrap_or_default())
    }

    /// Sets whether the player is away.
    pub(super) fn rest(&mut self, resting: bool) {
        self.resting = resting;
        self.turn(Instant::now());
    }

    /// Sets whether the cards are covered.
    pub(super) fn hold(&mut self, held: bool) {
        self.held = held;
        self.turn(Instant::now());
    }

    /// Stops the clock for good.
    pub(super) fn end(&mut self) {
        self.over = true;
        self.turn(Instant::now());
    }

    /// Starts or stops the clock according to its flags.
    fn turn(&mut self, now: Instant) {
        if self.resting || self.held || self.over {
            self.counted = self.time_at(now);
            self.since = None;
        } else {
            self.since.get_or_insert(now);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    #[test]
    fn it_runs_only_while_nothing_stops_it() {
        let begun = Instant::now();
        let at = |seconds: u32| begun + SECOND * seconds;
        let mut clock =
            Clock { counted: SECOND, since: None, resting: false, held: false, over: false };
        clock.turn(at(0));
        assert_eq!(clock.time_at(at(2)), SECOND * 3);
        clock.held = true;
        clock.turn(at(2));
        clock.resting = true;
        clock.turn(at(5));
        clock.held = false;
        clock.turn(at(6));
        assert_eq!(clock.time_at(at(9)), SECOND * 3, "one reason to stand still is enough");
        clock.resting = false;
        clock.turn(at(10));
        assert_eq!(clock.time_at(at(11)), SECOND * 4);
        clock.over = true;
        clock.turn(at(11));
        clock.turn(at(20));
        assert_eq!(clock.time_at(at(30)), SECOND * 4, "the end is the end");
    }

    #[test]
    fn a_match_of_ages_is_counted_on() {
        let mut clock = Clock::from(Duration::MAX);
        assert_eq!(clock.time(), Duration::MAX);
        clock.rest(true);
        assert_eq!(clock.time(), Duration::MAX);
    }
}
