//! What a table is doing: one value, so that no two of these can be at once.

use super::controller::Table;
use super::game::TableGame;

/// What a table is doing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Progress {
    /// What comes next is still to be found out.
    #[default]
    Ready,
    /// A beat is shown.
    Presenting,
    /// Time passes before an action that is not the player's choice.
    Pausing,
    /// Answers of others are gathered unseen, for a time that is the same for all.
    Gathering,
    /// That time is over; somebody may still be thinking. The match goes on, and what is seen of it
    /// does not.
    GatheringLate,
    /// Nothing happens until the player acts.
    WaitingForPlayer,
}

impl<T: TableGame> Table<T> {
    /// Begins the pause before an action, unless it is over. Returns whether it begins now.
    pub(super) fn begins_pause(&self) -> bool {
        self.progress.replace(Progress::Pausing) != Progress::Pausing
    }

    /// Whatever follows needs a pause of its own.
    pub(super) fn end_pause(&self) {
        if self.progress.get() == Progress::Pausing {
            self.progress.set(Progress::Ready);
        }
    }

    /// Whether a beat that was shown is still looked at.
    pub(super) fn is_presenting(&self) -> bool {
        self.progress.get() == Progress::Presenting
    }

    /// Whether answers of others are gathered unseen.
    pub(super) fn is_gathering(&self) -> bool {
        matches!(self.progress.get(), Progress::Gathering | Progress::GatheringLate)
    }
}
