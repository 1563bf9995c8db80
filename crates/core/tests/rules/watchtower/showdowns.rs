//! Tests of the showdown and the battle of the watchtowers (WT-22, WT-23).

use cardkeep_core::cards::{Card, CardSet};
use cardkeep_core::engine::{Game, Seat};
use cardkeep_core::games::watchtower::{Event, Position, TIES};
use serde_json::{Value, json};

use super::support::{
    act, all_fight, army, cards, fight, legal, read, refused, scene, set, winners, write,
};

/// Returns every trick: its cards by seat, and its winner.
pub fn tricks(events: &[Event]) -> Vec<(Vec<Option<Card>>, Option<u8>)> {
    let trick = |event: &Event| match event {
        Event::Trick { cards, winner, .. } => Some((cards.to_vec(), winner.map(|seat| seat.0))),
        _ => None,
    };
    events.iter().filter_map(trick).collect()
}

/// Returns the length of the lines of each showdown.
pub fn lengths(events: &[Event]) -> Vec<u8> {
    let length = |event: &Event| match event {
        Event::Showdown { length, .. } => Some(*length),
        _ => None,
    };
    events.iter().filter_map(length).collect()
}

/// Returns how many cards each seat draws for the battle of the watchtowers.
pub fn drew(events: &[Event]) -> Option<Vec<u8>> {
    events.iter().find_map(|event| match event {
        Event::Redrawn { drew } => Some(drew.to_vec()),
        _ => None,
    })
}

fn replays(events: &[Event]) -> usize {
    events.iter().filter(|event| matches!(event, Event::PlayedAgain { .. })).count()
}

/// The last of all players completes its watchtower, with the 5S that it won before.
fn everybody_on_campaign(forts: &[&str], armies: &[&str], seed: u64) -> Value {
    let mut json = scene(forts, armies, "");
    json["won"] = json!(["5S"]);
    json["players"][0]["shown"] = json!(["5S"]);
    json["seed"] = json!(seed);
    json
}

fn showdown(forts: &[&str], armies: &[&str], seed: u64) -> (Position, Vec<Event>) {
    let mut position = read(&everybody_on_campaign(forts, armies, seed)).expect("a position");
    let events = act(&mut position, "place 5S");
    (position, events)
}

/// A seed with which the lines of one card are tied ten times.
const TEN_TIES: u64 = 251_514;

const TWO: [&str; 2] = ["5C 5D 5H", "3C 3D 3H 3S"];

#[test]
fn wt22_the_showdown_begins_when_all_are_on_campaign() {
    let (position, events) = showdown(&TWO, &["5S KC QC AC", "2D 4D 6D"], 1);
    assert_eq!(winners(&position), [0]);
    assert!(legal(&position).is_empty());
    assert_eq!(refused(&position, "end-turn"), "WT-22");
    let played: Vec<_> = tricks(&events);
    assert_eq!(played.len(), 3);
    assert!(played.iter().all(|(_, winner)| *winner == Some(0)));
    let ended = events.last().expect("events");
    assert!(matches!(ended, Event::Ended { outcome } if outcome.sole_winner() == Some(Seat(0))));
    // As long as one player is not on campaign, there is none.
    let three = ["5C 5D 5H", "3C 3D 3H 3S", "8C"];
    let (position, _) = showdown(&three, &["5S KC QC AC", "2D 4D 6D", "9C"], 1);
    assert!(winners(&position).is_empty());
}

/// It begins with a won free-for-all too.
#[test]
fn wt22_after_a_free_for_all() {
    let mut position = set(&TWO, &["5S KC QC AC", "2D 4D 6D"], "");
    act(&mut position, "place 5S");
    all_fight(&mut position, "KC 2D");
    assert_eq!(winners(&position), [0]);
}

