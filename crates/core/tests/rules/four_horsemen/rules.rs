//! Tests of the rules of Four Horsemen, by number.

use cardkeep_core::engine::{Game, Outcome, Seat, Turn};
use cardkeep_core::games::four_horsemen::{
    Action, BySeat, Card, CardSet, Event, FAVOR_TO_WIN, HANDS, Horseman, Phase, Played, Position,
    Sheet, gainer, score,
};
use serde_json::json;

use super::support::{
    act, card, cards, deal, death_of_a_winner, gifts, legal, list, piles, play, random_matches,
    read, refused, round, setup, start, started,
};

#[test]
fn fh1_the_deck() {
    let all: Vec<String> = Card::all().map(|card| card.to_string()).collect();
    assert_eq!(all.len(), 24);
    for suit in Horseman::ALL {
        assert_eq!(suit.cards().len(), 6);
        for value in 1..=6 {
            let card = Card::new(value, suit).expect("a card");
            assert_eq!((card.value(), card.suit()), (value, suit));
            assert!(suit.cards().contains(card));
        }
        assert_eq!((Card::new(0, suit), Card::new(7, suit)), (None, None));
    }
    for text in ["", "7W", "0D", "W3", "3", "3w", "3WW"] {
        assert!(text.parse::<Card>().is_err(), "“{text}” is no card");
    }
}

#[test]
fn fh2_by_value_and_then_by_suit() {
    let order = list("1F 1P 1W 1D 2F 2P 2W 2D 3F 3P 3W 3D 4F 4P 4W 4D 5F 5P 5W 5D 6F 6P 6W 6D");
    assert!(order.iter().copied().eq(Card::all()), "the 1 of Famine is the lowest card");
    for pair in order.windows(2) {
        assert!(pair[1] > pair[0], "{} beats {}", pair[1], pair[0]);
    }
}

#[test]
fn fh3_hands_and_the_fate_deck() {
    for (seats, each, fate) in [(2, 8, 8), (3, 8, 0), (4, 6, 0)] {
        let position = deal(seats, 1);
        for seat in Seat::all(seats) {
            assert_eq!(position.hand(seat).len(), each, "{seats} seats");
            let view = position.view(seat);
            assert_eq!(view.fate.len(), fate);
            assert!(view.fate.iter().all(|slot| slot.card.is_none()), "seen by nobody");
        }
        assert_eq!(position.fate().iter().count(), fate);
    }
}

#[test]
fn fh4_the_lowest_card_dealt_opens_the_hand() {
    let mut other_than_1f = 0;
    for seats in 2..=4 {
        for seed in 0..50 {
            let position = deal(seats, seed);
            let held = |seat| position.hand(seat).iter();
            let lowest = Seat::all(seats).flat_map(held).min().expect("cards");
            let Turn::Seat(leader) = position.turn() else { panic!("the match has begun") };
            assert!(position.hand(leader).contains(lowest));
            assert_eq!(legal(&position), [Action::Play(lowest)]);
            other_than_1f += usize::from(lowest != card("1F"));
            let higher = position.hand(leader).nth(1).expect("more cards");
            assert_eq!(refused(&position, &format!("play {higher}")), "FH-4");
        }
    }
    assert!(other_than_1f > 5, "in a deal for two the 1 of Famine may lie in the Fate deck");
}

#[test]
fn fh5_clockwise_any_card_and_the_highest_wins() {
    let mut position = started(&["3W 5F", "1D 2P", "1F 6D"]);
    act(&mut position, "play 1F");
    assert_eq!(position.turn(), Turn::Seat(Seat(0)));
    assert_eq!(legal(&position).len(), 8, "no suit has to be followed");
    assert_eq!(refused(&position, "play 1D"), "FH-5");
    act(&mut position, "play 3W");
    let events = act(&mut position, "play 1D");
    let won = Event::RoundWon { seat: Seat(0), card: card("3W") };
    assert_eq!(events.last(), Some(&won));
    assert_eq!(position.public().phase, Phase::Give(Seat(0)));
    assert_eq!(refused(&position, "play 5F"), "FH-7");
}

