//! The player's view of Four Kingdoms (C-4), and determinizations of it.

use serde::Serialize;

use super::position::Row;
use super::{Position, Public, ROWS};
use crate::cards::{Card, CardSet, Pile};
use crate::engine::Chance;

/// A free land as the player sees it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct RowView {
    /// Number of face-down cards.
    pub down: usize,
    /// The face-up cards, lowest first.
    pub run: Vec<Card>,
}

/// Everything the player may know (C-4). All cards of the waste have been seen.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// The state that does not depend on hidden cards.
    #[serde(flatten)]
    pub public: Public,
    /// The free lands, row 1 first.
    pub rows: [RowView; ROWS],
    /// Number of undealt cards.
    pub talon_cards: usize,
}

impl View {
    pub(super) fn of(position: &Position) -> View {
        View {
            public: position.public.clone(),
            rows: position.rows.map(|row| RowView { down: row.down(), run: row.run().to_vec() }),
            talon_cards: position.talon.len(),
        }
    }

    /// Returns the cards that are face down or in the talon.
    pub fn unseen(&self) -> CardSet {
        CardSet::FULL.minus(self.with_hidden(|| None).places().collect())
    }

    pub(super) fn imagine(&self, chance: &mut Chance) -> Position {
        let mut hidden: Pile<{ Card::COUNT }> = self.unseen().iter().collect();
        chance.shuffle(&mut hidden);
        self.with_hidden(|| hidden.pop())
    }

    /// Completes the view with these hidden cards, or without any.
    fn with_hidden(&self, mut next: impl FnMut() -> Option<Card>) -> Position {
        let rows = std::array::from_fn(|n| {
            let RowView { down, run } = &self.rows[n];
            let cards: Vec<Card> = (0..*down).filter_map(|_| next()).collect();
            let below = cards.len() as u8;
            Row { cards: cards.iter().chain(run).copied().collect(), down: below }
        });
        Position {
            public: self.public.clone(),
            rows,
            talon: (0..self.talon_cards).filter_map(|_| next()).collect(),
        }
    }
}