#[test]
fn wt22_the_smallest_army_sets_an_odd_length() {
    // Even: one card of the smallest army goes to the barracks.
    for (armies, length) in [
        (["5S KC QC AC 9C 8C", "2D 4D 6D"], 3),
        (["5S KC QC AC 9C 8C", "2D 4D 6D 8D"], 3),
        (["5S KC QC", "2D 4D 6D 8D TD"], 1),
        (["5S KC QC JC 9C", "2D 4D"], 1),
        (["5S KC", "2D"], 1),
    ] {
        let (position, events) = showdown(&TWO, &armies, 3);
        assert_eq!(lengths(&events)[0], length, "{armies:?}");
        let first = tricks(&events);
        assert!(first.len() >= usize::from(length));
        for seat in 0..2 {
            let before = cards(armies[usize::from(seat)]);
            let before = before.minus(cards("5S"));
            let dropped = before.len() - usize::from(length);
            let told = events.iter().find_map(|event| match event {
                Event::Dropped { seat: who, cards, count } if who.0 == seat => {
                    Some((cards.expect("all is told"), *count))
                }
                _ => None,
            });
            assert_eq!(told.map_or(0, |(_, count)| usize::from(count)), dropped, "{armies:?}");
            let gone = told.map_or(CardSet::EMPTY, |(cards, _)| cards);
            assert_eq!(gone.len(), dropped);
            if lengths(&events).len() == 1 {
                assert_eq!(army(&position, seat), before.minus(gone));
                let lowest: CardSet = position.barracks().cards().iter().copied().collect();
                assert!(gone.minus(lowest).is_empty(), "they went to the barracks");
            }
        }
    }
}

#[test]
fn wt22_what_is_dropped_is_hidden_from_others() {
    let (_, events) = showdown(&TWO, &["5S KC QC AC 9C 8C", "2D 4D 6D"], 3);
    let dropped = events.iter().find(|event| matches!(event, Event::Dropped { .. }));
    let dropped = dropped.expect("seat 0 dropped two");
    let Event::Dropped { seat, count, .. } = *dropped else { panic!("{dropped:?}") };
    assert_eq!((seat, count), (Seat(0), 2));
    assert_eq!(Position::seen_by(dropped, Seat(0)), *dropped);
    let hidden = Event::Dropped { seat, cards: None, count };
    assert_eq!(Position::seen_by(dropped, Seat(1)), hidden);
}

/// The armies are shuffled: every card is dropped, and is at every position, equally often.
#[test]
fn wt22_lines_are_shuffled() {
    let (mut dropped, mut first) = ([0; 4], [0; 4]);
    for seed in 0..600 {
        let (_, events) = showdown(&TWO, &["5S KC QC AC 9C", "2D 4D 6D"], seed);
        let all: Vec<Card> = cards("9C QC KC AC").iter().collect();
        let which = |card: Card| all.iter().position(|other| *other == card).expect("a card");
        for event in &events {
            if let Event::Dropped { cards: Some(cards), .. } = event {
                cards.iter().for_each(|card| dropped[which(card)] += 1);
            }
        }
        first[which(tricks(&events)[0].0[0].expect("a card"))] += 1;
    }
    assert!(dropped.iter().chain(&first).all(|count| (110..190).contains(count)), "{dropped:?}");
}

#[test]
fn wt22_the_highest_takes_the_trick_and_nobody_if_tied() {
    let forts = ["5C 5D 5H", "3C 3D 3H 3S", "TC TD TH TS"];
    for seed in 0..60 {
        let (_, events) = showdown(&forts, &["5S KC 7C AC", "AD 7D 6D", "2C AH 7H"], seed);
        for (cards, winner) in tricks(&events) {
            let ranks: Vec<_> = cards.iter().map(|card| card.map(Card::rank)).collect();
            let highest = ranks.iter().max().copied().flatten();
            let holders: Vec<u8> =
                (0..3).filter(|n| ranks[usize::from(*n)] == highest && highest.is_some()).collect();
            let expected = if let [only] = holders[..] { Some(only) } else { None };
            assert_eq!(winner, expected, "a 7 is just a 7, and tied aces win nothing: {cards:?}");
        }
    }
}

