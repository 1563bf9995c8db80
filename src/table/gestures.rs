//! What touches, buttons and keys do. A game describes once how each of its actions is made (where
//! it starts and ends, which button and key it has); here that is read backward.

use slint::platform::Key;

use super::beat::{Action, Zone};
use super::game::{CommandOf, GestureOf, ReactionOf, TableGame};
use super::play::Play;
use super::reaction::{Command, ENTER, Gesture, HintArrow, How, Reaction, Shortcut, Target, Touch};
use super::scene::Scene as _;
use crate::keys::KeyPress;

/// Whether something can be done now: an action that is legal, or what the game itself does.
fn is_legal<T: TableGame>(play: &Play<T>, gesture: &GestureOf<T>) -> bool {
    match gesture.command.reaction {
        Reaction::Act(action) => play.check(action).is_ok(),
        Reaction::Refuse(_) => false,
        _ => gesture.command.enabled,
    }
}

/// Returns what a gesture does: of an illegal action, that it is refused.
fn done<T: TableGame>(play: &Play<T>, gesture: &GestureOf<T>) -> ReactionOf<T> {
    match gesture.command.reaction {
        Reaction::Act(action) => match play.check(action) {
            Ok(()) => Reaction::Act(action),
            Err(why) => Reaction::Refuse(T::refusal(play, why)),
        },
        ref reaction => reaction.clone(),
    }
}

/// Returns the gestures that start with a piece, or without one; none while the player may not act.
fn open<T: TableGame>(game: &T, play: &Play<T>, piece: Option<usize>) -> Vec<GestureOf<T>> {
    if play.is_open() { game.gestures(play, piece) } else { Vec::new() }
}

/// Whether a touch is on a target.
fn touches<T: TableGame>(
    game: &T,
    play: &Play<T>,
    touch: &Touch<Zone<T>>,
    to: Target<Zone<T>>,
) -> bool {
    let there = match to {
        Target::Zone(zone) => Some(zone),
        Target::Piece(piece) => play.scene.zone_of(piece),
    };
    touch.place.map(|place| game.target_zone(play, place)) == there
}

/// Returns the reaction to a touch: a chosen piece goes to what is touched; or else the touched piece
/// is chosen or, if that is its shortcut, used.
pub(crate) fn respond<T: TableGame>(
    game: &T,
    play: &Play<T>,
    touch: Touch<Zone<T>>,
) -> ReactionOf<T> {
    let chosen = play.chosen.first().copied();
    let goes =
        |gesture: &&GestureOf<T>| gesture.to.is_some_and(|to| touches(game, play, &touch, to));
    if let Some(piece) = chosen {
        let from_there = open(game, play, Some(piece));
        let reached: Vec<&GestureOf<T>> = from_there.iter().filter(goes).collect();
        let best = reached.iter().find(|gesture| is_legal(play, gesture)).or(reached.first());
        if let Some(gesture) = best {
            return done(play, gesture);
        }
    }
    if touch.how == How::Drop {
        return Reaction::Clear;
    }
    let group = touch.piece.map(|piece| game.group(play, piece)).unwrap_or_default();
    if let Some(piece) = group.first() {
        let own = open(game, play, Some(*piece));
        if let Some(reaction) = touched(play, &own, &group, touch.how) {
            return reaction;
        }
    }
    match open(game, play, None).iter().find(goes) {
        Some(gesture) => done(play, gesture),
        None => game.elsewhere(play, touch),
    }
}

/// Returns the reaction to a touched piece with these gestures, if it has any.
fn touched<T: TableGame>(
    play: &Play<T>,
    own: &[GestureOf<T>],
    group: &[usize],
    how: How,
) -> Option<ReactionOf<T>> {
    let legal = || own.iter().filter(|gesture| is_legal(play, gesture));
    let again = play.chosen == group;
    let by_enter = how == How::Use;
    let meant = |gesture: &&GestureOf<T>| match gesture.shortcut {
        Shortcut::None => false,
        Shortcut::FirstTouch => true,
        Shortcut::EnterOrAgain => again || by_enter,
        Shortcut::Again => again,
        Shortcut::EnterAgain => again && by_enter,
    };
    let mut used = legal().filter(meant);
    Some(match (used.next(), used.next()) {
        (Some(gesture), None) => done(play, gesture),
        // Which of them, the buttons ask.
        (Some(_), Some(_)) => Reaction::Choose(group.to_vec()),
        _ if again => Reaction::Clear,
        // What can't be used is explained, not picked up.
        _ => match legal().next() {
            Some(_) => Reaction::Choose(group.to_vec()),
            None => done(play, own.first()?),
        },
    })
}

/// Returns the pieces that are dragged together with this one; none if it can't be dragged.
pub(crate) fn dragged<T: TableGame>(game: &T, play: &Play<T>, piece: usize) -> Vec<usize> {
    let group = game.group(play, piece);
    let head = group.first().copied();
    let goes = |gesture: &GestureOf<T>| gesture.to.is_some();
    let can = head.is_some() && open(game, play, head).iter().any(goes);
    if can { group } else { Vec::new() }
}

