//! What every game in the registry promises, checked with random matches.

use std::collections::HashSet;

use cardkeep::engine::{Chance, Game, Record, Seat, Setup, Start, Stream, Turn};
use cardkeep::games::GameId;
use cardkeep::with_game;

const MATCHES: u64 = 300;
/// How many actions are tried at a position.
const TRIED: usize = 500;
/// Where a random match stops in a game that a player may go on with for ever.
const ENOUGH: usize = 400;

/// Every number of seats a game takes, with every set of options.
fn setups<G: Game>() -> Vec<Setup<G::Options>> {
    let setup = |seats| G::variants().into_iter().map(move |options| Setup::new(seats, options));
    G::SEATS.flat_map(setup).collect()
}

fn legal<G: Game>(position: &G) -> Vec<G::Action> {
    let mut actions = Vec::new();
    position.legal_actions(&mut actions);
    actions
}

/// Plays a match of random legal actions and shows every position with its legal actions.
fn random_match<G: Game>(
    setup: &Setup<G::Options>,
    seed: u64,
    mut look: impl FnMut(&G, &[G::Action], &mut Chance),
) {
    let mut chance = Chance::stream(seed, Stream::Trial(1));
    let mut position = G::deal(setup, seed);
    for _ in 0..=G::bound(setup).unwrap_or(ENOUGH) {
        let actions = legal(&position);
        look(&position, &actions, &mut chance);
        let Some(action) = chance.pick(&actions) else {
            assert!(matches!(position.turn(), Turn::Over(_)), "no action and not over");
            return;
        };
        position.apply(action).expect("a legal action is accepted");
    }
    assert_eq!(G::bound(setup), None, "C-6: the match of seed {seed} passes its bound");
}

/// Plays random legal actions until the match is over or has gone on long enough.
fn random_record<G: Game>(record: &mut Record<G>, chance: &mut Chance, mut look: impl FnMut(&G)) {
    for _ in 0..ENOUGH {
        let Some(action) = chance.pick(&legal(record.position())) else { return };
        record.play(action).expect("legal");
        look(record.position());
    }
}

/// Runs a check for every registered game.
macro_rules! for_every_game {
    ($check:ident) => {
        for id in GameId::ALL {
            with_game!(id, G => $check::<G>(id));
        }
    };
}

#[test]
fn matches_end_within_their_bound_c6() {
    fn check<G: Game>(_: GameId) {
        for setup in setups::<G>() {
            (0..MATCHES * 4).for_each(|seed| random_match::<G>(&setup, seed, |_, _, _| {}));
        }
    }
    for_every_game!(check);
}

#[test]
fn cards_are_conserved_c3() {
    fn check<G: Game>(id: GameId) {
        for setup in setups::<G>() {
            let mut deck = G::deal(&setup, 0).cards();
            deck.sort();
            assert!(!deck.is_empty());
            for seed in 0..MATCHES {
                random_match::<G>(&setup, seed, |position, _, _| {
                    let mut cards = position.cards();
                    cards.sort();
                    assert_eq!(cards, deck, "{id}, seed {seed}");
                });
            }
        }
    }
    for_every_game!(check);
}

#[test]
fn only_legal_actions_are_accepted_c5() {
    /// Actions that were legal at some time are tried at every position of another match.
    fn check<G: Game>(id: GameId) {
        for setup in setups::<G>() {
            let mut all = HashSet::new();
            for seed in 0..20 {
                random_match::<G>(&setup, seed, |_, actions, _| {
                    all.extend(actions.iter().copied());
                });
            }
            let mut all: Vec<G::Action> = all.into_iter().collect();
            all.sort_by_key(ToString::to_string);
            for seed in 100..110 {
                random_match::<G>(&setup, seed, |position, actions, chance| {
                    // Where there are very many, some of them.
                    let some = (0..TRIED.min(all.len())).filter_map(|_| chance.pick(&all));
                    let some: Vec<G::Action> = some.chain(actions.iter().copied()).collect();
                    for action in if all.len() > TRIED { &some } else { &all } {
                        let mut after = position.clone();
                        let answer = after.apply(*action);
                        assert_eq!(answer.is_ok(), actions.contains(action), "{id}: {action}");
                        if let Err(illegal) = answer {
                            assert_eq!(
                                after, *position,
                                "{id}: refused {action} changed something"
                            );
                            let rule = illegal.rule.split_once('-').expect("a rule has a number");
                            assert!(rule.1.parse::<u8>().is_ok(), "{id}: rule {}", illegal.rule);
                            assert!(illegal.message.ends_with('.'), "{id}: {}", illegal.message);
                        }
                    }
                });
            }
        }
    }
    for_every_game!(check);
}

