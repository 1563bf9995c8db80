//! Actions of Four Knights and their notation.

use crate::cards::Card;
use crate::games::notation::notation;

/// One decision of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Commits a card face down to open a battle (FN-4, FN-5).
    Commit(Card),
    /// Beats the opponent's newest card (FN-6).
    Reinforce(Card),
    /// Gives up a card to even the field of a lost battle (FN-7).
    Forfeit(Card),
    /// Yields a battle that could go on (FN-6, option `may_yield`).
    Yield,
    /// Exchanges a card for the face-down one in a Stockade slot, 1 to 4 (FN-10).
    Swap(Card, u8),
    /// Declines the swap (FN-10).
    Keep,
}

impl Action {
    /// Returns the card that leaves the hand, if one does.
    pub fn card(self) -> Option<Card> {
        match self {
            Action::Commit(card)
            | Action::Reinforce(card)
            | Action::Forfeit(card)
            | Action::Swap(card, _) => Some(card),
            Action::Yield | Action::Keep => None,
        }
    }
}

notation! { Action, "Four Knights action",
    "commit CARD, reinforce CARD, forfeit CARD, yield, swap CARD SLOT or keep";
    "commit" card { Action::Commit(card) }
    "reinforce" card { Action::Reinforce(card) }
    "forfeit" card { Action::Forfeit(card) }
    "yield" { Action::Yield }
    "swap" card slot { Action::Swap(card, slot) }
    "keep" { Action::Keep }
}
