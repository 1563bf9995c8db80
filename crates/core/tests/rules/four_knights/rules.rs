//! Tests of the rules of Four Knights, by number.

use cardkeep_core::cards::{Card, CardSet};
use cardkeep_core::engine::{Chance, Game, Outcome, Prospect, Record, Start, Turn};
use cardkeep_core::games::four_knights::{Action, Event, HANDS, Phase, Position, beats};
use serde_json::json;

use super::support::{
    FIRST, SECOND, act, at_hand, before_hand_three, card, cards, deal, gain_less, last_hand, legal,
    random_matches, read, refused, setup,
};

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
fn fn3_within_a_color_the_higher_rank_and_equal_ranks_neither() {
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
    assert_eq!(position.public().phase, Phase::Commit(FIRST));
    act(&mut position, "commit 9H");
    let events = act(&mut position, "commit 8D");
    assert_eq!(events.last(), Some(&Event::Pressed { seat: SECOND }));
    assert_eq!(position.field(FIRST), [card("7H"), card("9H")], "all cards stay on the field");
    assert_eq!(position.field(SECOND), [card("7D"), card("8D")]);
}

#[test]
fn fn5_with_both_hands_empty_each_takes_its_cards_back_as_received() {
    let mut position = last_hand("7H 9S", "7D 9C");
    let before = [position.public().total(FIRST), position.public().total(SECOND)];
    act(&mut position, "commit 7H");
    act(&mut position, "commit 7D");
    act(&mut position, "commit 9S");
    let events = act(&mut position, "commit 9C");
    assert!(events.contains(&Event::TookBack { cards: [cards("7H 9S"), cards("7D 9C")] }));
    assert_eq!(position.public().total(FIRST), before[0] + 2);
    assert_eq!(position.public().total(SECOND), before[1] + 2);
    assert_eq!(position.public().phase, Phase::Over);
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
        if let Phase::Reinforce(seat) = position.public().phase {
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
    let before = position.public().total(FIRST);
    act(&mut position, "commit 9H");
    let events = act(&mut position, "commit 8D");
    assert_eq!(events[2], Event::Broke { seat: SECOND }, "no spade beats a heart");
    assert_eq!(events[3], Event::Captured { seat: FIRST, cards: cards("9H 8D") });
    assert_eq!(position.public().total(FIRST), before + 2);
    assert_eq!(position.public().phase, Phase::Commit(FIRST));
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
    assert_eq!(position.public().phase, Phase::Forfeit(FIRST));
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
            if let Phase::Forfeit(seat) = position.public().phase {
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

#[test]
fn fn10_who_received_less_may_swap_one_card_blindly() {
    let mut position = before_hand_three();
    assert_eq!(position.public().phase, Phase::Swap(SECOND));
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
    assert_eq!(position.public().phase, Phase::Commit(FIRST));
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
    assert_eq!(view.public.left_by, [None, None, Some(SECOND), None], "the slot was swapped");
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
    assert_eq!(position.public().phase, Phase::Commit(FIRST));
}

#[test]
fn fn10_no_swap_before_the_first_hand() {
    assert_eq!(deal(3).public().phase, Phase::Commit(FIRST));
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
fn fn11_a_lead_beyond_what_is_left_decides_the_match() {
    let mut json = at_hand(4, ["9H TH 2C 3C 4C 5C", "8D JD 2S 3S 4S 5S"]);
    // Cards received before: 24 against 12, and twelve are left.
    (0..6).for_each(|n| gain_less(&mut json, n % 3, 1));
    let position = read(&json).expect("a position");
    assert_eq!(position.view(FIRST).public.remaining(), 12);
    for seat in [FIRST, SECOND] {
        assert_eq!(Position::prospect(&position.view(seat)), Prospect::Open, "it may be a draw");
    }
    gain_less(&mut json, 0, 1);
    let position = read(&json).expect("a position");
    let decided = Prospect::Decided(Outcome::won_by([FIRST]));
    for seat in [FIRST, SECOND] {
        assert_eq!(Position::prospect(&position.view(seat)), decided);
    }
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
            // In every second match, seats yield whenever they can.
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
