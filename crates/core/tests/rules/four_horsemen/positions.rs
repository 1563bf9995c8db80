//! Tests that impossible positions of Four Horsemen are rejected with the reason.

use cardkeep_core::engine::{Game, Outcome, Seat, Turn};
use cardkeep_core::games::four_horsemen::{HANDS, Played};
use serde_json::{Value, json};

use super::support::{act, card, death_of_a_winner, legal, read, round, start, started};

#[test]
fn impossible_positions_are_refused_with_the_reason() {
    let fresh = start(&["1F 3F", "2F 5W"]);
    let after_a_round = {
        let mut position = read(&fresh).expect("a position");
        round(&mut position, "1F 5W", "1F>0 5W>1");
        act(&mut position, "fate 2F");
        serde_json::to_value(&position).expect("it has JSON")
    };
    let after_three = {
        let mut position = read(&fresh).expect("a position");
        (0..9).for_each(|_| _ = position.apply(legal(&position)[0]).expect("legal"));
        serde_json::to_value(&position).expect("it has JSON")
    };
    let out = serde_json::to_value(death_of_a_winner().0).expect("it has JSON");
    let over = {
        let mut json = start(&["1F 1D 2D 3D", "1P 6P 4D 5D"]);
        json["favor"] = json!([0, 2]);
        json["hand"] = json!(5);
        let mut position = read(&json).expect("a position");
        round(&mut position, "1F 1P", "1F>0 1P>1");
        round(&mut position, "4D 1D", "1D>0 4D>1");
        round(&mut position, "5D 2D", "2D>0 5D>1");
        round(&mut position, "6P 3D", "3D>0 6P>1");
        assert_eq!(position.turn(), Turn::Over(Outcome::won_by([Seat(1)])));
        serde_json::to_value(&position).expect("it has JSON")
    };
    // The last hand of a match, won by seat 0 with the higher total.
    let last = {
        let mut json = start(&["1F 1D 2D 3D", "1P 6P 4D 5D"]);
        json["hand"] = json!(HANDS);
        json["favor"] = json!([2, 2]);
        let mut position = read(&json).expect("a position");
        round(&mut position, "1F 1P", "1F>0 1P>1");
        round(&mut position, "4D 1D", "1D>0 4D>1");
        round(&mut position, "5D 2D", "2D>0 5D>1");
        round(&mut position, "6P 3D", "3D>0 6P>1");
        serde_json::to_value(&position).expect("it has JSON")
    };
    // A round was won with a Death card, and its winner leads.
    let after_a_death = {
        let mut position = started(&["1F 2P", "3D 2F"]);
        round(&mut position, "1F 3D", "1F>0 3D>1");
        serde_json::to_value(&position).expect("it has JSON")
    };
    // Opened with the 2 of Famine, the 1 of Famine came from the Fate deck.
    let from_fate = {
        let mut json = start(&["2F 3F", "4F 5W"]);
        json["fate"]["cards"].as_array_mut().expect("a list").rotate_left(1);
        let mut position = read(&json).expect("a position");
        act(&mut position, "play 2F");
        act(&mut position, "fate 4F");
        assert_eq!(
            position.public().round[Seat(1)],
            Some(Played { card: card("1F"), from_fate: true })
        );
        serde_json::to_value(&position).expect("it has JSON")
    };
    let given = {
        let mut position = read(&from_fate).expect("a position");
        act(&mut position, "give 2F>0 1F>1");
        serde_json::to_value(&position).expect("it has JSON")
    };
    type Change<'a> = &'a dyn Fn(&mut Value);
    let cases: [(&str, &Value, Change); 43] = [
        ("more Favor than", &last, &|json| json["favor"] = json!([4, 3])),
        ("has won and not", &last, &|json| json["favor"] = json!([3, 3])),
        ("phase does not fit", &over, &|json| json["phase"] = json!({"play": 1})),
        ("phase does not fit", &over, &|json| {
            let card = json["hands"][1].as_array_mut().and_then(Vec::pop);
            json["round"][1] = json!({"card": card});
        }),
        ("phase does not fit", &over, &|json| {
            let card = json["hands"][1].as_array_mut().and_then(Vec::pop);
            json["round"][1] = json!({"card": card});
            json["leader"] = json!(1);
            json["phase"] = json!({"give": 1});
        }),
        ("nobody plays a round alone", &over, &|json| {
            let card = json["hands"][1].as_array_mut().and_then(Vec::pop).expect("a card");
            json["piles"][1]["cards"].as_array_mut().expect("a list").push(card.clone());
            json["piles"][1]["up"].as_array_mut().expect("a list").push(card);
        }),
        ("took a Death card, so seat 1 leads", &after_a_death, &|json| {
            json["leader"] = json!(0);
            json["phase"] = json!({"play": 0});
        }),
        ("first lead of the hand came from", &after_a_death, &|json| {
            json["fate"]["put_by"] = json!([1, 0, null, null, null, null, null, null]);
        }),
        ("by a seat that is not at the table", &after_a_round, &|json| {
            json["fate"]["put_by"][0] = json!(3);
        }),
        ("was dealt to a hand and did not open it", &from_fate, &|json| {
            json["round"][1]["card"] = json["hands"][1][0].take();
            json["hands"][1][0] = json!("1F");
            json["phase"] = json!({"give": 1});
        }),
        ("was in a hand and did not open it", &from_fate, &|json| {
            json["round"][1]["from_fate"] = json!(false);
            json["fate"]["put_by"][0] = json!(null);
        }),
        ("lower than the opening one was played", &given, &|json| {
            json["fate"]["put_by"][0] = json!(null);
        }),
        ("2 to 4 seats", &fresh, &|json| json["hands"] = json!([["1F"]])),
        ("at most 4 seats", &fresh, &|json| json["favor"] = json!([0, 0, 0, 0, 0])),
        ("seats, hands for 2", &fresh, &|json| json["favor"] = json!([0, 0, 0])),
        ("not at the table", &fresh, &|json| json["leader"] = json!(2)),
        ("the Fate deck has 8 cards", &fresh, &|json| json["fate"] = json!({"cards": []})),
        ("Fate deck that is not there", &out, &|json| json["fate"]["put_by"][0] = json!(1)),
        ("two places", &fresh, &|json| json["hands"][0][0] = json["hands"][1][0].clone()),
        ("is missing", &out, &|json| _ = json["hands"][0].as_array_mut().map(Vec::pop)),
        ("lies otherwise", &after_a_round, &|json| json["piles"][0]["up"] = json!([])),
        ("lies otherwise", &out, &|json| json["piles"][0]["out"] = json!(false)),
        ("when it was out", &out, &|json| {
            let card = json["hands"][0].as_array_mut().and_then(Vec::pop);
            json["piles"][0]["cards"].as_array_mut().expect("a list").extend(card);
        }),
        ("not given a card in every round", &after_a_round, &|json| {
            let pile = json["piles"][0].take();
            json["piles"][0] = json!({"cards": [], "up": []});
            json["hands"][0].as_array_mut().expect("a list").push(pile["cards"][0].clone());
        }),
        ("cards of this hand", &after_a_round, &|json| {
            let card = json["hands"][0].as_array_mut().and_then(Vec::pop);
            json["hands"][1].as_array_mut().expect("a list").extend(card);
        }),
        ("is out and has played", &out, &|json| {
            let card = json["hands"][0].as_array_mut().and_then(Vec::pop);
            json["round"][0] = json!({"card": card});
        }),
        ("phase does not fit", &fresh, &|json| json["phase"] = json!({"play": 1})),
        ("phase does not fit", &fresh, &|json| json["phase"] = json!({"play": 9})),
        ("phase does not fit", &fresh, &|json| json["phase"] = json!({"give": 0})),
        ("phase does not fit", &fresh, &|json| json["phase"] = json!("over")),
        ("phase does not fit", &out, &|json| json["leader"] = json!(0)),
        ("not played in turn", &after_a_round, &|json| json["leader"] = json!(0)),
        ("hand 41 of 40", &fresh, &|json| json["hand"] = json!(41)),
        ("Favor were gained", &fresh, &|json| json["favor"] = json!([1, 0])),
        ("has won and not", &fresh, &|json| {
            json["favor"] = json!([3, 0]);
            json["hand"] = json!(9);
        }),
        ("Favor of the last hand", &over, &|json| json["favor"] = json!([3, 0])),
        ("nobody has won", &over, &|json| json["favor"] = json!([1, 2])),
        ("more Favor than", &over, &|json| json["favor"] = json!([0, 4])),
        ("lies under one", &after_a_round, &|json| {
            json["fate"]["put_by"] = json!([null, 1, null, null, null, null, null, null]);
        }),
        ("do not fit", &after_a_round, &|json| json["fate"]["put_by"][0] = json!(0)),
        ("more cards under the Fate deck", &after_three, &|json| {
            json["fate"]["put_by"] = json!([0, 0, 0, 0, null, null, null, null]);
        }),
        ("only the holder of the lowest card", &after_a_round, &|json| {
            json["opening"] = json!(null);
        }),
        ("has not opened the hand", &after_a_round, &|json| json["opening"] = json!("2P")),
    ];
    for json in [
        &fresh,
        &after_a_round,
        &after_three,
        &out,
        &over,
        &last,
        &after_a_death,
        &from_fate,
        &given,
    ] {
        assert!(read(json).is_ok(), "{json}");
    }
    for (expected, good, change) in cases {
        let mut json = good.clone();
        change(&mut json);
        let message = read(&json).expect_err(expected);
        assert!(message.contains(expected), "expected “{expected}” in: {message}");
    }
    let mut json = after_a_round.clone();
    json["trump"] = json!("W");
    assert!(read(&json).expect_err("refused").contains("unknown field"));
}
