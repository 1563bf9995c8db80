//! Hints in games against opponents: what the strongest opponent would do in the player's place.

use std::time::Duration;

use super::effect::Effect;
use super::game::{Action, CommandOf, Reaction, ReasonOf, TableGame};
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
    let (names, view) = (&play.names, play.now());
    let action = T::action_text(names, view, advice.best.action);
    let chances = |next: Estimate<_>| (percent(advice.best.win_chance), percent(next.win_chance));
    let near = |next: &Estimate<_>| advice.best.win_chance - next.win_chance < NEAR;
    let hardly = advice.clear && advice.why == Why::Unnamed;
    let close = advice.next.filter(|next| !advice.clear || hardly && near(next));
    let why = match advice.why {
        Why::Forced => t!(app::hint_forced),
        Why::Alike => t!(app::hint_alike),
        Why::Unnamed if close.is_some() => String::new(),
        Why::Unnamed => t!(app::hint_better),
        Why::Reason(reason) => T::reason_text(names, reason),
    };
    let odds = |next| {
        let (best, next) = chances(next);
        t!(app::hint_odds, best, next)
    };
    let told = match (close, advice.next) {
        (Some(next), _) => {
            let other = T::action_text(names, view, next.action);
            let (other, brief) = match hardly {
                true => (t!(app::hint_near, other), odds(next)),
                false => (t!(app::hint_close, other), t!(app::hint_close_either)),
            };
            let best = Some(advice.best.action);
            let for_other = <T::Rules as Thinker>::reason(view, next.action, best);
            let for_other = for_other.map(|reason| T::reason_text(names, reason));
            // A reason for one alone would speak against the other, which is as good.
            match for_other.filter(|_| !why.is_empty()) {
                Some(for_other) if for_other == why => {
                    vec![sentences([action.clone(), other, why.clone()])]
                }
                Some(for_other) => vec![
                    sentences([action.clone(), why.clone(), other.clone(), for_other]),
                    sentences([action.clone(), other]),
                    sentences([action.clone(), why.clone(), brief]),
                ],
                None => {
                    vec![sentences([action.clone(), other]), sentences([action.clone(), brief])]
                }
            }
        }
        (None, Some(next)) => vec![sentences([action.clone(), why.clone(), odds(next)])],
        (None, None) => Vec::new(),
    };
    let mut short = told.into_iter().filter(|told| told.chars().count() <= LONGEST);
    short.next().unwrap_or_else(|| sentences([action, why]))
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
                let text = text(play, &advice);
                play.advise(text, advice.best.action);
            }
            Err(reason) => play.refuse(t!(app::hint_failed, reason)),
        }
        None
    }
}
