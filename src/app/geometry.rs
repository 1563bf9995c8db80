//! Points, sizes and rectangles on a table, in logical pixels from its top left corner.

/// Height of a card divided by its width: cards are 5 wide and 7 high.
pub const CARD_RATIO: f32 = 7.0 / 5.0;

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
    /// Returns the size of a card of this height, in whole pixels.
    pub fn card(height: f32) -> Size {
        // A height computed from a width gives that width again.
        let width = (height / CARD_RATIO + 0.01).floor();
        Size { width, height: (width * CARD_RATIO).round() }
    }
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

    pub fn center(self) -> Point {
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

    /// Returns the smallest rectangle that encloses both.
    #[must_use]
    pub fn with(self, other: Rect) -> Rect {
        let (x, y) = (self.x.min(other.x), self.y.min(other.y));
        let (right, bottom) = (self.right().max(other.right()), self.bottom().max(other.bottom()));
        Rect::new(x, y, right - x, bottom - y)
    }

    /// Returns the rectangle reduced by a margin on each side.
    #[must_use]
    pub fn inset(self, margin: f32) -> Rect {
        let (width, height) = (self.width - 2.0 * margin, self.height - 2.0 * margin);
        Rect::new(self.x + margin, self.y + margin, width, height)
    }

    /// Returns a rectangle of this size, centered in this one.
    #[must_use]
    pub fn centered(self, size: Size) -> Rect {
        let center = self.center();
        Rect::at(Point { x: center.x - size.width / 2.0, y: center.y - size.height / 2.0 }, size)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
