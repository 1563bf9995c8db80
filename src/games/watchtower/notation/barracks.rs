//! Checks of what is known of the barracks.

use super::refuse;
use crate::cards::{Card, CardSet};
use crate::engine::{Impossible, Seat};
use crate::games::watchtower::{Lot, MOST_SEATS, Position};

/// What is known of the barracks fits what lies there and what was drawn from them.
pub(super) fn check(position: &Position) -> Result<(), Impossible> {
    let barracks = &position.barracks;
    let cards: CardSet = barracks.cards.iter().copied().collect();
    if let Some(card) = barracks.open.minus(cards).nth(0) {
        return refuse(format!("the {} lies open in barracks it is not in", card.name()));
    }
    let out = position.players.iter().filter(|player| player.out).count();
    let [one, other] = &barracks.lots;
    if barracks.lots.iter().filter(|lot| **lot != Lot::default()).count() > out {
        return refuse("more armies went under the barracks than players are out");
    }
    let shared = one.cards.union(one.known).intersection(other.cards.union(other.known));
    if !shared.is_empty() {
        return refuse("a card went under the barracks with two armies");
    }
    for lot in &barracks.lots {
        check_lot(position, lot, cards)?;
        // What is left of two armies that count as one lies in two places.
        if out == 1 {
            check_together(position, lot)?;
        }
    }
    for (seat, _) in position.players.pairs() {
        if barracks.lots.iter().all(|lot| lot.drawn[seat.index()] > 0) {
            return refuse(format!("{seat} drew from two armies that do not count as one"));
        }
    }
    Ok(())
}

/// What is left of an army lies in the barracks; the known cards of it lie there, too, or are unknown
/// cards in the armies of those who drew from it.
fn check_lot(position: &Position, lot: &Lot, barracks: CardSet) -> Result<(), Impossible> {
    if let Some(card) = lot.cards.minus(barracks).nth(0) {
        let name = card.name();
        return refuse(format!("the {name} went under the barracks with an army and is not there"));
    }
    let mut elsewhere = lot.known.minus(lot.cards);
    for seat in Seat::all(MOST_SEATS as u8) {
        let hidden = position.players.get(seat.index()).map(|player| player.hidden());
        let hidden = hidden.unwrap_or_default();
        let drawn = usize::from(lot.drawn[seat.index()]);
        if drawn > hidden.len() || lot.known.intersection(hidden).len() > drawn {
            return refuse(format!("{seat} has other cards than it drew from an army"));
        }
        elsewhere = elsewhere.minus(hidden);
    }
    let undrawn = lot.drawn == [0; MOST_SEATS];
    let settled = undrawn && lot.cards.len() == 1 && lot.known == lot.cards;
    let idle = lot.known.is_empty() && !undrawn;
    let apart = lot.cards.intersection(position.barracks.open).is_empty();
    if !elsewhere.is_empty() || settled || idle || !apart {
        return refuse("what is known of an army under the barracks does not fit it");
    }
    Ok(())
}

fn check_together(position: &Position, lot: &Lot) -> Result<(), Impossible> {
    let cards = &position.barracks.cards;
    let inside = |card: &Card| lot.cards.contains(*card);
    let length = match (cards.iter().position(inside), cards.iter().rposition(inside)) {
        (Some(first), Some(last)) => last + 1 - first,
        _ => 0,
    };
    if length == lot.cards.len() {
        return Ok(());
    }
    refuse("an army under the barracks does not lie together there")
}
