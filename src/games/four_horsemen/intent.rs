//! Interpretation of pieces and the selection at the table of Four Horsemen.

use super::scene::Zone;
use super::{FourHorsemen, Play};
use crate::table::game::{Reaction, ReactionOf, Scene as _, Target};
use cardkeep_core::engine::Seat;
use cardkeep_core::games::four_horsemen::{Action, Card, CardSet};

/// A reaction of this table.
pub(super) type TableReaction = ReactionOf<FourHorsemen>;

/// Returns the player that a zone belongs to.
pub(super) fn seat_of(play: &Play, place: Zone) -> Option<Seat> {
    match place {
        Zone::Pile(seat) => Some(seat),
        Zone::Hand(seat) => Some(seat).filter(|seat| !play.names.is_me(*seat)),
        Zone::Deck | Zone::Fate | Zone::Round(_) => None,
    }
}

/// Returns the seat whose panel has the keyboard cursor.
pub(super) fn pointed_seat(play: &Play) -> Option<Seat> {
    match play.cursor {
        Some(Target::Zone(place)) => seat_of(play, place),
        _ => None,
    }
}

/// Iterates over the cards played to the round, clockwise from the player's left neighbor.
pub(super) fn played(play: &Play) -> impl Iterator<Item = Card> {
    let seats = play.names.clockwise();
    let seats = seats.clone().skip(1).chain(seats.take(1));
    seats.filter_map(|seat| play.view.public.round[seat]).map(|played| played.card)
}

/// Returns the card of a piece in the player's hand.
pub(super) fn own(play: &Play, piece: usize) -> Option<Card> {
    let piece = play.scene.pieces().get(piece)?;
    piece.card.filter(|_| piece.place == Zone::Hand(play.names.human()) && piece.face_up)
}

/// Returns the hand card that is chosen or at the cursor.
pub(super) fn meant(play: &Play) -> Option<Card> {
    play.meant().and_then(|piece| own(play, piece))
}

/// Returns the cards of the player's hand that may be played now.
pub(super) fn playable(play: &Play) -> CardSet {
    let may = |card: &Card| play.check(Action::Play(*card)).is_ok();
    play.now().hand.iter().filter(may).collect()
}

/// Returns the player's choices of gifts: cards of a won round with their receivers.
pub(super) fn said(play: &Play) -> Vec<(Card, Seat)> {
    let gift = |(piece, zone): &(usize, Zone)| match zone {
        Zone::Pile(seat) => Some((play.card(*piece)?, *seat)),
        _ => None,
    };
    play.placed.iter().filter_map(gift).collect()
}

/// Places cards of a won round with their receivers and picks up `taken_up` to give to another
/// seat.
pub(super) fn arrange(play: &Play, said: &[(Card, Seat)], taken_up: Option<Card>) -> TableReaction {
    let piece = |card: Card| play.scene.pieces().of(card);
    let place = |(card, seat): &(Card, Seat)| Some((piece(*card)?, Zone::Pile(*seat)));
    Reaction::Arrange {
        placed: said.iter().filter_map(place).collect(),
        chosen: taken_up.and_then(piece).into_iter().collect(),
    }
}
