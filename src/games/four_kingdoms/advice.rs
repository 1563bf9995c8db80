//! Hints and tips at the table of Four Kingdoms.

use std::convert::Infallible;

use super::{FourKingdoms, tips, words};
use crate::table::game::Coaching;
use crate::table::names::Names;
use crate::table::tip::TipOf;
use cardkeep_core::engine::{Chance, Game as _};
use cardkeep_core::games::four_kingdoms::{Action, Position, View};

impl Coaching for FourKingdoms {
    const TIPS: &'static [TipOf<Self>] = tips::TIPS;

    /// Returns a number that changes with each card dealt, because a game played alone has no turns.
    fn turn_number(view: &View) -> usize {
        view.talon_cards
    }

    fn action_text(_: &Names, view: &View, action: Action) -> String {
        words::hint(action, &Position::imagine(view, &mut Chance::new(0)))
    }

    fn reason_text(_: &Names, reason: Infallible) -> String {
        match reason {}
    }
}
