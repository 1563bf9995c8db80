//! A position to solve at the table: grades the player's answer, says why, and leads to the next one.

use std::time::Duration;

use super::effect::Effect;
use super::game::{Action, TableGame};
use super::highlight::Highlight;
use super::hint;
use super::models::mark;
use super::playback::POLL;
use super::puzzle::{A_DAY, FINE, Stage};
use super::screen::Screen;
use super::sound_effects::Gains;
use super::state::State;
use super::words::sentences;
use crate::Page;
use crate::i18n::{app, lessons as text, t};
use crate::seated::Begin;
use cardkeep_ai::Thinker;

/// How many letters the panel above the table has room for in the smallest window.
const LONGEST: usize = 110;

impl<T: TableGame> State<T> {
    /// Whether the match stands still, because the position was solved.
    pub(super) fn exercise_holds(&self) -> bool {
        self.coach.exercise.as_ref().is_some_and(|it| it.stage == Stage::Solved)
    }

    /// Takes an answer. Returns false if there is nothing to solve here.
    pub(super) fn answer_exercise(&mut self, action: Action<T>) -> bool {
        let Some(exercise) = &mut self.coach.exercise else { return false };
        if exercise.stage == Stage::Solved || exercise.judging.is_some() {
            self.play.clear();
        } else if let Err(why) = self.play.check(action) {
            let why = T::refusal(&self.play, why);
            self.refuse(why);
        } else if let Some(lost) = exercise.lost(action) {
            self.grade(action, lost);
        } else {
            match self.play.session.judge_answer(action) {
                Ok(judging) => {
                    exercise.judging = Some((action, judging));
                    self.play.clear();
                    self.play.say(t!(text::exercise_judging));
                }
                Err(why) => {
                    let why = t!(app::hint_failed, reason: why.to_string());
                    self.refuse(why);
                }
            }
        }
        true
    }

    /// Takes what a search found about the answer. Returns when to check again, if it goes on.
    pub(super) fn await_judgment(&mut self) -> Option<Duration> {
        let exercise = self.coach.exercise.as_mut()?;
        let Some(answer) = exercise.judging.as_ref()?.1.poll() else { return Some(POLL) };
        let (action, _) = exercise.judging.take()?;
        match answer {
            Ok(lost) => self.grade(action, (100.0 * lost).round() as u8),
            Err(reason) => {
                let why = t!(app::hint_failed, reason);
                self.refuse(why);
            }
        }
        Some(Duration::ZERO)
    }

    /// Grades the answer: carries out a good one, and says what is wrong with another.
    fn grade(&mut self, action: Action<T>, lost: u8) {
        let said = if lost <= FINE { self.praise(action) } else { self.objection(lost) };
        let Some(exercise) = &mut self.coach.exercise else { return };
        let first = exercise.stage == Stage::Open;
        exercise.said = said;
        if lost <= FINE {
            exercise.stage = Stage::Solved;
        } else if exercise.is_mistake(lost) {
            exercise.stage = Stage::Missed;
        }
        let (id, last) = (exercise.id.clone(), exercise.number == A_DAY);
        if first && exercise.stage != Stage::Open {
            self.play.session.keep_answer(&id, lost <= FINE);
        }
        if lost <= FINE {
            let me = self.play.names.human();
            let cheer = match self.play.session.answers_today() {
                (tried, solved) if last => {
                    let headline = t!(text::exercise_day, solved, tried);
                    Some(Highlight::triumph(me, headline).saying(t!(text::exercise_tomorrow)))
                }
                _ => first.then(|| Highlight::tide(t!(text::exercise_right)).by(me)),
            };
            if let Some(exercise) = &mut self.coach.exercise {
                exercise.cheer = cheer;
            }
            self.carry_out(action);
        } else {
            self.refuse(t!(text::exercise_try_again));
        }
    }

    /// Makes something of a solution, and more of the last one of the day, once it is shown. Returns for
    /// how long.
    pub(super) fn cheer(&mut self) -> Option<Duration> {
        let highlight = self.coach.exercise.as_mut()?.cheer.take()?;
        let time = highlight.millis(self.play.names.human());
        if let Some(sound) = Gains::default().sound(&highlight) {
            self.effect(Effect::Play(sound));
        }
        self.effect(Effect::Highlight(Some(highlight)));
        Some(Duration::from_millis(time))
    }

