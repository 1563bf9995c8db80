//! Explanations of cards, slots, piles and the opponent for the table of Four Knights.

use super::scene::{Side, Zone};
use super::{FourKnights, Play, words};
use crate::i18n::{cards, four_knights as text, t};
use crate::table::cards::Face;
use crate::table::game::{Explanation, Explanations, Scene as _, SpreadCard, Target};
use cardkeep_core::games::four_knights::View;

impl Explanations for FourKnights {
    fn explain(&self, play: &Play, target: Target<Zone>) -> Option<Explanation> {
        let piece = match target {
            Target::Piece(piece) => play.scene.pieces().get(piece)?,
            Target::Zone(Zone::Pile(side)) => return received(play, side),
            Target::Zone(zone) => return rival(play, zone),
        };
        if let Zone::Pile(side) = piece.place {
            return received(play, side);
        }
        if let Zone::Stockade(slot) = piece.place {
            return Some(left_in(play, slot));
        }
        let Some(card) = piece.shown() else { return rival(play, piece.place) };
        let against = match piece.place {
            Zone::Hand(_) | Zone::Field(Side::Mine) => play.scene.newest(Side::Theirs),
            _ => None,
        };
        let against = against.and_then(|piece| play.card(piece));
        let lines = words::explain(card, against);
        Some(Explanation::new(t!(cards::title, card), Face::up(card), lines))
    }

    fn hand(view: &View) -> Vec<SpreadCard> {
        let held = view.hand.iter().chain(view.committed);
        held.map(SpreadCard::of).collect()
    }
}

/// Returns the spread of the cards a side has received, those of the newest hand first.
fn received(play: &Play, side: Side) -> Option<Explanation> {
    let human = play.names.human();
    let seat = if side == Side::Mine { human } else { human.other() };
    let received = play.now().public.received;
    let cards = || received.iter().rev().flat_map(|hand| hand[seat.index()]);
    let count = cards().count();
    if count == 0 {
        return None;
    }
    let hands = received.iter().take(usize::from(play.now().hand_number));
    let points: Vec<String> = hands.map(|hand| words::points(hand[seat.index()].len())).collect();
    let title = t!(text::pile, who: play.names.person(seat), count);
    let lines = vec![t!(text::pile_points, hands: points.join(", "))];
    Some(Explanation::heap(title, cards().map(SpreadCard::of).collect(), lines))
}

/// Explains what is known of a Stockade slot.
fn left_in(play: &Play, slot: u8) -> Explanation {
    let view = play.now();
    let index = usize::from(slot).saturating_sub(1);
    let card = view.stockade.get(index).copied().flatten();
    let other = view.public.left_by.get(index).copied().flatten().filter(|seat| *seat != view.seat);
    let said = words::left(card, other.map(|seat| play.names.of_seat(seat)));
    Explanation::new(t!(text::slot_title, slot), card.map_or(Face::Down, Face::up), vec![said])
}

/// Explains the opponent whose cards lie in a zone.
fn rival(play: &Play, place: Zone) -> Option<Explanation> {
    let Zone::Hand(Side::Theirs) = place else { return None };
    let seat = play.names.human().other();
    let level = play.names.level(seat)?;
    let lines = vec![crate::words::plays(level).to_owned()];
    Some(play.names.introduce(seat, play.names.of_seat(seat).to_owned(), lines))
}
