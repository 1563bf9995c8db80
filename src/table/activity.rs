//! What a table is doing: one value, so that no two of these can be true at once.

use std::collections::VecDeque;

use super::game::{Step, TableGame};

/// What a table is doing.
#[derive(Default)]
pub(super) enum Activity<T: TableGame> {
    /// The next step is not determined yet.
    #[default]
    Ready,
    /// Shows a beat.
    Presenting,
    /// The same after a tap to skip: beats that need no look are shown only briefly.
    Skipping,
    /// Pauses before an action that is not the player's choice.
    Pausing,
    /// Collects hidden answers, and the number of actions that they are, for a time that is the same for
    /// everyone. When it is over, someone may still be thinking, and the match goes on, hidden.
    Gathering { late: bool, answers: VecDeque<Step<T>>, actions: usize },
    /// Waits for the player to act.
    WaitingForPlayer,
}

impl<T: TableGame> Activity<T> {
    /// Whether a beat is still being shown.
    pub(super) fn is_presenting(&self) -> bool {
        matches!(self, Activity::Presenting | Activity::Skipping)
    }

    /// Whether hidden answers are being collected.
    pub(super) fn is_gathering(&self) -> bool {
        matches!(self, Activity::Gathering { .. })
    }

    /// Returns how many actions were taken that are not shown yet.
    pub(super) fn gathered(&self) -> usize {
        match self {
            Activity::Gathering { actions, .. } => *actions,
            _ => 0,
        }
    }
}
