//! Conformance tests: the contract of `Opponent`, checked for every game with opponents.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::AtomicBool;
use std::sync::mpsc;
use std::time::Duration;

use cardkeep_ai::{ActionStats, Level, Opponent, Strength, Thinker, choose, think};
use cardkeep_core::engine::{Chance, Game, Seat, Setup, Stream, Turn};
use cardkeep_core::games::GameId;
use cardkeep_core::with_opponent;

use super::walk::{legal, positions, setups};

/// Runs a check for every game with opponents.
macro_rules! for_every_opponent {
    ($check:ident) => {
        for id in GameId::ALL {
            with_opponent!(id, G => $check::<G>());
        }
    };
}

static GOING_ON: AtomicBool = AtomicBool::new(false);

/// Returns a level with a budget small enough to test many decisions.
fn quick<G: Opponent>(view: &G::View, level: Level) -> Strength {
    let strength = G::strength(view, level);
    Strength { iterations: strength.iterations.min(30), time: Duration::MAX, ..strength }
}

/// Passes this many decisions of each setup to a check: the position, the seat to act, its actions
/// and a seed.
fn decisions<G: Opponent>(
    budget: usize,
    mut look: impl FnMut(&G, Seat, &[G::Action], &mut Chance),
) {
    positions::<G>(budget, |_, position, actions, chance| {
        if let Turn::Seat(seat) = position.turn() {
            look(position, seat, actions, chance);
        }
    });
}

/// Returns what a seat sees of an action: the events and its view afterward.
fn observed<G: Game>(position: &G, action: G::Action, seat: Seat) -> (Vec<G::Event>, G::View) {
    let mut after = position.clone();
    let events = after.apply(action).expect("legal");
    (events.iter().map(|event| G::seen_by(event, seat)).collect(), after.view(seat))
}

/// Returns what an action tells a seat besides the action itself, as search observes it.
fn observation<G: Opponent>(position: &G, action: G::Action, seat: Seat) -> Vec<u32> {
    let events = position.clone().apply(action).expect("legal");
    events.iter().map(|event| G::observation(event, seat)).filter(|news| *news != 0).collect()
}

#[test]
fn codes_tell_all_actions_of_a_decision_apart() {
    /// The actions of every determinization of a view count, because one tree stands for all of
    /// them.
    fn check<G: Opponent>() {
        decisions::<G>(150, |position, seat, actions, chance| {
            let view = position.view(seat);
            let worlds = [position.clone(), G::imagine(&view, chance), G::imagine(&view, chance)];
            let mut meaning = HashMap::new();
            let mut candidates = Vec::new();
            worlds.iter().for_each(|world| world.candidates(&mut candidates));
            for action in actions.iter().chain(&candidates) {
                let code = G::code(*action);
                assert_ne!(code, 0, "{action}");
                assert_eq!(meaning.insert(code, *action).unwrap_or(*action), *action, "{code:#x}");
            }
        });
    }
    for_every_opponent!(check);
}

#[test]
fn candidates_are_legal_and_never_none() {
    fn check<G: Opponent>() {
        decisions::<G>(200, |position, _, actions, _| {
            let mut candidates = Vec::new();
            position.candidates(&mut candidates);
            assert!(!candidates.is_empty());
            let distinct: HashSet<_> = candidates.iter().collect();
            assert_eq!(distinct.len(), candidates.len(), "{candidates:?}");
            assert!(candidates.iter().all(|action| actions.contains(action)), "{candidates:?}");
        });
    }
    for_every_opponent!(check);
}

#[test]
fn who_sees_an_action_is_known_to_who_sees_it_c4() {
    fn check<G: Opponent>() {
        decisions::<G>(100, |position, actor, actions, chance| {
            for seat in Seat::all(position.setup().seats) {
                let other = G::imagine(&position.view(seat), chance);
                let there = legal(&other);
                for action in actions {
                    let sees = position.sees(*action, seat);
                    assert!(sees || seat != actor, "{seat} does not see its own {action}");
                    if there.contains(action) {
                        assert_eq!(sees, other.sees(*action, seat), "{seat}, {action}");
                    }
                }
            }
        });
    }
    for_every_opponent!(check);
}

