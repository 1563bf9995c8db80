//! A running table: a shell around its state, which carries out what the state asks for.

use crate::i18n::{app, t};
use crate::words::store;
use std::cell::{RefCell, RefMut};
use std::rc::{Rc, Weak};
use std::time::Duration;

use slint::{ComponentHandle, ModelRc};

use super::alarm::Alarm;
use super::areas::{self, Areas, choice_area};
use super::effect::Effect;
use super::game::TableGame;
use super::screen::{Screen, Timers};
use super::state::{State, Surroundings};
use crate::geometry::Rect;
use crate::rating::matched_levels;
use crate::seated::{Begin, Perspective, Seated};
use crate::ui;
use crate::{Services, fresh_deal};
use cardkeep_core::games::GameId;
use cardkeep_store::{Player, Slot};

/// The running table of a game.
pub(super) struct Table<T: TableGame> {
    pub(super) me: Weak<Table<T>>,
    pub(super) services: Services,
    pub(super) areas: Rc<Areas>,
    pub(super) timers: Timers,
    pub(super) state: RefCell<State<T>>,
}

impl<T: TableGame> Table<T> {
    pub(super) fn new(services: &Services, state: State<T>) -> Rc<Self> {
        Rc::new_cyclic(|me| Table {
            me: me.clone(),
            services: services.clone(),
            areas: Rc::clone(&state.areas),
            timers: Timers::default(),
            state: RefCell::new(state),
        })
    }

    /// Calls this table once a time has passed, if it still exists.
    pub(super) fn after(&self, timer: &Alarm, time: Duration, then: impl Fn(&Self) + 'static) {
        let me = self.me.clone();
        timer.start(time, move || {
            if let Some(table) = me.upgrade() {
                then(&table);
            }
        });
    }

    /// Returns the state, which knows its surroundings as they are now.
    pub(super) fn current_state(&self) -> RefMut<'_, State<T>> {
        let here = self.surroundings();
        let mut state = self.state.borrow_mut();
        state.here = here;
        state
    }

    fn surroundings(&self) -> Surroundings {
        let shows = self.on_screen(|to| {
            (to.table.get_log_fits(), to.ending().get_covered(), to.ending().get_celebrating())
        });
        let (log_fits, under_result, celebrates) = shows.unwrap_or_default();
        Surroundings {
            log_fits,
            under_result,
            celebrates,
            attended: self.services.shell.is_attended(),
            fresh: self.timers.fresh.running(),
            tapped: self.timers.tapped.running(),
            animation: self.services.animation(),
        }
    }

    /// Calls a function with the screen, if it still exists.
    pub(super) fn on_screen<R>(&self, call: impl FnOnce(&Screen<'_>) -> R) -> Option<R> {
        let (services, timers) = (&self.services, &self.timers);
        let window = &services.window.upgrade()?;
        Some(call(&Screen { services, timers, window, table: window.global::<ui::Table>() }))
    }

    /// Connects the models that live as long as the table.
    pub(super) fn take_the_screen(&self) {
        self.on_screen(|to| {
            let table = &to.table;
            let state = self.state.borrow();
            let session = &state.play.session;
            table.set_outlined(false);
            table.set_cards(state.shown.cards.model());
            table.set_log(ModelRc::from(Rc::clone(&state.shown.log)));
            table.set_choices(ModelRc::default());
            table.set_choice_at(-1);
            to.ending().set_over(false);
            to.ending().set_celebrating(false);
            table.set_awards(ModelRc::default());
            to.ending().set_hand_over(false);
            table.set_alone(session.is_solitaire());
            to.review().set_shown(session.is_reviewing());
            table.set_practice(session.is_practice() && !session.is_reviewing());
            let title = t!(app::analysis).into();
            to.review().set_analysis(ui::Analysis { title, ..Default::default() });
            to.review().set_hands(ModelRc::default());
            to.coach().set_text(slint::SharedString::new());
            to.coach().set_taught(state.coach.teaches());
        });
        self.all_areas_report();
        self.show();
    }

    /// Makes every area of a new layout report its rectangle.
    pub(super) fn all_areas_report(&self) {
        self.areas.clear();
        self.on_screen(|Screen { table, services, .. }| {
            table.set_left_handed(services.settings.borrow().left_handed);
            table.set_log_open(services.settings.borrow().log_open);
            table.set_turn(table.get_turn().wrapping_add(1));
        });
    }

    /// Stores the rectangle reported by an area. The cards follow once all areas have reported. A
    /// drag ends only with the whole layout: parts of it make room for what a dragged card would do.
    pub(super) fn area_lies(&self, name: &str, at: Rect) {
        if !self.areas.put(name, at) {
            return;
        }
        // Slint creates areas whenever it needs them, even while the screen is being updated.
        if let Ok(mut state) = self.state.try_borrow_mut()
            && (name == areas::TABLE || state.selection.drag.is_none())
        {
            state.let_go();
        }
        self.show_soon();
    }

    /// Stores the rectangle reported by a button beside the prompt. A lesson's mark follows it.
    pub(super) fn choice_lies(&self, index: usize, at: Rect) {
        let taught = self.state.try_borrow().map_or(true, |state| state.coach.teaches());
        if self.areas.put(&choice_area(index), at) && taught {
            self.show_soon();
        }
    }

    /// Updates the table once all areas have reported.
    fn show_soon(&self) {
        self.after(&self.timers.relay, Duration::ZERO, Self::show);
    }

    /// Starts another match with the same players and options, with another deal or the same. With
    /// another deal, levels that follow the player's results are chosen again.
    pub(super) fn rematch(&self, same: bool) {
        self.pause();
        let begin = {
            let session = &self.state.borrow().play.session;
            let known = session.deal();
            let other = || std::iter::repeat_with(fresh_deal).find(|deal| Some(*deal) != known);
            let deal = if same { known } else { other() };
            let mut new = session.rematch(deal.unwrap_or_else(fresh_deal));
            let seats = new.players.len();
            if !same && let Some(levels) = matched_levels(&self.services, T::ID, seats) {
                let rivals = new.players.iter_mut().filter(|player| player.level().is_some());
                rivals.zip(levels).for_each(|(rival, level)| *rival = Player::Computer(level));
            }
            if session.is_practice() { Begin::Practice(new) } else { Begin::New(new) }
        };
        if !self.services.play(T::ID, begin) {
            self.resume();
        }
    }
}

