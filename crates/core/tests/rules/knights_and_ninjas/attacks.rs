//! Tests of attacks, answers and gems on the move (KN-6 to KN-12).

use cardkeep_core::engine::{Game, Seat};
use cardkeep_core::games::knights_and_ninjas::{Card, Event, Phase, TurnPlays};

use super::support::{
    Table, act, asked, card, gems, hand, last_discards, legal, let_go, listed, play, refused,
};

#[test]
fn kn6_one_rival_until_gems_move() {
    let mut position =
        Table::new(&["2*soldier peasant castle herald", "2*soldier", "soldier"]).ready();
    assert_eq!(refused(&position, "attack 0 soldier"), "KN-6");
    assert_eq!(refused(&position, "attack 3 soldier"), "KN-6");
    assert_eq!(refused(&position, "attack 1 king"), "KN-3");
    assert_eq!(refused(&position, "attack 1 castle"), "KN-6");
    play(&mut position, "attack 1 soldier; respond soldier");
    assert_eq!(position.public().conduct, TurnPlays::Attack(Seat(1)));
    assert_eq!(refused(&position, "attack 2 soldier"), "KN-6");
    assert_eq!(refused(&position, "fortify castle"), "KN-3");
    assert_eq!(refused(&position, "special herald"), "KN-17");
    assert_eq!(refused(&position, "discard peasant"), "KN-3");
    assert_eq!(listed(&position), ["attack 1 peasant", "attack 1 soldier", "end-turn"]);
    let mut stopped = position.clone();
    act(&mut stopped, "end-turn");
    assert_eq!(stopped.public().mover, Seat(1));
    // Gems that move end the turn, wherever they go.
    play(&mut position, "attack 1 peasant; accept");
    let_go(&mut position);
    assert_eq!((position.public().mover, gems(&position)), (Seat(1), vec![6, 4, 5]));
}

#[test]
fn kn6_a_rival_without_gems_cannot_be_attacked() {
    let position = Table::new(&["soldier ninja catapult archer", "soldier", "soldier"])
        .gems(&[6, 0, 9])
        .fort(1, "castle archer")
        .fort(0, "archer")
        .ready();
    for action in
        ["attack 1 soldier", "attack 1 ninja", "pre 1 catapult", "pre 1 archer", "send-archer 1"]
    {
        assert_eq!(refused(&position, action), "KN-6", "{action}");
    }
    assert!(listed(&position).contains(&"attack 2 soldier".into()));
}

/// KN-7: every row of the table of fortifications.
#[test]
fn kn7_fortifications_decide_what_may_come() {
    let own = "peasant soldier knight king dragon ninja archer ladder catapult";
    let attacks = ["peasant", "soldier", "knight", "king"];
    let rows: [(&str, bool, &[&str]); 9] = [
        ("", false, &["attack dragon", "attack ninja"]),
        ("castle", false, &["attack dragon", "attack ninja", "pre catapult", "pre ladder"]),
        ("castle", true, &["attack dragon", "attack ninja", "pre catapult", "pre ladder"]),
        ("archer", false, &["attack ninja", "pre archer"]),
        ("castle archer", false, &["attack ninja", "pre archer", "pre catapult"]),
        ("minstrel", false, &[]),
        ("castle minstrel", true, &[]),
        ("archer minstrel", false, &[]),
        ("jester:castle archer", false, &["attack ninja", "pre archer", "pre catapult"]),
    ];
    for (fort, ladder, expected) in rows {
        let mut table = Table::new(&[own, "soldier", "soldier"]).fort(1, fort);
        if ladder {
            table = table.set("ladders", serde_json::json!({"ladder": 1}));
            table = table.set("conduct", serde_json::json!({"attack": 1}));
            let mut json = table.json();
            let pile = json["pile"].as_array_mut().expect("a list");
            let place = pile.iter().position(|card| card == "ladder").expect("more ladders");
            pile.remove(place);
            if fort.contains("minstrel") {
                // No one can be under attack behind a minstrel, so only the table is checked.
                let stops = |role| {
                    let fort = serde_json::from_value(json["forts"][1].clone());
                    let fort: cardkeep_core::games::knights_and_ninjas::Fort =
                        fort.expect("a fort");
                    fort.stops(role, true).is_some()
                };
                assert!(own.split_whitespace().map(card).all(stops));
                continue;
            }
            table = Table::from(json);
        }
        let position = table.ready();
        let mut expected: Vec<String> = expected
            .iter()
            .map(|text| text.split_once(' ').expect("two words"))
            .map(|(verb, name)| format!("{verb} 1 {name}"))
            .collect();
        if fort.is_empty() || fort == "castle" && ladder {
            expected.extend(attacks.iter().map(|name| format!("attack 1 {name}")));
        }
        expected.sort();
        let on_1 = |text: &String| text.starts_with("attack 1") || text.starts_with("pre 1");
        let listed: Vec<String> = listed(&position).into_iter().filter(on_1).collect();
        assert_eq!(listed, expected, "against {fort:?}, ladder: {ladder}");
        let missing = own
            .split_whitespace()
            .flat_map(|name| [format!("attack 1 {name}"), format!("pre 1 {name}")]);
        for action in missing.filter(|action| !listed.contains(action)) {
            let rule = refused(&position, &action);
            assert!(["KN-6", "KN-7", "KN-12"].contains(&rule), "{action}: {rule}");
        }
    }
}

