//! Reasons why an action of Four Knights is illegal.

use super::Phase;
use crate::cards::Card;
use crate::games::refusal::refusals;

refusals! {
    /// The card, and what the position waits for.
    NotInHand(card: Card, phase: Phase), rule_of(phase),
        "The {} is not in your hand.", card.name();
    NobodyPressed, "FN-6", "Nobody is pressed: a battle opens with a card face down.";
    DoesNotBeat(card: Card, newest: Card), "FN-6",
        "The {} does not beat the {}.", card.name(), newest.name();
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