impl<T: TableGame> Seated for Table<T> {
    fn leave(&self) {
        self.update(|state| {
            state.rest();
            state.say_notices();
        });
    }

    fn pause(&self) {
        self.update(State::pause);
    }

    fn suspend(&self) {
        self.pause();
        self.services.data_dir.settle();
        self.update(|state| {
            state.effect(Effect::Show);
            state.say_notices();
        });
    }

    fn put_under_dialog(&self, under: bool) {
        self.update(|state| {
            state.under_dialog = under;
            state.hold_clock();
        });
    }

    fn hold_clock(&self) {
        self.update(State::hold_clock);
    }

    fn resume(&self) {
        self.update(State::resume);
    }

    fn return_to_screen(&self) {
        self.connect();
        self.take_the_screen();
        // They may have changed meanwhile.
        self.settings_changed();
    }

    fn shows_result(&self) -> bool {
        let session = &self.state.borrow().play.session;
        session.slot().is_some() && session.outcome().is_some()
    }

    fn back(&self) -> bool {
        self.update(State::back)
    }

    fn settings_changed(&self) {
        let settings = self.services.settings.borrow().clone();
        self.update(|state| state.settings_changed(settings));
        self.all_areas_report();
        self.show();
    }

    fn save_to(&self, slot: u8) -> Result<(), String> {
        let session = &self.state.borrow().play.session;
        if self.running().is_none() || session.outcome().is_some() {
            return Err(t!(app::nothing_to_save));
        }
        session.keep(Slot::Manual(slot)).map_err(|why| store::error(&why))
    }

    fn holder(&self) -> Option<String> {
        let play = &self.state.borrow().play;
        let shared =
            play.session.is_shared() && !play.session.is_laid() && !play.session.is_reviewing();
        let goes_on = shared && play.session.outcome().is_none();
        goes_on.then(|| play.names.badge(play.names.human()).to_owned())
    }

    fn news_for_all(&self) -> String {
        self.state.borrow().news_for_all()
    }

    fn running(&self) -> Option<(GameId, Slot)> {
        let slot = self.state.borrow().play.session.slot().filter(|slot| *slot != Slot::Lesson);
        slot.map(|slot| (T::ID, slot))
    }

    fn reviewed(&self) -> Option<(u32, usize)> {
        let state = self.state.borrow();
        // What others saw is opened from the player's own match.
        let own = state.play.session.perspective() == Perspective::Own;
        let number = state.play.session.reviewed().filter(|_| own)?;
        Some((number, state.moves_behind()))
    }

    fn show_move(&self, moves: usize) {
        self.update(|state| state.jump(moves));
    }

    fn compare(&self) {
        self.update(State::compare);
    }

    fn rename(&self, title: &str) {
        self.update(|state| state.play.session.rename(title));
    }
}
