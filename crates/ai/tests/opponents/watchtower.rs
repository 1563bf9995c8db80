//! Tests of the computer opponents of Watchtower.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use cardkeep_ai::{Level, Opponent, Strength, choose};
use cardkeep_core::engine::{Chance, Game, Seat, Turn};
use cardkeep_core::games::watchtower::{Action, Phase, Position};
use serde_json::json;

#[allow(dead_code, reason = "not every test needs all of it")]
#[path = "../../../core/tests/rules/watchtower/support.rs"]
mod support;

use support::{act, cards, last_turn, legal, random_matches, read, scene, set, winners};

/// Returns the action of a player of this strength with this seed.
fn chosen(position: &Position, strength: Strength, seed: u64) -> Action {
    let Turn::Seat(seat) = position.turn() else { panic!("the match is over") };
    let choice = choose::<Position>(&position.view(seat), &strength, seed, &AtomicBool::new(false));
    choice.expect("not canceled").action
}

/// Returns the action of `hard` with this seed, without a time limit.
fn hard(position: &Position, seed: u64) -> Action {
    let Turn::Seat(seat) = position.turn() else { panic!("the match is over") };
    let hard = Position::strength(&position.view(seat), Level::Hard);
    chosen(position, Strength { time: Duration::MAX, ..hard }, seed)
}

/// Checks that the seat wins alone when the last turn of a match is played by `greedy` and by
/// `hard`.
fn is_won(position: &Position) {
    let seat = position.public().current;
    let won = |choose: &dyn Fn(&Position) -> Action| {
        let mut position = position.clone();
        while let Turn::Seat(_) = position.turn() {
            position.apply(choose(&position)).expect("legal");
        }
        assert_eq!(winners(&position), [seat.0]);
    };
    won(&greedy);
    (0..3).for_each(|seed| won(&|position| hard(position, seed)));
}

fn greedy(position: &Position) -> Action {
    let Turn::Seat(seat) = position.turn() else { panic!("the match is over") };
    Position::greedy(&position.view(seat), &legal(position))
}

/// WT-17, WT-24: the only player on campaign wins the match.
#[test]
fn a_watchtower_is_completed_in_the_last_turn() {
    for forts in [&["3C 2H", "5C 9D 5D 5H"][..], &["3C 2H", "QC 8H", "5C 9D 5D 5H"]] {
        let armies = ["KD AC", "KS AS"];
        let armies: Vec<&str> =
            armies.iter().take(forts.len() - 1).copied().chain(["5S 2C"]).collect();
        let mut json = last_turn(forts, &armies);
        json["won"] = json!(["5S"]);
        json["players"][forts.len() - 1]["shown"] = json!(["5S"]);
        is_won(&read(&json).expect("a position"));
    }
}

/// WT-17, WT-24: a siege is won by whoever is on campaign alone, so waiting with four of a kind, the
/// last of them won, gives it away.
#[test]
fn a_campaign_begins_as_soon_as_it_can() {
    let forts = ["5C 9D 5D 5H", "3C 2H 8D", "QC 8H TC", "6C 4D JC"];
    let armies = ["5S KD AC QH 7C", "KS 9S 4H 3H", "TD JD 2S 6D", "9C 4S 8C 2D"];
    for seats in 2..=4 {
        let mut json = scene(&forts[..seats], &armies[..seats], "");
        json["won"] = json!(["5S"]);
        json["players"][0]["shown"] = json!(["5S"]);
        let start = read(&json).expect("a position");
        for seed in 0..3 {
            let mut position = start.clone();
            while position.public().current == Seat(0) {
                position.apply(hard(&position, seed)).expect("legal");
            }
            assert!(position.public().players[Seat(0)].campaign, "{seats} players, seed {seed}");
        }
    }
}

/// WT-15, WT-17: an undefended card is available, and with it the campaign.
#[test]
fn what_completes_a_watchtower_is_taken_where_nobody_defends_it() {
    let json = last_turn(&["5S KH", "5C 9D 5D 5H"], &["", "3S 2C"]);
    is_won(&read(&json).expect("a position"));
}

/// WT-24: the only player on campaign in the last turn has won, unless it loses a battle first
/// (WT-21).
#[test]
fn a_campaign_is_not_risked_when_waiting_wins() {
    let json = last_turn(&["3C 2H KC", "5C 5D 5H 5S"], &["AC AD AH QD", "2C"]);
    let position = read(&json).expect("a position");
    for seed in 0..3 {
        assert_eq!(hard(&position, seed).to_string(), "end-turn");
    }
}