#[test]
fn actions_that_are_seen_differ_and_others_differ_by_their_news_alone() {
    /// Number of actions of a decision that are compared with each other.
    const SOME: usize = 12;
    fn check<G: Opponent>() {
        decisions::<G>(100, |position, _, _, chance| {
            let mut candidates = Vec::new();
            position.candidates(&mut candidates);
            chance.shuffle(&mut candidates);
            candidates.truncate(SOME);
            for seat in Seat::all(position.setup().seats) {
                let about = |action: &G::Action| {
                    let key = Some(G::code(*action)).filter(|_| position.sees(*action, seat));
                    let news = observation(position, *action, seat);
                    (*action, key, news, observed(position, *action, seat))
                };
                let all: Vec<_> = candidates.iter().map(about).collect();
                for (n, (one, key, news, seen)) in all.iter().enumerate() {
                    for (other, other_key, other_news, other_seen) in &all[..n] {
                        let known = (key, news) != (other_key, other_news);
                        assert_eq!(known, seen != other_seen, "{seat}: {one} and {other}");
                    }
                }
            }
        });
    }
    for_every_opponent!(check);
}

#[test]
fn news_is_what_the_seat_sees_of_an_event_c4() {
    fn check<G: Opponent>() {
        decisions::<G>(300, |position, _, actions, chance| {
            let Some(action) = chance.pick(actions) else { return };
            for event in position.clone().apply(action).expect("legal") {
                for seat in Seat::all(position.setup().seats) {
                    let seen = G::seen_by(&event, seat);
                    assert_eq!(
                        G::observation(&seen, seat),
                        G::observation(&event, seat),
                        "{seat}: {event:?}"
                    );
                }
            }
        });
    }
    for_every_opponent!(check);
}

#[test]
fn every_level_answers_with_a_legal_action() {
    fn check<G: Opponent>() {
        decisions::<G>(12, |position, seat, actions, chance| {
            let view = position.view(seat);
            for level in Level::ALL {
                let choice =
                    choose::<G>(&view, &quick::<G>(&view, level), chance.bits(), &GOING_ON);
                let choice = choice.expect("not canceled");
                assert!(actions.contains(&choice.action), "{level}: {}", choice.action);
            }
        });
        decisions::<G>(200, |position, seat, actions, _| {
            assert!(actions.contains(&G::greedy(&position.view(seat), actions)));
        });
    }
    for_every_opponent!(check);
}

#[test]
fn the_choice_depends_only_on_view_and_seed_c4() {
    /// Number of decisions per game, mostly of the hard level, which draws conclusions.
    const DECISIONS: usize = 300;
    fn check<G: Opponent>() {
        let mut levels = [Level::Easy, Level::Hard, Level::Normal, Level::Hard].into_iter().cycle();
        decisions::<G>(DECISIONS.div_ceil(setups::<G>().len()), |position, seat, _, chance| {
            let rearranged = G::imagine(&position.view(seat), chance);
            let (level, seed) = (levels.next().unwrap_or(Level::Hard), chance.bits());
            let pick = |world: &G| {
                let view = world.view(seat);
                choose::<G>(&view, &quick::<G>(&view, level), seed, &GOING_ON)
                    .map(|choice| choice.action)
            };
            let choice = pick(position);
            assert_eq!(choice, pick(&rearranged), "{level}");
            assert_eq!(choice, pick(position), "{level}, again");
        });
    }
    for_every_opponent!(check);
}

/// What rivals did never excludes the truth, and the likelihood follows from the determinization
/// alone.
#[test]
fn no_action_of_a_rival_is_thought_impossible() {
    fn check<G: Opponent>() {
        decisions::<G>(100, |position, seat, _, chance| {
            let view = position.view(seat);
            let Some(likelihood) = G::likelihood(&view) else { return };
            let again = G::likelihood(&view).expect("there still is evidence");
            for world in [position.clone(), G::imagine(&view, chance)] {
                let weight = likelihood(&world);
                assert!(weight > 0.0 || world != *position, "{weight} in {world:?}");
                assert!(weight >= 0.0 && weight.is_finite(), "{weight} in {world:?}");
                assert_eq!(weight, again(&world));
            }
        });
    }
    for_every_opponent!(check);
}

