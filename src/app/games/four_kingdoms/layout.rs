//! Where everything lies on the table of Four Kingdoms, for any size of the table.

use crate::app::geometry::{CARD_RATIO, Point, Rect, Size, TARGET};
use crate::cards::Suit;
use crate::games::four_kingdoms::{Place, ROWS};

/// Kept free at the edges of the table.
const MARGIN: f32 = 6.0;
/// Kept free between groups.
const GAP: f32 = 6.0;
/// Kept free between cards that stand side by side.
const CARD_GAP: f32 = 2.0;
/// The columns of a kingdom, and of the free lands.
const COLUMNS: usize = ROWS;
/// Buttons in reach of a thumb: undo, redo, hint, more.
const TOOLS: usize = 4;
/// The least height of the free lands, in cards.
const LANDS: f32 = 2.2;
/// The least size of a card of the kingdoms, of one of the free lands.
const LEAST_HOME: f32 = 0.66;
/// No card is wider, however large the table is.
const WIDEST: f32 = 150.0;
/// What is seen of a card under another in a free land, as a share of its height: face down, face
/// up, and the least of a face-down one.
const STRIPS: (f32, f32, f32) = (0.14, 0.34, 0.08);
/// From this height on there is room for the log.
const LOG_FROM: f32 = 150.0;

/// Where a card can lie or go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    Talon,
    At(Place),
}

impl Spot {
    /// Every spot, in lines that arrow keys lead through: the kingdoms, the lands, talon and waste.
    pub fn lines() -> Vec<Vec<Spot>> {
        let mut lines: Vec<Vec<Spot>> =
            KINGDOMS.iter().map(|suit| kingdom(*suit).map(Spot::At).to_vec()).collect();
        lines.push((1..=ROWS as u8).map(|row| Spot::At(Place::Row(row))).collect());
        lines.push(vec![Spot::Talon, Spot::At(Place::Waste)]);
        lines
    }
}

/// The kingdoms from top to bottom.
const KINGDOMS: [Suit; 4] = [Suit::Spades, Suit::Hearts, Suit::Clubs, Suit::Diamonds];

/// The places of a kingdom from left to right.
fn kingdom(suit: Suit) -> [Place; COLUMNS] {
    [
        Place::Dungeon(suit),
        Place::Tower(suit),
        Place::Guest(suit),
        Place::King(suit),
        Place::Queen(suit),
        Place::Jack(suit),
        Place::Subjects(suit),
    ]
}

/// How the cards of a free land lie on each other.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Stack {
    pub down: usize,
    pub up: usize,
}

/// The places of the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    pub table: Size,
    pub left_handed: bool,
    /// The buttons: back, save, log, rules.
    pub bar: Rect,
    pub prompt: Rect,
    /// The buttons of the player's helps.
    pub tools: Rect,
    pub log: Option<Rect>,
    kingdoms: Rect,
    home: Size,
    land: Size,
    lands: Rect,
    talon: Rect,
    waste: Rect,
}

impl Layout {
    pub fn new(table: Size, left_handed: bool) -> Layout {
        let (tall, wide) = (Layout::tall(table), Layout::wide(table));
        let size = |layout: &Layout| layout.land.width + layout.home.width;
        let mut layout = if size(&wide) > size(&tall) { wide } else { tall };
        if left_handed {
            layout.mirror();
        }
        layout
    }

