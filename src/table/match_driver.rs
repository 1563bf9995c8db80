//! Plays matches at the real table without opponents and without waiting, for tests.

use std::cell::Ref;
use std::rc::Rc;
use std::time::Duration;

use i_slint_backend_testing::mock_elapsed_time;

use super::controller::Table;
use super::game::{Action, Reaction, TableGame, Target, Zone};
use super::open::seat;
use super::play::Play;
use super::state::State;
use crate::geometry::{Point, Rect};
use crate::seated::{Begin, Seated};
use crate::{Page, Services};
use cardkeep_core::engine::Chance;

/// Everyone at a table: plays for all seats, one action at a time.
pub struct Everyone<T: TableGame> {
    table: Rc<Table<T>>,
}

impl<T: TableGame> Everyone<T> {
    /// Opens a match, and shows it up to its first decision.
    pub fn open(services: &Services, begin: Begin) -> Self {
        let table = seat::<T>(begin, services).expect("the match can be played");
        services.shell.host(Page::Table(T::ID), Rc::clone(&table) as Rc<dyn Seated>);
        table.update(State::rest);
        let everyone = Everyone { table };
        everyone.show_all();
        everyone
    }

    /// Opens a match that goes on by itself, as in the app.
    pub fn sit_down(services: &Services, begin: Begin) -> Self {
        let table = seat::<T>(begin, services).expect("the match can be played");
        services.shell.host(Page::Table(T::ID), Rc::clone(&table) as Rc<dyn Seated>);
        Everyone { table }
    }

    /// Lays out the table before time passes there: how many frames that takes depends on what was shown
    /// before.
    pub fn lay_out(&self) {
        self.table.pause();
        (0..4).for_each(|_| mock_elapsed_time(Duration::from_millis(50)));
        self.table.resume();
    }

    /// Takes an action for the person at the device.
    pub fn decide(&self, action: Action<T>) {
        self.table.update(|state| state.react(Reaction::Act(action)));
    }

    /// Shows everything that has happened, beat by beat.
    pub fn show_all(&self) {
        loop {
            {
                let state = &mut *self.table.state.borrow_mut();
                let Some(beat) = state.play.next_beat(&mut state.game) else { break };
                state.play.show_beat(&beat);
                state.play.hand_result = None;
                state.prepare();
            }
            self.update();
        }
        self.update();
    }

    /// Updates the screen.
    pub fn update(&self) {
        self.table.show();
        mock_elapsed_time(Duration::from_millis(16));
    }

    /// Plays an action of the seat to act.
    pub fn act(&self, action: Action<T>) {
        self.table.update(|state| state.carry_out(action));
        self.show_all();
    }

    /// Plays a random legal action. Returns whether there was any.
    pub fn act_at_random(&self, chance: &mut Chance) -> bool {
        let action = chance.pick(&self.play().legal());
        action.into_iter().for_each(|action| self.act(action));
        action.is_some()
    }

    pub fn play(&self) -> Ref<'_, Play<T>> {
        Ref::map(self.table.state.borrow(), |state| &state.play)
    }

    pub fn game(&self) -> Ref<'_, T> {
        Ref::map(self.table.state.borrow(), |state| &state.game)
    }

    /// Shows the hint to take an action.
    pub fn advise(&self, text: &str, action: Action<T>) {
        self.table.state.borrow_mut().play.advise(text.to_owned(), action);
        self.update();
    }

    /// Returns what a touch of a point refers to: a card, and a zone.
    pub fn at(&self, point: Point) -> (Option<usize>, Option<Zone<T>>) {
        let state = self.table.state.borrow();
        (state.shown.cards.hit(point), state.place_at(point))
    }

    /// Returns where a card is shown, or where a touch refers to a zone.
    pub fn lies(&self, target: Target<Zone<T>>) -> Option<Rect> {
        let state = self.table.state.borrow();
        match target {
            Target::Piece(piece) => state.shown.cards.rect(piece),
            Target::Zone(zone) => state.zone(zone),
        }
    }

    /// Returns the rectangle of an area.
    pub fn area(&self, name: &str) -> Option<Rect> {
        self.table.areas.get(name)
    }

    /// Whether the chosen cards follow the pointer.
    pub fn drags(&self) -> bool {
        self.table.state.borrow().selection.drag.is_some()
    }
}
