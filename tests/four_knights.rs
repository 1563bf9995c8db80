//! The rules of Four Knights, by number.

use std::collections::HashMap;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use cardkeep::ai::Search;
use cardkeep::cards::{Card, CardSet};
use cardkeep::engine::{Chance, Game, Outcome, Record, Seat, Setup, Start, Stream, Turn};
use cardkeep::games::four_knights::{
    Action, Event, HAND_SIZE, HANDS, Options, Phase, Position, beats,
};
use serde_json::{Value, json};

const FIRST: Seat = Seat(0);
const SECOND: Seat = Seat(1);

fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

fn cards(text: &str) -> CardSet {
    text.split_whitespace().map(card).collect()
}

fn setup(may_yield: bool) -> Setup<Options> {
    Setup::new(2, Options { may_yield })
}

fn deal(seed: u64) -> Position {
    Position::deal(&setup(false), seed)
}

fn legal(position: &Position) -> Vec<Action> {
    let mut actions = Vec::new();
    position.legal_actions(&mut actions);
    actions
}

fn act(position: &mut Position, text: &str) -> Vec<Event> {
    position.apply(text.parse().expect("an action")).unwrap_or_else(|why| panic!("{text}: {why}"))
}

fn refused(position: &mut Position, text: &str) -> &'static str {
    let before = position.clone();
    let illegal = position.apply(text.parse().expect("an action")).expect_err(text);
    assert_eq!(*position, before, "C-5: {text} changed the position");
    illegal.rule
}

/// The JSON of a position in a hand in which both seats hold these cards and wait to commit. Cards
/// of the hand that are not held count as received by seat 0; all others fill the places left.
fn at_hand(hand: usize, hands: [&str; 2]) -> Value {
    let hands = hands.map(cards);
    let mut rest = CardSet::FULL.minus(hands[0]).minus(hands[1]).iter();
    let mut take = |n: usize| rest.by_ref().take(n).map(|card| card.to_string()).collect();
    let mut received = vec![[Vec::new(), Vec::new()]; HANDS];
    for earlier in &mut received[..hand - 1] {
        *earlier = [take(HAND_SIZE), take(HAND_SIZE)];
    }
    received[hand - 1][0] = take(2 * HAND_SIZE - hands[0].len() - hands[1].len());
    let stockade: Vec<String> = take(4);
    let deck: Vec<String> = take((HANDS - hand) * 2 * HAND_SIZE);
    json!({
        "hand": hand,
        "phase": {"commit": 0},
        "hands": hands,
        "stockade": stockade,
        "received": received,
        "deck": deck,
    })
}

/// Lets a seat receive one card fewer in an earlier hand, counted from 0, and so swap after it.
fn gain_less(json: &mut Value, hand: usize, seat: usize) {
    let received = &mut json["received"][hand];
    let card = received[seat].as_array_mut().expect("a list").pop().expect("a card");
    received[1 - seat].as_array_mut().expect("a list").push(card);
}

fn read(json: &Value) -> Result<Position, String> {
    serde_json::from_value(json.clone()).map_err(|why| why.to_string())
}

fn last_hand(first: &str, second: &str) -> Position {
    read(&at_hand(4, [first, second])).expect("a position")
}

fn random_matches(may_yield: bool, mut look: impl FnMut(&Position, Action, &[Event])) {
    for seed in 0..500 {
        let mut position = Position::deal(&setup(may_yield), seed);
        let mut chance = Chance::stream(seed, Stream::Trial(9));
        while let Some(action) = chance.pick(&legal(&position)) {
            let before = position.clone();
            let events = position.apply(action).expect("legal");
            look(&before, action, &events);
        }
    }
}

#[test]
fn fn1_ace_is_high() {
    for lower in ["2H", "TH", "KH"] {
        assert!(beats(card("AH"), card(lower)));
        assert!(!beats(card(lower), card("AH")));
    }
    assert!(beats(card("AC"), card("TS")), "the source's example");
}

#[test]
fn fn2_four_cards_to_the_stockade_and_six_to_each() {
    let position = deal(1);
    assert_eq!(position.stockade().len(), 4);
    assert_eq!(position.hand(FIRST).len(), 6);
    assert_eq!(position.hand(SECOND).len(), 6);
    assert_eq!(position.deck().len(), 36);
    for seat in [FIRST, SECOND] {
        assert_eq!(position.view(seat).stockade, [None; 4], "seen by nobody");
    }
}