/// Search would rely on actions of rivals that they cannot take.
#[test]
fn typical_actions_are_legal() {
    fn check<G: Opponent>() {
        decisions::<G>(300, |position, _, actions, chance| {
            if let Some(action) = position.typical(chance) {
                assert!(actions.contains(&action), "{action}");
            }
        });
    }
    for_every_opponent!(check);
}

#[test]
fn a_single_legal_action_needs_no_search() {
    fn check<G: Opponent>() {
        decisions::<G>(200, |position, seat, actions, chance| {
            if let [only] = actions {
                let hard = G::strength(&position.view(seat), Level::Hard);
                let choice = choose::<G>(&position.view(seat), &hard, chance.bits(), &GOING_ON);
                let choice = choice.expect("not canceled");
                assert_eq!((choice.action, choice.iterations), (*only, 0));
            }
        });
    }
    for_every_opponent!(check);
}

#[test]
fn a_canceled_search_gives_no_answer() {
    fn check<G: Opponent>() {
        decisions::<G>(20, |position, seat, _, chance| {
            let canceled = AtomicBool::new(true);
            let hard = G::strength(&position.view(seat), Level::Hard);
            let choice = choose::<G>(&position.view(seat), &hard, chance.bits(), &canceled);
            assert!(choice.is_none());
        });
    }
    for_every_opponent!(check);
}

#[test]
fn the_time_cap_ends_a_search_with_an_answer() {
    fn check<G: Opponent>() {
        let (mut searched, mut capped) = (0, 0);
        decisions::<G>(10, |position, seat, _, chance| {
            let strength = Strength { time: Duration::ZERO, ..Strength::searching(1000) };
            let seed = chance.bits();
            let choice = choose::<G>(&position.view(seat), &strength, seed, &GOING_ON);
            let iterations = choice.expect("an answer").iterations;
            searched += usize::from(iterations > 0);
            capped += usize::from(iterations > 0 && iterations < 1000);
        });
        assert!(searched > 0);
        assert_eq!(searched, capped);
    }
    for_every_opponent!(check);
}

/// Returns how often each of three actions is picked: the best, a slightly worse and a far worse
/// one.
fn picked(strength: &Strength) -> [u32; 3] {
    let values = [0.5, 0.45, 0.1];
    let tried = [0, 1, 2].map(|action| ActionStats {
        action,
        visits: if action == 1 { 20 } else { 10 },
        value: values[action],
    });
    let mut chance = Chance::new(1);
    let mut counts = [0; 3];
    for _ in 0..1000 {
        counts[strength.pick(&tried, |_| 0.0, &mut chance).expect("three to pick from")] += 1;
    }
    counts
}

#[test]
fn careful_levels_pick_the_most_visited_and_careless_ones_what_is_not_much_worse() {
    let careful = Strength::searching(100);
    assert_eq!(picked(&careful), [0, 1000, 0]);
    let careless = Strength { temperature: 0.05, sacrifice: 0.2, ..careful };
    let [best, worse, worst] = picked(&careless);
    assert!(best > worse && worse > 100 && worst == 0, "{best}, {worse}, {worst}");
    let [hot, ..] = picked(&Strength { temperature: 0.5, ..careless });
    assert!(hot < best - 50, "{hot} and {best}");
    let [.., worst] = picked(&Strength { temperature: 0.5, sacrifice: 1.0, ..careless });
    assert!(worst > 100, "{worst}");
}

/// Each level that can be chosen plays in another way than the one below.
#[test]
fn the_levels_of_a_table_differ() {
    fn check<G: Opponent>() {
        for seats in G::SEATS {
            let view = G::deal(&Setup::new(seats, G::Options::default()), 1).view(Seat(0));
            let strength = |level: &Level| G::strength(&view, *level);
            let levels = G::levels(seats);
            assert!(levels.starts_with(&Level::USUAL), "{seats} seats");
            for pair in levels.windows(2) {
                let [lower, higher] = [&pair[0], &pair[1]].map(strength);
                assert!(lower.iterations < higher.iterations, "{seats} seats: {pair:?}");
            }
        }
    }
    for_every_opponent!(check);
}

