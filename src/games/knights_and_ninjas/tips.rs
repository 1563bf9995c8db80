//! First-time tips of Of Knights and Ninjas.

use super::KnightsAndNinjas;
use crate::lesson::Pointer;
use crate::table::tip::{TipOf, at, of_seat};
use cardkeep_core::engine::Seat;
use cardkeep_core::games::knights_and_ninjas::{Action, Card, FULL_HAND, Phase, TurnPlays, View};

type Tip = TipOf<KnightsAndNinjas>;

pub(super) const TIPS: &[Tip] = &[
    Tip::new("road", |view| match view.public.phase {
        Phase::Road(loot) if loot.asked == view.seat => at("stage"),
        _ => None,
    })
    .known(|_, action| matches!(action, Action::Highwayman { .. }))
    .taught("road"),
    Tip::new("accept", |view| match view.public.phase {
        Phase::Answer(attack) => {
            let strikes = attack.on == view.seat && attack.force.strength() > 0;
            strikes.then(|| at("stage"))?
        }
        _ => None,
    })
    .taught("cost"),
    Tip::new("draft", |view| {
        (view.public.phase == Phase::Draft(view.seat)).then(|| at("stage"))?
    }),
    Tip::new("redraft", |view| {
        let few = view.hand.len() < FULL_HAND;
        (view.public.is_duel() && few && begins_turn(view)).then(|| at("pile"))?
    })
    .known(|_, action| action == Action::Redraft),
    Tip::new("turn", |view| {
        let holds = |is: fn(Card) -> bool| view.hand.kinds().any(is);
        let both = holds(Card::is_attack) && holds(Card::is_fortification);
        (begins_turn(view) && both).then(|| at("hand"))?
    })
    .taught("turn"),
    Tip::new("minstrel", |view| rival_with(view, Card::Minstrel)),
    Tip::new("archer", |view| rival_with(view, Card::Archer))
        .known(|_, action| matches!(action, Action::SendArcher { .. })),
    Tip::new("castle", |view| rival_with(view, Card::Castle))
        .known(|_, action| matches!(action, Action::Prepare { .. }))
        .taught("clear"),
];

/// Whether it is the player's turn and nothing was played in it.
fn begins_turn(view: &View) -> bool {
    let fresh = view.public.phase == Phase::Turn && view.public.conduct == TurnPlays::Fresh;
    fresh && view.public.mover == view.seat
}

/// Points at a rival with a fortification, if the player could attack and holds troops.
fn rival_with(view: &View, card: Card) -> Option<Pointer> {
    let troops = view.hand.kinds().any(Card::is_troop);
    let guarded = |seat: &Seat| *seat != view.seat && view.public.forts[*seat].has(card);
    let rival = Seat::all(view.public.seats()).find(guarded)?;
    let pointer = || of_seat("panel", view.seat, view.public.seats(), rival);
    (begins_turn(view) && troops).then(pointer)
}
