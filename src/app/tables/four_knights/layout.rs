//! Where everything lies on the table of Four Knights, for any size of the table.

use super::scene::{Place, Side};
use crate::app::geometry::{Align, CARD_RATIO, Fan, Point, Rect, Size, TARGET};
use crate::games::four_knights::{HAND_SIZE, STOCKADE_SLOTS};

/// Kept free at the edges of the table.
const MARGIN: f32 = 8.0;
/// Kept free between things that belong to different groups.
const GAP: f32 = 8.0;
/// Kept free between cards that stand side by side.
const CARD_GAP: f32 = 6.0;
/// How far a chosen card rises out of the hand.
pub const LIFT: f32 = 14.0;
/// The space between the two lines of the field, where the sign of momentum stands.
const FRONT: f32 = 12.0;
/// The height of a line of small text.
const CAPTION: f32 = 18.0;
/// The sign of momentum, as a share of the cards' width, and its least and largest size.
const MARK: (f32, f32, f32) = (0.34, 26.0, 48.0);

/// The places of the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Layout {
    pub table: Size,
    /// The buttons: back, save, log, rules.
    pub bar: Rect,
    /// Who sits there and how they stand: mine, theirs.
    badges: [Rect; 2],
    /// Cards received, within the badges: mine, theirs.
    piles: [Rect; 2],
    /// The cycle of suits.
    pub legend: Rect,
    pub prompt: Rect,
    hands: [Fan; 2],
    lines: [Fan; 2],
    pub stockade: [Rect; STOCKADE_SLOTS],
    /// The word above the Stockade, where there is room for it.
    pub stockade_caption: Option<Rect>,
    /// The log, where there is room to show it all the time.
    pub log: Option<Rect>,
}

impl Layout {
    pub fn new(table: Size) -> Layout {
        if table.width > table.height { Layout::wide(table) } else { Layout::tall(table) }
    }

    /// A table that is higher than wide: everything in rows, the hand near the thumb.
    fn tall(table: Size) -> Layout {
        let Size { width, height } = table;
        let roomy = height >= 600.0;
        let badge_height = if roomy { 46.0 } else { 36.0 };
        let prompt_height = if roomy { 52.0 } else { TARGET };
        let inner = width - 2.0 * MARGIN;

        let fixed = TARGET + 2.0 * badge_height + prompt_height + LIFT + 6.0 * GAP - 2.0;
        let room = height - fixed;
        let hand = Fan::hand_card(HAND_SIZE, inner, (0.33 * room).min(260.0));
        let theirs = Size::card((0.155 * room).clamp(36.0, 150.0));
        let field_height = room - hand.height - theirs.height;

        let slot_height = (field_height - CAPTION - CARD_GAP) / 2.0;
        let least = TARGET * CARD_RATIO + 1.0;
        let captioned = slot_height >= least;
        let slot_height = if captioned { slot_height } else { (field_height - CARD_GAP) / 2.0 };
        let slot = Size::card(slot_height.min((0.15 * inner).max(least).min(130.0 * CARD_RATIO)));
        let column = 2.0 * slot.width + CARD_GAP;
        let line_width = inner - column - GAP;
        let card = Size::card(((field_height - FRONT) / 2.0).min(0.34 * line_width * CARD_RATIO));
        let card = if card.height > hand.height { hand } else { card };

        let mut y = 0.0;
        let mut row = |height: f32, gap: f32| {
            let row = Rect::new(MARGIN, y, inner, height);
            y += height + gap;
            row
        };
        let bar = row(TARGET, GAP / 2.0);
        let their_badge = row(badge_height, GAP / 2.0);
        let their_row = row(theirs.height, GAP);
        let field_row = row(field_height, GAP);
        let my_badge = row(badge_height, GAP / 2.0);
        let prompt = row(prompt_height, LIFT);
        let hand_row = row(hand.height, 0.0);

        let backs_width = theirs.width * (1.0 + 0.5 * (HAND_SIZE - 1) as f32);
        let backs = Rect { width: backs_width, ..their_row };
        let legend_x = backs.right() + GAP;
        let legend_height = their_row.height.min(56.0);
        let legend_width = inner + MARGIN - legend_x;
        let legend = Rect { x: legend_x, width: legend_width, ..their_row };
        let legend = legend.centred(Size { width: legend_width, height: legend_height });

        let column = Rect { x: MARGIN + inner - column, width: column, ..field_row };
        let (stockade, stockade_caption) = stockade_block(column, slot, captioned, 0.5);
        let lines = facing(Rect { width: line_width, ..field_row }, card, Align::Start);

        Layout {
            table,
            bar,
            piles: [pile(my_badge), pile(their_badge)],
            badges: [my_badge, their_badge],
            legend,
            prompt,
            hands: [
                Fan { area: hand_row, card: hand, gap: CARD_GAP, align: Align::Centre },
                Fan { area: backs, card: theirs, gap: -0.5 * theirs.width, align: Align::Start },
            ],
            lines,
            stockade,
            stockade_caption,
            log: None,
        }
    }

