//! Tests of sieges and of the bound on a match (WT-24).

use cardkeep_core::engine::{Game, Seat};
use cardkeep_core::games::watchtower::{Event, Position};
use serde_json::{Value, json};

use super::showdowns::{drew, lengths, shares, tricks};
use super::support::{
    act, all_fight, army, cards, fight, last_turn, on_campaign, read, scene, winners, write,
};

/// Returns a siege with this many complete rounds, in which these seats had a turn in the next one.
fn besieged(mut json: Value, rounds: u8, ended: &[bool]) -> Value {
    json["siege"] = json!({"rounds": rounds, "ended": ended});
    for player in json["players"].as_array_mut().expect("players") {
        player["turns"] = json!(player["turns"].as_u64().expect("turns") + 8);
    }
    json
}

/// Returns a siege of three players whose last turn is seat 0's, with seat 1 on campaign.
fn last_of_three(forts: &[&str], armies: &[&str]) -> Value {
    besieged(scene(forts, armies, ""), 9, &[false, true, true])
}

/// Returns the complete rounds, and the seats that have ended a turn since.
fn count(position: &Position) -> Option<(u8, Vec<bool>)> {
    position.public().siege.map(|siege| (siege.rounds(), siege.ended().to_vec()))
}

fn begins(events: &[Event]) -> Option<(Seat, u8)> {
    events.iter().find_map(|event| match event {
        Event::SiegeBegan { seat, rounds } => Some((*seat, *rounds)),
        _ => None,
    })
}

/// Seat 0 completes a watchtower with the 5S that it won.
fn march(json: &Value) -> (Position, Vec<Event>) {
    let mut json = json.clone();
    json["won"] = json!(["5S"]);
    json["players"][0]["shown"] = json!(["5S"]);
    let mut position = read(&json).expect("a position");
    let events = act(&mut position, "place 5S");
    (position, events)
}

const FORTS: [&str; 4] = ["5C 5D 5H", "3C", "9C", "8D"];
const ARMIES: [&str; 4] = ["5S KC", "2D 4D", "6D", "6C"];

#[test]
fn wt24_the_turn_in_which_a_siege_begins_does_not_count() {
    let (mut position, events) = march(&scene(&FORTS[..3], &ARMIES[..3], ""));
    assert_eq!(begins(&events), Some((Seat(0), 10)));
    assert_eq!((count(&position), position.public().siege_rounds_left()), (None, Some(10)));
    act(&mut position, "end-turn");
    assert_eq!(count(&position), Some((0, vec![false; 3])));
    for (ended, left) in [([false, true, false], 10), ([false, true, true], 10)] {
        let events = act(&mut position, "end-turn");
        assert_eq!(
            (count(&position), position.public().siege_rounds_left()),
            (Some((0, ended.into())), Some(left))
        );
        assert_eq!(
            events[0],
            Event::TurnBegan { seat: position.public().current, turn: events_turn(&position) }
        );
    }
    // Now everyone has ended a turn.
    let events = act(&mut position, "end-turn");
    assert_eq!(events[0], Event::SiegeRoundOver { left: 9 });
    assert_eq!(count(&position), Some((1, vec![false; 3])));
    for seat in Seat::all(3) {
        let view = position.view(seat);
        assert_eq!(
            (view.public.siege, view.public.siege_rounds_left()),
            (position.public().siege, Some(9))
        );
        assert_eq!(
            (view.public.rounds_left(), view.public.rounds_to_end()),
            (position.public().rounds_left(), 9)
        );
    }
}

fn events_turn(position: &Position) -> u8 {
    position.public().players[position.public().current].turns
}

/// 10, 10 and 8 rounds; the option halves or doubles them.
#[test]
fn wt24_the_only_one_on_campaign_wins_the_siege() {
    for (siege, rounds) in
        [("as-given", [10, 10, 8]), ("short", [5, 5, 4]), ("double", [20, 20, 16])]
    {
        for seats in 2..=4 {
            let mut json = scene(&FORTS[..seats], &ARMIES[..seats], "");
            json["options"] = json!({ "siege": siege });
            let (mut position, events) = march(&json);
            let rounds = rounds[seats - 2];
            assert_eq!(begins(&events), Some((Seat(0), rounds)));
            let mut turns = 0;
            let events = loop {
                let events = act(&mut position, "end-turn");
                if !winners(&position).is_empty() {
                    break events;
                }
                turns += 1;
            };
            // The turn in which it began is not counted.
            assert_eq!(turns, usize::from(rounds) * seats, "{seats}, {siege}");
            assert_eq!(events[0], Event::SiegeEnded { rounds });
            assert_eq!(winners(&position), [0]);
            assert!(tricks(&events).is_empty());
            assert_eq!(
                (count(&position), position.public().siege_rounds_left()),
                (Some((rounds, vec![false; seats])), None)
            );
            assert_eq!(read(&write(&position)), Ok(position));
        }
    }
}

