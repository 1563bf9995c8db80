//! Why an action is not allowed (C-5).

use std::fmt;

use super::Action;
use crate::cards::Card;
use crate::engine::Illegal;

/// A rule that an action would break.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Refusal {
    MatchOver,
    /// The action's card is not in the hand.
    NotInHand(Action, Card),
    NobodyPressed,
    /// The first card does not beat the second.
    DoesNotBeat(Card, Card),
    MayNotYield,
    MustReinforce,
    MustForfeit,
    NoSuchSlot,
    MustSwapOrKeep,
    NoSwapNow,
    NotPressed,
    NotLoser,
}

impl Refusal {
    /// The number of the rule.
    fn rule(self) -> &'static str {
        match self {
            Refusal::NotInHand(Action::Commit(_), _) => "FN-4",
            Refusal::NotInHand(Action::Reinforce(_), _)
            | Refusal::NobodyPressed
            | Refusal::DoesNotBeat(..)
            | Refusal::MayNotYield
            | Refusal::MustReinforce
            | Refusal::NotPressed => "FN-6",
            Refusal::NotInHand(Action::Forfeit(_), _)
            | Refusal::MustForfeit
            | Refusal::NotLoser => "FN-7",
            Refusal::NotInHand(..)
            | Refusal::NoSuchSlot
            | Refusal::MustSwapOrKeep
            | Refusal::NoSwapNow => "FN-10",
            Refusal::MatchOver => "FN-11",
        }
    }
}

/// The sentence for the player.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Refusal::NotInHand(_, card) => {
                return write!(f, "The {} is not in your hand.", card.name());
            }
            Refusal::DoesNotBeat(card, newest) => {
                return write!(f, "The {} does not beat the {}.", card.name(), newest.name());
            }
            Refusal::MatchOver => "The match is over.",
            Refusal::NobodyPressed => "Nobody is pressed: a battle opens with a card face down.",
            Refusal::MayNotYield => {
                "You hold a card that beats the newest one, so you have to play one."
            }
            Refusal::MustReinforce => {
                "You are pressed: answer with a card that beats the newest one."
            }
            Refusal::MustForfeit => "The battle is lost: add one card to even the field.",
            Refusal::NoSuchSlot => "The Stockade has the slots 1 to 4.",
            Refusal::MustSwapOrKeep => {
                "Before the hand is played, trade a card with the Stockade or keep your hand."
            }
            Refusal::NoSwapNow => {
                "Only before a hand, and only the player who received less, may trade a card."
            }
            Refusal::NotPressed => "Only a pressed player can yield a battle.",
            Refusal::NotLoser => "Only the loser of a battle adds a card.",
        })
    }
}

impl From<Refusal> for Illegal {
    fn from(refusal: Refusal) -> Illegal {
        Illegal::new(refusal.rule(), refusal.to_string())
    }
}
