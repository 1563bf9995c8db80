//! Tests of the computer opponents of Of Knights and Ninjas.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use cardkeep_ai::{Level, Opponent, Strength, choose};
use cardkeep_core::engine::{Chance, Game, Seat, Turn};
use cardkeep_core::games::knights_and_ninjas::{Action, Card, Event, Phase, Position, View};

#[allow(dead_code, reason = "not every test needs all of it")]
#[path = "../../../core/tests/rules/knights_and_ninjas/support.rs"]
mod support;

use support::{SEATS, Table, act, asked, legal, play, random_matches};

/// Returns the result of a search with this many simulations and no carelessness.
fn searched(view: &View, iterations: u32, seed: u64) -> Action {
    let strength = Strength { time: Duration::MAX, ..Strength::searching(iterations) };
    let choice = choose::<Position>(view, &strength, seed, &AtomicBool::new(false));
    choice.expect("not canceled").action
}

fn candidates(position: &Position) -> Vec<Action> {
    let mut candidates = Vec::new();
    position.candidates(&mut candidates);
    candidates
}

/// Returns what a seat sees of an action: the events and its view afterward.
fn observed(position: &Position, action: Action, seat: Seat) -> (Vec<Event>, View) {
    let mut after = position.clone();
    let events = after.apply(action).expect("legal");
    (events.iter().map(|event| Position::seen_by(event, seat)).collect(), after.view(seat))
}

/// Returns what an action tells a seat besides the action itself, as search observes it.
fn observation(position: &Position, action: Action, seat: Seat) -> Vec<u32> {
    let events = position.clone().apply(action).expect("legal");
    let news = events.iter().map(|event| Position::observation(event, seat));
    news.filter(|news| *news != 0).collect()
}

#[test]
fn codes_tell_the_actions_of_a_decision_apart() {
    for seats in SEATS {
        random_matches(seats, 40, |before, _, _, _| {
            let mut meaning = HashMap::new();
            for action in legal(before) {
                let code = Position::code(action);
                assert!(code != 0 && meaning.insert(code, action).is_none(), "{action}");
            }
        });
    }
}

/// Few actions are considered, including the best of every sort.
#[test]
fn candidates_are_few_and_legal() {
    for seats in SEATS {
        random_matches(seats, 40, |before, _, _, _| {
            let (all, some) = (legal(before), candidates(before));
            let distinct: HashSet<&Action> = some.iter().collect();
            assert!(!some.is_empty() && distinct.len() == some.len());
            assert!(some.iter().all(|action| all.contains(action)), "{some:?} of {all:?}");
            assert!(some.len() <= 16, "{some:?}");
            let word =
                |action: &Action| String::from(action.to_string().split(' ').next().unwrap());
            let sorts =
                |actions: &[Action]| -> HashSet<String> { actions.iter().map(word).collect() };
            let missing: Vec<String> = sorts(&all).difference(&sorts(&some)).cloned().collect();
            // More strength than helps, poor roles for a jester, a second ladder and plays that
            // make another seat win are left out.
            let poor = [
                "revolt", "attack", "fortify", "pre", "special", "accept", "respond", "let-go",
                "pay-gems",
            ];
            assert!(missing.iter().all(|word| poor.contains(&word.as_str())), "{missing:?}");
        });
    }
}

/// C-4: hidden choices are distinguished only by their consequences.
#[test]
fn what_others_see_of_an_action_is_what_search_tells_them() {
    for seats in SEATS {
        let mut unseen = 0;
        random_matches(seats, 60, |before, _, _, _| {
            let Turn::Seat(actor) = before.turn() else { return };
            let hidden =
                matches!(before.public().phase, Phase::Show(_) | Phase::Pay(_) | Phase::Draft(_));
            if !hidden && before.public().turn % 5 > 0 {
                return;
            }
            let candidates = candidates(before);
            for seat in Seat::all(seats) {
                let about = |action: &Action| {
                    let sees = before.sees(*action, seat);
                    assert!(sees || seat != actor);
                    unseen += usize::from(!sees);
                    let key = sees.then(|| Position::code(*action));
                    (key, observation(before, *action, seat), observed(before, *action, seat))
                };
                let all: Vec<_> = candidates.iter().map(about).collect();
                for (n, (key, news, seen)) in all.iter().enumerate() {
                    for (other_key, other_news, other_seen) in &all[..n] {
                        let told = (key, news) != (other_key, other_news);
                        assert_eq!(told, seen != other_seen, "{seat}: {candidates:?}");
                    }
                }
            }
        });
        assert!(unseen > 30, "{unseen} with {seats}");
    }
}

