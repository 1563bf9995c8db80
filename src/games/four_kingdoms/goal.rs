//! The goal of Four Kingdoms: cards home (FK-8).

use super::Play;
use crate::i18n::{four_kingdoms as text, t};
use crate::table::goal::{Goal, Standing};
use crate::ui::GoalMark;
use cardkeep_core::cards::Card;
use cardkeep_core::engine::Seat;

pub(super) fn goal(play: &Play) -> Goal {
    let standing = Standing::new(Seat(0), play.scene.home(), Card::COUNT);
    Goal {
        sentence: t!(text::goal, cards: Card::COUNT),
        danger: false,
        mark: GoalMark::Number,
        standings: vec![standing],
    }
}
