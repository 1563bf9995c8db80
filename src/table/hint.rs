//! Hints in games against opponents: what the strongest opponent would do in the player's place.

use std::time::Duration;

use super::effect::Effect;
use super::game::{Action, CommandOf, ReasonOf, TableGame};
use super::gestures::leads_to;
use super::play::Play;
use super::playback::POLL;
use super::state::State;
use super::words::sentences;
use crate::i18n::{app, t};
use cardkeep_ai::{Advice, Estimate, Thinker, Why};

/// How many letters a hint has at most if it tells more than what to do and why: it fits beside the
/// buttons of the smallest window.
const LONGEST: usize = 90;

/// Differences in the chance to win that are not worth a word.
const NEAR: f32 = 0.03;

/// Makes the button of an advised action the primary one.
pub(crate) fn mark<T: TableGame>(play: &Play<T>, choices: &mut [CommandOf<T>]) {
    let Some(action) = play.advised() else { return };
    for choice in choices {
        choice.primary = leads_to(&choice.reaction, action);
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

/// Returns the action of a hint, and its text: what to do, why, and what is as good or how much better it
/// is than the next best.
pub(crate) fn text<T: TableGame>(
    play: &Play<T>,
    advice: &Advice<Action<T>, ReasonOf<T>>,
) -> (Action<T>, String) {
    let (names, view) = (&play.names, play.now());
    let does = |action| T::action_text(names, view, action);
    let near = |next: &Estimate<_>| advice.best.win_chance - next.win_chance < NEAR;
    let hardly = advice.clear && advice.why == Why::Unnamed;
    let close = advice.next.filter(|next| !advice.clear || hardly && near(next));
    let reason = |action, other| {
        let reason = <T::Rules as Thinker>::reason(view, action, Some(other));
        reason.map(|reason| T::reason_text(names, reason))
    };
    let best = advice.best.action;
    // Of two that are as good, that with a reason is advised.
    let told = close.filter(|_| advice.why == Why::Unnamed && !hardly);
    let told = told.and_then(|next| Some((next.action, reason(next.action, best)?, Some(best))));
    let (action, why, other) = told.unwrap_or_else(|| {
        let why = match advice.why {
            Why::Forced => t!(app::hint_forced),
            Why::Alike => t!(app::hint_alike),
            Why::Unnamed if close.is_some() => String::new(),
            Why::Unnamed => t!(app::hint_better),
            Why::Reason(reason) => T::reason_text(names, reason),
        };
        (best, why, close.map(|next| next.action))
    });
    let odds = |next: Estimate<_>| {
        let (best, next) = (percent(advice.best.win_chance), percent(next.win_chance));
        if best == next { t!(app::hint_chance, best) } else { t!(app::hint_odds, best, next) }
    };
    let compared = match (other, advice.next) {
        (Some(other), Some(next)) if hardly => {
            vec![t!(app::hint_near, other: does(other)), odds(next)]
        }
        (Some(other), _) => {
            vec![t!(app::hint_close, other: does(other)), t!(app::hint_close_either)]
        }
        (None, Some(next)) => vec![odds(next)],
        (None, None) => Vec::new(),
    };
    let (best, brief) = (does(action), sentences([does(action), why.clone()]));
    let told = compared.into_iter().map(|it| sentences([best.clone(), why.clone(), it]));
    let text = told.into_iter().find(|told| told.chars().count() <= LONGEST).unwrap_or(brief);
    (action, text)
}

impl<T: TableGame> State<T> {
    /// Starts to search for a hint.
    pub(super) fn consult(&mut self) {
        // A tip would lie over the hint.
        if self.close_tip() {
            self.effect(Effect::Show);
        }
        let play = &mut self.play;
        play.clear();
        if !play.is_open() {
            let soon = play.session.is_mine();
            let why = if soon { t!(app::hint_soon) } else { t!(app::hint_not_now) };
            return self.effect(Effect::Toast(why));
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
    pub(super) fn await_hint(&mut self) -> Option<Duration> {
        let play = &mut self.play;
        let Some(answer) = play.consultation.as_ref()?.poll() else { return Some(POLL) };
        play.clear();
        match answer {
            Ok(advice) => {
                play.session.help();
                let (action, text) = text(play, &advice);
                play.advise(text, action);
            }
            Err(reason) => play.refuse(t!(app::hint_failed, reason)),
        }
        None
    }
}
