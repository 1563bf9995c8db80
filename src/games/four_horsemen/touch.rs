//! Reactions to touches at the table of Four Horsemen.

use super::giving::Giving;
use super::intent::{TableReaction, arrange, own, seat_of};
use super::refusal::refusal;
use super::scene::Zone;
use super::{FourHorsemen, Play};
use crate::i18n::{four_horsemen as text, t};
use crate::table::game::{How, Reaction, Touch};
use cardkeep_core::engine::Seat;
use cardkeep_core::games::four_horsemen::{Action, Card};

/// Returns the reaction to a touch, given what is chosen.
pub(super) fn mean(game: &FourHorsemen, play: &Play, touch: Touch<Zone>) -> TableReaction {
    if let Some((piece, card)) = touch.piece.and_then(|piece| Some((piece, own(play, piece)?))) {
        return hand(play, piece, card, touch.how);
    }
    if let Some(giving) = game.giving(play) {
        return given(game, play, giving, touch);
    }
    let card = play.chosen_card();
    match (touch.place.and_then(|place| seat_of(play, place)), touch.place, card) {
        (Some(_), ..) if touch.how == How::Drop => Reaction::Clear,
        (Some(seat), ..) => standing(game, play, touch, seat),
        (_, Some(Zone::Fate), Some(card)) => Reaction::Act(Action::Fate(card)),
        (_, Some(Zone::Fate), None)
            if touch.how != How::Drop && play.scene.count(Zone::Fate) > 0 =>
        {
            Reaction::Say(t!(text::fate_help))
        }
        (_, Some(Zone::Round(_)), Some(card)) => Reaction::Act(Action::Play(card)),
        _ => Reaction::Clear,
    }
}

/// Reacts to a card of the player's hand: the first tap chooses it, the second plays it.
fn hand(play: &Play, piece: usize, card: Card, how: How) -> TableReaction {
    match play.check(Action::Play(card)) {
        // A card that can't be played is explained, not picked up.
        Err(why) => Reaction::Refuse(refusal(why)),
        Ok(()) if how == How::Drop => Reaction::Clear,
        Ok(()) if how == How::Use || play.chosen_card() == Some(card) => {
            Reaction::Act(Action::Play(card))
        }
        Ok(()) => Reaction::Choose(vec![piece]),
    }
}

/// Reacts while a won round is given out: touching a card chooses it or takes it back, and touching
/// a player gives it.
fn given(game: &FourHorsemen, play: &Play, giving: &Giving, touch: Touch<Zone>) -> TableReaction {
    let seat = touch.place.and_then(|place| seat_of(play, place));
    let chosen = play.chosen_card();
    if let (Some(card), Some(seat)) = (chosen, seat) {
        return give(play, giving, card, seat);
    }
    if let (How::Drop, Some(card)) = (touch.how, chosen) {
        let back = matches!(touch.place, Some(Zone::Round(_)));
        let given = giving.receiver(card).is_some();
        return if back && given { take_back(play, giving, card) } else { Reaction::Clear };
    }
    match (touch.piece.and_then(|piece| Some((piece, game.in_round(play, piece)?))), seat) {
        (Some((_, card)), _) if chosen == Some(card) => Reaction::Clear,
        (Some((_, card)), _) if giving.is_fixed(card) => take_back(play, giving, card),
        (Some((_, card)), _) if giving.receiver(card).is_some() => {
            arrange(play, &giving.without(card), Some(card))
        }
        (Some((piece, _)), _) => Reaction::Choose(vec![piece]),
        (None, Some(seat)) => standing(game, play, touch, seat),
        (None, None) => Reaction::Clear,
    }
}

/// Explains how a player stands, unless a tap is on the empty felt of the player's own place.
fn standing(game: &FourHorsemen, play: &Play, touch: Touch<Zone>, seat: Seat) -> TableReaction {
    match touch.how == How::Tap && touch.piece.is_none() && play.names.is_me(seat) {
        true => Reaction::Clear,
        false => Reaction::Explain(game.standing(play, seat)),
    }
}

/// Gives a card to a seat, if the rules allow it.
fn give(play: &Play, giving: &Giving, card: Card, seat: Seat) -> TableReaction {
    match giving.with(card, seat, |action| play.check(action)) {
        Ok(said) => arrange(play, &said, None),
        Err(why) => Reaction::Refuse(refusal(why)),
    }
}

/// Takes a given card back. For one with only one possible receiver, shows the reason by trying
/// another.
fn take_back(play: &Play, giving: &Giving, card: Card) -> TableReaction {
    let to = giving.receiver(card);
    let mut others = play.now().public.piles.still_in(giving.winner());
    match others.find(|seat| Some(*seat) != to) {
        Some(other) if giving.is_fixed(card) => give(play, giving, card, other),
        _ => arrange(play, &giving.without(card), None),
    }
}
