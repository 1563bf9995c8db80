//! Tests that impossible positions of Of Knights and Ninjas are rejected with the reason.

use cardkeep_core::engine::{Game, Turn};
use cardkeep_core::games::knights_and_ninjas::Position;
use serde_json::{Value, json};

use super::support::{Table, act, deal, play, read};

fn json(position: &Position) -> Value {
    serde_json::to_value(position).expect("it has JSON")
}

/// Returns a position after these actions.
fn after(table: Table, actions: &str) -> Value {
    let mut position = table.ready();
    play(&mut position, actions);
    json(&position)
}

/// Moves a card from one place of the JSON to another.
fn shift(json: &mut Value, card: &str, from: &str, to: &str) {
    let pile = json.pointer_mut(from).and_then(Value::as_array_mut).expect("a pile");
    let place = pile.iter().position(|other| other == card).expect("it is there");
    pile.remove(place);
    match json.pointer_mut(to).expect("a place") {
        Value::Array(pile) => pile.push(json!(card)),
        hand => hand[card] = json!(hand[card].as_u64().unwrap_or(0) + 1),
    }
}

type Case<'a> = (&'a str, &'a Value, &'a dyn Fn(&mut Value));

fn check(good: &[&Value], cases: &[Case]) {
    for json in good {
        if let Err(why) = read(json) {
            panic!("{why}: {json}");
        }
    }
    for (expected, good, change) in cases {
        let mut json = (*good).clone();
        change(&mut json);
        let message = read(&json).expect_err(expected);
        assert!(message.contains(expected), "expected “{expected}” in: {message}");
    }
}

#[test]
fn impossible_tables_are_refused_with_the_reason() {
    let turn = Table::new(&["king soldier ladder", "castle", "monk"]).fort(1, "castle").json();
    let dealt = json(&deal(4, 1));
    let ladder = after(Table::from(turn.clone()), "pre 1 ladder");
    let over = after(
        Table::new(&["king", "", ""]).gems(&[9, 3, 3]),
        "attack 1 king; accept; let-go; let-go",
    );
    let cases: [Case; 29] = [
        ("2 to 6 seats", &turn, &|json| json["gems"] = json!([5])),
        ("at most 6 seats", &turn, &|json| json["gems"] = json!([5, 5, 5, 5, 5, 5, 5])),
        ("for 3 seats and other things", &turn, &|json| json["hands"] = json!([{}, {}])),
        ("list of hands for every seat", &turn, &|json| json["known"] = json!([[{}], [{}]])),
        ("seat 3 begins and is not at the table", &turn, &|json| json["first"] = json!(3)),
        ("is not that of seat 0", &turn, &|json| json["first"] = json!(1)),
        ("not at the table", &turn, &|json| json["mover"] = json!(3)),
        ("not at the table", &ladder, &|json| json["conduct"] = json!({"attack": 5})),
        ("more than 5 cards of the kind king", &turn, &|json| json["hands"][0]["king"] = json!(2)),
        ("cards of the kind soldier are missing: 1", &turn, &|json| {
            json["hands"][0] = json!({"king": 1, "ladder": 1});
        }),
        ("there are 16 gems, not 15", &turn, &|json| json["gems"][0] = json!(6)),
        ("somebody has won", &turn, &|json| json["gems"] = json!([10, 5, 0])),
        ("nobody has won it", &turn, &|json| json["phase"] = json!("over")),
        ("turn 181 of 180", &turn, &|json| json["turn"] = json!(181)),
        ("has not begun", &turn, &|json| json["turn"] = json!(0)),
        ("does not fit the phase", &turn, &|json| json["conduct"] = json!("special")),
        ("does not fit the phase", &turn, &|json| json["phase"] = json!("take")),
        ("does not fit the phase", &turn, &|json| {
            json["phase"] = json!({"road": {"gems": 1, "from": 1, "holder": 0, "asked": 1}});
            json["gems"][1] = json!(4);
        }),
        ("attacks itself", &ladder, &|json| json["conduct"] = json!({"attack": 0})),
        ("has no gems", &ladder, &|json| json["gems"] = json!([8, 0, 7])),
        ("with the ladders", &ladder, &|json| shift(json, "monk", "/pile", "/ladders")),
        ("nobody is attacked", &ladder, &|json| json["conduct"] = json!("fortify")),
        ("wrong place", &turn, &|json| json["forts"][1] = json!({"archer": "castle"})),
        ("wrong place", &turn, &|json| json["forts"][1] = json!({"minstrel": "castle"})),
        ("should have left", &turn, &|json| {
            shift(json, "minstrel", "/pile", "/discards");
            json["discards"].as_array_mut().map(Vec::pop);
            json["forts"][0]["minstrel"] = json!("minstrel");
        }),
        ("a table of two has begun a draft", &turn, &|json| json["draft"] = json!({"begun_by": 1})),
        ("a table of two has begun a draft", &turn, &|json| {
            let card = json["pile"].as_array_mut().and_then(Vec::pop);
            json["draft"] = json!({"cards": [card]});
        }),
        ("that are not there", &turn, &|json| json["known"][2][0] = json!({"king": 2})),
        ("that they are not there", &turn, &|json| json["stock"][1] = json!({"king": 5})),
    ];
    check(&[&turn, &dealt, &ladder, &over], &cases);
    let twice = "{\"king\": 1, \"king\": 1}";
    let message = serde_json::from_str::<cardkeep_core::games::knights_and_ninjas::Hand>(twice);
    assert!(message.expect_err("refused").to_string().contains("listed twice"));
    for text in ["{\"king\": 0}", "{\"king\": 256}", "{\"kings\": 1}", "[\"king\"]"] {
        assert!(
            serde_json::from_str::<cardkeep_core::games::knights_and_ninjas::Hand>(text).is_err()
        );
    }
    let mut more = turn.clone();
    more["trump"] = json!("king");
    assert!(read(&more).expect_err("refused").contains("unknown field"));
}

