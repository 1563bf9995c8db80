//! What every computer opponent promises.

use std::sync::atomic::AtomicBool;
use std::sync::mpsc;
use std::time::Duration;

use cardkeep::ai::{Level, Opponent, Strength, Tried, choose, think};
use cardkeep::engine::{Chance, Seat, Setup, Stream, Turn};
use cardkeep::games::GameId;
use cardkeep::with_game;

/// Where a random match stops in a game that has no end of its own or a late one, and of how many
/// decisions of such a match one is shown.
const ENOUGH: usize = 400;
const ONE_OF: usize = 13;

static GOING_ON: AtomicBool = AtomicBool::new(false);

/// A level with a budget that lets many decisions be tested.
fn quick<G: Opponent>(view: &G::View, level: Level) -> Strength {
    let strength = G::strength(view, level);
    Strength { iterations: strength.iterations.min(100), time: Duration::MAX, ..strength }
}

/// Plays random matches and shows every decision.
fn decisions<G: Opponent>(matches: u64, mut look: impl FnMut(&G, Seat, &[G::Action], u64)) {
    let setup = |seats| G::variants().into_iter().map(move |options| Setup::new(seats, options));
    for setup in G::SEATS.flat_map(setup) {
        for seed in 0..matches {
            let mut chance = Chance::stream(seed, Stream::Trial(3));
            let mut position = G::deal(&setup, seed);
            let short = G::bound(&setup).is_some_and(|bound| bound <= ENOUGH);
            let step = if short { 1 } else { ONE_OF };
            for n in 0..ENOUGH {
                let Turn::Seat(seat) = position.turn() else { break };
                let mut actions = Vec::new();
                position.legal_actions(&mut actions);
                if n % step == 0 {
                    look(&position, seat, &actions, chance.bits());
                }
                let action = chance.pick(&actions).expect("a seat to act has an action");
                position.apply(action).expect("legal");
            }
        }
    }
}

#[test]
fn every_level_answers_with_a_legal_action() {
    fn check<G: Opponent>() {
        decisions::<G>(2, |position, seat, actions, seed| {
            for level in Level::ALL {
                let choice = choose::<G>(
                    &position.view(seat),
                    &quick::<G>(&position.view(seat), level),
                    seed,
                    &GOING_ON,
                );
                let choice = choice.expect("not cancelled");
                assert!(actions.contains(&choice.action), "{level}: {}", choice.action);
            }
            assert!(actions.contains(&G::greedy(&position.view(seat), actions)));
        });
    }
    for id in GameId::ALL {
        with_game!(id, G => check::<G>());
    }
}

#[test]
fn the_choice_does_not_depend_on_hidden_cards_c4() {
    fn check<G: Opponent>() {
        decisions::<G>(2, |position, seat, _, seed| {
            let other = G::imagine(&position.view(seat), &mut Chance::new(seed));
            for level in Level::ALL {
                let pick = |world: &G| {
                    let view = world.view(seat);
                    choose::<G>(&view, &quick::<G>(&view, level), seed, &GOING_ON)
                        .map(|choice| choice.action)
                };
                assert_eq!(pick(position), pick(&other), "{level}");
            }
        });
    }
    for id in GameId::ALL {
        with_game!(id, G => check::<G>());
    }
}

#[test]
fn a_single_legal_action_needs_no_search() {
    fn check<G: Opponent>() {
        decisions::<G>(2, |position, seat, actions, seed| {
            if let [only] = actions {
                let hard = G::strength(&position.view(seat), Level::Hard);
                let choice = choose::<G>(&position.view(seat), &hard, seed, &GOING_ON);
                let choice = choice.expect("not cancelled");
                assert_eq!((choice.action, choice.iterations), (*only, 0));
            }
        });
    }
    for id in GameId::ALL {
        with_game!(id, G => check::<G>());
    }
}

#[test]
fn a_cancelled_search_gives_no_answer() {
    fn check<G: Opponent>() {
        decisions::<G>(1, |position, seat, _, seed| {
            let mut candidates = Vec::new();
            position.candidates(&mut candidates);
            if candidates.len() > 1 {
                let cancelled = AtomicBool::new(true);
                let hard = G::strength(&position.view(seat), Level::Hard);
                assert!(choose::<G>(&position.view(seat), &hard, seed, &cancelled).is_none());
            }
        });
    }
    for id in GameId::ALL {
        with_game!(id, G => check::<G>());
    }
}

