//! Where everything lies on the table of Four Horsemen, for any size of the table and two to four
//! seats.

use super::scene::Place;
use crate::app::geometry::{Align, Fan, Point, Rect, Size, TARGET};
use crate::app::tables::seats::{BADGE, PADDING, STRIP, SeatPanel, Seating};
use crate::engine::Seat;
use crate::games::four_horsemen::hand_size;

/// Kept free at the edges of the table and between things that belong to different groups.
const GAP: f32 = 8.0;
/// Kept free between rows, and between cards of the hand.
const NARROW: f32 = 6.0;
/// Kept free between panels side by side.
const PANEL_GAP: f32 = 4.0;
/// How far a chosen card rises out of the hand.
pub const LIFT: f32 = 14.0;
/// The height of a line of small text.
const CAPTION: f32 = 17.0;

/// A place in the middle of the table, for one card and the words below it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Spot {
    pub card: Rect,
    pub caption: Rect,
}

/// The places of the table. What belongs to a seat is kept by its number as the player sees it.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    pub table: Size,
    pub seating: Seating,
    /// The buttons: back, save, log, rules.
    pub bar: Rect,
    panels: Vec<SeatPanel>,
    /// The middle of the table, where cards are played.
    pub centre: Rect,
    spots: Vec<Spot>,
    fate: Option<Spot>,
    pub prompt: Rect,
    hand: Fan,
    /// The log, where there is room to show it all the time.
    pub log: Option<Rect>,
}

impl Layout {
    pub fn new(table: Size, seating: Seating) -> Layout {
        if table.width <= table.height {
            Layout::tall(table, seating)
        } else if table.height < 600.0 {
            Layout::low(table, seating)
        } else {
            Layout::wide(table, seating)
        }
    }

    /// A table that is higher than wide: everything in rows, the hand near the thumb.
    fn tall(table: Size, seating: Seating) -> Layout {
        let Size { width, height } = table;
        let dealt = hand_size(seating.len() as u8);
        let inner = width - 2.0 * GAP;
        let roomy = height >= 600.0;
        let prompt_height = if roomy { 54.0 } else { TARGET };
        // At a table of two there is more to be said, of the Fate deck, and more room.
        let prompt_height = if seating.len() == 2 { prompt_height + 22.0 } else { prompt_height };
        // A table of three has the most cards in two rows, which the smallest window cannot hold.
        let small = height < 560.0;
        let crowded = small && seating.len() == 3;
        let most = if crowded { 0.08 * height } else { 0.1 * height };

        let others = seating.len() - 1;
        let panel_width = (inner - PANEL_GAP * (others - 1) as f32) / others as f32;
        let theirs_height = if others == 1 {
            SeatPanel::height(STRIP.height, SeatPanel::card(inner, dealt, most), 1)
        } else {
            let card = SeatPanel::card(panel_width, dealt / 2, most);
            SeatPanel::height(BADGE.height, card, 2)
        };
        let above = SeatPanel::height(STRIP.height, SeatPanel::card(inner, dealt, most), 1);
        let beside = SeatPanel::card(inner - BADGE.width - PADDING, dealt, most);
        let beside = beside.height.max(BADGE.height) + 2.0 * PADDING;
        // A large hand needs the whole width for its pile, a small one leaves room for the badge.
        let mine_height = if dealt > 6 { above } else { beside };

        let gaps = GAP / 2.0 + 4.0 * NARROW;
        let fixed = TARGET + theirs_height + mine_height + prompt_height + LIFT + gaps;
        let room = height - fixed;
        let share = if small { 0.5 } else { 0.54 };
        let hand = Fan::hand_card(dealt, inner, (share * room).min(260.0));

        let mut y = 0.0;
        let mut row = |height: f32, gap: f32| {
            let row = Rect::new(GAP, y, inner, height);
            y += height + gap;
            row
        };
        let bar = row(TARGET, 0.0);
        let theirs = row(theirs_height, NARROW);
        let centre = row(room - hand.height, NARROW);
        let mine = row(mine_height, NARROW);
        let prompt = row(prompt_height, LIFT);
        let hand_row = row(hand.height, 0.0);

        let mut areas = vec![mine];
        areas.extend(split(theirs, others));
        let panels = areas.into_iter().map(|area| SeatPanel::new(area, dealt, most, 1.0)).collect();
        let (spots, fate) = spots(centre, seating, 0.8 * 260.0, CAPTION);
        let hand = Fan { area: hand_row, card: hand, gap: NARROW, align: Align::Centre };
        Layout { table, seating, bar, panels, centre, spots, fate, prompt, hand, log: None }
    }