#[test]
fn legal_actions_are_distinct() {
    fn check<G: Game>(id: GameId) {
        for setup in setups::<G>() {
            for seed in 0..MATCHES {
                random_match::<G>(&setup, seed, |_, actions, _| {
                    let distinct: HashSet<_> = actions.iter().collect();
                    assert_eq!(distinct.len(), actions.len(), "{id}: {actions:?}");
                });
            }
        }
    }
    for_every_game!(check);
}

#[test]
fn notation_and_json_round_trip_c7() {
    fn check<G: Game>(id: GameId) {
        for setup in setups::<G>() {
            for seed in 0..MATCHES / 10 {
                random_match::<G>(&setup, seed, |position, actions, _| {
                    for action in actions {
                        assert_eq!(action.to_string().parse(), Ok(*action), "{id}: {action}");
                    }
                    let json = serde_json::to_string(position).expect("a position has JSON");
                    let read: G = serde_json::from_str(&json)
                        .unwrap_or_else(|why| panic!("{id}: {why} in {json}"));
                    assert_eq!(read, *position);
                });
            }
            for nonsense in ["", "  ", "commit", "play XX", "💥", "commit 1H 2H 3H"] {
                assert!(nonsense.parse::<G::Action>().is_err(), "{id}: “{nonsense}” was read");
            }
        }
    }
    for_every_game!(check);
}

#[test]
fn imagined_positions_fit_the_view_c4() {
    fn check<G: Game>(id: GameId) {
        for setup in setups::<G>() {
            for seed in 0..MATCHES / 10 {
                let mut differs = false;
                random_match::<G>(&setup, seed, |position, actions, chance| {
                    for seat in Seat::all(setup.seats) {
                        let view = position.view(seat);
                        let draws: Vec<G> = (0..3).map(|_| G::imagine(&view, chance)).collect();
                        for drawn in &draws {
                            assert_eq!(drawn.view(seat), view, "{id}, seed {seed}, {seat}");
                            assert_eq!(drawn.turn(), position.turn());
                            if position.turn() == Turn::Seat(seat) {
                                assert_eq!(legal(drawn), actions, "{id}: {seat} knows its actions");
                            }
                            differs |= drawn != position;
                        }
                        let json = serde_json::to_string(&draws[0]).expect("it has JSON");
                        if let Err(why) = serde_json::from_str::<G>(&json) {
                            panic!("{id}: an impossible position was imagined: {why}\n{json}");
                        }
                    }
                });
                assert!(differs || setup.seats == 1, "{id}: nothing is hidden from anybody");
            }
        }
    }
    for_every_game!(check);
}

#[test]
fn events_hide_what_the_view_hides_c4() {
    /// What a seat sees of the others' actions must be the same in every world that fits its view,
    /// as far as the action and its effect on the view are.
    fn check<G: Game>(id: GameId) {
        for setup in setups::<G>() {
            for seed in 0..MATCHES / 10 {
                random_match::<G>(&setup, seed, |position, actions, chance| {
                    let Some(action) = chance.pick(actions) else { return };
                    for seat in Seat::all(setup.seats) {
                        let view = position.view(seat);
                        let mut here = position.clone();
                        let events = here.apply(action).expect("legal");
                        let mut there = G::imagine(&view, chance);
                        let Ok(others) = there.apply(action) else { continue };
                        if here.view(seat) == there.view(seat) {
                            let seen = |events: &[G::Event]| -> Vec<G::Event> {
                                events.iter().map(|event| G::seen_by(event, seat)).collect()
                            };
                            assert_eq!(seen(&events), seen(&others), "{id}: {seat}, {action}");
                        }
                    }
                });
            }
        }
    }
    for_every_game!(check);
}

