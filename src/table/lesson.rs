//! A lesson at the table: shows its step and what it is about, restricts the player's first moves,
//! and stops the match while something is to be read.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use super::areas::choice_area;
use super::game::{Action, Reaction, Scene, TableGame};
use super::models::{bounds, mark};
use super::play::Play;
use super::screen::Screen;
use super::state::State;
use super::tips;
use crate::geometry::Rect;
use crate::i18n::{app, lessons as text, t};
use crate::lesson::{Done, Lesson, Pattern, Pointer, Progress, Situation};
use crate::session::Session;
use cardkeep_ai::{Level, Thinker};
use cardkeep_core::engine::{Game, Setup};
use cardkeep_store::{Challenge, DataDir, LessonProgress, Player, Settings};

type Opened<T> = (Session<<T as super::beat::Presentation>::Rules>, Option<Progress>);

/// Continues the game's lesson, or begins it.
///
/// # Errors
/// Why it can't be played, as a message for the player.
pub(super) fn open<T: TableGame>(
    lesson: Lesson,
    data_dir: Arc<DataDir>,
    settings: &Settings,
) -> Result<Opened<T>, String> {
    let setup: Setup<<T::Rules as Game>::Options> =
        serde_json::from_value(lesson.setup.clone()).map_err(|_| t!(app::impossible_setup))?;
    let rivals = usize::from(setup.seats) - 1;
    let mut players = vec![Player::Human];
    players.extend(vec![Player::Computer(Level::Easy); rivals]);
    let script = lesson.script.iter().map(|action| action.parse::<Action<T>>());
    let script = script.collect::<Result<_, _>>().map_err(|_| t!(app::impossible_setup))?;
    let new = Challenge::of::<T::Rules>(&setup, lesson.seed, &players, &[]);
    let kept = settings.lesson(lesson.game);
    let resumes = (1..=lesson.steps.len()).contains(&kept.begun.len());
    let kept = if resumes { kept } else { LessonProgress::default() };
    let session = Session::lesson(data_dir, new, script, resumes)?;
    let progress = Progress::new(lesson, &kept, session.record().depth().0);
    Ok((session, Some(progress)))
}

impl<T: TableGame> State<T> {
    /// Whether the match waits for the player to read a step.
    pub(super) fn lesson_holds(&self) -> bool {
        self.coach.lesson.as_ref().is_some_and(Progress::holds)
    }

    /// Returns why the player may not take an action yet.
    pub(super) fn lesson_refusal(&self, action: Action<T>) -> Option<String> {
        let lesson =
            self.coach.lesson.as_ref().filter(|lesson| !lesson.allows(&action.to_string()))?;
        Some(if lesson.holds() { t!(text::read_first) } else { t!(text::not_yet) })
    }

    /// Takes note of an action that was carried out.
    pub(super) fn note_in_lesson(&mut self, mine: bool, action: Action<T>) {
        let length = self.moves_behind();
        let lesson = self.coach.lesson.as_mut();
        if lesson.is_some_and(|lesson| lesson.note(mine, &action.to_string(), length)) {
            self.keep_lesson();
        }
    }

    /// Ends steps that are done, or can't be done any more, once everything is shown.
    pub(super) fn look_in_lesson(&mut self) {
        let lesson = self.coach.lesson.as_mut();
        let Some(lesson) = lesson.filter(|lesson| !lesson.is_over()) else { return };
        let play = &self.play;
        let length = play.session.record().depth().0;
        let before = lesson.depth();
        if play.session.outcome().is_some() {
            lesson.finish(length);
        } else {
            let now = Situation {
                // Views are plain data, which always fits JSON.
                view: &serde_json::to_value(&play.view).unwrap_or_default(),
                legal: &play.legal().iter().map(ToString::to_string).collect::<Vec<_>>(),
                mine: play.session.is_mine(),
                scripted: play.session.follows_script(),
                length,
            };
            while lesson.look(&now) {}
        }
        if lesson.depth() != before {
            self.keep_lesson();
        }
    }

