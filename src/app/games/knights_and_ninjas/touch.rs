//! What a touch means at the table of Of Knights and Ninjas.

use super::choose::{self, Aim};
use super::explain;
use super::scene::Zone;
use super::{KnightsAndNinjas, Play, phrases};
use crate::app::table::game::{Deed, How, Scene as _, Target, Touch};
use crate::engine::{Game, Seat};
use crate::games::knights_and_ninjas::{Action, Card, Phase};

pub type Meant = Deed<Action, ()>;

/// What the player can hold: a card of the own hand, the archer in front of the own kingdom, a card
/// that was shown to a herald.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    Card(Card),
    Archer,
    Shown(Seat, Card),
}

/// What a piece is to the player who could take it.
pub fn held(play: &Play, piece: usize) -> Option<Held> {
    let piece = play.scene.pieces().get(piece)?;
    let (card, me) = (piece.card?, play.names.human());
    match piece.place {
        Zone::Hand(seat) if seat == me => Some(Held::Card(card.card())),
        Zone::Fort(seat) if seat == me && card.role() == Card::Archer => Some(Held::Archer),
        Zone::Shown(seat) => Some(Held::Shown(seat, card.card())),
        _ => None,
    }
}

/// What is chosen.
pub fn chosen(play: &Play) -> Option<Held> {
    play.chosen.first().and_then(|piece| held(play, *piece))
}

/// What is chosen, or else what the keyboard points at.
pub fn meant(play: &Play) -> Option<Held> {
    let pointed = match play.cursor {
        Some(Target::Piece(piece)) => held(play, piece),
        _ => None,
    };
    chosen(play).or(pointed)
}

/// The archer in front of the own kingdom.
fn own_archer(play: &Play) -> Option<usize> {
    let fort = play.scene.at(Zone::Fort(play.names.human()));
    fort.into_iter().find(|piece| held(play, *piece) == Some(Held::Archer))
}

/// Whether something is the player's to hold now: the own archer and what was shown only where they
/// can be used, any card of the own hand always.
fn is_mine(play: &Play, held: Held) -> bool {
    matches!(held, Held::Card(_)) || !choose::actions(play, held).is_empty()
}

/// What the player means by a touch, with what is chosen so far.
pub fn mean(game: &KnightsAndNinjas, play: &Play, touch: Touch<Zone>) -> Meant {
    let here = touch.piece.and_then(|piece| Some((piece, held(play, piece)?)));
    let seat = touch.place.and_then(Zone::kingdom).filter(|seat| {
        touch.place != Some(Zone::Hand(play.names.human()))
            || touch.piece.is_none() && play.names.is_me(*seat)
    });
    if let Some((piece, held)) = here.filter(|(_, held)| play.is_open() && is_mine(play, *held)) {
        return hold(play, piece, held, touch.how);
    }
    // The archer in front of the own kingdom is sent by a touch of the kingdom.
    if let (Some(seat), None, true) = (seat, chosen(play), touch.how != How::Drop)
        && play.names.is_me(seat)
        && !choose::actions(play, Held::Archer).is_empty()
        && let Some(archer) = own_archer(play)
    {
        return hold(play, archer, Held::Archer, touch.how);
    }
    match (chosen(play).filter(|_| play.is_open()), seat, touch.place) {
        (Some(held), Some(seat), _) => send(play, held, seat),
        (Some(held), None, Some(Zone::Discards)) => {
            let discard = choose::only(choose::actions(play, held), |aim| aim == Aim::Discard);
            match (discard.is_empty(), held) {
                (true, Held::Card(card)) => Deed::Act(Action::Discard(card)),
                _ => choose::settle(play, held, discard),
            }
        }
        (Some(held), None, Some(place)) if place.is_stage() => play_here(play, held),
        (None, Some(seat), _) if touch.how != How::Drop => Deed::Explain(game.standing(play, seat)),
        (None, None, Some(place @ (Zone::Discards | Zone::Pile))) if touch.how != How::Drop => {
            match explain::spread(play).filter(|_| place == Zone::Discards) {
                Some(spread) => Deed::Explain(spread),
                None => Deed::Explain(game.discards(play)),
            }
        }
        _ => Deed::Clear,
    }
}

/// A card is chosen by the first touch; the second one, or one of those who do not point, does what
/// can be done with it, or asks.
fn hold(play: &Play, piece: usize, held: Held, how: How) -> Meant {
    let actions = choose::actions(play, held);
    if actions.is_empty() {
        return refuse(play, held, None);
    }
    let again = chosen(play) == Some(held);
    // A card that can only be discarded is not lost by a touch too many.
    let is_discard = |action: &Action| matches!(action, Action::Discard(_));
    let spare = play.position().phase() == Phase::Turn && actions.iter().all(is_discard);
    match how {
        How::Drop => Deed::Clear,
        How::Tap | How::Use if spare && !(again && how == How::Use) => {
            Deed::Choose(vec![top(play, piece)])
        }
        How::Use => choose::settle(play, held, actions),
        How::Tap if again => choose::settle(play, held, actions),
        How::Tap => Deed::Choose(vec![top(play, piece)]),
    }
}

/// The uppermost of the equal cards.
pub fn top(play: &Play, piece: usize) -> usize {
    let Some(it) = play.scene.pieces().get(piece) else { return piece };
    let alike = |other: &usize| play.scene.pieces().card(*other) == it.card;
    match it.place {
        Zone::Hand(_) => play.scene.at(it.place).into_iter().rfind(alike).unwrap_or(piece),
        _ => piece,
    }
}

/// A card goes against a kingdom, or in front of the own one.
fn send(play: &Play, held: Held, seat: Seat) -> Meant {
    let actions = choose::actions(play, held);
    let aimed = match play.names.is_me(seat) {
        true => choose::only(actions.clone(), |aim| aim == Aim::Fortify),
        false => choose::against(actions.clone(), seat),
    };
    match play.position().phase() {
        Phase::Turn if aimed.is_empty() && !play.names.is_me(seat) => match held {
            Held::Card(card @ (Card::Herald | Card::Monk)) if !actions.is_empty() => {
                Deed::Refuse(phrases::to_all(card, play.names.seats() == 2))
            }
            _ => refuse(play, held, Some(seat)),
        },
        Phase::Turn if aimed.is_empty() => refuse(play, held, Some(seat)),
        Phase::Turn => choose::settle(play, held, aimed),
        _ => play_here(play, held),
    }
}

/// A card is played to the middle: it answers, or needs no rival.
fn play_here(play: &Play, held: Held) -> Meant {
    let actions = choose::only(choose::actions(play, held), |aim| aim != Aim::Discard);
    match actions.is_empty() {
        true => refuse(play, held, None),
        false => choose::settle(play, held, actions),
    }
}

/// Why it cannot be, as the rules say it.
fn refuse(play: &Play, held: Held, on: Option<Seat>) -> Meant {
    let waits_for = match (held, play.position().phase()) {
        (Held::Card(card), Phase::Turn) => phrases::waits_for(card),
        _ => None,
    };
    if let Some(waits_for) = waits_for {
        return Deed::Refuse(waits_for.into());
    }
    match play.position().check(choose::refused(play, held, on)) {
        Err(why) => Deed::Refuse(why.message),
        Ok(()) => Deed::Refuse(phrases::not_there(held)),
    }
}
