//! Arrangement of cards within an area. The markup gives the area's rectangle; these functions
//! place each card in it.

use crate::geometry::{CARD_RATIO, Point, Rect, Size};

/// Alignment of a row of cards in its area.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Align {
    Start,
    Center,
}

/// Visible strip of covered cards in a column, as a share of the card's height, and its minimum for a
/// face-down card.
const STRIPS: (f32, f32) = (0.36, 0.08);
/// Gap between rows and between groups, as a share of the card's width.
const APART: f32 = 0.06;
/// Offset of the lower cards of a heap of equal ones, as a share of the card's width, and how many
/// of them show it.
const EDGE: f32 = 0.05;
const EDGES: usize = 2;
/// Height of the cards of two rows of heaps, relative to overlapping ones in one row, from which two
/// rows are better.
const CLEARER: f32 = 0.8;
/// How far cards in a row of heaps may shrink to be fully visible, as a share.
const SMALLEST: f32 = 0.5;
/// Minimum width of cards that shrink for this.
const READABLE: f32 = 65.0;
/// Size of cards kept out of sight, as a share of the room for them.
const AFAR: f32 = 0.2;
/// Visible strip of covered cards of a stack, and the gap between the places of stacks, as shares of the
/// card's width.
const STACK: (f32, f32) = (0.14, 0.08);

/// Visible part of the upper of two fans above the lower, as a share of the height of both: minimum
/// and maximum.
const SIGNS: (f32, f32) = (0.28, 0.4);

/// The arrangement of cards within an area.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Arrangement {
    /// Side by side, as high as the area, closer together when there are many. `step` is the
    /// maximum distance from card to card, in card widths.
    Fan { step: f32, align: Align },
    /// On top of each other; only the last `seen` are visible.
    Heap { seen: usize },
    /// On top of each other, in one cell of a grid of `of` cards.
    Cell { index: usize, of: usize, gap: f32 },
    /// A grid of fully visible cards, with room for at least `room`.
    Grid { room: usize, gap: f32 },
    /// From the top down, each over the lower part of the one before. The first `down` are face
    /// down, and closer together where there is little room.
    Column { down: usize },
    /// Heaps of equal cards side by side, of these sizes, with only the edges of the lower cards
    /// visible. In two rows if one row would show less than `strip` of some heap, or if the
    /// cards stay about as large then.
    Heaps { sizes: Vec<usize>, strip: f32 },
    /// A fan. If less than `strip` pixels of a card would be visible, two fans of smaller cards,
    /// the lower one over the bottom of the upper.
    Hand { strip: f32 },
    /// Stacks of these heights in places of one size, with room for `tallest` cards, in one row or in two,
    /// whichever makes the cards larger. A place of height 0 is free. The last card of a stack is fully
    /// visible, with a strip of each card under it.
    Stacks { heights: Vec<usize>, tallest: usize },
}

impl Arrangement {
    /// Returns how far the places of stacks are apart, in card widths.
    pub(crate) fn stack_pitch(tallest: usize) -> f32 {
        Arrangement::stack_width(tallest) + STACK.1
    }

    /// Returns the width of a stack, in card widths.
    pub(crate) fn stack_width(height: usize) -> f32 {
        1.0 + STACK.0 * height.saturating_sub(1) as f32
    }

    /// Returns the width of this many places for stacks side by side, in card widths.
    pub(crate) fn width_of_stacks(places: usize, tallest: usize) -> f32 {
        places.max(1) as f32 * Arrangement::stack_pitch(tallest) - STACK.1
    }

    /// Returns the height of two rows of stacks, in card heights.
    pub(crate) fn height_of_two_rows() -> f32 {
        2.0 + STACK.1 / CARD_RATIO
    }

    /// Returns the size of the largest card that fits into an area.
    pub(crate) fn card(area: Rect) -> Size {
        Size::card(area.height.min(area.width * CARD_RATIO))
    }

    /// Returns where cards without an area of their own are kept; they grow out of this place.
    pub(crate) fn out_of_sight(zone: Rect) -> Rect {
        let Size { width, height } = Arrangement::card(zone);
        rounded(zone.centered(Size { width: AFAR * width, height: AFAR * height }))
    }

    /// Returns the part of an area where a touch refers to the place.
    pub(crate) fn zone(&self, area: Rect) -> Rect {
        match self {
            Arrangement::Cell { index, of, gap } => grid(area, *gap, *index, *of),
            _ => area,
        }
    }

    /// Returns the rectangle to frame in an area with this many cards.
    pub(crate) fn frame(&self, area: Rect, count: usize) -> Rect {
        let Arrangement::Column { down } = self else { return self.zone(area) };
        let last = count.saturating_sub(1);
        column(area, *down, 0, count).with(column(area, *down, last, count))
    }

