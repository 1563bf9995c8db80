//! How a match of Watchtower ends: the result, and the scene of a victory.

use super::{Play, Watchtower, words};
use crate::i18n::{t, watchtower as text};
use crate::table::celebration::Celebration;
use crate::table::ends::match_result;
use crate::table::game::Endings;
use crate::ui::{self, Entrance};
use cardkeep_core::cards::{Card, Rank};
use cardkeep_core::engine::Seat;

impl Endings for Watchtower {
    fn result(&self, play: &Play) -> Option<ui::Result> {
        let tricks = self.showdown.then(|| play.view.tricks());
        let score = |seat: Seat| {
            let standing = &play.view.public.players[seat];
            let tricks = tricks.and_then(|tricks| tricks[seat]);
            let said = match tricks {
                Some(count) => t!(text::tricks, count),
                None if standing.out => t!(text::result_out),
                None if standing.campaign => t!(text::result_campaign),
                None => t!(text::result_no_watchtower),
            };
            (tricks, said)
        };
        match_result(play, || words::how_it_ended(self.showdown, self.limit), score)
    }

    fn celebration(&self, play: &Play) -> Option<Celebration> {
        let fort = &play.view.public.players[play.names.human()].fort;
        let rank = fort.complete().unwrap_or(Rank::Ace);
        let tower = Card::all().filter(|card| card.rank() == rank);
        Some(Celebration::of(Entrance::Stack, tower))
    }
}
