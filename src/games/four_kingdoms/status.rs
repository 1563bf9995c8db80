//! How a game of Four Kingdoms stands: cards home (FK-8).

use super::words::time;
use super::{FourKingdoms, Play};
use crate::i18n::{four_kingdoms as text, t};
use crate::table::game::Status;
use crate::table::goal::{Goal, Standing};
use crate::ui::GoalMark;
use cardkeep_core::cards::Card;
use cardkeep_core::engine::Seat;
use cardkeep_core::games::four_kingdoms::{Kingdom, View};

impl Status for FourKingdoms {
    fn summary(view: &View) -> String {
        let home: usize = view.public.kingdoms.iter().map(Kingdom::home).sum();
        t!(text::summary, home, stock: view.talon_cards)
    }

    fn title(&self, play: &Play) -> String {
        let time = time(play.session.seconds());
        t!(text::title, count: play.session.moves(), time)
    }

    fn goal(&self, play: &Play) -> Goal {
        let standing = Standing::new(Seat(0), play.scene.home(), Card::COUNT);
        Goal {
            sentence: t!(text::goal, cards: Card::COUNT),
            danger: false,
            mark: GoalMark::Number,
            standings: vec![standing],
        }
    }
}
