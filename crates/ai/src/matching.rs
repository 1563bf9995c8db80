//! Levels that give a player about even chances, from recent results: the player's strength as an
//! Elo rating (Elo, "The Rating of Chessplayers, Past and Present", 1978), in levels instead of
//! points.

use cardkeep_core::rival::Level;

/// Elo points between neighboring levels, between the smallest and the largest step of the games.
const STEP: f32 = 200.0;
/// How far an entirely unexpected win raises the rating, in levels.
const GAIN: f32 = 0.5;

/// A finished match as evidence of how strong its player is.
#[derive(Clone, Debug, PartialEq)]
pub struct Evidence {
    /// The levels of the opponents; at least one.
    pub opponents: Vec<Level>,
    /// The player's share of the win, 0 to 1.
    pub share: f32,
}

impl Evidence {
    /// Returns the share that a player of this rating can expect.
    fn expected(&self, rating: f32) -> f32 {
        let count = self.opponents.len().max(1) as f32;
        let sum: f32 = self.opponents.iter().map(|level| f32::from(*level as u8)).sum();
        let odds = 10f32.powf((rating - sum / count) * STEP / 400.0) / count;
        odds / (1.0 + odds)
    }
}

/// Returns levels, of those to choose from, for this many opponents against whom a player with these
/// results, oldest first, has about even chances. A player without results gets the easiest.
pub fn matched_levels(results: &[Evidence], levels: &[Level], opponents: usize) -> Vec<Level> {
    let most = levels.len().saturating_sub(1) as f32;
    let rating = results.iter().fold(0.0, |rating: f32, one| {
        (rating + GAIN * (one.share - one.expected(rating))).clamp(0.0, most)
    });
    // Levels are whole, so the rating is spread over the table.
    let total = (rating * opponents as f32).round() as usize;
    (0..opponents).filter_map(|nth| levels.get((total + nth) / opponents).copied()).collect()
}