#[test]
fn only_the_easiest_forgets() {
    fn check<G: Opponent>() {
        let setup = Setup::new(*G::SEATS.start(), G::Options::default());
        let view = G::deal(&setup, 1).view(Seat(0));
        assert_eq!(
            Level::ALL.map(|level| G::strength(&view, level).forgets),
            [true, false, false, false]
        );
    }
    for_every_opponent!(check);
}

#[test]
fn thinking_answers_from_another_thread_and_dropping_it_cancels() {
    fn check<G: Opponent + Thinker>() {
        let setup = Setup::new(*G::SEATS.start(), G::Options::default());
        let position = G::deal(&setup, 1);
        let Turn::Seat(seat) = position.turn() else { panic!("a new match is not over") };
        let view = || position.view(seat);

        let (sender, answers) = mpsc::channel();
        let thinking = think::<G>(view(), Level::Easy, None, 1, move |action| {
            sender.send(action).expect("somebody waits");
        });
        let thinking = thinking.expect("a thread");
        let answer = answers.recv_timeout(Duration::from_secs(60)).expect("an answer");
        let easy = G::strength(&view(), Level::Easy);
        let expected = choose::<G>(&view(), &easy, 1, &GOING_ON);
        assert_eq!(Some(answer), expected.map(|choice| choice.action), "same seed, same answer");
        drop(thinking);

        // On a busy machine the search may finish before this thread cancels it, but not always.
        let canceled = (0..20).any(|_| {
            let (sender, answers) = mpsc::channel();
            drop(think::<G>(view(), Level::Hard, None, 1, move |action| {
                let _ = sender.send(action);
            }));
            answers.recv_timeout(Duration::from_secs(60)).is_err()
        });
        assert!(canceled, "a dropped thought still answers");
    }
    for_every_opponent!(check);
}

#[test]
fn search_beats_random_play() {
    /// Number of searches per table, over as many matches as needed.
    const SEARCHES: usize = 300;
    const ITERATIONS: u32 = 60;
    /// With the fewest and the most players.
    fn check<G: Opponent>() {
        let tables: HashSet<u8> = [*G::SEATS.start(), *G::SEATS.end()].into();
        tables.into_iter().for_each(check_table::<G>);
    }
    fn check_table<G: Opponent>(seats: u8) {
        let setup = Setup::new(seats, G::Options::default());
        let strength = Strength { time: Duration::MAX, ..Strength::searching(ITERATIONS) };
        let (mut searches, mut matches, mut share) = (0, 0, 0.0);
        // Every deal once from each seat.
        for seed in 0.. {
            for searcher in Seat::all(seats) {
                let mut chance = Chance::stream(seed, Stream::Trial(5));
                let mut position = G::deal(&setup, seed);
                let outcome = loop {
                    let seat = match position.turn() {
                        Turn::Seat(seat) => seat,
                        Turn::Over(outcome) => break outcome,
                    };
                    let action = if seat == searcher {
                        let choice =
                            choose::<G>(&position.view(seat), &strength, chance.bits(), &GOING_ON);
                        let choice = choice.expect("not canceled");
                        searches += usize::from(choice.iterations > 0);
                        choice.action
                    } else {
                        chance.pick(&legal(&position)).expect("an action")
                    };
                    position.apply(action).expect("legal");
                };
                matches += 1;
                share += outcome.share(searcher);
            }
            if searches >= SEARCHES {
                break;
            }
        }
        let share = share / matches as f32;
        let fair = 1.0 / f32::from(seats);
        // The larger the table, the more depends on others: 0.7 with two players, 0.3 with six.
        let enough = 0.1 + 1.2 * fair;
        assert!(share > enough, "{seats} seats: a share of {share} in {matches} matches");
    }
    for_every_opponent!(check);
}
