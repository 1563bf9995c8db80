//! Hints at the table of Watchtower.

use super::Play;
use super::scene::Zone;
use crate::i18n::{t, watchtower as text};
use crate::table::game::{HintArrow, Scene as _, Target};
use crate::table::names::Names;
use cardkeep_ai::watchtower::Reason;
use cardkeep_core::games::watchtower::Action;

/// Returns the arrow of an action. The cards of a fight are picked blindly, so it has none of them.
pub(super) fn arrow(play: &Play, action: Action) -> Option<HintArrow<Zone>> {
    let me = play.names.human();
    let piece = |card| play.scene.pieces().of(card);
    let (card, to) = match action {
        Action::Place(card) => (Some(piece(card)?), Target::Zone(Zone::Fort(me))),
        Action::Burn(card) => (Some(piece(card)?), Target::Zone(Zone::Barracks)),
        Action::Challenge(_, card, _) => (None, Target::Piece(piece(card)?)),
        Action::CampaignBattle(seat) => (None, Target::Zone(Zone::Fort(seat))),
        Action::Pick(place) => {
            let holder = play.view.contest?.holder;
            let held = *play.scene.at(Zone::Held(holder, place)).first()?;
            (Some(held), Target::Zone(Zone::PickedCards(holder)))
        }
        Action::SkipBurn | Action::EndTurn => return None,
    };
    Some(HintArrow { card, to })
}

/// Returns an action as a sentence.
pub(super) fn action(names: &Names, action: Action) -> String {
    match action {
        Action::Place(card) => t!(text::hint_place, card),
        Action::Burn(card) => t!(text::hint_burn, card),
        Action::SkipBurn => t!(text::hint_keep_all),
        Action::Challenge(seat, card, 0) => t!(text::hint_take, rival: names.of_seat(seat), card),
        Action::Challenge(seat, card, count) => {
            t!(text::hint_attack, rival: names.of_seat(seat), card, count)
        }
        Action::CampaignBattle(seat) => t!(text::hint_battle, rival: names.of_seat(seat)),
        Action::Pick(_) => t!(text::hint_pick),
        Action::EndTurn => t!(text::hint_end),
    }
}

/// Returns a reason as a sentence.
pub(super) fn reason(names: &Names, reason: Reason) -> String {
    match reason {
        Reason::Completes => t!(text::prompt_place_fourth_won),
        Reason::Fourth => t!(text::prompt_place_fourth_drawn),
        Reason::Tower(needed) => t!(text::hint_tower, needed),
        Reason::Fort => t!(text::hint_fort),
        Reason::DrawsTwo => t!(text::hint_draws_two),
        Reason::Single => t!(text::hint_single),
        Reason::Undefended(seat) => t!(text::hint_undefended, rival: names.of_seat(seat)),
        Reason::Collects(number) => t!(text::hint_collects, number),
        Reason::Breaks(seat) => t!(text::hint_breaks, rival: names.of_seat(seat)),
        Reason::Odds(tenths) => t!(text::hint_odds, tenths),
        Reason::NoGoodAttack => t!(text::hint_no_attack),
    }
}
