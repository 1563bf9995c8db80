//! The spread of the waste, to look through its cards.

use super::scene::Spot;
use super::{Play, words};
use crate::i18n::{cards, four_kingdoms as text, t};
use crate::table::cards::Face;
use crate::table::game::{Explanation, Scene as _, SpreadCard, Target};
use cardkeep_core::cards::Card;
use cardkeep_core::games::four_kingdoms::PileId;

/// Returns the spread if the player asks about the waste and it has more than one card.
pub(super) fn asked(play: &Play, target: Target<Spot>) -> Option<Explanation> {
    let place = match target {
        Target::Piece(piece) => play.scene.pieces().get(piece)?.place,
        Target::Zone(place) => place,
    };
    let several = play.session.full_position().public().waste.len() > 1;
    if place == Spot::At(PileId::Waste) && several { waste(play) } else { None }
}

/// Returns the spread of the waste, unless it is empty.
pub(super) fn waste(play: &Play) -> Option<Explanation> {
    let waste = &play.session.full_position().public().waste;
    let top = *waste.last()?;
    let card = |card: &Card| SpreadCard::new(Face::up(*card), t!(cards::title, card: *card));
    let cards = waste.iter().rev().map(card);
    let mut lines = vec![t!(text::waste_top, card: top)];
    lines.extend(words::explain(top, play.session.full_position()));
    let heading = t!(text::waste, count: waste.len());
    Some(Explanation::heap(heading, cards.collect(), lines))
}
