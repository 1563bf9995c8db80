//! Reasons why an action of Four Knights is illegal.

use super::{Action, Phase, Position, STOCKADE_SLOTS, beats};
use crate::cards::Card;
use crate::games::refusal::refusals;

refusals! {
    NotInHand(card: Card, rule: &'static str), rule,
        format!("The {} is not in your hand.", card.name());
    NobodyPressed, "FN-6", "Nobody is pressed: a battle opens with a card face down.";
    DoesNotBeat(card: Card, newest: Card), "FN-6",
        format!("The {} does not beat the {}.", card.name(), newest.name());
    MayNotYield, "FN-6", "You hold a card that beats the newest one, so you have to play one.";
    MustReinforce, "FN-6", "You are pressed: answer with a card that beats the newest one.";
    NotPressed, "FN-6", "Only a pressed player can yield a battle.";
    MustForfeit, "FN-7", "The battle is lost: add one card to even the field.";
    NotLoser, "FN-7", "Only the loser of a battle adds a card.";
    NoSuchSlot, "FN-10", "The Stockade has the slots 1 to 4.";
    MustSwapOrKeep, "FN-10",
        "Before the hand is played, trade a card with the Stockade or keep your hand.";
    NoSwapNow, "FN-10",
        "Only before a hand, and only the player who received less, may trade a card.";
    MatchOver, "FN-11", "The match is over.";
}

impl Position {
    /// Refuses illegal actions.
    pub(super) fn judge(&self, action: Action) -> Result<(), Refusal> {
        let held = |seat, card, rule| match self.hand(seat).contains(card) {
            true => Ok(()),
            false => Err(Refusal::NotInHand(card, rule)),
        };
        match (self.phase, action) {
            (Phase::Over, _) => Err(Refusal::MatchOver),
            (Phase::Commit(seat), Action::Commit(card)) => held(seat, card, "FN-4"),
            (Phase::Commit(_), Action::Reinforce(_)) => Err(Refusal::NobodyPressed),
            (Phase::Reinforce(seat), Action::Reinforce(card)) => {
                held(seat, card, "FN-6")?;
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
            (Phase::Forfeit(seat), Action::Forfeit(card)) => held(seat, card, "FN-7"),
            (Phase::Forfeit(_), _) => Err(Refusal::MustForfeit),
            (Phase::Swap(seat), Action::Swap(card, slot)) => {
                held(seat, card, "FN-10")?;
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
