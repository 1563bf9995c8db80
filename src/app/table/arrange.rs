//! How cards share an area. The markup says where an area lies and how large it is; where in it each
//! of so many cards goes is a function of these alone.

use crate::app::geometry::{CARD_RATIO, Point, Rect, Size};

/// How a row of cards stands in its area.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Align {
    Start,
    Center,
}

/// What is seen of a card under another in a column, as a share of its height: face down, face up,
/// and the least of a face-down one.
const STRIPS: (f32, f32, f32) = (0.14, 0.34, 0.08);
/// How far equal cards of a group lie apart, as a share of a card's width.
const EQUALS: f32 = 0.12;
/// Kept free between rows and between groups, as a share of a card's width.
const APART: f32 = 0.06;
/// How far the lower cards of a heap of equal ones stand out, as a share of a card's width, and of how
/// many that is seen.
const EDGE: f32 = 0.05;
const EDGES: usize = 2;
/// How much smaller the cards of a row of heaps get to be seen as a whole, as a share.
const SMALLEST: f32 = 0.5;
/// And the width below which they do not get for that.
const READABLE: f32 = 52.0;
/// How large cards are that are kept out of sight, as a share of the room for them.
const AFAR: f32 = 0.2;
/// What is seen of a card under another of its tower, and how far towers stand apart, as shares of a
/// card's width.
const TOWER: (f32, f32) = (0.22, 0.08);

/// What is seen of the upper of two fans under the lower, as a share of the height of both: at least,
/// and at most.
const SIGNS: (f32, f32) = (0.28, 0.4);

/// How cards share an area.
#[derive(Clone, Debug, PartialEq)]
pub enum Form {
    /// Side by side as high as the area, closer when there are many. `step` is the most from one
    /// card to the next, in widths of a card.
    Fan { step: f32, align: Align },
    /// One upon another; only so many of the last are seen.
    Heap { seen: usize },
    /// One upon another, as one cell of a grid of `of` cards.
    Cell { index: usize, of: usize, gap: f32 },
    /// All seen as a whole, with room for at least so many.
    Grid { room: usize, gap: f32 },
    /// From the top down, each over the lower part of the one before. The first lie face down and
    /// closer.
    Column { down: usize },
    /// Cards that are equal lie close, in groups of these sizes.
    Groups(Vec<usize>),
    /// A fan that becomes two rows when it has more cards than this.
    TwoRows { most: usize },
    /// Heaps of equal cards side by side, of which only the edges of the lower ones are seen; in two
    /// rows where one would show less than `strip` of some heap. Heaps have these sizes.
    Heaps { sizes: Vec<usize>, strip: f32 },
    /// A fan. Where less than this many pixels would be seen of a card, two fans of smaller cards, the
    /// lower over the lower part of the upper.
    Hand { strip: f32 },
    /// Towers of so many cards each, in the rows that make the cards largest, but no wider than
    /// `most`. The last card of a tower is seen as a whole, and a strip of each under it.
    Towers { heights: Vec<usize>, most: f32 },
}

impl Form {
    /// Towers of these heights, as large as can be.
    pub fn towers(heights: Vec<usize>) -> Form {
        Form::Towers { heights, most: f32::INFINITY }
    }

    /// How wide the cards of towers are in an area; of other forms nobody asks.
    pub fn width_in(&self, area: Rect) -> Option<f32> {
        match self {
            Form::Towers { heights, most } if area.width > 0.0 => {
                Some(tower_rows(area, heights, *most).0.width)
            }
            _ => None,
        }
    }

    /// The same with cards of towers no wider than this.
    pub fn no_wider(&self, width: f32) -> Form {
        match self {
            Form::Towers { heights, most } => {
                Form::Towers { heights: heights.clone(), most: most.min(width) }
            }
            form => form.clone(),
        }
    }

    /// How wide towers of these heights stand side by side, in widths of a card.
    pub fn width_of_towers(heights: &[usize]) -> f32 {
        let (strip, apart) = TOWER;
        let wide = |height: &usize| 1.0 + strip * height.saturating_sub(1) as f32;
        heights.iter().map(wide).sum::<f32>() + apart * heights.len().saturating_sub(1) as f32
    }

    /// The largest card that an area holds.
    pub fn card(area: Rect) -> Size {
        Size::card(area.height.min(area.width * CARD_RATIO))
    }

    /// Where cards are kept that have no area of their own: from there they come and grow.
    pub fn out_of_sight(zone: Rect) -> Rect {
        let Size { width, height } = Form::card(zone);
        rounded(zone.centered(Size { width: AFAR * width, height: AFAR * height }))
    }

    /// The part of an area that a touch of the place means.
    pub fn zone(&self, area: Rect) -> Rect {
        match self {
            Form::Cell { index, of, gap } => grid(area, *gap, *index, *of),
            _ => area,
        }
    }

