//! Reactions to touches at the table of Of Knights and Ninjas.

use super::chooser::{TableReaction, settle};
use super::intent::{self, Purpose, Selectable, Use, can_use, chosen, uses};
use super::refusal::refusal;
use super::zone::Zone;
use super::{Play, explain, prompts};
use crate::i18n::{knights_and_ninjas as text, t};
use crate::table::game::{How, Reaction, Touch};
use cardkeep_core::engine::Seat;
use cardkeep_core::games::knights_and_ninjas::{Action, Card, Phase};

/// Returns the reaction to a touch, given the chosen card.
pub(super) fn mean(play: &Play, touch: Touch<Zone>) -> TableReaction {
    let (names, how) = (&play.names, touch.how);
    let here = touch.piece.and_then(|piece| Some((piece, intent::held(play, piece)?)));
    // Touching a card in the player's hand does not refer to the kingdom.
    let seat = touch
        .place
        .and_then(Zone::kingdom)
        .filter(|_| touch.place != Some(Zone::Hand(names.human())) || touch.piece.is_none());
    // The player's archer and cards shown to a herald can be chosen only if they can be used.
    let is_mine = |held: Selectable| matches!(held, Selectable::Card(_)) || can_use(play, held);
    if let Some((piece, held)) = here.filter(|(_, held)| play.is_open() && is_mine(*held)) {
        return hold(play, piece, held, how);
    }
    let chosen = chosen(play);
    // Touching the player's kingdom chooses the archer in front of it.
    if seat.is_some_and(|seat| names.is_me(seat))
        && (chosen, how != How::Drop) == (None, true)
        && can_use(play, Selectable::Archer)
        && let Some(archer) = intent::own_archer(play)
    {
        return hold(play, archer, Selectable::Archer, how);
    }
    match (chosen.filter(|_| play.is_open()), seat, touch.place) {
        (Some(held), Some(seat), _) => send(play, held, seat),
        (Some(held), None, Some(Zone::Discards)) => {
            let discards = only(play, held, |purpose| purpose == Purpose::Discard);
            match (discards.is_empty(), held) {
                (true, Selectable::Card(card)) => Reaction::Act(Action::Discard(card)),
                _ => settle(play, held, &discards),
            }
        }
        (Some(held), None, Some(zone)) if zone.is_stage() => play_here(play, held),
        // Empty felt, where a stray tap opens nothing.
        (None, mine, _)
            if how == How::Tap
                && touch.piece.is_none()
                && mine.is_none_or(|seat| names.is_me(seat)) =>
        {
            Reaction::Clear
        }
        (None, Some(seat), _) if how != How::Drop => {
            Reaction::Explain(explain::kingdom(play, seat))
        }
        (None, None, Some(zone @ (Zone::Discards | Zone::Pile))) if how != How::Drop => {
            let spread = explain::spread(play).filter(|_| zone == Zone::Discards);
            spread.map_or_else(|| Reaction::Explain(explain::discards(play)), Reaction::Explain)
        }
        _ => Reaction::Clear,
    }
}

/// Returns the uses of a card for the wanted purposes.
fn only(play: &Play, held: Selectable, wanted: impl Fn(Purpose) -> bool) -> Vec<Use> {
    uses(play, held).into_iter().filter(|it| wanted(it.purpose)).collect()
}

/// Reacts to a card: the first tap chooses it; the second tap, or Enter, plays it or asks how.
fn hold(play: &Play, piece: usize, held: Selectable, how: How) -> TableReaction {
    let uses = uses(play, held);
    if uses.is_empty() {
        return refuse(play, held, None);
    }
    let choose = || Reaction::Choose(vec![intent::top(play, piece)]);
    let again = chosen(play) == Some(held);
    // A second tap must not discard a card by mistake.
    let spare = intent::is_my_turn(play) && uses.iter().all(|it| it.purpose == Purpose::Discard);
    match how {
        How::Drop => Reaction::Clear,
        How::Tap | How::Use if spare && !(again && how == How::Use) => choose(),
        How::Tap if !again => choose(),
        How::Tap | How::Use => settle(play, held, &uses),
    }
}

/// Plays a card against a rival's kingdom, or in front of the player's own.
fn send(play: &Play, held: Selectable, seat: Seat) -> TableReaction {
    if play.now().public.phase != Phase::Turn {
        return play_here(play, held);
    }
    let mine = play.names.is_me(seat);
    let aimed = only(play, held, |purpose| match mine {
        true => purpose == Purpose::Fortify,
        false => purpose.seat() == Some(seat),
    });
    match held {
        _ if !aimed.is_empty() => settle(play, held, &aimed),
        Selectable::Card(card @ (Card::Herald | Card::Monk)) if !mine && can_use(play, held) => {
            Reaction::Refuse(match play.view.public.is_duel() {
                true => t!(text::plays_on_none, card),
                false => t!(text::plays_on_all, card),
            })
        }
        _ => refuse(play, held, Some(seat)),
    }
}

/// Plays a card to the stage: an answer, or a card without a target.
fn play_here(play: &Play, held: Selectable) -> TableReaction {
    let uses = only(play, held, |purpose| purpose != Purpose::Discard);
    if uses.is_empty() { refuse(play, held, None) } else { settle(play, held, &uses) }
}

/// Refuses a card with the rules' reason.
fn refuse(play: &Play, held: Selectable, on: Option<Seat>) -> TableReaction {
    let waits_for = match (held, play.now().public.phase) {
        (Selectable::Card(card), Phase::Turn) => prompts::waits_for(card),
        _ => None,
    };
    if let Some(waits_for) = waits_for {
        return Reaction::Refuse(waits_for);
    }
    match play.check(intent::refused(play, held, on)) {
        Err(why) => Reaction::Refuse(refusal(why, play.names.seats())),
        Ok(()) => Reaction::Refuse(prompts::not_there(held)),
    }
}
