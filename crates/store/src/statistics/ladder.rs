//! The ladder: twelve opponents in every game, one above the other. Who wins twice before losing twice meets
//! the next, and no one falls.

use serde::{Deserialize, Serialize};

use super::{MatchResult, Statistics};
use crate::{NAMES, Player};
use cardkeep_core::games::GameId;
use cardkeep_core::rival::Level;

/// Wins that end a contest, and losses.
const NEEDED: u8 = 2;

/// How far the player has climbed in a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Ladder {
    /// Opponents beaten.
    pub beaten: u8,
    /// Matches won and lost against the next one.
    pub won: u8,
    /// See [`won`](Ladder::won).
    pub lost: u8,
}

impl Ladder {
    /// Number of opponents.
    pub const RUNGS: u8 = 12;

    pub(super) fn is_nothing(&self) -> bool {
        *self == Ladder::default()
    }

    /// Returns the name and the level of the next opponent, among these levels, easiest first; `None`
    /// once all are beaten, and without levels.
    pub fn next(&self, levels: &[Level]) -> Option<(&'static str, Level)> {
        let rung = usize::from(self.beaten).min(Ladder::RUNGS.into());
        let level = *levels.get(rung * levels.len() / usize::from(Ladder::RUNGS))?;
        Some((Ladder::name(rung), level))
    }

    fn name(rung: usize) -> &'static str {
        NAMES[rung % NAMES.len()]
    }

    /// Iterates over the names of all opponents, the easiest first.
    pub fn opponents() -> impl Iterator<Item = &'static str> {
        (0..Ladder::RUNGS.into()).map(Ladder::name)
    }

    /// Whether a match with these players and names is one against the next opponent.
    pub fn is_next(&self, levels: &[Level], players: &[Player], names: &[String]) -> bool {
        let next = self.next(levels);
        next.is_some_and(|(name, level)| {
            *players == [Player::Human, Player::Computer(level)]
                && names.get(1).is_some_and(|rival| rival == name)
        })
    }

    /// Takes in the result of a match against the next opponent.
    pub(super) fn note(&mut self, result: MatchResult) {
        match result {
            MatchResult::Won => self.won += 1,
            MatchResult::Lost => self.lost += 1,
            MatchResult::Drawn => {}
        }
        if self.won >= NEEDED {
            *self = Ladder { beaten: (self.beaten + 1).min(Ladder::RUNGS), ..Ladder::default() };
        } else if self.lost >= NEEDED {
            *self = Ladder { beaten: self.beaten, ..Ladder::default() };
        }
    }

    /// Keeps what a damaged file may hold within bounds.
    pub(super) fn limit(&mut self) {
        let most = NEEDED - 1;
        let (beaten, won, lost) = (self.beaten.min(Ladder::RUNGS), self.won, self.lost);
        *self = Ladder { beaten, won: won.min(most), lost: lost.min(most) };
    }
}

impl Statistics {
    /// Returns how far the player has climbed in a game.
    pub fn ladder(&self, game: GameId) -> Ladder {
        self.games.get(game.id()).map(|game| game.ladder).unwrap_or_default()
    }

    /// Returns the most opponents beaten on the ladder of one game.
    pub fn highest_rung(&self) -> u8 {
        self.games.values().map(|game| game.ladder.beaten).max().unwrap_or_default()
    }
}
