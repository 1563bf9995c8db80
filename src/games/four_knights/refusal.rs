//! Why an action is not allowed (C-5).

use std::fmt;

use super::{Action, Phase, Position, STOCKADE_SLOTS, beats};
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
        match self {
            Refusal::NotInHand(_, card) => write!(f, "The {} is not in your hand.", card.name()),
            Refusal::DoesNotBeat(card, newest) => {
                write!(f, "The {} does not beat the {}.", card.name(), newest.name())
            }
            Refusal::MatchOver => f.write_str("The match is over."),
            Refusal::NobodyPressed => {
                f.write_str("Nobody is pressed: a battle opens with a card face down.")
            }
            Refusal::MayNotYield => {
                f.write_str("You hold a card that beats the newest one, so you have to play one.")
            }
            Refusal::MustReinforce => {
                f.write_str("You are pressed: answer with a card that beats the newest one.")
            }
            Refusal::MustForfeit => {
                f.write_str("The battle is lost: add one card to even the field.")
            }
            Refusal::NoSuchSlot => f.write_str("The Stockade has the slots 1 to 4."),
            Refusal::MustSwapOrKeep => f.write_str(
                "Before the hand is played, trade a card with the Stockade or keep your hand.",
            ),
            Refusal::NoSwapNow => f.write_str(
                "Only before a hand, and only the player who received less, may trade a card.",
            ),
            Refusal::NotPressed => f.write_str("Only a pressed player can yield a battle."),
            Refusal::NotLoser => f.write_str("Only the loser of a battle adds a card."),
        }
    }
}

impl From<Refusal> for Illegal {
    fn from(refusal: Refusal) -> Illegal {
        Illegal::new(refusal.rule(), refusal.to_string())
    }
}

impl Position {
    /// Refuses what the rules forbid.
    pub(super) fn judge(&self, action: Action) -> Result<(), Refusal> {
        let held = |seat, card| match self.hand(seat).contains(card) {
            true => Ok(()),
            false => Err(Refusal::NotInHand(action, card)),
        };
        match (self.phase, action) {
            (Phase::Over, _) => Err(Refusal::MatchOver),
            (Phase::Commit(seat), Action::Commit(card))
            | (Phase::Forfeit(seat), Action::Forfeit(card)) => held(seat, card),
            (Phase::Commit(_), Action::Reinforce(_)) => Err(Refusal::NobodyPressed),
            (Phase::Reinforce(seat), Action::Reinforce(card)) => {
                held(seat, card)?;
                match self.field(seat.other()).last() {
                    Some(newest) if !beats(card, *newest) => {
                        Err(Refusal::DoesNotBeat(card, *newest))
                    }
                    _ => Ok(()),
                }
            }
            (Phase::Reinforce(_), Action::Yield) if self.options.may_yield => Ok(()),
            (Phase::Reinforce(_), Action::Yield) => Err(Refusal::MayNotYield),
            (Phase::Reinforce(_), _) => Err(Refusal::MustReinforce),
            (Phase::Forfeit(_), _) => Err(Refusal::MustForfeit),
            (Phase::Swap(seat), Action::Swap(card, slot)) => {
                held(seat, card)?;
                match usize::from(slot) {
                    1..=STOCKADE_SLOTS => Ok(()),
                    _ => Err(Refusal::NoSuchSlot),
                }
            }
            (Phase::Swap(_), Action::Keep) => Ok(()),
            (Phase::Swap(_), _) => Err(Refusal::MustSwapOrKeep),
            (_, Action::Swap(..) | Action::Keep) => Err(Refusal::NoSwapNow),
            (_, Action::Yield) => Err(Refusal::NotPressed),
            (_, Action::Forfeit(_)) => Err(Refusal::NotLoser),
        }
    }
}