    /// What is framed of an area with so many cards to point at the place.
    pub fn frame(&self, area: Rect, count: usize) -> Rect {
        let Form::Column { down } = self else { return self.zone(area) };
        let last = count.saturating_sub(1);
        column(area, *down, 0, count).with(column(area, *down, last, count))
    }

    /// Where a card lies that others hide.
    pub fn buried(&self, area: Rect) -> Rect {
        rounded(area.centered(Form::card(area)))
    }

    /// Where the card `index` of `count` lies; nowhere if others hide it.
    pub fn spot(&self, area: Rect, index: usize, count: usize) -> Option<Rect> {
        match self {
            Form::Fan { step, align } => Some(fan(area, *step, *align, index, count)),
            Form::Heap { seen } => {
                (index + seen >= count).then(|| rounded(area.centered(Form::card(area))))
            }
            Form::Cell { index, of, gap } => Some(grid(area, *gap, *index, *of)),
            Form::Grid { room, gap } => Some(grid(area, *gap, index, count.max(*room))),
            Form::Column { down } => Some(column(area, *down, index, count)),
            Form::Groups(sizes) => Some(groups(area, sizes, index)),
            Form::TwoRows { most } => Some(two_rows(area, *most, index, count)),
            Form::Heaps { sizes, strip } => Some(heaps(area, sizes, *strip, index)),
            Form::Hand { strip } => Some(hand(area, *strip, index, count)),
            Form::Towers { heights, most } => Some(towers(area, heights, *most, index)),
        }
    }
}

fn rounded(rect: Rect) -> Rect {
    Rect { x: rect.x.round(), y: rect.y.round(), ..rect }
}

