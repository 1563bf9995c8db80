//! What is meant by what the player touches, chose or points at.

use super::Play;
use super::scene::Place;
use crate::app::table::game::{Scene as _, Target};
use crate::engine::{Game, Seat};
use crate::games::four_horsemen::{Action, Card, CardSet};

/// The player who is meant by a touch of a place.
pub fn seat_of(play: &Play, place: Place) -> Option<Seat> {
    match place {
        Place::Pile(seat) => Some(seat),
        Place::Hand(seat) => Some(seat).filter(|seat| !play.names.is_me(*seat)),
        Place::Deck | Place::Fate | Place::Round(_) => None,
    }
}

/// The seat whose panel the keyboard points at.
pub fn pointed_seat(play: &Play) -> Option<Seat> {
    match play.cursor {
        Some(Target::Place(place)) => seat_of(play, place),
        _ => None,
    }
}

/// In whose pile a card is shown.
pub fn pile_of(play: &Play, card: Card) -> Option<Seat> {
    let piece = play.scene.pieces().get(play.scene.pieces().of(card)?)?;
    match piece.place {
        Place::Pile(seat) => Some(seat),
        _ => None,
    }
}

/// The card of a piece of the player's own hand.
pub fn own(play: &Play, piece: usize) -> Option<Card> {
    let piece = play.scene.pieces().get(piece)?;
    piece.card.filter(|_| piece.place == Place::Hand(play.names.human()) && piece.face_up)
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
