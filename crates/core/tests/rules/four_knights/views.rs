//! Tests of views and determinizations in Four Knights (C-4).

use std::collections::HashMap;

use cardkeep_core::cards::{Card, CardSet};
use cardkeep_core::engine::{Chance, Game};
use cardkeep_core::games::four_knights::{Action, Phase, Position, beats};
use serde_json::{Value, json};

use super::support::{
    FIRST, SECOND, act, at_hand, card, cards, deal, gain_less, last_hand, legal, read,
};

/// C-4: a seat that takes a card left by the other knows that the other knows it.
#[test]
fn a_card_taken_from_where_the_opponent_left_it_is_known_to_it() {
    let mut json = at_hand(4, ["2C 2D 2H 2S 3C 3D", "3H 3S 4C 4D 4H 4S"]);
    json["phase"] = json!({"swap": 0});
    // Seat 0 received less in hand 3; seat 1 did in hand 1, and then swapped with slot 2.
    for (hand, less) in [(0, 1), (2, 0)] {
        gain_less(&mut json, hand, less);
    }
    json["left_by"] = json!([null, 1, null, null]);
    let mut position = read(&json).expect("a position");
    let left = position.stockade()[1];
    assert_eq!(position.view(SECOND).stockade[1], Some(left));
    act(&mut position, "swap 2C 2");
    let view = position.view(SECOND);
    assert_eq!(view.opponent_holds, [left].into_iter().collect());
    assert_eq!(view.stockade[1], None, "what seat 0 left is not known");
    let mut chance = Chance::new(1);
    for _ in 0..50 {
        let imagined = Position::imagine(&view, &mut chance);
        assert!(imagined.hand(FIRST).contains(left));
    }
    assert_eq!(position.view(FIRST).exposed, [left].into_iter().collect());
    act(&mut position, &format!("commit {left}"));
    assert!(position.view(SECOND).opponent_holds.contains(left), "committed or still in hand");
    act(&mut position, "commit 3H");
    assert_eq!(position.view(SECOND).opponent_holds, CardSet::EMPTY, "now it lies in the open");
}

/// C-4: a pressed player without an answer has shown that it holds none (FN-6, FN-7).
#[test]
fn having_no_answer_shows_what_is_not_held() {
    let mut position = last_hand("9H 2C 3C 4C 5C 6C", "8D 2S 3S 4S 5S 6S");
    act(&mut position, "commit 9H");
    act(&mut position, "commit 8D");
    let view = position.view(FIRST);
    let higher_reds = cards("TH JH QH KH AH TD JD QD KD AD");
    let clubs = Card::all().filter(|card| beats(*card, self::card("9H")));
    assert_eq!(view.opponent_lacks, clubs.collect());
    assert_eq!(view.opponent_lacks.intersection(higher_reds), higher_reds);
    let mut chance = Chance::new(1);
    for _ in 0..50 {
        let imagined = Position::imagine(&view, &mut chance);
        assert!(imagined.hand(SECOND).intersection(view.opponent_lacks).is_empty());
    }
    assert_eq!(
        read(&at_hand(1, ["9H", "8D"])).expect("a position").view(FIRST).opponent_lacks,
        CardSet::EMPTY
    );
}

/// C-4: shuffling what a seat can't see, by hand and not by `imagine`, does not change its view.
#[test]
fn a_view_does_not_depend_on_hidden_cards() {
    for seed in 0..50 {
        let position = deal(seed);
        let mut json = serde_json::to_value(&position).expect("JSON");
        let hidden = [json["hands"][1].clone(), json["stockade"].clone(), json["deck"].clone()];
        let mut hidden: Vec<Value> =
            hidden.iter().flat_map(|list| list.as_array().expect("a list").clone()).collect();
        Chance::new(seed).shuffle(&mut hidden);
        json["hands"][1] = json!(hidden[..6]);
        json["stockade"] = json!(hidden[6..10]);
        json["deck"] = json!(hidden[10..]);
        let other = read(&json).expect("a position");
        assert_ne!(other, position);
        assert_eq!(other.view(FIRST), position.view(FIRST));
    }
}

/// C-4: all determinizations of a view are equally likely.
#[test]
fn imagined_cards_are_spread_evenly() {
    const DRAWS: usize = 6000;
    let mut position = deal(5);
    let mut chance = Chance::new(5);
    // Continue until seat 0 has committed and seat 1 knows a card it lacks.
    while position.public().phase != Phase::Commit(SECOND)
        || position.view(SECOND).opponent_lacks.is_empty()
    {
        let action = chance.pick(&legal(&position)).expect("the match goes on");
        position.apply(action).expect("legal");
    }
    let view = position.view(SECOND);
    let possible = view.unseen().minus(view.opponent_lacks);
    let held = view.opponent_cards + 1;
    let (mut in_hand, mut committed, mut stockade) =
        (HashMap::new(), HashMap::new(), HashMap::new());
    for _ in 0..DRAWS {
        let world = Position::imagine(&view, &mut chance);
        for card in world.hand(FIRST).iter().chain(world.committed(FIRST)) {
            *in_hand.entry(card).or_insert(0) += 1;
        }
        *committed.entry(world.committed(FIRST).expect("committed")).or_insert(0) += 1;
        *stockade.entry(world.stockade()[0]).or_insert(0) += 1;
    }
    let even = |counts: &HashMap<Card, usize>, cards: CardSet, expected: f64| {
        for card in cards {
            let count = counts.get(&card).copied().unwrap_or(0) as f64;
            let spread = 5.0 * expected.sqrt();
            assert!((count - expected).abs() < spread, "{card}: {count}, expected {expected}");
        }
    };
    let draws = DRAWS as f64;
    even(&in_hand, possible, draws * held as f64 / possible.len() as f64);
    even(&committed, possible, draws / possible.len() as f64);
    // A card that the opponent can't hold is certainly in the deck or the Stockade.
    let unheld = view.unseen().len() - held;
    even(&stockade, view.unseen().intersection(view.opponent_lacks), draws / unheld as f64);
}

/// C-4: a commitment enters the history when both are revealed.
#[test]
fn the_history_holds_only_what_both_players_saw_fn4() {
    let mut position = last_hand("9H 2C 3C 4C 5C 6C", "8D 2S 3S 4S 5S 6S");
    act(&mut position, "commit 9H");
    assert!(position.view(SECOND).public.history.is_empty());
    act(&mut position, "commit 8D");
    let commit = |seat, name| (seat, Action::Commit(card(name)));
    for seat in [FIRST, SECOND] {
        let history: Vec<_> = position.view(seat).public.history.iter().collect();
        assert_eq!(history, [commit(FIRST, "9H"), commit(SECOND, "8D")]);
    }
}