#[test]
fn fh5_equal_values_are_decided_by_suit_fh2() {
    let mut position = started(&["1F", "1P", "1W", "1D"]);
    play(&mut position, "1F 1P 1W 1D");
    assert_eq!(position.public().phase, Phase::Give(Seat(3)));
}

#[test]
fn fh6_a_card_under_the_fate_deck_for_its_top_card() {
    let mut position = started(&["1F 2F", "1P 2P"]);
    let fate: Vec<Card> = position.fate().iter().map(|(card, _)| card).collect();
    assert_eq!(refused(&position, "fate 1F"), "FH-6");
    act(&mut position, "play 1F");
    assert_eq!(legal(&position).len(), 16);
    assert_eq!(refused(&position, "fate 2F"), "FH-5");
    let top = fate[7];
    let events = act(&mut position, "fate 2P");
    assert_eq!(events[0], Event::PutUnder { seat: Seat(1), card: Some(card("2P")) });
    assert_eq!(events[1], Event::Played { seat: Seat(1), card: top, from_fate: true });
    assert_eq!(position.public().round[Seat(1)], Some(Played { card: top, from_fate: true }));
    assert_eq!(position.hand(Seat(1)).len(), 7);

    let now: Vec<(Card, Option<Seat>)> = position.fate().iter().collect();
    assert_eq!(now[0], (card("2P"), Some(Seat(1))));
    assert!(now[1..].iter().map(|(card, _)| *card).eq(fate[..7].iter().copied()));
    // Its owner knows it; the other seat sees only who put it there.
    let slots = [Seat(0), Seat(1)].map(|seat| position.view(seat).fate[0]);
    assert_eq!(slots.map(|slot| slot.put_by), [Some(Seat(1)); 2]);
    assert_eq!(slots.map(|slot| slot.card), [None, Some(card("2P"))]);
    let hidden = Event::PutUnder { seat: Seat(1), card: None };
    assert_eq!(Position::seen_by(&events[0], Seat(0)), hidden);
    assert_eq!(Position::seen_by(&events[0], Seat(1)), events[0]);
}

#[test]
fn fh6_a_card_put_under_comes_up_after_the_others() {
    let mut position = started(&["1F", "1P"]);
    act(&mut position, "play 1F");
    let put = position.hand(Seat(1)).nth(0).expect("a card");
    act(&mut position, &format!("fate {put}"));
    for n in 0..8 {
        assert_eq!(position.fate().iter().position(|(card, _)| card == put), Some(n));
        let fate = |action: &Action| matches!(action, Action::Fate(_));
        while !legal(&position).iter().any(fate) {
            let give = legal(&position)[0];
            position.apply(give).expect("legal");
        }
        let fate = legal(&position).into_iter().find(fate).expect("a card to put under");
        let events = position.apply(fate).expect("legal");
        let came_up =
            matches!(events[1], Event::Played { card, from_fate: true, .. } if card == put);
        assert_eq!(came_up, n == 7);
    }
}

#[test]
fn fh6_only_two_players_have_a_fate_deck() {
    for seats in [3, 4] {
        let mut position = deal(seats, 1);
        let opening = legal(&position)[0];
        position.apply(opening).expect("legal");
        let Turn::Seat(seat) = position.turn() else { panic!("the round goes on") };
        let card = position.hand(seat).nth(0).expect("a card");
        assert_eq!(refused(&position, &format!("fate {card}")), "FH-6");
    }
}

