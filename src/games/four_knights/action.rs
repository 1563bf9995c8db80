//! The decisions of Four Knights and their notation.

use std::fmt;
use std::str::FromStr;

use crate::cards::Card;
use crate::engine::Unreadable;

/// One decision of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Puts a card down unseen to open a battle (FN-4, FN-5).
    Commit(Card),
    /// Beats the opponent's newest card (FN-6).
    Reinforce(Card),
    /// Gives up a card to even the field of a lost battle (FN-7).
    Forfeit(Card),
    /// Gives the battle up although it could go on (FN-6, option `may_yield`).
    Yield,
    /// Gives a card for the unseen one in a Stockade slot, 1 to 4 (FN-10).
    Swap(Card, u8),
    /// Lets the swap go (FN-10).
    Keep,
}

impl Action {
    /// The card that leaves the hand, if one does.
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

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Commit(card) => write!(f, "commit {card}"),
            Action::Reinforce(card) => write!(f, "reinforce {card}"),
            Action::Forfeit(card) => write!(f, "forfeit {card}"),
            Action::Yield => f.write_str("yield"),
            Action::Swap(card, slot) => write!(f, "swap {card} {slot}"),
            Action::Keep => f.write_str("keep"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match words[..] {
            ["commit", card] => Ok(Action::Commit(card.parse()?)),
            ["reinforce", card] => Ok(Action::Reinforce(card.parse()?)),
            ["forfeit", card] => Ok(Action::Forfeit(card.parse()?)),
            ["yield"] => Ok(Action::Yield),
            ["swap", card, slot] => {
                let slot = slot.parse();
                let slot = slot.map_err(|_| Unreadable::new("slot", words[2], "a number"))?;
                Ok(Action::Swap(card.parse()?, slot))
            }
            ["keep"] => Ok(Action::Keep),
            _ => Err(Unreadable::new(
                "Four Knights action",
                text,
                "commit CARD, reinforce CARD, forfeit CARD, yield, swap CARD SLOT or keep",
            )),
        }
    }
}
