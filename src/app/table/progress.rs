//! What a table is doing: one value, so that no two of these can be at once.

/// What a table is doing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Progress {
    /// What comes next is still to be found out.
    #[default]
    Ready,
    /// A beat is shown.
    Presenting,
    /// The same, after a tap to skip: beats that need no look are shown for a moment only.
    Skipping,
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