#[test]
fn impossible_attacks_are_refused_with_the_reason() {
    let hands = ["king dragon 2*peasant", "traitor soldier", "highwayman"];
    let attacked = after(Table::new(&hands), "attack 1 king");
    let dragon = after(Table::new(&hands), "attack 1 dragon");
    let turned = after(Table::new(&hands), "attack 1 king; respond traitor");
    let archers = ["archer", "executioner", ""];
    let archer = after(Table::new(&archers).fort(1, "archer"), "pre 1 archer");
    let road = after(Table::new(&hands), "attack 1 king; accept");
    let waylaid = after(Table::new(&hands), "attack 1 king; accept; let-go; highwayman");
    let cases: [Case; 14] = [
        ("does not attack", &attacked, &|json| {
            json["phase"]["answer"]["force"] = json!("castle");
            shift(json, "castle", "/pile", "/discards");
            json["discards"].as_array_mut().map(Vec::pop);
            json["discards"].as_array_mut().expect("a list").push(json!("king"));
        }),
        ("in the turn of", &attacked, &|json| json["phase"]["answer"]["on"] = json!(2)),
        ("in the turn of", &attacked, &|json| json["phase"]["answer"]["by"] = json!(1)),
        ("no traitor turns dragon", &dragon, &|json| {
            json["phase"]["answer"]["by"] = json!(1);
            json["phase"]["answer"]["on"] = json!(0);
        }),
        ("no traitor turns archer", &archer, &|json| {
            json["phase"]["answer"]["by"] = json!(1);
            json["phase"]["answer"]["on"] = json!(0);
        }),
        ("keep archer away", &archer, &|json| {
            json["forts"][1]["archer"] = Value::Null;
            json["pile"].as_array_mut().expect("a list").push(json!("archer"));
        }),
        ("keep king away", &attacked, &|json| {
            shift(json, "archer", "/pile", "/discards");
            json["discards"].as_array_mut().map(Vec::pop);
            json["forts"][1]["archer"] = json!("archer");
        }),
        ("keep king away", &turned, &|json| {
            shift(json, "castle", "/pile", "/discards");
            json["discards"].as_array_mut().map(Vec::pop);
            json["forts"][1]["castle"] = json!("castle");
        }),
        ("no gems are on the move", &road, &|json| {
            json["phase"]["road"]["gems"] = json!(0);
            json["gems"][1] = json!(5);
        }),
        ("no gems are on the move", &road, &|json| json["phase"]["road"]["from"] = json!(2)),
        ("from itself", &road, &|json| json["phase"]["road"]["asked"] = json!(0)),
        ("without a highwayman", &road, &|json| json["phase"]["road"]["holder"] = json!(2)),
        ("not 15", &waylaid, &|json| json["phase"]["road"]["gems"] = json!(2)),
        ("not the notation", &attacked, &|json| {
            json["phase"]["answer"]["force"] = json!("peasants 1");
        }),
    ];
    check(&[&attacked, &dragon, &turned, &archer, &road, &waylaid], &cases);
}

