//! Tests of what a player's next turn may bring (WT-16, WT-17, WT-24).

use cardkeep_core::cards::Rank;
use cardkeep_core::engine::{Game, Seat};
use serde_json::json;

use super::support::{act, read, scene, set};

/// Three of a rank in the fort need the fourth, which may be in the army (WT-17).
#[test]
fn wt17_a_triple_may_become_a_watchtower() {
    let may = |forts: &[&str], armies: &[&str], seat: u8| {
        set(forts, armies, "").view(Seat(0)).may_complete(Seat(seat))
    };
    let five = Some(Rank::Five);
    assert_eq!(may(&["2C", "5C 5D 5H"], &["7C", "KC"], 1), five);
    assert_eq!(may(&["2C", "5C 5D"], &["7C", "KC"], 1), None);
    assert_eq!(may(&["2C", "5C 5D 5H"], &["5S", "KC"], 1), None, "the player holds it");
    assert_eq!(may(&["5S", "5C 5D 5H"], &["7C", "KC"], 1), five, "it can be attacked (WT-8)");
    assert_eq!(may(&["5S", "5C 5D 5H"], &["7C", ""], 1), None, "not without an army (WT-9)");
    // The player knows its own army.
    assert_eq!(may(&["5C 5D 5H", "2C"], &["7C", "KC"], 0), None);
    assert_eq!(may(&["5C 5D 5H", "2C"], &["5S", "KC"], 0), five);
}

/// A card that everyone knows to be in another army is out of reach (WT-12).
#[test]
fn wt17_a_fourth_card_seen_elsewhere_is_no_threat() {
    let mut json = scene(&["2C", "5C 5D 5H", "3C"], &["7C", "KC", "5S"], "");
    json["players"][2]["shown"] = json!(["5S"]);
    let position = read(&json).expect("a position");
    assert_eq!(position.view(Seat(0)).may_complete(Seat(1)), None);
}

/// A burned fourth card is at the bottom of the barracks (WT-3).
#[test]
fn wt3_a_burned_fourth_card_is_no_threat() {
    let mut position = set(&["5S 2C", "5C 5D", "3C"], &["7C", "5H KC", "QC"], "");
    let tall = |position: &cardkeep_core::games::watchtower::Position| {
        let view = position.view(Seat(0));
        (view.tallest_tower(Seat(1)), view.may_complete(Seat(1)))
    };
    assert_eq!(tall(&position), (2, None));
    act(&mut position, "end-turn");
    act(&mut position, "place 5H");
    assert_eq!(tall(&position), (3, Some(Rank::Five)));
    assert!(!position.view(Seat(0)).is_last_stand(Seat(0)));
}

/// Without a fort card a lost battle is final (WT-16).
#[test]
fn wt16_an_empty_fort_is_a_last_stand() {
    let view = set(&["", "3C"], &["KC QC", "2D 4D"], "").view(Seat(1));
    assert!(view.is_last_stand(Seat(0)) && !view.is_last_stand(Seat(1)));
}
