//! Tests that impossible positions of Watchtower are rejected with the reason.

use serde_json::{Value, json};

use super::support::{
    act, all_fight, cards, deal, fight, last_turn, pick, random_matches, read, scene, set, write,
};

/// Moves a card to the end of another list.
fn move_card(json: &mut Value, name: &str, from: &str, to: &str) {
    let list = json.pointer_mut(from).and_then(Value::as_array_mut).expect(from);
    list.retain(|card| card != name);
    json.pointer_mut(to).and_then(Value::as_array_mut).expect(to).push(json!(name));
}

type Change<'a> = &'a dyn Fn(&mut Value);

/// Checks that each change of a good position is rejected with a message that contains this text.
fn check(good: &Value, cases: &[(&str, Change)]) {
    assert!(read(good).is_ok(), "{:?} in {good}", read(good));
    for (expected, change) in cases {
        let mut json = good.clone();
        change(&mut json);
        let message = read(&json).expect_err(expected);
        assert!(message.contains(expected), "expected “{expected}” in: {message}");
    }
}

#[test]
fn players_that_cannot_be() {
    let good = scene(&["5C 9D", "3C 8H", "TC TD TH TS"], &["KC QC", "2D 4D", "AD"], "");
    check(
        &good,
        &[
            ("unknown field", &|json| json["trump"] = json!("C")),
            ("at most 4 seats", &|json| {
                json["winners"] = json!([false, false, false, false, false]);
            }),
            ("there are 3 players", &|json| json["winners"] = json!([false, false])),
            ("seat 3 is not at the table", &|json| json["first"] = json!(3)),
            ("seat 9 is not at the table", &|json| json["phase"] = json!({"turn": 9})),
            ("two places", &|json| json["players"][0]["army"][0] = json!("2D")),
            ("is missing", &|json| json["players"][0]["army"] = json!(["KC"])),
            ("does not", &|json| json["players"][0]["shown"] = json!(["2D"])),
            ("is out and still", &|json| json["players"][1]["out"] = json!(true)),
            ("fort is not just a watchtower", &|json| json["players"][0]["campaign"] = json!(true)),
            ("is not on campaign", &|json| json["players"][2]["campaign"] = json!(false)),
            ("fort is not just a watchtower", &|json| {
                move_card(json, "AD", "/players/2/army", "/players/2/fort");
            }),
            ("without an army", &|json| {
                move_card(json, "AD", "/players/2/army", "/barracks/cards");
            }),
            ("do not follow", &|json| {
                json["players"][0]["tries"] = json!([["3C"], ["8H"], []]);
            }),
            ("in no other fort", &|json| json["players"][0]["tries"] = json!([["5C"], [], []])),
            ("in no other fort", &|json| json["players"][0]["tries"] = json!([["2D"], [], []])),
            ("more often than it had turns", &|json| {
                json["players"][0]["tries"] = json!([["3C", "8H"], ["3C", "8H"], ["3C"]]);
            }),
            ("nobody knows where it is", &|json| json["won"] = json!(["KC"])),
        ],
    );
}

#[test]
fn barracks_that_cannot_be() {
    let mut json = scene(&["", "3C 2H", "8S"], &["9C 4C JD 6H", "TD 8D", "QD"], "");
    json["players"][0]["shown"] = json!(["JD"]);
    let mut position = read(&json).expect("a position");
    fight(&mut position, "challenge 1 3C 1", "9C", "TD");
    let good = write(&position);
    let lowest = good["barracks"]["cards"][0].clone();
    check(
        &good,
        &[
            ("lies open in barracks it is not in", &|json| {
                json["barracks"]["open"] = json!(["TD"]);
            }),
            ("two armies", &|json| {
                json["barracks"]["lots"][1] = json!({"cards": ["4C", "JD"], "known": []});
                json["players"][2]["turns"] = json!(4);
                json["players"][2] = json!({"fort": [], "army": [], "out": true, "turns": 4});
                for name in ["8S", "QD"] {
                    json["barracks"]["cards"].as_array_mut().expect("a list").push(json!(name));
                }
            }),
            ("more armies went under", &|json| {
                let top = json["barracks"]["cards"].as_array().expect("a list")[20].clone();
                json["barracks"]["lots"][1] = json!({"cards": [top], "known": []});
            }),
            ("does not fit it", &|json| json["barracks"]["lots"][0]["known"] = json!(["TD"])),
            ("does not fit it", &|json| json["barracks"]["open"] = json!([lowest])),
            ("does not fit it", &|json| {
                json["barracks"]["lots"][0] = json!({"cards": [lowest], "known": [lowest]});
            }),
            ("is not there", &|json| {
                let known = json["barracks"]["lots"][0]["cards"][0].clone();
                let known = known.as_str().expect("a card").to_owned();
                move_card(json, &known, "/barracks/cards", "/players/2/army");
            }),
            ("does not fit it", &|json| {
                json["barracks"]["lots"][0]["known"] = json!([]);
                json["barracks"]["lots"][0]["drawn"] = json!([0, 0, 1, 0]);
            }),
            ("seat 2 has other cards than it drew", &|json| {
                json["barracks"]["lots"][0]["drawn"] = json!([0, 0, 2, 0]);
            }),
            ("seat 2 has other cards than it drew", &|json| {
                let known = json["barracks"]["lots"][0]["known"][0].clone();
                let known = known.as_str().expect("a card").to_owned();
                let lot = json["barracks"]["lots"][0]["cards"].as_array_mut().expect("a list");
                lot.retain(|card| *card != *known);
                move_card(json, &known, "/barracks/cards", "/players/2/army");
            }),
            ("seat 3 has other cards than it drew", &|json| {
                json["barracks"]["lots"][0]["drawn"] = json!([0, 0, 0, 1]);
            }),
            ("does not lie together", &|json| {
                json["barracks"]["cards"].as_array_mut().expect("a list").swap(0, 10);
            }),
            ("nobody knows where it is", &|json| json["won"] = json!([lowest])),
        ],
    );
}