#[test]
fn wt22_most_tricks_win() {
    let mut seen = [0; 2];
    for seed in 0..100 {
        let (position, events) = showdown(&TWO, &["5S KC 4C 8C", "9D 6D 2D"], seed);
        let mut won = [0; 2];
        for (_, winner) in tricks(&events).iter().take(3) {
            if let Some(winner) = winner {
                won[usize::from(*winner)] += 1;
            }
        }
        if lengths(&events).len() == 1 {
            assert_eq!(winners(&position), [u8::from(won[1] > won[0])]);
            seen[usize::from(won[1] > won[0])] += 1;
        } else {
            assert_eq!(won[0], won[1]);
        }
    }
    assert!(seen.iter().all(|count| *count > 5), "{seen:?}");
}

#[test]
fn wt23_a_tie_leads_to_the_battle_of_the_watchtowers() {
    // By rank; royals and aces draw ten.
    for (rank, count) in [('2', 2), ('4', 4), ('9', 9), ('T', 10), ('J', 10), ('A', 10)] {
        let tower: Vec<String> = "CDHS".chars().map(|suit| format!("{rank}{suit}")).collect();
        let (position, events) = showdown(&[TWO[0], &tower.join(" ")], &["5S 8C", "8D"], 5);
        assert_eq!(lengths(&events)[0], 1);
        assert_eq!(drew(&events), Some(vec![5, count]), "{rank}");
        let shortest = count.min(5);
        assert_eq!(lengths(&events)[1], shortest - u8::from(shortest % 2 == 0));
        // All cards except the two towers were shuffled into the barracks.
        let drawn: Vec<CardSet> = events
            .iter()
            .filter_map(|event| match event {
                Event::Drew { cards, .. } => *cards,
                _ => None,
            })
            .collect();
        assert_eq!(drawn.len(), 2 + 2 * replays(&events));
        let places =
            position.barracks().len() + army(&position, 0).len() + army(&position, 1).len();
        assert_eq!(places, 52 - 8);
        assert!(position.barracks().open().is_empty(), "in unknown order");
    }
}

#[test]
fn wt23_what_is_drawn_is_hidden_from_others() {
    let (_, events) = showdown(&TWO, &["5S 8C", "8D"], 5);
    let drew = events.iter().find(|event| matches!(event, Event::Drew { seat: Seat(1), .. }));
    let drew = drew.expect("a redraw");
    assert_eq!(Position::seen_by(drew, Seat(1)), *drew);
    let hidden = Event::Drew { seat: Seat(1), cards: None };
    assert_eq!(Position::seen_by(drew, Seat(0)), hidden);
}

/// Returns how many of the first tricks each of three seats won.
pub fn shares(events: &[Event], length: usize) -> [usize; 3] {
    let first = &tricks(events)[..length];
    [0, 1, 2].map(|seat| first.iter().filter(|(_, winner)| *winner == Some(seat)).count())
}

/// Only among the tied players.
#[test]
fn wt23_between_the_tied_alone() {
    let forts = ["5C 5D 5H", "3C 3D 3H 3S", "TC TD TH TS"];
    let mut ties = [0; 2];
    for seed in 0..100 {
        let armies = ["5S 8C KC 4C", "2C 2D 2H", "8H KH 4H"];
        let (position, events) = showdown(&forts, &armies, seed);
        let shares = shares(&events, 3);
        assert_eq!(shares[1], 0);
        if shares == [0; 3] {
            // Three without a trick are tied for the most, too.
            assert_eq!(drew(&events), Some(vec![5, 3, 10]));
            ties[1] += 1;
        } else if shares[0] == shares[2] {
            assert_eq!(drew(&events), Some(vec![5, 0, 10]));
            assert!(!winners(&position).contains(&1));
            assert!(tricks(&events)[3..].iter().all(|(cards, _)| cards[1].is_none()));
            ties[0] += 1;
        } else {
            assert_eq!(drew(&events), None);
        }
    }
    assert!(ties.iter().all(|count| *count > 5), "{ties:?}");
}

