//! Players round a table: in which order the player sees them, and what lies before each.

use crate::app::geometry::{CARD_RATIO, Grid, Point, Rect, Size};
use crate::engine::Seat;

/// Kept free inside the frame of a panel.
pub const PADDING: f32 = 3.0;
/// Kept free between the cards of a panel.
const CARD_GAP: f32 = 2.0;
/// A badge of three short lines, and one that is a single line.
pub const BADGE: Size = Size { width: 100.0, height: 60.0 };
pub const STRIP: Size = Size { width: 290.0, height: 26.0 };
/// A badge with room to spare is so much larger, if it leaves the cards this share of their size:
/// those beside it, and those below it.
const AMPLE: f32 = 1.35;
const AMPLE_BESIDE: f32 = 0.8;
const AMPLE_BELOW: f32 = 0.9;
/// The heap of cards in an opponent's hand, on the badge, and how wide a badge must be to show it
/// beside the signs.
const HEAP: f32 = 16.0;
const HEAP_FROM: f32 = 130.0;

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
    /// The badge has three lines, not one.
    pub stacked: bool,
    /// How much larger than elsewhere on the table the words of the badge are.
    pub scale: f32,
    /// Where the cards of the hand lie that nobody else sees: a heap on the badge.
    pub heap: Rect,
    /// There is room for the heap to be seen.
    pub shows_heap: bool,
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
    /// above them or beside them. The words of the table are `scale` times as large as on a phone.
    pub fn new(area: Rect, count: usize, most: f32, scale: f32) -> SeatPanel {
        let fit = |room: Rect| Grid::fit(room, count, CARD_GAP, most);
        let inner = area.inset(PADDING);
        let above = |height: f32, stacked: bool, factor: f32| {
            let height = height * scale * factor;
            let y = inner.y + height + PADDING;
            let room = Rect { y, height: (inner.bottom() - y).max(0.0), ..inner };
            let mut cards = fit(room);
            cards.area = room.centred(cards.extent(count));
            let badge = Rect { height, ..inner };
            SeatPanel { area, badge, stacked, scale: factor, heap: badge, shows_heap: true, cards }
        };
        let beside = |factor: f32| {
            let least = BADGE.width * scale * factor;
            let x = inner.x + least + PADDING;
            let mut cards = fit(Rect { x, width: (inner.right() - x).max(0.0), ..inner });
            let extent = cards.extent(count);
            // The badge takes a part of what the cards leave, and both stand in the middle.
            let free = inner.width - least - PADDING - extent.width;
            let width = least + free.clamp(0.0, 0.4 * least);
            let x = inner.x + (inner.width - width - PADDING - extent.width) / 2.0;
            let cards_x = x + width + PADDING;
            cards.area = Rect { x: cards_x, ..inner.centred(extent) };
            let height = (BADGE.height * scale * factor).min(inner.height);
            let badge = Rect { x, ..inner.centred(Size { width, height }) };
            let (stacked, shows_heap) = (true, true);
            SeatPanel { area, badge, stacked, scale: factor, heap: badge, shows_heap, cards }
        };
        // Where there is room enough, the badge is larger than on a phone.
        let larger = |modest: SeatPanel, ample: SeatPanel, share: f32| {
            let holds = inner.width >= BADGE.width * scale * AMPLE
                && inner.height >= BADGE.height * scale * AMPLE;
            let keeps = ample.cards.card.width >= share * modest.cards.card.width;
            if holds && keeps { ample } else { modest }
        };
        let beside = larger(beside(1.0), beside(AMPLE), AMPLE_BESIDE);
        let stacked = |factor| above(BADGE.height, true, factor);
        let mut panel = larger(stacked(1.0), stacked(AMPLE), AMPLE_BELOW);
        // Of forms with cards of one size the first.
        let mut consider = |other: SeatPanel| {
            if other.cards.card.width > panel.cards.card.width {
                panel = other;
            }
        };
        consider(beside);
        if inner.width >= STRIP.width * scale {
            consider(above(STRIP.height, false, 1.0));
        }
        let shows_heap = !panel.stacked || panel.badge.width >= HEAP_FROM * scale * panel.scale;
        SeatPanel { heap: panel.heap_place(scale), shows_heap, ..panel }
    }

    /// The heap lies at the end of the last line of the badge.
    fn heap_place(&self, scale: f32) -> Rect {
        let badge = self.badge;
        let heap = Size::card(HEAP * scale * self.scale);
        let line = badge.height / if self.stacked { 3.0 } else { 1.0 };
        let down = badge.height - (line + heap.height) / 2.0;
        let y = badge.y + down.min(badge.height - heap.height);
        Rect::at(Point { x: badge.right() - heap.width, y }, heap)
    }
}