    /// Takes the action that the current step asks for. A step that waits for what comes of the match
    /// goes on with it: the player's action is chosen, or that of others is shown sooner. Any other
    /// step ends: the player has read or skipped it. A step that is not shown yet stays.
    pub(super) fn next_lesson_step(&mut self) {
        if self.is_reading() {
            return self.hasten();
        }
        if self.next_exercise() {
            return;
        }
        let lesson = self.coach.lesson.as_ref().filter(|lesson| self.shows_step(lesson));
        let ends = lesson.is_some_and(|lesson| !lesson.waits() || self.play.session.is_mine());
        match lesson.and_then(|lesson| shown(lesson, &self.play)) {
            Some(action) => self.react(Reaction::Act(action)),
            None if ends => self.end_lesson_step(),
            None => self.hasten(),
        }
    }

    /// Whether the current step is shown: once everything else is, and, if it asks for an action, once
    /// it is the player's turn.
    fn shows_step(&self, lesson: &Progress) -> bool {
        let play = &self.play;
        let early = lesson.asks() && !play.session.is_mine();
        !play.has_steps() && !self.activity.is_presenting() && !early
    }

    /// Whether the current step says what to do, so that the table need not, which could differ.
    pub(super) fn lesson_leads(&self) -> bool {
        let leads = |lesson: &Progress| lesson.asks() && !lesson.is_astray();
        self.play.chosen.is_empty() && self.coach.lesson.as_ref().is_some_and(leads)
    }

    /// Ends the current step. After the last one the match goes on as an ordinary one, which counts.
    pub(super) fn end_lesson_step(&mut self) {
        if self.play.has_steps() {
            return;
        }
        let is_last = self.coach.lesson.as_ref().is_some_and(Progress::is_at_last);
        if is_last && self.play.session.outcome().is_none() {
            return self.play_on(Self::end_step);
        }
        self.end_step();
        self.play.clear();
        self.go_on();
    }

    /// Ends the current step, and keeps the progress.
    fn end_step(&mut self) {
        let length = self.moves_behind();
        if let Some(lesson) = &mut self.coach.lesson {
            lesson.go_on(length);
            self.keep_lesson();
        }
    }

    /// Returns to the step before.
    pub(super) fn go_back_in_lesson(&mut self) {
        if self.activity.is_gathering() {
            return;
        }
        let lesson = self.coach.lesson.as_mut().filter(|it| !it.is_over());
        let Some(length) = lesson.map(Progress::go_back) else { return };
        self.keep_lesson();
        self.play.session.go_back(length);
        self.retell();
        self.go_on();
    }

    /// Keeps the progress with the settings, so that the lesson resumes here.
    fn keep_lesson(&mut self) {
        let Some(lesson) = &self.coach.lesson else { return };
        let ((done, steps), begun) = (lesson.depth(), lesson.begun().to_vec());
        self.remember(move |settings| {
            let kept = settings.lessons.entry(T::ID.id().into()).or_default();
            let finishes = done + 1 >= steps && !kept.finished;
            kept.finished |= finishes;
            kept.begun.clone_from(&begun);
            if finishes {
                tips::retire_taught::<T>(settings);
            }
        });
    }

    /// Shows the current step, and marks what it is about once everything else is shown.
    pub(super) fn show_lesson(&self, to: &Screen<'_>) {
        let (play, coach) = (&self.play, to.coach());
        coach.set_returns(true);
        let step = self.coach.lesson.as_ref().and_then(|lesson| Some((lesson, lesson.step()?)));
        coach.set_taught(step.is_some());
        let Some((lesson, step)) = step.filter(|(lesson, _)| self.shows_step(lesson)) else {
            return mark(&coach, Vec::new());
        };
        let (done, steps) = lesson.depth();
        let rival = play.names.clockwise().nth(1).map_or("", |seat| play.names.of_seat(seat));
        let said = match lesson.is_astray() {
            true => t!(text::astray),
            false => (to.services.tables.lesson_text)(T::ID, &step.say, rival),
        };
        coach.set_text(said.into());
        coach.set_reads(lesson.holds());
        let last = done + 1 == steps;
        let shows = !lesson.holds() && !last && may_show(lesson, play);
        coach.set_button(
            match lesson.holds() {
                _ if last && play.session.outcome().is_none() => t!(text::play_on),
                true => t!(text::next),
                false if shows => t!(text::show_me),
                false => t!(text::skip),
            }
            .into(),
        );
        coach.set_begun(done > 0 || lesson.is_astray());
        coach.set_done(done as f32 / steps as f32);
        let marked = step.point_at.iter().flat_map(|pointer| match pointer {
            Pointer::Move(ends) => vec![&ends.0, &ends.1],
            pointer => vec![pointer],
        });
        let marks = marked.filter_map(|pointer| self.locate(pointer)).map(bounds);
        mark(&coach, marks.collect());
    }

