//! The twelve court cards: a figure for every rank and suit, composed of its own drawing and of the
//! parts its rank shares.
//!
//! A figure's file in `assets/cards/courts` refers to the shared parts as `#face`, `#robe`, `#fist`
//! and `#pip`, so that it decides what covers what.

use std::fmt::Write as _;

use super::fragments::{SUITS, fragment};
use cardkeep_core::cards::{Rank, Suit};

/// The field behind a picture, notched for the indices.
const PANEL: &str = fragment!("courts/panel");

/// Drawings of one rank.
struct Court {
    /// A pattern in the color of the sheet, which may extend beyond the field.
    ground: &'static str,
    face: &'static str,
    robe: &'static str,
    /// In the order of suits.
    figures: [&'static str; 4],
}

const JACK: Court = Court {
    ground: fragment!("courts/jack-ground"),
    face: fragment!("courts/jack-face"),
    robe: fragment!("courts/jack-robe"),
    figures: [
        fragment!("courts/jack-club"),
        fragment!("courts/jack-diamond"),
        fragment!("courts/jack-heart"),
        fragment!("courts/jack-spade"),
    ],
};

const QUEEN: Court = Court {
    ground: fragment!("courts/queen-ground"),
    face: fragment!("courts/queen-face"),
    robe: fragment!("courts/queen-robe"),
    figures: [
        fragment!("courts/queen-club"),
        fragment!("courts/queen-diamond"),
        fragment!("courts/queen-heart"),
        fragment!("courts/queen-spade"),
    ],
};

const KING: Court = Court {
    ground: fragment!("courts/king-ground"),
    face: fragment!("courts/king-face"),
    robe: fragment!("courts/king-robe"),
    figures: [
        fragment!("courts/king-club"),
        fragment!("courts/king-diamond"),
        fragment!("courts/king-heart"),
        fragment!("courts/king-spade"),
    ],
};

/// In the order of suits.
const ACES: [&str; 4] = [
    fragment!("aces/club"),
    fragment!("aces/diamond"),
    fragment!("aces/heart"),
    fragment!("aces/spade"),
];

/// Draws an ace's ornament and its suit.
pub(super) fn ace(svg: &mut String, suit: Suit) {
    framed(svg, &[("pip", SUITS[suit as usize])], fragment!("aces/ground"), ACES[suit as usize]);
}

/// Draws the figure of a court card.
pub(super) fn figure(svg: &mut String, rank: Rank, suit: Suit) {
    let court = match rank {
        Rank::Jack => &JACK,
        Rank::Queen => &QUEEN,
        _ => &KING,
    };
    let parts = [
        ("face", court.face),
        ("robe", court.robe),
        ("fist", fragment!("courts/fist")),
        ("pip", SUITS[suit as usize]),
    ];
    framed(svg, &parts, court.ground, court.figures[suit as usize]);
}

/// Draws a picture on the field, with the parts it refers to.
fn framed(svg: &mut String, parts: &[(&str, &str)], ground: &str, picture: &str) {
    let _ = write!(svg, "<defs><g id='panel'>{PANEL}</g>");
    for (id, part) in parts {
        let _ = write!(svg, "<g id='{id}'>{part}</g>");
    }
    let _ = write!(
        svg,
        "</defs><use href='#panel' class='ground'/>{ground}{picture}<use href='#panel' class='frame'/>"
    );
}
