//! Card faces of Four Horsemen: a value, and the horseman's charge and color.
//!
//! Charges are drawn in a square of 100. Small cards show only value and charge, as large as
//! possible.

use std::fmt::Write as _;

use super::drawing::{both_ways, card, put, rank, start};
use super::fragments::fragment;
use super::palette::Palette;
use cardkeep_core::games::four_horsemen::{Card, Horseman};

/// Minimum width in logical pixels for an index beside the value.
const INDEX_FROM: f32 = 52.0;

/// Minimum width in logical pixels for decorations.
const DECORATED_FROM: f32 = 110.0;

/// In the order of suits.
const CHARGES: [&str; 4] = [
    fragment!("horsemen/famine"),
    fragment!("horsemen/pestilence"),
    fragment!("horsemen/war"),
    fragment!("horsemen/death"),
];

/// In the order of suits.
const FIGURES: [&str; 4] = [
    fragment!("horsemen/figures/famine"),
    fragment!("horsemen/figures/pestilence"),
    fragment!("horsemen/figures/war"),
    fragment!("horsemen/figures/death"),
];

/// Level of detail of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Detail {
    /// The value over the charge, for piles on a phone.
    Small,
    /// An index that is visible in a fan, and the charge.
    Hand,
    /// A picture with as many lozenges as the value.
    Decorated,
}

impl Detail {
    /// Returns the level of detail for a card of this width in logical pixels.
    pub(super) fn of(width: f32) -> Detail {
        match width {
            w if w < INDEX_FROM => Detail::Small,
            w if w < DECORATED_FROM => Detail::Hand,
            _ => Detail::Decorated,
        }
    }
}

/// Draws what all cards of a horseman have in common: all but the value.
pub(super) fn field(
    horseman: Horseman,
    palette: Palette,
    detail: Detail,
    size: (u32, u32),
) -> String {
    let charge = CHARGES[horseman as usize];
    card(palette, palette.horseman(horseman), size, |svg| match detail {
        Detail::Small => {
            svg.push_str(
                "<path class='suit' \
                 d='M9 144 H191 V262 A9 9 0 0 1 182 271 H18 A9 9 0 0 1 9 262 Z'/>",
            );
            put(svg, charge, "paper", (100.0, 207.0), 106.0);
        }
        Detail::Hand => {
            figure(svg, horseman);
            notch(svg, 76, 144);
            put(svg, charge, "suit", (39.0, 117.0), 42.0);
        }
        Detail::Decorated => {
            figure(svg, horseman);
            svg.push_str(
                "<path class='deep' d='M13 242 H150 V267 H19 a6 6 0 0 1 -6 -6 Z'/>\
                 <path class='frame' d='M13 241 H146'/>",
            );
            both_ways(svg, |svg| {
                notch(svg, 56, 108);
                put(svg, charge, "suit", (29.0, 84.0), 36.0);
            });
        }
    })
}

/// Draws a card's value, to be printed on the field of its horseman.
pub(super) fn face(front: Card, palette: Palette, detail: Detail, size: (u32, u32)) -> String {
    card(palette, palette.horseman(front.suit()), size, |svg| match detail {
        Detail::Small => value(svg, front, (100.0, 14.0), 1.16),
        Detail::Hand => value(svg, front, (39.0, 13.0), 0.78),
        Detail::Decorated => {
            lozenges(svg, front.value());
            both_ways(svg, |svg| value(svg, front, (29.0, 14.0), 0.46));
        }
    })
}

/// Draws a horseman on a field of his color.
fn figure(svg: &mut String, horseman: Horseman) {
    let figure = FIGURES[horseman as usize];
    let _ = write!(
        svg,
        "<rect class='suit' x='11' y='11' width='178' height='258' rx='8'/>{figure}\
         <rect class='frame' x='11' y='11' width='178' height='258' rx='8'/>",
    );
}

/// Cuts a corner off the field, for the index.
fn notch(svg: &mut String, width: u32, height: u32) {
    let (across, down) = (width - 8, height - 8);
    let _ = write!(
        svg,
        "<path class='paper' d='M8 8 H{width} V{down} L{across} {height} H8 Z'/>\
         <path class='frame' d='M{width} 11 V{down} a8 8 0 0 1 -8 8 H11'/>",
    );
}

/// Draws the value below a point.
fn value(svg: &mut String, front: Card, (x, y): (f32, f32), scale: f32) {
    let _ = write!(
        svg,
        "<g class='suit' transform='translate({x} {y}) scale({scale})'>{}</g>",
        rank(front.value()).unwrap_or_default(),
    );
}

/// Draws as many lozenges as the value, under the figure.
fn lozenges(svg: &mut String, count: u8) {
    for number in 0..count {
        let x = 28 + 20 * u32::from(number);
        let _ = write!(svg, "<path class='gold' d='M{x} 245 l7 9 -7 9 -7 -9 Z'/>");
    }
}

/// Draws a horseman's charge on a round token of his color.
pub(super) fn token(horseman: Horseman, palette: Palette, size: u32) -> String {
    let mut svg = start(size, size);
    svg.push_str(&palette.style(palette.horseman(horseman)));
    let middle = size as f32 / 2.0;
    // Inside the picture, so that its edge cuts nothing off.
    let radius = middle - 0.5;
    let rim = (middle * 0.1).max(1.0);
    let _ = write!(
        svg,
        "<circle class='paper' cx='{middle}' cy='{middle}' r='{radius}'/>\
         <circle class='suit' cx='{middle}' cy='{middle}' r='{}'/>",
        radius - rim,
    );
    put(&mut svg, CHARGES[horseman as usize], "paper", (middle, middle), middle * 1.2);
    svg.push_str("</svg>");
    svg
}
