//! Tests of views and determinizations in Of Knights and Ninjas (C-4).

use cardkeep_core::engine::{Chance, Game, Seat};
use cardkeep_core::games::knights_and_ninjas::{Card, Event, Hand, Phase, Position};

use super::support::{SEATS, Table, act, hand, legal, let_go, play, random_matches};

/// C-4: at all times, what a seat knows is true, and both seats know it.
#[test]
fn what_is_known_is_so() {
    for seats in SEATS {
        let mut known = 0;
        random_matches(seats, 40, |_, _, position, _| {
            for viewer in Seat::all(seats) {
                let view = position.view(viewer);
                for (holder, held) in view.known.pairs() {
                    assert!(position.hand(holder).includes(held));
                    assert_eq!(position.view(holder).exposed[viewer], *held);
                    known += u32::from(held.len());
                }
                let pile: Hand = position.pile().iter().copied().collect();
                assert!(view.stock.includes(&pile));
                let unseen = view.unseen();
                assert!(unseen.includes(&pile));
            }
        });
        assert!(known > 100, "{known} with {seats}");
    }
}

/// C-4: a card shown twice may be the same one; a card that is played may be the one that was
/// shown.
#[test]
fn kn14_cards_shown_are_known_until_they_leave() {
    let hands = ["herald", "2*king soldier", "ladder"];
    let mut position = Table::new(&hands).ready();
    play(&mut position, "special herald; show king; show ladder; take 2 ladder");
    let known = |position: &Position| position.view(Seat(2)).known[Seat(1)];
    assert_eq!(known(&position), hand("king"));
    let other = legal(&position).into_iter().find(|one| one.to_string() == "discard soldier");
    let mut after = position.clone();
    after.apply(other.expect("it holds a soldier")).expect("legal");
    assert_eq!(known(&after), hand("king"));
    act(&mut position, "discard king");
    assert_eq!(known(&position), Hand::EMPTY, "the other king was not shown");
    assert!(position.hand(Seat(1)).contains(Card::King));
}

/// C-4: a princess, a highwayman or a herald takes publicly.
#[test]
fn kn9_a_charmed_knight_is_known_to_all() {
    let mut position = Table::new(&["knight", "princess", "soldier"]).ready();
    play(&mut position, "attack 1 knight; respond princess");
    for viewer in [0, 2] {
        assert_eq!(position.view(Seat(viewer)).known[Seat(1)], hand("knight"));
    }
    assert_eq!(position.view(Seat(1)).exposed[Seat(2)], hand("knight"));
}

/// C-4: cards that change hands face down may be those that others know.
#[test]
fn kn15_a_merchant_makes_others_uncertain() {
    let table = Table::new(&["merchant", "3*king soldier", "soldier"]);
    let known = serde_json::json!([
        [{}, {"king": 2}, {}],
        [{}, {}, {}],
        [{}, {"king": 3, "soldier": 1}, {}],
    ]);
    let mut position = table.set("known", known).ready();
    act(&mut position, "special merchant 1");
    let taken = *position.hand(Seat(0));
    let kings = taken.count(Card::King);
    // The taker saw what left, and the victim knows what it lost.
    let expected = Hand::of(Card::King, 2u8.saturating_sub(kings));
    assert_eq!(position.view(Seat(0)).known[Seat(1)], expected);
    assert_eq!(position.view(Seat(1)).known[Seat(0)], taken);
    // Two of three kings may be gone, and the soldier: one king is certain.
    assert_eq!(position.view(Seat(2)).known[Seat(1)], hand("king"));
    assert_eq!(position.view(Seat(2)).known[Seat(0)], Hand::EMPTY);
}

/// C-4: every unseen card is equally likely in every place where it can be.
#[test]
fn imagined_cards_are_spread_evenly() {
    const DRAWS: u32 = 4000;
    for seats in [3, 6] {
        let mut hands = vec!["king soldier", "2*peasant", "knight ladder monk"];
        hands.resize(seats, "soldier");
        let position = Table::new(&hands).discards("peasant").fort(1, "archer").ready();
        let view = position.view(Seat(0));
        let unseen = view.unseen();
        let size = u32::from(unseen.len());
        assert_eq!(size, 95 - 2 - 1 - 1);
        let mut chance = Chance::new(5);
        let mut held = vec![0; Card::KINDS];
        let mut top = vec![0; Card::KINDS];
        for _ in 0..DRAWS {
            let world = Position::imagine(&view, &mut chance);
            world.hand(Seat(2)).iter().for_each(|(card, n)| held[card as usize] += u32::from(n));
            top[world.pile().last().map_or(0, |card| *card as usize)] += 1;
        }
        for (counts, cards) in [(held, 3), (top, 1)] {
            for (card, copies) in unseen.iter() {
                let expected = f64::from(DRAWS * cards * u32::from(copies)) / f64::from(size);
                let count = f64::from(counts[card as usize]);
                assert!((count - expected).abs() < 5.0 * expected.sqrt(), "{card}: {count}");
            }
        }
    }
}

