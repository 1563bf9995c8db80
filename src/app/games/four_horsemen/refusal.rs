//! Why an action isn't allowed, in words.

use super::Play;
use super::intent::TableReaction;
use crate::app::i18n::{four_horsemen as text, t};
use crate::app::table::game::Reaction;
use crate::engine::Game;
use crate::games::four_horsemen::{Action, Refusal};

/// Carries out an action, or says why it isn't allowed.
pub fn act(play: &Play, action: Action) -> TableReaction {
    match play.position().check(action) {
        Ok(()) => Reaction::Act(action),
        Err(why) => Reaction::Refuse(refusal(why)),
    }
}

/// The text of a refusal.
pub fn refusal(refusal: Refusal) -> String {
    match refusal {
        Refusal::MustOpen(card) => t!(text::refusal_must_open, card),
        Refusal::NotInHand(card) => t!(text::refusal_not_in_hand, card),
        Refusal::NoFateDeck => t!(text::refusal_no_fate_deck),
        Refusal::OpensFromFate => t!(text::refusal_opens_from_fate),
        Refusal::RoundNotWon => t!(text::refusal_round_not_won),
        Refusal::MustGive => t!(text::refusal_must_give),
        Refusal::NotOneEach => t!(text::refusal_not_one_each),
        Refusal::NotTheRound => t!(text::refusal_not_the_round),
        Refusal::MustTake(card) => t!(text::refusal_must_take, card),
        Refusal::MatchOver => t!(text::prompt_over),
    }
}
