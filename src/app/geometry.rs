//! Places on a table, in logical pixels from its top left corner.

/// A card is five wide to seven high.
pub const CARD_RATIO: f32 = 7.0 / 5.0;
/// The least size of anything that is to be touched.
pub const TARGET: f32 = 44.0;

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    pub x: f32,
    pub y: f32,
}

impl Point {
    pub fn distance(self, other: Point) -> f32 {
        (self.x - other.x).hypot(self.y - other.y)
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Size {
    pub width: f32,
    pub height: f32,
}

impl Size {
    /// The size of a card of this height, in whole pixels.
    pub fn card(height: f32) -> Size {
        let width = (height / CARD_RATIO).floor();
        Size { width, height: (width * CARD_RATIO).round() }
    }

    /// How much larger than on a phone the words of a table of this size are.
    pub fn text_scale(self) -> f32 {
        (self.width / 1280.0).min(self.height / 800.0).clamp(1.0, 1.5)
    }
}

/// The sizes at which every table must be good: phones, some of them with room taken away at the
/// edges, tablets and windows.
#[cfg(test)]
pub const TABLE_SIZES: [Size; 13] = {
    const fn size(width: f32, height: f32) -> Size {
        Size { width, height }
    }
    [
        size(360.0, 560.0),
        size(592.0, 312.0),
        size(320.0, 480.0),
        size(360.0, 600.0),
        size(360.0, 640.0),
        size(390.0, 844.0),
        size(640.0, 360.0),
        size(844.0, 390.0),
        size(768.0, 1024.0),
        size(1024.0, 768.0),
        size(1280.0, 800.0),
        size(1920.0, 1080.0),
        size(2560.0, 1440.0),
    ]
};

/// The distance that must be kept from each edge.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Insets {
    pub left: f32,
    pub top: f32,
    pub right: f32,
    pub bottom: f32,
}

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Rect {
    pub x: f32,
    pub y: f32,
    pub width: f32,
    pub height: f32,
}

impl Rect {
    pub fn new(x: f32, y: f32, width: f32, height: f32) -> Rect {
        Rect { x, y, width, height }
    }

    pub fn at(point: Point, size: Size) -> Rect {
        Rect::new(point.x, point.y, size.width, size.height)
    }

    pub fn right(self) -> f32 {
        self.x + self.width
    }

    pub fn bottom(self) -> f32 {
        self.y + self.height
    }

    pub fn centre(self) -> Point {
        Point { x: self.x + self.width / 2.0, y: self.y + self.height / 2.0 }
    }

    pub fn contains(self, point: Point) -> bool {
        (self.x..self.right()).contains(&point.x) && (self.y..self.bottom()).contains(&point.y)
    }

    /// Whether the other rectangle lies within this one, to a hundredth of a pixel.
    pub fn encloses(self, other: Rect) -> bool {
        const SLACK: f32 = 0.01;
        other.x >= self.x - SLACK
            && other.y >= self.y - SLACK
            && other.right() <= self.right() + SLACK
            && other.bottom() <= self.bottom() + SLACK
    }

    pub fn overlaps(self, other: Rect) -> bool {
        let common = |from: f32, to: f32, other_from: f32, other_to: f32| {
            to.min(other_to) - from.max(other_from) > 0.01
        };
        common(self.x, self.right(), other.x, other.right())
            && common(self.y, self.bottom(), other.y, other.bottom())
    }

    /// The rectangle without a margin on each side.
    #[must_use]
    pub fn inset(self, margin: f32) -> Rect {
        let (width, height) = (self.width - 2.0 * margin, self.height - 2.0 * margin);
        Rect::new(self.x + margin, self.y + margin, width, height)
    }

    /// A rectangle of this size in the middle of this one.
    #[must_use]
    pub fn centred(self, size: Size) -> Rect {
        let centre = self.centre();
        Rect::at(Point { x: centre.x - size.width / 2.0, y: centre.y - size.height / 2.0 }, size)
    }
}

/// How a row of cards stands in its area.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Align {
    Start,
    Centre,
}

/// A row of cards that spreads as far as its area lets it, and overlaps when there are many.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fan {
    pub area: Rect,
    pub card: Size,
    /// The space between cards when there is plenty; less than 0 overlaps them always.
    pub gap: f32,
    pub align: Align,
}

impl Fan {
    /// The distance from one card of `count` to the next.
    pub fn step(&self, count: usize) -> f32 {
        let plenty = self.card.width + self.gap;
        if count < 2 {
            return plenty;
        }
        plenty.min((self.area.width - self.card.width) / (count - 1) as f32)
    }

    /// Where the card `index` of `count` lies.
    pub fn card(&self, index: usize, count: usize) -> Rect {
        let step = self.step(count);
        let width = self.card.width + step * count.saturating_sub(1) as f32;
        let start = match self.align {
            Align::Start => self.area.x,
            Align::Centre => self.area.x + (self.area.width - width) / 2.0,
        };
        let x = (start + step * index as f32).round();
        let y = (self.area.y + (self.area.height - self.card.height) / 2.0).round();
        Rect::at(Point { x, y }, self.card)
    }
}