#[test]
fn fh7_the_source_s_example() {
    let (sam, matt, joe) = (Seat(0), Seat(1), Seat(2));
    let mut position = started(&["1F", "3W", "1D"]);
    let events = round(&mut position, "1F 3W 1D", "1D>0 3W>1 1F>2");
    let given = [(card("3W"), matt), (card("1F"), joe), (card("1D"), sam)];
    assert_eq!(events, given.map(|(card, to)| Event::Given { card, to }));
    assert_eq!(position.public().piles[sam].up(), cards("1D"));
    assert_eq!(position.public().piles[matt].up(), cards("3W"));
    assert_eq!(position.public().piles[joe].up(), cards("1F"));
    assert_eq!(position.turn(), Turn::Seat(matt));
}

#[test]
fn fh7_every_distribution_and_no_other() {
    for (hands, plays, ways) in [
        (&["1F", "3W"][..], "1F 3W", 2),
        (&["1F", "3W", "1D"][..], "1F 3W 1D", 6),
        (&["1F", "3W", "1D", "2P"][..], "1F 3W 1D 2P", 24),
        // Won with a Death card, which is bound to the winner.
        (&["1F", "3D"][..], "1F 3D", 1),
        (&["1F", "3D", "1D"][..], "1F 3D 1D", 2),
        (&["1F", "3D", "1D", "2P"][..], "1F 3D 1D 2P", 6),
    ] {
        let mut position = started(hands);
        play(&mut position, plays);
        assert_eq!(legal(&position).len(), ways, "{plays}");
    }
}

#[test]
fn fh7_wrong_gifts_are_refused() {
    let mut position = started(&["1F 2F", "3D 5F", "1D"]);
    assert_eq!(refused(&position, "give 1F>0"), "FH-7");
    play(&mut position, "1F 3D 1D");
    for text in [
        "give 1F>0 3D>1",
        "give 3D>1",
        "give 1F>0 3D>1 1F>2",
        "give 1F>0 3D>1 5F>2",
        "give 1F>0 3D>1 1D>3",
        "give 1F>0 3D>1 1D>2 2F>3",
        "give 3D>0 1F>1 1D>2",
        "fate 5F",
    ] {
        assert_eq!(refused(&position, text), "FH-7", "{text}");
    }
    act(&mut position, "give 1D>2 3D>1 1F>0");
}

#[test]
fn fh8_war_destroys_the_highest_card_that_it_beats() {
    for (pile, gift, destroyed) in [
        ("1F 2D", "2W", Some("1F")), // the source's example
        ("1F 2D", "3W", Some("2D")),
        ("2D 6P", "1W", None),
        ("", "6W", None),
        ("1P 5W 6D", "6W", Some("5W")),
        ("1P -5F", "6W", Some("1P")), // face-down cards can't be destroyed again
        ("-5F", "6W", None),
        ("3P", "3W", Some("3P")), // equal values: War beats Pestilence
        ("3D", "3W", None),
        ("1F 2D", "6D", None),
        ("1F 2D", "6P", None),
        ("1F 2D", "6F", None),
    ] {
        let mut piles = piles(&[pile, ""]);
        let mut events = Vec::new();
        assert_eq!(piles[Seat(0)].prey(card(gift)), destroyed.map(card));
        piles.give(Seat(0), &gifts(&format!("{gift}>0")), |event, _| events.push(event));
        let expected = destroyed.map(|prey| Event::Destroyed {
            seat: Seat(0),
            card: card(prey),
            by: card(gift),
        });
        assert_eq!(events.get(1), expected.as_ref(), "{pile} receives {gift}");
        let down: CardSet = destroyed.into_iter().map(card).collect();
        let lying = cards(&pile.replace("-5F", "")).union(cards(gift)).minus(down);
        assert_eq!(piles[Seat(0)].up(), lying, "{pile} receives {gift}");
    }
}

