//! How a match of Watchtower ends: the result, and the scene of a victory.

use super::{Play, Watchtower, words};
use crate::i18n::{app, t, watchtower as text};
use crate::table::celebration::Celebration;
use crate::table::game::Endings;
use crate::table::models::rows;
use crate::table::words::{sentences, streak, verdict};
use crate::ui::{self, Entrance, ScoreLine};
use cardkeep_core::cards::{Card, Rank};
use cardkeep_core::engine::Seat;
use slint::ModelRc;

impl Endings for Watchtower {
    fn result(&self, play: &Play) -> Option<ui::Result> {
        let outcome = play.session.outcome()?;
        let tricks = self.showdown.then(|| play.view.tricks());
        let tricks = |seat: Seat| tricks.and_then(|tricks| tricks[seat]);
        let score = |seat: Seat| {
            let standing = &play.view.public.players[seat];
            match tricks(seat) {
                Some(count) => t!(text::tricks, count),
                None if standing.out => t!(text::result_out),
                None if standing.campaign => t!(text::result_campaign),
                None => t!(text::result_no_watchtower),
            }
        };
        let mut seats: Vec<Seat> = play.names.clockwise().collect();
        seats.sort_by_key(|seat| std::cmp::Reverse((outcome.share(*seat) > 0.0, tricks(*seat))));
        let line = |seat: Seat| ScoreLine {
            name: play.names.badge(seat).into(),
            cells: ModelRc::default(),
            total: score(seat).into(),
            best: outcome.share(seat) > 0.0,
        };
        let how = words::how_it_ended(self.showdown, self.limit);
        Some(ui::Result {
            title: verdict(outcome, &play.names).into(),
            note: sentences([how, streak(&play.session)]).into(),
            headings: ModelRc::default(),
            lines: rows(seats.into_iter().map(line)),
            won: outcome.share(play.names.human()) == 1.0,
            again: t!(app::rematch).into(),
        })
    }

    fn celebration(&self, play: &Play) -> Option<Celebration> {
        let fort = &play.view.public.players[play.names.human()].fort;
        let rank = fort.complete().unwrap_or(Rank::Ace);
        let tower = Card::all().filter(|card| card.rank() == rank);
        Some(Celebration::of(Entrance::Stack, tower))
    }
}
