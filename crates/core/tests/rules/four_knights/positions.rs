//! Tests of loaded positions and actions of Four Knights, and of golden deals.

use cardkeep_core::cards::CardSet;
use cardkeep_core::games::four_knights::Action;
use serde_json::{Value, json};

use super::support::{FIRST, SECOND, at_hand, deal, gain_less, read};

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

/// FN-10: only the seat that received less in the previous hand might swap, one card each time.
#[test]
fn what_is_known_of_the_stockade_came_of_swaps_that_might_be() {
    // Seat 1 might swap before hand 2, and seat 0 before hand 3, in which it still holds the card
    // it took.
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
    // With equal scores no one might.
    let mut even = at_hand(2, ["9H TH", "8D JD"]);
    assert!(read(&even).is_ok());
    even["left_by"] = json!([1, null, null, null]);
    assert!(read(&even).expect_err("refused").contains("than it might swap"));
}

/// FN-7: a seat that has not lost a battle in this hand has not shown what it lacks.
#[test]
fn only_who_lost_a_battle_has_shown_what_it_lacks() {
    // Seat 0 received all cards of this hand.
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
