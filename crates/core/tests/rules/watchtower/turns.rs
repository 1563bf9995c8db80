//! Tests of the deal, burning and turns (WT-1 to WT-7).

use cardkeep_core::cards::{Card, CardSet, Rank};
use cardkeep_core::engine::{Game, Seat, Setup, Turn};
use cardkeep_core::games::watchtower::{
    Action, Event, Fort, Options, Phase, Position, Siege, is_high, of_rank,
};
use serde_json::json;

use super::support::{
    act, army, bottom, card, cards, deal, fight, fort, legal, legal_with, list, read, refused,
    scene, scene_with_rest, set, shown, turn_of, write,
};

#[test]
fn wt1_four_cards_in_each_fort_and_army_and_the_rest_in_the_barracks() {
    for seats in 2..=4 {
        let position = deal(seats, 1);
        for seat in Seat::all(seats) {
            assert_eq!(position.public().players[seat].fort.len(), 4);
            assert_eq!(position.public().players[seat].army.len(), 4);
        }
        assert_eq!(position.barracks().len(), 52 - 8 * usize::from(seats));
        assert!(position.barracks().open().is_empty(), "face down");
    }
    assert!(card("AS").rank() > card("KH").rank(), "aces are high");
    assert_eq!(cards("2C 7D TS JH QH KC AD").iter().filter(|card| is_high(*card)).count(), 4);
}

#[test]
fn wt2_cards_of_a_rank_are_a_tower_with_the_latest_on_top() {
    let fort: Fort = list("5H 9C 5D 2S 5C").into_iter().collect();
    assert_eq!((fort.height(Rank::Five), fort.height(Rank::Nine)), (3, 1));
    assert_eq!(fort.tower(Rank::Five).collect::<Vec<Card>>(), list("5H 5D 5C"));
    assert!(fort.is_top(card("5C")) && fort.is_top(card("9C")));
    assert!(!fort.is_top(card("5D")) && !fort.is_top(card("5S")));
    let tops: Vec<(Card, usize)> = fort.tops().collect();
    assert_eq!(tops, [(card("5C"), 3), (card("2S"), 1), (card("9C"), 1)]);
    assert_eq!(fort.complete(), None);
    let fort: Fort = list("9C 2S 2H 2D 2C").into_iter().collect();
    assert_eq!(fort.complete(), Some(Rank::Two));
}

/// Returns a position before the first turn in which a seat was dealt four of a kind.
fn dealt_four(seat: usize) -> serde_json::Value {
    let forts = ["2C 9D 4H 8S", "3C 9H 4S 8D"];
    let mut forts = forts.map(String::from);
    forts[seat] = "5C 5D 5H 5S".into();
    let mut json = scene(&[&forts[0], &forts[1]], &["TC TD 6C 6D", "TH JS QD KC"], "2D 3D");
    for player in json["players"].as_array_mut().expect("players") {
        player["turns"] = json!(0);
        player["campaign"] = json!(false);
    }
    json["phase"] = json!({"opening": 0});
    json["siege"] = json!(null);
    json
}

/// R: a dealt four of a kind is completed on that player's first turn, from the barracks.
#[test]
fn wt2_four_of_a_kind_dealt_are_fought_for_on_the_first_turn() {
    let mut position = read(&dealt_four(0)).expect("a position");
    act(&mut position, "skip-burn");
    let events = act(&mut position, "skip-burn");
    // The turn begins, its card is picked up, and the top card of the four is in the middle.
    assert_eq!(events[1], Event::TurnBegan { seat: Seat(0), turn: 1 });
    assert!(matches!(events[2], Event::PickedUp { count: 1, .. }));
    assert_eq!(events[3], Event::FreeForAll { builder: Seat(0), card: card("5S") });
    assert_eq!(position.in_the_middle(), Some(card("5S")));
    assert_eq!(fort(&position, 0), list("5C 5D 5H"));
    assert_eq!(army(&position, 0), cards("TC TD 6C 6D 2D"));

    let mut position = read(&dealt_four(1)).expect("a position");
    act(&mut position, "skip-burn");
    act(&mut position, "skip-burn");
    assert_eq!(turn_of(&position), Some(0));
    // It can't be broken before.
    assert_eq!(refused(&position, "challenge 1 5S 1"), "WT-19");
    assert!(legal_with(&position, "challenge").is_empty());
    let events = act(&mut position, "end-turn");
    assert!(events.contains(&Event::FreeForAll { builder: Seat(1), card: card("5S") }));

    let mut position = read(&dealt_four(0)).expect("a position");
    act(&mut position, "burn 5D");
    act(&mut position, "skip-burn");
    assert_eq!(turn_of(&position), Some(0), "three are no watchtower");
}

