//! Cards, card backs and signs as SVG text, composed of the fragments in `assets/cards`.
//!
//! Fragments are drawn on a card of 200 by 280, suits in a square of 100, and the ranks of indices
//! 100 high and centered on x = 0.

use std::fmt::Write as _;

use super::courts;
use super::fragments::{SUITS, fragment};
use super::palette::Palette;
use cardkeep_core::cards::{Card, Rank, Suit};
use cardkeep_store::CardBack;

const RANKS: [&str; 13] = [
    fragment!("ranks/2"),
    fragment!("ranks/3"),
    fragment!("ranks/4"),
    fragment!("ranks/5"),
    fragment!("ranks/6"),
    fragment!("ranks/7"),
    fragment!("ranks/8"),
    fragment!("ranks/9"),
    fragment!("ranks/10"),
    fragment!("ranks/j"),
    fragment!("ranks/q"),
    fragment!("ranks/k"),
    fragment!("ranks/a"),
];

/// Center of the card.
const MIDDLE: (f32, f32) = (100.0, 140.0);

/// Half the height of the block of pips, and the distance of its columns from the center.
const PIPS: (f32, f32) = (84.0, 26.0);

/// Size of an emblem's file.
const EMBLEM: f32 = 96.0;

/// A card's outline in pixels: the pixmap minus the space for the shadow.
struct Body {
    x: f32,
    y: f32,
    width: f32,
    height: f32,
    radius: f32,
    border: f32,
}

impl Body {
    fn new(width: u32, height: u32) -> Self {
        let (w, h) = (width as f32, height as f32);
        // Whole pixels keep the edges of small cards sharp.
        let side = (w * 0.018).round().max(1.0);
        let top = (w * 0.012).round().max(1.0);
        let bottom = (w * 0.03).round().max(2.0);
        Body {
            x: side,
            y: top,
            width: w - 2.0 * side,
            height: h - top - bottom,
            radius: w * 0.075,
            border: (w * 0.008).max(1.0),
        }
    }

    /// Draws a soft shadow of translucent strokes. A blur would cost more than the rest of the
    /// card, and so would filling the part under the card.
    fn shadow(&self, svg: &mut String) {
        let room = self.x + 0.5;
        let _ = write!(
            svg,
            "<g transform='translate(0 {})' fill='none' stroke='#000'>",
            self.y + room * 0.05,
        );
        for (grow, alpha) in [(1.0, 0.07), (0.66, 0.09), (0.33, 0.12), (0.1, 0.16)] {
            let _ = write!(
                svg,
                "<rect x='{}' y='{}' width='{}' height='{}' rx='{}' stroke-width='{}' \
                 stroke-opacity='{alpha}'/>",
                self.x,
                self.y,
                self.width,
                self.height,
                self.radius,
                room * grow * 2.0,
            );
        }
        svg.push_str("</g>");
    }

    fn sheet(&self, svg: &mut String) {
        let half = self.border / 2.0;
        let _ = write!(
            svg,
            "<rect class='paper edge' x='{}' y='{}' width='{}' height='{}' rx='{}' \
             stroke-width='{}'/>",
            self.x + half,
            self.y + half,
            self.width - self.border,
            self.height - self.border,
            self.radius - half,
            self.border,
        );
    }

    /// Opens a group in which the card is 200 wide and 280 high.
    fn open(&self, svg: &mut String) {
        let (sx, sy) = (self.width / 200.0, self.height / 280.0);
        let _ = write!(svg, "<g transform='translate({} {}) scale({sx} {sy})'>", self.x, self.y);
    }
}

pub(super) fn start(width: u32, height: u32) -> String {
    let mut svg = String::with_capacity(8 * 1024);
    let _ = write!(
        svg,
        "<svg xmlns='http://www.w3.org/2000/svg' width='{width}' height='{height}' \
         viewBox='0 0 {width} {height}'>"
    );
    svg
}

/// Draws a picture given in a square of 100, centered on a point.
pub(super) fn put(svg: &mut String, picture: &str, class: &str, at: (f32, f32), size: f32) {
    let _ = write!(
        svg,
        "<g class='{class}' transform='translate({} {}) scale({}) translate(-50 -50)'>{picture}</g>",
        at.0,
        at.1,
        size / 100.0,
    );
}

/// Draws a suit centered on a point.
fn put_suit(svg: &mut String, suit: Suit, class: &str, at: (f32, f32), size: f32, upright: bool) {
    put(svg, SUITS[suit as usize], class, at, if upright { size } else { -size });
}

/// Draws something twice, the second time upside down.
pub(super) fn both_ways(svg: &mut String, draw: impl Fn(&mut String)) {
    draw(svg);
    svg.push_str("<g transform='rotate(180 100 140)'>");
    draw(svg);
    svg.push_str("</g>");
}

/// Draws the sheet under every card, with its shadow.
pub(super) fn sheet(palette: Palette, (width, height): (u32, u32)) -> String {
    let body = Body::new(width, height);
    let mut svg = start(width, height);
    svg.push_str(&palette.style("none"));
    body.shadow(&mut svg);
    body.sheet(&mut svg);
    svg.push_str("</svg>");
    svg
}

/// Draws what is printed on a sheet; `draw` uses a card of 200 by 280.
pub(super) fn card(
    palette: Palette,
    suit: &str,
    (width, height): (u32, u32),
    draw: impl FnOnce(&mut String),
) -> String {
    let mut svg = start(width, height);
    svg.push_str(&palette.style(suit));
    Body::new(width, height).open(&mut svg);
    draw(&mut svg);
    svg.push_str("</g></svg>");
    svg
}

