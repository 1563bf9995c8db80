//! What is meant by what the player touches, chose or points at.

use std::convert::Infallible;

use super::Play;
use super::scene::Zone;
use crate::app::table::game::{Reaction, Scene as _, Target};
use crate::engine::{Game, Seat};
use crate::games::four_horsemen::{Action, Card, CardSet};

/// What a touch of this table means.
pub type TableReaction = Reaction<Action, Zone, Infallible>;

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
        Some(Target::Zone(place)) => seat_of(play, place),
        _ => None,
    }
}

/// The cards played to the round, clockwise from the player's left neighbor.
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

/// Which cards of a won round the player has laid out for whom.
pub fn said(play: &Play) -> Vec<(Card, Seat)> {
    let gift = |(piece, zone): &(usize, Zone)| match zone {
        Zone::Pile(seat) => Some((play.card(*piece)?, *seat)),
        _ => None,
    };
    play.placed.iter().filter_map(gift).collect()
}

/// Lays cards of a won round out for players; `taken_up` is chosen for somebody else.
pub fn arrange(play: &Play, said: &[(Card, Seat)], taken_up: Option<Card>) -> TableReaction {
    let piece = |card: Card| play.scene.pieces().of(card);
    let place = |(card, seat): &(Card, Seat)| Some((piece(*card)?, Zone::Pile(*seat)));
    Reaction::Arrange {
        placed: said.iter().filter_map(place).collect(),
        chosen: taken_up.and_then(piece).into_iter().collect(),
    }
}

/// Takes all gifts back.
pub fn clear() -> TableReaction {
    Reaction::Arrange { placed: Vec::new(), chosen: Vec::new() }
}
