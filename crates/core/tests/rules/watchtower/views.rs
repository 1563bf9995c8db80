//! Tests of views and determinizations in Watchtower (C-4).

use std::collections::HashMap;

use cardkeep_core::cards::{Card, CardSet};
use cardkeep_core::engine::{Chance, Game, Seat, Stream, Turn};
use cardkeep_core::games::watchtower::{Event, Position, Slot};
use serde_json::json;

use super::support::{
    act, army, card, cards, fight, legal, pick, random_matches, read, scene, scene_with_rest, set,
    shown, sunken,
};

#[test]
fn a_seat_knows_its_army_and_the_sizes_of_others() {
    let position = set(&["5C", "3C"], &["KC QC", "2D 4D 6D"], "");
    let view = position.view(Seat(1));
    assert_eq!(view.army, cards("2D 4D 6D"));
    assert_eq!((view.public.players[Seat(0)].army, view.public.players[Seat(1)].army), (2, 3));
    let text = serde_json::to_string(&view).expect("it has JSON");
    assert!(!text.contains("KC") && !text.contains("QC"), "{text}");
    assert_eq!(view.barracks.len(), position.barracks().len());
    assert!(view.barracks.iter().all(|slot| *slot == Slot::Hidden));
}

#[test]
fn who_holds_out_cards_does_not_see_which_is_where() {
    let mut position = set(&["5C", "3C"], &["KC QC 9C", "2D 4D 6D"], "");
    act(&mut position, "challenge 1 3C 2");
    act(&mut position, "pick 2");
    for seat in Seat::all(2) {
        let view = position.view(seat);
        let contest = view.contest.expect("cards are held out");
        assert_eq!((contest.holder, contest.held), (Seat(0), 3));
        assert_eq!(contest.picked, [Some(2), None, None]);
        assert_eq!(&*contest.laid, [1, 0]);
        assert_eq!(view.public.players[Seat(0)].army, 3, "until it is turned up it is in the army");
        // Each of the three may have been picked.
        let mut chance = Chance::new(3);
        let drawn: CardSet = (0..100)
            .map(|_| {
                let world = Position::imagine(&view, &mut chance);
                world.contest().expect("it goes on").laid()[Seat(0)][0]
            })
            .collect();
        assert!(if seat == Seat(0) { drawn == cards("KC QC 9C") } else { drawn.len() > 20 });
    }
}

#[test]
fn cards_that_went_under_the_barracks_in_the_open_are_known_there() {
    let mut position = set(&["5C KS", "3C 9H"], &["JC 4C", "QD 8D"], "");
    act(&mut position, "burn 5C");
    fight(&mut position, "challenge 1 3C 1", "JC", "QD");
    for seat in Seat::all(2) {
        let lowest = &position.view(seat).barracks[..3];
        let open = ["QD", "JC", "5C"].map(|name| Slot::Open(card(name)));
        assert_eq!(lowest, open);
    }
}

/// A seat that draws a card with a known place is known to hold it.
#[test]
fn an_open_card_that_is_drawn_is_known_in_the_army() {
    let json = scene_with_rest(&["5C KS", "3C"], &["JC", "4C"], "2H", 0);
    let mut position = read(&json).expect("a position");
    act(&mut position, "burn 5C");
    assert_eq!(shown(&position, 0), CardSet::EMPTY, "nobody saw the 2H");
    act(&mut position, "end-turn");
    assert_eq!(army(&position, 1), cards("4C 5C"));
    assert_eq!(shown(&position, 1), cards("5C"));
    assert_eq!(position.view(Seat(0)).public.players[Seat(1)].shown, cards("5C"));
    // Another seat does not know the 2H, although it is the only one it does not see.
    assert_eq!(position.view(Seat(0)).unseen(), cards("4C"));
}

/// An eliminated player's army is under the barracks in unknown order, with its known cards.
#[test]
fn an_army_under_the_barracks_is_known_to_lie_there() {
    let mut json = scene(&["", "3C 2H", "8S"], &["9C 4C JD 6H", "TD 8D", "QD"], "");
    json["players"][0]["shown"] = json!(["JD"]);
    let mut position = read(&json).expect("a position");
    fight(&mut position, "challenge 1 3C 1", "9C", "TD");
    let view = position.view(Seat(2));
    assert_eq!(view.barracks[..3], [Slot::Lot(0); 3]);
    assert_eq!(view.lots[0].known, cards("JD"));
    let mut places = [0; 3];
    let mut others = CardSet::EMPTY;
    let mut chance = Chance::new(4);
    for _ in 0..900 {
        let world = Position::imagine(&view, &mut chance);
        let lot = &world.barracks().cards()[..3];
        places[lot.iter().position(|other| *other == card("JD")).expect("it lies there")] += 1;
        others.extend(lot.iter().copied());
    }
    assert!(places.iter().all(|count| (230..370).contains(count)), "{places:?}");
    assert_eq!(others, view.unseen().union(cards("JD")));
}

