//! Hints and tips at the table of Four Kingdoms.

use super::{FourKingdoms, tips, words};
use crate::i18n::{four_kingdoms as text, t};
use crate::table::game::Coaching;
use crate::table::names::Names;
use crate::table::tip::TipOf;
use cardkeep_core::engine::{Chance, Game as _};
use cardkeep_core::games::four_kingdoms::{Action, Gain, Position, View};

impl Coaching for FourKingdoms {
    const TIPS: &'static [TipOf<Self>] = tips::TIPS;

    /// Returns a number that changes with each card dealt, because a game played alone has no turns.
    fn turn_number(view: &View) -> usize {
        view.talon_cards
    }

    fn action_text(_: &Names, view: &View, action: Action) -> String {
        words::hint(action, &Position::imagine(view, &mut Chance::new(0)))
    }

    fn reason_text(_: &Names, reason: Gain) -> String {
        match reason {
            Gain::Opens(card) => t!(text::hint_opens, card),
            Gain::TurnsUp => t!(text::hint_turns_up),
            Gain::Empties => t!(text::hint_empties),
            Gain::Frees(card) => t!(text::hint_frees, card),
            Gain::Only => t!(text::hint_only),
        }
    }
}