#[test]
fn openings_that_cannot_be() {
    let mut position = deal(3, 1);
    let burn = super::support::legal_with(&position, "burn")[0].clone();
    act(&mut position, &burn);
    act(&mut position, "skip-burn");
    let good = write(&position);
    let top = good["barracks"]["cards"].as_array().and_then(|cards| cards.last()).cloned();
    check(
        &good,
        &[
            ("nothing but burning", &|json| json["players"][1]["turns"] = json!(1)),
            ("nothing but burning", &|json| json["deeds"]["burned"] = json!(true)),
            ("nothing but burning", &|json| {
                json["current"] = json!((json["first"].as_u64().expect("a seat") + 1) % 3);
            }),
            ("nothing but burning", &|json| json["winners"][0] = json!(true)),
            ("nothing but burning", &|json| json["turned"][0] = json!(["2C"])),
            ("than it can have before", &|json| {
                let card = json["players"][1]["fort"][0].as_str().expect("a card").to_owned();
                move_card(json, &card, "/players/1/fort", "/players/1/army");
            }),
            ("than it can have before", &|json| json["phase"] = json!({"opening": 0})),
            ("does not lie at the bottom", &|json| json["barracks"]["open"] = json!([top])),
            ("than it can have before", &|json| json["barracks"]["open"] = json!([])),
            ("more cards were burned", &|json| {
                let second = json["barracks"]["cards"][1].clone();
                json["barracks"]["open"].as_array_mut().expect("a list").push(second);
                json["barracks"]["cards"].as_array_mut().expect("a list").swap(0, 1);
            }),
        ],
    );
}

#[test]
fn turns_that_cannot_be() {
    let good = scene(&["5C 9D", "3C 8H", "TC TD TH TS"], &["KC QC", "2D 4D", "AD"], "");
    check(
        &good,
        &[
            ("round 0 of 30", &|json| {
                json["players"].as_array_mut().expect("players").iter_mut().for_each(|player| {
                    player["turns"] = json!(0);
                });
            }),
            ("round 31 of 30", &|json| json["players"][0]["turns"] = json!(31)),
            ("has had 5 turns, not 4", &|json| json["players"][1]["turns"] = json!(5)),
            ("has had 4 turns, not 5", &|json| {
                json["phase"] = json!({"turn": 2});
                json["current"] = json!(2);
                json["players"][2]["turns"] = json!(5);
            }),
            ("does not fit what was done", &|json| json["phase"] = json!({"turn": 1})),
            ("does not fit what was done", &|json| {
                json["deeds"] = json!({"challenged": true});
                json["current"] = json!(2);
                json["phase"] = json!({"turn": 2});
                (1..3).for_each(|n| json["players"][n]["turns"] = json!(5));
            }),
            ("does not fit what was done", &|json| {
                json["deeds"] = json!({"burned": true});
                json["current"] = json!(2);
                json["phase"] = json!({"turn": 2});
                (1..3).for_each(|n| json["players"][n]["turns"] = json!(5));
            }),
            ("only then, while a fight", &|json| json["phase"] = json!({"pick": 1})),
            ("somebody has won and", &|json| json["winners"][0] = json!(true)),
            ("nobody has won it", &|json| json["phase"] = json!("over")),
            ("turned up twice", &|json| json["turned"] = json!([["2C", "2C"], [], []])),
            ("turned up twice", &|json| json["turned"] = json!([["2C"], ["2C"], []])),
            ("more cards than others", &|json| json["turned"] = json!([["2C"], ["2D", "2H"], []])),
            ("not turned up at once", &|json| {
                json["turned"] = json!([["2C", "3C"], ["2D", "3D"], ["2H", "3H"]]);
            }),
            ("at most 25", &|json| json["turned"][0] = json!(vec!["2C"; 26])),
        ],
    );
    let alone = scene(&["5C 5D 5H 5S", "3C 8H"], &["KC QC", "2D 4D"], "");
    check(
        &alone,
        &[
            ("nobody is left", &|json| {
                json["players"][1] = json!({"fort": [], "army": [], "out": true, "turns": 4});
                for name in ["3C", "8H", "2D", "4D"] {
                    json["barracks"]["cards"].as_array_mut().expect("a list").push(json!(name));
                }
            }),
            ("no showdown", &|json| {
                json["players"][1]["fort"] = json!(["3C", "3D", "3H", "3S"]);
                json["players"][1]["campaign"] = json!(true);
                let cards = json["barracks"]["cards"].as_array_mut().expect("a list");
                cards.retain(|card| *card != "3D" && *card != "3H" && *card != "3S");
                cards.push(json!("8H"));
            }),
        ],
    );
}

