//! Tests of the tables' invariants for every game, with matches of random actions.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;

use super::card_names::NamedCard;
use crate::session::{Moment, Observer};
use crate::table::beat::{self, CardOf};
use crate::table::game::{Beat, Presentation, Scene, TableGame, View};
use crate::table::names::Names;
use crate::table::pieces::Pieces;
use cardkeep_core::engine::{Chance, Game, Seat, Setup};
use cardkeep_core::games::GameId;

/// Number of positions visited per number of seats.
const POSITIONS: usize = 400;
/// Maximum actions of a solitaire, which never ends by itself.
const ENOUGH: usize = 200;

/// Runs a check for every registered game.
macro_rules! for_every_table {
    ($check:ident) => {
        for id in GameId::ALL {
            with_table!(id, T => $check::<T>());
        }
    };
}

type Options<T> = <<T as Presentation>::Rules as Game>::Options;

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

/// Plays matches of random actions until enough positions were visited, and passes each action's
/// events with the position before and after to `look`.
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

/// Returns every zone with its cards, ignoring piece numbers.
fn picture<S: Scene>(scene: &S) -> impl PartialEq + Debug + use<S> {
    let cards = |zone: S::Zone| {
        let pieces = scene.at(zone).into_iter().filter_map(|n| scene.pieces().get(n));
        let mut cards: Vec<_> = pieces.map(|piece| (piece.card, piece.face_up)).collect();
        cards.sort();
        cards
    };
    scene.zones().into_iter().map(|zone| (zone, cards(zone))).collect::<Vec<_>>()
}

/// Plays matches of random actions until enough positions were visited, and passes the moments of
/// each action, as a seat sees them, with the seat's view before to `look`.
fn observe<T: TableGame>(mut look: impl FnMut(&T::Rules, &Names, &View<T>, &[Moment<T::Rules>])) {
    for setup in setups::<T>() {
        let mut seen = 0;
        for seed in 0.. {
            let mut position = T::Rules::deal(&setup, seed);
            let mut chance = Chance::new(seed);
            let seat = Seat((seed % u64::from(setup.seats)) as u8);
            let names = names(seat, setup.seats);
            for _ in 0..ENOUGH {
                let mut legal = Vec::new();
                position.legal_actions(&mut legal);
                let Some(action) = chance.pick(&legal) else { break };
                let (before, view) = (position.clone(), position.view(seat));
                let mut observer = Observer::new(seat);
                position.play_unchecked(action, &mut observer);
                look(&before, &names, &view, &observer.moments);
                seen += 1;
            }
            if seen > POSITIONS {
                break;
            }
        }
    }
}

/// Checks the effect of an event on the pieces, and returns how many changed zones: no more than
/// necessary, unless the event says which. A card that is always known keeps its piece.
fn check_flights<S: Scene>(from: &S, to: &S, chosen: bool) -> usize {
    let (old, new) = (from.pieces(), to.pieces());
    let zone = |pieces: &Pieces<S::Zone, S::Card>, n: usize| pieces.get(n).map(|it| it.place);
    let moved = |n: &usize| zone(old, *n) != zone(new, *n);
    let is_known = |n: &usize| old.card(*n).is_some() && old.card(*n) == new.card(*n);
    let (sure, hidden): (Vec<usize>, Vec<usize>) = (0..old.count()).partition(is_known);
    let mut left: BTreeMap<_, i32> = BTreeMap::new();
    for n in &hidden {
        *left.entry(zone(old, *n)).or_default() += 1;
        *left.entry(zone(new, *n)).or_default() -= 1;
    }
    let least: i32 = left.values().filter(|count| **count > 0).sum();
    let least = sure.iter().filter(|n| moved(n)).count() + least as usize;
    let moved = (0..old.count()).filter(moved).count();
    assert!(chosen || moved == least, "{moved} cards fly and not {least}");
    let known = |pieces: &Pieces<S::Zone, S::Card>| -> BTreeMap<S::Card, Vec<usize>> {
        let mut known: BTreeMap<_, Vec<usize>> = BTreeMap::new();
        for n in 0..pieces.count() {
            pieces.card(n).into_iter().for_each(|card| known.entry(card).or_default().push(n));
        }
        known
    };
    let after = known(new);
    for (card, numbers) in known(old) {
        // Of several equal cards, as many keep their pieces as there are both before and after.
        let same = after.get(&card).map_or(&[][..], Vec::as_slice);
        let kept = numbers.iter().filter(|n| same.contains(n)).count();
        assert_eq!(kept, numbers.len().min(same.len()), "{card:?} keeps its piece");
    }
    moved
}

