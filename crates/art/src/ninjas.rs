//! Card faces of Of Knights and Ninjas: a charge and a figure for every kind, its strength, its name
//! if there is room, and its rule in one line if there is more.
//!
//! Charges have one color and are drawn in a square of 100, for indices and tokens. Figures are
//! drawn in a square of 160 and stand on its bottom edge. Kinds with the same purpose share a color
//! and the ground behind the figure, drawn across the card down from its top edge at 0.

use std::fmt::Write as _;

use super::drawing::{card, put, rank, start};
use super::fragments::fragment;
use super::lettering::{self, Place};
use super::palette::Palette;
use cardkeep_core::games::knights_and_ninjas::{Card, PlayedCard};
use cardkeep_i18n::{Named, cards, knights_and_ninjas, t};

/// Minimum width in logical pixels for a readable name.
const NAMED_FROM: f32 = 52.0;

/// Minimum width in logical pixels for the rule.
const EXPLAINED_FROM: f32 = 130.0;

/// By the number of the kind.
const CHARGES: [&str; Card::KINDS] = [
    fragment!("ninjas/peasant"),
    fragment!("ninjas/soldier"),
    fragment!("ninjas/knight"),
    fragment!("ninjas/king"),
    fragment!("ninjas/castle"),
    fragment!("ninjas/archer"),
    fragment!("ninjas/minstrel"),
    fragment!("ninjas/ladder"),
    fragment!("ninjas/catapult"),
    fragment!("ninjas/ninja"),
    fragment!("ninjas/dragon"),
    fragment!("ninjas/highwayman"),
    fragment!("ninjas/princess"),
    fragment!("ninjas/executioner"),
    fragment!("ninjas/traitor"),
    fragment!("ninjas/herald"),
    fragment!("ninjas/merchant"),
    fragment!("ninjas/monk"),
    fragment!("ninjas/jester"),
];

/// By the number of the kind.
const FIGURES: [&str; Card::KINDS] = [
    fragment!("ninjas/figures/peasant"),
    fragment!("ninjas/figures/soldier"),
    fragment!("ninjas/figures/knight"),
    fragment!("ninjas/figures/king"),
    fragment!("ninjas/figures/castle"),
    fragment!("ninjas/figures/archer"),
    fragment!("ninjas/figures/minstrel"),
    fragment!("ninjas/figures/ladder"),
    fragment!("ninjas/figures/catapult"),
    fragment!("ninjas/figures/ninja"),
    fragment!("ninjas/figures/dragon"),
    fragment!("ninjas/figures/highwayman"),
    fragment!("ninjas/figures/princess"),
    fragment!("ninjas/figures/executioner"),
    fragment!("ninjas/figures/traitor"),
    fragment!("ninjas/figures/herald"),
    fragment!("ninjas/figures/merchant"),
    fragment!("ninjas/figures/monk"),
    fragment!("ninjas/figures/jester"),
];

/// Level of detail of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Detail {
    /// Charge and strength, for fortifications on a phone.
    Small,
    /// With the name, and an index that is visible in a fan.
    Named,
    /// With the rule.
    Explained,
}

impl Detail {
    /// Returns the level of detail for a card of this width in logical pixels.
    pub(super) fn of(width: f32) -> Detail {
        match width {
            w if w < NAMED_FROM => Detail::Small,
            w if w < EXPLAINED_FROM => Detail::Named,
            _ => Detail::Explained,
        }
    }
}

/// Draws a card's face. A jester in the role of a card looks like that card with a cap.
pub(super) fn face(
    front: PlayedCard,
    palette: Palette,
    detail: Detail,
    size: (u32, u32),
) -> String {
    let role = front.role();
    let charge = CHARGES[role as usize];
    card(palette, palette.ninja(role), size, |svg| {
        match detail {
            Detail::Small => {
                put(svg, charge, "suit", (46.0, 54.0), 66.0);
                strength(svg, role, (112.0, 17.0), 0.76);
                field(svg, 98);
                put(svg, charge, "paper", (100.0, 184.0), 138.0);
            }
            Detail::Named => {
                put(svg, charge, "suit", (38.0, 45.0), 54.0);
                strength(svg, role, (88.0, 15.0), 0.6);
                field(svg, 86);
                picture(svg, role, (86, 227), 0.96);
                field(svg, 227);
                frame(svg, 86, 227);
                let place = Place { x: 100.0, y: 259.0, width: 172.0, size: 38.0 };
                lettering::line(svg, &t!(cards::title, card: role.noun()), "white", place);
            }
            Detail::Explained => {
                svg.push_str(
                    "<path class='suit' d='M9 184 V18 A9 9 0 0 1 18 9 H182 A9 9 0 0 1 191 18 V184 Z'/>",
                );
                picture(svg, role, (58, 184), 0.76);
                svg.push_str(
                    "<path class='paper' d='M8 184 H192 V250 H8 Z'/>\
                     <path class='rule' d='M9 184 V18 A9 9 0 0 1 18 9 H182 A9 9 0 0 1 191 18 V184 Z'/>",
                );
                discs(svg, role.strength());
                put(svg, charge, "paper", (32.0, 30.0), 34.0);
                let place = Place { x: 120.0, y: 39.0, width: 126.0, size: 27.0 };
                lettering::line(svg, &t!(cards::title, card: role.noun()), "white", place);
                let place = Place { x: 100.0, y: 227.0, width: 168.0, size: 19.0 };
                let rule = t!(knights_and_ninjas::guide_card_short, card: role.name());
                lettering::lines(svg, &rule, "shade", place, 80.0);
            }
        }
        if front.is_jester() {
            let at = if detail == Detail::Explained { (166.0, 82.0) } else { (166.0, 112.0) };
            cap(svg, palette, at);
        }
    })
}

