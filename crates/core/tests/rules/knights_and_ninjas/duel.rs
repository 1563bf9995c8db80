//! Tests of two-player matches: drafts and rule differences (KN-20 to KN-23).

use std::collections::HashSet;

use cardkeep_core::engine::{Game, Outcome, Seat, Setup, Turn};
use cardkeep_core::games::knights_and_ninjas::{
    Card, DRAFT, Event, Options, Phase, Position, TurnPlays, rounds,
};
use serde_json::json;

use super::support::{
    Table, act, asked, deal, gems, hand, last_discards, legal, let_go, listed, play,
    random_matches, refused,
};

#[test]
fn kn20_six_gems_each_and_all_twelve_win() {
    assert_eq!(gems(&deal(2, 1)), [6, 6]);
    let mut position = Table::new(&["king soldier", ""]).gems(&[9, 3]).ready();
    play(&mut position, "attack 1 soldier; accept");
    let_go(&mut position);
    assert_eq!(
        (gems(&position), position.public().mover),
        (vec![11, 1], Seat(1)),
        "ten are not enough"
    );
    let mut position = Table::new(&["king", ""]).gems(&[9, 3]).ready();
    play(&mut position, "attack 1 king; accept");
    let_go(&mut position);
    assert_eq!(position.turn(), Turn::Over(Outcome::won_by([Seat(0)])));
}

#[test]
fn kn21_keep_and_the_rival_draws_give_and_draw_again() {
    let mut position = deal(2, 1);
    assert_eq!(
        (position.draft().cards().len(), position.pile().len()),
        (DRAFT, Card::DECK - DRAFT)
    );
    let first = asked(&position);
    let top = |position: &Position| position.draft().cards().last().copied().expect("a card");
    assert_eq!(listed(&position), ["give", "keep"]);
    assert_eq!(refused(&position, "end-turn"), "KN-21");
    assert_eq!(position.view(first).looked, Some(top(&position)));
    assert_eq!(position.view(first.other()).looked, None);

    let given = top(&position);
    let events = act(&mut position, "give");
    assert_eq!(events[0], Event::Given { seat: first, to: first.other(), card: given });
    assert_eq!((asked(&position), position.hand(first.other()).count(given)), (first, 1));
    assert_eq!(position.view(first).known[first.other()].count(given), 1, "both know it");

    let kept = top(&position);
    let events = act(&mut position, "keep");
    assert_eq!(Position::seen_by(&events[0], first), Event::Kept { seat: first, card: Some(kept) });
    let unseen = Event::Kept { seat: first, card: None };
    assert_eq!(Position::seen_by(&events[0], first.other()), unseen);
    assert_eq!(asked(&position), first.other());
    assert!(position.view(first.other()).known[first].is_empty());
}

#[test]
fn kn21_who_ends_with_the_last_card_begins() {
    for (last, own) in [("keep", true), ("give", false)] {
        let mut position = deal(2, 3);
        (1..DRAFT).for_each(|_| _ = act(&mut position, "keep"));
        let seat = asked(&position);
        act(&mut position, last);
        let expected = if own { seat } else { seat.other() };
        assert_eq!((position.public().mover, position.public().turn), (expected, 1));
        assert_eq!(
            (position.public().phase, position.public().conduct),
            (Phase::Turn, TurnPlays::Fresh)
        );
        let held: u8 = Seat::all(2).map(|seat| position.hand(seat).len()).sum();
        assert_eq!(usize::from(held), DRAFT, "KN-22: nobody draws");
    }
}

#[test]
fn kn21_who_begins_a_draft() {
    let begun: HashSet<Seat> = (0..40).map(|seed| asked(&deal(2, seed))).collect();
    assert_eq!(begun.len(), 2, "the first by the seed");
    for first in Seat::all(2) {
        let setup = Setup { first: Some(first), ..Setup::new(2, Options::default()) };
        let position = Position::deal(&setup, 1);
        assert_eq!(asked(&position), asked(&deal(2, 1)), "whoever won the last match");
        assert_eq!(position.setup(), setup);
    }
    let starter = |gems: [u8; 2], hands: [&str; 2], begun_by: u8| {
        let table = Table::new(&hands).gems(&gems).set("draft", json!({"begun_by": begun_by}));
        let mut position = table.ready();
        act(&mut position, "redraft");
        assert_eq!(position.draft().begun_by(), Some(asked(&position)));
        asked(&position).0
    };
    assert_eq!(starter([5, 7], ["king soldier", "king"], 0), 0, "fewer gems");
    assert_eq!(starter([7, 5], ["king", "king soldier"], 0), 1, "fewer gems");
    assert_eq!(starter([6, 6], ["king", "king soldier"], 0), 0, "fewer cards");
    assert_eq!(starter([6, 6], ["king soldier", "king"], 1), 1, "fewer cards");
    assert_eq!(starter([6, 6], ["king", "soldier"], 0), 1, "not as last time");
    assert_eq!(starter([6, 6], ["king", "soldier"], 1), 0, "not as last time");
}

