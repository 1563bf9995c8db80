//! Explanations of cards for the table of Four Kingdoms, and the spread of the waste.

use super::scene::Spot;
use super::{FourKingdoms, Play, words};
use crate::i18n::{cards, four_kingdoms as text, t};
use crate::table::cards::Face;
use crate::table::game::{Explanation, Explanations, Scene as _, SpreadCard, Target};
use cardkeep_core::games::four_kingdoms::PileId;

impl Explanations for FourKingdoms {
    fn explain(&self, play: &Play, target: Target<Spot>) -> Option<Explanation> {
        if let Some(waste) = asked(play, target) {
            return Some(waste);
        }
        let piece = match target {
            Target::Piece(piece) => piece,
            Target::Zone(spot) => play.scene.top(spot)?,
        };
        let card = play.scene.pieces().get(piece)?.shown()?;
        let lines = words::explain(card, play.session.full_position());
        Some(Explanation::new(t!(cards::title, card), Face::up(card), lines))
    }
}

/// Returns the spread if the player asks about the waste and it has more than one card.
fn asked(play: &Play, target: Target<Spot>) -> Option<Explanation> {
    let place = match target {
        Target::Piece(piece) => play.scene.zone_of(piece)?,
        Target::Zone(place) => place,
    };
    let several = play.session.full_position().public().waste.len() > 1;
    if place == Spot::At(PileId::Waste) && several { waste(play) } else { None }
}

/// Returns the spread of the waste, unless it is empty.
pub(super) fn waste(play: &Play) -> Option<Explanation> {
    let waste = &play.session.full_position().public().waste;
    let top = *waste.last()?;
    let cards = waste.iter().rev().copied().map(SpreadCard::of);
    let mut lines = vec![t!(text::waste_top, card: top)];
    lines.extend(words::explain(top, play.session.full_position()));
    let heading = t!(text::waste, count: waste.len());
    Some(Explanation::heap(heading, cards.collect(), lines))
}