/// Returns the ground behind a figure: a pattern for every purpose.
fn ground(card: Card) -> &'static str {
    match card {
        Card::Peasant | Card::Soldier | Card::Knight | Card::King => {
            fragment!("ninjas/grounds/troops")
        }
        Card::Castle | Card::Archer | Card::Minstrel => fragment!("ninjas/grounds/fortifications"),
        Card::Ladder | Card::Catapult => fragment!("ninjas/grounds/siege"),
        Card::Ninja | Card::Dragon | Card::Highwayman => fragment!("ninjas/grounds/raiders"),
        Card::Princess | Card::Executioner | Card::Traitor => fragment!("ninjas/grounds/answers"),
        Card::Herald | Card::Merchant | Card::Monk => fragment!("ninjas/grounds/pay"),
        Card::Jester => fragment!("ninjas/grounds/jester"),
    }
}

/// Draws a figure on its ground, between two heights. What continues below is for the caller to
/// cover.
fn picture(svg: &mut String, card: Card, (top, bottom): (u16, u16), scale: f32) {
    let mut draw = |drawing: &str| {
        svg.push_str(drawing);
        svg.push_str("</g>");
    };
    let (x, y) = (100.0 - 80.0 * scale, f32::from(bottom) - 160.0 * scale);
    draw(&format!("<g transform='translate(0 {top})'>\n{}", ground(card)));
    draw(&format!("<g transform='translate({x} {y}) scale({scale})'>\n{}", FIGURES[card as usize]));
}

/// Draws the strength below a point. It is beside the charge, at the left, which a fan shows.
fn strength(svg: &mut String, card: Card, (x, y): (f32, f32), scale: f32) {
    if let Some(digit) = rank(card.strength()) {
        let _ = write!(
            svg,
            "<g class='suit' transform='translate({x} {y}) scale({scale})'>{digit}</g>"
        );
    }
}

/// Draws the card from this height down in its color.
fn field(svg: &mut String, top: u16) {
    let _ = write!(
        svg,
        "<path class='suit' d='M9 {top} H191 V262 A9 9 0 0 1 182 271 H18 A9 9 0 0 1 9 262 Z'/>"
    );
}

/// Draws a golden frame, divided below the picture, whose ground has the upper edge.
fn frame(svg: &mut String, top: u16, bottom: u16) {
    let _ = write!(
        svg,
        "<path class='rule' d='M9 {top} V262 A9 9 0 0 0 18 271 H182 A9 9 0 0 0 191 262 V{top} \
         M9 {bottom} H191'/>"
    );
}

/// Draws as many discs as the strength, one below the other.
fn discs(svg: &mut String, count: u8) {
    for number in 0..count {
        let y = 70.0 + 20.0 * f32::from(number);
        let _ = write!(svg, "<circle class='gold line' cx='24' cy='{y}' r='8'/>");
    }
}

/// Draws a jester's cap on a round token of its color.
fn cap(svg: &mut String, palette: Palette, (x, y): (f32, f32)) {
    let color = palette.ninja(Card::Jester);
    let _ = write!(svg, "<circle class='emblem' fill='{color}' cx='{x}' cy='{y}' r='25'/>");
    put(svg, CHARGES[Card::Jester as usize], "paper", (x, y), 34.0);
}

/// Draws a card's charge on a round token of its color.
pub(super) fn token(front: PlayedCard, palette: Palette, size: u32) -> String {
    let role = front.role();
    let mut svg = start(size, size);
    svg.push_str(&palette.style(palette.ninja(role)));
    let middle = size as f32 / 2.0;
    let rim = (middle * 0.1).max(1.0);
    let color = if front.is_jester() { "gold" } else { "paper" };
    let _ = write!(
        svg,
        "<circle class='{color}' cx='{middle}' cy='{middle}' r='{middle}'/>\
         <circle class='suit' cx='{middle}' cy='{middle}' r='{}'/>",
        middle - rim,
    );
    put(&mut svg, CHARGES[role as usize], "paper", (middle, middle), middle * 1.3);
    svg.push_str("</svg>");
    svg
}

/// Draws a faceted gem.
pub(super) fn gem(palette: Palette, size: u32) -> String {
    let mut svg = start(size, size);
    svg.push_str(&palette.style(palette.gem()));
    let scale = size as f32 / 100.0;
    let _ = write!(svg, "<g transform='scale({scale})'>{}</g></svg>", fragment!("ninjas/gem"));
    svg
}