/// R: if the barracks have too few cards for all, all draw equally fewer. Four towers leave 36
/// cards.
#[test]
fn wt23_equally_fewer_if_the_barracks_cannot_serve_all() {
    let forts = ["QC QD QH", "JC JD JH JS", "TC TD TH TS", "9C 9D 9H 9S"];
    let mut json = scene(&forts, &["QS 2C", "2D", "2H", "2S"], "");
    json["won"] = json!(["QS"]);
    json["players"][0]["shown"] = json!(["QS"]);
    let mut position = read(&json).expect("a position");
    let events = act(&mut position, "place QS");
    assert_eq!(drew(&events), Some(vec![9, 9, 9, 8]));
    assert_eq!(lengths(&events)[..2], [1, 7]);
    let forts = ["QC QD QH", "JC JD JH JS", "TC TD TH TS", "6C 6D 6H 6S"];
    let mut json = scene(&forts, &["QS 2C", "2D", "2H", "2S"], "");
    json["won"] = json!(["QS"]);
    json["players"][0]["shown"] = json!(["QS"]);
    let events = act(&mut read(&json).expect("a position"), "place QS");
    assert_eq!(drew(&events), Some(vec![10, 10, 10, 6]));
}

/// Returns the cards that each seat drew for each consecutive battle of the watchtowers.
fn hands(events: &[Event], seats: usize) -> Vec<Vec<CardSet>> {
    let mut hands: Vec<Vec<CardSet>> = Vec::new();
    for event in events {
        match event {
            Event::Redrawn { .. } | Event::PlayedAgain { .. } => {
                hands.push(vec![CardSet::EMPTY; seats]);
            }
            Event::Drew { seat, cards } => {
                hands.last_mut().expect("a battle")[seat.index()] = cards.expect("all is told");
            }
            _ => {}
        }
    }
    hands
}

fn together(hands: &[CardSet]) -> CardSet {
    hands.iter().fold(CardSet::EMPTY, |all, hand| all.union(*hand))
}

/// S: the same cards are shuffled and played again. R: all cards the tied players drew for it,
/// dealt again in equal numbers, including cards put aside.
#[test]
fn wt23_after_a_second_tie_the_cards_are_shuffled_together() {
    let (mut seen, mut mixed, mut revived) = (0, 0, 0);
    for seed in 0..2000 {
        // Fives and threes: five cards and three, so two of the five are put aside.
        let (position, events) = showdown(&TWO, &["5S 8C", "8D"], seed);
        if replays(&events) == 0 {
            continue;
        }
        seen += 1;
        let hands = hands(&events, 2);
        assert_eq!(hands.iter().map(|hand| hand[0].len()).next(), Some(5));
        let pool = together(&hands[0]);
        for hand in &hands[1..] {
            assert_eq!((hand[0].len(), hand[1].len()), (4, 4), "eight cards in equal numbers");
            assert_eq!(together(hand), pool, "the same cards");
            mixed += usize::from(!hand[0].intersection(hands[0][1]).is_empty());
        }
        // Three are played each time; the rest is in the barracks.
        assert_eq!(lengths(&events)[1..], vec![3; replays(&events) + 1]);
        let rest: CardSet = position.barracks().cards().iter().copied().collect();
        assert_eq!(rest.intersection(pool).len(), 2);
        let lines = tricks(&events);
        let first: CardSet = lines[1..4].iter().filter_map(|(cards, _)| cards[0]).collect();
        let second: CardSet =
            lines[4..7].iter().flat_map(|(cards, _)| cards.clone()).flatten().collect();
        let aside = hands[0][0].minus(first);
        revived += usize::from(!second.intersection(aside).is_empty());
    }
    assert!(seen > 20 && mixed > 20 && revived > 10, "{seen}, {mixed}, {revived}");
}