#[test]
fn fn3_beats() {
    let wins = [("AC", "TS"), ("2D", "AC"), ("2H", "AS"), ("9H", "8D")];
    for (winner, loser) in wins {
        assert!(beats(card(winner), card(loser)), "{winner} beats {loser}");
        assert!(!beats(card(loser), card(winner)), "{loser} does not beat {winner}");
    }
    assert!(!beats(card("7H"), card("7D")) && !beats(card("7D"), card("7H")));
}

#[test]
fn fn3_the_cycle_whatever_the_ranks() {
    for (hunter, prey) in [("H", "S"), ("S", "D"), ("D", "C"), ("C", "H")] {
        for high in "23456789TJQKA".chars() {
            for low in "23456789TJQKA".chars() {
                let (hunter, prey) =
                    (card(&format!("{low}{hunter}")), card(&format!("{high}{prey}")));
                assert!(beats(hunter, prey) && !beats(prey, hunter), "{hunter} beats {prey}");
            }
        }
    }
}

#[test]
fn fn3_within_a_colour_the_higher_rank_and_equal_ranks_neither() {
    for one in Card::all() {
        for other in Card::all() {
            if one.suit().is_red() == other.suit().is_red() {
                assert_eq!(beats(one, other), one.rank() > other.rank(), "{one} and {other}");
            }
        }
    }
}

#[test]
fn fn4_both_commit_unseen_and_then_both_are_turned_up() {
    let mut position = last_hand("9H 2C 3C 4C 5C 6C", "8D JD 3S 4S 5S 6S");
    let events = act(&mut position, "commit 9H");
    assert_eq!(events, [Event::Committed { seat: FIRST, card: Some(card("9H")) }]);
    assert_eq!(Position::seen_by(&events[0], SECOND), Event::Committed { seat: FIRST, card: None });
    assert_eq!(position.turn(), Turn::Seat(SECOND));
    let view = position.view(SECOND);
    assert!(view.opponent_committed);
    assert!(!serde_json::to_string(&view).expect("JSON").contains("9H"), "the card is unseen");
    let events = act(&mut position, "commit 8D");
    assert_eq!(events[1], Event::Revealed { cards: [card("9H"), card("8D")] });
    assert_eq!(position.field(FIRST), [card("9H")]);
    assert_eq!(position.field(SECOND), [card("8D")]);
    assert_eq!(position.turn(), Turn::Seat(SECOND), "the beaten seat is pressed (FN-6)");
}

#[test]
fn fn4_a_card_is_committed_from_the_hand() {
    let mut position = last_hand("9H 2C 3C 4C 5C 6C", "8D 2S 3S 4S 5S 6S");
    assert_eq!(refused(&mut position, "commit 8D"), "FN-4");
    assert_eq!(refused(&mut position, "reinforce 9H"), "FN-6");
    assert_eq!(refused(&mut position, "forfeit 9H"), "FN-7");
    assert_eq!(refused(&mut position, "swap 9H 1"), "FN-10");
    assert_eq!(refused(&mut position, "keep"), "FN-10");
    assert_eq!(refused(&mut position, "yield"), "FN-6");
}

#[test]
fn fn5_in_a_stand_off_both_commit_again_and_the_newest_pair_decides() {
    let mut position = last_hand("7H 9H 2C 3C 4C 5C", "7D 8D JD 3S 4S 5S");
    act(&mut position, "commit 7H");
    let events = act(&mut position, "commit 7D");
    assert_eq!(events.last(), Some(&Event::StoodOff));
    assert_eq!(position.phase(), Phase::Commit(FIRST));
    act(&mut position, "commit 9H");
    let events = act(&mut position, "commit 8D");
    assert_eq!(events.last(), Some(&Event::Pressed { seat: SECOND }));
    assert_eq!(position.field(FIRST), [card("7H"), card("9H")], "all cards stay on the field");
    assert_eq!(position.field(SECOND), [card("7D"), card("8D")]);
}

#[test]
fn fn5_with_both_hands_empty_each_takes_its_cards_back_as_received() {
    let mut position = last_hand("7H 9S", "7D 9C");
    let before = [position.total(FIRST), position.total(SECOND)];
    act(&mut position, "commit 7H");
    act(&mut position, "commit 7D");
    act(&mut position, "commit 9S");
    let events = act(&mut position, "commit 9C");
    assert!(events.contains(&Event::TookBack { cards: [cards("7H 9S"), cards("7D 9C")] }));
    assert_eq!(position.total(FIRST), before[0] + 2);
    assert_eq!(position.total(SECOND), before[1] + 2);
    assert_eq!(position.phase(), Phase::Over);
}