#[test]
fn kn7_an_archer_fights_an_archer() {
    let table = || {
        Table::new(&["archer soldier ladder", "", ""]).fort(1, "archer castle").fort(0, "archer")
    };
    let mut position = table().ready();
    act(&mut position, "pre 1 archer");
    let events = act(&mut position, "accept");
    assert!(events.contains(&Event::Lost {
        seat: Seat(1),
        card: "archer".parse().expect("a card"),
        to: Card::Archer
    }));
    assert_eq!(last_discards(&position, 2), ["archer", "archer"]);
    assert!(position.public().forts[Seat(1)].archer().is_none());
    assert!(position.public().forts[Seat(1)].castle().is_some());
    assert!(position.public().forts[Seat(0)].archer().is_some());
    assert_eq!(asked(&position), Seat(0), "it was not answered");
    // The player's own archer goes first in a turn or not at all.
    assert_eq!(refused(&position, "send-archer 1"), "KN-7");
    play(&mut position, "pre 1 ladder; attack 1 soldier; accept");
    let_go(&mut position);
    assert_eq!(gems(&position), [7, 3, 5]);
    assert_eq!(last_discards(&position, 1), ["ladder"], "at the end of the turn");

    let mut position = table().ready();
    play(&mut position, "send-archer 1; accept");
    assert!(
        position.public().forts[Seat(0)].is_empty()
            && position.public().forts[Seat(1)].archer().is_none()
    );
    assert_eq!(position.public().conduct, TurnPlays::Attack(Seat(1)));
    assert_eq!(position.hand(Seat(0)).len(), 3);
    assert_eq!(listed(&position), ["end-turn", "pre 1 ladder"]);

    let position = Table::new(&["soldier", "", ""]).fort(1, "archer").ready();
    assert_eq!(refused(&position, "send-archer 1"), "KN-7");
    let position = Table::new(&["soldier", "", ""]).fort(0, "archer").fort(1, "castle").ready();
    assert_eq!(refused(&position, "send-archer 1"), "KN-7");
}

#[test]
fn kn7_a_ladder_stands_for_the_turn() {
    let mut position =
        Table::new(&["2*ladder 2*soldier", "soldier", "castle"]).fort(1, "castle").ready();
    assert_eq!(refused(&position, "attack 1 soldier"), "KN-7");
    act(&mut position, "pre 1 ladder");
    assert_eq!(position.public().ladders, hand("ladder"));
    assert!(position.public().discards.is_empty());
    play(&mut position, "attack 1 soldier; respond soldier");
    assert_eq!(position.public().ladders, hand("ladder"), "it stands for the next attack, too");
    play(&mut position, "attack 1 soldier; accept");
    let_go(&mut position);
    assert!(position.public().ladders.is_empty());
    assert!(position.public().forts[Seat(1)].castle().is_some(), "the castle stays");
    assert_eq!(gems(&position), [7, 3, 5]);
}

