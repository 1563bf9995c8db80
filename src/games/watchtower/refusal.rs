//! Why an action isn't allowed, in words.

use super::Play;
use super::words::MOST_ATTEMPTS;
use crate::i18n::{t, watchtower as text};
use cardkeep_core::games::watchtower::{Action, Refusal};

/// Returns why an action isn't allowed, if it isn't.
pub(super) fn why_not(play: &Play, action: Action) -> Option<String> {
    play.check(action).err().map(refusal)
}

/// The text of a refusal.
pub(super) fn refusal(refusal: Refusal) -> String {
    match refusal {
        Refusal::Over => t!(text::refusal_over),
        Refusal::OnlyBurning => t!(text::refusal_only_burning),
        Refusal::OnlyBeforeFirstTurn => t!(text::refusal_only_before_first_turn),
        Refusal::PickFirst => t!(text::refusal_pick_first),
        Refusal::PlacingOnCampaign => t!(text::refusal_placing_on_campaign),
        Refusal::NotInArmy(card) => t!(text::refusal_not_in_army, card),
        Refusal::CampaignJustLost => t!(text::refusal_campaign_just_lost),
        Refusal::BurningOnCampaign => t!(text::refusal_burning_on_campaign),
        Refusal::BurnedAlready => t!(text::refusal_burned_already),
        Refusal::NotInOwnFort(card) => t!(text::refusal_not_in_own_fort, card),
        Refusal::BarracksEmpty => t!(text::refusal_barracks_empty),
        Refusal::TowerElsewhere(rank) => t!(text::refusal_tower_elsewhere, rank),
        Refusal::ChallengedAlready => t!(text::refusal_attacked_already),
        Refusal::NoRival => t!(text::refusal_no_rival),
        Refusal::RivalOnCampaign => t!(text::refusal_rival_on_campaign),
        Refusal::NotInThatFort(card) => t!(text::refusal_not_in_that_fort, card),
        Refusal::NotOnTop => t!(text::refusal_not_on_top),
        Refusal::CompleteWatchtower => t!(text::refusal_complete_watchtower),
        Refusal::ArmyTooSmall(needed) => t!(text::refusal_army_too_small, needed),
        Refusal::TriedOften => t!(text::refusal_no_attempts_left, most: MOST_ATTEMPTS),
        Refusal::RivalWithoutArmy => t!(text::refusal_rival_without_army),
        Refusal::WithoutArmy => t!(text::refusal_without_army),
        Refusal::RivalHasArmy => t!(text::refusal_rival_has_army),
        Refusal::TooManyCards => t!(text::refusal_too_many_cards),
        Refusal::MoreThanSmallerArmy => t!(text::refusal_more_than_smaller_army),
        Refusal::NotBothOnCampaign => t!(text::refusal_not_both_on_campaign),
        Refusal::NothingHeldOut => t!(text::refusal_nothing_held_out),
        Refusal::NotHeldOut | Refusal::NotInFreeForAll => t!(text::refusal_place_empty),
    }
}