#[test]
fn impossible_choices_are_refused_with_the_reason() {
    let herald = Table::new(&["herald monk", "king soldier", "castle", "monk"]);
    let show = after(herald, "special herald; show king");
    let mut taking = read(&show).expect("a position");
    play(&mut taking, "show castle; show monk");
    let take = json(&taking);
    let monk = Table::new(&["monk", "king soldier ladder", "peasant", "2*castle"]);
    let monk = monk.fort(1, "castle").fort(2, "castle").fort(3, "castle");
    let pay = after(monk, "special monk; pay-card king; pay-card soldier; pay-gems");
    let mut half = read(&pay).expect("a position");
    act(&mut half, "pay-card castle");
    let half = json(&half);
    let cases: [Case; 11] = [
        ("nothing to show", &show, &|json| json["phase"] = json!({"show": 0})),
        ("nothing to show", &show, &|json| json["phase"] = json!({"show": 1})),
        ("that it does not hold", &show, &|json| json["aside"][1] = json!({"monk": 1})),
        ("do not fit", &show, &|json| json["aside"][0] = json!({"monk": 1})),
        ("do not fit", &show, &|json| json["aside"][1] = json!({})),
        ("do not fit", &show, &|json| json["aside"][3] = json!({"monk": 1})),
        ("do not fit", &take, &|json| json["aside"][3] = json!({})),
        ("nothing to pay", &pay, &|json| json["phase"] = json!({"pay": 0})),
        ("do not fit", &pay, &|json| json["aside"][1] = json!({"king": 1})),
        ("do not fit", &pay, &|json| json["aside"][2] = json!({"peasant": 1})),
        ("nothing to pay", &half, &|json| json["aside"][3] = json!({"castle": 2})),
    ];
    check(&[&show, &take, &pay, &half], &cases);
    let loose = after(Table::new(&["monk", "king", ""]), "discard monk");
    let mut json = loose.clone();
    json["aside"][1] = json!({"king": 1});
    assert!(read(&json).expect_err("refused").contains("do not fit"));
}

#[test]
fn impossible_duels_are_refused_with_the_reason() {
    let draft = json(&deal(2, 1));
    let turn = Table::new(&["king minstrel", "castle ladder monk"]).json();
    let tribute = after(Table::from(turn.clone()), "fortify minstrel");
    let answered = {
        let table = Table::new(&["king soldier ladder", "minstrel"]);
        after(table, "attack 1 king; respond minstrel")
    };
    let drafting = matches!(read(&draft).expect("a position").turn(), Turn::Seat(_));
    assert!(drafting);
    let cases: [Case; 12] = [
        ("has begun a draft", &turn, &|json| json["draft"] = json!({})),
        ("not at the table", &turn, &|json| json["draft"] = json!({"begun_by": 2})),
        ("when it goes on", &draft, &|json| {
            json["draft"]["cards"] = json!([]);
            let all = cardkeep_core::games::knights_and_ninjas::Card::deck();
            json["pile"] = json!(all.cards().collect::<Vec<_>>());
        }),
        ("when it goes on", &draft, &|json| {
            json["phase"] = json!("turn");
            json["turn"] = json!(1);
        }),
        ("after the last turn", &draft, &|json| json["turn"] = json!(240)),
        ("are old than there are", &draft, &|json| json["draft"]["old"] = json!(15)),
        ("fortified during a draft", &draft, &|json| {
            let pile = json["pile"].as_array_mut().expect("a list");
            let place = pile.iter().position(|card| card == "castle").expect("a castle");
            pile.remove(place);
            json["forts"][0]["castle"] = json!("castle");
        }),
        ("no minstrel stands", &turn, &|json| {
            let pile = json["pile"].as_array_mut().expect("a list");
            let place = pile.iter().position(|card| card == "minstrel").expect("a minstrel");
            pile.remove(place);
            json["forts"][1]["minstrel"] = json!("minstrel");
        }),
        ("cannot discard 3", &tribute, &|json| json["phase"]["tribute"]["cards"] = json!(3)),
        ("does not fit the turn", &tribute, &|json| {
            json["phase"]["tribute"]["seat"] = json!(0);
            json["phase"]["tribute"]["cards"] = json!(1);
        }),
        ("does not fit the turn", &answered, &|json| {
            json["phase"]["tribute"]["ends_turn"] = json!(false);
        }),
        ("does not fit the turn", &tribute, &|json| {
            json["phase"]["tribute"]["ends_turn"] = json!(true);
        }),
    ];
    check(&[&draft, &turn, &tribute, &answered], &cases);
    let mut three = Table::new(&["king", "", ""]).json();
    three["conduct"] = json!({"attack": 1});
    three["phase"] = json!({"tribute": {"seat": 0, "cards": 1, "ends_turn": true}});
    assert!(read(&three).expect_err("refused").contains("only at a table of two"));
}
