//! How a match of Of Knights and Ninjas ends: the result, and the scene of a victory.

use super::words::{ending, gems};
use super::{KnightsAndNinjas, Play};
use crate::i18n::{knights_and_ninjas as text, t};
use crate::table::celebration::{Celebration, Figure};
use crate::table::ends::match_result;
use crate::table::game::Endings;
use crate::ui::{self, Entrance};
use cardkeep_art::CardArt;
use cardkeep_core::engine::Seat;

impl Endings for KnightsAndNinjas {
    fn result(&self, play: &Play) -> Option<ui::Result> {
        let public = &play.now().public;
        let had = |seat: Seat| (public.gems[seat], t!(text::gems, gems: gems(public.gems[seat])));
        match_result(play, || ending(public), had)
    }

    fn celebration(&self, play: &Play) -> Option<Celebration> {
        let gems = usize::from(play.now().public.gems[play.names.human()]);
        Some(Celebration {
            entrance: Entrance::Gather,
            figures: vec![Figure::Picture(CardArt::gem); gems],
        })
    }
}
