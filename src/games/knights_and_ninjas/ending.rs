//! How a match of Of Knights and Ninjas ends: the result, and the scene of a victory.

use super::words::{ending, gems};
use super::{KnightsAndNinjas, Play};
use crate::i18n::{app, knights_and_ninjas as text, t};
use crate::table::celebration::{Celebration, Figure};
use crate::table::game::Endings;
use crate::table::models::rows;
use crate::table::words::{sentences, streak, verdict};
use crate::ui::{self, Entrance, ScoreLine};
use cardkeep_art::CardArt;
use cardkeep_core::engine::Seat;
use slint::ModelRc;

impl Endings for KnightsAndNinjas {
    fn result(&self, play: &Play) -> Option<ui::Result> {
        let outcome = play.session.outcome()?;
        let public = &play.now().public;
        let had = public.gems;
        let mut seats: Vec<Seat> = play.names.clockwise().collect();
        seats.sort_by_key(|seat| std::cmp::Reverse(had[*seat]));
        let line = |seat: Seat| ScoreLine {
            name: play.names.badge(seat).into(),
            cells: ModelRc::default(),
            total: t!(text::gems, gems: gems(had[seat])).into(),
            best: outcome.share(seat) > 0.0,
        };
        let ended = ending(public);
        Some(ui::Result {
            title: verdict(outcome, &play.names).into(),
            note: sentences([ended, streak(&play.session)]).into(),
            headings: ModelRc::default(),
            lines: rows(seats.into_iter().map(line)),
            won: outcome.share(play.names.human()) == 1.0,
            again: t!(app::rematch).into(),
        })
    }

    fn celebration(&self, play: &Play) -> Option<Celebration> {
        let gems = usize::from(play.now().public.gems[play.names.human()]);
        Some(Celebration {
            entrance: Entrance::Gather,
            figures: vec![Figure::Picture(CardArt::gem); gems],
        })
    }
}