#[test]
fn fh9_three_face_up_deaths_and_a_player_is_out() {
    let (mut position, events) = death_of_a_winner();
    assert!(events.contains(&Event::Eliminated { seat: Seat(0) }));
    let pile = &position.public().piles[Seat(0)];
    assert!(pile.out() && pile.up().is_empty());
    assert_eq!(pile.cards(), list("6D 5D 4D"));
    // It plays no more rounds and receives nothing.
    act(&mut position, "play 3F");
    act(&mut position, "play 3P");
    assert_eq!(position.public().phase, Phase::Give(Seat(2)));
    assert_eq!(refused(&position, "give 3F>0 3P>1"), "FH-7");
    assert_eq!(refused(&position, "give 3F>0 3P>1 6P>2"), "FH-7");
    assert_eq!(legal(&position).len(), 2);
    act(&mut position, "give 3F>1 3P>2");
    assert_eq!(position.turn(), Turn::Seat(Seat(2)));
}

#[test]
fn fh9_unplayed_cards_of_a_player_who_is_out_stay_hidden() {
    let (position, _) = death_of_a_winner();
    let held = position.hand(Seat(0));
    assert_eq!(held.len(), 5);
    for seat in [Seat(1), Seat(2)] {
        let view = position.view(seat);
        assert_eq!(view.hand_sizes[Seat(0)], 5);
        assert_eq!(held.minus(view.unseen()), CardSet::EMPTY);
    }
}

#[test]
fn fh9_destroyed_deaths_do_not_count() {
    let mut all = piles(&["1D 2D 3W", ""]);
    all.give(Seat(0), &gifts("3D>0"), |_, _| {});
    assert!(all[Seat(0)].out());
    let mut all = piles(&["1D -2D 3W", ""]);
    all.give(Seat(0), &gifts("3D>0"), |_, _| {});
    assert!(!all[Seat(0)].out());
    assert_eq!(all[Seat(0)].deaths(), 2);
}

#[test]
fn fh10_clockwise_from_the_winner_and_eliminations_last() {
    let mut piles = piles(&["1D 2D", "3P", "3D 4D", "1P"]);
    let mut events = Vec::new();
    piles.give(Seat(2), &gifts("5D>0 4W>1 6D>2 2W>3"), |event, _| events.push(event));
    let given = |text, seat| Event::Given { card: card(text), to: Seat(seat) };
    let destroyed =
        |prey, by, seat| Event::Destroyed { seat: Seat(seat), card: card(prey), by: card(by) };
    let expected = [
        given("6D", 2),
        given("2W", 3),
        destroyed("1P", "2W", 3),
        given("5D", 0),
        given("4W", 1),
        destroyed("3P", "4W", 1),
        Event::Eliminated { seat: Seat(2) },
        Event::Eliminated { seat: Seat(0) },
    ];
    assert_eq!(events, expected);
}

#[test]
fn fh11_the_winner_leads_or_if_it_is_out_the_next_one() {
    let mut position = started(&["3W", "1D", "1F"]);
    round(&mut position, "1F 3W 1D", "3W>0 1D>1 1F>2");
    assert_eq!((position.turn(), position.public().leader), (Turn::Seat(Seat(0)), Seat(0)));
    let (position, _) = death_of_a_winner();
    assert_eq!((position.turn(), position.public().leader), (Turn::Seat(Seat(1)), Seat(1)));
}

