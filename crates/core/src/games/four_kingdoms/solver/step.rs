//! The solver's steps and their conversion to moves.

use super::super::{Action, PileId, Position, ROWS, Row};
use crate::cards::{Card, Suit};
use crate::engine::Game;

/// One step of a line. It names only cards, so that the order of piles does not matter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum Step {
    Deal,
    /// The card goes to its place in castle, tower, subjects or dungeon.
    Home(u8),
    /// The run that begins with the card goes onto the card of the rank below; a ten is taken back
    /// from its tower for its jack.
    Onto(u8),
    /// The run that begins with the card goes to an empty free land.
    Empty(u8),
    /// The card goes to its guest chamber.
    Guest(u8),
}

impl Step {
    /// Returns the move that carries out this step at a position.
    pub(in super::super) fn action(self, position: &Position) -> Option<Action> {
        let (card, wanted) = match self {
            Step::Deal => return Some(Action::Deal),
            Step::Home(card) | Step::Empty(card) | Step::Guest(card) => (card, None),
            Step::Onto(card) => (card, Card::from_index(usize::from(card) - 4)),
        };
        let card = Card::from_index(usize::from(card))?;
        let lies_in = |(n, row): (u8, &Row)| {
            let at = row.run().iter().position(|lying| *lying == card)?;
            Some((PileId::Row(n), (row.run().len() - at) as u8))
        };
        let row = (1..).zip(position.rows()).find_map(lies_in);
        let (from, count) = row.or_else(|| {
            let places = [PileId::Waste, PileId::Guest(card.suit()), PileId::home(card)];
            places
                .into_iter()
                .find(|place| position.top(*place) == Some(card))
                .map(|from| (from, 1))
        })?;
        let to = match self {
            Step::Home(_) => PileId::home(card),
            Step::Guest(_) => PileId::Guest(card.suit()),
            _ => {
                let rows = (1..=ROWS as u8).map(PileId::Row);
                rows.into_iter().find(|row| position.top(*row) == wanted)?
            }
        };
        Some(Action::Move { from, to, count })
    }
}

/// Returns cards taken back out of castles (FK-6) to them, so that no castle has a gap. That is
/// always possible and safe.
pub(super) fn mend_castles(position: &mut Position, done: &mut Vec<Action>) {
    for suit in Suit::ALL {
        let places = [PileId::King(suit), PileId::Queen(suit), PileId::Jack(suit)];
        for (n, place) in places.into_iter().enumerate() {
            let kingdom = position.public.kingdom(suit);
            let later = places[n + 1..].iter().any(|later| kingdom.top(*later).is_some());
            if kingdom.top(place).is_some() || !later && kingdom.subjects() == 0 {
                continue;
            }
            let rows = (1..=ROWS as u8).map(PileId::Row);
            let moves = rows.chain([PileId::Guest(suit)]).map(|from| Action::one(from, place));
            if let Some(action) = moves.into_iter().find(|action| position.allows(*action)) {
                position.play_unchecked(action, &mut ());
                done.push(action);
            }
        }
    }
}