    /// A phone on its side: the others in a column on the left, and beside the cards played, or
    /// below one other, the prompt.
    fn low(table: Size, seating: Seating) -> Layout {
        let Size { width, height } = table;
        let dealt = hand_size(seating.len() as u8);
        let inner = height - 2.0 * NARROW;
        let most = 0.26 * height;
        let left = (0.34 * width).clamp(216.0, 320.0);
        let column = Rect::new(GAP, NARROW, left, inner);
        let x = column.right() + GAP;
        let main = Rect::new(x, NARROW, width - GAP - x, inner);

        let mine_height = (0.165 * height).clamp(BADGE.height + PADDING, 70.0);
        let room = inner - TARGET - mine_height - LIFT - 2.0 * NARROW;
        let hand = Fan::hand_card(dealt, main.width, 0.52 * room);
        let row = |y: f32, height: f32| Rect { y, height, ..main };
        let bar = row(main.y, TARGET);
        let hand_row = row(main.bottom() - hand.height, hand.height);
        let mine = row(hand_row.y - LIFT - mine_height, mine_height);
        let middle_y = bar.bottom() + NARROW;
        let middle = row(middle_y, mine.y - NARROW - middle_y);
        let others = seating.len() - 1;
        // One other leaves room for the prompt below, where there is more to be said.
        let below = if others == 1 { 0.42 * inner } else { 0.0 };
        let theirs = Rect { height: inner - below, ..column };
        let (centre, prompt) = if others == 1 {
            let y = theirs.bottom() + GAP;
            (middle, Rect { y, height: column.bottom() - y, ..column })
        } else {
            let width = (0.44 * main.width).min(300.0);
            let centre = Rect { width: main.width - width - GAP, ..middle };
            (centre, Rect { x: centre.right() + GAP, width, ..middle })
        };

        let each = (theirs.height - PANEL_GAP * (others - 1) as f32) / others as f32;
        let mut areas = vec![mine];
        areas.extend((0..others).map(|n| {
            let y = theirs.y + n as f32 * (each + PANEL_GAP);
            Rect { y, height: each, ..theirs }
        }));
        let panels = areas.into_iter().map(|area| SeatPanel::new(area, dealt, most, 1.0)).collect();
        let (spots, fate) = spots(centre, seating, 0.8 * height, CAPTION);
        let hand = Fan { area: hand_row, card: hand, gap: NARROW, align: Align::Centre };
        Layout { table, seating, bar, panels, centre, spots, fate, prompt, hand, log: None }
    }

    /// A tablet on its side or a window: the others along the top, the log on the right.
    fn wide(table: Size, seating: Seating) -> Layout {
        let Size { width, height } = table;
        let scale = table.text_scale();
        let dealt = hand_size(seating.len() as u8);
        let inner = height - 2.0 * GAP;
        let most = 0.14 * height;
        let side_width = (0.21 * width).clamp(200.0, 420.0);
        let side = Rect::new(width - GAP - side_width, GAP, side_width, inner);
        let main = Rect::new(GAP, GAP, side.x - 2.0 * GAP, inner);
        let bar = Rect { height: TARGET, ..side };
        let log_y = bar.bottom() + GAP;
        let log = Rect { y: log_y, height: side.bottom() - log_y, ..side };

        let prompt_height = TARGET * scale;
        let theirs = Rect { height: 0.255 * inner, ..main };
        let mine_height = (0.135 * inner).max((BADGE.height + 2.0 * PADDING) * scale);
        let room = inner - theirs.height - mine_height - prompt_height - LIFT - 3.0 * GAP;
        let hand = Fan::hand_card(dealt, main.width, 0.48 * room);
        let row = |y: f32, height: f32| Rect { y, height, ..main };
        let hand_row = row(main.bottom() - hand.height, hand.height);
        let prompt = row(hand_row.y - LIFT - prompt_height, prompt_height);
        let mine = row(prompt.y - GAP - mine_height, mine_height);
        let centre_y = theirs.bottom() + GAP;
        let centre = row(centre_y, mine.y - GAP - centre_y);

        let mut areas = vec![mine];
        areas.extend(split(theirs, seating.len() - 1));
        let panel = |area| SeatPanel::new(area, dealt, most, scale);
        let panels = areas.into_iter().map(panel).collect();
        let (spots, fate) = spots(centre, seating, hand.height, CAPTION * scale);
        let hand = Fan { area: hand_row, card: hand, gap: NARROW, align: Align::Centre };
        let log = Some(log);
        Layout { table, seating, bar, panels, centre, spots, fate, prompt, hand, log }
    }

