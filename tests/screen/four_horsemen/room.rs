//! Screen tests of layout: names, positions and sizes at the table of Four Horsemen.

use cardkeep_core::engine::{Game, Seat, Turn};
use cardkeep_core::games::four_horsemen::Position;

use super::support::{GAME, ME, NAMES, Screen, new_match, plays_freely};
use crate::driver::bounds::{
    Bounds, PHONES, apart, bounds, controls_are_large_enough, finger, holds, panels,
};

/// Every control has a name and is large enough for a finger.
#[test]
fn every_control_is_labelled_and_large_enough() {
    let screen = Screen::open(GAME);
    for seats in 2..=4 {
        for (width, height) in PHONES {
            screen.resize(width, height);
            screen.rehearse(new_match(seats), plays_freely);
            let at = format!("{seats} seats, {width} x {height}");
            controls_are_large_enough(&screen, 4, &at, finger);
            let position = screen.position();
            assert!(matches!(position.turn(), Turn::Seat(ME)));
        }
    }
}

/// In every window the panels do not overlap, and each holds its cards, all visible and large
/// enough to read.
#[test]
fn panels_stand_apart_and_hold_their_cards() {
    let screen = Screen::open(GAME);
    let sizes = [(320, 480), (360, 640), (768, 1024), (640, 360), (1024, 768)];
    for seats in 2..=4 {
        let late = |now: &Position| plays_freely(now) && now.hand(ME).len() == 3;
        let before = screen.rehearse(new_match(seats), late);
        for (width, height) in sizes.into_iter().chain([(2560, 1440)]) {
            screen.resize(width, height);
            screen.wait();
            let at = format!("{seats} seats, {width} x {height}");
            let table = (0.0, 0.0, width as f32, height as f32);
            let panels = panels(&screen, &NAMES[..usize::from(seats)], table, &at);
            for (seat, panel) in Seat::all(seats).zip(&panels) {
                let pile = before.public().piles[seat].cards();
                let cards: Vec<Bounds> =
                    pile.iter().map(|card| bounds(&screen, &card.name())).collect();
                for (n, card) in cards.iter().enumerate() {
                    assert!(holds(*panel, *card), "{} of {seat}: {card:?}, {at}", pile[n]);
                    assert!(cards[n + 1..].iter().all(|other| apart(*card, *other)), "{at}");
                    let least = if width.min(height) < 360 { 25.0 } else { 33.0 };
                    assert!(card.2 - card.0 >= least, "{} of {seat}: {card:?}, {at}", pile[n]);
                }
            }
        }
    }
}
