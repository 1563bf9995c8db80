//! Tests of special actions with three to six players (KN-14 to KN-17).

use cardkeep_core::engine::{Game, Outcome, Seat, Turn};
use cardkeep_core::games::knights_and_ninjas::{Event, Hand, Phase, Position};

use super::support::{Table, act, asked, gems, hand, last_discards, legal, listed, play, refused};

#[test]
fn kn14_every_rival_shows_a_card_and_one_is_taken() {
    let hands = ["herald", "2*soldier king", "", "soldier", "jester monk"];
    let mut position = Table::new(&hands).ready();
    act(&mut position, "special herald");
    assert_eq!(last_discards(&position, 1), ["herald"]);
    assert_eq!(position.public().phase, Phase::Show(Seat(1)));
    assert_eq!(listed(&position), ["show king", "show soldier"]);
    assert_eq!(refused(&position, "show monk"), "KN-3");
    assert_eq!(refused(&position, "take 1 king"), "KN-14");
    let events = act(&mut position, "show soldier");
    assert_eq!(events[0], Event::Decided { seat: Seat(1) });
    assert!(!events.iter().any(|event| matches!(event, Event::Shown { .. })), "unseen");
    assert_eq!(asked(&position), Seat(3), "who has no cards shows none");
    act(&mut position, "show soldier");
    // No one knows what others chose until all have.
    assert_eq!(position.view(Seat(4)).aside.iter().map(Hand::len).sum::<u8>(), 0);
    assert_eq!(position.view(Seat(1)).aside[Seat(1)], hand("soldier"));
    let events = act(&mut position, "show jester");
    let shown = events.iter().filter(|event| matches!(event, Event::Shown { .. }));
    assert_eq!(shown.count(), 3);
    assert_eq!((position.public().phase, asked(&position)), (Phase::Take, Seat(0)));
    assert_eq!(listed(&position), ["take 1 soldier", "take 3 soldier", "take 4 jester"]);
    assert_eq!(refused(&position, "take 1 king"), "KN-14");
    act(&mut position, "take 3 soldier");
    assert_eq!(*position.hand(Seat(0)), hand("soldier"));
    assert!(position.hand(Seat(3)).is_empty());
    assert_eq!(position.hand(Seat(4)), &hand("jester monk"), "the rest goes back");
    assert_eq!(position.public().mover, Seat(1), "KN-17");
    // All have seen them.
    for viewer in [0, 2, 3] {
        let view = position.view(Seat(viewer));
        assert_eq!(view.known[Seat(4)], hand("jester"), "seat {viewer}");
        assert_eq!(view.known[Seat(1)], hand("soldier"), "seat {viewer}");
    }
    assert_eq!(position.view(Seat(2)).known[Seat(0)], hand("soldier"), "taken before all eyes");
}

#[test]
fn kn14_a_herald_where_nobody_has_cards() {
    let mut position = Table::new(&["herald", "", ""]).ready();
    act(&mut position, "special herald");
    assert_eq!((position.public().mover, last_discards(&position, 1)), (Seat(1), vec!["herald"]));
}

#[test]
fn kn15_a_merchant_goes_to_a_rival_with_two_cards_for_a_gem() {
    let table = || Table::new(&["merchant", "king soldier ladder", "monk"]);
    let mut position = table().ready();
    assert_eq!(refused(&position, "special merchant 2"), "KN-15");
    assert_eq!(refused(&position, "special merchant 0"), "KN-15");
    assert_eq!(refused(&position, "special merchant 4"), "KN-15");
    assert_eq!(refused(&position, "special merchant"), "KN-15");
    let poor = table().gems(&[0, 8, 7]).ready();
    assert_eq!(refused(&poor, "special merchant 1"), "KN-15");
    let events = act(&mut position, "special merchant 1");
    assert!(events.contains(&Event::GemsPaid { from: Seat(0), to: Seat(1), gems: 1 }));
    assert_eq!((gems(&position), position.public().mover), (vec![4, 6, 5], Seat(1)));
    assert_eq!(position.hand(Seat(0)).len(), 1);
}

/// KN-15: the cards taken are random, and known to no one else.
#[test]
fn kn15_the_merchant_picks_blindly() {
    let mut taken = Hand::EMPTY;
    for seed in 0..200 {
        let table = Table::new(&["merchant", "king soldier", "monk"]).set("seed", seed.into());
        let mut position = table.ready();
        let events = act(&mut position, "special merchant 1");
        taken = taken.plus(position.hand(Seat(0)));
        let passed = |event: &&Event| matches!(event, Event::CardsPassed { .. });
        let passed = events.iter().find(passed).expect("cards went from hand to hand");
        let seen = |viewer| {
            let event = Position::seen_by(passed, Seat(viewer));
            matches!(event, Event::CardsPassed { cards: Some(_), count: 1, .. })
        };
        assert_eq!([0, 1, 2].map(seen), [true, true, false]);
    }
    assert!(taken.iter().all(|(_, count)| (70..=130).contains(&count)), "{taken:?}");
    assert_eq!(taken.kinds().count(), 2);
}

