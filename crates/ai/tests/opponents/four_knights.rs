//! Tests of the computer opponents of Four Knights.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use cardkeep_ai::{Level, Opponent, Search, Strength, Worlds, choose};
use cardkeep_core::engine::{Chance, Game, Setup};
use cardkeep_core::games::four_knights::{Options, Position, beats};
use serde_json::json;

use support::{FIRST, SECOND, act, at_hand, card, cards, legal, read};

#[allow(dead_code, reason = "not every test needs all of it")]
#[path = "../../../core/tests/rules/four_knights/support.rs"]
mod support;

/// C-4: a player that yields held an answer (FN-6).
#[test]
fn yielding_proves_an_answer() {
    let mut json = at_hand(4, ["9H 2C 3C", "8D TD 4S"]);
    json["options"]["may_yield"] = json!(true);
    let mut position = read(&json).expect("a position");
    for action in ["commit 9H", "commit 8D", "yield"] {
        act(&mut position, action);
    }
    let view = position.view(FIRST);
    let likelihood = Position::likelihood(&view).expect("it yielded");
    assert!(likelihood(&position) > 0.0);
    let mut chance = Chance::new(1);
    let answers = |world: &Position| world.hand(SECOND).iter().any(|c| beats(c, card("9H")));
    for _ in 0..200 {
        let world = Position::imagine(&view, &mut chance);
        assert_eq!(likelihood(&world) > 0.0, answers(&world));
    }
}

/// FN-4: in this position each opening wins against one of the opponent's cards and loses against
/// the other, and the winner of the battle wins the match. An opponent that saw the commitment
/// would always win, so a search that let it see would find every opening worthless.
#[test]
fn search_does_not_let_the_opponent_see_a_commitment() {
    let mut json = at_hand(4, ["TH TS", "2C 2H"]);
    let received = json["received"][3][0].as_array().expect("a list").clone();
    json["received"][3] = json!([received[..4], received[4..]]);
    // The Stockade is known not to be in the opponent's hand, so its two cards are known.
    json["lacks"] = json!([[], json["stockade"]]);
    let position = read(&json).expect("a position");
    let view = position.view(FIRST);
    assert_eq!(view.unseen().minus(view.opponent_lacks), cards("2C 2H"));

    let mut chance = Chance::new(1);
    let mut search = Search::<Position>::new(&view, Worlds::Uniform, false, &mut chance);
    search.run(4000, Duration::MAX, &AtomicBool::new(false)).expect("not canceled");
    for tried in search.action_stats(&legal(&position)) {
        assert!((0.35..0.65).contains(&tried.value), "{}: {}", tried.action, tried.value);
    }
}

/// In the last hand, where the stake is highest, the normal level's carelessness had no limit and gave
/// away 18 points of win chance by leading an ace instead of the two, in 27 of 200 attempts.
#[test]
fn the_normal_level_gives_little_away_in_the_last_hand() {
    let played = "commit 7H, commit 3S, reinforce 7C, reinforce JC, reinforce 7D, reinforce TS, \
        reinforce 3H, reinforce 3C, reinforce 5C, reinforce AS, reinforce 4H, reinforce 4C, \
        swap 4D 1, commit TH, commit 9H, reinforce QD, forfeit QC, commit 8D, commit 2H, \
        reinforce QH, forfeit JH, commit 8H, commit 3D, commit JD, commit 5S, swap KC 2, commit TC, \
        commit 2S, reinforce KS, reinforce AC, reinforce KD, reinforce 9S, reinforce QS, \
        reinforce 5H, reinforce TD, forfeit 5D, commit 8C, commit 6C, swap 6H 2";
    let mut position = Position::deal(&Setup::new(2, Options::default()), 15);
    for action in played.split(", ") {
        act(&mut position, action);
    }
    let view = position.view(FIRST);
    let strength = Strength { time: Duration::MAX, ..Position::strength(&view, Level::Normal) };
    let ace = (0..100).filter(|seed| {
        let choice = choose::<Position>(&view, &strength, *seed, &AtomicBool::new(false));
        choice.expect("not canceled").action.to_string() == "commit AD"
    });
    let count = ace.count();
    assert!(count <= 5, "{count} of 100");
}
