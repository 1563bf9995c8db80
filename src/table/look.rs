//! Layout of a zone's cards in an area of the markup, and the look of a piece.

use super::arrange::Arrangement;
use super::cards::Face;
use crate::geometry::Rect;
use crate::ui::Ring;

/// Layout of a zone's cards in an area of the markup.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct CardLayout {
    /// The area's name.
    pub area: String,
    pub arrangement: Arrangement,
    /// Cards of higher layers are above all cards of lower ones.
    pub layer: u32,
    /// Another area where a touch refers to the zone. The cards are kept out of sight in its center
    /// while the zone's own area does not exist.
    pub target_area: Option<String>,
    /// Number of cards to arrange for, if not the actual one.
    pub count: Option<usize>,
    /// Whether something lies over the cards, so that they can't be touched.
    pub covered: bool,
    /// Whether it is the player's hand, in which chosen cards rise above the others.
    pub rises: bool,
}

impl CardLayout {
    pub(crate) fn new(area: impl Into<String>, arrangement: Arrangement, layer: u32) -> CardLayout {
        CardLayout {
            area: area.into(),
            arrangement,
            layer,
            target_area: None,
            count: None,
            covered: false,
            rises: false,
        }
    }

    /// Creates the layout of a heap of which the last `seen` cards are visible.
    pub(crate) fn heap(area: impl Into<String>, seen: usize, layer: u32) -> CardLayout {
        CardLayout::new(area, Arrangement::Heap { seen }, layer)
    }

    /// Returns the layout with this area as what a touch of the zone means.
    #[must_use]
    pub(crate) fn over(self, area: impl Into<String>) -> CardLayout {
        CardLayout { target_area: Some(area.into()), ..self }
    }
}

/// The layout of the player's hand. During a turn the cards that stay keep their places, so that none
/// moves under the finger: a card that is played leaves a gap. The gaps close when the turn ends, or when
/// cards come into the hand.
#[derive(Debug, Default)]
pub(super) struct HandLayout {
    /// The turn of the layout; `None` if it was not the player's.
    turn: Option<usize>,
    arrangement: Option<Arrangement>,
    /// The piece at each place.
    places: Vec<Option<usize>>,
}

impl HandLayout {
    /// Updates the layout for the cards in the hand and the arrangement that suits them. `turn` is
    /// the number of the turn if the player may act.
    pub(super) fn update(&mut self, turn: Option<usize>, arrangement: Arrangement, hand: &[usize]) {
        let same_turn = turn.is_some() && turn == self.turn;
        let places: Option<Vec<usize>> = hand.iter().map(|piece| self.place(*piece)).collect();
        // In another order, cards on the left would cover those on their right.
        if same_turn && places.is_some_and(|places| places.is_sorted()) {
            return;
        }
        // As many places as before, so that the number of rows stays.
        let count = if same_turn { self.places.len() } else { 0 };
        *self = HandLayout {
            turn,
            arrangement: Some(arrangement),
            places: hand.iter().copied().map(Some).collect(),
        };
        self.places.resize(count.max(hand.len()), None);
    }

    /// Returns the place of a piece.
    fn place(&self, piece: usize) -> Option<usize> {
        self.places.iter().position(|there| *there == Some(piece))
    }

    /// Returns the rectangle of a card of the hand in its area.
    pub(super) fn spot(&self, area: Rect, piece: usize) -> Option<Rect> {
        self.arrangement.as_ref()?.spot(area, self.place(piece)?, self.places.len())
    }
}

/// How a piece looks.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Look {
    pub face: Face,
    pub ring: Ring,
    pub dim: bool,
    /// Accessible name; empty for a card that is only part of a heap.
    pub label: String,
    /// Whether touching it does something now.
    pub acts: bool,
    /// A short text on the card, such as the number of equal cards it stands for.
    pub badge: String,
}

impl Look {
    /// Creates a look without any marks.
    pub(crate) fn plain(face: Face) -> Look {
        Look { face, ..Look::default() }
    }
}
