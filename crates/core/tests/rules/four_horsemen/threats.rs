//! Tests of hands that may end the match (FH-9, FH-15).

use cardkeep_core::engine::Seat;
use cardkeep_core::games::four_horsemen::{FAVOR_TO_WIN, Position};
use serde_json::json;

use super::support::{death_of_a_winner, read, start};

fn near(position: &Position) -> [bool; 3] {
    [0, 1, 2].map(|seat| position.public().needs_one_favor(Seat(seat)))
}

/// The third Favor wins the match (FH-15), also for a seat that is out of this hand (FH-9). Once a seat has
/// it, no one needs any more.
#[test]
fn fh15_the_third_favor_wins() {
    let mut json = start(&["1F", "2F", "3F"]);
    (json["favor"], json["hand"]) = (json!([2, 1, 2]), json!(6));
    assert_eq!(near(&read(&json).expect("a position")), [true, false, true]);

    let mut json = serde_json::to_value(death_of_a_winner().0).expect("it has JSON");
    (json["favor"], json["hand"]) = (json!([2, 1, 2]), json!(6));
    let position = read(&json).expect("a position");
    assert_eq!(near(&position), [true, false, true]);

    let mut won = position.public().clone();
    won.favor[Seat(2)] = FAVOR_TO_WIN;
    assert!(!Seat::all(3).into_iter().any(|seat| won.needs_one_favor(seat)));
}