#[test]
fn fn6_a_pressed_player_beats_the_newest_card_and_presses_in_turn() {
    let mut position = last_hand("9H TH 2C 3C 4C 5C", "8D JD 2S 3S 4S 5S");
    act(&mut position, "commit 9H");
    act(&mut position, "commit 8D");
    assert_eq!(legal(&position), [Action::Reinforce(card("JD"))], "JD beats 9H, no spade does");
    assert_eq!(refused(&mut position, "reinforce 5S"), "FN-6");
    assert_eq!(refused(&mut position, "reinforce 9H"), "FN-6");
    assert_eq!(refused(&mut position, "commit JD"), "FN-6");
    let events = act(&mut position, "reinforce JD");
    assert_eq!(events[0], Event::Reinforced { seat: SECOND, card: card("JD") });
}

#[test]
fn fn6_every_answer_is_legal_and_it_must_be_given() {
    random_matches(false, |position, _, _| {
        if let Phase::Reinforce(seat) = position.phase() {
            let newest = *position.field(seat.other()).last().expect("a card presses");
            let answers: Vec<Action> = position
                .hand(seat)
                .iter()
                .filter(|card| beats(*card, newest))
                .map(Action::Reinforce)
                .collect();
            assert!(!answers.is_empty());
            assert_eq!(legal(position), answers);
        }
    });
    let mut position = last_hand("9H TH 2C 3C 4C 5C", "8D JD 2S 3S 4S 5S");
    act(&mut position, "commit 9H");
    act(&mut position, "commit 8D");
    assert_eq!(refused(&mut position, "yield"), "FN-6");
}

#[test]
fn fn6_may_yield_lets_a_pressed_player_give_up() {
    let mut json = at_hand(4, ["9H TH 2C 3C 4C 5C", "8D JD 2S 3S 4S 5S"]);
    json["options"] = json!({"may_yield": true});
    let mut position = read(&json).expect("a position");
    act(&mut position, "commit 9H");
    act(&mut position, "commit 8D");
    assert!(legal(&position).contains(&Action::Yield));
    let events = act(&mut position, "yield");
    assert_eq!(events[0], Event::Yielded { seat: SECOND });
    assert_eq!(events[1], Event::Captured { seat: FIRST, cards: cards("9H 8D") });
    let view = position.view(FIRST);
    assert_eq!(view.opponent_lacks, CardSet::EMPTY, "a yield shows nothing that is not held");
}

#[test]
fn fn7_with_no_answer_on_an_even_field_the_winner_takes_all() {
    let mut position = last_hand("9H 2C 3C 4C 5C 6C", "8D 2S 3S 4S 5S 6S");
    let before = position.total(FIRST);
    act(&mut position, "commit 9H");
    let events = act(&mut position, "commit 8D");
    assert_eq!(events[2], Event::Broke { seat: SECOND }, "no spade beats a heart");
    assert_eq!(events[3], Event::Captured { seat: FIRST, cards: cards("9H 8D") });
    assert_eq!(position.total(FIRST), before + 2);
    assert_eq!(position.phase(), Phase::Commit(FIRST));
}

#[test]
fn fn7_on_an_uneven_field_the_loser_forfeits_a_card_of_its_choice() {
    let mut position = last_hand("9H 2S 3S 4S 5S 6S", "8D JD 7C 8C 9C TC");
    act(&mut position, "commit 9H");
    act(&mut position, "commit 8D");
    let events = act(&mut position, "reinforce JD");
    // Spades beat diamonds, so seat 0 is only pressed; it answers and seat 1 has higher clubs.
    assert_eq!(events[1], Event::Pressed { seat: FIRST });
    act(&mut position, "reinforce 6S");
    act(&mut position, "reinforce TC");
    assert_eq!(position.phase(), Phase::Forfeit(FIRST));
    assert_eq!(legal(&position).len(), 4, "any card of the hand");
    assert_eq!(refused(&mut position, "forfeit 9H"), "FN-7");
    assert_eq!(refused(&mut position, "commit 2S"), "FN-7");
    let events = act(&mut position, "forfeit 2S");
    assert_eq!(events[0], Event::Forfeited { seat: FIRST, card: card("2S") });
    assert_eq!(events[1], Event::Captured { seat: SECOND, cards: cards("9H 6S 2S 8D JD TC") });
}

