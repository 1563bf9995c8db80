//! First-time tips, as a game describes them.

use super::beat::{Action, View};
use crate::lesson::Pointer;
use cardkeep_core::engine::Seat;

/// A first-time tip. All of it follows from what the player may know.
pub(crate) struct Tip<V, A> {
    /// The key of its text in the catalog.
    pub id: &'static str,
    /// Returns what it is about, while its situation holds.
    pub now: fn(&V) -> Option<Pointer>,
    /// Whether a player who takes this action knows already.
    pub known: fn(&V, A) -> bool,
    /// The step of the lesson that teaches the same.
    pub taught: Option<&'static str>,
}

impl<V, A> Tip<V, A> {
    /// Creates a tip that no action shows to be known, and no lesson teaches.
    pub(crate) const fn new(id: &'static str, now: fn(&V) -> Option<Pointer>) -> Self {
        Tip { id, now, known: |_, _| false, taught: None }
    }

    /// Returns the tip, known to a player who takes such an action.
    #[must_use]
    pub(crate) const fn known(self, known: fn(&V, A) -> bool) -> Self {
        Tip { known, ..self }
    }

    /// Returns the tip, which a step of the lesson teaches.
    #[must_use]
    pub(crate) const fn taught(self, step: &'static str) -> Self {
        Tip { taught: Some(step), ..self }
    }
}

/// A tip of a table's game.
pub(crate) type TipOf<T> = Tip<View<T>, Action<T>>;

/// The tip on the screen, and the turn in which the latest one was shown.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct TipState {
    pub shown: Option<usize>,
    pub turn: Option<usize>,
}

/// Points at an area that belongs to a seat, for the player at this seat.
pub(crate) fn of_seat(what: &str, mine: Seat, seats: u8, seat: Seat) -> Pointer {
    Pointer::Area(format!("{what}-{}", (seat.0 + seats - mine.0) % seats))
}

/// Points at an area.
pub(crate) fn at(area: &str) -> Option<Pointer> {
    Some(Pointer::Area(area.to_owned()))
}
