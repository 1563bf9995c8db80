//! The siege, and the bound of a match (WT-24).

use cardkeep::engine::{Game, Seat};
use cardkeep::games::watchtower::Event;
use serde_json::json;

use crate::showdowns::{drew, lengths, shares, tricks};
use crate::support::{act, army, cards, fight, last_turn, read, winners, write};

/// After 40, 30 and 25 turns for everybody.
#[test]
fn wt24_the_bound_ends_the_match_when_everybody_had_all_turns() {
    for (forts, armies) in [
        (vec!["5C", "3C"], vec!["KC QC", "2D 4D"]),
        (vec!["5C", "3C", "4C"], vec!["KC QC", "2D 4D", "6D"]),
        (vec!["5C", "3C", "4C", "8C"], vec!["KC QC", "2D 4D", "6D", "6C"]),
    ] {
        let json = last_turn(&forts, &armies);
        let mut position = read(&json).expect("a position");
        assert_eq!((position.rounds_left(), position.view(Seat(0)).rounds_left()), (1, 1));
        let events = act(&mut position, "end-turn");
        let rounds = [40, 30, 25][forts.len() - 2];
        assert_eq!(events[0], Event::BoundReached { rounds });
        assert!(!winners(&position).is_empty());
        // The seat before the last has a turn after it.
        let mut json = json.clone();
        let last = forts.len() - 1;
        json["players"][last]["turns"] = json!(rounds - 1);
        json["current"] = json!(last - 1);
        json["phase"] = json!({"turn": last - 1});
        let mut position = read(&json).expect("a position");
        act(&mut position, "end-turn");
        assert!(winners(&position).is_empty());
    }
    for (siege, rounds) in [("short", 20), ("double", 80)] {
        let mut json = last_turn(&["5C", "3C"], &["KC QC", "2D 4D"]);
        json["options"] = json!({"siege": siege});
        for seat in 0..2 {
            json["players"][seat]["turns"] = json!(rounds);
        }
        let events = act(&mut read(&json).expect("a position"), "end-turn");
        assert_eq!(events[0], Event::BoundReached { rounds });
    }
}

/// A last turn that ends with its challenge ends the match, too.
#[test]
fn wt24_the_bound_ends_the_match_after_the_last_challenge() {
    let mut json = last_turn(&["5C", "3C"], &["KC QC", "2D 4D"]);
    json["players"][0]["army"] = json!(["KC", "9C"]);
    let rest = json["barracks"]["cards"].as_array_mut().expect("a list");
    rest.retain(|card| *card != "9C");
    rest.push(json!("QC"));
    let mut position = read(&json).expect("a position");
    let events = fight(&mut position, "challenge 0 5C 1", "2D", "9C");
    assert!(events.contains(&Event::BoundReached { rounds: 40 }));
    assert!(!winners(&position).is_empty());
}

#[test]
fn wt24_the_only_one_on_campaign_wins() {
    for campaign in 0..2 {
        let forts = if campaign == 0 { ["5C 5D 5H 5S", "3C"] } else { ["3C", "5C 5D 5H 5S"] };
        let mut position = read(&last_turn(&forts, &["2C", "KD AD"])).expect("a position");
        let between = position.view(Seat(0)).decided_between();
        assert_eq!(
            Seat::all(2).map(|seat| between[seat]).collect::<Vec<_>>(),
            [campaign == 0, campaign == 1]
        );
        let events = act(&mut position, "end-turn");
        assert_eq!(winners(&position), [campaign]);
        assert!(tricks(&events).is_empty());
    }
}

#[test]
fn wt24_several_on_campaign_have_a_showdown() {
    let forts = ["5C 5D 5H 5S", "9C", "3C 3D 3H 3S"];
    let armies = ["2C 4C 6C", "AD AC AH", "KD QD JD"];
    let mut position = read(&last_turn(&forts, &armies)).expect("a position");
    let events = act(&mut position, "end-turn");
    assert_eq!(winners(&position), [2]);
    assert_eq!(tricks(&events).len(), 3);
    assert!(tricks(&events).iter().all(|(cards, _)| cards[1].is_none()));
    assert_eq!(army(&position, 1), cards("AD AC AH"));
}