/// The seat after a winner that eliminates itself leads, or at a table of four the one after
/// another seat that dies by the same gifts, in all seat orders.
#[test]
fn fh11_the_next_one_still_in_leads_clockwise() {
    let rotated = |hands: &[&str], by: usize| {
        let mut hands = hands.to_vec();
        hands.rotate_right(by);
        started(&hands)
    };
    for by in 0..3 {
        let mut position = rotated(&["1F 1P 2P", "2F 3F 3P", "1D 2D 3D"], by);
        let [a, b, c] = [0, 1, 2].map(|seat| (seat + by) % 3);
        round(&mut position, "1F 2F 1D", &format!("1F>{a} 2F>{b} 1D>{c}"));
        round(&mut position, "3F 2D 1P", &format!("1P>{a} 3F>{b} 2D>{c}"));
        round(&mut position, "3P 3D 2P", &format!("2P>{a} 3P>{b} 3D>{c}"));
        assert!(position.public().piles[Seat(c as u8)].out());
        assert_eq!(
            (position.public().phase, position.public().leader.index()),
            (Phase::Play(position.public().leader), a)
        );
    }
    for by in 0..4 {
        let hands = ["1F 1P 2P", "6F 6P 5F", "1D 4D 6D", "2D 5D 3D"];
        let mut position = rotated(&hands, by);
        let [a, b, c, d] = [0, 1, 2, 3].map(|seat| (seat + by) % 4);
        round(&mut position, "1F 6F 1D 2D", &format!("1F>{a} 6F>{b} 1D>{c} 2D>{d}"));
        round(&mut position, "6P 4D 5D 1P", &format!("1P>{a} 6P>{b} 4D>{c} 5D>{d}"));
        round(&mut position, "5F 6D 3D 2P", &format!("2P>{a} 5F>{b} 6D>{c} 3D>{d}"));
        assert!([c, d].iter().all(|seat| position.public().piles[Seat(*seat as u8)].out()));
        assert_eq!(
            (position.public().phase, position.public().leader.index()),
            (Phase::Play(position.public().leader), a)
        );
    }
}

#[test]
fn fh12_the_last_one_in_gains_the_favor_at_once() {
    let mut position = started(&["1F 1D 2D 3D", "1P 6P 4D 5D"]);
    round(&mut position, "1F 1P", "1F>0 1P>1");
    round(&mut position, "4D 1D", "1D>0 4D>1");
    round(&mut position, "5D 2D", "2D>0 5D>1");
    let events = round(&mut position, "6P 3D", "3D>0 6P>1");
    let ended = events.iter().find_map(|event| match event {
        Event::HandEnded { hand, sheets, favor } => Some((*hand, *sheets, *favor)),
        _ => None,
    });
    let (hand, sheets, favor) = ended.expect("the hand is over with cards in hand");
    assert_eq!((hand, favor), (1, Some(Seat(1))));
    assert_eq!(sheets[Seat(0)], None);
    assert_eq!(*position.public().favor, [0, 1]);
    assert_eq!(position.hand_number(), 2);
}

#[test]
fn fh12_nobody_left_nobody_gains() {
    let mut position = started(&["1F 1D 2D 3D", "1P 6D 4D 5D"]);
    round(&mut position, "1F 1P", "1F>0 1P>1");
    round(&mut position, "4D 1D", "1D>0 4D>1");
    round(&mut position, "5D 2D", "2D>0 5D>1");
    let events = round(&mut position, "6D 3D", "3D>0 6D>1");
    let sheets = BySeat::new(2);
    assert!(events.contains(&Event::HandEnded { hand: 1, sheets, favor: None }));
    assert_eq!(*position.public().favor, [0, 0]);
    assert_eq!(position.hand_number(), 2);
}

#[test]
fn fh12_a_hand_ends_when_its_cards_are_played() {
    for seats in 2..=4 {
        let mut eliminated = 0;
        random_matches(seats, |before, action, after, events| {
            let mut piles = before.public().piles;
            if let (Action::Give(gifts), Turn::Seat(winner)) = (action, before.turn()) {
                piles.give(winner, &gifts, |_, _| {});
            }
            let left: Vec<Seat> = piles.still_in(Seat(0)).collect();
            let played = left.iter().all(|seat| before.hand(*seat).is_empty());
            let ended = events.iter().any(|event| matches!(event, Event::HandEnded { .. }));
            let giving = matches!(action, Action::Give(_));
            assert_eq!(ended, giving && (left.len() < 2 || played));
            eliminated += usize::from(left.len() < usize::from(seats));
            if !ended {
                assert_eq!(after.public().piles, piles);
            }
        });
        assert!(eliminated > 100, "random players die often enough to be a test");
    }
}

