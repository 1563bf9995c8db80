//! Hints and tips at the table of Watchtower.

use super::{Watchtower, tips};
use crate::i18n::{t, watchtower as text};
use crate::table::game::Coaching;
use crate::table::names::Names;
use crate::table::tip::TipOf;
use cardkeep_ai::watchtower::Reason;
use cardkeep_core::games::watchtower::{Action, View};

impl Coaching for Watchtower {
    const TIPS: &'static [TipOf<Self>] = tips::TIPS;

    /// Returns the number of turns begun.
    fn turn_number(view: &View) -> usize {
        view.public.players.iter().map(|player| usize::from(player.turns)).sum()
    }

    fn action_text(names: &Names, _: &View, action: Action) -> String {
        match action {
            Action::Place(card) => t!(text::hint_place, card),
            Action::Burn(card) => t!(text::hint_burn, card),
            Action::SkipBurn => t!(text::hint_keep_all),
            Action::Challenge(seat, card, 0) => {
                t!(text::hint_take, rival: names.of_seat(seat), card)
            }
            Action::Challenge(seat, card, count) => {
                t!(text::hint_attack, rival: names.of_seat(seat), card, count)
            }
            Action::CampaignBattle(seat) => t!(text::hint_battle, rival: names.of_seat(seat)),
            Action::Pick(_) => t!(text::hint_pick),
            Action::EndTurn => t!(text::hint_end),
        }
    }

    fn reason_text(names: &Names, reason: Reason) -> String {
        match reason {
            Reason::Completes => t!(text::prompt_place_fourth_won),
            Reason::Fourth => t!(text::prompt_place_fourth_drawn),
            Reason::Tower(needed) => t!(text::hint_tower, needed),
            Reason::Fort => t!(text::hint_fort),
            Reason::DrawsTwo => t!(text::hint_draws_two),
            Reason::Single => t!(text::hint_single),
            Reason::OtherRank => t!(text::hint_other_rank),
            Reason::RivalHasRank(seat) => t!(text::hint_rival_has_rank, rival: names.of_seat(seat)),
            Reason::DrawsOne => t!(text::hint_draws_one),
            Reason::ToBurn => t!(text::hint_to_burn),
            Reason::Owns(number) => t!(text::hint_owns, number),
            Reason::Lowest => t!(text::hint_lowest),
            Reason::KeepsArmy => t!(text::hint_keeps_army),
            Reason::KeepsHighCards => t!(text::hint_keeps_high_cards),
            Reason::Undefended(seat) => t!(text::hint_undefended, rival: names.of_seat(seat)),
            Reason::Collects(number) => t!(text::hint_collects, number),
            Reason::Breaks(seat) => t!(text::hint_breaks, rival: names.of_seat(seat)),
            Reason::EmptiesFort(seat) => t!(text::hint_empties_fort, rival: names.of_seat(seat)),
            Reason::Odds(tenths) => t!(text::hint_odds, tenths),
            Reason::RarelyLost(tenths) => t!(text::hint_rarely_lost, tenths),
            Reason::NoGoodAttack => t!(text::hint_no_attack),
        }
    }
}
