//! The luck of the deal in the statistics: how far from even the player's chances were at the first decision
//! of each match that was analyzed.

use serde::{Deserialize, Serialize};

use super::Statistics;
use cardkeep_core::games::GameId;

/// Units of a certain win.
const WHOLE: i64 = 10_000;

/// Least matches of which something can be said.
const LEAST: u32 = 3;

/// How many standard errors an interval of 95 % reaches to each side.
const CERTAIN: f64 = 1.96;

/// The luck of the deal over several matches.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Luck {
    /// Number of matches.
    pub matches: u32,
    /// Sum of what the chances to win were above an equal share, in hundredths of a percent, and the sum of
    /// its squares.
    sum: i64,
    squares: i64,
}

impl Luck {
    pub(super) fn is_nothing(&self) -> bool {
        *self == Luck::default()
    }

    /// Adds a match with so many players.
    pub(super) fn add(&mut self, chance: f32, players: usize) {
        let even = 1.0 / players.max(1) as f32;
        let above = ((chance.clamp(0.0, 1.0) - even) * WHOLE as f32).round() as i64;
        self.matches = self.matches.saturating_add(1);
        self.sum = self.sum.saturating_add(above);
        self.squares = self.squares.saturating_add(above * above);
    }

    /// Forgets what no matches can add up to.
    pub(super) fn limit(&mut self) {
        let most = i64::from(self.matches) * WHOLE;
        if self.sum.abs() > most || !(0..=most.saturating_mul(WHOLE)).contains(&self.squares) {
            *self = Luck::default();
        }
    }

    /// Returns how far the mean chance was above an equal share, and how far it may be off (95 %), both in
    /// percentage points. `None` of too few matches.
    pub fn mean(&self) -> Option<(f32, f32)> {
        let count = f64::from(self.matches);
        let points = 100.0 / WHOLE as f64;
        let mean = self.sum as f64 * points / count;
        let variance = (self.squares as f64 * points * points / count - mean * mean).max(0.0);
        let error = CERTAIN * (variance / (count - 1.0)).sqrt();
        (self.matches >= LEAST).then_some((mean as f32, error as f32))
    }
}

impl Statistics {
    /// Returns the luck of the deal in a game.
    pub fn luck(&self, game: GameId) -> Luck {
        self.games.get(game.id()).map_or_else(Luck::default, |game| game.luck)
    }
}
