//! Tests of views and determinizations in Four Horsemen (C-4).

use std::collections::HashMap;

use cardkeep_core::engine::{Chance, Game, Seat, Turn};
use cardkeep_core::games::four_horsemen::{Card, CardSet, Played, Position};

use super::support::{act, card, cards, deal, random_matches, started};

/// C-4: what a view says of the Fate deck is true, and no more than the rules allow.
#[test]
fn cards_below_the_opening_one_lie_in_the_fate_deck_fh4() {
    let mut known = 0;
    random_matches(2, |_, _, position, _| {
        let dealt: CardSet =
            position.fate().iter().filter(|(_, by)| by.is_none()).map(|(card, _)| card).collect();
        for seat in [Seat(0), Seat(1)] {
            let in_fate = position.view(seat).in_fate;
            assert!(in_fate.minus(dealt).is_empty());
            match position.public().opening {
                Some(opening) => assert_eq!(in_fate, dealt.intersection(CardSet::below(opening))),
                None => assert!(in_fate.is_empty() || position.public().leader == seat),
            }
            known += in_fate.len();
        }
    });
    assert!(known > 100);
}

/// C-4: all determinizations of a view are equally likely.
#[test]
fn imagined_cards_are_spread_evenly() {
    const DRAWS: usize = 6000;
    let mut position = started(&["2P 3P", "2F 3F"]);
    // The opening 2F implies that 1F, 1P, 1W and 1D are in the Fate deck.
    act(&mut position, "play 2F");
    act(&mut position, "fate 3P");
    let view = position.view(Seat(1));
    assert!(view.in_fate.minus(cards("1F 1P 1W 1D")).is_empty() && view.in_fate.len() >= 3);
    let mut chance = Chance::new(5);
    let (mut held, mut put, mut next) = (HashMap::new(), HashMap::new(), HashMap::new());
    for _ in 0..DRAWS {
        let world = Position::imagine(&view, &mut chance);
        world.hand(Seat(0)).iter().for_each(|card| *held.entry(card).or_insert(0) += 1);
        let fate: Vec<(Card, Option<Seat>)> = world.fate().iter().collect();
        *put.entry(fate[0].0).or_insert(0) += 1;
        *next.entry(fate[7].0).or_insert(0) += 1;
    }
    let even = |counts: &HashMap<Card, usize>, cards: CardSet, expected: f64| {
        for card in cards {
            let count = counts.get(&card).copied().unwrap_or(0) as f64;
            let spread = 5.0 * expected.sqrt();
            assert!((count - expected).abs() < spread, "{card}: {count}, expected {expected}");
        }
    };
    let (draws, unseen) = (DRAWS as f64, view.unseen());
    assert!(unseen.intersection(view.in_fate).is_empty());
    even(&held, unseen, draws * 7.0 / unseen.len() as f64);
    even(&put, unseen, draws / unseen.len() as f64);
    even(&next, view.in_fate, draws / 7.0);
    assert!(view.in_fate.iter().all(|card| !held.contains_key(&card) && !put.contains_key(&card)));
}

/// C-4: before the hand is opened, the leader is known to hold the lowest card.
#[test]
fn the_leader_is_imagined_with_the_lowest_card_fh4() {
    for seats in 2..=4 {
        for seed in 0..20 {
            let position = deal(seats, seed);
            let mut chance = Chance::new(seed);
            for seat in Seat::all(seats) {
                let world = Position::imagine(&position.view(seat), &mut chance);
                assert_eq!(world.turn(), position.turn());
                let lowest = Seat::all(seats).min_by_key(|seat| world.hand(*seat).nth(0));
                assert_eq!(lowest.map(Turn::Seat), Some(world.turn()));
            }
        }
    }
}

/// C-4: the history names the card that came from the Fate deck, not the one put under it.
#[test]
fn the_history_holds_only_what_all_players_saw_fh6() {
    let mut position = started(&["2P 3P", "2F 3F"]);
    act(&mut position, "play 2F");
    let top = position.fate().iter().last().expect("a Fate deck").0;
    act(&mut position, "fate 3P");
    let played = |card, from_fate| Played { card, from_fate };
    let expected = [(Seat(1), played(card("2F"), false)), (Seat(0), played(top, true))];
    for seat in [Seat(0), Seat(1)] {
        let history: Vec<_> = position.view(seat).public.history.iter().collect();
        assert_eq!(history, expected);
    }
}
