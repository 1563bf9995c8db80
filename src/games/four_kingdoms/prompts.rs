//! Prompts and refusals of Four Kingdoms.

use super::gestures::nowhere;
use super::{FourKingdoms, Play, words};
use crate::i18n::{four_kingdoms as text, t};
use crate::table::game::Prompts;
use crate::table::gestures::can_use;
use cardkeep_core::games::four_kingdoms::Refusal;

impl Prompts for FourKingdoms {
    fn prompt(&self, play: &Play) -> String {
        let position = play.session.full_position();
        if play.dragged.is_some() {
            return String::new();
        }
        if self.demonstrating {
            return t!(text::prompt_solution);
        }
        if self.search.as_ref().is_some_and(|(_, asked)| *asked) {
            return t!(text::prompt_searching);
        }
        if let (Some(piece), Some(card)) = (play.chosen.first(), play.chosen_card()) {
            return match can_use(self, play, *piece) {
                true => t!(text::prompt_where, card),
                false => nowhere(play, *piece),
            };
        }
        if position.public().is_won() && !play.has_steps() {
            return t!(text::prompt_complete);
        }
        if self.stuck {
            return t!(text::prompt_stuck);
        }
        if self.lost {
            return t!(text::prompt_lost);
        }
        if self.ending.is_some() {
            return t!(text::prompt_finish);
        }
        match play.session.record().automatic() {
            0 => words::progress(play.scene.home(), play.session.moves(), play.session.day()),
            count => t!(text::prompt_automatic, count),
        }
    }

    fn refusal(_: &Play, why: Refusal) -> String {
        words::refusal(why)
    }
}