#[test]
fn the_same_seed_and_actions_give_the_same_match_c2() {
    fn check<G: Game>(id: GameId) {
        for setup in setups::<G>() {
            assert_ne!(G::deal(&setup, 1), G::deal(&setup, 2), "{id}");
            for seed in 0..MATCHES / 10 {
                let mut record =
                    Record::<G>::new(Start::Deal { setup: setup.clone(), seed }).expect("a deal");
                let mut chance = Chance::new(seed);
                random_record(&mut record, &mut chance, |_| {});
                let json = serde_json::to_string(&record).expect("a record has JSON");
                let again: Record<G> = serde_json::from_str(&json).expect("it is replayed");
                assert_eq!(again, record, "{id}");
            }
        }
    }
    for_every_game!(check);
}

#[test]
fn undo_and_redo_lead_through_the_same_positions() {
    fn check<G: Game>(id: GameId) {
        for setup in setups::<G>() {
            let mut record =
                Record::<G>::new(Start::Deal { setup: setup.clone(), seed: 7 }).expect("a deal");
            let mut chance = Chance::new(7);
            let mut positions = vec![record.position().clone()];
            random_record(&mut record, &mut chance, |position| positions.push(position.clone()));
            for position in positions.iter().rev().skip(1) {
                assert!(record.undo().is_some());
                assert_eq!(record.position(), position, "{id}");
            }
            assert_eq!(record.undo(), None);
            for position in &positions[1..] {
                assert!(record.redo().is_some());
                assert_eq!(record.position(), position, "{id}");
            }
            assert!(record.redo().is_none());
            // Another action after an undo forgets what was undone.
            record.undo();
            record.undo();
            let actions = legal(record.position());
            record.play(actions[0]).expect("legal");
            assert_eq!(record.depth(), (positions.len() - 2, 0), "{id}");
        }
    }
    for_every_game!(check);
}

#[test]
fn wrong_numbers_of_seats_are_refused() {
    fn check<G: Game>(id: GameId) {
        for seats in [0, G::SEATS.end() + 1] {
            let setup = Setup::new(seats, G::Options::default());
            let message = setup.check::<G>().expect_err("refused").to_string();
            assert!(message.contains("seats"), "{id}: {message}");
            assert!(Record::<G>::new(Start::Deal { setup, seed: 1 }).is_err());
        }
    }
    for_every_game!(check);
}

/// A stored match of each game that must never play out differently, in any release (C-2): the
/// file is the transcript of a match of random actions, with every event.
///
/// When a rule is changed on purpose, raise the game's `RULES_VERSION` and write the file anew with
/// `CARDKEEP_WRITE_PLAYTHROUGHS=1 cargo test --no-default-features --test conformance`.
#[test]
fn playthroughs_stay_as_they_are() {
    fn check<G: Game>(id: GameId) {
        for setup in setups::<G>() {
            if setup.options != G::Options::default() {
                continue;
            }
            let mut text = format!("{id}, {} seats, seed 2026\n", setup.seats);
            let mut position = G::deal(&setup, 2026);
            let mut chance = Chance::new(1);
            let json = |value: &G| serde_json::to_string(value).expect("it has JSON");
            text += &format!("{}\n", json(&position));
            for _ in 0..ENOUGH {
                let Some(action) = chance.pick(&legal(&position)) else { break };
                text += &format!("> {action}\n");
                for event in position.apply(action).expect("legal") {
                    text += &format!("{}\n", serde_json::to_string(&event).expect("it has JSON"));
                }
            }
            text += &format!("{}\n", json(&position));
            let path = format!(
                "{}/tests/playthroughs/{id}-{}.txt",
                env!("CARGO_MANIFEST_DIR"),
                setup.seats
            );
            if std::env::var_os("CARDKEEP_WRITE_PLAYTHROUGHS").is_some() {
                std::fs::write(&path, &text).expect("the playthrough is written");
            }
            let stored = std::fs::read_to_string(&path)
                .unwrap_or_else(|why| panic!("every game has a playthrough: {path}: {why}"));
            for (n, (line, expected)) in text.lines().zip(stored.lines()).enumerate() {
                assert_eq!(line, expected, "{id}, {} seats, line {}", setup.seats, n + 1);
            }
            assert_eq!(text.len(), stored.len(), "{id}: the match has another length");
        }
    }
    for_every_game!(check);
}