#[test]
fn wt24_a_player_who_goes_on_campaign_in_the_last_round_takes_part() {
    let forts = ["5C 5D 5H", "3C 3D 3H 3S", "9C"];
    let json = last_of_three(&forts, &["5S AC AD AH", "2D 4D 6D", "KH"]);
    // Otherwise seat 1 has won.
    let mut position = read(&json).expect("a position");
    assert_eq!(position.public().siege_rounds_left(), Some(1));
    act(&mut position, "end-turn");
    assert_eq!(winners(&position), [1]);
    let (mut position, events) = march(&json);
    assert_eq!(begins(&events), None, "the siege was on before");
    assert_eq!(count(&position), Some((9, vec![false, true, true])));
    let events = act(&mut position, "end-turn");
    assert_eq!(events[0], Event::SiegeEnded { rounds: 10 });
    assert_eq!(winners(&position), [0]);
    assert_eq!(tricks(&events).len(), 3);
    assert!(tricks(&events).iter().all(|(cards, _)| cards[2].is_none()));
}

#[test]
fn wt24_losing_one_of_two_campaigns_leaves_the_count() {
    let forts = ["5C 5D 5H 5S", "3C 3D 3H 3S", "9C"];
    let json = besieged(scene(&forts, &["2C", "KD", "KH"], ""), 4, &[false, true, true]);
    let mut position = read(&json).expect("a position");
    let events = fight(&mut position, "campaign-battle 1", "2C", "KD");
    assert!(!on_campaign(&position, 0) && on_campaign(&position, 1));
    assert!(events.contains(&Event::SiegeRoundOver { left: 5 }));
    assert_eq!(count(&position), Some((5, vec![false; 3])));
}

/// At once: a campaign that begins in the same turn begins a new siege, and its turn does not
/// count.
#[test]
fn wt24_when_all_campaigns_are_lost_the_count_starts_again() {
    let forts = ["5C 5D 5H", "3C 3D 3H 3S", "9C 8D"];
    let mut json = besieged(scene(&forts, &["5S AC AD", "2D", "KH"], ""), 9, &[false, true, true]);
    json["won"] = json!(["5S"]);
    json["players"][0]["shown"] = json!(["5S"]);
    // Seat 1 loses its only army card to seat 2 first, so it stands at home.
    json["current"] = json!(1);
    json["phase"] = json!({"turn": 1});
    json["players"][1]["turns"] = json!(13);
    json["siege"]["ended"] = json!([false, false, false]);
    let mut position = read(&json).expect("a position");
    let events = fight(&mut position, "challenge 2 9C 1", "2D", "KH");
    assert!(events.iter().any(|event| matches!(event, Event::CampaignLost { .. })));
    assert_eq!((count(&position), position.public().siege_rounds_left()), (None, None));
    act(&mut position, "end-turn");
    assert_eq!(count(&position), None);
    let events = act(&mut position, "place 5S");
    assert_eq!(begins(&events), Some((Seat(0), 10)));
    act(&mut position, "end-turn");
    assert_eq!(count(&position), Some((0, vec![false; 3])));
}

/// A watchtower without an army is lost as soon as it is complete (WT-21), so there is no siege.
#[test]
fn wt24_a_campaign_that_is_lost_at_once_begins_no_siege() {
    let (position, events) = march(&scene(&FORTS[..3], &["5S", "2D 4D", "6D"], ""));
    assert!(events.iter().any(|event| matches!(event, Event::CampaignLost { .. })));
    assert_eq!((begins(&events), position.public().siege_rounds_left()), (None, None));
}

/// A siege can begin in another player's turn (WT-14), and that turn does not count either.
#[test]
fn wt24_a_siege_that_begins_in_the_turn_of_another() {
    let forts = ["8C", "3C 2H 2D 2C", "9C"];
    let mut json = scene(&forts, &["9H 4C", "TD KD", "6H"], "2S");
    json["players"][0]["tries"] = json!([["3C"], ["3C"], []]);
    let mut position = read(&json).expect("a position");
    fight(&mut position, "challenge 1 3C 1", "9H", "TD");
    let events = all_fight(&mut position, "KD 6H 4C");
    assert_eq!(begins(&events), Some((Seat(1), 10)));
    assert_eq!((position.public().current, count(&position)), (Seat(1), Some((0, vec![false; 3]))));
}