#[test]
fn kn7_a_catapult_takes_the_castle_and_its_archer() {
    let mut position =
        Table::new(&["jester soldier", "", ""]).fort(1, "archer jester:castle").ready();
    act(&mut position, "pre 1 jester:catapult");
    assert!(position.public().forts[Seat(1)].is_empty());
    // Jesters lie in the discards as jesters.
    assert_eq!(last_discards(&position, 3), ["jester", "jester", "archer"]);
    assert!(listed(&position).contains(&"attack 1 soldier".into()));
}

#[test]
fn kn7_dragon_and_ninja_destroy_when_they_succeed() {
    let mut position = Table::new(&["dragon", "soldier", ""]).fort(1, "castle").ready();
    act(&mut position, "attack 1 dragon");
    assert!(position.public().forts[Seat(1)].castle().is_some());
    assert_eq!(listed(&position), ["accept"], "strength does not stop a dragon");
    let events = act(&mut position, "accept");
    assert_eq!(last_discards(&position, 2), ["dragon", "castle"]);
    assert!(events.contains(&Event::Settled { seat: Seat(0), gems: 2 }), "KN-11: no highwayman");
    assert_eq!((gems(&position), position.public().mover), (vec![7, 3, 5], Seat(1)));

    let mut position =
        Table::new(&["ninja", "soldier", "highwayman"]).fort(1, "castle archer").ready();
    play(&mut position, "attack 1 ninja; accept");
    assert!(position.public().forts[Seat(1)].archer().is_none());
    assert!(position.public().forts[Seat(1)].castle().is_some());
    assert_eq!((gems(&position), position.public().mover), (vec![7, 3, 5], Seat(1)));
}

#[test]
fn kn8_peasants_come_together() {
    let position = Table::new(&["3*peasant jester", "2*peasant", ""]).ready();
    let revolts: Vec<String> =
        listed(&position).into_iter().filter(|text| text.contains("1 ")).collect();
    for text in [
        "attack 1 peasant",
        "attack 1 jester:peasant",
        "revolt 1 2",
        "revolt 1 3",
        "revolt 1 1+jester",
        "revolt 1 2+jester",
        "revolt 1 3+jester",
    ] {
        assert!(revolts.contains(&text.into()), "{text}");
    }
    assert_eq!(refused(&position, "revolt 1 4"), "KN-3");
    assert_eq!(refused(&position, "revolt 1 2+jester+jester"), "KN-3");
    let mut position = position;
    let events = act(&mut position, "revolt 1 3+jester");
    assert!(matches!(events[0], Event::Attacked { strength: 4, .. }));
    assert!(position.hand(Seat(0)).is_empty());
    act(&mut position, "respond peasants 2");
    assert_eq!(
        last_discards(&position, 6),
        ["peasant", "peasant", "peasant", "jester", "peasant", "peasant"]
    );
    let_go(&mut position);
    assert_eq!(gems(&position), [7, 3, 5]);
}