/// A card drawn from it face down may be any of it: the known ones are there or with the seat that
/// drew.
#[test]
fn a_card_drawn_from_such_an_army_is_one_of_it() {
    let forts = ["", "3C 2H", "8S"];
    let mut json = scene_with_rest(&forts, &["9C 4C JD 6H", "TD 8D", "QD"], "9S", 2);
    json["players"][0]["shown"] = json!(["JD", "6H"]);
    let mut position = read(&json).expect("a position");
    // The 9S comes off at the start of the next turn, and then a card of the lot.
    fight(&mut position, "challenge 1 3C 1", "9C", "TD");
    let view = position.view(Seat(1));
    assert_eq!((view.lots[0].known, view.lots[0].drawn), (cards("JD 6H"), [0; 4]));
    act(&mut position, "end-turn");
    let view = position.view(Seat(1));
    assert_eq!(view.barracks, [Slot::Lot(0); 2]);
    assert_eq!((view.lots[0].known, view.lots[0].drawn), (cards("JD 6H"), [0, 0, 1, 0]));
    // Two of the three places are in the barracks, one is with seat 2.
    let mut held = HashMap::new();
    let mut chance = Chance::new(6);
    for _ in 0..900 {
        let world = Position::imagine(&view, &mut chance);
        let lot: CardSet = world.barracks().cards().iter().copied().collect();
        let drawn = army(&world, 2).intersection(cards("JD 6H"));
        assert_eq!(lot.union(drawn).intersection(cards("JD 6H")), cards("JD 6H"));
        *held.entry(drawn.nth(0)).or_insert(0) += 1;
        assert!(drawn.len() < 2);
    }
    assert!(held.len() == 3 && held.values().all(|count| (230..370).contains(count)), "{held:?}");
    // The seat that drew it knows which it was, and so what is left.
    let (view, known) = (position.view(Seat(2)), cards("JD 6H"));
    let left = known.minus(army(&position, 2));
    for _ in 0..50 {
        let world = Position::imagine(&view, &mut chance);
        let lot: CardSet = world.barracks().cards().iter().copied().collect();
        assert_eq!(lot.intersection(known), left);
    }
    // When it is seen, the others must be in the lot.
    let mut shown = position.clone();
    let drawn = army(&position, 2).intersection(known.union(cards("4C")));
    act(&mut shown, &format!("place {}", drawn.nth(0).expect("a card of the lot")));
    let lot = shown.view(Seat(1)).lots[0];
    assert_eq!(lot.known, known.minus(drawn));
    assert_eq!(lot.drawn, if drawn == cards("4C") { [0, 0, 1, 0] } else { [0; 4] });
}

/// Checked against the true cards: known cards of a sunk army are there or with the seats that drew
/// from it, and no seat has more of them than it can have drawn.
#[test]
fn imagined_worlds_fit_what_happened_to_a_sunk_army() {
    let (mut checked, mut held) = (0, 0);
    for seed in 0..150 {
        let mut position = sunken(seed);
        let (lot, known) = {
            let lot = position.barracks().lots()[0];
            (lot.cards(), lot.known())
        };
        let (mut most, mut unseen) = ([0; 4], known);
        let mut chance = Chance::stream(seed, Stream::Trial(4));
        for _ in 0..60 {
            let Some(action) = chance.pick(&legal(&position)) else { break };
            let before = position.clone();
            let events = position.apply(action).expect("legal");
            let gone = events
                .iter()
                .any(|event| matches!(event, Event::WentOut { .. } | Event::Showdown { .. }));
            if gone || matches!(position.turn(), Turn::Over(_)) {
                break;
            }
            let under: CardSet = before.barracks().cards().iter().copied().collect();
            for seat in Seat::all(4) {
                let [old, new] = [&before, &position].map(|at| at.public().players[seat].hidden());
                let drawn = lot.intersection(under).intersection(new);
                let seen = old.minus(new).intersection(unseen);
                let can = most[seat.index()] + drawn.len() - seen.len();
                most[seat.index()] = can.min(new.len());
            }
            let hidden = |at: &Position| {
                let armies = at.public().players.iter().map(|player| player.hidden());
                armies.fold(at.barracks().cards().iter().copied().collect(), CardSet::union)
            };
            unseen = unseen.intersection(hidden(&position).minus(position.barracks().open()));
            for seat in Seat::all(4) {
                let view = position.view(seat);
                let world = Position::imagine(&view, &mut chance);
                let barracks: CardSet = world.barracks().cards().iter().copied().collect();
                let places = position.barracks().cards().iter().zip(world.barracks().cards());
                let in_lot: CardSet = places
                    .filter(|(true_card, _)| lot.contains(**true_card))
                    .map(|it| *it.1)
                    .collect();
                let mut elsewhere = unseen.minus(in_lot);
                assert!(elsewhere.intersection(barracks).is_empty(), "seed {seed}");
                for (other, player) in world.public().players.pairs() {
                    let cards = player.hidden().intersection(unseen);
                    assert!(
                        cards.len() <= most[other.index()],
                        "seed {seed}: {other} has {cards:?}"
                    );
                    held += usize::from(other != seat && !cards.is_empty());
                    elsewhere = elsewhere.minus(cards);
                }
                assert!(elsewhere.is_empty(), "seed {seed}: {elsewhere:?} cannot lie there");
                checked += 1;
            }
        }
    }
    assert!(checked > 5000 && held > 500, "{checked}, {held}");
}