#[test]
fn kn21_a_draft_of_what_there_is() {
    // Three in the draw pile, and the discards after them.
    let table = Table::new(&["king", "soldier"]).pile("monk monk herald");
    let mut position = table.ready();
    let discards = position.public().discards.len();
    let events = act(&mut position, "redraft");
    assert!(events.contains(&Event::Reshuffled { cards: discards as u8 }));
    let drafted: Vec<Card> = position.draft().cards().iter().rev().take(3).copied().collect();
    assert_eq!(drafted, [Card::Herald, Card::Monk, Card::Monk], "first to be looked at");
    assert_eq!(position.draft().cards().len(), DRAFT);
    assert_eq!(position.pile().len(), discards + 3 - DRAFT);

    // Fewer cards are left than a draft needs.
    let rest = Card::deck().minus(&hand("king soldier 2*monk herald castle"));
    let mut json = Table::new(&["king", "soldier"]).pile("monk monk herald").json();
    json["discards"] = json!(["castle"]);
    json["hands"][1] = json!(rest.plus(&hand("soldier")));
    let mut position = super::support::read(&json).expect("a position");
    act(&mut position, "redraft");
    assert_eq!(position.draft().cards().len(), 4);

    // Nothing is left to draft, so the seat that would begin it takes the first turn.
    json["discards"] = json!([]);
    json["pile"] = json!([]);
    json["hands"][1] = json!(rest.plus(&hand("soldier 2*monk herald castle")));
    let mut position = super::support::read(&json).expect("a position");
    let turn = position.public().turn;
    act(&mut position, "redraft");
    assert_eq!((position.public().phase, position.public().mover), (Phase::Turn, Seat(0)));
    assert_eq!(position.public().turn, turn + 1);
}

#[test]
fn kn22_without_a_play_a_discard_or_a_new_draft() {
    let position = Table::new(&["king 2*castle monk", "soldier"]).ready();
    assert_eq!(
        listed(&position),
        ["attack 1 king", "discard castle", "discard king", "discard monk", "fortify castle",]
    );
    assert_eq!(refused(&position, "redraft"), "KN-22");
    let mut after = position.clone();
    act(&mut after, "discard king");
    assert_eq!((after.public().mover, after.hand(Seat(1)).len()), (Seat(1), 1), "nobody draws");

    let table =
        || Table::new(&["king castle", "soldier"]).fort(0, "archer").fort(1, "jester:castle");
    let mut position = table().ready();
    assert_eq!(refused(&position, "discard king"), "KN-22");
    assert_eq!(refused(&position, "pass"), "KN-22");
    let pile = position.pile().len();
    act(&mut position, "redraft");
    assert_eq!(last_discards(&position, 2), ["archer", "jester"]);
    assert!(position.public().forts.iter().all(|fort| fort.is_empty()));
    assert_eq!(*position.hand(Seat(0)), hand("king castle"), "hands are kept");
    assert_eq!(position.pile().len(), pile - DRAFT);
    assert!(matches!(position.public().phase, Phase::Draft(_)));
    // With a card played there is no way to it.
    let mut position = table().ready();
    act(&mut position, "fortify castle");
    assert_eq!(refused(&position, "redraft"), "KN-22");
    let position = Table::new(&["", "soldier"]).ready();
    assert_eq!(listed(&position), ["redraft"]);
}

#[test]
fn kn23_a_herald_sees_two_cards() {
    let mut position = Table::new(&["herald", "2*king soldier"]).ready();
    act(&mut position, "special herald");
    assert!(act(&mut position, "show king").is_empty());
    assert_eq!(listed(&position), ["show king", "show soldier"]);
    let events = act(&mut position, "show king");
    assert!(events.contains(&Event::Shown { seat: Seat(1), cards: hand("2*king") }));
    assert_eq!(listed(&position), ["take 1 king"]);
    act(&mut position, "take 1 king");
    assert_eq!(*position.hand(Seat(0)), hand("king"));
    assert_eq!(position.view(Seat(0)).known[Seat(1)], hand("king"));
    let mut position = Table::new(&["herald", "soldier"]).ready();
    play(&mut position, "special herald; show soldier; take 1 soldier");
    assert_eq!(position.public().mover, Seat(1));
}

#[test]
fn kn23_a_merchant_costs_two_gems() {
    let mut position = Table::new(&["merchant", "king 4*soldier"]).gems(&[3, 9]).ready();
    act(&mut position, "special merchant 1");
    assert_eq!((gems(&position), position.hand(Seat(0)).len()), (vec![1, 11], 2));
    let position = Table::new(&["merchant", "king soldier"]).gems(&[1, 11]).ready();
    assert_eq!(refused(&position, "special merchant 1"), "KN-15");
    let mut position = Table::new(&["merchant", "king soldier"]).gems(&[2, 10]).ready();
    act(&mut position, "special merchant 1");
    assert_eq!(position.turn(), Turn::Over(Outcome::won_by([Seat(1)])));
}