/// KN-9: what answers what.
#[test]
fn kn9_the_table_of_answers() {
    let all = "2*peasant soldier knight king castle archer minstrel ladder catapult ninja dragon \
               highwayman princess executioner traitor herald merchant monk";
    let strength = ["peasant", "soldier", "knight", "king", "peasants 2"];
    let stops = ["executioner", "minstrel"];
    let cases: [(&str, Vec<&str>); 6] = [
        ("peasant", [&strength[..], &stops, &["traitor"]].concat()),
        ("soldier", [&strength[..], &stops, &["traitor"]].concat()),
        ("king", [&strength[..], &stops, &["traitor"]].concat()),
        ("knight", [&strength[..], &stops, &["traitor", "princess"]].concat()),
        ("dragon", [&stops[..], &["princess"]].concat()),
        ("ninja", stops.to_vec()),
    ];
    for (attacker, answers) in cases {
        let mut position = Table::new(&[attacker, all, ""]).ready();
        act(&mut position, &format!("attack 1 {attacker}"));
        let mut expected: Vec<String> =
            answers.iter().map(|name| format!("respond {name}")).collect();
        expected.push("accept".into());
        expected.sort();
        assert_eq!(listed(&position), expected, "{attacker}");
        for name in all.split_whitespace().filter(|name| !name.contains('*')) {
            if !answers.contains(&name) {
                assert_eq!(refused(&position, &format!("respond {name}")), "KN-9");
            }
        }
        assert_eq!(refused(&position, "respond jester:king"), "KN-3");
        assert_eq!(refused(&position, "end-turn"), "KN-9");
    }
    // The attacked player is always asked, with or without cards.
    let mut position = Table::new(&["king", "", ""]).ready();
    act(&mut position, "attack 1 king");
    assert_eq!((asked(&position), listed(&position)), (Seat(1), vec!["accept".into()]));
    let jester = {
        let mut position = Table::new(&["dragon", "jester", ""]).ready();
        act(&mut position, "attack 1 dragon");
        listed(&position)
    };
    let parts = ["executioner", "minstrel", "princess"];
    let mut expected: Vec<String> =
        parts.iter().map(|role| format!("respond jester:{role}")).collect();
    expected.insert(0, "accept".into());
    assert_eq!(jester, expected);
}

#[test]
fn kn9_a_minstrel_stops_the_attack_and_stands() {
    let mut position = Table::new(&["ninja 2*soldier", "jester", "soldier"]).ready();
    play(&mut position, "attack 1 ninja; respond jester:minstrel");
    assert_eq!((position.public().mover, gems(&position)), (Seat(1), vec![5, 5, 5]));
    assert_eq!(last_discards(&position, 2), ["ninja", "jester"], "KN-12: and leaves at once");

    // Stopped by a player whose turn comes later, it stands until then.
    let mut position = Table::new(&["ninja", "", "minstrel"]).ready();
    play(&mut position, "attack 2 ninja; respond minstrel");
    assert!(position.public().forts[Seat(2)].minstrel().is_some());
    assert_eq!(last_discards(&position, 1), ["ninja"]);
    let pick = |position: &cardkeep_core::games::knights_and_ninjas::Position| {
        legal(position).into_iter().find(|action| action.to_string().starts_with("discard"))
    };
    let discard = pick(&position).expect("a card to discard");
    let events = position.apply(discard).expect("legal");
    assert!(events.iter().any(|event| matches!(event, Event::MinstrelLeft { seat: Seat(2), .. })));
    assert!(position.public().forts[Seat(2)].is_empty());
}

/// KN-9: stopping an attack ends the turn only if the turn's own player made it.
#[test]
fn kn9_traitors_again_and_again() {
    let table = || {
        Table::new(&["king soldier traitor executioner minstrel", "2*traitor executioner", ""])
            .ready()
    };
    // Turned once and stopped: the player whose turn it is goes on.
    let mut position = table();
    play(&mut position, "attack 1 king; respond traitor; respond executioner");
    assert_eq!(
        (asked(&position), position.public().conduct),
        (Seat(0), TurnPlays::Attack(Seat(1)))
    );
    assert_eq!(last_discards(&position, 3), ["traitor", "king", "executioner"]);
    assert!(listed(&position).contains(&"attack 1 soldier".into()));
    // A minstrel that stopped it stands in front of a player who continues.
    let mut position = table();
    play(&mut position, "attack 1 king; respond traitor; respond minstrel");
    assert!(position.public().forts[Seat(0)].minstrel().is_some());
    play(&mut position, "attack 1 soldier; respond traitor");
    assert_eq!(asked(&position), Seat(0), "past the minstrel, too");
    assert!(listed(&position).iter().all(|text| !text.contains("minstrel")));
    act(&mut position, "accept");
    let_go(&mut position);
    assert_eq!((gems(&position), position.public().mover), (vec![3, 7, 5], Seat(1)));
    assert!(position.public().forts[Seat(0)].minstrel().is_some(), "until the own next turn");
    // Turned twice, it is the first player's again, and ends the turn when it is stopped.
    let mut position = table();
    play(&mut position, "attack 1 king; respond traitor; respond traitor; respond executioner");
    assert_eq!((gems(&position), position.public().mover), (vec![5, 5, 5], Seat(1)));
    let mut position = table();
    play(&mut position, "attack 1 king; respond traitor; respond traitor; respond traitor");
    assert_eq!(asked(&position), Seat(0));
    act(&mut position, "accept");
    let_go(&mut position);
    assert_eq!(gems(&position), [1, 9, 5]);
}

