//! Checks of the public knowledge of the barracks in a loaded position of Watchtower.

use super::{Verdict, no_card};
use crate::cards::{Card, CardSet};
use crate::engine::Seat;
use crate::games::load::require;
use crate::games::watchtower::{Lot, MOST_SEATS, Position};

/// Checks that the public knowledge of the barracks fits its cards and those drawn from it.
pub(super) fn check(position: &Position) -> Verdict {
    let barracks = &position.barracks;
    let cards: CardSet = barracks.cards.iter().copied().collect();
    no_card(barracks.open.minus(cards), |name| {
        format!("the {name} lies open in barracks it is not in")
    })?;
    let out = position.public.players.iter().filter(|player| player.out).count();
    let [one, other] = &barracks.lots;
    require(
        barracks.lots.iter().filter(|lot| **lot != Lot::default()).count() <= out,
        "more armies went under the barracks than players are out",
    )?;
    let shared = one.cards.union(one.known).intersection(other.cards.union(other.known));
    require(shared.is_empty(), "a card went under the barracks with two armies")?;
    for lot in &barracks.lots {
        check_lot(position, lot, cards)?;
        // The remains of two merged armies are in two places.
        if out == 1 {
            check_together(position, lot)?;
        }
    }
    for (seat, _) in position.public.players.pairs() {
        require(
            barracks.lots.iter().any(|lot| lot.drawn[seat.index()] == 0),
            format!("{seat} drew from two armies that do not count as one"),
        )?;
    }
    Ok(())
}

/// Checks that an army's remains are in the barracks, and that its known cards are there too or are
/// unknown cards in the armies of seats that drew from it.
fn check_lot(position: &Position, lot: &Lot, barracks: CardSet) -> Verdict {
    no_card(lot.cards.minus(barracks), |name| {
        format!("the {name} went under the barracks with an army and is not there")
    })?;
    let mut elsewhere = lot.known.minus(lot.cards);
    for seat in Seat::all(MOST_SEATS as u8) {
        let hidden = position.public.players.get(seat.index()).map(|player| player.hidden());
        let hidden = hidden.unwrap_or_default();
        let drawn = usize::from(lot.drawn[seat.index()]);
        require(
            (lot.known.intersection(hidden).len()..=hidden.len()).contains(&drawn),
            format!("{seat} has other cards than it drew from an army"),
        )?;
        elsewhere = elsewhere.minus(hidden);
    }
    let undrawn = lot.drawn == [0; MOST_SEATS];
    let settled = undrawn && lot.cards.len() == 1 && lot.known == lot.cards;
    let idle = lot.known.is_empty() && !undrawn;
    let apart = lot.cards.intersection(position.barracks.open).is_empty();
    require(
        elsewhere.is_empty() && !settled && !idle && apart,
        "what is known of an army under the barracks does not fit it",
    )
}

fn check_together(position: &Position, lot: &Lot) -> Verdict {
    let cards = &position.barracks.cards;
    let inside = |card: &Card| lot.cards.contains(*card);
    let length = match (cards.iter().position(inside), cards.iter().rposition(inside)) {
        (Some(first), Some(last)) => last + 1 - first,
        _ => 0,
    };
    require(length == lot.cards.len(), "an army under the barracks does not lie together there")
}
