//! Why an action is not allowed (C-5).

use std::fmt;

use super::Card;
use crate::engine::Illegal;

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
        f.write_str(match self {
            Refusal::NotInHand(card) => {
                return write!(f, "The {} is not in your hand.", card.name());
            }
            Refusal::OpensOtherwise(card) => {
                return write!(f, "The lowest card opens the hand: lead the {}.", card.name());
            }
            Refusal::MustTake(card) => {
                return write!(f, "You won with the {} and must take it yourself.", card.name());
            }
            Refusal::MatchOver => "The match is over.",
            Refusal::NoFateDeck => "Only a table of two has a Fate deck.",
            Refusal::OpensFromFate => "The first lead of a hand comes from the hand.",
            Refusal::RoundNotWon => "Cards are given when all have played to the round.",
            Refusal::MustGive => "You won the round: give its cards out.",
            Refusal::NotOneEach => {
                "Each player still in the hand, you too, gets one card, and nobody else."
            }
            Refusal::NotTheRound => "The cards of this round are given, each once.",
        })
    }
}

impl From<Refusal> for Illegal {
    fn from(refusal: Refusal) -> Illegal {
        Illegal::new(refusal.rule(), refusal.to_string())
    }
}
