//! Why an action is not allowed, in words.

use crate::i18n::{four_horsemen as text, t};
use cardkeep_core::games::four_horsemen::Refusal;

pub(super) fn refusal(refusal: Refusal) -> String {
    match refusal {
        Refusal::MustOpen(card) => t!(text::refused_must_open, card),
        Refusal::NotInHand(card) => t!(text::refused_not_in_hand, card),
        Refusal::NoFateDeck => t!(text::refused_no_fate_deck),
        Refusal::OpensFromFate => t!(text::refused_opens_from_fate),
        Refusal::RoundNotWon => t!(text::refused_round_not_won),
        Refusal::MustGive => t!(text::refused_must_give),
        Refusal::NotOneEach => t!(text::refused_not_one_each),
        Refusal::NotTheRound => t!(text::refused_not_the_round),
        Refusal::MustTake(card) => t!(text::refused_must_take, card),
        Refusal::MatchOver => t!(text::prompt_over),
    }
}
