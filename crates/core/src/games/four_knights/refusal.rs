//! Reasons why an action of Four Knights is illegal.

use super::Phase;
use crate::cards::Card;
use crate::games::refusal::refusals;

refusals! {
    /// The card is not in the hand; the phase says which rule asks for one.
    NotInHand(card: Card, phase: Phase), rule_of(phase);
    /// A battle opens with a card face down.
    NobodyPressed, "FN-6";
    /// The card does not beat the newest one of the other seat.
    DoesNotBeat(card: Card, newest: Card), "FN-6";
    /// The seat has an answer and may not yield.
    MayNotYield, "FN-6";
    /// The newest card is beaten and has to be answered.
    MustReinforce, "FN-6";
    /// Only a pressed seat may yield.
    NotPressed, "FN-6";
    /// The loser has to add a card.
    MustForfeit, "FN-7";
    /// Only the loser of a battle adds a card.
    NotLoser, "FN-7";
    /// The Stockade has no such slot.
    NoSuchSlot, "FN-10";
    /// The seat has to swap a card or keep its hand first.
    MustSwapOrKeep, "FN-10";
    /// Cards are swapped only before a hand, by the seat that received less.
    NoSwapNow, "FN-10";
    /// The match is over.
    MatchOver, "FN-11";
}

/// Returns the number of the rule that asks for a card from the hand.
fn rule_of(phase: Phase) -> &'static str {
    match phase {
        Phase::Commit(_) => "FN-4",
        Phase::Reinforce(_) => "FN-6",
        Phase::Forfeit(_) => "FN-7",
        Phase::Swap(_) => "FN-10",
        Phase::Over => "FN-11",
    }
}