    /// Everything in rows, what is used most near the thumb.
    fn tall(table: Size) -> Layout {
        let inner = table.width - 2.0 * MARGIN;
        let fixed = 2.0 * TARGET + 4.0 * GAP + 3.0 * CARD_GAP;
        let room = (table.height - fixed).max(60.0);
        let land = fitted(inner, room / (4.0 * LEAST_HOME + LANDS + 1.0));
        let home = room - (LANDS + 1.0) * land.height;
        let home = Size::card((home / 4.0).min(land.height));

        let block = |card: Size, y: f32, height: f32| {
            let width = width(card);
            Rect::new(((table.width - width) / 2.0).floor(), y, width, height)
        };
        let bar = Rect::new(MARGIN, 0.0, inner, TARGET);
        let kingdoms = block(home, bar.bottom() + GAP / 2.0, rows(home));
        let prompt = Rect::new(MARGIN, kingdoms.bottom() + GAP / 2.0, inner, TARGET);
        let bottom = table.height - MARGIN - land.height;
        let top = prompt.bottom();
        let lands = block(land, top, bottom - GAP - top);
        let foot = block(land, bottom, land.height);
        Layout::with(table, bar, prompt, None, kingdoms, home, land, lands, foot)
    }

    /// The kingdoms on one side, the free lands on the other.
    fn wide(table: Size) -> Layout {
        let half = (table.width - 2.0 * MARGIN - 2.0 * GAP) / 2.0;
        let top = TARGET + GAP;
        let room = (table.height - top - MARGIN).max(60.0);
        let land = fitted(half, (room - GAP) / (LANDS + 1.0));
        let home = fitted(half, (room - 3.0 * CARD_GAP) / 4.0);
        let centred = |left: f32, card: Size| (left + (half - width(card)) / 2.0).floor();

        let right = MARGIN + half + 2.0 * GAP;
        let bar = Rect::new(MARGIN, GAP / 2.0, half, TARGET);
        let prompt = Rect::new(right, GAP / 2.0, half, TARGET);
        let kingdoms = Rect::new(centred(MARGIN, home), top, width(home), rows(home));
        let left_over = Rect::new(
            MARGIN,
            kingdoms.bottom() + GAP,
            half,
            table.height - MARGIN - kingdoms.bottom() - GAP,
        );
        let log = (left_over.height >= LOG_FROM).then_some(left_over);
        let bottom = table.height - MARGIN - land.height;
        let x = centred(right, land);
        let lands = Rect::new(x, top, width(land), bottom - GAP - top);
        let foot = Rect::new(x, bottom, width(land), land.height);
        Layout::with(table, bar, prompt, log, kingdoms, home, land, lands, foot)
    }

    #[allow(clippy::too_many_arguments, reason = "both shapes name every part once")]
    fn with(
        table: Size,
        bar: Rect,
        prompt: Rect,
        log: Option<Rect>,
        kingdoms: Rect,
        home: Size,
        land: Size,
        lands: Rect,
        foot: Rect,
    ) -> Layout {
        // Talon and waste in the last columns of the foot, the buttons in the others.
        let last = foot.right() - land.width;
        let waste = Rect::at(Point { x: last - land.width - CARD_GAP, y: foot.y }, land);
        let talon = Rect::at(Point { x: last, y: foot.y }, land);
        let room = Rect { x: foot.x, width: waste.x - GAP - foot.x, ..foot };
        let width = room.width.min(TOOLS as f32 * (TARGET + 3.0 * GAP));
        let tools = Rect::new(room.right() - width, room.y, width, room.height);
        let tools = Rect { y: tools.y + (tools.height - TARGET) / 2.0, height: TARGET, ..tools };
        let left_handed = false;
        Layout {
            table,
            left_handed,
            bar,
            prompt,
            tools,
            log,
            kingdoms,
            home,
            land,
            lands,
            talon,
            waste,
        }
    }

    /// For the left hand, every group lies on the other side.
    fn mirror(&mut self) {
        self.left_handed = true;
        let across = self.table.width;
        let sides = [&mut self.kingdoms, &mut self.lands, &mut self.talon, &mut self.waste];
        let words = [&mut self.bar, &mut self.prompt, &mut self.tools];
        for rect in sides.into_iter().chain(words).chain(self.log.as_mut()) {
            rect.x = across - rect.x - rect.width;
        }
    }

