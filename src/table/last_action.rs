//! What an opponent did last, and what it was for, as far as the player may know.

use std::collections::VecDeque;

use super::game::{Action, Explanation, Presentation, ReasonOf, TableGame, View};
use super::names::Names;
use super::play::Play;
use crate::i18n::{app, t};
use crate::session::{Moment, Observer};
use crate::words;
use cardkeep_ai::{Level, Thinker as _};
use cardkeep_core::engine::{Chance, Game, Seat, Turn};

/// Number of the latest actions of an opponent among which the last one worth telling is found.
const LATEST: usize = 8;
/// Number of positions that fit the player's view in which a reason has to hold, and of those drawn
/// to find them.
const WORLDS: usize = 16;
const DRAWN: u64 = 600;

/// An action of an opponent.
struct Past<T: Presentation> {
    before: T::Rules,
    action: Action<T>,
    /// Number of actions of the match up to this one.
    acts: usize,
    /// Whether the player saw all that the opponent did.
    open: bool,
}

/// What an action was for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Purpose<R> {
    /// There was no other legal one.
    Forced,
    /// What speaks for it.
    Reason(R),
}

/// What an action in a table's game was for.
type PurposeOf<T> = Purpose<ReasonOf<T>>;

/// Adds to the explanation of an opponent what it did last and what that was for.
pub(super) fn add_to<T: TableGame>(play: &Play<T>, explanation: &mut Explanation) {
    // The record may be ahead of what is shown.
    let Some(seat) = explanation.opponent.filter(|_| !play.has_steps()) else { return };
    let Some((past, said)) = find(play, seat) else { return };
    explanation.lines.push(t!(app::last_move, text: said));
    explanation.lines.extend(sentence(play, seat, &past));
    explanation.report = play.session.code_up_to(past.acts);
}

/// Returns the last action of an opponent that the player saw, and the sentence about it.
fn find<T: TableGame>(play: &Play<T>, seat: Seat) -> Option<(Past<T>, String)> {
    let record = play.session.record();
    let mut position = record.first_position();
    let mut latest = VecDeque::new();
    for (n, action) in record.played().iter().enumerate() {
        if position.turn() == Turn::Seat(seat) {
            latest.push_back((position.clone(), *action, n + 1));
            latest.drain(..latest.len().saturating_sub(LATEST));
        }
        position.play_unchecked(*action, &mut ());
    }
    let me = play.names.viewer();
    latest.into_iter().rev().find_map(|(before, action, acts)| {
        let (mut mine, mut theirs) = (Observer::of(me), Observer::new(seat));
        before.clone().play_unchecked(action, &mut mine);
        before.clone().play_unchecked(action, &mut theirs);
        let open = mine.moments.first()?.event == theirs.moments.first()?.event;
        let first = mine.moments.swap_remove(0);
        let said = told::<T>(&play.names, &me.view(&before), &first)?;
        Some((Past { before, action, acts, open }, said))
    })
}

/// Returns what is told of an event.
fn told<T: TableGame>(
    names: &Names,
    before: &View<T>,
    moment: &Moment<T::Rules>,
) -> Option<String> {
    let beats = T::new(names).present(names, before, moment);
    beats.into_iter().find_map(|beat| {
        let line = beat.line.filter(|line| !line.heading).map(|line| line.text);
        line.or(beat.text)
    })
}

/// Returns what an action was for, in a sentence. In a review, the opponent's hand counts as well.
fn sentence<T: TableGame>(play: &Play<T>, seat: Seat, past: &Past<T>) -> Option<String> {
    let before = &past.before;
    let purpose = match (play.session.is_reviewing(), past.open) {
        // What everybody knows is no view of a player's.
        _ if play.session.is_covered() => return None,
        (true, _) => common::<T>(seat, std::slice::from_ref(before), past.action),
        (false, true) => {
            let view = before.view(play.names.human());
            as_seen::<T>(seat, &view, past.action)
        }
        (false, false) => None,
    };
    match purpose {
        Some(Purpose::Forced) => Some(t!(app::last_forced)),
        Some(Purpose::Reason(reason)) => {
            let reason = T::reason_text(&play.names.seen_by(seat), reason);
            Some(t!(app::last_reason, rival: play.names.of_seat(seat), reason))
        }
        None => {
            let level = play.names.level(seat).filter(|level| *level < Level::Hard)?;
            Some(t!(app::last_unknown, level: words::level(level)))
        }
    }
}

/// Returns what a seat's action was for, from another seat's view before it: what holds in all
/// positions that fit the view.
pub(crate) fn as_seen<T: TableGame>(
    seat: Seat,
    view: &View<T>,
    action: Action<T>,
) -> Option<PurposeOf<T>> {
    let worlds = (0..DRAWN).map(|n| T::Rules::imagine(view, &mut Chance::new(n)));
    let legal = worlds.filter(|world| world.check(action).is_ok());
    let worlds: Vec<T::Rules> = legal.take(WORLDS).collect();
    (worlds.len() == WORLDS).then(|| common::<T>(seat, &worlds, action))?
}

/// Returns what a seat's action was for, if that is the same in all these positions.
fn common<T: TableGame>(
    seat: Seat,
    worlds: &[T::Rules],
    action: Action<T>,
) -> Option<PurposeOf<T>> {
    let purpose = |world: &T::Rules| {
        let mut legal = Vec::new();
        world.legal_actions(&mut legal);
        if legal.len() == 1 {
            return Some(Purpose::Forced);
        }
        T::Rules::reason(&world.view(seat), action, None).map(Purpose::Reason)
    };
    let (first, others) = worlds.split_first()?;
    let first = purpose(first)?;
    others.iter().all(|world| purpose(world).as_ref() == Some(&first)).then_some(first)
}