#[test]
fn wt24_with_nobody_on_campaign_all_who_hold_army_cards() {
    let forts = ["5C", "9C", "3C"];
    let mut position = read(&last_turn(&forts, &["2C 4C 6C", "", "KD QD JD"])).expect("a position");
    let between = position.view(Seat(1)).decided_between();
    assert_eq!(Seat::all(3).map(|seat| between[seat]).collect::<Vec<_>>(), [true, false, true]);
    let events = act(&mut position, "end-turn");
    assert_eq!(winners(&position), [2]);
    assert!(tricks(&events).iter().all(|(cards, _)| cards[1].is_none()));
    // One alone wins, however large its army is.
    let mut json = last_turn(&forts, &["2C 4C", "", ""]);
    let mut position = read(&json).expect("a position");
    let events = act(&mut position, "end-turn");
    assert!(tricks(&events).is_empty());
    assert_eq!(winners(&position), [0]);
    let all = json["barracks"]["cards"].take();
    json["players"][0]["army"]
        .as_array_mut()
        .expect("a list")
        .extend(all.as_array().cloned().expect("a list"));
    json["barracks"]["cards"] = json!([]);
    let mut position = read(&json).expect("a position");
    act(&mut position, "end-turn");
    assert_eq!((winners(&position), army(&position, 0).len()), (vec![0], 49));
    assert_eq!(read(&write(&position)), Ok(position));
}

#[test]
fn wt24_ties_are_redrawn_with_five_cards_each() {
    let mut ties = 0;
    for seed in 0..60 {
        let armies = ["8C KC 4C", "2C 2D 2H", "8H KH 4H"];
        let mut json = last_turn(&["5C", "9C", "3C"], &armies);
        json["seed"] = json!(seed);
        let mut position = read(&json).expect("a position");
        let events = act(&mut position, "end-turn");
        let [one, _, other] = shares(&events, 3);
        if one != other || one == 0 {
            continue;
        }
        ties += 1;
        assert_eq!(drew(&events), Some(vec![5, 0, 5]));
        assert_eq!(lengths(&events)[..2], [3, 5]);
        assert!(!winners(&position).contains(&1));
        let places =
            position.barracks().len() + army(&position, 0).len() + army(&position, 2).len();
        assert_eq!(places, 52, "forts, too, go into the barracks");
    }
    assert!(ties > 5, "{ties}");
}

/// Where nobody holds an army card, all still in are tied.
#[test]
fn wt24_without_any_army_all_are_tied() {
    let mut position = read(&last_turn(&["5C", "9C", "3C"], &["", "", ""])).expect("a position");
    let events = act(&mut position, "end-turn");
    assert_eq!(drew(&events), Some(vec![5, 5, 5]));
    assert_eq!(lengths(&events)[0], 5);
    assert!(!winners(&position).is_empty());
}

/// A player who is out has no turns to wait for.
#[test]
fn wt24_only_players_still_in_are_waited_for() {
    let forts = ["5C", "9C", "3C"];
    let mut json = last_turn(&forts, &["8C", "2C", "8D 4H"]);
    let gone = json["players"][0]["fort"].as_array().expect("a list")[0].clone();
    let army = json["players"][0]["army"].as_array().expect("a list")[0].clone();
    json["players"][0] = json!({"fort": [], "army": [], "out": true, "turns": 7});
    json["barracks"]["cards"].as_array_mut().expect("a list").extend([gone, army]);
    let mut position = read(&json).expect("a position");
    let events = act(&mut position, "end-turn");
    assert_eq!(events[0], Event::BoundReached { rounds: 30 });
    assert_eq!(winners(&position).len(), 1);
    assert_ne!(winners(&position), [0]);
}
