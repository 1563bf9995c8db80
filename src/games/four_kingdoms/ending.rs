//! How a game of Four Kingdoms ends: the result.

use super::{FourKingdoms, Play, words};
use crate::i18n::{four_kingdoms as text, t};
use crate::table::game::Endings;
use crate::table::models::{rows, texts};
use crate::ui::{self, ScoreLine};

impl Endings for FourKingdoms {
    fn result(&self, play: &Play) -> Option<ui::Result> {
        play.session.outcome()?;
        let line = |(name, total): (String, String)| ScoreLine {
            name: name.into(),
            cells: texts::<&str>([]),
            total: total.into(),
            best: false,
        };
        Some(ui::Result {
            title: t!(text::won).into(),
            note: words::tally(&play.session).into(),
            headings: texts::<&str>([]),
            lines: rows(words::result(&play.session).into_iter().map(line)),
            won: true,
            again: t!(text::again).into(),
        })
    }
}
