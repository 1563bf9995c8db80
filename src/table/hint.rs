//! Hints in games against opponents: what the strongest opponent would do in the player's place.

use std::time::Duration;

use super::controller::Table;
use super::game::{Action, Command, CommandOf, Reaction, ReasonOf, TableGame};
use super::play::Play;
use crate::geometry::{Point, Rect};
use crate::i18n::{app, t};
use crate::ui::Icon;
use cardkeep_ai::{Advice, Estimate, Why};

/// Interval of checks whether a hint was found.
const POLL: Duration = Duration::from_millis(40);

/// Length of an arrow's head: minimum and maximum, and as a share of the shorter side of its target
/// and of the longer side of its card.
const HEAD: (f32, f32) = (10.0, 44.0);
const HEAD_OF_TARGET: f32 = 0.4;
const HEAD_OF_CARD: f32 = 0.35;
/// The shortest arrow, in lengths of its head.
const SHORTEST: f32 = 1.5;

/// The longest next best action that is told.
const LONGEST_OTHER: usize = 30;

/// Returns the command that asks for a hint, in a game against opponents.
pub(crate) fn command<T: TableGame>(play: &Play<T>) -> Option<CommandOf<T>> {
    let session = &play.session;
    let has_none = session.is_reviewing() || session.is_lesson() || session.outcome().is_some();
    let hint = Command::new(Reaction::Hint, t!(app::hint));
    (!has_none).then_some(Command { icon: Icon::Hint, key: "h", ..hint })
}

/// Makes the button of an advised action the primary one.
pub(crate) fn mark<T: TableGame>(play: &Play<T>, choices: &mut [CommandOf<T>]) {
    let Some(action) = play.advised() else { return };
    for choice in choices {
        choice.primary = choice.reaction == Reaction::Act(action);
    }
}

/// Returns a chance as a whole percent, which is certain only if the chance is.
pub(crate) fn percent(chance: f32) -> String {
    let number = match (100.0 * chance).round() as u8 {
        0 if chance > 0.0 => 1,
        100 if chance < 1.0 => 99,
        number => number,
    };
    t!(app::percent, number)
}

/// Returns the text of a hint: what to do, why, and how much better it is than the next best.
pub(crate) fn text<T: TableGame>(
    play: &Play<T>,
    advice: &Advice<Action<T>, ReasonOf<T>>,
) -> String {
    let (names, view) = (&play.names, play.session.view());
    let action = T::action_text(names, &view, advice.best.action);
    let chances = |next: Estimate<_>| (percent(advice.best.win_chance), percent(next.win_chance));
    if let (Why::Close, Some(next)) = (advice.why, advice.next) {
        let other = T::action_text(names, &view, next.action);
        if other.chars().count() <= LONGEST_OTHER {
            let (best, next) = chances(next);
            return format!("{action} {}", t!(app::hint_close, best, next, other));
        }
    }
    let why = match advice.why {
        Why::Forced => t!(app::hint_forced),
        Why::Alike => t!(app::hint_alike),
        Why::Close => t!(app::hint_close_either),
        Why::Better => t!(app::hint_better),
        Why::Reason(reason) => T::reason_text(names, &view, reason),
    };
    let odds = advice.next.map(chances).map(|(best, next)| t!(app::hint_odds, best, next));
    format!("{action} {why} {}", odds.unwrap_or_default()).trim_end().to_owned()
}

/// The arrow of a hint, in pixels from the table's corner.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Arrow {
    pub from: Point,
    pub to: Point,
    /// The length of its head.
    pub head: f32,
}

impl Arrow {
    /// Creates an arrow from the visible part of a card to where the card goes. It begins near the
    /// edge of that part, and its head is within the target.
    pub(crate) fn between(card: Rect, target: Rect) -> Arrow {
        let (start, end) = (card.center(), target.center());
        let way = start.distance(end);
        let (ux, uy) = ((end.x - start.x) / way, (end.y - start.y) / way);
        // The distance from the center of a rectangle to its edge in this direction.
        let edge = |rect: Rect| (rect.width / 2.0 / ux.abs()).min(rect.height / 2.0 / uy.abs());
        let (_, longest) = HEAD;
        let head = head(target).min(HEAD_OF_CARD * card.width.max(card.height)).min(longest);
        let tip = way - (edge(target) - head).max(0.0);
        let tail = (edge(card) - head / 2.0).min(tip - SHORTEST * head).max(0.0);
        if way.is_nan() || tip - tail < SHORTEST * head {
            // A card that is picked where it lies is pointed at itself.
            return Arrow::onto(if target.contains(start) { card } else { target });
        }
        let along = |way: f32| Point { x: start.x + way * ux, y: start.y + way * uy };
        Arrow { from: along(tail), to: along(tip), head }
    }

    /// Creates a short arrow within its target, for a move without a card or of one that stays.
    pub(crate) fn onto(target: Rect) -> Arrow {
        let (to, head) = (target.center(), head(target));
        let length = (0.45 * target.height).min(2.0 * head);
        Arrow { from: Point { y: to.y + length, ..to }, to, head }
    }
}

/// Returns the length of the head of an arrow in a target.
fn head(target: Rect) -> f32 {
    let (least, most) = HEAD;
    (HEAD_OF_TARGET * target.width.min(target.height)).clamp(least, most)
}

impl<T: TableGame> Table<T> {
    /// Starts to search for a hint.
    pub(super) fn consult(&self) {
        let mut play = self.play.borrow_mut();
        play.clear();
        if !play.is_open() {
            return play.say(t!(app::hint_not_now));
        }
        match play.session.consult() {
            Ok(search) => {
                play.say(t!(app::hint_thinking));
                play.consultation = Some(search);
            }
            Err(why) => play.refuse(t!(app::hint_failed, reason: why.to_string())),
        }
    }

    /// Shows the hint once it is found, which counts as help. Returns when to check again, if it is
    /// still being searched for.
    pub(super) fn await_hint(&self) -> Option<Duration> {
        let mut play = self.play.borrow_mut();
        let Some(answer) = play.consultation.as_ref()?.answer() else { return Some(POLL) };
        play.clear();
        match answer {
            Ok(advice) => {
                play.session.help();
                let text = text(&play, &advice);
                play.advise(text, advice.best.action);
            }
            Err(reason) => play.refuse(t!(app::hint_failed, reason)),
        }
        None
    }
}
