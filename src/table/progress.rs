//! The state of a table: one value, so that no two of these can be true at once.

use slint::Timer;

use crate::session::Analysis;
use cardkeep_store::Judgment;

/// What a table is doing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Progress {
    /// The next step is not determined yet.
    #[default]
    Ready,
    /// Shows a beat.
    Presenting,
    /// The same after a tap to skip: beats that need no look are shown only briefly.
    Skipping,
    /// Pauses before an action that is not the player's choice.
    Pausing,
    /// Collects hidden answers, for a time that is the same for everyone.
    Gathering,
    /// That time is over, but someone may still be thinking. The match goes on, hidden.
    GatheringLate,
    /// Waits for the player to act.
    WaitingForPlayer,
}

/// The analysis of a match under review.
#[derive(Default)]
pub(super) struct Review {
    pub running: Option<Analysis>,
    pub judged: Option<Vec<Judgment>>,
    pub pulse: Timer,
}