/// How much of each card of a hand is seen at least, as a share of its width.
const HAND_OVERLAP: f32 = 0.6;
/// The least of each card of a hand that is seen, on the smallest of tables.
pub const LEAST_STRIP: f32 = 38.0;

impl Fan {
    /// The largest card, at most this high, of which a hand of `count` fits into a width with
    /// enough of each to be touched.
    pub fn hand_card(count: usize, width: f32, most: f32) -> Size {
        let steps = count.saturating_sub(1) as f32;
        let by_width = width / (1.0 + HAND_OVERLAP * steps);
        let by_strip = (width - steps * LEAST_STRIP).max(LEAST_STRIP / HAND_OVERLAP);
        Size::card((by_width.min(by_strip) * CARD_RATIO).min(most))
    }
}

/// Cards in rows, each seen as a whole.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Grid {
    pub area: Rect,
    pub card: Size,
    pub columns: usize,
    pub gap: f32,
}

impl Grid {
    /// The grid for `count` cards that makes them largest, but at most this high.
    pub fn fit(area: Rect, count: usize, gap: f32, most: f32) -> Grid {
        let grid = |columns: usize| {
            let share = |length: f32, parts: usize| {
                ((length - gap * (parts - 1) as f32) / parts as f32).max(0.0)
            };
            let height = share(area.height, count.div_ceil(columns));
            let by_width = share(area.width, columns) * CARD_RATIO;
            Grid { area, card: Size::card(height.min(by_width).min(most)), columns, gap }
        };
        // Of grids with cards of one size the one with the fewest rows.
        let columns = (1..=count.max(1)).rev();
        let larger = |one: Grid, other: Grid| {
            if other.card.width > one.card.width { other } else { one }
        };
        columns.map(grid).reduce(larger).unwrap_or_else(|| grid(1))
    }

    /// How much room `count` cards take.
    pub fn extent(&self, count: usize) -> Size {
        let side = |length: f32, parts: usize| {
            length * parts as f32 + self.gap * parts.saturating_sub(1) as f32
        };
        let columns = self.columns.min(count);
        let (width, height) = (self.card.width, self.card.height);
        Size { width: side(width, columns), height: side(height, count.div_ceil(self.columns)) }
    }

    /// Where the card `index` lies: rows from the top, each from the left.
    pub fn card(&self, index: usize) -> Rect {
        let (row, column) = (index / self.columns, index % self.columns);
        let x = self.area.x + column as f32 * (self.card.width + self.gap);
        let y = self.area.y + row as f32 * (self.card.height + self.gap);
        Rect::at(Point { x: x.round(), y: y.round() }, self.card)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_grid_stays_in_its_area_without_overlap_and_uses_the_room() {
        for (width, height) in [(104.0, 100.0), (240.0, 52.0), (60.0, 300.0), (330.0, 90.0)] {
            let area = Rect::new(7.0, 9.0, width, height);
            for count in 1..=8 {
                let grid = Grid::fit(area, count, 3.0, 400.0);
                let cards: Vec<Rect> = (0..count).map(|index| grid.card(index)).collect();
                for (n, card) in cards.iter().enumerate() {
                    assert!(area.inset(-0.6).encloses(*card), "{n} of {count} in {area:?}");
                    let apart = cards[n + 1..].iter().all(|other| !card.overlaps(*other));
                    assert!(apart, "{n} of {count} in {area:?}");
                }
                let extent = grid.extent(count);
                assert!(extent.width <= width && extent.height <= height);
            }
        }
        let grid = Grid::fit(Rect::new(0.0, 0.0, 108.0, 100.0), 6, 3.0, 400.0);
        assert_eq!((grid.columns, grid.card.width), (3, 34.0));
        assert_eq!(Grid::fit(Rect::new(0.0, 0.0, 900.0, 90.0), 6, 3.0, 70.0).card.height, 70.0);
    }

    #[test]
    fn a_fan_stays_in_its_area_and_overlaps_when_there_are_many() {
        let area = Rect::new(10.0, 20.0, 300.0, 100.0);
        let card = Size { width: 60.0, height: 84.0 };
        for align in [Align::Start, Align::Centre] {
            let fan = Fan { area, card, gap: 6.0, align };
            for count in 1..=12 {
                for index in 0..count {
                    assert!(area.encloses(fan.card(index, count)), "{index} of {count}");
                }
            }
            assert_eq!(fan.step(3), 66.0);
            assert!(fan.step(12) < 60.0);
        }
    }

    #[test]
    fn rectangles_that_only_touch_do_not_overlap() {
        let left = Rect::new(0.0, 0.0, 10.0, 10.0);
        assert!(!left.overlaps(Rect::new(10.0, 0.0, 5.0, 5.0)));
        assert!(left.overlaps(Rect::new(9.0, 9.0, 5.0, 5.0)));
        assert!(
            left.contains(Point { x: 0.0, y: 9.9 }) && !left.contains(Point { x: 10.0, y: 0.0 })
        );
    }
}