    /// A table that is wider than high: words on the left, cards in the middle, the Stockade and,
    /// where there is room, the log on the right.
    fn wide(table: Size) -> Layout {
        let Size { width, height } = table;
        let scale = table.text_scale();
        let left = (0.22 * width).clamp(184.0, 320.0 * scale);
        let right = (0.17 * width).clamp(116.0, 320.0);
        let top = MARGIN;
        let inner = height - 2.0 * MARGIN;
        let middle_width = width - left - right - 2.0 * MARGIN - 2.0 * GAP;
        let middle = Rect::new(MARGIN + left + GAP, top, middle_width, inner);

        // Where there is room, the prompt stands above the hand, else beside it.
        let roomy = height >= 600.0;
        let prompt_height = TARGET * scale;
        let prompt_row = if roomy { prompt_height + GAP } else { 0.0 };
        let room = inner - LIFT - FRONT - 2.0 * GAP - prompt_row;
        let hand = Fan::hand_card(HAND_SIZE, middle.width, (0.36 * room).min(330.0));
        let theirs = Size::card((0.16 * room).clamp(40.0, 190.0));
        let line = (room - hand.height - theirs.height) / 2.0;
        let card = Size::card(line.min(0.9 * hand.height).min(0.3 * middle.width * CARD_RATIO));

        let their_row = Rect { height: theirs.height, ..middle };
        let hand_row = Rect { y: middle.bottom() - hand.height, height: hand.height, ..middle };
        let field_top = their_row.bottom() + GAP;
        let field_bottom = hand_row.y - LIFT - prompt_row - GAP;
        let field_row = Rect { y: field_top, height: field_bottom - field_top, ..middle };

        let badge_height = if roomy { 84.0 * scale } else { 70.0 };
        let legend_height = if roomy { 56.0 * scale } else { 34.0 };
        let column = |y: f32, height: f32| Rect::new(MARGIN, y, left, height);
        let bar = column(top, TARGET);
        let their_badge = column(bar.bottom() + GAP, badge_height);
        let legend = column(their_badge.bottom() + GAP, legend_height);
        let my_badge = column(top + inner - badge_height, badge_height);
        let prompt_top = legend.bottom() + GAP;
        let prompt = if roomy {
            Rect { y: field_bottom + GAP, height: prompt_height, ..middle }
        } else {
            column(prompt_top, my_badge.y - GAP - prompt_top)
        };

        let side = Rect::new(middle.right() + GAP, top, right, inner);
        let slot_width = ((right - CARD_GAP) / 2.0).min(0.75 * card.height);
        let slot = Size::card((slot_width * CARD_RATIO).min((inner - CAPTION) / 2.0 - CARD_GAP));
        let block = CAPTION + 2.0 * slot.height + CARD_GAP;
        let log_top = side.y + block + 2.0 * GAP;
        let log = Rect { y: log_top, height: side.bottom() - log_top, ..side };
        let log = (log.width >= 200.0 && log.height >= 160.0).then_some(log);
        let raised = if log.is_some() { 0.0 } else { 0.5 };
        let (stockade, stockade_caption) = stockade_block(side, slot, true, raised);

        let lines = facing(field_row, card, Align::Centre);
        Layout {
            table,
            bar,
            piles: [pile(my_badge), pile(their_badge)],
            badges: [my_badge, their_badge],
            legend,
            prompt,
            hands: [
                Fan { area: hand_row, card: hand, gap: CARD_GAP, align: Align::Centre },
                Fan {
                    area: their_row,
                    card: theirs,
                    gap: -0.4 * theirs.width,
                    align: Align::Centre,
                },
            ],
            lines,
            stockade,
            stockade_caption,
            log,
        }
    }