#[test]
fn fh13_scoring() {
    type Case<'a> = (&'a [&'a str], &'a [Option<i8>], Option<u8>);
    let cases: &[Case] = &[
        // The source's examples.
        (&["6P 4P", "3P 1P"], &[Some(0), Some(4)], Some(1)),
        (&["5P 1P", "6P"], &[Some(0), Some(6)], Some(1)),
        (&["5P 4P", "6P 3P"], &[Some(0), Some(0)], None),
        (&["1F 4F", "6F"], &[Some(5), Some(-6)], Some(0)),
        // Death and War count their values.
        (&["6D 5D", "6W"], &[Some(11), Some(6)], Some(0)),
        (&["1D 2W 3D", ""], &[Some(6), Some(0)], Some(0)),
        // Pestilence: seats without any are not compared, and a single holder scores.
        (&["5P", ""], &[Some(5), Some(0)], Some(0)),
        (&["5P", "", "4P", ""], &[Some(0), Some(0), Some(4), Some(0)], Some(2)),
        // Equal totals, fewer cards.
        (&["1P 2P", "3P"], &[Some(0), Some(3)], Some(1)),
        (&["3P", "1P 2P", "6P"], &[Some(3), Some(0), Some(0)], Some(0)),
        // A tie for the lowest total and number of cards: no one scores, although a third seat
        // holds more.
        (&["1P 4P", "2P 3P", "6P"], &[Some(0); 3], None),
        // Equal totals and cards above the lowest do not matter.
        (&["1P 5P", "2P 4P", "3P"], &[Some(0), Some(0), Some(3)], Some(2)),
        // Four that hold some.
        (&["6P", "5P", "4P", "3P"], &[Some(0), Some(0), Some(0), Some(3)], Some(3)),
        (&["1P 2P", "3P", "4P", "5P"], &[Some(0), Some(3), Some(0), Some(0)], Some(1)),
        // All three lowest equal in total, one with the fewest cards.
        (&["6P", "1P 5P", "2P 4P"], &[Some(6), Some(0), Some(0)], Some(0)),
        // Face-down Pestilence is not counted.
        (&["6P -1P", "4P"], &[Some(0), Some(4)], Some(1)),
        (&["-1P", "4P"], &[Some(0), Some(4)], Some(1)),
        (&["5P -1P", "3P 2P"], &[Some(5), Some(0)], Some(0)),
        // Famine by number of cards: 0, 1, 2, 3, 4, 5 and 6 of them.
        (&["", "1F"], &[Some(0), Some(-1)], Some(0)),
        (&["1F 2F 3F", "4F 5F 6F"], &[Some(-6), Some(-15)], Some(0)),
        (&["1F 2F 3F 4F", "5F 6F"], &[Some(10), Some(11)], Some(1)),
        (&["1F 2F 3F 4F 5F", "6F"], &[Some(-15), Some(-6)], Some(1)),
        (&["1F 2F 3F 4F 5F 6F", ""], &[Some(21), Some(0)], Some(0)),
        // A Famine card that lies face down changes the others' sign.
        (&["1F 4F -5F", "6F -2F"], &[Some(5), Some(-6)], Some(0)),
        (&["4F -5F", "6D"], &[Some(-4), Some(6)], Some(1)),
        // An eliminated seat scores nothing, whatever others have.
        (&["out -6D -5D -4D", "3F"], &[None, Some(-3)], Some(1)),
        (&["out -1P -4D -5D -6D", "3P", "2F"], &[None, Some(3), Some(-2)], Some(1)),
        (&["out", "out"], &[None, None], None),
        // FH-14: a tie for the most points gains no one a Favor; a tie below does not matter.
        (&["3D", "3W"], &[Some(3), Some(3)], None),
        (&["3D", "3W", "1P"], &[Some(3), Some(3), Some(1)], None),
        (&["3D", "3W", "4P"], &[Some(3), Some(3), Some(4)], Some(2)),
        (&["3F", "out", "2F", "1F"], &[Some(-3), None, Some(-2), Some(-1)], Some(3)),
        // All suits together.
        (&["6D 2W 3P 5F", "4D 1P 1F 2F"], &[Some(3), Some(8)], Some(1)),
    ];
    for (lying, totals, favor) in cases {
        let sheets = score(&piles(lying));
        let found: Vec<Option<i8>> = sheets.iter().map(|sheet| Some((*sheet)?.total)).collect();
        assert_eq!(found, *totals, "{lying:?}");
        assert_eq!(gainer(&sheets), favor.map(Seat), "FH-14: {lying:?}");
        for sheet in sheets.iter().flatten() {
            let suits = Horseman::ALL.map(|suit| sheet.points(suit));
            assert_eq!(suits.iter().sum::<i8>(), sheet.total, "{lying:?}");
        }
    }
}