/// R: if some of the tied players are no longer tied, only the cards of the others stay in play.
#[test]
fn wt23_only_the_cards_of_those_still_tied() {
    let forts = ["5C 5D 5H", "3C 3D 3H 3S", "TC TD TH TS"];
    let mut fewer = 0;
    for seed in 0..6000 {
        let (position, events) = showdown(&forts, &["5S 8C", "8D", "8H"], seed);
        let hands = hands(&events, 3);
        for two in hands.windows(2) {
            let still = |seat: &usize| !two[1][*seat].is_empty();
            let tied: Vec<usize> = (0..3).filter(still).collect();
            let before: Vec<CardSet> = tied.iter().map(|seat| two[0][*seat]).collect();
            let had = two[0].iter().filter(|hand| !hand.is_empty()).count();
            if tied.len() < had {
                fewer += 1;
                assert!(together(&two[1]).minus(together(&before)).is_empty());
                let each = together(&before).len() / tied.len();
                assert!(tied.iter().all(|seat| two[1][*seat].len() == each));
            }
        }
        assert!(!winners(&position).is_empty());
    }
    assert!(fewer > 5, "{fewer}");
}

/// Two lines of one card are not tied forever, because the cards change hands.
#[test]
fn wt23_lines_of_one_card_change_hands() {
    let forts = ["5C 5D 5H", "2C 2D 2H 2S"];
    for seed in 0..500 {
        let (_, events) = showdown(&forts, &["5S 8C", "8D"], seed);
        if replays(&events) > 0 {
            assert_eq!(lengths(&events)[1], 1, "the two draw five cards and two");
            assert_eq!(lengths(&events)[2], 3, "and then three each of these seven");
        }
    }
}

/// R: after ten ties in a row the win is shared.
#[test]
fn wt23_after_ten_ties_the_match_is_shared() {
    // With this seed the threes and the twos draw four cards of a rank and one other.
    let mut json = everybody_on_campaign(&["3C 3D 3H", "2C 2D 2H 2S"], &["3S 8C", "8D"], TEN_TIES);
    json["won"] = json!(["3S"]);
    json["players"][0]["shown"] = json!(["3S"]);
    let mut position = read(&json).expect("a position");
    let events = act(&mut position, "place 3S");
    assert_eq!(winners(&position), [0, 1]);
    assert_eq!(tricks(&events).len(), usize::from(TIES));
    assert!(tricks(&events).iter().all(|(_, winner)| winner.is_none()));
    assert_eq!(replays(&events), usize::from(TIES) - 2);
    let Some(Event::Ended { outcome }) = events.last() else { panic!("{events:?}") };
    assert!((outcome.share(Seat(1)) - 0.5).abs() < 1e-6);
    assert_eq!(position.public().turned[Seat(0)].len(), 1);
    assert_eq!(read(&write(&position)), Ok(position));
}

/// The attacker is eliminated, and the card that the defender gets completes the last watchtower.
#[test]
fn wt22_when_the_last_one_off_campaign_is_out_or_on_campaign() {
    let forts = ["", "3C 2H 2D 2C", "8C 8D 8H 8S"];
    let mut json = scene(&forts, &["9C 4C", "TD KD", "QD 6H AD"], "2S");
    json["players"][0]["tries"] = json!([["3C"], ["3C"], []]);
    let mut position = read(&json).expect("a position");
    let events = fight(&mut position, "challenge 1 3C 1", "9C", "TD");
    assert!(events.contains(&Event::WentOut { seat: Seat(0), cards: 1 }));
    let events = all_fight(&mut position, "KD QD");
    assert!(events.iter().any(|event| matches!(event, Event::CampaignBegan { .. })));
    assert!(tricks(&events).len() >= 3, "seats 1 and 2 are all who are left");
    assert!(!winners(&position).is_empty() && !winners(&position).contains(&0));
}
