//! Tests of the exact solution of a hand's last choices.

use std::sync::atomic::AtomicBool;

use cardkeep_ai::{Level, Opponent, Strength, choose};
use cardkeep_core::engine::{Chance, Game, Seat, Setup, Stream, Turn};
use cardkeep_core::games::four_horsemen::{Action, Options, Position, View};

/// Returns the actions that opponents consider in a view.
fn candidates(view: &View) -> Vec<Action> {
    let mut actions = Vec::new();
    Position::imagine(view, &mut Chance::new(0)).candidates(&mut actions);
    actions
}

/// Iterates over the first solvable choice of each random match.
fn solvable(seats: u8, matches: u64) -> impl Iterator<Item = View> {
    let setup = Setup::new(seats, Options {});
    (0..matches).filter_map(move |seed| {
        let mut chance = Chance::stream(seed, Stream::Trial(7));
        let mut position = Position::deal(&setup, seed);
        while let Turn::Seat(seat) = position.turn() {
            let view = position.view(seat);
            let actions = candidates(&view);
            if actions.len() > 1 && Position::solve(&view, &actions).is_some() {
                return Some(view);
            }
            let action = chance.pick(&actions).expect("a seat to act has an action");
            position.apply(action).expect("legal");
        }
        None
    })
}

/// Returns the value of an action in one determinization, if all later actions but the last are
/// forced.
fn outcome(world: &Position, action: Action, view: &View) -> f32 {
    let mut world = world.clone();
    let mut actions = vec![action];
    loop {
        world.play_unchecked(actions[0], &mut ());
        if let Some(rewards) = world.evaluate(view) {
            return rewards[view.seat.index()];
        }
        if let Turn::Over(outcome) = world.turn() {
            return outcome.share(view.seat);
        }
        actions.clear();
        world.legal_actions(&mut actions);
        assert_eq!(actions.len(), 1, "somebody has a choice");
    }
}

fn same_hands(one: &Position, other: &Position) -> bool {
    Seat::all(one.public().favor.seats()).all(|seat| one.hand(seat) == other.hand(seat))
}

/// Checks that the means over determinizations match the solution, within a tolerance.
fn check(view: &View, worlds: u16, tolerance: f32) {
    let actions = candidates(view);
    let values = Position::solve(view, &actions).expect("a choice that can be solved");
    let mut means = vec![0.0; actions.len()];
    let mut chance = Chance::new(1);
    for _ in 0..worlds {
        let world = Position::imagine(view, &mut chance);
        for (mean, action) in means.iter_mut().zip(&actions) {
            *mean += outcome(&world, *action, view) / f32::from(worlds);
        }
    }
    for ((mean, value), action) in means.iter().zip(&values).zip(&actions) {
        assert!((mean - value).abs() < tolerance, "{action}: {value} or {mean}\n{view:?}");
    }
}

#[test]
fn solved_endings_are_worth_what_imagined_worlds_give_on_average() {
    for seats in 2..=4 {
        let mut tried = 0;
        for view in solvable(seats, 5) {
            check(&view, 100, 0.16);
            tried += 1;
        }
        assert!(tried > 3, "{tried} endings for {seats}");
    }
}

#[test]
fn a_card_dealt_to_the_fate_deck_is_likelier_on_its_top_fh4() {
    let sure = |view: &View| !view.in_fate.is_empty();
    let views: Vec<View> = solvable(2, 400).filter(sure).take(4).collect();
    assert_eq!(views.len(), 4, "endings with a card that certainly lies in the Fate deck");
    views.iter().for_each(|view| check(view, 10_000, 0.015));
}

#[test]
fn the_worlds_of_a_view_are_all_that_look_like_it_c4() {
    for view in (3..=4).flat_map(|seats| solvable(seats, 8)) {
        let worlds = view.worlds();
        for world in &worlds {
            assert_eq!(world.view(view.seat), view);
            serde_json::to_string(world)
                .and_then(|json| serde_json::from_str::<Position>(&json))
                .expect("a position that the rules can lead to");
        }
        let mut chance = Chance::new(1);
        for _ in 0..50 {
            let imagined = Position::imagine(&view, &mut chance);
            let count = worlds.iter().filter(|world| same_hands(world, &imagined)).count();
            assert_eq!(count, 1, "how often this world is there");
        }
    }
}

#[test]
fn the_strongest_takes_the_best_ending_without_search() {
    for view in (2..=4).flat_map(|seats| solvable(seats, 8)) {
        let hard = Position::strength(&view, Level::Hard);
        let choice = choose::<Position>(&view, &hard, 1, &AtomicBool::new(false));
        let choice = choice.expect("not canceled");
        let actions = candidates(&view);
        let values = Position::solve(&view, &actions).expect("a choice that can be solved");
        let chosen = actions.iter().position(|action| *action == choice.action);
        let best = values.iter().copied().fold(0.0, f32::max);
        assert_eq!((chosen.map(|n| values[n]), choice.iterations), (Some(best), 0));
    }
}

/// FH-6: a seat knows what it put under the Fate deck when that card comes up, unless it forgets.
#[test]
fn the_card_that_oneself_put_under_is_remembered() {
    let mut differing = 0;
    for view in solvable(2, 30) {
        for top in view.unseen() {
            let mut view = view.clone();
            let slot = view.fate.last_mut().expect("a table of two");
            (slot.put_by, slot.card) = (Some(view.seat), Some(top));
            let sharp = Strength::searching(100);
            let dull = Strength { forgets: true, ..sharp };
            let [sharp, dull] = [sharp, dull].map(|strength| {
                let choice = choose::<Position>(&view, &strength, 1, &AtomicBool::new(false));
                choice.expect("not canceled").action
            });
            check(&view, 20, 0.01);
            let actions = candidates(&view);
            let values = Position::solve(&view, &actions).expect("as before");
            let worth = |action| actions.iter().zip(&values).find(|one| *one.0 == action);
            let (sharp, dull) = (worth(sharp).expect("legal").1, worth(dull).expect("legal").1);
            assert!(sharp >= dull);
            differing += usize::from(sharp > dull);
        }
    }
    assert!(differing > 10, "{differing}");
}
