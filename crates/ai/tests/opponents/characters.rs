//! Conformance tests: the characters of opponents, for every game with opponents.

use std::sync::atomic::AtomicBool;
use std::time::Duration;

use cardkeep_ai::{ActionStats, Character, Leaning, Level, Opponent, Strength, choose};
use cardkeep_core::engine::{Chance, Record, Seat, Setup, Start, Turn};
use cardkeep_core::games::GameId;
use cardkeep_core::with_opponent;

use super::walk::{legal, positions};

/// Runs a check for every game with opponents.
macro_rules! for_every_opponent {
    ($check:ident) => {
        for id in GameId::ALL {
            with_opponent!(id, G => $check::<G>());
        }
    };
}

static GOING_ON: AtomicBool = AtomicBool::new(false);

/// Returns which of four actions is picked: the most visited, one that is a little worse but liked,
/// a liked one that is far worse, and a liked one of which little is known.
fn picked(strength: &Strength) -> usize {
    let values = [0.5, 0.496, 0.4, 0.499];
    let tried = [0, 1, 2, 3].map(|action| ActionStats {
        action,
        visits: [1000, 800, 900, 20][action],
        value: values[action],
    });
    let likes = |action| if action == 0 { 0.0 } else { 1.0 };
    strength.pick(&tried, likes, &mut Chance::new(1)).expect("four to pick from")
}

#[test]
fn a_leaning_decides_only_what_is_nearly_equal() {
    let plain = Strength { leeway: 0.01, ..Strength::searching(1000) };
    let leaning = Some(Leaning { character: Character::Bold, rival: None });
    assert_eq!(picked(&plain), 0, "no character");
    assert_eq!(picked(&Strength { leaning, ..plain }), 1);
    assert_eq!(picked(&Strength { leaning, leeway: 0.003, ..plain }), 0, "too much to give away");
}

#[test]
fn every_character_is_felt_in_what_it_chooses() {
    fn check<G: Opponent>() {
        for character in Character::ALL {
            let (mut with, mut without) = (0.0, 0.0);
            positions::<G>(300, |setup, position, actions, chance| {
                let Turn::Seat(seat) = position.turn() else { return };
                let view = position.view(seat);
                let rival = Seat::all(setup.seats).find(|other| *other != seat);
                let leaning = Leaning { character, rival };
                let all = |action: &G::Action| leaning.suits::<G>(&view, *action);
                if actions.iter().map(all).all(|suits| suits == all(&actions[0])) {
                    return;
                }
                let normal = G::strength(&view, Level::Normal);
                let normal = Strength { iterations: 20, time: Duration::MAX, ..normal };
                let seed = chance.bits();
                let suits = |leaning_or_none| {
                    let strength = Strength { leaning: leaning_or_none, ..normal };
                    let choice = choose::<G>(&view, &strength, seed, &GOING_ON).expect("a choice");
                    leaning.suits::<G>(&view, choice.action)
                };
                with += suits(Some(leaning));
                without += suits(None);
            });
            let game = std::any::type_name::<G>();
            assert!(with > without, "{game}: {character} {with}, without character {without}");
        }
    }
    for_every_opponent!(check);
}

#[test]
fn how_well_an_action_suits_is_within_its_bounds() {
    fn check<G: Opponent>() {
        positions::<G>(100, |setup, position, actions, _| {
            let Turn::Seat(seat) = position.turn() else { return };
            let view = position.view(seat);
            for action in actions {
                assert!(!G::turns_on(&view, *action, seat), "{action} is against its own seat");
                for character in Character::ALL {
                    for rival in Seat::all(setup.seats) {
                        let leaning = Leaning { character, rival: Some(rival) };
                        let suits = leaning.suits::<G>(&view, *action);
                        assert!((-1.0..=1.0).contains(&suits), "{character}, {action}: {suits}");
                    }
                }
            }
        });
    }
    for_every_opponent!(check);
}

#[test]
fn the_rival_is_the_seat_that_turned_on_it_last() {
    fn check<G: Opponent>() {
        let mut found = 0;
        for seats in G::SEATS {
            let setup = Setup::new(seats, G::Options::default());
            let start = Start::Deal { setup: setup.clone(), seed: 1 };
            let mut record = Record::<G>::new(start).expect("a deal");
            let mut rivals = vec![None; usize::from(seats)];
            let mut chance = Chance::new(1);
            for _ in 0..60 {
                let Turn::Seat(by) = record.position().turn() else { break };
                let view = record.position().view(by);
                let action = chance.pick(&legal(record.position())).expect("an action");
                for on in Seat::all(seats).filter(|on| G::turns_on(&view, action, *on)) {
                    rivals[on.index()] = Some(by);
                    found += 1;
                }
                record.play(action).expect("legal");
                for seat in Seat::all(seats) {
                    let leaning = Leaning::of(Character::Vengeful, seat, &record.decisions());
                    assert_eq!(leaning.rival, rivals[seat.index()], "{seat}");
                }
            }
        }
        assert!(found > 0, "no one ever turned on another seat");
    }
    for_every_opponent!(check);
}

#[test]
fn whom_an_action_is_against_is_public_c4() {
    fn check<G: Opponent>() {
        positions::<G>(60, |setup, position, actions, chance| {
            let Turn::Seat(by) = position.turn() else { return };
            for watcher in Seat::all(setup.seats) {
                let other = G::imagine(&position.view(watcher), chance);
                let there = legal(&other);
                let shared = actions
                    .iter()
                    .filter(|action| there.contains(action) && position.sees(**action, watcher));
                for action in shared {
                    for on in Seat::all(setup.seats) {
                        assert_eq!(
                            G::turns_on(&position.view(by), *action, on),
                            G::turns_on(&other.view(by), *action, on),
                            "{action} against {on}, for {watcher}"
                        );
                    }
                }
            }
        });
    }
    for_every_opponent!(check);
}
