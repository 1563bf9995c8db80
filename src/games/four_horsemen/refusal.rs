//! Reasons why an action of Four Horsemen is illegal.

use super::{Card, Gifts, Position};
use crate::engine::Seat;
use crate::games::refusal::refusals;

refusals! {
    MustOpen(card: Card), "FH-4",
        "The lowest card opens the hand: lead the {}.", card.name();
    NotInHand(card: Card), "FH-5", "The {} is not in your hand.", card.name();
    NoFateDeck, "FH-6", "Only a table of two has a Fate deck.";
    OpensFromFate, "FH-6", "The first lead of a hand comes from the hand.";
    RoundNotWon, "FH-7", "Cards are given when all have played to the round.";
    MustGive, "FH-7", "You won the round: give its cards out.";
    NotOneEach, "FH-7", "Each player still in the hand, you too, gets one card, and nobody else.";
    NotTheRound, "FH-7", "The cards of this round are given, each once.";
    MustTake(card: Card), "FH-7",
        "You won with the {} and must take it yourself.", card.name();
    MatchOver, "FH-15", "The match is over.";
}

impl Position {
    pub(super) fn check_play(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        if !self.hands[seat].contains(card) {
            return Err(Refusal::NotInHand(card));
        }
        match self.forced(seat) {
            Some(forced) if forced != card => Err(Refusal::MustOpen(forced)),
            _ => Ok(()),
        }
    }

    pub(super) fn check_gifts(&self, winner: Seat, gifts: &Gifts) -> Result<(), Refusal> {
        if !self.piles.still_in(Seat(0)).eq(gifts.iter().map(|(_, seat)| seat)) {
            return Err(Refusal::NotOneEach);
        }
        if gifts.cards() != self.round.cards().collect() {
            return Err(Refusal::NotTheRound);
        }
        match self.bound_to_winner() {
            Some(card) if gifts.to(winner) != Some(card) => Err(Refusal::MustTake(card)),
            _ => Ok(()),
        }
    }
}