#[test]
fn kn9_a_second_minstrel_finds_no_place() {
    let mut position = Table::new(&["king 2*minstrel soldier", "2*traitor", ""]).ready();
    play(&mut position, "attack 1 king; respond traitor; respond minstrel");
    play(&mut position, "attack 1 soldier; respond traitor");
    assert_eq!(refused(&position, "respond minstrel"), "KN-13");
}

#[test]
fn kn9_a_princess_takes_a_turned_knight_back() {
    let mut position = Table::new(&["knight princess", "traitor", ""]).ready();
    play(&mut position, "attack 1 knight; respond traitor; respond princess");
    assert_eq!(*position.hand(Seat(0)), hand("knight"));
    assert_eq!(asked(&position), Seat(0));
    assert!(listed(&position).contains(&"attack 1 knight".into()));
}

#[test]
fn kn10_a_turned_attack_may_find_nothing() {
    let mut position = Table::new(&["king", "traitor", ""]).gems(&[0, 6, 9]).ready();
    play(&mut position, "attack 1 king; respond traitor; accept");
    assert_eq!((gems(&position), asked(&position)), (vec![0, 6, 9], Seat(0)));
    assert_eq!(position.public().phase, Phase::Turn);
    assert_eq!(listed(&position), ["end-turn"]);
}

#[test]
fn kn11_everybody_but_the_holder_is_asked() {
    let hands = ["soldier highwayman", "highwayman", "highwayman", "jester"];
    let mut position = Table::new(&hands).ready();
    play(&mut position, "attack 2 soldier; accept");
    let mut order = Vec::new();
    let mut quiet = position.clone();
    while let Phase::Road(loot) = quiet.public().phase {
        assert_ne!(loot.asked, loot.holder);
        order.push(loot.asked.0);
        act(&mut quiet, "let-go");
    }
    assert_eq!((order, gems(&quiet)), (vec![1, 2, 3], vec![7, 5, 3, 5]));
    // From one player to the next, including the victim and the attacker.
    play(&mut position, "let-go; highwayman");
    assert_eq!(asked(&position), Seat(3));
    act(&mut position, "jester:highwayman");
    assert_eq!(asked(&position), Seat(0));
    assert_eq!(last_discards(&position, 3), ["soldier", "highwayman", "jester"]);
    act(&mut position, "highwayman");
    assert_eq!(asked(&position), Seat(1));
    act(&mut position, "highwayman");
    assert_eq!(refused(&position, "end-turn"), "KN-11");
    assert_eq!(refused(&position, "highwayman"), "KN-3", "seat 2 has none left");
    play(&mut position, "let-go; let-go; let-go");
    assert_eq!((gems(&position), position.public().mover), (vec![5, 7, 3, 5], Seat(1)));
}

/// KN-6, KN-11: gems that came back to their owner have moved.
#[test]
fn kn11_the_victim_takes_its_gems_back_and_the_turn_ends() {
    let mut position = Table::new(&["2*soldier", "highwayman", ""]).ready();
    play(&mut position, "attack 1 soldier; accept; highwayman");
    let_go(&mut position);
    assert_eq!((gems(&position), position.public().mover), (vec![5, 5, 5], Seat(1)));
}

/// KN-5: a highwayman's gems win only when no one takes them any more; no one wins on the way.
#[test]
fn kn11_wins_are_checked_when_the_gems_settle() {
    let mut position = Table::new(&["soldier", "", "highwayman"]).gems(&[9, 3, 3]).ready();
    play(&mut position, "attack 1 soldier; accept; let-go");
    assert_eq!(asked(&position), Seat(2));
    act(&mut position, "highwayman");
    let_go(&mut position);
    assert_eq!((gems(&position), position.public().mover), (vec![9, 1, 5], Seat(1)));
}
