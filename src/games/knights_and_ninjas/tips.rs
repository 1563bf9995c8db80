//! First-time tips of Of Knights and Ninjas.

use super::KnightsAndNinjas;
use crate::lesson::Pointer;
use crate::table::tip::{TipOf, at, of_seat};
use cardkeep_core::engine::Seat;
use cardkeep_core::games::knights_and_ninjas::{Action, Card, FULL_HAND, Phase, TurnPlays, View};

pub(super) const TIPS: &[TipOf<KnightsAndNinjas>] = &[
    TipOf::<KnightsAndNinjas> {
        id: "road",
        now: |view| match view.public.phase {
            Phase::Road(loot) if loot.asked == view.seat => at("stage"),
            _ => None,
        },
        known: |_, action| matches!(action, Action::Highwayman { .. }),
        taught: Some("road"),
    },
    TipOf::<KnightsAndNinjas> {
        id: "accept",
        now: |view| match view.public.phase {
            Phase::Answer(attack) => {
                let strikes = attack.on == view.seat && attack.force.strength() > 0;
                strikes.then(|| at("stage"))?
            }
            _ => None,
        },
        known: |_, _| false,
        taught: Some("cost"),
    },
    TipOf::<KnightsAndNinjas> {
        id: "draft",
        now: |view| (view.public.phase == Phase::Draft(view.seat)).then(|| at("stage"))?,
        known: |_, _| false,
        taught: None,
    },
    TipOf::<KnightsAndNinjas> {
        id: "redraft",
        now: |view| {
            let few = view.hand.len() < FULL_HAND;
            (view.public.is_duel() && few && begins_turn(view)).then(|| at("pile"))?
        },
        known: |_, action| action == Action::Redraft,
        taught: None,
    },
    TipOf::<KnightsAndNinjas> {
        id: "turn",
        now: |view| {
            let holds = |is: fn(Card) -> bool| view.hand.kinds().any(is);
            let both = holds(Card::is_attack) && holds(Card::is_fortification);
            (begins_turn(view) && both).then(|| at("hand"))?
        },
        known: |_, _| false,
        taught: Some("turn"),
    },
    TipOf::<KnightsAndNinjas> {
        id: "minstrel",
        now: |view| rival_with(view, Card::Minstrel),
        known: |_, _| false,
        taught: None,
    },
    TipOf::<KnightsAndNinjas> {
        id: "archer",
        now: |view| rival_with(view, Card::Archer),
        known: |_, action| matches!(action, Action::SendArcher { .. }),
        taught: None,
    },
    TipOf::<KnightsAndNinjas> {
        id: "castle",
        now: |view| rival_with(view, Card::Castle),
        known: |_, action| matches!(action, Action::Prepare { .. }),
        taught: Some("clear"),
    },
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