#[test]
fn fn7_both_have_played_equally_and_the_loser_has_a_card_to_forfeit() {
    for may_yield in [false, true] {
        random_matches(may_yield, |position, action, events| {
            if let Phase::Forfeit(seat) = position.phase() {
                assert!(!position.hand(seat).is_empty());
                assert_ne!(position.field(FIRST).len(), position.field(SECOND).len());
            }
            let mut after = position.clone();
            after.apply(action).expect("legal");
            if events.iter().any(|event| matches!(event, Event::Captured { .. })) {
                assert_eq!(after.hand(FIRST).len(), after.hand(SECOND).len());
            }
        });
    }
}

#[test]
fn fn8_a_hand_is_worth_twelve_cards() {
    random_matches(false, |_, _, events| {
        for event in events {
            if let Event::HandEnded { received, .. } = event {
                assert_eq!(received[0] + received[1], 12, "six points together");
            }
        }
    });
}

#[test]
fn fn9_six_new_cards_when_both_hands_are_empty() {
    let mut position = read(&at_hand(2, ["9H", "8D"])).expect("a position");
    let next: CardSet = position.deck()[position.deck().len() - 12..].iter().copied().collect();
    act(&mut position, "commit 9H");
    let events = act(&mut position, "commit 8D");
    assert!(events.contains(&Event::HandEnded { hand: 2, received: [12, 0] }));
    assert_eq!(position.hand_number(), 3);
    assert_eq!(position.hand(FIRST).len(), 6);
    assert_eq!(position.hand(FIRST).union(position.hand(SECOND)), next);
    let dealt = events.iter().find(|event| matches!(event, Event::Dealt { .. })).expect("dealt");
    let Event::Dealt { cards: seen, .. } = Position::seen_by(dealt, FIRST) else { unreachable!() };
    assert_eq!(seen, [Some(position.hand(FIRST)), None], "nobody sees the other's new cards");
}

/// A position before hand 3 in which seat 1 received less and may swap.
fn before_hand_three() -> Position {
    let mut position = read(&at_hand(2, ["9H", "8D"])).expect("a position");
    act(&mut position, "commit 9H");
    let events = act(&mut position, "commit 8D");
    assert_eq!(events.last(), Some(&Event::MaySwap { seat: SECOND }));
    position
}

#[test]
fn fn10_who_received_less_may_swap_one_card_blindly() {
    let mut position = before_hand_three();
    assert_eq!(position.phase(), Phase::Swap(SECOND));
    assert_eq!(legal(&position).len(), 1 + 6 * 4, "keep, or any card for any slot");
    let gave = position.hand(SECOND).nth(0).expect("six cards");
    let took = position.stockade()[2];
    let foreign = position.hand(FIRST).nth(0).expect("six cards");
    assert_eq!(refused(&mut position, &format!("swap {foreign} 3")), "FN-10");
    assert_eq!(refused(&mut position, &format!("swap {gave} 5")), "FN-10");
    assert_eq!(refused(&mut position, &format!("swap {gave} 0")), "FN-10");
    assert_eq!(refused(&mut position, &format!("commit {gave}")), "FN-10");
    let events = act(&mut position, &format!("swap {gave} 3"));
    assert!(position.hand(SECOND).contains(took) && !position.hand(SECOND).contains(gave));
    assert_eq!(position.stockade()[2], gave);
    assert_eq!(position.phase(), Phase::Commit(FIRST));
    assert_eq!(
        Position::seen_by(&events[0], FIRST),
        Event::Swapped { seat: SECOND, slot: 3, gave: None, took: None }
    );
}

#[test]
fn fn10_only_the_swapper_knows_what_it_left() {
    let mut position = before_hand_three();
    let gave = position.hand(SECOND).nth(0).expect("six cards");
    act(&mut position, &format!("swap {gave} 3"));
    assert_eq!(position.view(SECOND).stockade, [None, None, Some(gave), None]);
    let view = position.view(FIRST);
    assert_eq!(view.stockade, [None; 4]);
    assert_eq!(view.left_by, [None, None, Some(SECOND), None], "the slot was swapped");
    assert!(view.unseen().contains(gave));
}