/// The first of two cards chosen face down is no event to the others.
#[test]
fn half_a_choice_is_not_noticed() {
    let table = Table::new(&["monk", "2*soldier king", "3*knight"]);
    let mut position = table.fort(1, "castle").fort(2, "castle").ready();
    act(&mut position, "special monk");
    let pay = |text: &str| text.parse::<Action>().expect("an action");
    assert!(position.unobserved(pay("pay-card king")) && !position.unobserved(pay("pay-gems")));
    act(&mut position, "pay-card king");
    assert!(!position.unobserved(pay("pay-card soldier")));
}

/// KN-5, KN-11: no opponent lets a rival win if it can stop it.
#[test]
fn opponents_do_not_give_the_match_away() {
    let lets = |position: &Position, action: &str| {
        let view = position.view(asked(position));
        let action: Action = action.parse().expect("an action");
        assert!(legal(position).contains(&action));
        assert!(!candidates(position).contains(&action));
        for level in Level::ALL {
            for seed in 0..6 {
                let strength = Position::strength(&view, level);
                let strength = Strength { iterations: strength.iterations.min(300), ..strength };
                let choice = choose::<Position>(&view, &strength, seed, &AtomicBool::new(false));
                assert_ne!(choice.expect("an answer").action, action, "{level}");
            }
        }
    };
    let mut position = Table::new(&["king", "soldier", "highwayman"]).gems(&[8, 3, 4]).ready();
    play(&mut position, "attack 1 king; accept; let-go");
    lets(&position, "let-go");
    let mut position = Table::new(&["knight", "executioner", ""]).gems(&[9, 3, 3]).ready();
    act(&mut position, "attack 1 knight");
    lets(&position, "accept");
    let table = Table::new(&["merchant castle", "4*soldier", ""]).gems(&[3, 9, 3]);
    lets(&table.ready(), "special merchant 1");
    let table = Table::new(&["monk", "4*soldier", ""]).gems(&[9, 3, 3]).fort(1, "castle");
    let mut position = table.ready();
    act(&mut position, "special monk");
    lets(&position, "pay-gems");
}

/// KN-9: an opponent knows that an executioner answers an archer, and that a rival may have one.
#[test]
fn opponents_answer_archers_and_expect_an_answer() {
    let table = Table::new(&["archer king", "executioner peasant", ""]).fort(1, "archer");
    let mut position = table.ready();
    act(&mut position, "pre 1 archer");
    let considered = candidates(&position);
    let considered: Vec<String> = considered.iter().map(ToString::to_string).collect();
    assert_eq!(considered, ["respond executioner", "accept"], "the best first");
    let view = position.view(Seat(1));
    let answer = Position::greedy(&view, &legal_of(&view));
    assert_eq!(answer.to_string(), "respond executioner");

    // In some of the attacker's determinizations the archer is answered, in others not.
    let table = Table::new(&["archer king", "3*peasant", "3*peasant"]).fort(1, "archer");
    let view = table.ready().view(Seat(0));
    let answered = |seed: u64| {
        let mut world = Position::imagine(&view, &mut Chance::new(seed));
        act(&mut world, "pre 1 archer");
        legal(&world).len() > 1
    };
    let answered = (0..300).filter(|seed| answered(*seed)).count();
    assert!((20..150).contains(&answered), "{answered} of 300");
}

