//! The player's strength in a game, as an Elo rating (Elo, "The Rating of Chessplayers, Past and
//! Present", 1978) of which it is known how certain it is: a normal distribution, updated after each
//! match as in Glickman, "Parameter estimation in large dynamic paired comparison experiments" (1999).

#![deny(missing_docs)]

use serde::{Deserialize, Serialize};

/// The rating of easy opponents.
pub const EASY: f32 = 1000.0;
/// How far a rating may be from that of easy opponents.
const FARTHEST: f32 = 1500.0;
/// Standard deviation of the strength of new players.
const NEW: f32 = 250.0;
/// Standard deviation of how much a player's strength changes from one match to the next.
const DRIFT: f32 = 8.0;
/// The most uncertain rating that is worth telling, which takes about three matches.
const SETTLED: f32 = 160.0;
/// Half the width of an interval that holds 95% of a normal distribution, in standard deviations.
const MOST: f32 = 1.96;
/// What a point is worth as the logarithm of the odds to win.
const POINT: f32 = std::f32::consts::LN_10 / 400.0;

/// How strong a player is, and how certain that is.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rating {
    /// The most likely strength in Elo points.
    pub mean: f32,
    /// Its standard deviation.
    pub deviation: f32,
}

impl Default for Rating {
    /// The rating of a player without results.
    fn default() -> Self {
        Rating { mean: EASY, deviation: NEW }
    }
}

impl Rating {
    /// Whether a rating can come from matches.
    pub fn is_possible(self) -> bool {
        (self.mean - EASY).abs() <= FARTHEST && self.deviation > 0.0 && self.deviation <= NEW
    }

    /// Whether it is certain enough to be told.
    pub fn is_settled(self) -> bool {
        self.deviation <= SETTLED
    }

    /// Returns the rating after a match against opponents of these ratings, of which the player's
    /// share of the win was this, 0 to 1.
    pub fn after(self, opponents: &[f32], share: f32) -> Rating {
        let expected = expected(self.mean, opponents);
        let before = self.deviation.powi(2) + DRIFT.powi(2);
        let information = POINT.powi(2) * expected * (1.0 - expected);
        let variance = 1.0 / (1.0 / before + information);
        let mean = self.mean + variance * POINT * (share - expected);
        Rating {
            mean: mean.clamp(EASY - FARTHEST, EASY + FARTHEST),
            deviation: variance.sqrt().min(NEW),
        }
    }

    /// Returns the bounds between which the strength lies with a probability of 95%.
    pub fn interval(self) -> (f32, f32) {
        (self.mean - MOST * self.deviation, self.mean + MOST * self.deviation)
    }
}

/// Returns the share of the win that a player of a rating can expect against these opponents: each
/// player's odds are ten to the power of a 400th of its rating (Bradley and Terry, 1952).
pub fn expected(rating: f32, opponents: &[f32]) -> f32 {
    let rivals: f32 = opponents.iter().map(|other| ((other - rating) * POINT).exp()).sum();
    1.0 / (1.0 + rivals)
}
