//! Automatic playout of a match, or of a hand, that the player can't influence any more.

use super::Session;
use cardkeep_ai::{Level, Thinker};
use cardkeep_core::engine::{Prospect, Seat};
use cardkeep_store::Player;

/// Whether a match plays itself out, and how fast.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Playout {
    /// Not at all.
    #[default]
    Off,
    /// Visibly.
    Fast,
    /// Without showing anything but the result.
    Skipped,
}

impl<G: Thinker> Session<G> {
    /// Returns what the player can still decide.
    pub(crate) fn prospect(&self) -> Prospect {
        G::prospect(self.view())
    }

    /// Whether the match can play itself out from here.
    pub(crate) fn can_play_out(&self) -> bool {
        let goes_on = !self.is_reviewing() && !self.is_solitaire() && self.outcome().is_none();
        goes_on && !self.is_exercise() && !self.is_shared() && self.prospect() != Prospect::Open
    }

    pub(crate) fn playout(&self) -> Playout {
        self.playout
    }

    /// Starts or stops the playout. It is not part of a save: a resumed match waits for the player.
    pub(crate) fn set_playout(&mut self, playout: Playout) {
        if self.playout != playout {
            self.playout = playout;
            // An opponent already thinking would take too long, or think for the player.
            self.thought = None;
        }
    }

    /// Whether the computer plays the player's own seat.
    pub(super) fn plays_for_human(&self) -> bool {
        self.playout != Playout::Off && matches!(self.prospect(), Prospect::Decided(_))
    }

    /// Returns the level at which a seat thinks; `None` for a player who decides. Once the player's
    /// result is settled, everyone thinks briefly.
    pub(super) fn level_of(&self, seat: Seat) -> Option<Level> {
        let usual = match self.save.players[seat.index()] {
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
