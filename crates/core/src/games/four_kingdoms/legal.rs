//! Legality checks of moves in Four Kingdoms.

use super::{PileId, Position, Refusal, builds_on};
use crate::cards::{Card, Rank, Suit};

impl Position {
    /// Returns the lowest of the cards that a move takes.
    pub(super) fn lift(&self, from: PileId, count: u8) -> Result<Card, Refusal> {
        let count = usize::from(count);
        let nothing = Err(Refusal::NothingThere(from));
        match from {
            PileId::Row(row) => {
                let run = self.row(row)?.run();
                match run.len().checked_sub(count) {
                    _ if run.is_empty() => nothing,
                    Some(below) if count > 0 => Ok(run[below]),
                    _ => Err(Refusal::NotARun),
                }
            }
            _ => match self.top(from) {
                None => nothing,
                Some(card) if count == 1 => Ok(card),
                Some(_) => Err(Refusal::OneCard),
            },
        }
    }

    /// Checks that a pile accepts a card, or the run that begins with it (FK-2 to FK-5).
    pub(super) fn admit(&self, card: Card, to: PileId) -> Result<(), Refusal> {
        match to {
            PileId::Row(row) => match self.row(row)?.top() {
                None => Ok(()),
                Some(top) if builds_on(card, top) => Ok(()),
                Some(top) if top.rank() == Rank::Ace => Err(Refusal::OntoAce),
                Some(_) if card.rank() == Rank::Ace => Err(Refusal::AceOntoCard),
                Some(top) => Err(match Card::from_index(top.index() + Suit::ALL.len()) {
                    Some(wanted) if wanted.rank() != Rank::Ace => {
                        Refusal::DoesNotBuild(card, top, wanted)
                    }
                    _ => Refusal::OntoKing(top),
                }),
            },
            PileId::Waste => Err(Refusal::ToWaste),
            _ => match to.suit() {
                Some(suit) => self.public.kingdom(suit).admit(card, to),
                None => Err(Refusal::NoSuchPlace),
            },
        }
    }
}