/// An available win is taken.
#[test]
fn search_finds_the_win() {
    let cases = [
        (Table::new(&["ninja king castle", "soldier", ""]).gems(&[8, 4, 3]), "attack 2 ninja"),
        (
            Table::new(&["dragon castle", "", "soldier"]).gems(&[8, 4, 3]).fort(2, "archer"),
            "attack 1 dragon",
        ),
        (Table::new(&["monk castle", "", ""]).gems(&[9, 4, 2]).fort(1, "castle"), "special monk"),
        (Table::new(&["4*peasant castle", "", "king"]).gems(&[6, 5, 4]), "revolt 1 4"),
    ];
    for (table, expected) in cases {
        let position = table.ready();
        let found = searched(&position.view(Seat(0)), 1500, 1);
        assert_eq!(found.to_string(), expected, "{:?}", candidates(&position));
    }
}

/// Among equal rivals, none is targeted for its place at the table.
#[test]
fn nobody_is_attacked_for_its_place() {
    const DECISIONS: u64 = 60;
    for seats in [3u8, 6] {
        let mut attacked = vec![0; usize::from(seats)];
        let mut hands = vec!["knight ladder"];
        hands.resize(seats.into(), "soldier castle");
        for seed in 0..DECISIONS {
            let turn = 1 + u64::from(seats) * (seed % 20);
            let table = Table::new(&hands).set("turn", turn.into());
            let view = table.ready().view(Seat(0));
            for action in [searched(&view, 150, seed), Position::greedy(&view, &legal_of(&view))] {
                if let Action::Attack { on, .. } = action {
                    attacked[on.index()] += 1;
                }
            }
        }
        let all: u32 = attacked.iter().sum();
        assert!(all > 30, "{attacked:?}");
        let fair = all / u32::from(seats - 1);
        assert!(
            attacked[1..].iter().all(|count| *count < 3 * fair && 4 * *count > fair),
            "{attacked:?}"
        );
    }
}

/// In the first turn of a match equal rivals differ only in their places, whoever begins: the hand
/// decides between them.
#[test]
fn nobody_is_attacked_first_for_its_place() {
    for seats in [3u8, 6] {
        let mut attacked = vec![0; usize::from(seats)];
        for beside in Card::ALL {
            for troop in ["knight", "king"] {
                let hand = format!("{troop} {beside} {beside}");
                let mut hands = vec![hand.as_str()];
                hands.resize(seats.into(), "soldier castle");
                let view = Table::new(&hands).set("turn", 1.into()).ready().view(Seat(0));
                if let Action::Attack { on, .. } = Position::greedy(&view, &legal_of(&view)) {
                    attacked[on.index()] += 1;
                }
            }
        }
        let all: u32 = attacked.iter().sum();
        assert!(all > 20, "{attacked:?}");
        let fair = all / u32::from(seats - 1);
        assert!(attacked[1..].iter().all(|count| 3 * *count > fair), "{attacked:?}");
    }
}

/// Search tries the greedy player's choice first.
#[test]
fn the_best_candidates_come_first() {
    for seats in SEATS {
        random_matches(seats, 20, |before, _, _, _| {
            let Turn::Seat(seat) = before.turn() else { return };
            let greedy = Position::greedy(&before.view(seat), &legal(before));
            let candidates = candidates(before);
            if candidates.contains(&greedy) {
                assert_eq!(candidates[0], greedy, "{candidates:?}");
            }
        });
    }
}

fn legal_of(view: &View) -> Vec<Action> {
    legal(&Position::imagine(view, &mut Chance::new(1)))
}

/// `easy` forgets who showed what, and which cards were shuffled.
#[test]
fn the_easiest_forgets_what_it_saw() {
    let mut position = Table::new(&["herald", "king soldier", "ladder"]).ready();
    play(&mut position, "special herald; show king; show ladder; take 2 ladder");
    let mut view = position.view(Seat(2));
    assert!(!view.known[Seat(1)].is_empty());
    Position::forget(&mut view);
    assert!(view.known.iter().all(|known| known.is_empty()));
    // Its determinizations still fit the public state.
    let world = Position::imagine(&view, &mut Chance::new(1));
    assert_eq!(world.view(Seat(2)).hand_sizes, view.hand_sizes);
}
