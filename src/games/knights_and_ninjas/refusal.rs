//! Refusals: why the rules of Of Knights and Ninjas do not allow an action.

use super::words::{any_cards, gems};
use crate::i18n::{knights_and_ninjas as text, t};
use cardkeep_core::games::knights_and_ninjas::{Card, Refusal as R, fee};

/// The text of a refusal at a table with this many seats.
pub(super) fn refusal(refusal: R, seats: u8) -> String {
    match refusal {
        R::Over => t!(text::match_over),
        R::AnswerFirst => t!(text::refused_attack_first),
        R::RoadFirst => t!(text::refused_road_first),
        R::ShowFirst => t!(text::refused_show_first),
        R::TakeFirst => t!(text::refused_take_first),
        R::PayFirst => t!(text::refused_pay_first),
        R::DiscardFirst => t!(text::refused_discard_first),
        R::DraftFirst => t!(text::refused_draft_first),
        R::NoAttackToAnswer
        | R::NoGemsOnTheMove
        | R::NoHerald
        | R::NoMonk
        | R::NoDraft
        | R::OnlyTwoDraft
        | R::NobodyThere => t!(text::refused_not_now),
        R::DoesNotAttack | R::DoesNotPrepare | R::NotSpecial | R::ToNobody => {
            t!(text::refused_not_like_that)
        }
        R::NotHeld(card) => t!(text::refused_not_held, card),
        R::TooFewHeld(card) => t!(text::refused_too_few, card),
        R::ChosenToShow(card) | R::ChosenToPay(card) => t!(text::refused_chosen, card),
        R::DoesNotFortify => t!(text::refused_not_fortification),
        R::DoesNotAnswer(card, attack) => t!(text::refused_answer, card, attack),
        R::ArcherDoesNotAnswer(attack) => t!(text::refused_answer, card: Card::Archer, attack),
        R::OnlyExecutioner => t!(text::refused_only_executioner),
        R::PlayedAlready => t!(text::refused_no_discard),
        R::NothingPlayed => t!(text::refused_nothing_played),
        R::EndItInstead | R::EndItBeforeDraft => t!(text::refused_end_turn),
        R::AlreadyFortified => t!(text::refused_fortified),
        R::AlreadyAttacking => t!(text::refused_attacking),
        R::AfterSpecial => t!(text::refused_after_special),
        R::SpecialAlone => t!(text::refused_special_alone),
        R::ArcherGoesFirst => t!(text::refused_archer_first),
        R::OneTarget => t!(text::refused_one_target),
        R::MustDiscard => t!(text::refused_must_discard),
        R::CallForDraft(count) => t!(text::refused_start_draft, count),
        R::DraftInstead => t!(text::refused_draft_instead),
        R::TooManyForDraft => t!(text::refused_too_many),
        R::OwnKingdom => t!(text::refused_yourself),
        R::NoGems => t!(text::refused_no_gems),
        R::MinstrelStops => t!(text::refused_minstrel),
        R::ArcherStops(card) => t!(text::refused_archer, card),
        R::CastleStops(card) => t!(text::refused_castle, card),
        R::NoArcherThere => t!(text::refused_no_archer),
        R::NoCastleThere => t!(text::refused_no_castle),
        R::NoOwnArcher => t!(text::refused_no_own_archer),
        R::OneOfEach => t!(text::refused_one_of_each),
        R::OneMinstrel => t!(text::refused_one_minstrel),
        R::ToARival | R::ToWhom => t!(text::refused_merchant_rival),
        R::TooFewCards => t!(text::refused_merchant_cards),
        R::MerchantTooDear => t!(text::refused_merchant_price, gems: gems(fee(seats))),
        R::NoCastleToTax => t!(text::refused_no_rival_castle),
        R::PayingInCards => t!(text::refused_paying_cards),
        R::NoGemsToPay => t!(text::refused_pay_gems),
        R::NoCardsToPay(count) => t!(text::refused_pay_cards, cards: any_cards(count)),
    }
}
