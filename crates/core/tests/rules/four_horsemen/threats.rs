//! Tests of hands that may end the match (FH-9, FH-15).

use cardkeep_core::engine::Seat;
use cardkeep_core::games::four_horsemen::Position;
use serde_json::json;

use super::support::{death_of_a_winner, read, start};

fn may_win(position: &Position) -> [bool; 3] {
    [0, 1, 2].map(|seat| position.public().may_win_with_hand(Seat(seat)))
}

/// The third Favor wins the match (FH-15), but not for a seat that is out of the hand (FH-9).
#[test]
fn fh15_the_third_favor_wins() {
    let mut json = start(&["1F", "2F", "3F"]);
    (json["favor"], json["hand"]) = (json!([2, 1, 2]), json!(6));
    assert_eq!(may_win(&read(&json).expect("a position")), [true, false, true]);

    let mut json = serde_json::to_value(death_of_a_winner().0).expect("it has JSON");
    (json["favor"], json["hand"]) = (json!([2, 1, 2]), json!(6));
    assert_eq!(may_win(&read(&json).expect("a position")), [false, false, true]);
}
