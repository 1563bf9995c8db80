//! Levels that give a player about even chances.

use cardkeep_core::rival::Level;

use crate::thinker::Thinker;

/// Returns levels for this many opponents against whom a player of this rating has about even chances.
pub fn matched_levels<G: Thinker>(rating: f32, opponents: usize) -> Vec<Level> {
    let seats = opponents as u8 + 1;
    let levels = G::levels(seats);
    // Levels are whole, so a rating between two is spread over the table.
    let spread = |total: usize| -> Vec<Level> {
        (0..opponents).filter_map(|nth| levels.get((total + nth) / opponents).copied()).collect()
    };
    let far = |table: &Vec<Level>| {
        let sum: f32 = table.iter().map(|level| G::rating(seats, *level)).sum();
        (sum / opponents as f32 - rating).abs()
    };
    let most = opponents * levels.len().saturating_sub(1);
    let nearest = (0..=most).map(spread).min_by(|one, other| far(one).total_cmp(&far(other)));
    nearest.unwrap_or_default()
}
