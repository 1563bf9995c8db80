//! Opponents' levels that follow the player's rating.

use super::Services;
use cardkeep_ai::{Level, Thinker};
use cardkeep_core::games::GameId;
use cardkeep_core::with_game;

/// Returns levels for the opponents at a table with this many seats that match the player's rating;
/// `None` if the player chooses the levels.
pub(crate) fn matched_levels(
    services: &Services,
    game: GameId,
    seats: usize,
) -> Option<Vec<Level>> {
    services.settings.borrow().company(game).matched.then(|| {
        let rating = services.data_dir.statistics().value.rating(game).mean;
        with_game!(game, G => cardkeep_ai::matched_levels::<G>(rating, seats - 1))
    })
}

/// Returns the levels to choose from at a table with this many seats.
pub(crate) fn levels(game: GameId, seats: u8) -> &'static [Level] {
    with_game!(game, G => <G as Thinker>::levels(seats))
}
