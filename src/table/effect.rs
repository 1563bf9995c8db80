//! What a table's state asks for beyond itself; `effects.rs` carries it out.

use std::time::Duration;

use super::game::{Award, ReactionOf, TableGame};
use super::highlight::Highlight;
use crate::seated::Begin;
use crate::sound::{Haptic, Sound};
use crate::{Page, Question};
use cardkeep_store::Settings;

/// What a table's state asks for.
pub(super) enum Effect<T: TableGame> {
    /// Updates the screen.
    Show,
    /// Updates the keyboard cursor beside the prompt and in the chooser.
    Cursor,
    /// Advances the table after this time; without one, only when the player acts.
    Wait(Option<Duration>),
    /// Looks after a while for what the analysis has found.
    AwaitAnalysis,
    /// Watches the saves that are queued.
    WatchSaves,
    /// Waits for the second tap of a double tap.
    AwaitTap,
    Play(Sound),
    Feel(Haptic),
    /// Lets an award fly, and removes the previous one.
    Award(Option<Award>),
    /// Makes much of an event, and no longer of the previous one.
    Highlight(Option<Highlight>),
    /// Fills the open sheet.
    FillSheet,
    /// Shows the result of the match again.
    Result,
    EndCelebration,
    /// Gives the keyboard focus to the window, and guards what comes up.
    TakeFocus,
    ReturnFocus,
    Guard,
    Toast(String),
    Message(String, String),
    /// Asks before a reaction.
    Ask(Question, ReactionOf<T>),
    Go(Page),
    /// Opens another table of the game.
    Open(Begin),
    /// Opens or closes the log beside the table.
    ToggleLog,
    /// Keeps what changes with the settings.
    Remember(Box<dyn FnOnce(&mut Settings)>),
}