#[test]
fn kn15_the_gem_may_make_the_rival_win() {
    let table = Table::new(&["jester", "king soldier", "monk"]).gems(&[3, 9, 3]);
    let mut position = table.ready();
    act(&mut position, "special jester:merchant 1");
    assert_eq!(position.turn(), Turn::Over(Outcome::won_by([Seat(1)])));
    assert_eq!(position.hand(Seat(1)).len(), 2, "the match is over before cards are taken");
}

#[test]
fn kn16_a_monk_taxes_every_rival_with_a_castle() {
    let hands = ["monk", "2*soldier king", "knight ladder", "", "peasant"];
    let table = || {
        let table = Table::new(&hands).gems(&[5, 5, 5, 5, 5]);
        table.fort(0, "castle").fort(1, "castle archer").fort(3, "jester:castle").fort(4, "castle")
    };
    let mut position = table().ready();
    act(&mut position, "special monk");
    assert_eq!(position.public().phase, Phase::Pay(Seat(1)));
    assert_eq!(listed(&position), ["pay-card king", "pay-card soldier", "pay-gems"]);
    assert_eq!(refused(&position, "pay-card knight"), "KN-3");
    assert_eq!(refused(&position, "accept"), "KN-16");
    let events = act(&mut position, "pay-card soldier");
    assert!(events.is_empty(), "nobody sees that it pays in cards");
    assert_eq!(listed(&position), ["pay-card king", "pay-card soldier"]);
    assert_eq!(refused(&position, "pay-gems"), "KN-16");
    act(&mut position, "pay-card soldier");
    // Seat 2 has no castle. Seat 3 has no cards, seat 4 not enough.
    for seat in [3, 4] {
        assert_eq!(asked(&position), Seat(seat));
        assert_eq!(listed(&position), ["pay-gems"]);
        assert_eq!(gems(&position), [5, 5, 5, 5, 5], "all pay together");
        assert_eq!(position.view(Seat(2)).hand_sizes[Seat(1)], 3);
        act(&mut position, "pay-gems");
    }
    assert_eq!((gems(&position), position.public().mover), (vec![7, 5, 5, 4, 4], Seat(1)));
    assert_eq!(*position.hand(Seat(0)), hand("2*soldier"));
    // Only these two seats know the cards.
    assert_eq!(position.view(Seat(0)).known[Seat(1)], Hand::EMPTY);
    assert_eq!(position.view(Seat(1)).known[Seat(0)], hand("2*soldier"));
    assert_eq!(position.view(Seat(2)).known[Seat(0)], Hand::EMPTY);
}

/// KN-16: a player who can afford neither gives what it has; a player who has nothing is not asked.
#[test]
fn kn16_paying_with_what_there_is() {
    let hands = ["monk", "king", "", "soldier ladder"];
    let table = Table::new(&hands).gems(&[9, 0, 0, 0]).set("turn", 21.into());
    let table = table.fort(1, "castle").fort(2, "castle").fort(3, "castle");
    let mut json = table.json();
    json["gems"] = serde_json::json!([9, 0, 0, 11]);
    assert!(super::support::read(&json).is_err(), "somebody has won");
    let table = Table::new(&hands).gems(&[9, 0, 2, 9]);
    let mut position = table.fort(1, "castle").fort(2, "castle").fort(3, "castle").ready();
    act(&mut position, "special monk");
    assert_eq!((asked(&position), listed(&position)), (Seat(1), vec!["pay-card king".into()]));
    assert_eq!(refused(&position, "pay-gems"), "KN-16");
    act(&mut position, "pay-card king");
    assert_eq!((asked(&position), listed(&position)), (Seat(2), vec!["pay-gems".into()]));
    assert_eq!(refused(&position, "pay-card king"), "KN-16");
    act(&mut position, "pay-gems");
    play(&mut position, "pay-card ladder; pay-card soldier");
    assert_eq!(position.turn(), Turn::Over(Outcome::won_by([Seat(0)])), "KN-5: with ten gems");
    assert_eq!(*position.hand(Seat(0)), hand("king ladder soldier"));

    let table = Table::new(&["monk", "", "king"]).gems(&[9, 0, 6]).fort(1, "castle");
    let mut position = table.ready();
    act(&mut position, "special monk");
    assert_eq!((position.public().mover, gems(&position)), (Seat(1), vec![9, 0, 6]));
}

#[test]
fn kn16_a_monk_needs_a_rival_with_a_castle() {
    let position = Table::new(&["monk", "king", ""]).fort(0, "castle").fort(1, "archer").ready();
    assert_eq!(refused(&position, "special monk"), "KN-16");
    assert!(!listed(&position).contains(&"special monk".into()));
    assert_eq!(refused(&position, "special monk 1"), "KN-17");
}

/// KN-17: nothing else is played before or after, and no one can answer.
#[test]
fn kn17_special_actions_end_the_turn() {
    for action in ["special herald", "special merchant 1", "special monk"] {
        let table = Table::new(&["herald merchant monk castle", "2*king", ""]);
        let mut position = table.fort(1, "castle minstrel").ready();
        let mut fortified = position.clone();
        act(&mut fortified, "fortify castle");
        assert_eq!(refused(&fortified, action), "KN-17");
        act(&mut position, action);
        while position.public().mover == Seat(0) {
            let first = legal(&position)[0];
            position.apply(first).expect("legal");
        }
        assert_eq!(position.public().mover, Seat(1));
    }
}