    pub fn badge(&self, side: Side) -> Rect {
        self.badges[side as usize]
    }

    /// How much of the start of a badge the cards received take.
    pub fn pile_room(&self) -> f32 {
        self.piles[0].right() - self.badges[0].x
    }

    pub fn hand(&self, side: Side) -> &Fan {
        &self.hands[side as usize]
    }

    /// A side's line of the field.
    pub fn line(&self, side: Side) -> &Fan {
        &self.lines[side as usize]
    }

    /// Both lines and what lies between them: where a card is dropped to be played.
    pub fn field(&self) -> Rect {
        let (top, bottom) = (self.line(Side::Theirs).area, self.line(Side::Mine).area);
        Rect { height: bottom.bottom() - top.y, ..top }
    }

    /// Where the card `index` of `count` in a place lies.
    pub fn card(&self, place: Place, index: usize, count: usize) -> Rect {
        match place {
            // New cards come from the middle of the field.
            Place::Deck => self.field().centred(self.hand(Side::Theirs).card),
            Place::Stockade(slot) => self.stockade[usize::from(slot) - 1],
            Place::Hand(side) => self.hand(side).card(index, count),
            Place::Field(side) => self.line(side).card(index, count),
            Place::Pile(side) => self.piles[side as usize],
        }
    }

    /// Where the sign of momentum stands when the newest cards are the last of lines of these
    /// lengths: between the two.
    pub fn mark(&self, counts: [usize; 2]) -> Rect {
        let newest = Side::BOTH.map(|side| {
            let count = counts[side as usize].max(1);
            // Lines of unequal length are laid out as if equally long.
            self.line(side).card(count - 1, counts[0].max(counts[1])).centre()
        });
        let x = (newest[0].x + newest[1].x) / 2.0;
        let y = (newest[0].y + newest[1].y) / 2.0;
        let (share, least, most) = MARK;
        let size = (share * self.line(Side::Mine).card.width).clamp(least, most);
        Rect::new(x - size / 2.0, y - size / 2.0, size, size)
    }
}

/// Two lines of cards that face each other in an area, theirs above.
fn facing(area: Rect, card: Size, align: Align) -> [Fan; 2] {
    let both = area.centred(Size { width: area.width, height: 2.0 * card.height + FRONT });
    let line = |y: f32| {
        let area = Rect { y, height: card.height, ..both };
        Fan { area, card, gap: CARD_GAP, align }
    };
    [line(both.y + card.height + FRONT), line(both.y)]
}

/// The four slots, two by two, in a column; `raised` is the share of the free height above them.
fn stockade_block(
    column: Rect,
    slot: Size,
    captioned: bool,
    raised: f32,
) -> ([Rect; STOCKADE_SLOTS], Option<Rect>) {
    let caption = if captioned { CAPTION } else { 0.0 };
    let height = caption + 2.0 * slot.height + CARD_GAP;
    let width = 2.0 * slot.width + CARD_GAP;
    let x = (column.x + (column.width - width) / 2.0).floor();
    let y = (column.y + (column.height - height) * raised).floor();
    let slots = [0, 1, 2, 3].map(|n: usize| {
        let at = Point {
            x: x + (n % 2) as f32 * (slot.width + CARD_GAP),
            y: y + caption + (n / 2) as f32 * (slot.height + CARD_GAP),
        };
        Rect::at(at, slot)
    });
    (slots, captioned.then(|| Rect::new(column.x, y, column.width, caption)))
}