#[test]
fn the_time_cap_ends_a_search_with_an_answer() {
    fn check<G: Opponent>() {
        let (mut searched, mut capped) = (0, 0);
        decisions::<G>(6, |position, seat, _, seed| {
            let strength = Strength { time: Duration::ZERO, ..Strength::searching(1000) };
            let choice = choose::<G>(&position.view(seat), &strength, seed, &GOING_ON);
            let iterations = choice.expect("an answer").iterations;
            searched += usize::from(iterations > 0);
            capped += usize::from(iterations > 0 && iterations < 1000);
        });
        assert!(searched > 0);
        assert_eq!(searched, capped);
    }
    for id in GameId::ALL {
        with_game!(id, G => check::<G>());
    }
}

/// How often each of three actions is picked: the best, one a little worse and one far worse.
fn picked(strength: &Strength) -> [u32; 3] {
    let values = [0.5, 0.45, 0.1];
    let tried = [0, 1, 2].map(|action| Tried {
        action,
        visits: if action == 1 { 20 } else { 10 },
        value: values[action],
    });
    let mut chance = Chance::new(1);
    let mut counts = [0; 3];
    for _ in 0..1000 {
        counts[strength.pick(&tried, &mut chance).expect("three to pick from")] += 1;
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

#[test]
fn only_the_easiest_forgets() {
    fn check<G: Opponent>() {
        let setup = Setup::new(*G::SEATS.start(), G::Options::default());
        let view = G::deal(&setup, 1).view(Seat(0));
        assert_eq!(Level::ALL.map(|level| G::strength(&view, level).forgets), [true, false, false]);
    }
    for id in GameId::ALL {
        with_game!(id, G => check::<G>());
    }
}

#[test]
fn thinking_answers_from_another_thread_and_dropping_it_cancels() {
    fn check<G: Opponent>() {
        let setup = Setup::new(*G::SEATS.start(), G::Options::default());
        let position = G::deal(&setup, 1);
        let Turn::Seat(seat) = position.turn() else { panic!("a new match is not over") };
        let view = || position.view(seat);

        let (sender, answers) = mpsc::channel();
        let thinking = think::<G>(view(), Level::Easy, 1, move |action| {
            sender.send(action).expect("somebody waits");
        });
        let thinking = thinking.expect("a thread");
        let answer = answers.recv_timeout(Duration::from_secs(60)).expect("an answer");
        let easy = G::strength(&view(), Level::Easy);
        let expected = choose::<G>(&view(), &easy, 1, &GOING_ON);
        assert_eq!(Some(answer), expected.map(|choice| choice.action), "same seed, same answer");
        drop(thinking);

        let (sender, answers) = mpsc::channel();
        drop(think::<G>(view(), Level::Hard, 1, move |action| {
            let _ = sender.send(action);
        }));
        assert!(answers.recv_timeout(Duration::from_secs(60)).is_err(), "cancelled");
    }
    for id in GameId::ALL {
        with_game!(id, G => check::<G>());
    }
}

#[test]
fn search_beats_random_play() {
    /// At a table of each size; a solitaire has nobody to beat.
    fn check<G: Opponent>(id: GameId) {
        G::SEATS.filter(|seats| *seats > 1).for_each(|seats| check_table::<G>(id, seats));
    }
    fn check_table<G: Opponent>(id: GameId, seats: u8) {
        let setup = Setup::new(seats, G::Options::default());
        let deals = 20 / u64::from(seats);
        let mut share = 0.0;
        for seed in 0..deals {
            for searcher in Seat::all(setup.seats) {
                let mut chance = Chance::stream(seed, Stream::Trial(5));
                let mut position = G::deal(&setup, seed);
                let outcome = loop {
                    let seat = match position.turn() {
                        Turn::Seat(seat) => seat,
                        Turn::Over(outcome) => break outcome,
                    };
                    let mut actions = Vec::new();
                    position.legal_actions(&mut actions);
                    let action = if seat == searcher {
                        let view = position.view(seat);
                        let strength = Strength { time: Duration::MAX, ..Strength::searching(60) };
                        choose::<G>(&view, &strength, chance.bits(), &GOING_ON)
                            .map(|choice| choice.action)
                    } else {
                        chance.pick(&actions)
                    };
                    position.apply(action.expect("an action")).expect("legal");
                };
                share += f64::from(outcome.share(searcher));
            }
        }
        let share = share / (deals * u64::from(seats)) as f64;
        let fair = 1.0 / f64::from(seats);
        assert!(share > fair + 0.2, "{id}, {seats} seats: a share of {share}");
    }
    for id in GameId::ALL {
        with_game!(id, G => check::<G>(id));
    }
}