#[test]
fn wt3_a_burned_card_is_replaced_by_the_top_card() {
    let mut position = set(&["5C 9D", "3C"], &["2C", "4C"], "KD 8D");
    let before = position.barracks().len();
    let events = act(&mut position, "burn 5C");
    assert_eq!(bottom(&position, 1), list("5C"));
    assert_eq!((army(&position, 0), fort(&position, 0)), (cards("2C KD"), list("9D")));
    assert_eq!(position.barracks().len(), before);
    assert_eq!(events[0], Event::Burned { seat: Seat(0), card: card("5C") });
    let picked = |cards| Event::PickedUp { seat: Seat(0), count: 1, cards, open: CardSet::EMPTY };
    assert_eq!(events[1], picked(Some(cards("KD"))));
    assert_eq!(Position::seen_by(&events[1], Seat(0)), events[1]);
    assert_eq!(Position::seen_by(&events[1], Seat(1)), picked(None));
}

#[test]
fn wt3_a_burned_royal_or_ace_is_replaced_by_two() {
    for high in ["JC", "QC", "KC", "AC"] {
        let mut position = set(&[high, "3C"], &["2C", "4C"], "KD 8D TD");
        act(&mut position, &format!("burn {high}"));
        assert_eq!(army(&position, 0), cards("2C KD 8D"));
    }
    let mut position = set(&["TC", "3C"], &["2C", "4C"], "KD 8D 9D");
    act(&mut position, "burn TC");
    assert_eq!(army(&position, 0), cards("2C KD"));
}

/// R: the burned card goes under the barracks first, so it may be the second one picked up.
#[test]
fn wt3_the_last_card_of_the_barracks_and_the_burned_one() {
    let json = scene_with_rest(&["KC 5C", "3C"], &["2C", "4C"], "8D", 1);
    let mut position = read(&json).expect("a position");
    assert_eq!(position.barracks().len(), 1);
    let events = act(&mut position, "burn KC");
    assert_eq!(army(&position, 0), cards("2C 8D KC"));
    assert!(position.barracks().is_empty());
    // Everyone saw the king go there.
    assert_eq!(shown(&position, 0), cards("KC"));
    let Event::PickedUp { open, count: 2, .. } = events[1] else { panic!("{events:?}") };
    assert_eq!(open, cards("KC"));
}

#[test]
fn wt3_not_of_a_rank_of_which_another_has_two() {
    let position = set(&["5C 9D 4C 4D", "5D 5H 9S", "2C"], &["2D", "2H", "2S"], "");
    assert_eq!(legal_with(&position, "burn"), ["burn 4C", "burn 4D", "burn 9D"]);
    assert_eq!(refused(&position, "burn 5C"), "WT-3");
    assert_eq!(refused(&position, "burn 9S"), "WT-3");
}

#[test]
fn wt3_not_with_empty_barracks() {
    let json = scene_with_rest(&["KC 5C", "3C"], &["2C", "4C"], "", 1);
    let position = read(&json).expect("a position");
    assert!(legal_with(&position, "burn").is_empty());
    assert_eq!(refused(&position, "burn KC"), "WT-3");
}

