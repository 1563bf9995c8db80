//! Automatic destinations for cards the player taps or sends without choosing one.

use super::{Action, PileId, Position, ROWS, under};
use crate::cards::{Card, Rank};

/// Returns the lowest of the top `count` cards of a pile.
fn lowest(position: &Position, from: PileId, count: u8) -> Option<Card> {
    match from {
        PileId::Row(row) => {
            let run = position.rows().get(usize::from(row).checked_sub(1)?)?.run();
            run.len().checked_sub(usize::from(count)).and_then(|below| run.get(below)).copied()
        }
        _ => position.top(from).filter(|_| count == 1),
    }
}

/// Returns how many cards of a pile are face up, and how many face down under them.
fn lie(position: &Position, from: PileId) -> (usize, usize) {
    match from {
        PileId::Row(row) => {
            let row = &position.rows()[usize::from(row) - 1];
            (row.run().len(), row.down())
        }
        _ => (1, 0),
    }
}

/// Returns the free lands that are empty, or those that are not.
fn lands(position: &Position, empty: bool) -> impl Iterator<Item = PileId> {
    let rows = (1..=ROWS as u8).map(PileId::Row);
    rows.filter(move |row| position.top(*row).is_none() == empty)
}

/// Returns the most useful move of the top `count` cards of a pile, if any. In order of preference:
/// home, unless the card is a ten that its jack may need; onto the next lower card in a free land;
/// home even so; to the guest chamber or an empty land, if that turns up a card, frees a land, or
/// plays the waste. Cards at home stay there.
pub fn best_move(position: &Position, from: PileId, count: u8) -> Option<Action> {
    let card = lowest(position, from, count).filter(|_| !from.is_home())?;
    let (home, suit) = (PileId::home(card), card.suit());
    let kingdom = position.public.kingdom(suit);
    let (up, down) = lie(position, from);
    let in_a_land = matches!(from, PileId::Row(_));
    let all = usize::from(count) == up;
    // Until king and queen are home, the jack can't be sent home either.
    let waits = card.rank() == Rank::Ten
        && in_a_land
        && !(kingdom.has(Rank::King) && kingdom.has(Rank::Queen));
    let onto = lands(position, false).find(|land| position.top(*land) == under(card));
    let guest = PileId::Guest(suit);
    let empty = lands(position, true).next();
    let freed = if in_a_land { all } else { from == PileId::Waste };
    let uncovered = if in_a_land { all && down > 0 } else { from == PileId::Waste };
    let wishes = [
        Some(home).filter(|_| !waits),
        onto,
        Some(home),
        Some(guest).filter(|_| freed),
        empty.filter(|_| uncovered),
    ];
    let moves = wishes.into_iter().flatten().map(|to| Action::Move { from, to, count });
    moves.into_iter().find(|action| position.allows(*action))
}

/// Returns the move for a tap on the lowest of the top `count` cards: their [best move](best_move),
/// or that of all face-up cards of the pile; `None` if no move helps.
pub fn one_tap(position: &Position, from: PileId, count: u8) -> Option<Action> {
    let whole = || best_move(position, from, lie(position, from).0 as u8);
    best_move(position, from, count).or_else(whole)
}

/// Returns the move of the top `count` cards of a pile home, which is what players mean by sending them,
/// or else their [best move](best_move), or else any legal one.
pub fn send(position: &Position, from: PileId, count: u8) -> Option<Action> {
    let card = lowest(position, from, count)?;
    let guest = PileId::Guest(card.suit());
    let any = lands(position, false).chain([guest]).chain(lands(position, true));
    let allowed = |to| {
        let action = Action::Move { from, to, count };
        position.allows(action).then_some(action)
    };
    let home = Some(PileId::home(card)).filter(|_| !from.is_home()).and_then(allowed);
    home.or_else(|| best_move(position, from, count)).or_else(|| any.into_iter().find_map(allowed))
}
