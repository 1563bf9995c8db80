//! The player's rating in each game, from the finished matches that are kept, and opponents that match it.

use super::Services;
use cardkeep_ai::{Level, Thinker};
use cardkeep_core::games::GameId;
use cardkeep_core::rating::Rating;
use cardkeep_core::with_game;
use cardkeep_store::{DataDir, MatchId, MatchResult, PastMatch};

/// A match that was rated.
pub(crate) struct Rated {
    pub id: MatchId,
    pub result: MatchResult,
    /// The player's rating after it.
    pub rating: Rating,
}

/// Returns the kept matches of a game that are rated, oldest first: those against computers that count,
/// were played to the end, and without help.
pub(crate) fn rated(data_dir: &DataDir, game: GameId) -> Vec<Rated> {
    let history = data_dir.history(game).matches;
    with_game!(game, G => rate::<G>(history))
}

fn rate<G: Thinker>(history: Vec<PastMatch>) -> Vec<Rated> {
    let mut now = Rating::default();
    let counts =
        |past: &PastMatch| past.heading.is_counted() && !past.heading.helped && !past.given_up;
    let rated = history.into_iter().rev().filter(counts).filter_map(|past| {
        let players = past.heading.players;
        let seats = players.len() as u8;
        let levels = players.iter().filter_map(|player| player.level());
        let rivals: Vec<f32> = levels.map(|level| G::rating(seats, level)).collect();
        let share = match past.result {
            MatchResult::Won => 1.0,
            MatchResult::Drawn => 0.5,
            MatchResult::Lost => 0.0,
        };
        now = now.after(&rivals, share);
        let rated = Rated { id: past.heading.id, result: past.result, rating: now };
        (!rivals.is_empty()).then_some(rated)
    });
    rated.collect()
}

/// Returns levels for the opponents at a table with this many seats that match the player's rating;
/// `None` if the player chooses the levels.
pub(crate) fn matched_levels(
    services: &Services,
    game: GameId,
    seats: usize,
) -> Option<Vec<Level>> {
    services.settings.borrow().company(game).matched.then(|| {
        let now = rated(&services.data_dir, game).last().map(|last| last.rating);
        let rating = now.unwrap_or_default().mean;
        with_game!(game, G => cardkeep_ai::matched_levels::<G>(rating, seats - 1))
    })
}

/// Returns the levels to choose from at a table with this many seats.
pub(crate) fn levels(game: GameId, seats: u8) -> &'static [Level] {
    with_game!(game, G => <G as Thinker>::levels(seats))
}
