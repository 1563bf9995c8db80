//! Points, sizes and rectangles on a table, in logical pixels from its top left corner.

/// Height of a card divided by its width: cards are 5 wide and 7 high.
pub(crate) const CARD_RATIO: f32 = 7.0 / 5.0;

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Point {
    pub x: f32,
    pub y: f32,
}

impl Point {
    pub(crate) fn distance(self, other: Point) -> f32 {
        (self.x - other.x).hypot(self.y - other.y)
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Size {
    pub width: f32,
    pub height: f32,
}

impl Size {
    /// Returns the size of a card of this height, in whole pixels.
    pub(crate) fn card(height: f32) -> Size {
        // A height computed from a width gives that width again.
        let width = (height / CARD_RATIO + 0.01).floor();
        Size { width, height: (width * CARD_RATIO).round() }
    }
}

#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Rect {
    pub x: f32,
    pub y: f32,
    pub width: f32,
    pub height: f32,
}

impl Rect {
    pub(crate) fn new(x: f32, y: f32, width: f32, height: f32) -> Rect {
        Rect { x, y, width, height }
    }

    pub(crate) fn at(point: Point, size: Size) -> Rect {
        Rect::new(point.x, point.y, size.width, size.height)
    }

    pub(crate) fn right(self) -> f32 {
        self.x + self.width
    }

    pub(crate) fn bottom(self) -> f32 {
        self.y + self.height
    }

    pub(crate) fn center(self) -> Point {
        Point { x: self.x + self.width / 2.0, y: self.y + self.height / 2.0 }
    }

    pub(crate) fn contains(self, point: Point) -> bool {
        (self.x..self.right()).contains(&point.x) && (self.y..self.bottom()).contains(&point.y)
    }

    /// Whether the other rectangle lies within this one, to a hundredth of a pixel.
    pub(crate) fn encloses(self, other: Rect) -> bool {
        const SLACK: f32 = 0.01;
        other.x >= self.x - SLACK
            && other.y >= self.y - SLACK
            && other.right() <= self.right() + SLACK
            && other.bottom() <= self.bottom() + SLACK
    }

    pub(crate) fn overlaps(self, other: Rect) -> bool {
        let common = |from: f32, to: f32, other_from: f32, other_to: f32| {
            to.min(other_to) - from.max(other_from) > 0.01
        };
        common(self.x, self.right(), other.x, other.right())
            && common(self.y, self.bottom(), other.y, other.bottom())
    }

    /// Returns the smallest rectangle that encloses both.
    #[must_use]
    pub(crate) fn with(self, other: Rect) -> Rect {
        let (x, y) = (self.x.min(other.x), self.y.min(other.y));
        let (right, bottom) = (self.right().max(other.right()), self.bottom().max(other.bottom()));
        Rect::new(x, y, right - x, bottom - y)
    }

    /// Returns the largest rectangle within this one that none of the others covers; all of it if
    /// they cover everything.
    #[must_use]
    pub(crate) fn uncovered(self, others: impl IntoIterator<Item = Rect>) -> Rect {
        // The largest rectangles that the others so far leave; they may overlap.
        let mut left = vec![self];
        for other in others {
            let parts: Vec<Rect> = left.into_iter().flat_map(|part| part.beside(other)).collect();
            let is_largest = |at: &usize| {
                let part = parts[*at];
                // Of equal ones the first is kept.
                let larger = |(known, it): (usize, &Rect)| {
                    known != *at && it.encloses(part) && (known < *at || !part.encloses(*it))
                };
                !parts.iter().enumerate().any(larger)
            };
            left = (0..parts.len()).filter(is_largest).map(|at| parts[at]).collect();
        }
        let size = |part: &Rect| part.width * part.height;
        let largest = left.into_iter().max_by(|one, other| size(one).total_cmp(&size(other)));
        largest.unwrap_or(self)
    }

    /// Returns the largest rectangles within this one on each side of another one.
    fn beside(self, other: Rect) -> Vec<Rect> {
        if !self.overlaps(other) {
            return vec![self];
        }
        let (right, bottom) = (self.right() - other.right(), self.bottom() - other.bottom());
        let parts = [
            Rect { width: other.x - self.x, ..self },
            Rect { x: other.right(), width: right, ..self },
            Rect { height: other.y - self.y, ..self },
            Rect { y: other.bottom(), height: bottom, ..self },
        ];
        parts.into_iter().filter(|part| part.width > 0.0 && part.height > 0.0).collect()
    }

    /// Returns the rectangle reduced by a margin on each side.
    #[cfg(test)]
    #[must_use]
    pub fn inset(self, margin: f32) -> Rect {
        let (width, height) = (self.width - 2.0 * margin, self.height - 2.0 * margin);
        Rect::new(self.x + margin, self.y + margin, width, height)
    }

    /// Returns a rectangle of this size, centered in this one.
    #[must_use]
    pub(crate) fn centered(self, size: Size) -> Rect {
        let center = self.center();
        Rect::at(Point { x: center.x - size.width / 2.0, y: center.y - size.height / 2.0 }, size)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_largest_part_that_other_rectangles_leave_is_uncovered() {
        let card = Rect::new(0.0, 0.0, 50.0, 70.0);
        let next = |x, y| card.uncovered([Rect::new(x, y, 50.0, 70.0)]);
        assert_eq!(next(30.0, 0.0), Rect { width: 30.0, ..card });
        assert_eq!(next(-20.0, 0.0), Rect { x: 30.0, width: 20.0, ..card });
        assert_eq!(next(10.0, 40.0), Rect { height: 40.0, ..card });
        assert_eq!((next(50.0, 0.0), next(0.0, 0.0)), (card, card));
        // What is largest beside the first one may be covered by the second one.
        let (below, right) = (Rect::new(-20.0, 20.0, 50.0, 70.0), Rect::new(30.0, 0.0, 50.0, 70.0));
        let top = Rect { width: 30.0, height: 20.0, ..card };
        assert_eq!((card.uncovered([below, right]), card.uncovered([right, below])), (top, top));
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