#[test]
fn kn23_a_monk_takes_two_gems_or_three_cards() {
    let table = |cards: &str, own: [u8; 2]| {
        let table = Table::new(&["monk", cards]).gems(&own).fort(1, "castle");
        let mut position = table.ready();
        act(&mut position, "special monk");
        position
    };
    let mut position = table("king 2*soldier", [6, 6]);
    assert_eq!(listed(&position), ["pay-card king", "pay-card soldier", "pay-gems"]);
    play(&mut position, "pay-card soldier; pay-card king; pay-card soldier");
    assert_eq!(*position.hand(Seat(0)), hand("king 2*soldier"));
    let mut position = table("king soldier", [6, 6]);
    assert_eq!(listed(&position), ["pay-gems"]);
    act(&mut position, "pay-gems");
    assert_eq!(gems(&position), [8, 4]);
    // Neither two gems nor three cards: pays the cards it has, and keeps the gem.
    let mut position = table("king soldier", [11, 1]);
    assert_eq!(listed(&position), ["pay-card king", "pay-card soldier"]);
    play(&mut position, "pay-card king; pay-card soldier");
    assert_eq!((gems(&position), position.hand(Seat(0)).len()), (vec![11, 1], 2));
    let position = table("", [11, 1]);
    assert_eq!((position.public().mover, position.hand(Seat(0)).len()), (Seat(1), 0));
}

#[test]
fn kn23_a_minstrel_costs_the_rival_two_cards() {
    // In its own turn, between other fortifications.
    let table = |cards| Table::new(&["2*minstrel castle", cards]).ready();
    let mut position = table("king soldier ladder");
    act(&mut position, "fortify minstrel");
    assert!(position.public().forts[Seat(0)].is_empty(), "it protects no kingdom");
    assert_eq!(last_discards(&position, 1), ["minstrel"]);
    assert_eq!(asked(&position), Seat(1));
    assert_eq!(listed(&position), ["discard king", "discard ladder", "discard soldier"]);
    assert_eq!(refused(&position, "discard castle"), "KN-3");
    assert_eq!(refused(&position, "accept"), "KN-23");
    play(&mut position, "discard ladder; discard king");
    assert_eq!((asked(&position), *position.hand(Seat(1))), (Seat(0), hand("soldier")));
    assert_eq!(listed(&position), ["end-turn", "fortify castle", "fortify minstrel"]);
    play(&mut position, "fortify minstrel; discard soldier");
    assert_eq!(asked(&position), Seat(0), "there is no second card");
    let mut position = table("");
    act(&mut position, "fortify minstrel");
    assert_eq!(asked(&position), Seat(0));

    // As a response it ends the attacker's turn.
    let mut position = Table::new(&["king knight soldier", "minstrel"]).ready();
    play(&mut position, "attack 1 king; respond minstrel");
    assert_eq!(last_discards(&position, 2), ["king", "minstrel"]);
    assert_eq!(asked(&position), Seat(0));
    play(&mut position, "discard soldier; discard knight");
    assert_eq!((position.public().mover, gems(&position)), (Seat(1), vec![6, 6]));
    let mut position = Table::new(&["king", "minstrel"]).ready();
    play(&mut position, "attack 1 king; respond minstrel");
    assert_eq!(position.public().mover, Seat(1));

    // Against a turned attack it costs the other player two cards, and the turn continues.
    let mut position = Table::new(&["king minstrel soldier", "traitor castle ladder"]).ready();
    play(&mut position, "attack 1 king; respond traitor; respond minstrel");
    assert_eq!(asked(&position), Seat(1));
    play(&mut position, "discard castle; discard ladder");
    assert_eq!(
        (asked(&position), position.public().conduct),
        (Seat(0), TurnPlays::Attack(Seat(1)))
    );
}

/// KN-24: with two players, this many turns in all, whoever took them.
#[test]
fn kn24_a_duel_ends_after_all_rounds() {
    let table = Table::new(&["king castle", "soldier"]).gems(&[5, 7]);
    let mut position = table.set("turn", (rounds(2) * 2).into()).ready();
    assert_eq!(position.public().turn, 240, "120 rounds");
    act(&mut position, "redraft");
    assert_eq!(position.turn(), Turn::Over(Outcome::won_by([Seat(1)])), "no draft any more");
    let table = Table::new(&["king castle", "soldier"]);
    let mut position = table.set("turn", (rounds(2) * 2).into()).ready();
    play(&mut position, "fortify castle; end-turn");
    assert_eq!(position.turn(), Turn::Over(Outcome::won_by([Seat(0), Seat(1)])));
    // After 60 rounds, where a match with more players ends, this one continues.
    let mut position = Table::new(&["king castle", "soldier"]).set("turn", 120.into()).ready();
    play(&mut position, "fortify castle; end-turn");
    assert_eq!((asked(&position), position.public().turn), (Seat(1), 121));
}

#[test]
fn kn22_turns_alternate_within_a_phase() {
    random_matches(2, 60, |before, action, after, _| {
        let drafted =
            matches!(before.public().phase, Phase::Draft(_)) || action.to_string() == "redraft";
        if after.public().turn > before.public().turn && !drafted {
            assert_eq!(after.public().mover, before.public().mover.other());
        }
        assert!(after.public().forts.iter().all(|fort| fort.minstrel().is_none()), "KN-23");
        assert!(!legal(after).iter().any(|action| action.to_string() == "pass"));
    });
}
