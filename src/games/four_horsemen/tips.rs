//! First-time tips of Four Horsemen.

use super::FourHorsemen;
use crate::table::tip::{TipOf, at};
use cardkeep_core::engine::Seat;
use cardkeep_core::games::four_horsemen::{Action, FATAL, Horseman, Phase, View};

type Tip = TipOf<FourHorsemen>;

pub(super) const TIPS: &[Tip] = &[
    Tip::new("keep-death", |view| {
        let winning = view.public.round.winning().filter(|_| gives(view));
        winning.filter(|(_, card)| card.suit() == Horseman::Death).and_then(|_| at("center"))
    })
    .taught("death"),
    Tip::new("war", |view| {
        let mut wars = view.public.round.cards().filter(|card| card.suit() == Horseman::War);
        let effective = wars.any(|war| {
            view.public
                .piles
                .still_in(view.seat)
                .any(|seat| view.public.piles[seat].prey(war).is_some())
        });
        (gives(view) && effective).then(|| at("center"))?
    })
    .taught("poison"),
    Tip::new("give", |view| gives(view).then(|| at("center"))?).taught("give"),
    Tip::new("last-death", |view| {
        (plays(view) && view.public.piles[view.seat].deaths() + 1 == FATAL)
            .then(|| at("panel-0"))?
    })
    .taught("death"),
    Tip::new("famine", |view| {
        let odd = held(view, view.seat, Horseman::Famine) % 2 == 1;
        (plays(view) && odd).then(|| at("panel-0"))?
    })
    .taught("famine"),
    Tip::new("pestilence", |view| {
        let holds = |seat: Seat| held(view, seat, Horseman::Pestilence) > 0;
        let rivals = view.public.piles.still_in(view.seat).skip(1).any(holds);
        (plays(view) && holds(view.seat) && rivals).then(|| at("panel-0"))?
    })
    .taught("pestilence"),
    Tip::new("fate", |view| (plays(view) && !view.fate.is_empty()).then(|| at("fate"))?)
        .known(|_, action| matches!(action, Action::Fate(_))),
    Tip::new("any", |view| {
        (plays(view) && view.public.round.cards().next().is_some()).then(|| at("center"))?
    })
    .taught("hand"),
];

fn plays(view: &View) -> bool {
    view.public.phase == Phase::Play(view.seat)
}

fn gives(view: &View) -> bool {
    view.public.phase == Phase::Give(view.seat)
}

/// Returns how many face-up cards of a suit are in a player's pile.
fn held(view: &View, seat: Seat, suit: Horseman) -> usize {
    view.public.piles[seat].up().intersection(suit.cards()).len()
}
