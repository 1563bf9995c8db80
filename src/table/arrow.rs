//! The arrow that shows a move on the table.

use crate::geometry::{Point, Rect};

/// Length of an arrow's head: minimum and maximum, and as a share of the shorter side of its target
/// and of the longer side of its card.
const HEAD: (f32, f32) = (10.0, 44.0);
const HEAD_OF_TARGET: f32 = 0.4;
const HEAD_OF_CARD: f32 = 0.35;
/// Height of the edge of a card at which an arrow that leads up begins.
const EDGE: f32 = 12.0;
/// The shortest arrow, in lengths of its head.
const SHORTEST: f32 = 1.5;

/// The arrow of a hint, in pixels from the table's corner.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Arrow {
    pub from: Point,
    pub to: Point,
    /// The length of its head.
    pub head: f32,
}

impl Arrow {
    /// Creates an arrow from the visible part of a card to where the card goes. It begins near the
    /// edge of that part, at the top if it leads up and is long enough, so that it hides no neighbor, and
    /// its head is within the target.
    pub(crate) fn between(card: Rect, target: Rect) -> Arrow {
        let top = Rect { height: EDGE.min(card.height), ..card };
        let up = (target.center().y < card.y).then_some(top);
        let from_top = up.and_then(|top| Arrow::from_part(top, card, target));
        // A card that is picked where it lies is pointed at itself.
        let stays = || Arrow::onto(if target.contains(card.center()) { card } else { target });
        from_top.or_else(|| Arrow::from_part(card, card, target)).unwrap_or_else(stays)
    }

    /// Creates an arrow from the edge of a part of a card; `None` if it would be too short.
    fn from_part(part: Rect, card: Rect, target: Rect) -> Option<Arrow> {
        let (start, end) = (part.center(), target.center());
        let way = start.distance(end);
        let (ux, uy) = ((end.x - start.x) / way, (end.y - start.y) / way);
        // The distance from the center of a rectangle to its edge in this direction.
        let edge = |rect: Rect| (rect.width / 2.0 / ux.abs()).min(rect.height / 2.0 / uy.abs());
        let (_, longest) = HEAD;
        let head = head(target).min(HEAD_OF_CARD * card.width.max(card.height)).min(longest);
        let tip = way - (edge(target) - head).max(0.0);
        let tail = (edge(part) - head / 2.0).min(tip - SHORTEST * head).max(0.0);
        let along = |way: f32| Point { x: start.x + way * ux, y: start.y + way * uy };
        let long = !way.is_nan() && tip - tail >= SHORTEST * head;
        long.then(|| Arrow { from: along(tail), to: along(tip), head })
    }

    /// Creates a short arrow within its target, for a move without a card or of one that stays.
    pub(crate) fn onto(target: Rect) -> Arrow {
        let (to, head) = (target.center(), head(target));
        let length = (0.45 * target.height).min(2.0 * head);
        Arrow { from: Point { y: to.y + length, ..to }, to, head }
    }
}

/// Returns the length of the head of an arrow in a target.
fn head(target: Rect) -> f32 {
    let (least, most) = HEAD;
    (HEAD_OF_TARGET * target.width.min(target.height)).clamp(least, most)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// In a fan, the cards beside it would be hidden.
    #[test]
    fn an_arrow_that_leads_up_begins_at_the_top_of_its_card() {
        let card = Rect::new(100.0, 400.0, 60.0, 90.0);
        for target in [Rect::new(0.0, 50.0, 80.0, 80.0), Rect::new(300.0, 100.0, 80.0, 80.0)] {
            let arrow = Arrow::between(card, target);
            assert!(card.contains(arrow.from) && target.contains(arrow.to), "{arrow:?}");
            assert!(arrow.from.y < card.y + EDGE, "{arrow:?}");
        }
        let beside = Arrow::between(card, Rect::new(300.0, 400.0, 60.0, 90.0));
        assert!(beside.from.y > card.y + EDGE, "{beside:?}");
    }
}