/// Elimination ends a turn, and no one waits for an eliminated player.
#[test]
fn wt24_going_out_may_complete_a_round() {
    let forts = ["", "3C 3D 3H 3S", "9C"];
    let json = besieged(scene(&forts, &["2C 4C", "KD", "KH"], ""), 4, &[false, true, true]);
    let mut position = read(&json).expect("a position");
    let events = fight(&mut position, "challenge 2 9C 1", "2C", "KH");
    assert!(events.contains(&Event::WentOut { seat: Seat(0), cards: 1 }));
    assert!(events.contains(&Event::SiegeRoundOver { left: 5 }));
    assert_eq!(count(&position), Some((5, vec![false; 3])));
    // The others complete the next one.
    act(&mut position, "end-turn");
    let events = act(&mut position, "end-turn");
    assert_eq!(events[0], Event::SiegeRoundOver { left: 4 });
}

/// If both limits are reached together, the result is the same.
#[test]
fn wt24_the_siege_and_the_bound_together() {
    let forts = ["5C 5D 5H 5S", "9C", "3C 3D 3H 3S"];
    let mut json = last_turn(&forts, &["2C 4C 6C", "AD AC AH", "KD QD JD"]);
    json["siege"] = json!({"rounds": 9, "ended": [true, true, false]});
    let mut position = read(&json).expect("a position");
    assert_eq!(
        (position.public().rounds_left(), position.public().siege_rounds_left()),
        (1, Some(1))
    );
    let events = act(&mut position, "end-turn");
    assert_eq!(events[0], Event::SiegeEnded { rounds: 10 });
    assert!(!events.iter().any(|event| matches!(event, Event::BoundReached { .. })));
    assert_eq!((winners(&position), tricks(&events).len()), (vec![2], 3));
    json["siege"]["rounds"] = json!(8);
    let mut bound = read(&json).expect("a position");
    let others = act(&mut bound, "end-turn");
    assert!(others.contains(&Event::BoundReached { rounds: 30 }));
    assert_eq!((winners(&bound), tricks(&others)), (winners(&position), tricks(&events)));
}

/// Near the bound a siege announces the rounds left until the match ends.
#[test]
fn wt24_a_siege_that_the_bound_cuts_short() {
    let mut json = scene(&FORTS[..2], &ARMIES[..2], "");
    for (n, turns) in [38, 37].into_iter().enumerate() {
        json["players"][n]["turns"] = json!(turns);
    }
    let (position, events) = march(&json);
    assert_eq!(begins(&events), Some((Seat(0), 3)));
    assert_eq!(
        (position.public().siege_rounds_left(), position.public().rounds_to_end()),
        (Some(10), 3)
    );
}

/// After 40, 30 and 25 turns per player.
#[test]
fn wt24_the_bound_ends_the_match_when_everybody_had_all_turns() {
    for (forts, armies) in [
        (vec!["5C", "3C"], vec!["KC QC", "2D 4D"]),
        (vec!["5C", "3C", "4C"], vec!["KC QC", "2D 4D", "6D"]),
        (vec!["5C", "3C", "4C", "8C"], vec!["KC QC", "2D 4D", "6D", "6C"]),
    ] {
        let json = last_turn(&forts, &armies);
        let mut position = read(&json).expect("a position");
        assert_eq!(
            (position.public().rounds_left(), position.view(Seat(0)).public.rounds_left()),
            (1, 1)
        );
        let events = act(&mut position, "end-turn");
        let rounds = [40, 30, 25][forts.len() - 2];
        assert_eq!(events[0], Event::BoundReached { rounds });
        assert!(!winners(&position).is_empty());
        // The second to last seat has a turn after it.
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

/// A last turn that ends with its challenge ends the match too.
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
        let between = position.view(Seat(0)).public.decided_between();
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
    let between = position.view(Seat(1)).public.decided_between();
    assert_eq!(Seat::all(3).map(|seat| between[seat]).collect::<Vec<_>>(), [true, false, true]);
    let events = act(&mut position, "end-turn");
    assert_eq!(winners(&position), [2]);
    assert!(tricks(&events).iter().all(|(cards, _)| cards[1].is_none()));
    // A single player wins, however large its army is.
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

/// If no one has an army card, everyone still in is tied.
#[test]
fn wt24_without_any_army_all_are_tied() {
    let mut position = read(&last_turn(&["5C", "9C", "3C"], &["", "", ""])).expect("a position");
    let events = act(&mut position, "end-turn");
    assert_eq!(drew(&events), Some(vec![5, 5, 5]));
    assert_eq!(lengths(&events)[0], 5);
    assert!(!winners(&position).is_empty());
}

/// An eliminated player has no turns to wait for.
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