    /// What lies before a seat.
    pub fn panel(&self, seat: Seat) -> &SeatPanel {
        &self.panels[self.seating.number(seat)]
    }

    /// Where the card of a seat lies in the middle.
    pub fn spot(&self, seat: Seat) -> Spot {
        self.spots[self.seating.number(seat)]
    }

    /// The Fate deck, at a table of two.
    pub fn fate(&self) -> Option<Spot> {
        self.fate
    }

    /// The seat whose panel is at a point.
    pub fn seat_at(&self, at: Point) -> Option<Seat> {
        self.seating.all().find(|seat| self.panel(*seat).area.contains(at))
    }

    /// Where the card `index` of `count` in a place lies.
    pub fn card(&self, place: Place, index: usize, count: usize) -> Rect {
        match place {
            // New cards come from the middle.
            Place::Deck => self.centre.centred(self.panels[0].cards.card),
            Place::Fate => self.fate.unwrap_or_default().card,
            Place::Hand(seat) if self.seating.number(seat) == 0 => self.hand.card(index, count),
            Place::Hand(seat) => self.panel(seat).heap,
            Place::Round(seat) => self.spot(seat).card,
            Place::Pile(seat) => self.panel(seat).cards.card(index),
        }
    }
}

/// Divides a row among so many panels.
fn split(row: Rect, count: usize) -> impl Iterator<Item = Rect> {
    let width = (row.width - PANEL_GAP * (count - 1) as f32) / count as f32;
    (0..count).map(move |n| Rect { x: row.x + n as f32 * (width + PANEL_GAP), width, ..row })
}