    /// Returns both ends of the arrow that shows a move of the lesson.
    pub(super) fn lesson_arrow(&self) -> Option<(Rect, Rect)> {
        let lesson = self.coach.lesson.as_ref()?;
        let step = lesson.step().filter(|_| !self.play.has_steps())?;
        step.point_at.iter().find_map(|pointer| match pointer {
            Pointer::Move(ends) => Some((self.locate(&ends.0)?, self.locate(&ends.1)?)),
            _ => None,
        })
    }

    /// Returns where something is on the table.
    pub(super) fn locate(&self, pointer: &Pointer) -> Option<Rect> {
        let (play, game) = (&self.play, &self.game);
        match pointer {
            Pointer::Area(name) => self.areas.get(name),
            Pointer::Card(name) => {
                let zones = play.scene.zones().into_iter();
                let cards = zones.flat_map(|zone| {
                    let held = game.lay(play, zone).is_some_and(|lay| lay.rises);
                    play.scene.at(zone).into_iter().map(move |piece| (held, piece))
                });
                let named = cards.filter(|(_, piece)| {
                    play.card(*piece).is_some_and(|card| card.to_string() == *name)
                });
                self.shown.cards.in_sight(named.max_by_key(|(held, _)| *held)?.1)
            }
            Pointer::Button(pattern) => {
                let choices = &self.selection.choices;
                let at = choices.iter().position(|choice| takes(&choice.reaction, pattern));
                self.areas.get(&choice_area(at?))
            }
            Pointer::Move(_) => None,
        }
    }
}

/// Whether the player can have an action shown at the current step.
fn may_show<T: TableGame>(lesson: &Progress, play: &Play<T>) -> bool {
    !asked(lesson, play).is_empty() || lesson.waits() && !allowed(lesson, play).is_empty()
}

/// Returns the action that is shown to the player at the current step. Where several would do, it is
/// that of a normal opponent.
fn shown<T: TableGame>(lesson: &Progress, play: &Play<T>) -> Option<Action<T>> {
    let fitting = match asked(lesson, play) {
        asked if asked.is_empty() && lesson.waits() => allowed(lesson, play),
        asked => asked,
    };
    let [first, _, ..] = fitting[..] else { return fitting.first().copied() };
    let seed = play.session.record().depth().0 as u64;
    let cancel = AtomicBool::new(false);
    let sound = T::Rules::choose_action(&play.view, Level::Normal, None, seed, &cancel);
    Some(sound.filter(|action| fitting.contains(action)).unwrap_or(first))
}

/// Returns the player's legal actions that the current step allows.
fn allowed<T: TableGame>(lesson: &Progress, play: &Play<T>) -> Vec<Action<T>> {
    let mut legal = if play.session.is_mine() { play.legal() } else { Vec::new() };
    legal.retain(|action| lesson.allows(&action.to_string()));
    legal
}

/// Returns the player's legal actions that the current step asks for.
fn asked<T: TableGame>(lesson: &Progress, play: &Play<T>) -> Vec<Action<T>> {
    let Some(Done::You(wanted)) = lesson.step().map(|step| &step.done) else { return Vec::new() };
    let mut legal = allowed(lesson, play);
    legal.retain(|action| wanted.iter().any(|wanted| wanted.fits(&action.to_string())));
    legal
}

/// Whether a reaction takes such an action.
fn takes<A: ToString, Z>(reaction: &Reaction<A, Z>, pattern: &Pattern) -> bool {
    matches!(reaction, Reaction::Act(action) if pattern.fits(&action.to_string()))
}