/// WT-24.
#[test]
fn sieges_that_cannot_be() {
    let mut good = scene(&["5C 9D", "3C 8H", "TC TD TH TS"], &["KC QC", "2D 4D", "AD"], "");
    good["siege"] = json!({"rounds": 2, "ended": [false, true, true]});
    check(
        &good,
        &[
            ("are not counted", &|json| json["siege"] = json!(null)),
            ("nobody is on campaign", &|json| {
                json["players"][2]["campaign"] = json!(false);
                move_card(json, "TS", "/players/2/fort", "/barracks/cards");
            }),
            ("10 rounds of a siege of 10", &|json| json["siege"]["rounds"] = json!(10)),
            ("255 rounds of a siege of 10", &|json| json["siege"]["rounds"] = json!(255)),
            ("5 rounds of a siege of 5", &|json| {
                json["options"] = json!({"siege": "short"});
                json["siege"]["rounds"] = json!(5);
            }),
            ("fewer turns than the siege", &|json| json["siege"]["rounds"] = json!(5)),
            ("in order", &|json| json["siege"]["ended"] = json!([true, true, true])),
            ("in order", &|json| json["siege"]["ended"] = json!([true, false, false])),
            ("in order", &|json| json["siege"]["ended"] = json!([false, true, false])),
            ("there are 3 players", &|json| json["siege"]["ended"] = json!([false, true])),
            ("shuffled more often", &|json| json["shuffles"] = json!(u32::MAX)),
        ],
    );
}

#[test]
fn battles_that_cannot_be() {
    let mut position = set(&["5C 9D", "3C 8H", "4H"], &["KC QC", "2D 4D 6D", "AD"], "");
    act(&mut position, "challenge 1 3C 2");
    pick(&mut position, "KC");
    let good = write(&position);
    let battle = "/contest/fight/battle";
    check(
        &good,
        &[
            ("only then, while a fight", &|json| json["contest"] = json!(null)),
            ("only then, while a fight", &|json| json["phase"] = json!({"turn": 0})),
            ("is not at the table", &|json| json["contest"]["holder"] = json!(4)),
            ("are not the army", &|json| json["contest"]["holder"] = json!(1)),
            ("are not the army", &|json| json["contest"]["held"] = json!(["KC"])),
            ("are not of its army", &|json| json["contest"]["laid"] = json!([["2D"], [], []])),
            ("are not of its army", &|json| {
                json["contest"]["laid"] = json!([["KC", "KC"], [], []]);
            }),
            ("there are 3 players", &|json| json["contest"]["laid"] = json!([["KC"], []])),
            ("who is not in the match", &|json| {
                json.pointer_mut(battle).expect("a battle")["defender"] = json!(3);
            }),
            ("nobody can have begun", &|json| {
                json.pointer_mut(battle).expect("a battle")["prize"] = json!("4H");
            }),
            ("nobody can have begun", &|json| {
                json.pointer_mut(battle).expect("a battle")["prize"] = json!("8H");
            }),
            ("nobody can have begun", &|json| {
                json.pointer_mut(battle).expect("a battle")["prize"] = json!(null);
            }),
            ("nobody can have begun", &|json| {
                json.pointer_mut(battle).expect("a battle")["count"] = json!(3);
            }),
            ("nobody can have begun", &|json| {
                json["deeds"]["challenged"] = json!(false);
                json["players"][0]["turns"] = json!(6);
                (1..3).for_each(|n| json["players"][n]["turns"] = json!(5));
            }),
            ("do not fit the fight", &|json| json["phase"] = json!({"pick": 2})),
            ("do not fit the fight", &|json| {
                json["contest"]["laid"] = json!([["KC", "QC"], [], []]);
            }),
            ("do not fit the fight", &|json| {
                json["contest"]["laid"] = json!([["KC"], ["2D"], []]);
            }),
            ("do not fit the fight", &|json| {
                json["phase"] = json!({"pick": 0});
                json["contest"]["holder"] = json!(1);
                json["contest"]["held"] = json!(["2D", "4D", "6D"]);
            }),
        ],
    );
}

