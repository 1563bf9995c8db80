//! Players round a table: in which order the player sees them, and what lies before each.

use crate::app::geometry::{CARD_RATIO, Grid, Point, Rect, Size};
use crate::engine::Seat;

/// Kept free inside the frame of a panel.
pub const PADDING: f32 = 3.0;
/// Kept free between the cards of a panel.
const CARD_GAP: f32 = 2.0;
/// A badge of three short lines, and one that is a single line.
pub const BADGE: Size = Size { width: 100.0, height: 55.0 };
pub const STRIP: Size = Size { width: 300.0, height: 26.0 };
/// A badge beside large cards is so much larger, if the cards keep this share of their size.
const AMPLE: f32 = 1.35;
const AMPLE_CARDS: f32 = 0.9;
/// The heap of cards in an opponent's hand, on the badge.
const HEAP: f32 = 16.0;

/// The seats as the player sees them: the player's own is number 0, the others follow clockwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Seating {
    human: Seat,
    seats: u8,
}

impl Seating {
    pub fn new(human: Seat, seats: u8) -> Seating {
        Seating { human, seats }
    }

    pub fn len(self) -> usize {
        usize::from(self.seats)
    }

    /// The number of a seat: 0 for the player's own.
    pub fn number(self, seat: Seat) -> usize {
        usize::from((seat.0 + self.seats - self.human.0) % self.seats)
    }

    /// The player's own seat and then the others clockwise.
    pub fn all(self) -> impl Iterator<Item = Seat> + Clone {
        (0..self.seats).map(move |step| Seat((self.human.0 + step) % self.seats))
    }
}

/// What lies before one player: a badge with the name and how they stand, and cards in rows, all of
/// them seen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SeatPanel {
    pub area: Rect,
    pub badge: Rect,
    /// The cards of the hand, which nobody else sees, as a heap on the badge.
    pub heap: Rect,
    pub cards: Grid,
}

impl SeatPanel {
    /// How high a panel must be for cards of this size in so many rows, under a badge this high.
    pub fn height(badge: f32, card: Size, rows: usize) -> f32 {
        let cards = card.height * rows as f32 + CARD_GAP * (rows - 1) as f32;
        badge + cards + 3.0 * PADDING
    }

    /// How large the cards of a panel of this width are, with so many side by side.
    pub fn card(width: f32, columns: usize, most: f32) -> Size {
        let gaps = CARD_GAP * (columns - 1) as f32;
        let width = (width - 2.0 * PADDING - gaps) / columns as f32;
        Size::card((width * CARD_RATIO).min(most))
    }

    /// Divides an area so that `count` cards are largest, but at most this high; the badge goes
    /// above them or beside them. Its words are `scale` times as large as on a phone.
    pub fn new(area: Rect, count: usize, most: f32, scale: f32) -> SeatPanel {
        let inner = area.inset(PADDING);
        let above = |height: f32| {
            let y = inner.y + height + PADDING;
            let room = Rect { y, height: (inner.bottom() - y).max(0.0), ..inner };
            (Rect { height, ..inner }, Grid::fit(room, count, CARD_GAP, most))
        };
        let beside = |factor: f32| {
            let badge = Size { width: BADGE.width * scale * factor, height: BADGE.height * scale * factor };
            let x = inner.x + badge.width + PADDING;
            let room = Rect { x, width: (inner.right() - x).max(0.0), ..inner };
            let mut cards = Grid::fit(room, count, CARD_GAP, most);
            let extent = cards.extent(count);
            // The badge takes a part of what the cards leave, and both stand in the middle.
            let free = room.width - extent.width;
            let width = badge.width + free.min(0.4 * badge.width);
            let x = inner.x + (inner.width - width - PADDING - extent.width) / 2.0;
            cards.area = Rect { x: x + width + PADDING, width: extent.width, ..inner };
            let badge = Size { width, height: badge.height.min(inner.height) };
            (Rect { x, ..inner.centred(badge) }, cards)
        };
        // Where there is room enough, the badge is larger than on a phone.
        let (modest, ample) = (beside(1.0), beside(AMPLE));
        let is_ample = ample.0.height >= BADGE.height * scale * AMPLE
            && ample.1.card.width >= AMPLE_CARDS * modest.1.card.width;
        let mut forms =
            vec![above(BADGE.height * scale), if is_ample { ample } else { modest }];
        if inner.width >= STRIP.width * scale {
            forms.push(above(STRIP.height * scale));
        }
        let larger = |one: (Rect, Grid), other: (Rect, Grid)| {
            if other.1.card.width > one.1.card.width { other } else { one }
        };
        // Of forms with cards of one size the first.
        let (badge, mut cards) =
            forms.into_iter().reduce(larger).unwrap_or((inner, Grid::default()));
        cards.area = cards.area.centred(cards.extent(count));

        let heap = Size::card(HEAP * scale);
        // On the last line, or the only one.
        let down =
            badge.height * if badge.height <= STRIP.height * scale { 0.5 } else { 5.0 / 6.0 };
        let y = badge.y + (down - heap.height / 2.0).min(badge.height - heap.height);
        let heap = Rect::at(Point { x: badge.right() - heap.width, y }, heap);
        SeatPanel { area, badge, heap, cards }
    }
}
