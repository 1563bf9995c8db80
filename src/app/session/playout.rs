//! The rest of a match, or of a hand, that plays itself out because the player can't change it.

use super::Session;
use crate::ai::{Level, Thinker};
use crate::engine::{Prospect, Seat};
use crate::store::Player;

/// Whether a match plays itself out, and how fast.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Playout {
    /// It is played as usual.
    #[default]
    Off,
    /// It plays itself out, and the player watches.
    Fast,
    /// It plays itself out, and nothing of it is shown but the result.
    Skipped,
}

impl<G: Thinker> Session<G> {
    /// What the player can still decide.
    pub fn prospect(&self) -> Prospect {
        G::prospect(&self.view())
    }

    /// Whether the match can play itself out from here.
    pub fn can_play_out(&self) -> bool {
        let goes_on = !self.reviewing && self.players.len() > 1 && self.outcome().is_none();
        goes_on && self.prospect() != Prospect::Open
    }

    pub fn playout(&self) -> Playout {
        self.playout
    }

    /// Lets the match play itself out, or be played as usual again. It is not part of a save: a
    /// match that is resumed waits for the player.
    pub fn set_playout(&mut self, playout: Playout) {
        if self.playout != playout {
            self.playout = playout;
            // An opponent that is thinking would take too long, or think for the player.
            self.thought = None;
        }
    }

    /// Whether the player's own seat is played by the computer.
    pub(super) fn plays_for_human(&self) -> bool {
        self.playout != Playout::Off && matches!(self.prospect(), Prospect::Decided(_))
    }

    /// The level at which a seat thinks; `None` for a player who decides. Where the result is settled
    /// for the player, nobody thinks for long.
    pub(super) fn level_of(&self, seat: Seat) -> Option<Level> {
        let usual = match self.players[seat.index()] {
            Player::Computer(level) => Some(level),
            Player::Human => None,
        };
        match (self.playout, self.prospect()) {
            (Playout::Off, _) => usual,
            (_, Prospect::Decided(_)) => Some(Level::Easy),
            (Playout::Skipped, Prospect::Out) => usual.and(Some(Level::Easy)),
            _ => usual,
        }
    }
}