    /// Returns the rectangle of a card hidden by others.
    pub(crate) fn buried(&self, area: Rect) -> Rect {
        match self {
            // A place of which nothing is seen, like the rest of the deck.
            Arrangement::Heap { seen: 0 } => Arrangement::out_of_sight(area),
            _ => rounded(area.centered(Arrangement::card(area))),
        }
    }

    /// Returns the rectangle of card `index` of `count`; `None` if others hide it.
    pub(crate) fn spot(&self, area: Rect, index: usize, count: usize) -> Option<Rect> {
        match self {
            Arrangement::Fan { step, align } => Some(fan(area, *step, *align, index, count)),
            Arrangement::Heap { seen } => {
                (index + seen >= count).then(|| rounded(area.centered(Arrangement::card(area))))
            }
            Arrangement::Cell { index, of, gap } => Some(grid(area, *gap, *index, *of)),
            Arrangement::Grid { room, gap } => Some(grid(area, *gap, index, count.max(*room))),
            Arrangement::Column { down } => Some(column(area, *down, index, count)),
            Arrangement::Heaps { sizes, strip } => Some(heaps(area, sizes, *strip, index)),
            Arrangement::Hand { strip } => Some(hand(area, *strip, index, count)),
            Arrangement::Stacks { heights, tallest } => stacks(area, heights, *tallest, index),
        }
    }
}

fn rounded(rect: Rect) -> Rect {
    Rect { x: rect.x.round(), y: rect.y.round(), ..rect }
}

/// Cards side by side, no wider than the area, centered or from its start.
fn fan(area: Rect, step: f32, align: Align, index: usize, count: usize) -> Rect {
    let card = Arrangement::card(area);
    let others = count.saturating_sub(1) as f32;
    let step = (step * card.width).min((area.width - card.width) / others.max(1.0));
    let start = match align {
        Align::Start => 0.0,
        Align::Center => (area.width - card.width - step * others) / 2.0,
    };
    let x = area.x + start + step * index as f32;
    let y = area.y + (area.height - card.height) / 2.0;
    rounded(Rect::at(Point { x, y }, card))
}

/// Cards in rows, fully visible and as large as possible.
fn grid(area: Rect, gap: f32, index: usize, count: usize) -> Rect {
    let (columns, card) = best_grid(area, gap, count);
    let side =
        |length: f32, parts: usize| length * parts as f32 + gap * parts.saturating_sub(1) as f32;
    let (across, rows) = (columns.min(count), count.div_ceil(columns));
    let extent = Size { width: side(card.width, across), height: side(card.height, rows) };
    let block = area.centered(extent);
    let x = block.x + (index % columns) as f32 * (card.width + gap);
    let y = block.y + (index / columns) as f32 * (card.height + gap);
    rounded(Rect::at(Point { x, y }, card))
}

/// Returns the number of columns that makes the cards of a grid largest, on ties with the fewest
/// rows, and the card size. Rows are as even as possible.
fn best_grid(area: Rect, gap: f32, count: usize) -> (usize, Size) {
    let fit = |rows: usize| {
        let share = |length: f32, parts: usize| {
            ((length - gap * (parts - 1) as f32) / parts as f32).max(0.0)
        };
        let columns = count.div_ceil(rows).max(1);
        let height = share(area.height, count.div_ceil(columns).max(1));
        (columns, Size::card(height.min(share(area.width, columns) * CARD_RATIO)))
    };
    let larger = |one: (usize, Size), other: (usize, Size)| {
        if other.1.width > one.1.width { other } else { one }
    };
    (1..=count.max(1)).map(fit).reduce(larger).unwrap_or((1, Size::default()))
}

/// A column as wide as its area, compressed if it is too long.
fn column(area: Rect, down: usize, index: usize, count: usize) -> Rect {
    let card = Size { width: area.width, height: (area.width * CARD_RATIO).round() };
    let (most, least) = STRIPS;
    let up = count.saturating_sub(down);
    let covered = up.saturating_sub(1) as f32;
    let under = if up == 0 { down.saturating_sub(1) } else { down } as f32;
    let room = (area.height - card.height).max(0.0);
    let up_strip = match covered > 0.0 {
        true => (most * card.height).min(((room - under * least * card.height) / covered).max(0.0)),
        false => 0.0,
    };
    let left = room - covered * up_strip;
    let down_strip = if under > 0.0 { (most * card.height).min(left / under) } else { 0.0 };
    let below = index.min(down) as f32 * down_strip + index.saturating_sub(down) as f32 * up_strip;
    Rect::at(Point { x: area.x, y: (area.y + below).floor() }, card)
}

/// Returns the group and the index within it of a card, among groups of these sizes; beyond the
/// end, in the last group.
fn among(sizes: &[usize], index: usize) -> (usize, usize) {
    let mut first = 0;
    for (group, size) in sizes.iter().enumerate() {
        if index < first + size || group + 1 == sizes.len() {
            return (group, index - first);
        }
        first += size;
    }
    (0, index)
}

