//! Spatial navigation: where an arrow key leads on a table whose zones are not in rows.

use crate::geometry::Rect;

/// Distances and overlaps below this are ignored.
const SLACK: f32 = 4.0;

/// Returns the nearest rectangle in a direction: `across` is 1 right and -1 left, `down` is 1 down
/// and -1 up. Rectangles straight ahead come first, then those to the side; last, below something
/// longer, those that begin just before its end.
pub(super) fn nearest(from: Rect, others: &[Rect], across: isize, down: isize) -> Option<usize> {
    // Everything is rotated as if the key pointed right or left.
    let turned = |rect: Rect| match down {
        0 => rect,
        _ => Rect::new(rect.y, rect.x, rect.height, rect.width),
    };
    let from = turned(from);
    let ahead = |(index, other): (usize, &Rect)| {
        let to = turned(*other);
        let gap = if across + down > 0 { to.x - from.right() } else { from.x - to.right() };
        let overlaps = gap <= -SLACK;
        let aside = (to.y - from.bottom()).max(from.y - to.bottom()) > -SLACK;
        let offset = (to.center().y - from.center().y).abs();
        let foot = down > 0 && to.width < from.width && gap + to.width / 2.0 > 0.0;
        (!overlaps || foot).then_some(((overlaps, aside), (gap / SLACK).round(), offset, index))
    };
    let nearer = |one: &((bool, bool), f32, f32, usize),
                  other: &((bool, bool), f32, f32, usize)| {
        one.0.cmp(&other.0).then(one.1.total_cmp(&other.1)).then(one.2.total_cmp(&other.2))
    };
    let found = others.iter().enumerate().filter_map(ahead).min_by(nearer);
    found.map(|(.., index)| index)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A column on the left, and to its right two rows, the lower one further right.
    const PLACES: [Rect; 5] = [
        Rect { x: 0.0, y: 0.0, width: 50.0, height: 200.0 },
        Rect { x: 60.0, y: 0.0, width: 50.0, height: 70.0 },
        Rect { x: 120.0, y: 0.0, width: 50.0, height: 70.0 },
        Rect { x: 120.0, y: 80.0, width: 50.0, height: 70.0 },
        Rect { x: 300.0, y: 210.0, width: 50.0, height: 70.0 },
    ];

    #[test]
    fn an_arrow_leads_straight_ahead_first_and_never_back() {
        let to = |from: usize, across, down| nearest(PLACES[from], &PLACES, across, down);
        assert_eq!(to(0, 1, 0), Some(1));
        assert_eq!(to(1, 1, 0), Some(2));
        assert_eq!(to(2, 0, 1), Some(3));
        assert_eq!(to(3, 0, -1), Some(2));
        assert_eq!(to(3, -1, 0), Some(0));
        assert_eq!((to(0, -1, 0), to(0, 0, -1), to(4, 0, 1)), (None, None, None));
    }

    #[test]
    fn what_begins_a_little_before_the_end_of_a_column_is_below_it() {
        let column = Rect::new(0.0, 0.0, 50.0, 230.0);
        assert_eq!(nearest(column, &PLACES[4..], 0, 1), Some(0));
        let longer = Rect { height: 250.0, ..column };
        assert_eq!(nearest(longer, &PLACES[4..], 0, 1), None);
    }

    #[test]
    fn what_lies_aside_is_reached_when_nothing_lies_ahead() {
        assert_eq!(nearest(PLACES[0], &PLACES, 0, 1), Some(4));
        assert_eq!(nearest(PLACES[4], &PLACES, 0, -1), Some(0));
    }
}