    /// Where the lowest card of a spot lies.
    pub fn slot(&self, spot: Spot) -> Rect {
        let place = match spot {
            Spot::Talon => return self.talon,
            Spot::At(place) => place,
        };
        match place {
            Place::Waste => self.waste,
            Place::Row(_) => {
                let column = self.column(spot) as f32;
                let x = self.lands.x + column * (self.land.width + CARD_GAP);
                Rect::at(Point { x, y: self.lands.y }, self.land)
            }
            _ => {
                let line = KINGDOMS.iter().position(|suit| place.suit() == Some(*suit));
                let line = line.unwrap_or_default() as f32;
                let column = self.column(spot) as f32;
                let x = self.kingdoms.x + column * (self.home.width + CARD_GAP);
                let y = self.kingdoms.y + line * (self.home.height + CARD_GAP);
                Rect::at(Point { x, y }, self.home)
            }
        }
    }

    /// Where the card `index` of a free land lies that holds so many.
    pub fn in_row(&self, row: u8, index: usize, stack: Stack) -> Rect {
        let slot = self.slot(Spot::At(Place::Row(row)));
        let (down, up, least) = STRIPS;
        let covered = stack.up.saturating_sub(1) as f32;
        let under = if stack.up == 0 { stack.down.saturating_sub(1) } else { stack.down } as f32;
        let room = self.lands.height - self.land.height;
        let h = self.land.height;
        let up_strip = if covered > 0.0 {
            (up * h).min(((room - under * least * h) / covered).max(0.0))
        } else {
            0.0
        };
        let left = room - covered * up_strip;
        let down_strip = if under > 0.0 { (down * h).min(left / under) } else { 0.0 };
        let below = index.min(stack.down) as f32 * down_strip
            + index.saturating_sub(stack.down) as f32 * up_strip;
        Rect { y: (slot.y + below).floor(), ..slot }
    }

    /// Where an arrow key leads from a spot: so many columns across, so many lines down, to what is
    /// nearest there.
    pub fn step(&self, from: Spot, across: isize, down: isize) -> Spot {
        let lines = Spot::lines();
        let line = lines.iter().position(|line| line.contains(&from)).unwrap_or_default();
        let line = line.saturating_add_signed(down).min(lines.len() - 1);
        let column = self.column(from).saturating_add_signed(across);
        let nearest = lines[line].iter().min_by_key(|spot| self.column(**spot).abs_diff(column));
        nearest.copied().unwrap_or(from)
    }

    /// The column of a spot, from the left.
    fn column(&self, spot: Spot) -> usize {
        let foot = |from_the_thumb| {
            if self.left_handed { from_the_thumb } else { COLUMNS - 1 - from_the_thumb }
        };
        match spot {
            Spot::Talon => foot(0),
            Spot::At(Place::Waste) => foot(1),
            Spot::At(Place::Row(row)) => usize::from(row.saturating_sub(1)),
            Spot::At(place) => {
                let places = place.suit().map(kingdom);
                let found = places.and_then(|places| places.iter().position(|p| *p == place));
                found.unwrap_or_default()
            }
        }
    }

    /// The spot that a point lies on: a free land is its whole column.
    pub fn spot(&self, at: Point) -> Option<Spot> {
        let hit = |spot: &Spot| {
            let slot = self.slot(*spot);
            match spot {
                Spot::At(Place::Row(_)) => {
                    Rect { height: self.lands.height + GAP, ..slot }.contains(at)
                }
                _ => slot.contains(at),
            }
        };
        Spot::lines().into_iter().flatten().find(hit)
    }

    /// How much larger than on a phone the words are.
    pub fn text_scale(&self) -> f32 {
        (self.table.width.min(self.table.height) / 620.0).clamp(1.0, 1.35)
    }
}

/// The largest card of which seven stand side by side, and that is not higher than this.
fn fitted(width: f32, height: f32) -> Size {
    let columns = COLUMNS as f32;
    let widest = ((width - (columns - 1.0) * CARD_GAP) / columns).min(WIDEST);
    Size::card(((widest + 0.4) * CARD_RATIO).min(height))
}

