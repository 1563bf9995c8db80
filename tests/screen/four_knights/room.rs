//! Screen tests of layout: names, positions and sizes at the table of Four Knights.

use cardkeep_core::cards::Card;
use cardkeep_core::engine::Seat;
use cardkeep_core::games::four_knights::{Phase, Position};
use slint::ComponentHandle;
use slint::platform::Key;

use super::support::{Screen, is_pressed, mine};
use crate::driver::bounds::{PHONES, controls_are_large_enough, finger};

/// Every control has a name and is large enough for a finger.
#[test]
fn every_control_is_labelled_and_large_enough() {
    let screen = Screen::open();
    type Stop = fn(&Position) -> bool;
    let moments: [Stop; 4] = [
        |now| now.public().phase == Phase::Commit(Seat(0)) && now.hand_number() == 2,
        is_pressed,
        |now| now.public().phase == Phase::Swap(Seat(0)),
        |now| now.public().phase == Phase::Forfeit(Seat(0)),
    ];
    for (n, stop) in moments.into_iter().enumerate() {
        screen.rehearse(stop);
        for (width, height) in PHONES {
            screen.resize(width, height);
            let at = format!("moment {n}, {width} x {height}");
            controls_are_large_enough(&screen, 4, &at, finger);
        }
    }
}

#[test]
fn the_keyboard_frames_no_more_of_a_card_than_is_seen() {
    let screen = Screen::open();
    let before = screen.begin(13);
    screen.key(Key::RightArrow);
    let pointed = screen.app.window().global::<cardkeep_ui::Table>().get_pointed();
    let left = |card: &Card| screen.card(*card).absolute_position().x;
    let mut lefts: Vec<f32> = mine(&before).iter().map(left).collect();
    lefts.sort_by(f32::total_cmp);
    assert!((pointed.x - lefts[0]).abs() < 1.0);
    assert!(pointed.x + pointed.width <= lefts[1] + 1.0, "{pointed:?} {lefts:?}");
}
