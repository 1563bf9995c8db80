//! Why an action is not allowed (C-5).

use std::fmt;

use super::{Action, Card, Gifts, Phase, Position};
use crate::engine::{Illegal, Seat};

/// A rule that an action would break.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Refusal {
    MatchOver,
    NotInHand(Card),
    /// This card, the lowest of all, has to be led.
    OpensOtherwise(Card),
    NoFateDeck,
    OpensFromFate,
    RoundNotWon,
    MustGive,
    NotOneEach,
    NotTheRound,
    /// The winner of the round takes this Death card.
    MustTake(Card),
}

impl Refusal {
    /// The number of the rule.
    fn rule(self) -> &'static str {
        match self {
            Refusal::OpensOtherwise(_) => "FH-4",
            Refusal::NotInHand(_) => "FH-5",
            Refusal::NoFateDeck | Refusal::OpensFromFate => "FH-6",
            Refusal::RoundNotWon
            | Refusal::MustGive
            | Refusal::NotOneEach
            | Refusal::NotTheRound
            | Refusal::MustTake(_) => "FH-7",
            Refusal::MatchOver => "FH-15",
        }
    }
}

/// The sentence for the player.
impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::NotInHand(card) => write!(f, "The {} is not in your hand.", card.name()),
            Refusal::OpensOtherwise(card) => {
                write!(f, "The lowest card opens the hand: lead the {}.", card.name())
            }
            Refusal::MustTake(card) => {
                write!(f, "You won with the {} and must take it yourself.", card.name())
            }
            Refusal::MatchOver => f.write_str("The match is over."),
            Refusal::NoFateDeck => f.write_str("Only a table of two has a Fate deck."),
            Refusal::OpensFromFate => f.write_str("The first lead of a hand comes from the hand."),
            Refusal::RoundNotWon => {
                f.write_str("Cards are given when all have played to the round.")
            }
            Refusal::MustGive => f.write_str("You won the round: give its cards out."),
            Refusal::NotOneEach => f.write_str(
                "Each player still in the hand, you too, gets one card, and nobody else.",
            ),
            Refusal::NotTheRound => f.write_str("The cards of this round are given, each once."),
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
        match (self.phase, action) {
            (Phase::Over, _) => Err(Refusal::MatchOver),
            (Phase::Play(seat), Action::Play(card)) => self.judge_play(seat, card),
            (Phase::Play(_), Action::Fate(_)) if self.fate.cards.is_empty() => {
                Err(Refusal::NoFateDeck)
            }
            (Phase::Play(seat), Action::Fate(card)) => {
                self.judge_play(seat, card)?;
                self.opening.ok_or(Refusal::OpensFromFate).map(drop)
            }
            (Phase::Give(winner), Action::Give(gifts)) => self.judge_gifts(winner, &gifts),
            (Phase::Play(_), Action::Give(_)) => Err(Refusal::RoundNotWon),
            (Phase::Give(_), _) => Err(Refusal::MustGive),
        }
    }

    fn judge_play(&self, seat: Seat, card: Card) -> Result<(), Refusal> {
        if !self.hands[seat].contains(card) {
            return Err(Refusal::NotInHand(card));
        }
        match self.forced(seat) {
            Some(forced) if forced != card => Err(Refusal::OpensOtherwise(forced)),
            _ => Ok(()),
        }
    }

    fn judge_gifts(&self, winner: Seat, gifts: &Gifts) -> Result<(), Refusal> {
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
