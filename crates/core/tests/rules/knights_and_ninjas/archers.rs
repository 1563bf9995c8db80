//! Tests of an archer sent against an archer, and the executioner that answers it (KN-7, KN-9,
//! KN-18).

use cardkeep_core::engine::{Game, Seat};
use cardkeep_core::games::knights_and_ninjas::{
    AttackResult, Card, Event, Phase, Question, TurnPlays,
};

use super::support::{
    SEATS, Table, act, asked, gems, last_discards, listed, play, random_matches, refused,
};

/// Seat 0 sends an archer from its hand against the archer in front of seat 1.
fn table(answers: &str) -> Table {
    Table::new(&["archer 2*soldier", answers, "king"]).fort(1, "castle archer")
}

/// KN-9: an executioner answers an archer sent against the player's own archer.
#[test]
fn kn9_an_executioner_answers_an_archer() {
    let mut position = table("executioner king").ready();
    let events = act(&mut position, "pre 1 archer");
    assert!(events.contains(&Event::Asked { seat: Seat(1), question: Question::Answer }));
    assert_eq!(
        (asked(&position), position.public().conduct),
        (Seat(1), TurnPlays::Attack(Seat(1)))
    );
    assert_eq!(listed(&position), ["accept", "respond executioner"]);
    assert!(position.public().forts[Seat(1)].archer().is_some(), "nothing is lost yet");

    let events = act(&mut position, "respond executioner");
    let stopped =
        |event: &Event| matches!(event, Event::AttackEnded { fate: AttackResult::Stopped, .. });
    assert!(events.iter().any(stopped));
    // That archer is discarded, the turn ends at once, and the player's own archer stays.
    assert_eq!(last_discards(&position, 2), ["archer", "executioner"]);
    assert!(position.public().forts[Seat(1)].archer().is_some());
    assert!(position.public().forts[Seat(1)].castle().is_some());
    assert_eq!((position.public().mover, position.public().phase), (Seat(1), Phase::Turn));
    assert_eq!(gems(&position), [5, 5, 5]);
}

/// KN-9, KN-18: a jester as an executioner answers it too, and a jester as an archer is answered.
#[test]
fn kn9_jesters_play_both_parts() {
    let mut position = Table::new(&["jester soldier", "jester", ""]).fort(1, "archer").ready();
    act(&mut position, "pre 1 jester:archer");
    assert_eq!(listed(&position), ["accept", "respond jester:executioner"]);
    let mut accepted = position.clone();
    act(&mut position, "respond jester:executioner");
    assert_eq!(last_discards(&position, 2), ["jester", "jester"]);
    assert!(position.public().forts[Seat(1)].archer().is_some());
    assert_eq!(position.public().mover, Seat(1));

    act(&mut accepted, "accept");
    assert_eq!(last_discards(&accepted, 2), ["jester", "archer"]);
    assert!(accepted.public().forts[Seat(1)].is_empty());
    assert_eq!(asked(&accepted), Seat(0), "and the attacker goes on");
}

/// KN-9: nothing else answers an archer, not even a minstrel.
#[test]
fn kn9_nothing_else_answers_an_archer() {
    let all = "2*peasant soldier knight king castle archer minstrel ladder catapult ninja dragon \
               highwayman princess traitor herald merchant monk";
    let mut position = table(all).ready();
    act(&mut position, "pre 1 archer");
    assert_eq!(listed(&position), ["accept"]);
    for name in all.split_whitespace().filter(|name| !name.contains('*')) {
        assert_eq!(refused(&position, &format!("respond {name}")), "KN-9", "{name}");
    }
    assert_eq!(refused(&position, "respond peasants 2"), "KN-9");
    assert_eq!(refused(&position, "respond executioner"), "KN-3", "it holds none");
    assert_eq!(refused(&position, "end-turn"), "KN-9");
    for answer in Card::ALL {
        assert_eq!(answer.answers(Card::Archer), answer == Card::Executioner, "{answer}");
    }
}

/// KN-9: archers are the only exception: ladders and catapults can't be answered.
#[test]
fn kn7_ladder_and_catapult_cannot_be_answered() {
    for card in ["ladder", "catapult"] {
        let hand = format!("{card} soldier");
        let table = Table::new(&[hand.as_str(), "executioner", ""]).fort(1, "castle");
        let mut position = table.ready();
        let events = act(&mut position, &format!("pre 1 {card}"));
        assert!(!events.iter().any(|event| matches!(event, Event::Asked { .. })), "{card}");
        assert_eq!((asked(&position), position.public().phase), (Seat(0), Phase::Turn), "{card}");
    }
}

/// KN-7, KN-9: an unanswered archer falls with the one it was sent against, and the attacker may
/// continue.
#[test]
fn kn9_an_archer_that_is_not_answered_takes_the_other() {
    let mut position = table("executioner").ready();
    play(&mut position, "pre 1 archer; accept");
    assert_eq!(last_discards(&position, 2), ["archer", "archer"]);
    assert!(position.public().forts[Seat(1)].archer().is_none());
    assert_eq!((asked(&position), position.public().phase), (Seat(0), Phase::Turn));
    assert_eq!(gems(&position), [5, 5, 5], "no gems move");
    assert_eq!(listed(&position), ["end-turn"], "the castle keeps the soldiers out");
}

