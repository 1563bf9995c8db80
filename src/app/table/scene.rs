//! What lies on a table.

use std::fmt;
use std::hash::Hash;

use super::pieces::Pieces;
use crate::engine::Game;

/// What lies on a table, as far as the player may know. It is made of what a seat knows, so it cannot
/// show what is hidden.
pub trait Scene: Clone + fmt::Debug {
    type Rules: Game;
    /// Where a card can lie.
    type Zone: Copy + Ord + Hash + fmt::Debug;
    type Card: Copy + Ord + fmt::Debug;

    /// Returns the table as a seat knows it.
    fn of(view: &<Self::Rules as Game>::View) -> Self;

    /// Puts cards that are on their way where they are seen, over what the view says of them: those
    /// that the event names, and those of `before` that are still on their way.
    fn stage(&mut self, _before: &Self, _event: &<Self::Rules as Game>::Event) {}

    fn pieces(&self) -> &Pieces<Self::Zone, Self::Card>;

    fn pieces_mut(&mut self) -> &mut Pieces<Self::Zone, Self::Card>;

    /// Every zone, the lowest first.
    fn zones(&self) -> Vec<Self::Zone>;

    /// The numbers of the pieces of a zone, in the order they are seen there.
    fn at(&self, zone: Self::Zone) -> Vec<usize> {
        self.pieces().at(zone)
    }
}
