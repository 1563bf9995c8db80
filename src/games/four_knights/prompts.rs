//! Prompts and refusals of Four Knights.

use super::{FourKnights, Play, words};
use crate::i18n::{four_knights as text, t};
use crate::table::game::{Prompts, Status as _};
use cardkeep_core::engine::Seat;
use cardkeep_core::games::four_knights::{Phase, Refusal, STOCKADE_SLOTS};

impl Prompts for FourKnights {
    fn prompt(&self, play: &Play) -> String {
        if play.dragged.is_some() {
            return String::new();
        }
        let (view, keys, names) = (play.now(), play.keyed, &play.names);
        let chosen = play.meant().and_then(|piece| play.card(piece));
        let is_mine = |seat: Seat| names.is_me(seat);
        let rival = |seat| names.of_seat(seat);
        let to_beat = |seat: Seat| view.public.field[seat.other().index()].last().copied();
        let newest = to_beat(view.seat);
        match (view.public.phase, chosen) {
            (Phase::Swap(seat), _) if !is_mine(seat) => {
                t!(text::prompt_swap_rival, rival: rival(seat))
            }
            (Phase::Swap(_), Some(card)) if keys => t!(text::prompt_swap_key, card),
            (Phase::Swap(_), Some(card)) => t!(text::prompt_swap_slot, card),
            (Phase::Swap(_), None) => t!(text::prompt_swap),
            (Phase::Commit(seat), _) if !is_mine(seat) => {
                t!(text::prompt_open_rival, rival: rival(seat))
            }
            (Phase::Reinforce(seat), _) if !is_mine(seat) => match to_beat(seat) {
                Some(card) => t!(text::prompt_answer_rival, rival: rival(seat), card),
                None => String::new(),
            },
            (Phase::Commit(_) | Phase::Reinforce(_), Some(card)) if keys => {
                t!(text::prompt_play_key, card)
            }
            (Phase::Commit(_) | Phase::Reinforce(_), Some(card)) => t!(text::prompt_play, card),
            (Phase::Reinforce(_), None) => match newest {
                Some(card) => t!(text::prompt_answer, card),
                None => String::new(),
            },
            (Phase::Commit(_), None) if newest.is_some() => t!(text::prompt_stand_off),
            (Phase::Commit(_), None) => t!(text::prompt_open),
            (Phase::Forfeit(seat), _) if !is_mine(seat) => {
                t!(text::prompt_forfeit_rival, rival: rival(seat))
            }
            (Phase::Forfeit(_), Some(card)) if keys => t!(text::prompt_add_key, card),
            (Phase::Forfeit(_), Some(card)) => t!(text::prompt_add, card),
            (Phase::Forfeit(_), None) => t!(text::prompt_forfeit),
            (Phase::Over, _) => t!(text::prompt_over, summary: over(play)),
        }
    }

    fn refusal(_: &Play, refusal: Refusal) -> String {
        match refusal {
            Refusal::NotInHand(card, _) => t!(text::refused_not_in_hand, card),
            Refusal::NobodyPressed => t!(text::refused_nobody_pressed),
            Refusal::DoesNotBeat(card, newest) => t!(text::refused_does_not_beat, card, newest),
            Refusal::MayNotYield => t!(text::refused_may_not_yield),
            Refusal::MustReinforce => t!(text::refused_must_answer),
            Refusal::NotPressed => t!(text::refused_not_pressed),
            Refusal::MustForfeit => t!(text::refused_must_add),
            Refusal::NotLoser => t!(text::refused_not_loser),
            Refusal::NoSuchSlot => t!(text::refused_no_such_slot, slots: STOCKADE_SLOTS),
            Refusal::MustSwapOrKeep => t!(text::refused_must_trade),
            Refusal::NoSwapNow => t!(text::refused_no_trade),
            Refusal::MatchOver => t!(text::refused_over),
        }
    }
}

/// Returns the result of the match in one line: by name if several people share the device.
fn over(play: &Play) -> String {
    match play.session.is_shared() {
        true => words::score(&play.view.public, &play.names),
        false => FourKnights::summary(&play.view),
    }
}
