//! Conformance tests: the contract of `Game`, checked for every game with random matches.

use std::collections::HashSet;

use cardkeep_core::engine::{
    Chance, Game, HouseKind, Prospect, Record, Refusal, Seat, Setup, Start, Turn, Witness,
};
use cardkeep_core::games::{GameId, Registered};
use cardkeep_core::with_game;
use serde_json::Value;

use super::walk::{ENOUGH, legal, positions, random_match, setups};

/// Runs a check for every registered game.
macro_rules! for_every_game {
    ($check:ident) => {
        for id in GameId::ALL {
            with_game!(id, G => $check::<G>());
        }
    };
}

#[test]
fn ids_names_and_types_belong_together() {
    fn check<G: Registered>() {
        let id = G::ID;
        assert_eq!(id.to_string().parse(), Ok(id));
        assert_eq!(serde_json::to_value(id).expect("it has JSON"), Value::from(id.id()));
        assert_eq!(id.seats(), G::SEATS, "{id}");
        assert!(GameId::ids().contains(id.id()), "{id}");
        assert!(id.id().bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-'), "{id}");
        assert!(!id.name().is_empty(), "{id}");
    }
    for_every_game!(check);
    for (n, id) in GameId::ALL.into_iter().enumerate() {
        assert_eq!(with_game!(id, G => G::ID), id);
        let others = &GameId::ALL[..n];
        assert!(others.iter().all(|o| o.id() != id.id() && o.name() != id.name()), "{id}");
    }
    let refused = "bridge".parse::<GameId>().expect_err("it is no game").to_string();
    assert!(refused.ends_with(GameId::ids()), "{refused}");
}

#[test]
fn matches_end_within_their_bound_c6() {
    /// Number of actions played with each setup.
    const ACTIONS: usize = 60_000;
    fn check<G: Registered>() {
        for setup in setups::<G>() {
            let Some(bound) = G::bound(&setup) else {
                assert_eq!(setup.seats, 1, "{}: a match against others has an end", G::ID);
                continue;
            };
            let mut played = 0;
            for seed in 0.. {
                let mut actions = 0;
                for (position, legal) in random_match::<G>(&setup, seed) {
                    let over = matches!(position.turn(), Turn::Over(_));
                    assert_eq!(over, legal.is_empty(), "{}, seed {seed}", G::ID);
                    assert!(actions <= bound, "{}, seed {seed}: passes {bound}", G::ID);
                    actions += usize::from(!over);
                }
                played += actions;
                if played >= ACTIONS {
                    break;
                }
            }
        }
    }
    for_every_game!(check);
}

#[test]
fn cards_are_conserved_c3() {
    fn check<G: Registered>() {
        let mut deck = Vec::new();
        positions::<G>(1000, |setup, position, _, _| {
            let mut cards = position.cards();
            cards.sort();
            if deck.is_empty() {
                deck = G::deal(setup, 0).cards();
                deck.sort();
            }
            assert!(!deck.is_empty());
            assert_eq!(cards, deck, "{}, {setup:?}", G::ID);
        });
    }
    for_every_game!(check);
}

/// Checks that every event leaves a whole deck, and keeps the last position.
struct Checker<G> {
    deck: Vec<String>,
    last: Option<G>,
}

impl<G: Registered> Witness<G> for Checker<G> {
    fn see(&mut self, event: G::Event, after: &G) {
        let mut cards = after.cards();
        cards.sort();
        assert_eq!(cards, self.deck, "{}: {event:?} (C-3)", G::ID);
        self.last = Some(after.clone());
    }
}

#[test]
fn every_event_comes_with_the_position_right_after_it() {
    fn check<G: Registered>() {
        positions::<G>(1000, |_, position, actions, chance| {
            let Some(action) = chance.pick(actions) else { return };
            let mut deck = position.cards();
            deck.sort();
            let (mut after, mut checker) = (position.clone(), Checker { deck, last: None });
            after.play_unchecked(action, &mut checker);
            // A hidden choice is not an event.
            if let Some(last) = checker.last {
                assert_eq!(last, after, "{}: {action}: the last event ends the play", G::ID);
            }
        });
    }
    for_every_game!(check);
}

#[test]
fn legal_actions_are_distinct() {
    fn check<G: Registered>() {
        positions::<G>(1000, |_, _, actions, _| {
            let distinct: HashSet<_> = actions.iter().collect();
            assert_eq!(distinct.len(), actions.len(), "{}: {actions:?}", G::ID);
        });
    }
    for_every_game!(check);
}

#[test]
fn only_legal_actions_are_accepted_c5() {
    /// Number of actions tried per position, besides the legal ones.
    const TRIED: usize = 150;
    /// Actions that were legal once are tried at positions of other matches.
    fn check<G: Registered>() {
        let mut known = HashSet::new();
        positions::<G>(200, |_, _, actions, _| known.extend(actions.iter().copied()));
        let mut known: Vec<G::Action> = known.into_iter().collect();
        known.sort_by_key(ToString::to_string);
        positions::<G>(100, |_, position, actions, chance| {
            let some = (0..TRIED).filter_map(|_| chance.pick(&known));
            for action in some.chain(actions.iter().copied()) {
                let mut after = position.clone();
                let answer = after.apply(action);
                assert_eq!(answer.is_ok(), actions.contains(&action), "{}: {action}", G::ID);
                if let Err(illegal) = answer {
                    assert_eq!(after, *position, "{}: refused {action} has an effect", G::ID);
                    let (_, number) = illegal.rule().split_once('-').expect("a numbered rule");
                    assert!(number.parse::<u8>().is_ok(), "{}: rule {}", G::ID, illegal.rule());
                    assert!(!illegal.to_string().is_empty(), "{}", G::ID);
                }
            }
        });
    }
    for_every_game!(check);
}

#[test]
fn notation_and_json_round_trip_c7() {
    fn check<G: Registered>() {
        let id = G::ID;
        positions::<G>(150, |_, position, actions, _| {
            for action in actions {
                assert_eq!(action.to_string().parse(), Ok(*action), "{id}: {action}");
            }
            let json = serde_json::to_string(position).expect("a position has JSON");
            let read: G =
                serde_json::from_str(&json).unwrap_or_else(|why| panic!("{id}: {why} in {json}"));
            assert_eq!(read, *position);
        });
        for nonsense in ["", "  ", "commit", "play XX", "💥", "commit 1H 2H 3H"] {
            assert!(nonsense.parse::<G::Action>().is_err(), "{id}: “{nonsense}” was read");
        }
    }
    for_every_game!(check);
}

#[test]
fn imagined_positions_fit_the_view_c4() {
    fn check<G: Registered>() {
        let id = G::ID;
        let mut differs = false;
        positions::<G>(150, |setup, position, actions, chance| {
            for seat in Seat::all(setup.seats) {
                let view = position.view(seat);
                let draws: Vec<G> = (0..2).map(|_| G::imagine(&view, chance)).collect();
                for drawn in &draws {
                    assert_eq!(drawn.view(seat), view, "{id}, {setup:?}, {seat}");
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
        assert!(differs || *G::SEATS.end() == 1, "{id}: nothing is hidden from anybody");
    }
    for_every_game!(check);
}

#[test]
fn events_hide_what_the_view_hides_c4() {
    /// What a seat sees of others' actions must be the same in every determinization of its view,
    /// if the action and its effect on the view are.
    fn check<G: Registered>() {
        positions::<G>(200, |setup, position, actions, chance| {
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
                    assert_eq!(seen(&events), seen(&others), "{}: {seat}, {action}", G::ID);
                }
            }
        });
    }
    for_every_game!(check);
}

/// What everybody knows is the same in every position that one gets by placing anew, for one seat after the
/// other, what that seat does not know.
#[test]
fn what_everybody_knows_follows_from_what_nobody_hides_c4() {
    fn check<G: Registered>() {
        let mut compared = 0;
        positions::<G>(200, |setup, position, actions, chance| {
            let seats = setup.seats;
            let mut other = position.clone();
            for seat in Seat::all(seats) {
                other = G::imagine(&other.view(seat), chance);
            }
            for seat in Seat::all(seats) {
                let known = [position, &other].map(|position| G::public(&position.view(seat)));
                assert_eq!(known[0], known[1], "{}, {setup:?}, {seat}", G::ID);
            }
            let Some(action) = chance.pick(actions) else { return };
            let (mut here, mut there) = (position.clone(), other);
            let events = here.apply(action).expect("legal");
            let Ok(others) = there.apply(action) else { return };
            if G::public(&here.view(Seat(0))) == G::public(&there.view(Seat(0))) {
                // What all seats see in full is no secret.
                let hidden = |event: &&G::Event| {
                    Seat::all(seats).any(|seat| G::seen_by(event, seat) != **event)
                };
                let seen = |events: &[G::Event]| -> Vec<G::Event> {
                    let hidden = events.iter().filter(hidden);
                    hidden.map(|event| G::seen_by_all(event, seats)).collect()
                };
                assert_eq!(seen(&events), seen(&others), "{}, {setup:?}, {action}", G::ID);
                compared += 1;
            }
        });
        assert!(compared > 30, "{}: {compared}", G::ID);
    }
    for_every_game!(check);
}

/// What reveals nothing to the seat that acts turns out the same whatever is hidden from it.
#[test]
fn what_reveals_nothing_follows_from_the_view() {
    const WORLDS: u64 = 6;
    fn check<G: Registered>() -> usize {
        let mut found = 0;
        positions::<G>(300, |_, position, actions, _| {
            let Turn::Seat(seat) = position.turn() else { return };
            let view = position.view(seat);
            for action in actions {
                let after = |mut world: G| {
                    let mut events = Vec::new();
                    world.play_unchecked(*action, &mut events);
                    (events, world.view(seat))
                };
                let (events, foreseen) = after(position.clone());
                if events.iter().any(G::reveals) {
                    continue;
                }
                found += 1;
                for n in 0..WORLDS {
                    let world = G::imagine(&view, &mut Chance::new(n));
                    assert_eq!(after(world).1, foreseen, "{}: {action}", G::ID);
                }
            }
        });
        found
    }
    let found: usize = GameId::ALL.into_iter().map(|id| with_game!(id, G => check::<G>())).sum();
    assert!(found > 0, "some actions reveal nothing");
}

/// A seat's prospect holds however the match continues.
#[test]
fn prospects_come_true() {
    fn check<G: Registered>() {
        positions::<G>(300, |setup, position, _, chance| {
            for seat in Seat::all(setup.seats) {
                let foretold = G::prospect(&position.view(seat));
                if foretold == Prospect::Open || matches!(position.turn(), Turn::Over(_)) {
                    continue;
                }
                let mut later = position.clone();
                let over = loop {
                    let now = G::prospect(&later.view(seat));
                    let acts = match later.turn() {
                        Turn::Seat(acts) => acts,
                        Turn::Over(outcome) => break outcome,
                    };
                    let keeps = foretold == Prospect::Waiting || now == foretold;
                    assert!(keeps, "{}: {foretold:?} became {now:?}", G::ID);
                    let idle = matches!(now, Prospect::Waiting | Prospect::Out);
                    assert!(!idle || acts != seat, "{}: {seat} is {now:?} and acts", G::ID);
                    let action = chance.pick(&legal(&later)).expect("it is not over");
                    later.play_unchecked(action, &mut ());
                };
                if let Prospect::Decided(outcome) = foretold {
                    assert_eq!(over, outcome, "{}", G::ID);
                }
            }
        });
    }
    for_every_game!(check);
}

/// Returns the record of a random match of at most [`ENOUGH`] actions, and its positions.
fn random_record<G: Game>(setup: &Setup<G::Options>, seed: u64) -> (Record<G>, Vec<G>) {
    let start = Start::Deal { setup: setup.clone(), seed };
    let mut record = Record::<G>::new(start).expect("a deal");
    let mut positions = vec![record.position().clone()];
    let mut chance = Chance::new(seed);
    for _ in 0..ENOUGH {
        let Some(action) = chance.pick(&legal(record.position())) else { break };
        record.play(action).expect("legal");
        positions.push(record.position().clone());
    }
    (record, positions)
}

#[test]
fn the_same_seed_and_actions_give_the_same_match_c2() {
    fn check<G: Registered>() {
        for setup in setups::<G>() {
            assert_ne!(G::deal(&setup, 1), G::deal(&setup, 2), "{}", G::ID);
            for seed in 0..3 {
                let (record, _) = random_record::<G>(&setup, seed);
                let json = serde_json::to_string(&record).expect("a record has JSON");
                let again: Record<G> = serde_json::from_str(&json).expect("it is replayed");
                assert_eq!(again, record, "{}", G::ID);
            }
        }
    }
    for_every_game!(check);
}

#[test]
fn undo_and_redo_lead_through_the_same_positions() {
    /// An undo replays all earlier actions, so long matches are not undone completely.
    const STEPS: usize = 60;
    fn check<G: Registered>() {
        let id = G::ID;
        for setup in setups::<G>() {
            let (mut record, positions) = random_record::<G>(&setup, 7);
            let steps = STEPS.min(positions.len() - 1);
            for position in positions.iter().rev().skip(1).take(steps) {
                assert!(record.undo().is_some());
                assert_eq!(record.position(), position, "{id}");
            }
            assert_eq!(record.depth(), (positions.len() - 1 - steps, steps));
            for position in &positions[positions.len() - steps..] {
                assert!(record.redo(&mut ()).is_some());
                assert_eq!(record.position(), position, "{id}");
            }
            assert!(record.redo(&mut ()).is_none());
            // A new action after an undo drops the undone ones.
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
fn wrong_numbers_of_seats_and_beginners_are_refused() {
    fn check<G: Registered>() {
        for seats in [0, G::SEATS.end() + 1] {
            let setup = Setup::new(seats, G::Options::default());
            let message = setup.check::<G>().expect_err("refused").to_string();
            assert!(message.contains("seats"), "{}: {message}", G::ID);
            assert!(Record::<G>::new(Start::Deal { setup, seed: 1 }).is_err());
        }
        let seats = *G::SEATS.end();
        let begun_by =
            |seat| Setup { first: Some(Seat(seat)), ..Setup::new(seats, G::Options::default()) };
        assert_eq!(begun_by(0).check::<G>().is_ok(), G::REMEMBERS_WINNER, "{}", G::ID);
        assert!(begun_by(seats).check::<G>().is_err(), "{}", G::ID);
    }
    for_every_game!(check);
}

#[test]
fn house_rules_are_the_fields_of_the_options_c8() {
    fn check<G: Registered>() {
        let id = G::ID;
        let usual = serde_json::to_value(G::Options::default()).expect("options have JSON");
        let fields = usual.as_object().expect("options are an object");
        let told: Vec<&str> = G::HOUSE_RULES.iter().map(|rule| rule.field).collect();
        assert!(told.iter().eq(fields.keys()), "{id}: {told:?} and {usual}");
        let empty: G::Options = serde_json::from_str("{}").expect("no option has to be named");
        assert_eq!(empty, G::Options::default(), "{id}");
        for rule in G::HOUSE_RULES {
            let field = rule.field;
            let values = rule.values();
            assert!(values.len() > 1, "{id}: {field} is no choice");
            let standing = rule.standing(&G::Options::default());
            match rule.kind {
                HouseKind::OnOff => assert_eq!(standing, Some(0), "{id}: {field} is off"),
                HouseKind::OneOf(_) => {
                    assert!(standing.is_some(), "{id}: {field} usually is none of these");
                }
            }
            for (n, value) in values.into_iter().enumerate() {
                let mut json = usual.clone();
                json[field] = value;
                let options: G::Options = serde_json::from_value(json.clone())
                    .unwrap_or_else(|why| panic!("{id}: {json}: {why}"));
                assert_eq!(rule.standing(&options), Some(n), "{id}: {json}");
                assert!(G::variants().contains(&options), "{id}: {json} is not tested");
            }
        }
        assert_eq!(G::variants().first(), Some(&G::Options::default()), "{id}");
    }
    for_every_game!(check);
}

/// Golden match of each game, which must replay the same in every release (C-2): the transcript of
/// a match of random actions, with every event.
///
/// After an intended change of the rules, raise the game's `RULES_VERSION` and rewrite the files
/// with `CARDKEEP_WRITE_PLAYTHROUGHS=1 cargo test -p cardkeep-core conformance`.
#[test]
fn playthroughs_stay_as_they_are() {
    fn check<G: Registered>() {
        let id = G::ID;
        for seats in G::SEATS {
            let setup = Setup::new(seats, G::Options::default());
            let mut text = format!("{id}, {seats} seats, seed 2026\n");
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
            let path =
                format!("{}/tests/playthroughs/{id}-{seats}.txt", env!("CARGO_MANIFEST_DIR"));
            if std::env::var_os("CARDKEEP_WRITE_PLAYTHROUGHS").is_some() {
                std::fs::write(&path, &text).expect("the playthrough is written");
            }
            let stored = std::fs::read_to_string(&path)
                .unwrap_or_else(|why| panic!("every game has a playthrough: {path}: {why}"));
            for (n, (line, expected)) in text.lines().zip(stored.lines()).enumerate() {
                assert_eq!(line, expected, "{id}, {seats} seats, line {}", n + 1);
            }
            assert_eq!(text.len(), stored.len(), "{id}: the match has another length");
        }
    }
    for_every_game!(check);
}
