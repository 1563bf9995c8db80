//! First-time tips of Four Kingdoms.

use super::FourKingdoms;
use crate::lesson::Pointer;
use crate::table::tip::{TipOf, at};
use cardkeep_core::cards::{Card, Rank, Suit};
use cardkeep_core::games::four_kingdoms::{Action, Kingdom, PileId, View};

type Tip = TipOf<FourKingdoms>;

pub(super) const TIPS: &[Tip] = &[
    Tip::new("guest", |view| {
        let open = |kingdom: &&Kingdom| {
            [Rank::King, Rank::Queen].into_iter().all(|rank| kingdom.has(rank))
                && kingdom.guest().is_none()
                && !kingdom.is_full()
        };
        let kingdom = view.public.kingdoms.iter().find(open)?;
        at(&PileId::Guest(kingdom.suit()).to_string())
    })
    .known(|_, action| moves_to(action, |to| matches!(to, PileId::Guest(_))))
    .taught("guest"),
    Tip::new("castle", |view| {
        let begun = |kingdom: &&Kingdom| kingdom.has(Rank::King) && !kingdom.has(Rank::Queen);
        let kingdom = view.public.kingdoms.iter().find(begun)?;
        at(&PileId::Queen(kingdom.suit()).to_string())
    })
    .known(|_, action| moves_to(action, |to| matches!(to, PileId::Subjects(_))))
    .taught("castle"),
    Tip::new("dungeon", |view| {
        let ready = |suit: Suit| {
            let home = view.public.kingdom(suit);
            [Rank::King, Rank::Queen, Rank::Jack, Rank::Ten].into_iter().all(|it| home.has(it))
        };
        let ace = tops(view).find(|card| card.rank() == Rank::Ace && !ready(card.suit()))?;
        Some(Pointer::Card(ace.to_string()))
    })
    .known(|_, action| moves_to(action, |to| matches!(to, PileId::Dungeon(_))))
    .taught("dungeon"),
    Tip::new("ten", |view| {
        let ten = tops(view).find(|card| card.rank() == Rank::Ten)?;
        Some(Pointer::Card(ten.to_string()))
    })
    .known(|_, action| moves_to(action, |to| matches!(to, PileId::Tower(_))))
    .taught("tower"),
    Tip::new("land", |view| {
        let row = view.rows.iter().position(|row| row.run.is_empty())?;
        at(&PileId::Row(row as u8 + 1).to_string())
    })
    .known(|view, action| {
        let empty = |to| match to {
            PileId::Row(row) => view.rows[usize::from(row) - 1].run.is_empty(),
            _ => false,
        };
        moves_to(action, empty)
    })
    .taught("runs"),
    Tip::new("waste", |view| (view.public.waste.len() > 1).then(|| at("waste"))?)
        .known(|_, action| matches!(action, Action::Move { from: PileId::Waste, .. }))
        .taught("stock"),
    Tip::new("lock", |view| {
        let locked = |kingdom: &&Kingdom| !kingdom.has(Rank::King);
        let kingdom = view.public.kingdoms.iter().find(locked)?;
        at(&PileId::Queen(kingdom.suit()).to_string())
    }),
    Tip::new("stock", |view| (view.talon_cards > 0).then(|| at("talon"))?).taught("stock"),
];

fn moves_to(action: Action, is: impl Fn(PileId) -> bool) -> bool {
    matches!(action, Action::Move { to, .. } if is(to))
}

/// Iterates over the cards that can be moved: the top ones of the free lands and of the waste.
fn tops(view: &View) -> impl Iterator<Item = Card> {
    let lands = view.rows.iter().filter_map(|row| row.run.last().copied());
    lands.chain(view.public.waste.last().copied())
}
