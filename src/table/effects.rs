//! Carries out what a table's state asks for beyond itself. Much of it calls back into the table, so
//! this is done once the state is free again.

use std::time::Duration;

use slint::{Model, Timer};

use super::celebration::Figure;
use super::controller::Table;
use super::effect::Effect;
use super::game::{Award, TableGame};
use super::highlight::{self, Highlight};
use super::models::{bounds, rows};
use super::screen::Screen;
use super::state::State;
use crate::{change_settings, ui};
use cardkeep_store::Speed;

/// Interval of checks on a running analysis.
const POLL: Duration = Duration::from_millis(100);

/// Time between the two taps of a double tap.
const DOUBLE_TAP: Duration = Duration::from_millis(400);

impl<T: TableGame> Table<T> {
    /// Changes the state, and then carries out what it asks for.
    pub(super) fn update<R>(&self, change: impl FnOnce(&mut State<T>) -> R) -> R {
        let (result, effects) = {
            let mut state = self.current_state();
            (change(&mut state), state.take_effects())
        };
        effects.into_iter().for_each(|effect| self.perform(effect));
        result
    }

    fn perform(&self, effect: Effect<T>) {
        let shell = &self.services.shell;
        match effect {
            Effect::Show => self.show(),
            Effect::Cursor => self.show_cursor(),
            Effect::Wait(Some(wait)) => self.after(&self.timers.pulse, wait, Self::pulse),
            Effect::Wait(None) => self.timers.pulse.stop(),
            Effect::AwaitAnalysis => self.after(&self.timers.analysis, POLL, |table| {
                table.update(State::await_analysis);
            }),
            Effect::WatchSaves => shell.watch_saves(),
            Effect::AwaitTap => self.after(&self.timers.tapped, DOUBLE_TAP, |_| {}),
            Effect::Play(sound) => self.services.feedback.play(sound),
            Effect::Feel(haptic) => self.services.feedback.feel(haptic),
            Effect::Award(award) => self.show_award(award),
            Effect::Highlight(highlight) => self.show_highlight(highlight),
            Effect::FillSheet => {
                self.on_screen(|to| self.state.borrow().fill_sheet(to));
            }
            Effect::Result => {
                self.on_screen(|to| to.ending().set_aside(false));
            }
            Effect::EndCelebration => {
                self.on_screen(|to| to.ending().set_celebrating(false));
            }
            Effect::TakeFocus => shell.take_focus(),
            Effect::ReturnFocus => shell.return_focus(),
            Effect::Guard => shell.guard(),
            Effect::Toast(text) => shell.show_toast(text),
            Effect::Message(title, text) => shell.show_message(title, text),
            Effect::Ask(question, reaction) => {
                let me = self.me.clone();
                shell.ask(question, move || {
                    if let Some(table) = me.upgrade() {
                        table.update(|state| state.react(reaction));
                    }
                });
            }
            Effect::Go(page) => shell.go(page),
            // A new table replaces this one, which is impossible while it handles an event.
            Effect::Open(begin) => {
                let services = self.services.clone();
                Timer::single_shot(Duration::ZERO, move || {
                    services.play(T::ID, begin);
                });
            }
            Effect::ToggleLog => change_settings(&self.services, |settings| {
                settings.log_open = !settings.log_open;
            }),
            Effect::Remember(change) => {
                let mut settings = self.services.settings.borrow_mut();
                change(&mut settings);
                // If this fails, the next change tries again.
                let _ = self.services.data_dir.keep_settings(&settings);
            }
        }
    }

    /// Advances the table without a player action.
    fn pulse(&self) {
        self.watch_finger(|| {
            self.update(|state| {
                state.unasked = true;
                state.advance_and_show();
            });
        });
        self.state.borrow_mut().unasked = false;
    }

    /// Moves the keyboard cursor on the screen.
    fn show_cursor(&self) {
        let (choice, option) = {
            let state = self.state.borrow();
            (state.selection.choice_at, state.sheets.chooser_at)
        };
        let index = |at: Option<usize>| at.map_or(-1, |at| at as i32);
        self.on_screen(|to| {
            to.table.set_choice_at(index(choice));
            to.sheets().set_chooser_at(index(option));
        });
    }

    /// Makes much of an event, and no longer of the previous one.
    fn show_highlight(&self, highlight: Option<Highlight>) {
        // Where it has room depends on where the cards go.
        if highlight.as_ref().is_some_and(Highlight::is_large) {
            self.show_cards();
        }
        let state = self.state.borrow();
        let timer = &self.timers.highlight;
        // In a solitaire the next moves don't wait for it.
        let over = !highlight.as_ref().is_some_and(Highlight::is_large);
        if over && timer.running() && state.play.session.is_solitaire() {
            return;
        }
        timer.stop();
        if !over && state.play.session.is_solitaire() {
            let me = state.play.names.human();
            let time = highlight.as_ref().map_or(0, |highlight| highlight.millis(me));
            self.after(timer, Duration::from_millis(time), |table| table.show_highlight(None));
        }
        let row = highlight.map(|highlight| {
            let figures = highlight.cards.iter().copied().map(Figure::Card).collect();
            state.shown.figures.replace(figures);
            let avoid = state.shown.cards.in_action().map(bounds).unwrap_or_default();
            ui::Highlight { avoid, ..highlight.row(&state.play.names) }
        });
        let row = row.unwrap_or_else(highlight::nothing);
        self.on_screen(|Screen { table, .. }| {
            if table.get_highlight() != row {
                table.set_highlight(row);
            }
        });
    }

    /// Starts the flight of an award, unless animations are off, and removes the previous one.
    fn show_award(&self, award: Option<Award>) {
        let moves = self.services.animation() != Speed::Off;
        let flight = award.filter(|_| moves).and_then(|Award { text, from, to }| {
            let lies = |area: String| self.areas.get(&area).map(bounds);
            Some(ui::AwardRow { text: text.into(), from: lies(from)?, to: lies(to)? })
        });
        self.on_screen(|Screen { table, .. }| {
            if flight.is_some() || table.get_awards().row_count() > 0 {
                table.set_awards(rows(flight));
            }
        });
    }
}
