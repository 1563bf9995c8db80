//! First-time tips of Watchtower.

use super::Watchtower;
use crate::lesson::Pointer;
use crate::table::tip::{TipOf, at, of_seat};
use cardkeep_core::cards::Card;
use cardkeep_core::engine::Seat;
use cardkeep_core::games::watchtower::{
    Action, Fight, Phase, View, WATCHTOWER, army_needed, is_high,
};

type Tip = TipOf<Watchtower>;

pub(super) const TIPS: &[Tip] = &[
    Tip::new("free-for-all", |view| {
        let free = matches!(view.contest?.fight, Fight::FreeForAll { .. });
        (free && picks(view)).then(|| at("prize"))?
    }),
    Tip::new("defend", |view| match view.contest?.fight {
        Fight::Battle { defender, prize, .. } => {
            let mine = defender == view.seat && prize.is_some();
            (mine && picks(view)).then(|| at("held"))?
        }
        Fight::FreeForAll { .. } => None,
    })
    .taught("pick"),
    Tip::new("empty", |view| {
        (my_turn(view) && view.is_last_stand(view.seat)).then(|| at("panel-0"))?
    }),
    Tip::new("campaign", |view| {
        (my_turn(view) && on_campaign(view, view.seat)).then(|| at("panel-0"))?
    })
    .taught("raid"),
    Tip::new("siege", |view| {
        let rival = rivals(view).find(|seat| on_campaign(view, *seat))?;
        (my_turn(view) && !on_campaign(view, view.seat)).then(|| panel(view, rival))
    })
    .taught("siege"),
    Tip::new("burn", |view| {
        let opening = view.public.phase == Phase::Opening(view.seat);
        let may = opening || my_turn(view) && !view.public.this_turn.burned;
        let fort = &view.public.players[view.seat].fort;
        let mut burnable = fort.set().minus(view.public.kept_by_towers(view.seat)).iter();
        let high = burnable.find(|card| is_high(*card) && fort.is_top(*card))?;
        (may && !view.barracks.is_empty()).then(|| Pointer::Card(high.to_string()))
    })
    .known(|_, action| matches!(action, Action::Burn(card) if is_high(card)))
    .taught("burn"),
    Tip::new("tower", |view| {
        let army = view.army.len();
        let strong = |seat: &Seat| {
            let mut tops = view.public.players[*seat].fort.tops();
            tops.any(|(_, height)| height < WATCHTOWER && army < army_needed(height))
        };
        let rival = rivals(view).find(strong)?;
        (my_turn(view) && !view.public.this_turn.challenged).then(|| panel(view, rival))
    })
    .known(|view, action| match action {
        Action::Challenge(seat, card, _) => view.public.players[seat].fort.height(card.rank()) > 1,
        _ => false,
    }),
    Tip::new("attempts", |view| {
        let tried = |card: &Card| {
            rivals(view).any(|seat| view.public.players[seat].fort.set().contains(*card))
        };
        let mut mine = view.public.players[view.seat].tries.iter().map(|(card, _)| card);
        let card = mine.find(tried)?;
        my_turn(view).then(|| Pointer::Card(card.to_string()))
    }),
    Tip::new("spent", |view| {
        let high = view.army.highest().filter(|card| is_high(*card))?;
        let may_attack = my_turn(view) && !view.public.this_turn.challenged;
        let limited = !on_campaign(view, view.seat);
        (may_attack && limited).then(|| Pointer::Card(high.to_string()))
    }),
];

fn my_turn(view: &View) -> bool {
    view.public.phase == Phase::Turn(view.seat)
}

fn picks(view: &View) -> bool {
    view.public.phase == Phase::Pick(view.seat)
}

fn on_campaign(view: &View, seat: Seat) -> bool {
    view.public.players[seat].campaign
}

fn rivals(view: &View) -> impl Iterator<Item = Seat> {
    view.public.still_in().filter(|seat| *seat != view.seat)
}

fn panel(view: &View, seat: Seat) -> Pointer {
    of_seat("panel", view.seat, view.public.players.seats(), seat)
}
