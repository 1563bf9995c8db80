//! Hints and tips at the table of Four Knights.

use super::{FourKnights, tips};
use crate::i18n::{four_knights as text, t};
use crate::table::game::Coaching;
use crate::table::names::Names;
use crate::table::tip::TipOf;
use cardkeep_ai::Often;
use cardkeep_ai::four_knights::Reason;
use cardkeep_core::games::four_knights::{Action, View};

impl Coaching for FourKnights {
    const TIPS: &'static [TipOf<Self>] = tips::TIPS;

    /// Each battle is a turn.
    fn turn_number(view: &View) -> usize {
        view.public.total(view.seat) + view.public.total(view.seat.other())
    }

    fn action_text(_: &Names, _: &View, action: Action) -> String {
        match action {
            Action::Commit(card) | Action::Reinforce(card) => t!(text::hint_play, card),
            Action::Forfeit(card) => t!(text::hint_add, card),
            Action::Swap(card, slot) => t!(text::hint_trade, card, slot),
            Action::Keep => t!(text::hint_keep),
            Action::Yield => t!(text::hint_yield),
        }
    }

    fn reason_text(names: &Names, reason: Reason) -> String {
        let rival = names.rival();
        match reason {
            Reason::Unbeatable => t!(text::hint_unbeatable, rival),
            Reason::HardToBeat(often) => {
                let often = if often == Often::Usually { "usually" } else { "always" };
                t!(text::hint_hard_to_beat, often, rival)
            }
            Reason::Enough(card) => t!(text::hint_enough, card),
            Reason::FewBeat(count, of) => t!(text::hint_few_beat, count, of, rival),
            Reason::Strong(count, of) => t!(text::hint_strong, count, of, rival),
            Reason::Saves(card) => t!(text::hint_saves, card),
            Reason::Harder(card) => t!(text::hint_harder, card),
            Reason::KeepsStronger => t!(text::hint_keeps_stronger),
            Reason::Weakest => t!(text::hint_weakest),
            Reason::Recovers(card) => t!(text::hint_recovers, card),
            Reason::BelowAverage => t!(text::hint_below_average),
            Reason::GoodHand => t!(text::hint_good_hand),
        }
    }
}