#[test]
fn wt4_each_may_burn_one_card_before_the_first_turn_in_seat_order() {
    for seats in 2..=4 {
        for seed in 0..20 {
            let mut position = deal(seats, seed);
            for seat in Seat::all(seats) {
                assert_eq!(position.public().phase, Phase::Opening(seat));
                let all = legal(&position);
                assert!(all.contains(&Action::SkipBurn));
                for action in &all {
                    assert!(matches!(action, Action::SkipBurn | Action::Burn(_)), "{action}");
                }
                assert_eq!(refused(&position, "end-turn"), "WT-4");
                assert_eq!(refused(&position, "pick 1"), "WT-4");
                // Even seats burn, if the others' towers allow it.
                let burn = all[1..].first().filter(|_| seat.0 % 2 == 0);
                position.apply(*burn.unwrap_or(&Action::SkipBurn)).expect("legal");
            }
            assert_eq!(position.public().current, position.public().first);
            assert_eq!(position.public().players[position.public().first].turns, 1);
        }
    }
}

#[test]
fn wt4_towers_of_others_are_respected_wt3() {
    let mut json = dealt_four(0);
    json["players"][0]["fort"] = json!(["5C", "5D", "2C", "8S"]);
    json["players"][1]["fort"] = json!(["5H", "8C", "8H", "9S"]);
    let rest = CardSet::FULL.minus(cards("5C 5D 2C 8S 5H 8C 8H 9S TC TD 6C 6D TH JS QD KC"));
    json["barracks"]["cards"] = json!(rest);
    let mut position = read(&json).expect("a position");
    assert_eq!(legal_with(&position, "burn"), ["burn 2C", "burn 5C", "burn 5D"]);
    assert_eq!(refused(&position, "burn 8S"), "WT-3");
    act(&mut position, "burn 5C");
    // A single 5 is not a tower any more.
    assert_eq!(refused(&position, "burn 5C"), "WT-3");
    let expected = ["burn 5H", "burn 8C", "burn 8H", "burn 9S"];
    assert_eq!(legal_with(&position, "burn"), expected);
}

/// R: the first player comes from the seed.
#[test]
fn wt5_the_first_player_is_chosen_by_the_seed() {
    for seats in 2..=4 {
        let firsts: Vec<Seat> = (0..200).map(|seed| deal(seats, seed).public().first).collect();
        for seat in Seat::all(seats) {
            let count = firsts.iter().filter(|first| **first == seat).count();
            assert!(count > 150 / usize::from(seats) - 10, "{seat} of {seats} begins {count}");
        }
    }
}

#[test]
fn wt5_a_turn_begins_with_a_card_from_the_barracks_and_goes_clockwise() {
    let mut position = set(&["5C", "3C", "9C"], &["2C", "4C", "6C"], "KD 8D TD 2H");
    for (seat, picked) in [(1, "KD"), (2, "8D"), (0, "TD"), (1, "2H")] {
        let before = army(&position, seat);
        let events = act(&mut position, "end-turn");
        assert_eq!(turn_of(&position), Some(seat));
        assert_eq!(army(&position, seat).minus(before), cards(picked));
        assert!(matches!(events[0], Event::TurnBegan { seat: s, .. } if s == Seat(seat)));
    }
}

/// R: with empty barracks a turn begins with nothing.
#[test]
fn wt5_nothing_from_empty_barracks() {
    let json = scene_with_rest(&["KC 5C", "3C"], &["2C", "4C"], "", 0);
    let mut position = read(&json).expect("a position");
    let events = act(&mut position, "end-turn");
    assert_eq!(army(&position, 1), cards("4C"));
    assert_eq!(events, [Event::TurnBegan { seat: Seat(1), turn: 5 }]);
}

#[test]
fn wt6_army_cards_are_placed_in_any_order_and_as_often_as_liked() {
    let mut position = set(&["5C 9D", "3C"], &["2C 5D 8H KS", "4C"], "TD JD");
    assert_eq!(refused(&position, "place 9D"), "WT-6");
    assert_eq!(refused(&position, "place 4C"), "WT-6");
    let events = act(&mut position, "place 5D");
    assert_eq!(events, [Event::Placed { seat: Seat(0), card: card("5D"), height: 2 }]);
    act(&mut position, "place KS");
    // The card that was just placed may be burned.
    act(&mut position, "burn KS");
    act(&mut position, "place TD");
    act(&mut position, "place 2C");
    assert_eq!(fort(&position, 0), list("5C 9D 5D TD 2C"));
    assert_eq!(army(&position, 0), cards("8H JD"));
    assert_eq!(turn_of(&position), Some(0));
}

