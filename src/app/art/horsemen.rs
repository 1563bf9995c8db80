//! Card faces of Four Horsemen: a value, and the horseman's charge and color.
//!
//! Charges are drawn in a square of 100. Small cards show only value and charge, as large as
//! possible.

use std::fmt::Write as _;

use super::drawing::{both_ways, card, fragment, put, rank, start};
use super::palette::Palette;
use crate::games::four_horsemen::{Card, Horseman};

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

/// Level of detail of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// The value over the charge, for piles on a phone.
    Small,
    /// An index that is visible in a fan, and the charge.
    Hand,
    /// A picture with as many lozenges as the value.
    Decorated,
}

impl Form {
    /// Returns the form for a card of this width in logical pixels.
    pub(super) fn of(width: f32) -> Form {
        match width {
            w if w < INDEX_FROM => Form::Small,
            w if w < DECORATED_FROM => Form::Hand,
            _ => Form::Decorated,
        }
    }
}

/// Draws a card's face.
pub(super) fn face(front: Card, palette: Palette, form: Form, size: (u32, u32)) -> String {
    let charge = CHARGES[front.suit() as usize];
    card(palette, palette.horseman(front.suit()), size, |svg| match form {
        Form::Small => {
            value(svg, front, (100.0, 14.0), 1.16);
            field(svg, charge);
        }
        Form::Hand => {
            value(svg, front, (39.0, 13.0), 0.78);
            put(svg, charge, "suit", (39.0, 117.0), 42.0);
            field(svg, charge);
        }
        Form::Decorated => {
            svg.push_str(
                "<rect class='suit' x='54' y='14' width='92' height='252' rx='8'/>\
                 <rect class='rule' x='60' y='20' width='80' height='240' rx='4'/>",
            );
            put(svg, charge, "paper", (100.0, 140.0), 70.0);
            both_ways(svg, |svg| {
                lozenges(svg, front.value());
                value(svg, front, (29.0, 14.0), 0.46);
                put(svg, charge, "suit", (29.0, 84.0), 36.0);
            });
        }
    })
}

/// Draws the value below a point.
fn value(svg: &mut String, front: Card, (x, y): (f32, f32), scale: f32) {
    let _ = write!(
        svg,
        "<g class='suit' transform='translate({x} {y}) scale({scale})'>{}</g>",
        rank(front.value()).unwrap_or_default(),
    );
}

/// Draws the lower half of the card in the horseman's color, with his charge.
fn field(svg: &mut String, charge: &str) {
    svg.push_str(
        "<path class='suit' d='M9 144 H191 V262 A9 9 0 0 1 182 271 H18 A9 9 0 0 1 9 262 Z'/>",
    );
    put(svg, charge, "paper", (100.0, 207.0), 106.0);
}

/// Draws as many lozenges as the value, at most three in a row.
fn lozenges(svg: &mut String, count: u8) {
    for number in 0..count {
        let (row, column) = (number / 3, number % 3);
        let beside = (count - 3 * row).min(3) - 1;
        let x = 100.0 + 22.0 * (f32::from(column) - f32::from(beside) / 2.0);
        let y = 34 + 20 * row;
        let _ = write!(svg, "<path class='gold' d='M{x} {y} l7 9 -7 9 -7 -9 Z'/>");
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