    /// Returns what is said of a good answer.
    fn praise(&self, action: Action<T>) -> String {
        let Some(exercise) = &self.coach.exercise else { return String::new() };
        let right = match exercise.stage {
            Stage::Open => t!(text::exercise_right),
            _ => t!(text::exercise_found),
        };
        let why = self.reason(action);
        let odds = match exercise.mistake() {
            _ if self.play.session.is_solitaire() => t!(text::exercise_winnable),
            Some((_, lost)) => t!(
                text::exercise_odds,
                best: said(exercise.chance),
                other: said(exercise.chance.saturating_sub(lost))
            ),
            None => String::new(),
        };
        short([[right.clone(), why.clone(), odds.clone()], [right, odds, String::new()]])
    }

    /// Returns what is said of any other answer.
    fn objection(&self, lost: u8) -> String {
        let is_mistake = self.coach.exercise.as_ref().is_some_and(|it| it.is_mistake(lost));
        match said(lost) {
            _ if self.play.session.is_solitaire() => t!(text::exercise_lost),
            lost if is_mistake => t!(text::exercise_wrong, lost),
            lost => t!(text::exercise_almost, lost),
        }
    }

    /// Returns what speaks for an action, compared with the commonest mistake; empty if nothing can be
    /// named.
    fn reason(&self, action: Action<T>) -> String {
        let Some(exercise) = &self.coach.exercise else { return String::new() };
        let mistake = exercise.mistake().map(|(mistake, _)| mistake);
        let reason = <T::Rules as Thinker>::reason(self.play.now(), action, mistake);
        let said = reason.map(|it| T::reason_text(&self.play.names, it));
        said.unwrap_or_default()
    }

    /// Shows the solution or, once the position is solved, goes on to the next one. Returns false if there
    /// is nothing to solve here.
    pub(super) fn next_exercise(&mut self) -> bool {
        let Some(exercise) = &mut self.coach.exercise else { return false };
        if exercise.stage == Stage::Solved {
            let done = exercise.number == A_DAY;
            self.effect(match done {
                true => Effect::Go(Page::NewGame(T::ID)),
                false => Effect::Open(Begin::Exercise),
            });
            return true;
        }
        exercise.judging = None;
        let id = exercise.id.clone();
        let first = std::mem::replace(&mut exercise.stage, Stage::Missed) == Stage::Open;
        exercise.said = t!(text::exercise_shown);
        let best = exercise.plays.first().map(|(best, _)| *best);
        if first {
            self.play.session.keep_answer(&id, false);
        }
        if let Some(best) = best.filter(|best| self.play.check(*best).is_ok()) {
            let action = T::action_text(&self.play.names, self.play.now(), best);
            let text = sentences([action, self.reason(best)]);
            self.play.clear();
            self.play.advise(text, best);
        }
        self.go_on();
        true
    }

    /// Shows what is said of the position, in the panel of lessons.
    pub(super) fn show_exercise(&self, to: &Screen<'_>) {
        let Some(exercise) = &self.coach.exercise else { return };
        let coach = to.coach();
        let solved = exercise.stage == Stage::Solved;
        let last = exercise.number == A_DAY;
        coach.set_taught(true);
        coach.set_returns(false);
        coach.set_text(exercise.said.as_str().into());
        coach.set_reads(solved);
        coach.set_button(
            match (solved, last) {
                (false, _) => t!(text::show_me),
                (true, false) => t!(text::exercise_next),
                (true, true) => t!(text::exercise_done),
            }
            .into(),
        );
        let done = exercise.number - u32::from(!solved);
        coach.set_done(done as f32 / A_DAY as f32);
        mark(&coach, Vec::new());
    }
}

/// Returns a percentage as a text.
fn said(percent: u8) -> String {
    hint::percent(f32::from(percent) / 100.0)
}

/// Returns the first of several ways to say something that is short enough, or else the last one.
fn short<const N: usize>(ways: [[String; 3]; N]) -> String {
    let mut said = ways.map(sentences).into_iter();
    let last = said.next_back().unwrap_or_default();
    said.find(|said| said.chars().count() <= LONGEST).unwrap_or(last)
}