/// The places of the round's cards, clockwise from the player's left neighbour, and at a table of
/// two the Fate deck after them.
fn spots(centre: Rect, seating: Seating, most: f32, caption: f32) -> (Vec<Spot>, Option<Spot>) {
    let with_fate = seating.len() == 2;
    let count = seating.len() + usize::from(with_fate);
    let height = (centre.height - caption - NARROW).min(most);
    let widest = (centre.width - NARROW * (count + 1) as f32) / count as f32;
    let card = Size::card(height.min(widest * crate::app::geometry::CARD_RATIO));
    let step = ((centre.width - NARROW) / count as f32).min(card.width.max(72.0) + 3.0 * GAP);
    let block = Size { width: step * count as f32, height: card.height + 2.0 + caption };
    let block = centre.centred(block);
    let spot = |column: usize| {
        let cell = Rect { x: block.x + step * column as f32, width: step, ..block };
        let card = Rect {
            y: cell.y.floor(),
            x: cell.centred(card).x.floor(),
            ..Rect::at(Point::default(), card)
        };
        let y = card.bottom() + 2.0;
        Spot { card, caption: Rect { y, height: caption, ..cell } }
    };
    // The player's own place comes last.
    let mut spots = vec![spot(seating.len() - 1)];
    spots.extend((0..seating.len() - 1).map(spot));
    (spots, with_fate.then(|| spot(seating.len())))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::geometry::TABLE_SIZES;

    fn layouts() -> impl Iterator<Item = Layout> {
        let seats =
            |size| (2..=4).map(move |seats| Layout::new(size, Seating::new(Seat(1), seats)));
        TABLE_SIZES.into_iter().flat_map(seats)
    }

    fn name(layout: &Layout) -> String {
        let Size { width, height } = layout.table;
        format!("{width} x {height}, {} seats", layout.seating.len())
    }

    /// Everything that must not lie over anything else.
    fn areas(layout: &Layout) -> Vec<(String, Rect)> {
        let hand = layout.hand.area;
        let risen = Rect { y: hand.y - LIFT, height: hand.height + LIFT, ..hand };
        let fixed = [("bar", layout.bar), ("prompt", layout.prompt), ("hand", risen)];
        let mut areas: Vec<_> = fixed.map(|(name, area)| (name.to_string(), area)).into();
        areas.extend(layout.log.map(|log| ("log".to_string(), log)));
        areas.extend(layout.fate().map(|fate| ("fate".to_string(), fate.card)));
        for seat in layout.seating.all() {
            areas.push((format!("panel of {seat}"), layout.panel(seat).area));
            areas.push((format!("spot of {seat}"), layout.spot(seat).card));
            areas.push((format!("caption of {seat}"), layout.spot(seat).caption));
        }
        areas
    }

    #[test]
    fn nothing_overlaps_or_leaves_the_table() {
        for layout in layouts() {
            let at = name(&layout);
            let table = Rect::at(Point::default(), layout.table);
            let areas = areas(&layout);
            for (n, (name, area)) in areas.iter().enumerate() {
                assert!(table.encloses(*area), "{name} leaves {at}: {area:?}");
                assert!(area.width > 0.0 && area.height > 0.0, "{name} at {at}");
                for (other, place) in &areas[n + 1..] {
                    let both = format!("{name} {area:?} over {other} {place:?}");
                    assert!(!area.overlaps(*place), "{both} at {at}");
                }
            }
        }
    }

    #[test]
    fn a_panel_holds_its_badge_and_every_card_of_its_pile() {
        for layout in layouts() {
            let at = name(&layout);
            let dealt = hand_size(layout.seating.len() as u8);
            for seat in layout.seating.all() {
                let panel = layout.panel(seat);
                let loose = panel.area.inset(-0.6);
                assert!(loose.encloses(panel.badge) && panel.badge.encloses(panel.heap), "{at}");
                let cards: Vec<Rect> =
                    (0..dealt).map(|n| layout.card(Place::Pile(seat), n, dealt)).collect();
                for (n, card) in cards.iter().enumerate() {
                    assert!(loose.encloses(*card), "card {n} {card:?} of {panel:?} at {at}");
                    assert!(!card.overlaps(panel.badge.inset(1.0)), "{card:?}, {panel:?} at {at}");
                    let apart = cards[n + 1..].iter().all(|other| !card.overlaps(*other));
                    assert!(apart, "card {n} of {seat} at {at}");
                }
            }
        }
    }

    #[test]
    fn everything_is_large_enough_to_be_read_and_touched() {
        for layout in layouts() {
            let at = name(&layout);
            let count = hand_size(layout.seating.len() as u8);
            // Less than a phone has.
            let small = layout.table.width.min(layout.table.height) < 360.0;
            let hand = layout.hand;
            let seen = hand.step(count).min(hand.card.width);
            let (strip, card) = if small { (34.0, 44.0) } else { (39.0, 56.0) };
            assert!(seen >= strip && hand.card.width >= card, "{seen} of {hand:?} at {at}");
            for seat in layout.seating.all() {
                let panel = layout.panel(seat);
                let pile = panel.cards.card.width;
                assert!(pile >= if small { 27.0 } else { 33.0 }, "pile {pile} of {seat} at {at}");
                assert!(panel.badge.width >= 90.0, "{:?} at {at}", panel.badge);
                assert!(panel.area.width >= TARGET && panel.area.height >= TARGET, "{at}");
                let spot = layout.spot(seat).card.width;
                let least = match layout.table.height {
                    _ if small => 28.0,
                    height if height < 600.0 => 34.0,
                    _ => TARGET,
                };
                assert!(spot >= least, "spot {spot} at {at}");
            }
            assert!(layout.bar.width >= 4.0 * TARGET && layout.bar.height >= TARGET, "{at}");
            assert!(layout.prompt.height >= TARGET && layout.prompt.width >= 150.0, "{at}");
        }
    }
}