#[test]
fn fh13_a_sheet_tells_suit_by_suit() {
    let sheets = score(&piles(&["6D 1D 5W -4W 2P 4P 6F", "3P 1P"]));
    let sheet = sheets[Seat(0)].expect("in the hand");
    assert_eq!((sheet.death, sheet.war), (7, 5));
    let pestilence = sheet.pestilence;
    assert_eq!((pestilence.cards, pestilence.sum, pestilence.scores), (2, 6, false));
    assert_eq!((sheet.famine.cards, sheet.famine.points, sheet.total), (1, -6, 6));
    let other = sheets[Seat(1)].expect("in the hand");
    assert_eq!((other.pestilence.sum, other.pestilence.scores, other.total), (4, true, 4));
    // In the order of the suits: Famine, Pestilence, War, Death.
    let points = |sheet: &Sheet| Horseman::ALL.map(|suit| sheet.points(suit));
    assert_eq!((points(&sheet), points(&other)), ([-6, 0, 5, 7], [0, 4, 0, 0]));
}

#[test]
fn fh14_the_most_points_gain_one_favor_and_all_is_dealt_anew() {
    for seats in 2..=4 {
        let (mut gained, mut tied) = (0, 0);
        random_matches(seats, |before, _, after, events| {
            let ended = events.iter().find_map(|event| match event {
                Event::HandEnded { sheets, favor, .. } => Some((*sheets, *favor)),
                _ => None,
            });
            let Some((sheets, favor)) = ended else {
                assert_eq!(before.public().favor, after.public().favor);
                return;
            };
            let most = sheets.iter().flatten().map(|sheet| sheet.total).max();
            let best = |sheet: &Option<Sheet>| sheet.is_some_and(|sheet| Some(sheet.total) == most);
            let best: Vec<Seat> =
                sheets.pairs().filter(|(_, sheet)| best(sheet)).map(|(seat, _)| seat).collect();
            assert_eq!(favor, if best.len() == 1 { Some(best[0]) } else { None });
            for seat in Seat::all(seats) {
                let more = u8::from(favor == Some(seat));
                assert_eq!(after.public().favor[seat], before.public().favor[seat] + more);
            }
            gained += usize::from(favor.is_some());
            tied += usize::from(best.len() > 1);
            if let Some(Event::Dealt { hand, hands, leader }) = events.last() {
                assert_eq!(*hand, before.hand_number() + 1);
                assert_eq!((Turn::Seat(*leader), after.public().opening), (after.turn(), None));
                assert!(hands.pairs().all(|(seat, cards)| *cards == Some(after.hand(seat))));
                assert!(after.public().piles.iter().all(|pile| pile.cards().is_empty()));
            }
        });
        assert!(gained > 100 && tied > 5, "{seats} seats: {gained} gained, {tied} tied");
    }
}

