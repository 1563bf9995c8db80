//! The trait for a table's scene: which cards lie in which zone.

use std::fmt;
use std::hash::Hash;

use super::pieces::Pieces;
use cardkeep_core::engine::Game;

/// The cards on a table, as far as the player may know them. A scene is built from a view, so it
/// can't show hidden information.
pub(crate) trait Scene: Clone + fmt::Debug {
    type Rules: Game;
    /// A place for cards.
    type Zone: Copy + Ord + Hash + fmt::Debug;
    type Card: Copy + Ord + fmt::Debug + fmt::Display;

    /// Returns the scene of a view.
    fn of(view: &<Self::Rules as Game>::View) -> Self;

    /// Puts cards in transit where they are shown, over what the view says of them: those that the
    /// event names, and those of `before` that are still in transit.
    fn stage(&mut self, _before: &Self, _event: &<Self::Rules as Game>::Event) {}

    /// Keeps of the scene before what a view does not tell: which of the unknown cards is which.
    fn follow(&mut self, before: &Self) {
        self.pieces_mut().keep_numbers(before.pieces());
    }

    fn pieces(&self) -> &Pieces<Self::Zone, Self::Card>;

    fn pieces_mut(&mut self) -> &mut Pieces<Self::Zone, Self::Card>;

    /// Returns every zone, lowest first.
    fn zones(&self) -> Vec<Self::Zone>;

    /// Returns the numbers of a zone's pieces in display order.
    fn at(&self, zone: Self::Zone) -> Vec<usize> {
        self.pieces().at(zone)
    }

    /// Returns the number of pieces in a zone.
    fn count(&self, zone: Self::Zone) -> usize {
        self.pieces().at(zone).len()
    }

    /// Returns the zone of a piece.
    fn zone_of(&self, piece: usize) -> Option<Self::Zone> {
        Some(self.pieces().get(piece)?.place)
    }
}
