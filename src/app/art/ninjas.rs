//! Card faces of Of Knights and Ninjas: a charge for every kind, its strength, its name if there is
//! room, and its rule in one line if there is more.
//!
//! Charges are drawn in a square of 100. Kinds with the same purpose share a color, but every
//! charge has its own shape.

use std::fmt::Write as _;

use super::drawing::{card, fragment, put, rank, start};
use super::lettering::{self, Place};
use super::palette::Palette;
use crate::games::knights_and_ninjas::{Card, PlayedCard};

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

/// Returns what a card does, in one line.
fn in_short(card: Card) -> &'static str {
    match card {
        Card::Peasant => "Strength 1. Attack or answer with any number at once.",
        Card::Soldier => "Strength 2. Attacks, or answers troops.",
        Card::Knight => "Strength 3. Attacks, or answers troops.",
        Card::King => "Strength 4. Attacks, or answers troops.",
        Card::Castle => "Fortify: keeps troops out.",
        Card::Archer => "Fortify: only ninjas pass. Or shoots a rival's archer.",
        Card::Minstrel => "Fortify: nobody attacks you. Or stops any attack.",
        Card::Ladder => "Your troops climb over a castle this turn.",
        Card::Catapult => "Destroys a castle, and its archer.",
        Card::Ninja => "Takes 2 gems past castle and archer.",
        Card::Dragon => "Takes 2 gems and burns the castle.",
        Card::Highwayman => "Takes gems on the move from troops.",
        Card::Princess => "Answer: the knight or dragon becomes yours.",
        Card::Executioner => "Answer: stops any attack and ends the turn.",
        Card::Traitor => "Answer: turns troops against their sender.",
        Card::Herald => "Rivals show a card each. Take one of them.",
        Card::Merchant => "Pay a rival and take half its cards.",
        Card::Monk => "Every rival with a castle pays you.",
        Card::Jester => "Plays the part of any other card.",
    }
}

/// Level of detail of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Form {
    /// Charge and strength, for fortifications on a phone.
    Small,
    /// With the name, and an index that is visible in a fan.
    Named,
    /// With the rule.
    Explained,
}

impl Form {
    /// Returns the form for a card of this width in logical pixels.
    pub(super) fn of(width: f32) -> Form {
        match width {
            w if w < NAMED_FROM => Form::Small,
            w if w < EXPLAINED_FROM => Form::Named,
            _ => Form::Explained,
        }
    }
}

/// Draws a card's face. A jester in the role of a card looks like that card with a cap.
pub(super) fn face(front: PlayedCard, palette: Palette, form: Form, size: (u32, u32)) -> String {
    let role = front.role();
    let charge = CHARGES[role as usize];
    card(palette, palette.ninja(role), size, |svg| {
        match form {
            Form::Small => {
                put(svg, charge, "suit", (50.0, 54.0), 70.0);
                strength(svg, role, (150.0, 17.0), 0.76);
                field(svg, 98);
                put(svg, charge, "paper", (100.0, 184.0), 138.0);
            }
            Form::Named => {
                put(svg, charge, "suit", (38.0, 45.0), 54.0);
                strength(svg, role, (160.0, 15.0), 0.6);
                field(svg, 86);
                put(svg, charge, "paper", (100.0, 156.0), 112.0);
                let place = Place { x: 100.0, y: 256.0, width: 172.0, size: 38.0 };
                lettering::line(svg, &titled(role), "paper", place);
            }
            Form::Explained => {
                svg.push_str(
                    "<path class='suit' d='M9 60 V18 A9 9 0 0 1 18 9 H182 A9 9 0 0 1 191 18 V60 Z'/>",
                );
                put(svg, charge, "paper", (32.0, 35.0), 38.0);
                let place = Place { x: 120.0, y: 44.0, width: 126.0, size: 28.0 };
                lettering::line(svg, &titled(role), "paper", place);
                svg.push_str("<rect class='rule' x='12' y='66' width='176' height='116' rx='4'/>");
                put(svg, charge, "suit", (100.0, 116.0), 82.0);
                discs(svg, role.strength());
                let place = Place { x: 100.0, y: 231.0, width: 168.0, size: 19.0 };
                lettering::lines(svg, in_short(role), "shade", place);
            }
        }
        if front.is_jester() {
            cap(svg, if form == Form::Explained { (168.0, 88.0) } else { (160.0, 112.0) });
        }
    })
}

fn titled(card: Card) -> String {
    let name = card.name();
    name[..1].to_uppercase() + &name[1..]
}

/// Draws the strength below a point.
fn strength(svg: &mut String, card: Card, (x, y): (f32, f32), scale: f32) {
    if let Some(digit) = rank(card.strength()) {
        let _ = write!(
            svg,
            "<g class='suit' transform='translate({x} {y}) scale({scale})'>{digit}</g>"
        );
    }
}

/// Draws the lower part of the card in its color.
fn field(svg: &mut String, top: u32) {
    let _ = write!(
        svg,
        "<path class='suit' d='M9 {top} H191 V262 A9 9 0 0 1 182 271 H18 A9 9 0 0 1 9 262 Z'/>"
    );
}

/// Draws as many discs as the strength.
fn discs(svg: &mut String, count: u8) {
    for number in 0..count {
        let x = 100.0 + 20.0 * (f32::from(number) - f32::from(count - 1) / 2.0);
        let _ = write!(svg, "<circle class='gold' cx='{x}' cy='171' r='7'/>");
    }
}

/// Draws a jester's cap on a round token.
fn cap(svg: &mut String, (x, y): (f32, f32)) {
    let _ = write!(svg, "<circle class='gold edge' stroke-width='3' cx='{x}' cy='{y}' r='27'/>");
    put(svg, CHARGES[Card::Jester as usize], "shade", (x, y), 36.0);
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
    let _ = write!(
        svg,
        "<g transform='scale({})'>\
         <path class='suit edge' stroke-width='4' stroke-linejoin='round' \
         d='M28 10 H72 L96 38 L50 94 L4 38 Z'/>\
         <path class='paper' fill-opacity='0.35' d='M28 10 H72 L64 38 H36 Z'/>\
         <path class='paper' fill-opacity='0.18' d='M4 38 H36 L50 94 Z'/>\
         <path class='line' stroke-opacity='0.45' fill='none' \
         d='M4 38 H96 M28 10 L36 38 L50 94 L64 38 L72 10'/></g></svg>",
        size as f32 / 100.0,
    );
    svg
}