/// C-4, KN-4: the draw pile can hold only what was in the discards when they were shuffled.
#[test]
fn kn4_after_a_shuffle_the_rest_is_in_the_hands() {
    let table = Table::new(&["ladder", "2*king princess", "2*jester dragon"]);
    let mut position = table.pile("monk").ready();
    act(&mut position, "discard ladder");
    let view = position.view(Seat(0));
    // The monk was drawn before, and is in a hand like the cards held all the time.
    let piled: Hand = position.pile().iter().copied().collect();
    assert!(view.stock.includes(&piled) && view.stock.len() == piled.len() + 1);
    let mut chance = Chance::new(1);
    for _ in 0..300 {
        let world = Position::imagine(&view, &mut chance);
        let hands = world.hand(Seat(1)).plus(world.hand(Seat(2)));
        assert!(hands.includes(&hand("2*jester 2*king princess dragon monk")), "{hands:?}");
    }
    // A seat that drew from the new pile knows one more card that is not there.
    let view = position.view(Seat(1));
    assert_eq!(view.stock.len(), piled.len());
}

/// C-4: while others choose face down, no one knows what, nor whether it is gems or cards.
#[test]
fn kn16_choices_are_hidden_until_all_have_chosen() {
    let hands = ["monk", "2*soldier king", "3*knight", "castle ladder"];
    let table = Table::new(&hands).fort(1, "castle").fort(2, "castle").fort(3, "castle");
    let mut position = table.ready();
    act(&mut position, "special monk");
    let after = |actions: &str| {
        let mut position = position.clone();
        play(&mut position, actions);
        [0, 2, 3].map(|viewer| position.view(Seat(viewer)))
    };
    let gems = after("pay-gems");
    assert_eq!(gems, after("pay-card king; pay-card soldier"));
    assert_eq!(gems, after("pay-card soldier; pay-card soldier"));
    let before = [0, 2, 3].map(|viewer| position.view(Seat(viewer)));
    assert_eq!(before, after("pay-card king"), "half a choice is none");
    let mut chance = Chance::new(2);
    let mut ways = std::collections::HashSet::new();
    for _ in 0..60 {
        let world = Position::imagine(&gems[1], &mut chance);
        assert_eq!(world.public().phase, Phase::Pay(Seat(2)));
        ways.insert(world.aside()[Seat(1)].is_empty());
    }
    assert_eq!(ways.len(), 2, "both ways are imagined");
}

/// KN-9, KN-11: being asked does not reveal what a seat holds.
#[test]
fn everybody_is_asked_whatever_it_holds() {
    let questions = |hands: &[&str]| {
        let mut position = Table::new(hands).ready();
        let mut events = act(&mut position, "attack 1 soldier");
        events.extend(act(&mut position, "accept"));
        while let Phase::Road(_) = position.public().phase {
            events.extend(act(&mut position, "let-go"));
        }
        let asked = events.into_iter().filter_map(|event| match event {
            Event::Asked { seat, .. } => Some(seat),
            _ => None,
        });
        asked.collect::<Vec<Seat>>()
    };
    let poor = questions(&["soldier", "", "", ""]);
    let rich = questions(&["soldier", "king", "highwayman", "jester"]);
    assert_eq!(poor, rich);
    assert_eq!(poor, [Seat(1), Seat(1), Seat(2), Seat(3)]);
}

/// KN-9: whether the question comes must not reveal whether there is an executioner.
#[test]
fn kn9_an_archer_is_a_question_whatever_the_target_holds() {
    for (sends, own) in [("pre 1 archer", ""), ("send-archer 1", "archer")] {
        let seen = |held: &str| {
            let table = Table::new(&["archer soldier", held, ""]);
            let mut position = table.fort(0, own).fort(1, "archer").ready();
            let events = act(&mut position, sends);
            let events: Vec<Event> =
                events.iter().map(|event| Position::seen_by(event, Seat(0))).collect();
            assert!(matches!(position.public().phase, Phase::Answer(_)), "{held}");
            (events, position.view(Seat(0)).public.phase)
        };
        assert_eq!(seen("peasant"), seen("executioner"));
        assert_eq!(seen("peasant"), seen("jester"));
        // Nor does an empty hand change it.
        assert_eq!(seen("").0, seen("executioner").0);
    }
}

/// KN-9: determinizations while an archer is being sent have that archer in no other place.
#[test]
fn an_archer_on_its_way_is_seen_by_all() {
    let table = Table::new(&["jester soldier", "executioner", ""]).fort(1, "archer");
    let mut position = table.ready();
    act(&mut position, "pre 1 jester:archer");
    for seat in Seat::all(3) {
        let view = position.view(seat);
        assert_eq!(view.unseen().count(Card::Jester), 1, "{seat}");
        let world = Position::imagine(&view, &mut Chance::new(3));
        assert_eq!((world.public().phase, world.view(seat)), (position.public().phase, view));
    }
}

/// KN-3: only the seat that draws sees the card.
#[test]
fn kn3_draws_are_hidden_from_the_others() {
    let mut position = Table::new(&["soldier", "king", "king"]).ready();
    let events = play(&mut position, "attack 1 soldier; accept; let-go; let-go");
    let drew = events.iter().find(|event| matches!(event, Event::Drew { .. })).expect("a draw");
    let seen = |viewer: u8| match Position::seen_by(drew, Seat(viewer)) {
        Event::Drew { seat: Seat(1), count: 2, cards } => cards.is_some(),
        other => panic!("{other:?}"),
    };
    assert_eq!([0, 1, 2].map(seen), [false, true, false]);
    let_go(&mut position);
}