#[test]
fn fn10_the_swap_may_be_declined() {
    let mut position = before_hand_three();
    let before = position.clone();
    assert_eq!(act(&mut position, "keep"), [Event::Kept { seat: SECOND }]);
    assert_eq!(position.hand(SECOND), before.hand(SECOND));
    assert_eq!(position.stockade(), before.stockade());
}

#[test]
fn fn10_with_equal_scores_nobody_swaps() {
    let mut json = at_hand(2, ["7H 9S", "7D 9C"]);
    let received = json["received"][1][0].as_array().expect("a list").clone();
    json["received"][1] = json!([received[..4], received[4..]]);
    let mut position = read(&json).expect("a position");
    act(&mut position, "commit 7H");
    act(&mut position, "commit 7D");
    act(&mut position, "commit 9S");
    let events = act(&mut position, "commit 9C");
    assert!(events.contains(&Event::HandEnded { hand: 2, received: [6, 6] }));
    assert_eq!(position.phase(), Phase::Commit(FIRST));
}

#[test]
fn fn10_no_swap_before_the_first_hand() {
    assert_eq!(deal(3).phase(), Phase::Commit(FIRST));
}

/// C-4: who takes a card that the other left knows that it is known.
#[test]
fn a_card_taken_from_where_the_opponent_left_it_is_known_to_it() {
    let mut json = at_hand(4, ["2C 2D 2H 2S 3C 3D", "3H 3S 4C 4D 4H 4S"]);
    json["phase"] = json!({"swap": 0});
    // Seat 0 received less in hand 3; seat 1 had in hand 1, and had swapped with slot 2 then.
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

/// C-4: shuffling what a seat cannot see, by hand and not by `imagine`, leaves its view alone.
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

#[test]
fn fn11_four_hands_and_the_higher_total_wins() {
    let mut position = last_hand("9H", "8D");
    assert_eq!(position.deck().len(), 0);
    act(&mut position, "commit 9H");
    let events = act(&mut position, "commit 8D");
    let outcome = Outcome::won_by([FIRST]);
    assert_eq!(events.last(), Some(&Event::Ended { outcome }));
    assert_eq!(position.turn(), Turn::Over(outcome));
    assert_eq!(refused(&mut position, "commit 9H"), "FN-11");
    assert_eq!(refused(&mut position, "keep"), "FN-11");
}

#[test]
fn fn11_equal_totals_are_a_draw() {
    let mut json = at_hand(4, ["7H 9S", "7D 9C"]);
    let received = json["received"][3][0].as_array().expect("a list").clone();
    json["received"][3] = json!([received[..4], received[4..]]);
    let mut position = read(&json).expect("a position");
    act(&mut position, "commit 7H");
    act(&mut position, "commit 7D");
    act(&mut position, "commit 9S");
    act(&mut position, "commit 9C");
    let Turn::Over(outcome) = position.turn() else { panic!("the match is over") };
    assert_eq!(outcome, Outcome::won_by([FIRST, SECOND]));
    assert_eq!(outcome.share(FIRST), 0.5);
}

#[test]
fn fn12_at_most_48_plays_three_swaps_and_five_yields_a_hand() {
    assert_eq!(Position::bound(&setup(false)), Some(4 * 12 + 3));
    assert_eq!(Position::bound(&setup(true)), Some(4 * 12 + 3 + 4 * 5));
    let mut most = 0;
    for seed in 0..500 {
        let mut record =
            Record::<Position>::new(Start::Deal { setup: setup(true), seed }).expect("a deal");
        let mut chance = Chance::new(seed);
        let mut yields = [0; HANDS];
        while let Some(action) = chance.pick(&legal(record.position())) {
            // In every second match everybody yields who can.
            let yielding = legal(record.position()).contains(&Action::Yield) && seed % 2 == 0;
            let action = if yielding { Action::Yield } else { action };
            let hand = usize::from(record.position().hand_number()) - 1;
            yields[hand] += usize::from(action == Action::Yield);
            record.play(action).expect("legal");
        }
        let plays = record.played().iter().filter(|action| {
            matches!(action, Action::Commit(_) | Action::Reinforce(_) | Action::Forfeit(_))
        });
        assert_eq!(plays.count(), 48, "every card dealt is played once");
        assert!(Some(record.played().len()) <= Position::bound(&setup(true)));
        most = most.max(yields.into_iter().max().unwrap_or(0));
    }
    assert_eq!(most, 5, "a hand of five yields exists");
}

/// C-2: this deal must be the same in every release and on every platform.
#[test]
fn a_deal_never_changes_c2() {
    let position = deal(1);
    let text =
        |cards: CardSet| cards.iter().map(|card| card.to_string()).collect::<Vec<_>>().join(" ");
    let stockade = position.stockade().iter().map(ToString::to_string).collect::<Vec<_>>();
    assert_eq!(
        (text(position.hand(FIRST)), text(position.hand(SECOND)), stockade.join(" ")),
        ("2C 4H 7C 8D TS AD".into(), "2D 4S 5D 7D 9H JH".into(), "AS QH 7H 2H".into())
    );
}

#[test]
fn impossible_positions_are_refused_with_the_reason() {
    let good = at_hand(3, ["9H TH", "8D JD"]);
    assert!(read(&good).is_ok());
    let spoil = |change: &dyn Fn(&mut Value)| {
        let mut json = good.clone();
        change(&mut json);
        read(&json).expect_err("refused")
    };
    let cases: [(&str, String); 14] = [
        ("two places", spoil(&|json| json["hands"][0][0] = json["deck"][0].clone())),
        ("missing", spoil(&|json| json["deck"].as_array_mut().expect("a list").truncate(11))),
        ("hand 9 of 4", spoil(&|json| json["hand"] = json!(9))),
        ("deck holds 24", spoil(&|json| json["hand"] = json!(2))),
        ("phase does not fit", spoil(&|json| json["phase"] = json!({"reinforce": 0}))),
        ("phase does not fit", spoil(&|json| json["phase"] = json!({"commit": 1}))),
        ("phase does not fit", spoil(&|json| json["phase"] = json!({"swap": 7}))),
        ("phase does not fit", spoil(&|json| json["phase"] = json!("over"))),
        ("said not to", spoil(&|json| json["lacks"] = json!([["9H"], []]))),
        (
            "seat that is not at the table",
            spoil(&|json| json["left_by"] = json!([2, null, null, null])),
        ),
        ("than it might swap", spoil(&|json| json["left_by"] = json!([0, 1, 0, 1]))),
        ("more is known", spoil(&|json| json["exposed"] = json!([["9H"], []]))),
        ("even number", {
            spoil(&|json| {
                let card = json["received"][2][0].as_array_mut().expect("a list").pop();
                json["received"][2][1] = json!([card]);
            })
        }),
        ("unknown field", spoil(&|json| json["trump"] = json!("H"))),
    ];
    for (expected, message) in cases {
        assert!(message.contains(expected), "expected “{expected}” in: {message}");
    }
    let answers = spoil(&|json| {
        json["hands"] = json!([["TH"], ["JD"]]);
        json["field"] = json!([["9H"], []]);
    });
    assert!(!answers.is_empty());
}

/// FN-10: only who received less in the hand before might swap, and one card each time.
#[test]
fn what_is_known_of_the_stockade_came_of_swaps_that_might_be() {
    // Seat 1 might swap before hand 2, and seat 0 before hand 3, in which it still holds what it took.
    let mut good = at_hand(3, ["9H TH", "8D JD"]);
    good["phase"] = json!({"commit": 0});
    gain_less(&mut good, 0, 1);
    gain_less(&mut good, 1, 0);
    let known = |left_by: Value, exposed: Value| {
        let mut json = good.clone();
        json["left_by"] = left_by;
        json["exposed"] = exposed;
        read(&json)
    };
    let taken = json!([["9H"], []]);
    for (left_by, exposed) in [
        (json!([null, null, null, null]), json!([[], []])),
        (json!([1, null, 0, null]), json!([[], []])),
        (json!([1, null, null, null]), json!([[], []])),
        (json!([0, null, null, null]), taken.clone()),
    ] {
        assert!(known(left_by, exposed).is_ok());
    }
    let received = good["received"][2][0][0].as_str().expect("a card");
    assert!(known(json!([0, null, null, null]), json!([[received], []])).is_ok(), "played since");

    let (in_deck, in_stockade) = (good["deck"][0].clone(), good["stockade"][0].clone());
    let long_ago = good["received"][0][0][0].clone();
    let more = "more is known";
    let elsewhere = "has not got it";
    for (expected, left_by, exposed) in [
        ("than it might swap", json!([0, 0, null, null]), json!([[], []])),
        ("than it might swap", json!([null, 1, 1, null]), json!([[], []])),
        (more, json!([1, null, 0, null]), taken.clone()),
        (more, json!([null, null, null, null]), taken),
        (more, json!([0, null, null, null]), json!([["9H", "TH"], []])),
        (more, json!([0, null, null, null]), json!([[], ["8D"]])),
        (elsewhere, json!([0, null, null, null]), json!([["8D"], []])),
        (elsewhere, json!([0, null, null, null]), json!([[in_deck], []])),
        (elsewhere, json!([0, null, null, null]), json!([[in_stockade], []])),
        (elsewhere, json!([0, null, null, null]), json!([[long_ago], []])),
    ] {
        let message = known(left_by.clone(), exposed.clone()).expect_err("refused");
        assert!(message.contains(expected), "{left_by}, {exposed}: {message}");
    }

    // Before the decision of hand 3, only seat 1 can have swapped.
    let mut fresh = at_hand(3, ["2C 2D 2H 2S 3C 3D", "3H 3S 4C 4D 4H 4S"]);
    fresh["phase"] = json!({"swap": 0});
    gain_less(&mut fresh, 0, 1);
    gain_less(&mut fresh, 1, 0);
    for (left_by, fits) in
        [(json!([1, null, null, null]), true), (json!([0, null, null, null]), false)]
    {
        fresh["left_by"] = left_by;
        assert_eq!(read(&fresh).is_ok(), fits);
    }
    // With equal scores nobody might.
    let mut even = at_hand(2, ["9H TH", "8D JD"]);
    assert!(read(&even).is_ok());
    even["left_by"] = json!([1, null, null, null]);
    assert!(read(&even).expect_err("refused").contains("than it might swap"));
}

/// FN-7: who has not lost a battle of this hand has not shown what it lacks.
#[test]
fn only_who_lost_a_battle_has_shown_what_it_lacks() {
    // Of this hand all cards were received by seat 0.
    let mut json = at_hand(3, ["9H TH", "8D JD"]);
    json["lacks"] = json!([[], ["9D"]]);
    assert!(read(&json).is_ok());
    json["lacks"] = json!([["9D"], []]);
    assert!(read(&json).expect_err("refused").contains("before it lost a battle"));
}

#[test]
fn text_that_is_no_action_says_what_is_expected() {
    for text in ["", "commit", "commit 1H", "swap 9H", "swap 9H x", "fight 9H", "commit 9H 8D"] {
        let error = text.parse::<Action>().expect_err(text).to_string();
        assert!(error.contains("expected"), "{error}");
    }
}

/// C-4: every world that fits a view is as likely as any other.
#[test]
fn imagined_cards_are_spread_evenly() {
    const DRAWS: usize = 6000;
    let mut position = deal(5);
    let mut chance = Chance::new(5);
    // On to a moment when seat 0 has committed and seat 1 knows something it lacks.
    while position.phase() != Phase::Commit(SECOND)
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
    // A card that the opponent cannot hold is in the deck or the Stockade for certain.
    let unheld = view.unseen().len() - held;
    even(&stockade, view.unseen().intersection(view.opponent_lacks), draws / unheld as f64);
}

/// FN-4: in this position each opening wins against one of the opponent's cards and loses against
/// the other, and the winner of the battle wins the match. Who saw the other's card would win
/// always, so a search that let the opponent see would find every opening worthless.
#[test]
fn search_does_not_let_the_opponent_see_a_commitment() {
    let mut json = at_hand(4, ["TH TS", "2C 2H"]);
    let received = json["received"][3][0].as_array().expect("a list").clone();
    json["received"][3] = json!([received[..4], received[4..]]);
    // The Stockade is known not to be in the opponent's hand, so its two cards are known.
    json["lacks"] = json!([[], json["stockade"]]);
    let position = read(&json).expect("a position");
    let view = position.view(FIRST);
    assert_eq!(view.unseen().minus(view.opponent_lacks), cards("2C 2H"));

    let mut chance = Chance::new(1);
    let mut search = Search::<Position>::new(&view, &mut chance);
    search.run(4000, Duration::MAX, &AtomicBool::new(false)).expect("not cancelled");
    for tried in search.tried(&legal(&position)) {
        assert!((0.35..0.65).contains(&tried.value), "{}: {}", tried.action, tried.value);
    }
}