/// Cards side by side: no wider than the area, and in its middle or at its start.
fn fan(area: Rect, step: f32, align: Align, index: usize, count: usize) -> Rect {
    let card = Form::card(area);
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

/// Cards in rows, each seen as a whole and as large as can be.
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

/// The number of columns that makes the cards of a grid largest; of equal ones, with the fewest
/// rows. The rows are as even as can be.
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

/// A column as wide as its area, pressed together where it is too long.
fn column(area: Rect, down: usize, index: usize, count: usize) -> Rect {
    let card = Size { width: area.width, height: (area.width * CARD_RATIO).round() };
    let (hidden, seen, least) = STRIPS;
    let up = count.saturating_sub(down);
    let covered = up.saturating_sub(1) as f32;
    let under = if up == 0 { down.saturating_sub(1) } else { down } as f32;
    let room = (area.height - card.height).max(0.0);
    let up_strip = match covered > 0.0 {
        true => (seen * card.height).min(((room - under * least * card.height) / covered).max(0.0)),
        false => 0.0,
    };
    let left = room - covered * up_strip;
    let down_strip = if under > 0.0 { (hidden * card.height).min(left / under) } else { 0.0 };
    let below = index.min(down) as f32 * down_strip + index.saturating_sub(down) as f32 * up_strip;
    Rect::at(Point { x: area.x, y: (area.y + below).floor() }, card)
}

/// In which of several groups of these sizes a card is, and which of it; beyond the end, in the last.
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

/// Groups of equal cards side by side, the cards of a group close together.
fn groups(area: Rect, sizes: &[usize], index: usize) -> Rect {
    let card = Form::card(area);
    let (group, place) = among(sizes, index);
    let inside = place as f32 * EQUALS * card.width;
    let spread = |group: usize| {
        sizes[..group].iter().map(|size| size.saturating_sub(1) as f32 * EQUALS * card.width).sum()
    };
    let (spread_here, spread_all): (f32, f32) = (spread(group), spread(sizes.len()));
    let others = sizes.len().saturating_sub(1) as f32;
    let step =
        ((1.0 + APART) * card.width).min((area.width - card.width - spread_all) / others.max(1.0));
    let start = (area.width - card.width - spread_all - step * others) / 2.0;
    let x = area.x + start.max(0.0) + step * group as f32 + spread_here + inside;
    let y = area.y + (area.height - card.height) / 2.0;
    rounded(Rect::at(Point { x, y }, card))
}

/// Heaps of equal cards, in one row or two: whichever leaves more of each to be hit.
fn heaps(area: Rect, sizes: &[usize], strip: f32, index: usize) -> Rect {
    let card = Form::card(area);
    let others = sizes.len().saturating_sub(1) as f32;
    let narrow = (area.width - card.width) / others.max(1.0) < strip.min(card.width);
    let gap = APART * card.width / 2.0;
    let half = Rect { height: (area.height - gap) / 2.0, ..area };
    let larger = target(half, sizes.len().div_ceil(2)) > target(area, sizes.len());
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

/// How large the cards of so many heaps in a row are.
fn heap_card(area: Rect, heaps: usize) -> Size {
    let others = heaps.saturating_sub(1) as f32;
    let most = Form::card(area);
    // Smaller cards that are seen as a whole are better than large ones under each other.
    let whole = area.width / (1.0 + (1.0 + APART) * others);
    let width = most.width.min(whole.max(SMALLEST * most.width).max(READABLE));
    Size::card((width * CARD_RATIO).min(most.height))
}

/// How much is seen of a heap at least, of so many in a row, in square pixels.
fn target(area: Rect, heaps: usize) -> f32 {
    let card = heap_card(area, heaps);
    let step = (area.width - card.width) / heaps.saturating_sub(1).max(1) as f32;
    step.min(card.width) * card.height
}

fn row_of_heaps(area: Rect, sizes: &[usize], index: usize) -> Rect {
    let others = sizes.len().saturating_sub(1) as f32;
    let card = heap_card(area, sizes.len());
    let (heap, place) = among(sizes, index);
    let size = sizes.get(heap).copied().unwrap_or(1);
    // Of the cards of a heap only the edges of a few are seen, to the left of the uppermost.
    let above = size.saturating_sub(1).saturating_sub(place).min(EDGES);
    let edge = EDGE * card.width;
    let room = area.width - card.width;
    let step = ((1.0 + APART) * card.width + EDGES as f32 * edge).min(room / others.max(1.0));
    let start = (room - step * others) / 2.0;
    let x = area.x + start + step * heap as f32 - above as f32 * edge;
    let y = area.y + (area.height - card.height) / 2.0;
    rounded(Rect::at(Point { x: x.max(area.x), y }, card))
}

/// A fan, or two of half its height when it has too many cards for one.
fn two_rows(area: Rect, most: usize, index: usize, count: usize) -> Rect {
    let step = 1.0 + APART;
    if count <= most {
        return fan(area, step, Align::Center, index, count);
    }
    let gap = APART * Form::card(area).width / 2.0;
    let height = (area.height - gap) / 2.0;
    let upper = count / 2;
    let row = |y: f32| Rect { y, height, ..area };
    match index.checked_sub(upper) {
        None => fan(row(area.y), step, Align::Center, index, upper),
        Some(index) => fan(row(area.bottom() - height), step, Align::Center, index, count - upper),
    }
}

/// A fan, or two of which the lower lies over the upper where one would be too close.
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

/// The size of the cards of towers, and which towers stand in each row, with the width of the row.
fn tower_rows(area: Rect, heights: &[usize], most: f32) -> (Size, Vec<(Vec<usize>, f32)>) {
    let (_, apart) = TOWER;
    let wide = |card: Size, height: usize| card.width * Form::width_of_towers(&[height]);
    // The towers of each row, for cards of some size.
    let rows = |card: Size| {
        let mut rows: Vec<(Vec<usize>, f32)> = Vec::new();
        for (tower, height) in heights.iter().enumerate() {
            let width = wide(card, *height);
            match rows.last_mut() {
                Some((row, end)) if *end + apart * card.width + width <= area.width => {
                    row.push(tower);
                    *end += apart * card.width + width;
                }
                _ => rows.push((vec![tower], width)),
            }
        }
        rows
    };
    let fits = |card: Size, rows: &[(Vec<usize>, f32)]| {
        tall_rows(card, rows.len()) <= area.height && rows.iter().all(|(_, end)| *end <= area.width)
    };
    let mut card = Size::card(Form::card(area).height.min(most * CARD_RATIO));
    let mut layout = rows(card);
    while !fits(card, &layout) && card.width > 1.0 {
        card = Size::card((card.width - 1.0) * CARD_RATIO);
        layout = rows(card);
    }
    (card, layout)
}

/// How high so many rows of towers stand.
fn tall_rows(card: Size, rows: usize) -> f32 {
    rows as f32 * card.height + rows.saturating_sub(1) as f32 * TOWER.1 * card.width
}

/// Towers side by side, in rows that each stand in the middle of the area.
fn towers(area: Rect, heights: &[usize], most: f32, index: usize) -> Rect {
    let (strip, apart) = TOWER;
    let (card, layout) = tower_rows(area, heights, most);
    let wide = |card: Size, height: usize| card.width * Form::width_of_towers(&[height]);
    let first = |tower: usize| heights[..tower].iter().sum::<usize>();
    let mut y = area.y + (area.height - tall_rows(card, layout.len())) / 2.0;
    for (row, end) in &layout {
        let mut x = area.x + (area.width - end) / 2.0;
        for tower in row {
            let place = index.checked_sub(first(*tower)).filter(|place| *place < heights[*tower]);
            if let Some(place) = place {
                let x = x + place as f32 * strip * card.width;
                return rounded(Rect::at(Point { x, y }, card));
            }
            x += wide(card, heights[*tower]) + apart * card.width;
        }
        y += card.height + apart * card.width;
    }
    Form::towers(Vec::new()).buried(area)
}

#[cfg(test)]
mod tests;