/// KN-9: a standing archer that is sent and answered is lost.
#[test]
fn kn9_a_standing_archer_that_is_answered_is_lost() {
    for own in ["archer", "jester:archer"] {
        let table = Table::new(&["soldier", "executioner", ""]).fort(1, "archer").fort(0, own);
        let mut position = table.ready();
        act(&mut position, "send-archer 1");
        assert_eq!(asked(&position), Seat(1));
        act(&mut position, "respond executioner");
        assert!(position.public().forts[Seat(0)].is_empty(), "{own}");
        assert!(position.public().forts[Seat(1)].archer().is_some(), "{own}");
        let lost = own.split(':').next().expect("a card");
        assert_eq!(last_discards(&position, 2), [lost, "executioner"]);
        assert_eq!(position.public().mover, Seat(1));
    }
}

/// KN-9: the turn passes to the left of the player whose turn it was, whoever answered.
#[test]
fn kn9_the_turn_passes_to_the_left_of_whose_turn_it_was() {
    let table = Table::new(&["archer", "king", "executioner", "king"]).fort(2, "archer");
    let mut position = table.ready();
    play(&mut position, "pre 2 archer; respond executioner");
    assert_eq!(position.public().mover, Seat(1));

    let table = Table::new(&["executioner", "king", "archer"]).fort(0, "archer");
    let mut position = table.set("mover", 2.into()).set("turn", 21.into()).ready();
    play(&mut position, "pre 0 archer; respond executioner");
    assert_eq!(position.public().mover, Seat(0));
}

/// KN-7, KN-9: a ladder placed before is discarded with the turn, and what a catapult broke stays
/// broken.
#[test]
fn kn9_the_answer_ends_a_turn_that_had_begun() {
    let table = Table::new(&["2*archer soldier", "executioner", ""]).fort(1, "archer");
    let mut position = table.ready();
    play(&mut position, "pre 1 archer; accept");
    assert_eq!(refused(&position, "pre 1 archer"), "KN-7", "no second archer stands there");
    let table = Table::new(&["archer ladder", "executioner", ""]).fort(1, "archer");
    let table = table.set("conduct", serde_json::json!({"attack": 1}));
    let mut json = table.json();
    json["ladders"] = serde_json::json!({"ladder": 1});
    let pile = json["pile"].as_array_mut().expect("a list");
    let place = pile.iter().position(|card| card == "ladder").expect("more ladders");
    pile.remove(place);
    let mut position = Table::from(json).ready();
    play(&mut position, "pre 1 archer; respond executioner");
    assert!(position.public().ladders.is_empty());
    assert_eq!(last_discards(&position, 3), ["archer", "executioner", "ladder"]);
}

/// KN-9, KN-20: the same with two players, where a minstrel stops only attacks, too.
#[test]
fn kn9_at_a_table_of_two() {
    let table = || Table::new(&["archer king", "executioner minstrel jester"]).fort(1, "archer");
    let mut position = table().ready();
    act(&mut position, "pre 1 archer");
    let answers = ["accept", "respond executioner", "respond jester:executioner"];
    assert_eq!(listed(&position), answers);
    assert_eq!(refused(&position, "respond minstrel"), "KN-9");
    let mut stopped = position.clone();
    act(&mut stopped, "respond executioner");
    assert_eq!((stopped.public().mover, stopped.public().turn), (Seat(1), 22));
    assert!(stopped.public().forts[Seat(1)].archer().is_some());
    act(&mut position, "accept");
    assert!(position.public().forts[Seat(1)].is_empty());
    assert_eq!(asked(&position), Seat(0));
}

/// KN-7, KN-9: an archer can only be sent against an archer, and its owner is always asked.
#[test]
fn kn9_every_archer_that_is_sent_is_a_question() {
    let mut archers = 0;
    for seats in SEATS {
        random_matches(seats, 40, |before, action, after, events| {
            let sent = events.iter().find_map(|event| match event {
                Event::Prepared { on, card, .. } if card.role() == Card::Archer => Some(*on),
                _ => None,
            });
            let Some(on) = sent else { return };
            archers += 1;
            assert!(before.public().forts[on].archer().is_some(), "{action}");
            assert!(
                matches!(after.public().phase, Phase::Answer(attack) if attack.on == on),
                "{action}"
            );
            let text = serde_json::to_string(after).expect("it can be written");
            let read: cardkeep_core::games::knights_and_ninjas::Position =
                serde_json::from_str(&text).expect("it can be read");
            assert_eq!(&read, after);
            assert_eq!(after.cards().len(), Card::DECK, "C-3");
        });
    }
    assert!(archers > 40, "{archers}");
}