/// A card that changes zones flies there, because its piece keeps its number, and no other card
/// moves.
#[test]
fn exactly_the_cards_that_change_zones_fly() {
    fn check<T: TableGame>() {
        let mut flights = 0;
        observe::<T>(|_, names, before, moments| {
            let Some(last) = moments.last() else { return };
            let (mut game, mut scene) = (T::new(names), T::Scene::of(before));
            let mut view = before;
            for moment in moments {
                let mut from = scene.clone();
                let mut lands = Some(moment);
                for beat in game.present(names, view, moment) {
                    let landing = lands.take_if(|_| beat.lands);
                    beat::show(&mut scene, &beat, landing);
                    flights += check_flights(&from, &scene, !beat.moves.is_empty());
                    from = scene.clone();
                }
                beat::show::<T>(&mut scene, &Beat::after(0), lands);
                flights += check_flights(&from, &scene, false);
                view = &moment.view;
            }
            let fresh = picture(&T::Scene::of(&last.view));
            assert_eq!(picture(&scene), fresh, "{}: {moments:?}", T::ID);
        });
        assert!(flights > 100, "{}: {flights} cards flew", T::ID);
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
                    scene.zones().into_iter().flat_map(|place| scene.at(place)).collect();
                there.sort_unstable();
                assert_eq!(there, (0..scene.pieces().count()).collect::<Vec<_>>(), "{}", T::ID);
                assert_eq!(scene.pieces().count(), position.cards().len(), "{}", T::ID);
            }
        });
    }
    for_every_table!(check);
}

/// Returns the names of all cards in players' hands, hidden or not.
fn named<T: TableGame>(position: &T::Rules) -> BTreeSet<String>
where
    CardOf<T>: NamedCard,
{
    let seats = Seat::all(position.setup().seats);
    seats.flat_map(|seat| known::<T>(&T::Scene::of(&position.view(seat)))).collect()
}

/// Returns the names of the cards that a scene knows.
fn known<T: TableGame>(scene: &T::Scene) -> BTreeSet<String>
where
    CardOf<T>: NamedCard,
{
    let cards = (0..scene.pieces().count()).filter_map(|n| scene.pieces().card(n));
    cards.map(CardOf::<T>::name_in_log).collect()
}

/// Returns what a beat says, on the table and in the log.
fn texts<T: Presentation>(beat: Beat<T>) -> impl Iterator<Item = String> {
    beat.line.map(|line| line.text).into_iter().chain(beat.text)
}

/// Checks that what is shown depends only on the view: in another determinization everything looks
/// the same, and every event that a seat sees is described the same.
fn hides<T: TableGame>()
where
    CardOf<T>: NamedCard,
{
    let mut chance = Chance::new(1);
    observe::<T>(|position, names, before, moments| {
        let other = T::Rules::imagine(before, &mut chance).view(names.human());
        let pictures = [before, &other].map(|view| picture(&T::Scene::of(view)));
        assert_eq!(pictures[0], pictures[1], "{}", T::ID);
        let (mut game, mut view, mut scene) = (T::new(names), before, T::Scene::of(before));
        let (all, mut seen) = (named::<T>(position), known::<T>(&scene));
        for moment in moments {
            let beats = game.present(names, view, moment);
            beat::show::<T>(&mut scene, &Beat::after(0), Some(moment));
            seen.append(&mut known::<T>(&scene));
            let said: Vec<String> = beats.into_iter().flat_map(texts).collect();
            for card in all.difference(&seen) {
                let told = said.iter().any(|text| text.contains(card.as_str()));
                assert!(!told, "{}: {card} is told: {said:?}", T::ID);
            }
            view = &moment.view;
        }
    });
}

#[test]
fn nothing_that_is_hidden_is_shown_or_told() {
    for_every_table!(hides);
}

#[test]
fn what_is_told_is_whole_and_has_an_end() {
    fn check<T: TableGame>() {
        observe::<T>(|_, names, before, moments| {
            let (mut game, mut view) = (T::new(names), before);
            for moment in moments {
                let beats = game.present(names, view, moment);
                for beat in beats {
                    let millis = beat.millis;
                    let event = &moment.event;
                    assert!(millis <= 3000, "{}: {event:?} is shown for {millis} ms", T::ID);
                    for text in texts(beat) {
                        assert!(!text.is_empty() && text == text.trim(), "{}: {text:?}", T::ID);
                        assert!(text.chars().count() <= 120, "{}: {text:?} is long", T::ID);
                    }
                }
                view = &moment.view;
            }
            let summary = T::summary(view);
            assert!(!summary.is_empty() && summary.chars().count() <= 90, "{summary:?}");
        });
    }
    for_every_table!(check);
}
