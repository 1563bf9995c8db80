//! First-time tips of Four Knights.

use super::FourKnights;
use crate::table::tip::{TipOf, at};
use cardkeep_core::cards::Card;
use cardkeep_core::games::four_knights::{Action, Phase, View, beats};

type Tip = TipOf<FourKnights>;

pub(super) const TIPS: &[Tip] = &[
    Tip::new("trade", |view| {
        (view.public.phase == Phase::Swap(view.seat)).then(|| at("stockade"))?
    })
    .known(|_, action| matches!(action, Action::Swap(..)))
    .taught("stockade"),
    Tip::new("forfeit", |view| {
        (view.public.phase == Phase::Forfeit(view.seat)).then(|| at("my-hand"))?
    })
    .taught("forfeit"),
    Tip::new("stand-off", |view| (opens(view) && !is_bare(view)).then(|| at("field"))?)
        .taught("standoff"),
    Tip::new("answer", |view| {
        newest(view).filter(|_| !view.public.options.may_yield).and_then(|_| at("their-line"))
    })
    .taught("answer"),
    Tip::new("yield", |view| {
        newest(view).filter(|_| view.public.options.may_yield).and_then(|_| at("their-line"))
    })
    .known(|_, action| action == Action::Yield),
    Tip::new("color", |view| {
        let newest = newest(view)?;
        let same = |card: Card| card.suit().is_red() == newest.suit().is_red();
        let low = view.hand.iter().any(|card| same(card) && !beats(card, newest));
        low.then(|| at("their-line"))?
    })
    .taught("partners"),
    Tip::new("cycle", |view| (opens(view) && is_bare(view)).then(|| at("my-hand"))?)
        .taught("cycle"),
    Tip::new("points", |view| {
        let won = view.public.total(view.seat) + view.public.total(view.seat.other()) > 0;
        (opens(view) && is_bare(view) && won).then(|| at("my-hand"))?
    })
    .taught("goal"),
];

/// Whether the player opens a battle, or goes on after a stand-off.
fn opens(view: &View) -> bool {
    view.public.phase == Phase::Commit(view.seat)
}

fn is_bare(view: &View) -> bool {
    view.public.field.iter().all(|line| line.is_empty())
}

/// Returns the card that the player has to beat.
fn newest(view: &View) -> Option<Card> {
    let pressed = view.public.phase == Phase::Reinforce(view.seat);
    view.public.field[view.seat.other().index()].last().copied().filter(|_| pressed)
}