/// Heaps of equal cards in one row, or in two if less than `strip` of some heap would be visible or
/// if the cards, which overlap less then, stay about as large.
fn heaps(area: Rect, sizes: &[usize], strip: f32, index: usize) -> Rect {
    let card = Arrangement::card(area);
    let gap = APART * card.width / 2.0;
    let half = Rect { height: (area.height - gap) / 2.0, ..area };
    let one = heap_card(area, sizes.len());
    let others = sizes.len().saturating_sub(1) as f32;
    let step = (area.width - one.width) / others.max(1.0);
    let (narrow, covered) = (step < strip, step < one.width);
    let least = if covered { CLEARER * one.height } else { one.height };
    let larger = heap_card(half, sizes.len().div_ceil(2)).height > least;
    let two = sizes.len() > 1 && (narrow || larger);
    let upper = if two { sizes.len() / 2 } else { 0 };
    let before: usize = sizes[..upper].iter().sum();
    let height = if two { half.height } else { area.height };
    match index.checked_sub(before) {
        Some(index) => {
            let row = Rect { y: area.bottom() - height, height, ..area };
            row_of_heaps(row, &sizes[upper..], index)
        }
        None => row_of_heaps(Rect { height, ..area }, &sizes[..upper], index),
    }
}

/// Returns the size of the cards of this many heaps in a row.
fn heap_card(area: Rect, heaps: usize) -> Size {
    let others = heaps.saturating_sub(1) as f32;
    let most = Arrangement::card(area);
    // Smaller cards that are fully visible are better than larger, overlapping ones.
    let whole = area.width / (1.0 + (1.0 + APART) * others);
    let width = most.width.min(whole.max(SMALLEST * most.width).max(READABLE));
    Size::card((width * CARD_RATIO).min(most.height))
}

fn row_of_heaps(area: Rect, sizes: &[usize], index: usize) -> Rect {
    let others = sizes.len().saturating_sub(1) as f32;
    let card = heap_card(area, sizes.len());
    let (heap, place) = among(sizes, index);
    let size = sizes.get(heap).copied().unwrap_or(1);
    // Only the edges of a few cards of a heap are visible, to the left of the top card.
    let above = size.saturating_sub(1).saturating_sub(place).min(EDGES);
    let edge = EDGE * card.width;
    let room = area.width - card.width;
    let step = ((1.0 + APART) * card.width + EDGES as f32 * edge).min(room / others.max(1.0));
    let start = (room - step * others) / 2.0;
    let x = area.x + start + step * heap as f32 - above as f32 * edge;
    let y = area.bottom() - card.height;
    rounded(Rect::at(Point { x: x.max(area.x), y }, card))
}

/// A fan, or two overlapping ones if the cards of one would be too close together.
fn hand(area: Rect, strip: f32, index: usize, count: usize) -> Rect {
    let step = 1.0 + APART;
    let one = |index| fan(area, step, Align::Center, index, count);
    if count < 2 || one(1).x - one(0).x >= strip {
        return one(index);
    }
    let (least, most) = SIGNS;
    let seen = strip.min(most * area.height).max(least * area.height);
    let height = area.height - seen;
    let upper = count / 2;
    match index.checked_sub(upper) {
        None => fan(Rect { height, ..area }, step, Align::Center, index, upper),
        Some(index) => {
            let row = Rect { y: area.y + seen, height, ..area };
            fan(row, step, Align::Center, index, count - upper)
        }
    }
}

/// Stacks in places of one size, in rows that are centered in the area together.
fn stacks(area: Rect, heights: &[usize], tallest: usize, index: usize) -> Option<Rect> {
    let wide = |places: usize| Arrangement::width_of_stacks(places, tallest);
    let fits = |height: f32, width: f32| Size::card(height.min(width * CARD_RATIO));
    let (all, half) = (heights.len(), heights.len().div_ceil(2));
    let one = fits(area.height, area.width / wide(all));
    let two = fits(area.height / Arrangement::height_of_two_rows(), area.width / wide(half));
    let (card, columns, rows) = match one.width >= two.width {
        true => (one, all, 1.0),
        false => (two, half, Arrangement::height_of_two_rows()),
    };
    let mut first = 0;
    let place = heights.iter().position(|height| {
        first += height;
        index < first
    })?;
    let below = index + heights[place] - first;
    let block = Size { width: wide(columns) * card.width, height: rows * card.height };
    let Rect { x, y, .. } = area.centered(block);
    let across = (place % columns) as f32 * Arrangement::stack_pitch(tallest);
    let x = x + (across + below as f32 * STACK.0) * card.width;
    let y = y + (place / columns) as f32 * (card.height + STACK.1 * card.width);
    Some(rounded(Rect::at(Point { x, y }, card)))
}

#[cfg(test)]
mod tests;