/// Whether something can be done with a piece now.
pub(crate) fn can_use<T: TableGame>(game: &T, play: &Play<T>, piece: usize) -> bool {
    open(game, play, Some(piece)).iter().any(|gesture| is_legal(play, gesture))
}

/// Returns where the chosen pieces can go.
pub(crate) fn destinations<T: TableGame>(game: &T, play: &Play<T>) -> Vec<Target<Zone<T>>> {
    let Some(piece) = play.chosen.first().copied() else { return Vec::new() };
    let gestures = open(game, play, Some(piece));
    let legal = gestures.iter().filter(|gesture| is_legal(play, gesture));
    let mut targets: Vec<Target<Zone<T>>> = Vec::new();
    for to in legal.filter_map(|gesture| gesture.to) {
        if !targets.contains(&to) {
            targets.push(to);
        }
    }
    targets
}

/// Returns the buttons beside the prompt: those of the piece that is chosen or at the keyboard
/// cursor, then those of actions without a piece.
pub(crate) fn buttons<T: TableGame>(game: &T, play: &Play<T>) -> Vec<CommandOf<T>> {
    let offered = |gesture: &GestureOf<T>| match gesture.command.reaction {
        _ if gesture.command.label.is_empty() => false,
        Reaction::Act(action) => play.check(action).is_ok(),
        Reaction::Refuse(_) => false,
        _ => true,
    };
    offers(game, play).filter(offered).map(|gesture| gesture.command).collect()
}

/// Returns the reaction to a key that is no arrow.
pub(crate) fn key<T: TableGame>(game: &T, play: &Play<T>, key: &KeyPress) -> Option<ReactionOf<T>> {
    if key.is(Key::Backspace) || key.is(Key::Delete) {
        let placed = !play.placed.is_empty();
        return Some(match placed {
            true => Reaction::Arrange { placed: Vec::new(), chosen: Vec::new() },
            false => Reaction::Clear,
        });
    }
    let idle = play.meant().is_none();
    let is_meant = |command: &Command<_>| match command.key {
        "" => false,
        ENTER => idle && key.is_enter(),
        letter => key.is_letter(letter),
    };
    let meant = |gesture: &GestureOf<T>| gesture.command.enabled && is_meant(&gesture.command);
    offers(game, play).find(meant).map(|gesture| done(play, &gesture))
}

/// Returns the gestures of the piece that is chosen or at the keyboard cursor, and then those without a
/// piece.
fn offers<T: TableGame>(game: &T, play: &Play<T>) -> impl Iterator<Item = GestureOf<T>> {
    let of_piece = meant(game, play).map(|piece| open(game, play, Some(piece)));
    of_piece.into_iter().flatten().chain(open(game, play, None))
}

/// Returns the piece that is chosen or the first of the group at the keyboard cursor.
fn meant<T: TableGame>(game: &T, play: &Play<T>) -> Option<usize> {
    let pointed = || game.group(play, play.pointed()?).first().copied();
    play.chosen.first().copied().or_else(pointed)
}

/// Returns the arrows that show an action: those of the game, or that of the gesture that makes it.
pub(crate) fn arrows<T: TableGame>(
    game: &T,
    play: &Play<T>,
    action: Action<T>,
) -> Vec<HintArrow<Zone<T>>> {
    match game.hint_arrows(play, action) {
        arrows if arrows.is_empty() => arrow(game, play, action).into_iter().collect(),
        arrows => arrows,
    }
}

fn arrow<T: TableGame>(game: &T, play: &Play<T>, action: Action<T>) -> Option<HintArrow<Zone<T>>> {
    let pieces = 0..play.scene.pieces().count();
    let first = |piece: &usize| game.group(play, *piece).first() == Some(piece);
    let pieces = pieces.filter(first).map(Some);
    let shows = |gesture: &GestureOf<T>| leads_to(&gesture.command.reaction, action);
    let mut gestures = pieces.chain([None]).flat_map(|piece| game.gestures(play, piece));
    let Gesture { piece, to, .. } = gestures.find(shows)?;
    match (piece, to) {
        (card, Some(to)) => Some(HintArrow { card, to }),
        (Some(piece), None) => Some(HintArrow { card: None, to: Target::Piece(piece) }),
        (None, None) => None,
    }
}

/// Whether a reaction is an action, or asks for one and offers it.
pub(super) fn leads_to<A: Copy + PartialEq, Z>(reaction: &Reaction<A, Z>, action: A) -> bool {
    match reaction {
        Reaction::Act(does) => *does == action,
        Reaction::Ask(chooser) => {
            chooser.options.iter().any(|option| leads_to(&option.reaction, action))
        }
        _ => false,
    }
}
