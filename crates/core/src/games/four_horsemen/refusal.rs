//! Reasons why an action of Four Horsemen is illegal.

use super::{Card, Gifts, Position};
use crate::engine::Seat;
use crate::games::refusal::refusals;

refusals! {
    /// The lowest card has to open the hand.
    MustOpen(card: Card), "FH-4";
    /// The card is not in the hand.
    NotInHand(card: Card), "FH-5";
    /// Only a table of two has a Fate deck.
    NoFateDeck, "FH-6";
    /// The first lead of a hand comes from the hand.
    OpensFromFate, "FH-6";
    /// Cards are given once all have played to the round.
    RoundNotWon, "FH-7";
    /// The winner has to give the cards out.
    MustGive, "FH-7";
    /// Every seat still in the hand gets exactly one card.
    NotOneEach, "FH-7";
    /// The cards given are not those of the round.
    NotTheRound, "FH-7";
    /// The winner has to take the card that won.
    MustTake(card: Card), "FH-7";
    /// The match is over.
    MatchOver, "FH-15";
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
        if !self.public.piles.still_in(Seat(0)).eq(gifts.iter().map(|(_, seat)| seat)) {
            return Err(Refusal::NotOneEach);
        }
        if gifts.cards() != self.public.round.cards().collect() {
            return Err(Refusal::NotTheRound);
        }
        match self.bound_to_winner() {
            Some(card) if gifts.to(winner) != Some(card) => Err(Refusal::MustTake(card)),
            _ => Ok(()),
        }
    }
}
