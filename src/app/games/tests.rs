//! What every table promises, checked for every game with matches of random actions.

use std::collections::BTreeSet;
use std::fmt::Debug;

use crate::app::table::game::{Scene, TableGame, Told};
use crate::app::table::names::Names;
use crate::engine::{Chance, Game, Seat, Setup, Turn};
use crate::games::GameId;

/// How many positions are looked at for each number of seats.
const POSITIONS: usize = 400;
/// A solitaire goes on for ever.
const ENOUGH: usize = 200;

/// Runs a check for every registered game.
macro_rules! for_every_table {
    ($check:ident) => {
        for id in GameId::ALL {
            with_table!(id, T => $check::<T>());
        }
    };
}

type Options<T> = <<T as TableGame>::Rules as Game>::Options;

fn setups<T: TableGame>() -> Vec<Setup<Options<T>>> {
    let variants = T::Rules::variants();
    T::Rules::SEATS
        .flat_map(|seats| variants.iter().map(move |options| Setup::new(seats, options.clone())))
        .collect()
}

fn names(human: Seat, seats: u8) -> Names {
    let name = |seat: Seat| match seat == human {
        true => String::from("You"),
        false => format!("Rival{}", seat.0),
    };
    Names::new(human, Seat::all(seats).map(name).collect(), vec![None; usize::from(seats)])
}

/// Plays matches of random actions until enough positions were seen, and shows each action's
/// events with the position before and after.
fn watch<T: TableGame>(mut look: impl FnMut(&T::Rules, &[<T::Rules as Game>::Event], &T::Rules)) {
    for setup in setups::<T>() {
        let mut seen = 0;
        for seed in 0.. {
            let mut position = T::Rules::deal(&setup, seed);
            let mut chance = Chance::new(seed);
            for _ in 0..ENOUGH {
                let mut legal = Vec::new();
                position.legal_actions(&mut legal);
                let Some(action) = chance.pick(&legal) else { break };
                let before = position.clone();
                let events = position.apply(action).expect("it is legal");
                look(&before, &events, &position);
                seen += 1;
            }
            if seen > POSITIONS {
                break;
            }
        }
    }
}

/// Every place with its cards in order, whatever piece shows them.
fn picture<S: Scene>(scene: &S) -> impl PartialEq + Debug + use<S> {
    let cards = |place: S::Place| {
        let pieces = scene.at(place).into_iter().filter_map(|n| scene.pieces().get(n));
        let mut cards: Vec<_> = pieces.map(|piece| (piece.card, piece.face_up)).collect();
        if S::is_heap(place) {
            cards.sort();
        }
        cards
    };
    let places: Vec<_> = scene.places().into_iter().map(|place| (place, cards(place))).collect();
    (places, scene.facts())
}

#[test]
fn events_lead_to_the_same_picture_as_the_view_does() {
    fn check<T: TableGame>() {
        watch::<T>(|before, events, after| {
            for seat in Seat::all(before.setup().seats) {
                let mut scene = T::Scene::of(&before.view(seat));
                events.iter().for_each(|event| scene.apply(&T::Rules::seen_by(event, seat)));
                let fresh = T::Scene::of(&after.view(seat));
                assert_eq!(picture(&scene), picture(&fresh), "{}: {seat}, {events:?}", T::ID);
            }
        });
    }
    for_every_table!(check);
}

#[test]
fn every_piece_lies_in_one_of_the_places() {
    fn check<T: TableGame>() {
        watch::<T>(|position, _, _| {
            for seat in Seat::all(position.setup().seats) {
                let scene = T::Scene::of(&position.view(seat));
                let mut there: Vec<usize> =
                    scene.places().into_iter().flat_map(|place| scene.at(place)).collect();
                there.sort_unstable();
                assert_eq!(there, (0..scene.pieces().count()).collect::<Vec<_>>(), "{}", T::ID);
                assert_eq!(scene.pieces().count(), position.cards().len(), "{}", T::ID);
            }
        });
    }
    for_every_table!(check);
}

/// The names of the cards that somebody holds unseen or seen.
fn named<T: TableGame>(position: &T::Rules) -> BTreeSet<String> {
    let seats = Seat::all(position.setup().seats);
    seats.flat_map(|seat| known::<T>(&T::Scene::of(&position.view(seat)))).collect()
}

/// The names of the cards that a scene knows.
fn known<T: TableGame>(scene: &T::Scene) -> BTreeSet<String> {
    let cards = (0..scene.pieces().count()).filter_map(|n| scene.pieces().card(n));
    cards.map(T::Scene::name_of).collect()
}

/// What is shown is a matter of the view alone: in another world that fits it, all looks the same,
/// and every event that a seat sees is told the same.
#[test]
fn nothing_that_is_hidden_is_shown_or_told() {
    fn check<T: TableGame>() {
        let mut chance = Chance::new(1);
        watch::<T>(|before, events, _| {
            let named = named::<T>(before);
            for seat in Seat::all(before.setup().seats) {
                let view = before.view(seat);
                let other = T::Rules::imagine(&view, &mut chance);
                let pictures = [&view, &other.view(seat)].map(|view| picture(&T::Scene::of(view)));
                assert_eq!(pictures[0], pictures[1], "{}: {seat}", T::ID);

                let before_it = known::<T>(&T::Scene::of(&view));
                let mut scene = T::Scene::of(&view);
                let names = names(seat, before.setup().seats);
                for event in events {
                    let seen = T::Rules::seen_by(event, seat);
                    scene.apply(&seen);
                    let Told { log, narration, .. } = T::tell(&seen, &names);
                    let said =
                        [log.map(|line| line.text), narration].map(Option::unwrap_or_default);
                    let is_told = |card: &&String| said.iter().any(|it| it.contains(card.as_str()));
                    let mut told = named.difference(&before_it).filter(is_told).peekable();
                    let may = told.peek().map(|_| known::<T>(&scene)).unwrap_or_default();
                    let not_for_it = told.find(|card| !may.contains(*card));
                    assert_eq!(not_for_it, None, "{}: {seat} is told {said:?}", T::ID);
                }
            }
        });
    }

    for_every_table!(check);
}

#[test]
fn what_is_told_is_whole_and_has_an_end() {
    fn check<T: TableGame>() {
        watch::<T>(|before, events, after| {
            for seat in Seat::all(before.setup().seats) {
                let names = names(seat, before.setup().seats);
                for event in events {
                    let Told { log, narration, millis } =
                        T::tell(&T::Rules::seen_by(event, seat), &names);
                    assert!(millis <= 3000, "{}: {event:?} is shown for {millis} ms", T::ID);
                    for text in log.map(|line| line.text).into_iter().chain(narration) {
                        assert!(!text.is_empty() && text == text.trim(), "{}: {text:?}", T::ID);
                        assert!(text.chars().count() <= 120, "{}: {text:?} is long", T::ID);
                    }
                }
                let summary = T::summary(&after.view(seat));
                assert!(!summary.is_empty() && summary.chars().count() <= 90, "{summary:?}");
            }
            if let Turn::Over(_) = after.turn() {
                assert!(!events.is_empty());
            }
        });
    }
    for_every_table!(check);
}