/// Where a badge shows the cards received: at its start.
fn pile(badge: Rect) -> Rect {
    let card = Size::card((badge.height - 8.0).min(0.7 * badge.height.max(80.0)));
    let at = Point { x: badge.x + 6.0, y: badge.y + (badge.height - card.height) / 2.0 };
    Rect::at(at, card)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::geometry::{LEAST_STRIP, TABLE_SIZES};

    fn layouts() -> impl Iterator<Item = Layout> {
        TABLE_SIZES.into_iter().map(Layout::new)
    }

    /// Everything that must not lie over anything else.
    fn areas(layout: &Layout) -> Vec<(&'static str, Rect)> {
        let mine = layout.hand(Side::Mine).area;
        let risen = Rect { y: mine.y - LIFT, height: mine.height + LIFT, ..mine };
        let mut areas = vec![
            ("bar", layout.bar),
            ("my badge", layout.badge(Side::Mine)),
            ("their badge", layout.badge(Side::Theirs)),
            ("legend", layout.legend),
            ("prompt", layout.prompt),
            ("my hand", risen),
            ("their hand", layout.hand(Side::Theirs).area),
            ("my line", layout.line(Side::Mine).area),
            ("their line", layout.line(Side::Theirs).area),
        ];
        areas.extend(layout.stockade.map(|slot| ("slot", slot)));
        areas.extend(layout.stockade_caption.map(|caption| ("caption", caption)));
        areas.extend(layout.log.map(|log| ("log", log)));
        areas
    }

    #[test]
    fn nothing_overlaps_or_leaves_the_table() {
        for layout in layouts() {
            let size = layout.table;
            let table = Rect::at(Point::default(), size);
            let areas = areas(&layout);
            for (n, (name, area)) in areas.iter().enumerate() {
                assert!(table.encloses(*area), "{name} leaves {size:?}: {area:?}");
                assert!(area.width > 0.0 && area.height > 0.0, "{name} at {size:?}");
                for (other, place) in &areas[n + 1..] {
                    let message = format!("{name} {area:?} over {other} {place:?} at {size:?}");
                    assert!(!area.overlaps(*place), "{message}");
                }
            }
        }
    }

    #[test]
    fn cards_stay_in_their_areas_and_piles_in_their_badges() {
        for layout in layouts() {
            for side in Side::BOTH {
                for fan in [layout.hand(side), layout.line(side)] {
                    for count in 1..=HAND_SIZE {
                        for index in 0..count {
                            let card = fan.card(index, count);
                            let loose = fan.area.inset(-1.0);
                            assert!(loose.encloses(card), "{card:?} of {fan:?}");
                        }
                    }
                }
                assert!(layout.badge(side).encloses(layout.card(Place::Pile(side), 0, 1)));
            }
        }
    }

    #[test]
    fn what_is_to_be_touched_is_large_enough() {
        for layout in layouts() {
            let size = layout.table;
            let hand = layout.hand(Side::Mine);
            let seen = hand.step(HAND_SIZE).min(hand.card.width);
            let least = if size.height < 360.0 { LEAST_STRIP } else { TARGET };
            assert!(seen >= least && hand.card.height >= TARGET, "{seen} at {size:?}");
            for slot in layout.stockade {
                assert!(slot.width >= TARGET, "slot {slot:?} at {size:?}");
            }
            assert!(layout.bar.width >= 4.0 * TARGET && layout.bar.height >= TARGET);
            assert!(layout.prompt.height >= TARGET, "prompt at {size:?}");
            assert!(layout.field().width >= 3.0 * TARGET);
        }
    }

    #[test]
    fn cards_are_large_enough_to_read() {
        for layout in layouts() {
            let size = layout.table;
            assert!(layout.hand(Side::Mine).card.width >= 60.0, "hand at {size:?}");
            let line = layout.line(Side::Mine);
            assert!(line.card.width >= 42.0, "field {:?} at {size:?}", line.card);
            let strip = line.step(HAND_SIZE);
            assert!(strip >= 0.3 * line.card.width, "field strip {strip} at {size:?}");
            assert!(layout.hand(Side::Mine).card.width >= line.card.width);
        }
    }
}