#[test]
fn fh14_a_seat_sees_only_its_own_new_cards() {
    let hands = BySeat::from_fn(3, |seat| Some(deal(3, 1).hand(seat)));
    let dealt = Event::Dealt { hand: 2, hands, leader: Seat(0) };
    let Event::Dealt { hands: seen, .. } = Position::seen_by(&dealt, Seat(1)) else {
        panic!("it still is a deal");
    };
    assert_eq!(*seen, [None, hands[Seat(1)], None]);
}

#[test]
fn fh15_three_favor_win() {
    for seats in 2..=4 {
        let mut ended = 0;
        random_matches(seats, |_, _, after, events| {
            let Some(Event::Ended { outcome }) = events.last() else { return };
            ended += 1;
            assert_eq!(after.turn(), Turn::Over(*outcome));
            let winners: Vec<Seat> = outcome.winners().collect();
            assert_eq!(winners.len(), 1, "random players come to three within 40 hands");
            assert_eq!(after.public().favor[winners[0]], FAVOR_TO_WIN);
            assert_eq!(refused(after, "play 1F"), "FH-15");
            assert_eq!(refused(after, "give 1F>0 2F>1"), "FH-15");
        });
        assert_eq!(ended, 100);
    }
}

#[test]
fn fh15_after_forty_hands_the_most_favor_wins_and_a_tie_is_shared() {
    // Both are eliminated at once in the last hand (FH-12), so the Favor does not change.
    for (favor, winners) in
        [([1, 2], &[1][..]), ([2, 1], &[0]), ([2, 2], &[0, 1]), ([0, 0], &[0, 1])]
    {
        let mut json = start(&["1F 1D 2D 3D", "1P 6D 4D 5D"]);
        json["hand"] = json!(HANDS);
        json["favor"] = json!(favor);
        let mut position = read(&json).expect("a position");
        round(&mut position, "1F 1P", "1F>0 1P>1");
        round(&mut position, "4D 1D", "1D>0 4D>1");
        round(&mut position, "5D 2D", "2D>0 5D>1");
        let events = round(&mut position, "6D 3D", "3D>0 6D>1");
        let outcome = Outcome::won_by(winners.iter().map(|seat| Seat(*seat)));
        assert_eq!(events.last(), Some(&Event::Ended { outcome }), "{favor:?}");
        assert_eq!(position.turn(), Turn::Over(outcome));
        let json = serde_json::to_value(&position).expect("it has JSON");
        assert_eq!(read(&json), Ok(position));
    }
    assert_eq!(Position::bound(&setup(2)), Some(40 * 8 * 3));
    assert_eq!(Position::bound(&setup(4)), Some(40 * 6 * 5));
}

/// C-2: these deals must be the same in every release and on every platform.
#[test]
fn a_deal_never_changes_c2() {
    let text = |cards: &mut dyn Iterator<Item = Card>| {
        cards.map(|card| card.to_string()).collect::<Vec<_>>().join(" ")
    };
    let hands = |seats: u8| {
        let position = deal(seats, 1);
        let hand = |seat| text(&mut position.hand(seat).iter());
        let fate = text(&mut position.fate().iter().map(|(card, _)| card));
        Seat::all(seats).map(hand).chain([fate]).collect::<Vec<_>>()
    };
    assert_eq!(
        hands(2),
        ["1W 1D 2W 2D 6F 6P 6W 6D", "1F 1P 2F 3F 3P 5F 5P 5W", "4W 4P 5D 4D 4F 3D 3W 2P"]
    );
    assert_eq!(
        hands(3),
        ["1P 2F 2W 2D 3D 5W 5D 6D", "1D 3F 3W 4W 4D 5F 5P 6P", "1F 1W 2P 3P 4F 4P 6F 6W", ""]
    );
    assert_eq!(
        hands(4),
        ["1D 2W 4F 4W 6W 6D", "3F 3P 3D 4P 5F 5W", "1W 2D 3W 5D 6F 6P", "1F 1P 2F 2P 4D 5P", ""]
    );
}