/// The width of seven cards.
fn width(card: Size) -> f32 {
    COLUMNS as f32 * (card.width + CARD_GAP) - CARD_GAP
}

/// The height of four kingdoms.
fn rows(card: Size) -> f32 {
    4.0 * (card.height + CARD_GAP) - CARD_GAP
}

#[cfg(test)]
mod tests {
    use super::*;

    const SIZES: [(f32, f32); 9] = [
        (360.0, 640.0),
        (390.0, 844.0),
        (320.0, 568.0),
        (844.0, 390.0),
        (640.0, 360.0),
        (768.0, 1024.0),
        (1024.0, 768.0),
        (1280.0, 800.0),
        (1920.0, 1080.0),
    ];

    fn each(mut check: impl FnMut(&Layout)) {
        for (width, height) in SIZES {
            for left_handed in [false, true] {
                check(&Layout::new(Size { width, height }, left_handed));
            }
        }
    }

    #[test]
    fn everything_fits_on_every_table_and_nothing_overlaps() {
        each(|layout| {
            let Size { width, height } = layout.table;
            let table = Rect::new(0.0, 0.0, width, height);
            let mut parts = vec![layout.bar, layout.prompt, layout.tools, layout.lands];
            parts.extend(layout.log);
            let slots = Spot::lines().into_iter().flatten();
            let slots = slots.filter(|spot| !matches!(spot, Spot::At(Place::Row(_))));
            parts.extend(slots.map(|spot| layout.slot(spot)));
            for (n, part) in parts.iter().enumerate() {
                assert!(table.encloses(*part), "{n} leaves {width}x{height}: {part:?}");
                for (m, other) in parts.iter().enumerate().skip(n + 1) {
                    assert!(!part.overlaps(*other), "{n} and {m} at {width}x{height}");
                }
            }
            assert!(layout.tools.width >= TOOLS as f32 * TARGET - 8.0, "{width}x{height}");
        });
    }

    #[test]
    fn cards_are_large_enough_to_touch() {
        let width = |w, h| Layout::new(Size { width: w, height: h }, false).land.width;
        assert!(width(360.0, 640.0) >= TARGET);
        assert!(width(390.0, 844.0) >= 50.0);
        assert!(width(844.0, 390.0) >= 50.0);
        assert!(width(1280.0, 800.0) >= 80.0);
    }

    #[test]
    fn the_longest_land_stays_in_its_column() {
        each(|layout| {
            for row in 1..=ROWS as u8 {
                let stack = Stack { down: 3, up: 12 };
                let mut last = layout.in_row(row, 0, stack);
                for index in 1..15 {
                    let card = layout.in_row(row, index, stack);
                    assert!(card.y > last.y, "each card is seen");
                    assert!(layout.lands.encloses(card), "{:?}: {card:?}", layout.table);
                    last = card;
                }
            }
        });
    }

    #[test]
    fn arrow_keys_lead_everywhere_and_never_the_wrong_way() {
        each(|layout| {
            let ways = [(-1, 0), (1, 0), (0, -1), (0, 1)];
            let mut found = vec![Spot::At(Place::Row(1))];
            let mut next = 0;
            while let Some(from) = found.get(next).copied() {
                for (across, down) in ways {
                    let to = layout.step(from, across, down);
                    let (old, new) = (layout.slot(from), layout.slot(to));
                    assert!((new.x - old.x) * across as f32 >= 0.0, "{from:?} {to:?}");
                    if !found.contains(&to) {
                        found.push(to);
                    }
                }
                next += 1;
            }
            assert_eq!(found.len(), Spot::lines().concat().len());
        });
    }

    #[test]
    fn a_point_in_the_middle_of_a_place_means_it() {
        each(|layout| {
            for spot in Spot::lines().into_iter().flatten() {
                assert_eq!(layout.spot(layout.slot(spot).centre()), Some(spot));
            }
        });
    }
}
