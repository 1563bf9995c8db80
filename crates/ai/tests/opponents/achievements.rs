//! Achievements in matches of easy opponents, and in solved deals: each is done now and then, and none
//! in every match.

use std::collections::BTreeMap;
use std::fmt::Debug;
use std::sync::atomic::AtomicBool;

use cardkeep_ai::{Level, Thinker};
use cardkeep_core::engine::{Record, Seat, Setup, Start, Turn, achieved};
use cardkeep_core::games::GameId;
use cardkeep_core::games::four_kingdoms;
use cardkeep_core::games::four_kingdoms::solver::{Limit, Verdict, solve};
use cardkeep_core::with_opponent;

/// Matches per game and number of seats.
const MATCHES: u64 = 12;
/// Solved deals.
const DEALS: u64 = 60;

static GOING_ON: AtomicBool = AtomicBool::new(false);

/// Checks how often each of a game's achievements was done.
fn check<G: Thinker>(done: &[Vec<&'static str>]) {
    let mut counts: BTreeMap<&str, usize> =
        G::ACHIEVEMENTS.iter().map(|achievement| (achievement.id, 0)).collect();
    assert_eq!(counts.len(), G::ACHIEVEMENTS.len(), "{}: an id is used twice", G::ID);
    done.iter().flatten().for_each(|id| *counts.get_mut(id).expect("it is listed") += 1);
    println!("{} of {}: {counts:?}", G::ID, done.len());
    for (id, count) in counts {
        assert!(count > 0, "{}: {id} never in {} matches", G::ID, done.len());
        assert!(5 * count < 4 * done.len(), "{}: {id} in {count} of {}", G::ID, done.len());
    }
}

#[test]
fn computers_earn_every_achievement_and_none_in_most_matches() {
    fn of_rivals<G: Thinker<Options: Debug>>() {
        let mut done = Vec::new();
        for seats in G::SEATS {
            for seed in 0..MATCHES {
                let setup = Setup::new(seats, G::Options::default());
                let mut record =
                    Record::<G>::new(Start::Deal { setup, seed }).expect("it is possible");
                while let Turn::Seat(seat) = record.position().turn() {
                    let view = record.position().view(seat);
                    let number = record.played().len() as u64;
                    let action =
                        G::choose_action(&view, Level::Easy, None, seed + number, &GOING_ON);
                    record.play(action.expect("it is not canceled")).expect("it is legal");
                }
                let of = |seat| achieved(G::ACHIEVEMENTS, &record, seat);
                done.extend(Seat::all(seats).map(of));
            }
        }
        check::<G>(&done);
    }
    for id in GameId::ALL {
        with_opponent!(id, G => of_rivals::<G>());
    }
}

#[test]
fn solved_deals_earn_every_achievement_of_the_solitaire() {
    let mut done = Vec::new();
    for seed in 0..DEALS {
        let setup = Setup::new(1, four_kingdoms::Options::default());
        let start = Start::Deal { setup, seed };
        let mut record = Record::<four_kingdoms::Position>::new(start).expect("it is possible");
        let limit = Limit { states: 100_000, ..Limit::default() };
        if let Verdict::Winnable(line) = solve(record.position(), limit, &GOING_ON).verdict {
            line.into_iter().for_each(|action| _ = record.play(action).expect("it is legal"));
        }
        done.push(achieved(four_kingdoms::ACHIEVEMENTS, &record, Seat(0)));
    }
    check::<four_kingdoms::Position>(&done);
}