#[test]
fn free_for_alls_that_cannot_be() {
    let forts = ["5C 5D 5H", "3C", "4C"];
    let mut position = set(&forts, &["5S 8C", "TD 8D", "JD"], "");
    act(&mut position, "place 5S");
    pick(&mut position, "8C");
    let good = write(&position);
    let free = "/contest/fight/free_for_all";
    check(
        &good,
        &[
            ("completes no watchtower", &|json| json["deeds"]["campaigned"] = json!(true)),
            ("completes no watchtower", &|json| {
                json.pointer_mut(free).expect("a free-for-all")["builder"] = json!(1);
            }),
            ("who is not in the match", &|json| {
                json.pointer_mut(free).expect("a free-for-all")["builder"] = json!(5);
            }),
            ("two places", &|json| {
                json.pointer_mut(free).expect("a free-for-all")["prize"] = json!("JD");
            }),
            ("are not the army", &|json| {
                // There is nothing to pick from it.
                move_card(json, "TD", "/players/1/army", "/barracks/cards");
                move_card(json, "8D", "/players/1/army", "/barracks/cards");
                json["contest"]["held"] = json!([]);
            }),
            ("do not fit the fight", &|json| json["phase"] = json!({"pick": 1})),
            ("do not fit the fight", &|json| json["contest"]["laid"] = json!([[], [], []])),
            ("do not fit the fight", &|json| {
                json["contest"]["laid"] = json!([["8C"], [], ["JD"]]);
            }),
        ],
    );
}

#[test]
fn ends_that_cannot_be() {
    let mut json = scene(&["5C 5D 5H", "3C 3D 3H 3S"], &["5S KC QC AC", "2D 4D 6D"], "");
    json["won"] = json!(["5S"]);
    json["players"][0]["shown"] = json!(["5S"]);
    let mut position = read(&json).expect("a position");
    act(&mut position, "place 5S");
    let good = write(&position);
    check(
        &good,
        &[
            ("others have won", &|json| json["winners"] = json!([false, true])),
            ("others have won", &|json| json["winners"] = json!([true, true])),
            ("does not fit what was done", &|json| json["deeds"]["burned"] = json!(true)),
            ("is not its army", &|json| {
                json["turned"][0] = json!(["KC", "QC", "JC"]);
            }),
            ("is not its army", &|json| json["players"][0]["shown"] = json!([])),
            ("no showdown", &|json| json["turned"] = json!([[], []])),
            ("not turned up at once", &|json| {
                let both = json!([["KC", "QC", "AC", "9S"], ["2D", "4D", "6D", "9H"]]);
                json["turned"] = both;
            }),
        ],
    );
    // The last one left, and the only one on campaign after a siege.
    let mut position = set(&["", "3C 2H"], &["9C 4C", "TD 8D"], "");
    fight(&mut position, "challenge 1 3C 1", "9C", "TD");
    check(
        &write(&position),
        &[("others have won", &|json| json["winners"] = json!([true, false]))],
    );
    let json = last_turn(&["5C 5D 5H 5S", "3C"], &["2C", "KD AD"]);
    let mut position = read(&json).expect("a position");
    act(&mut position, "end-turn");
    check(
        &write(&position),
        &[
            ("others have won", &|json| json["winners"] = json!([false, true])),
            ("nobody has won it", &|json| {
                (0..2).for_each(|n| json["players"][n]["turns"] = json!(39));
            }),
        ],
    );
}

/// Every position of random matches is possible, and round-trips through JSON.
#[test]
fn positions_of_matches_read_back() {
    for seats in 2..=4 {
        random_matches(seats, 10, |_, action, after, _| {
            assert_eq!(read(&write(after)).as_ref(), Ok(after), "{action}");
        });
    }
}

#[test]
fn fields_that_are_rarely_needed_may_be_left_out() {
    let position = set(&["5C 5D 5H", "3C"], &["5S AC", "2D"], "");
    let mut json = write(&position);
    let fields = json.as_object_mut().expect("fields");
    for field in ["options", "seed", "shuffles", "deeds", "won", "contest"] {
        fields.remove(field).expect(field);
    }
    let mut position = read(&json).expect("a position");
    act(&mut position, "place 5S");
    all_fight(&mut position, "AC 2D");
    assert_eq!(super::support::army(&position, 0), cards("AC"));
}