/// WT-2, WT-4: a dealt watchtower begins a campaign.
#[test]
fn four_of_a_kind_that_were_dealt_are_kept() {
    for rank in ['5', 'K'] {
        let fort = ['C', 'D', 'H', 'S'].map(|suit| format!("{rank}{suit}")).join(" ");
        let mut json = scene(&[&fort, "3C 2H 9D TS"], &["8C 6S JD 4C", "TD 8H QS 6H"], "");
        json["phase"] = json!({ "opening": 0 });
        json["siege"] = json!(null);
        for player in json["players"].as_array_mut().expect("players") {
            player["turns"] = json!(0);
            player["campaign"] = json!(false);
        }
        let position = read(&json).expect("a position");
        for seed in 0..3 {
            assert_eq!(hard(&position, seed).to_string(), "skip-burn");
        }
    }
}

/// WT-16: a lost battle would be the end.
#[test]
fn nobody_fights_without_a_fort_who_can_place_a_card() {
    let position = set(&["", "KC 9D 9S"], &["9C 9H AD 2C", "4D TD"], "");
    let fights = |action: &Action| matches!(action, Action::Challenge(..));
    assert!(legal(&position).iter().any(fights));
    let view = position.view(Seat(0));
    for action in legal(&position) {
        assert_eq!(Position::is_absurd(&view, action), fights(&action), "{action}");
    }
    assert!(!fights(&greedy(&position)));
    for level in Level::ALL {
        for seed in 0..10 {
            let action = chosen(&position, Position::strength(&view, level), seed);
            assert!(!fights(&action), "{level}: {action}");
        }
    }
    // Taking an undefended card is no fight (WT-15).
    let position = set(&["", "KC 9D 9S"], &["9C 9H AD 2C", ""], "");
    let view = position.view(Seat(0));
    assert!(legal(&position).iter().any(fights));
    assert!(!legal(&position).iter().any(|action| Position::is_absurd(&view, *action)));
    let position = set(&["", "KC 9D 9S"], &["", ""], "");
    assert!(fights(&greedy(&position)), "{}", greedy(&position));
}

/// WT-10: an attacking seven beats everything, so it stays in the army.
#[test]
fn a_seven_is_kept_for_the_attack() {
    let position = set(&["", "KC 9D 9S"], &["7C 7D 4H", "9H TD"], "");
    let mut all: Vec<String> = (0..3).map(|seed| hard(&position, seed).to_string()).collect();
    all.push(greedy(&position).to_string());
    assert!(all.iter().all(|action| !action.contains('7')), "{all:?}");
}

/// All backs are alike, and so are cards of a rank that were not won.
#[test]
fn choices_that_come_to_the_same_are_one() {
    let candidates = |position: &Position| {
        let mut candidates = Vec::new();
        position.candidates(&mut candidates);
        candidates
    };
    let mut position = set(&["5C 9D", "3C 2H"], &["8C 8S 8D TC", "TD 8H"], "");
    let placed = |position: &Position, rank: char| {
        let all = candidates(position).into_iter().map(|action| action.to_string());
        all.filter(|action| action.starts_with("place") && action.contains(rank)).count()
    };
    assert_eq!(placed(&position, '8'), 1);
    act(&mut position, "challenge 1 3C 2");
    assert!(matches!(position.public().phase, Phase::Pick(_)));
    assert_eq!(candidates(&position), ["pick 1".parse().expect("an action")]);
    for seats in 2..=4 {
        random_matches(seats, 10, |before, _, _, _| {
            let all = candidates(before);
            // A place for each rank that builds and two others, a burn for each rank, every fight.
            let fights = |action: &&Action| matches!(action, Action::Challenge(..));
            let others = all.len() - all.iter().filter(fights).count();
            assert!(others <= 13 + 2 + 13 + 4, "{all:?}");
        });
    }
}

/// The policy uses nothing that has to be determinized.
#[test]
fn the_player_who_does_not_search_knows_only_what_it_sees_c4() {
    for seats in 2..=4 {
        random_matches(seats, 10, |before, _, _, _| {
            let Turn::Seat(seat) = before.turn() else { return };
            let other = Position::imagine(&before.view(seat), &mut Chance::new(3));
            assert_eq!(greedy(before), greedy(&other));
        });
    }
}

/// `easy` forgets which cards others are known to hold.
#[test]
fn the_easiest_forgets_what_it_saw() {
    let mut json = scene(&["5C 9D", "3C 2H"], &["8C 8S", "TD 8H"], "");
    json["players"][1]["shown"] = json!(["TD"]);
    let mut view = read(&json).expect("a position").view(Seat(0));
    assert_eq!(view.public.players[Seat(1)].shown, cards("TD"));
    Position::forget(&mut view);
    assert!(view.public.players[Seat(1)].shown.is_empty());
    let world = Position::imagine(&view, &mut Chance::new(1));
    assert_eq!(world.public().players[Seat(1)].army.len(), 2);
}