/// The place of the last card of a lot is public if the card is known.
#[test]
fn a_known_army_of_one_card_lies_open() {
    let mut json = scene(&["", "3C 2H", "8S"], &["9C JD", "TD 8D", "QD"], "");
    json["players"][0]["shown"] = json!(["JD"]);
    let mut position = read(&json).expect("a position");
    fight(&mut position, "challenge 1 3C 1", "9C", "TD");
    assert_eq!(position.view(Seat(1)).barracks[0], Slot::Open(card("JD")));
}

/// Certain cards stay in place in every determinization, and the others are spread evenly.
#[test]
fn imagined_cards_are_spread_evenly() {
    const DRAWS: usize = 8000;
    let mut position = set(&["5C KS", "3C 9H"], &["JC 4C 9D", "QD 8D 2S"], "");
    act(&mut position, "burn 5C");
    fight(&mut position, "challenge 1 3C 1", "4C", "2S");
    let view = position.view(Seat(1));
    assert_eq!(view.public.players[Seat(0)].shown, cards("4C 2S 3C"));
    let unseen = view.unseen();
    let (mut held, mut top) = (HashMap::new(), HashMap::new());
    let mut chance = Chance::new(5);
    for _ in 0..DRAWS {
        let world = Position::imagine(&view, &mut chance);
        assert!(view.public.players[Seat(0)].shown.minus(army(&world, 0)).is_empty());
        assert_eq!(world.barracks().cards()[0], card("5C"));
        army(&world, 0).minus(cards("4C 2S 3C")).iter().for_each(|card| {
            *held.entry(card).or_insert(0) += 1;
        });
        *top.entry(*world.barracks().cards().last().expect("a card")).or_insert(0) += 1;
    }
    let even = |counts: &HashMap<Card, usize>, expected: f64| {
        for card in unseen {
            let count = counts.get(&card).copied().unwrap_or(0) as f64;
            assert!((count - expected).abs() < 5.0 * expected.sqrt(), "{card}: {count}");
        }
        assert_eq!(counts.len(), unseen.len());
    };
    // The jack, the 9D and the card picked up by burning are unknown.
    even(&held, DRAWS as f64 * 3.0 / unseen.len() as f64);
    even(&top, DRAWS as f64 / unseen.len() as f64);
}

/// The certain knowledge of every seat is true at every position.
#[test]
fn views_are_true() {
    for seats in 2..=4 {
        random_matches(seats, 30, |_, _, position, _| {
            for seat in Seat::all(seats) {
                let view = position.view(seat);
                for (slot, card) in view.barracks.iter().zip(position.barracks().cards()) {
                    assert!(!matches!(slot, Slot::Open(open) if open != card));
                }
                for (view, lot) in view.lots.iter().zip(position.barracks().lots()) {
                    let mut elsewhere = view.known.minus(lot.cards());
                    for (holder, player) in position.public().players.pairs() {
                        let held = elsewhere.intersection(player.hidden());
                        assert!(held.len() <= usize::from(view.drawn[holder.index()]));
                        elsewhere = elsewhere.minus(held);
                    }
                    assert!(elsewhere.is_empty());
                }
                let hidden: usize = view.barracks.len() - position.barracks().open().len();
                let others: usize = position
                    .public()
                    .players
                    .pairs()
                    .filter(|(other, _)| *other != seat)
                    .map(|(_, player)| player.army.len() - player.shown.len())
                    .sum();
                let known: usize =
                    view.lots.iter().map(|lot| lot.known.minus(view.army).len()).sum();
                assert_eq!(view.unseen().len(), hidden + others - known);
            }
        });
    }
}

#[test]
fn nobody_knows_the_seed() {
    let mut one = scene(&["5C", "3C"], &["KC QC", "2D 4D"], "");
    let mut other = one.clone();
    one["seed"] = json!(1);
    other["seed"] = json!(2);
    other["shuffles"] = json!(7);
    let [mut one, mut other] = [one, other].map(|json| read(&json).expect("a position"));
    for position in [&mut one, &mut other] {
        act(position, "challenge 1 3C 1");
    }
    for seat in Seat::all(2) {
        assert_eq!(one.view(seat), other.view(seat));
    }
    pick(&mut one, "KC");
}
