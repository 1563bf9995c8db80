//! First-time tips of Four Kingdoms.

use super::FourKingdoms;
use crate::lesson::Pointer;
use crate::table::tip::{TipOf, at};
use cardkeep_core::cards::{Card, Rank, Suit};
use cardkeep_core::games::four_kingdoms::{Action, Kingdom, PileId, View};

pub(super) const TIPS: &[TipOf<FourKingdoms>] = &[
    TipOf::<FourKingdoms> {
        id: "guest",
        now: |view| {
            let open = |kingdom: &&Kingdom| {
                [Rank::King, Rank::Queen].into_iter().all(|rank| kingdom.has(rank))
                    && kingdom.guest().is_none()
                    && !kingdom.is_full()
            };
            let kingdom = view.public.kingdoms.iter().find(open)?;
            at(&PileId::Guest(kingdom.suit()).to_string())
        },
        known: |_, action| moves_to(action, |to| matches!(to, PileId::Guest(_))),
        taught: Some("guest"),
    },
    TipOf::<FourKingdoms> {
        id: "castle",
        now: |view| {
            let begun = |kingdom: &&Kingdom| kingdom.has(Rank::King) && !kingdom.has(Rank::Queen);
            let kingdom = view.public.kingdoms.iter().find(begun)?;
            at(&PileId::Queen(kingdom.suit()).to_string())
        },
        known: |_, action| moves_to(action, |to| matches!(to, PileId::Subjects(_))),
        taught: Some("castle"),
    },
    TipOf::<FourKingdoms> {
        id: "dungeon",
        now: |view| {
            let ready = |suit: Suit| {
                let home = view.public.kingdom(suit);
                [Rank::King, Rank::Queen, Rank::Jack, Rank::Ten].into_iter().all(|it| home.has(it))
            };
            let ace = tops(view).find(|card| card.rank() == Rank::Ace && !ready(card.suit()))?;
            Some(Pointer::Card(ace.to_string()))
        },
        known: |_, action| moves_to(action, |to| matches!(to, PileId::Dungeon(_))),
        taught: Some("dungeon"),
    },
    TipOf::<FourKingdoms> {
        id: "ten",
        now: |view| {
            let ten = tops(view).find(|card| card.rank() == Rank::Ten)?;
            Some(Pointer::Card(ten.to_string()))
        },
        known: |_, action| moves_to(action, |to| matches!(to, PileId::Tower(_))),
        taught: Some("tower"),
    },
    TipOf::<FourKingdoms> {
        id: "land",
        now: |view| {
            let row = view.rows.iter().position(|row| row.run.is_empty())?;
            at(&PileId::Row(row as u8 + 1).to_string())
        },
        known: |view, action| {
            let empty = |to| match to {
                PileId::Row(row) => view.rows[usize::from(row) - 1].run.is_empty(),
                _ => false,
            };
            moves_to(action, empty)
        },
        taught: Some("runs"),
    },
    TipOf::<FourKingdoms> {
        id: "waste",
        now: |view| (view.public.waste.len() > 1).then(|| at("waste"))?,
        known: |_, action| matches!(action, Action::Move { from: PileId::Waste, .. }),
        taught: Some("stock"),
    },
    TipOf::<FourKingdoms> {
        id: "lock",
        now: |view| {
            let locked = |kingdom: &&Kingdom| !kingdom.has(Rank::King);
            let kingdom = view.public.kingdoms.iter().find(locked)?;
            at(&PileId::Queen(kingdom.suit()).to_string())
        },
        known: |_, _| false,
        taught: None,
    },
    TipOf::<FourKingdoms> {
        id: "stock",
        now: |view| (view.talon_cards > 0).then(|| at("talon"))?,
        known: |_, _| false,
        taught: Some("stock"),
    },
];

fn moves_to(action: Action, is: impl Fn(PileId) -> bool) -> bool {
    matches!(action, Action::Move { to, .. } if is(to))
}

/// Iterates over the cards that can be moved: the top ones of the free lands and of the waste.
fn tops(view: &View) -> impl Iterator<Item = Card> {
    let lands = view.rows.iter().filter_map(|row| row.run.last().copied());
    lands.chain(view.public.waste.last().copied())
}