/// Draws the rank over the suit, within the left 30% and the top 28% of the card, the part that
/// stays visible in a fan or column.
fn index(svg: &mut String, card: Card, detailed: bool) {
    let (scale, top) = if detailed { (0.42, 9.0) } else { (0.47, 7.0) };
    let _ = write!(
        svg,
        "<g class='suit' transform='translate(32 {top}) scale({scale})'>{}</g>",
        RANKS[card.rank() as usize],
    );
    put_suit(svg, card.suit(), "suit", (32.0, 70.0), 31.0, true);
}

/// Returns the outline of a number from one to ten.
pub(super) fn rank(number: u8) -> Option<&'static str> {
    match number {
        1 => Some(fragment!("ranks/1")),
        2..=10 => Some(RANKS[usize::from(number) - 2]),
        _ => None,
    }
}

/// Returns the positions of a number card's pips, relative to the center, each coordinate from -1
/// to 1.
fn pips(rank: Rank) -> &'static [(f32, f32)] {
    const THIRD: f32 = 1.0 / 3.0;
    match rank {
        Rank::Two => &[(0., -1.), (0., 1.)],
        Rank::Three => &[(0., -1.), (0., 0.), (0., 1.)],
        Rank::Four => &[(-1., -1.), (1., -1.), (-1., 1.), (1., 1.)],
        Rank::Five => &[(-1., -1.), (1., -1.), (0., 0.), (-1., 1.), (1., 1.)],
        Rank::Six => &[(-1., -1.), (1., -1.), (-1., 0.), (1., 0.), (-1., 1.), (1., 1.)],
        Rank::Seven => {
            &[(-1., -1.), (1., -1.), (0., -0.5), (-1., 0.), (1., 0.), (-1., 1.), (1., 1.)]
        }
        Rank::Eight => &[
            (-1., -1.),
            (1., -1.),
            (0., -0.5),
            (-1., 0.),
            (1., 0.),
            (0., 0.5),
            (-1., 1.),
            (1., 1.),
        ],
        Rank::Nine => &[
            (-1., -1.),
            (1., -1.),
            (-1., -THIRD),
            (1., -THIRD),
            (0., 0.),
            (-1., THIRD),
            (1., THIRD),
            (-1., 1.),
            (1., 1.),
        ],
        Rank::Ten => &[
            (-1., -1.),
            (1., -1.),
            (0., -0.667),
            (-1., -THIRD),
            (1., -THIRD),
            (-1., THIRD),
            (1., THIRD),
            (0., 0.667),
            (-1., 1.),
            (1., 1.),
        ],
        _ => &[],
    }
}

fn picture(svg: &mut String, card: Card, detailed: bool) {
    let suit = card.suit();
    match card.rank() {
        rank @ (Rank::Jack | Rank::Queen | Rank::King) => courts::figure(svg, rank, suit),
        Rank::Ace => courts::ace(svg, suit),
        rank if detailed => {
            for &(across, down) in pips(rank) {
                let at = (MIDDLE.0 + across * PIPS.1, MIDDLE.1 + down * PIPS.0);
                put_suit(svg, suit, "suit", at, 32.0, down <= 0.0);
            }
        }
        _ => put_suit(svg, suit, "suit", (106.0, 150.0), 110.0, true),
    }
}

/// Draws a card's face. Detailed number cards show pips, others one large suit.
pub(super) fn face(card: Card, palette: Palette, detailed: bool, size: (u32, u32)) -> String {
    self::card(palette, palette.suit(card.suit()), size, |svg| {
        picture(svg, card, detailed);
        both_ways(svg, |svg| index(svg, card, detailed));
    })
}

/// Draws a card's back.
pub(super) fn back(back: CardBack, palette: Palette, size: (u32, u32)) -> String {
    let pattern = match back {
        CardBack::Horse => fragment!("backs/horse"),
        CardBack::Checks => fragment!("backs/checks"),
        CardBack::Stripes => fragment!("backs/stripes"),
        CardBack::Lozenges => fragment!("backs/lozenges"),
        CardBack::Towers => fragment!("backs/towers"),
        CardBack::Oaks => fragment!("backs/oaks"),
        CardBack::Waves => fragment!("backs/waves"),
        CardBack::Stars => fragment!("backs/stars"),
        CardBack::Scales => fragment!("backs/scales"),
        CardBack::Lilies => fragment!("backs/lilies"),
        CardBack::Roses => fragment!("backs/roses"),
    };
    card(palette, "none", size, |svg| {
        svg.push_str(&palette.back_style(back));
        svg.push_str(pattern);
    })
}

/// Draws a suit on a round token, which stands out on any background.
pub(super) fn suit(suit: Suit, palette: Palette, size: u32) -> String {
    let mut svg = start(size, size);
    svg.push_str(&palette.style(palette.suit(suit)));
    let middle = size as f32 / 2.0;
    let border = (middle * 0.06).max(1.0);
    let _ = write!(
        svg,
        "<circle class='paper edge' cx='{middle}' cy='{middle}' r='{}' stroke-width='{border}'/>",
        middle - border / 2.0,
    );
    put_suit(&mut svg, suit, "suit", (middle, middle), middle * 1.25, true);
    svg.push_str("</svg>");
    svg
}

/// Draws a complete picture fitted into a square.
pub(super) fn fitted(picture: &str, size: u32) -> String {
    let mut svg = start(size, size);
    // Only the outermost size counts, so the nested picture keeps its own.
    let _ = write!(svg, "<g transform='scale({})'>{picture}</g></svg>", size as f32 / EMBLEM);
    svg
}