#[test]
fn wt6_one_card_is_burned_a_turn() {
    let mut position = set(&["5C 9D 8C", "3C"], &["2C", "4C"], "");
    act(&mut position, "burn 5C");
    assert!(legal_with(&position, "burn").is_empty());
    assert_eq!(refused(&position, "burn 9D"), "WT-6");
    assert_eq!(refused(&position, "skip-burn"), "WT-4");
    act(&mut position, "end-turn");
    act(&mut position, "end-turn");
    assert_eq!(legal_with(&position, "burn").len(), 2, "a new turn");
}

/// R: no action takes a card of the player's own fort back into the army.
#[test]
fn wt6_fort_cards_do_not_go_back_to_the_army() {
    let position = set(&["5C 9D 8C", "3C"], &["2C", "4C"], "");
    for action in legal(&position) {
        let mut after = position.clone();
        after.apply(action).expect("legal");
        assert!(army(&after, 0).intersection(cards("5C 9D 8C")).is_empty(), "{action}");
    }
}

#[test]
fn wt7_one_challenge_a_turn() {
    let mut position = set(&["5C", "3C 9C", "TS"], &["KC KD QC", "4C 6C 8C", "2S"], "");
    fight(&mut position, "challenge 1 3C 1", "KC", "4C");
    assert_eq!(turn_of(&position), Some(0), "it has won and may go on");
    assert_eq!(refused(&position, "challenge 1 9C 1"), "WT-7");
    assert_eq!(refused(&position, "challenge 2 TS 1"), "WT-7");
    assert_eq!(refused(&position, "campaign-battle 2"), "WT-7");
    assert!(legal_with(&position, "challenge").is_empty());
}

#[test]
fn wt7_a_turn_ends_with_the_challenge_or_without_one() {
    // Lost and tied challenges end the turn at once.
    for (attacking, defending) in [("2C", "4C"), ("4D", "4C")] {
        let mut position = set(&["5C", "3C"], &["2C 4D", "4C 6C"], "");
        fight(&mut position, "challenge 1 3C 1", attacking, defending);
        assert_eq!(turn_of(&position), Some(1));
    }
    let mut position = set(&["5C", "3C"], &["2C 4D", "4C 6C"], "");
    act(&mut position, "end-turn");
    assert_eq!(turn_of(&position), Some(1));
    assert_eq!(position.turn(), Turn::Seat(Seat(1)));
}

#[test]
fn options_are_short_as_given_and_double_wt24() {
    let all: Vec<Siege> = Position::variants().iter().map(|options| options.siege).collect();
    assert_eq!(all, [Siege::AsGiven, Siege::Short, Siege::Double]);
    let names = all.iter().map(|siege| json!(Options { siege: *siege }).to_string());
    let expected = [r#"{"siege":"as-given"}"#, r#"{"siege":"short"}"#, r#"{"siege":"double"}"#];
    assert!(names.eq(expected));
    assert_eq!(serde_json::from_str::<Options>("{}").expect("options"), Options::default());
    assert!(serde_json::from_str::<Options>(r#"{"siege":"long"}"#).is_err());
    let rounds = |siege: Siege| [2, 3, 4].map(|seats| siege.rounds(seats));
    assert_eq!(rounds(Siege::AsGiven), [40, 30, 25]);
    assert_eq!(rounds(Siege::Short), [20, 15, 12]);
    assert_eq!(rounds(Siege::Double), [80, 60, 50]);
    for options in Position::variants() {
        let position = Position::deal(&Setup::new(3, options), 5);
        assert_eq!(position.setup(), Setup::new(3, options));
        assert_eq!(read(&write(&position)), Ok(position));
    }
}

#[test]
fn ranks_have_four_cards() {
    for rank in Rank::ALL {
        let all: CardSet = Card::all().filter(|card| card.rank() == rank).collect();
        assert_eq!(of_rank(rank), all);
    }
}
