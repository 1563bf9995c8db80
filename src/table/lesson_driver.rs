//! Plays lessons at the real table, for tests.

use std::rc::Rc;
use std::time::Duration;

use i_slint_backend_testing::mock_elapsed_time;

use super::activity::Activity;
use super::controller::Table;
use super::game::{Reaction, TableGame};
use super::open::seat;
use super::state::State;
use crate::seated::{Begin, Seated};
use crate::{Page, Services};
use cardkeep_core::engine::{Chance, Seat};
use cardkeep_store::Challenge;

/// A player in a lesson.
pub struct Pupil<T: TableGame> {
    table: Rc<Table<T>>,
}

impl<T: TableGame> Pupil<T> {
    /// Opens the lesson, as from a page.
    pub fn open(services: &Services) -> Self {
        Pupil::open_as(Begin::Lesson, services)
    }

    /// Opens the lesson or a position to solve, as from a page.
    pub fn open_as(begin: Begin, services: &Services) -> Self {
        let table = seat::<T>(begin, services).expect("it can be played");
        services.shell.host(Page::Lesson(T::ID), Rc::clone(&table) as Rc<dyn Seated>);
        Pupil { table }
    }

    /// Waits until the player may answer.
    pub fn wait_for_turn(&self) {
        for _ in 0..200 {
            if self.look(|state| matches!(state.activity, Activity::WaitingForPlayer)) {
                return;
            }
            self.pass(50);
        }
        panic!("{}: it is not the player's turn", T::ID);
    }

    /// Returns another match like this one.
    pub fn another_match(&self) -> Challenge {
        self.look(|state| state.play.session.rematch(1))
    }

    /// Takes an action, in notation.
    pub fn answer(&self, action: &str) {
        let action = action.parse().expect("an action");
        self.table.update(|state| state.react(Reaction::Act(action)));
    }

    /// Returns the id of the position to solve.
    pub fn position(&self) -> String {
        self.look(|state| state.coach.exercise.as_ref().map(|it| it.id.clone()))
            .expect("a position")
    }

    /// Returns what the panel above the table says.
    pub fn said(&self) -> String {
        self.table.on_screen(|to| to.coach().get_text().into()).unwrap_or_default()
    }

    /// Returns the headline of what the table makes much of.
    pub fn headline(&self) -> String {
        self.table.on_screen(|to| to.table.get_highlight().headline.into()).unwrap_or_default()
    }

    /// Whether the table says by itself what to do while the step asks for an action.
    pub fn is_told_twice(&self) -> bool {
        let own = self.look(|state| {
            let asks = state.coach.lesson.as_ref().is_some_and(crate::lesson::Progress::asks);
            (asks && state.play.session.is_mine()).then(|| state.game.prompt(&state.play))
        });
        let shown = self.table.on_screen(|to| to.table.get_prompt());
        own.is_some_and(|own| !own.is_empty() && shown.is_some_and(|shown| shown == own.as_str()))
    }

    /// Returns the advised action, in notation.
    pub fn advised(&self) -> Option<String> {
        self.look(|state| state.play.advised().map(|action| action.to_string()))
    }

    /// Waits until the player may do something. After the lesson another table has taken over.
    pub fn wait(&self) {
        if self.step().is_none() {
            return mock_elapsed_time(Duration::from_millis(50));
        }
        for _ in 0..2000 {
            let waits = self.look(|state| {
                let over = state.play.session.outcome().is_some();
                let waits = matches!(state.activity, Activity::WaitingForPlayer) || over;
                waits && !state.play.has_steps() && state.awake
            });
            if waits {
                return;
            }
            self.table.update(State::hasten);
            mock_elapsed_time(Duration::from_millis(50));
            std::thread::sleep(Duration::from_millis(1));
        }
        panic!("{}: nothing goes on at {:?}", T::ID, self.step());
    }

    fn look<R>(&self, look: impl FnOnce(&State<T>) -> R) -> R {
        look(&self.table.state.borrow())
    }

    /// Lets mock time pass, and a little real time for opponents to think.
    pub fn pass(&self, millis: u64) {
        mock_elapsed_time(Duration::from_millis(millis));
        std::thread::sleep(Duration::from_millis(1));
    }

    /// Whether it is the player's turn.
    pub fn is_mine(&self) -> bool {
        self.look(|state| state.play.session.is_mine())
    }

    /// Whether the match is over, and the player won it.
    pub fn has_won(&self) -> bool {
        let outcome = self.look(|state| state.play.session.outcome());
        outcome.is_some_and(|outcome| outcome.share(Seat(0)) == 1.0)
    }

    /// Whether the current step asks for an action before it is the player's turn.
    pub fn is_early(&self) -> bool {
        let asks = crate::lesson::Progress::asks;
        self.look(|state| state.coach.lesson.as_ref().is_some_and(asks)) && !self.is_mine()
    }

    /// Returns the key of the current step; `None` once the lesson is over.
    pub fn step(&self) -> Option<String> {
        self.look(|state| Some(state.coach.lesson.as_ref()?.step()?.say.clone()))
    }

    /// Returns the player's view as JSON, as the lesson's steps look at it.
    pub fn view(&self) -> serde_json::Value {
        self.look(|state| serde_json::to_value(&state.play.view)).expect("views are plain data")
    }

    /// Returns the match and the step, to compare them.
    pub fn state(&self) -> (T::Rules, Option<String>) {
        (self.look(|state| state.play.session.record().position().clone()), self.step())
    }

    /// Does what the current step asks for.
    pub fn obey(&self) {
        self.wait();
        let (held, before) = (self.look(State::lesson_holds), self.length());
        self.table.update(State::next_lesson_step);
        if held || self.length() != before {
            return;
        }
        // The step only waits, for an opponent or for what comes of the player's actions.
        self.wait();
        let legal = self.look(|state| state.play.legal());
        let mine = self.is_mine();
        if let Some(action) = legal.first().filter(|_| mine && self.step().is_some()) {
            self.table.update(|state| state.react(Reaction::Act(*action)));
        }
    }

    pub fn length(&self) -> (usize, usize) {
        self.look(|state| state.play.session.record().depth())
    }

    /// Presses the button of the step: reads it, or lets it be shown.
    pub fn press(&self) {
        self.table.update(State::next_lesson_step);
    }

    /// Taps where nothing is.
    pub fn touch_table(&self) {
        self.table.update(State::hasten);
    }

    /// Returns to the step before.
    pub fn go_back(&self) {
        self.wait();
        self.table.update(State::go_back_in_lesson);
        self.wait();
    }

    /// Does something at random: mostly a legal action, whether the lesson allows it or not.
    pub fn stray(&self, chance: &mut Chance) {
        self.wait();
        match chance.below(8) {
            0 | 1 => self.table.update(State::end_lesson_step),
            2 => self.table.update(State::go_back_in_lesson),
            _ => {
                let legal = self.look(|state| state.play.legal());
                let mine = self.is_mine();
                if let Some(action) = chance.pick(&legal).filter(|_| mine) {
                    self.table.update(|state| state.react(Reaction::Act(action)));
                }
            }
        }
    }
}
