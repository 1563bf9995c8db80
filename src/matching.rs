//! Opponents' levels that follow the player's recent results.

use super::Services;
use cardkeep_ai::{Evidence, Level, Thinker};
use cardkeep_core::games::GameId;
use cardkeep_core::with_game;
use cardkeep_store::{MatchResult, PastMatch};

/// Number of latest matches that count.
const RECENT: usize = 20;

/// Returns levels for the opponents at a table with this many seats that match the player's recent
/// results; `None` if the player chooses the levels.
pub(crate) fn matched_levels(
    services: &Services,
    game: GameId,
    seats: usize,
) -> Option<Vec<Level>> {
    services.settings.borrow().company(game).matched.then(|| {
        let mut history = services.data_dir.history(game).matches;
        history.retain(|past| past.heading.is_counted() && !past.given_up);
        let results: Vec<Evidence> = history.iter().take(RECENT).rev().map(evidence).collect();
        cardkeep_ai::matched_levels(&results, levels(game, seats as u8), seats - 1)
    })
}

/// Returns the levels to choose from at a table with this many seats.
pub(crate) fn levels(game: GameId, seats: u8) -> &'static [Level] {
    with_game!(game, G => <G as Thinker>::levels(seats))
}

/// Returns what a finished match says about the player's strength.
fn evidence(past: &PastMatch) -> Evidence {
    let opponents = past.heading.players.iter().filter_map(|player| player.level()).collect();
    let share = match past.result {
        MatchResult::Won => 1.0,
        MatchResult::Drawn => 0.5,
        MatchResult::Lost => 0.0,
    };
    Evidence { opponents, share }
}
