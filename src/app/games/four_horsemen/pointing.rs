//! What is meant by what the player touches, chose or points at.

use super::Play;
use super::scene::Zone;
use crate::app::table::game::{Scene as _, Target};
use crate::engine::{Game, Seat};
use crate::games::four_horsemen::{Action, Card, CardSet};

/// The player who is meant by a touch of a place.
pub fn seat_of(play: &Play, place: Zone) -> Option<Seat> {
    match place {
        Zone::Pile(seat) => Some(seat),
        Zone::Hand(seat) => Some(seat).filter(|seat| !play.names.is_me(*seat)),
        Zone::Deck | Zone::Fate | Zone::Round(_) => None,
    }
}

/// The seat whose panel the keyboard points at.
pub fn pointed_seat(play: &Play) -> Option<Seat> {
    match play.cursor {
        Some(Target::Place(place)) => seat_of(play, place),
        _ => None,
    }
}

/// The cards played to the round, clockwise from the player's left neighbour.
pub fn played(play: &Play) -> impl Iterator<Item = Card> {
    let seats = play.names.clockwise();
    let seats = seats.clone().skip(1).chain(seats.take(1));
    seats.filter_map(|seat| play.view.round[seat]).map(|played| played.card)
}

/// The card of a piece of the player's own hand.
pub fn own(play: &Play, piece: usize) -> Option<Card> {
    let piece = play.scene.pieces().get(piece)?;
    piece.card.filter(|_| piece.place == Zone::Hand(play.names.human()) && piece.face_up)
}

/// The card of the hand that the player chose or points at.
pub fn meant(play: &Play) -> Option<Card> {
    let pointed = match play.cursor {
        Some(Target::Piece(piece)) => Some(piece),
        _ => None,
    };
    play.chosen.first().copied().or(pointed).and_then(|piece| own(play, piece))
}

/// The cards of the player's hand that may be played now.
pub fn playable(play: &Play) -> CardSet {
    let may = |card: &Card| play.position().check(Action::Play(*card)).is_ok();
    play.position().hand(play.names.human()).iter().filter(may).collect()
}
