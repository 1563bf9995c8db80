//! Controls of a review: steps forward and back through a finished match, jumps and plays
//! automatically.

use crate::i18n::{app, t};
use crate::keys::KeyPress;
use std::time::Duration;

use slint::Model;
use slint::platform::Key;

use super::controller::Table;
use super::effect::Effect;
use super::game::{HistoryStep, Reaction, TableGame};
use super::play::Play;
use super::playback::Next;
use super::retelling::{marked, take_next};
use super::state::State;
use crate::seated::{Begin, Perspective};
use crate::ui::{self, Sheet};

/// Pause between moves of an automatic review, at normal speed.
const PAUSE: Duration = Duration::from_millis(400);
/// Number of moves that Page Up and Page Down jump over.
const LEAP: usize = 10;

impl<T: TableGame> Table<T> {
    /// Opens the review of the match that has just ended, and shows something in it.
    pub(super) fn review_this(&self, then: impl FnOnce(&ui::Review<'_>)) {
        let id = self.state.borrow().play.session.id().clone();
        let number = self.services.data_dir.finished_number(T::ID, &id);
        let Some(number) = number else { return };
        if self.services.play(T::ID, Begin::Review(number)) {
            // The table of the review listens now.
            self.on_screen(|to| then(&to.review()));
        }
    }
}

impl<T: TableGame> State<T> {
    /// Shows the log of the whole match during a review.
    pub(super) fn show_outline(&mut self) {
        let behind = self.moves_behind();
        if self.shown.outlined_at.replace(behind) == Some(behind) {
            return;
        }
        let (rows, log) = (marked(&self.review.outline, behind), &self.shown.log);
        if log.row_count() != rows.len() {
            log.set_vec(rows);
            return;
        }
        for (number, row) in rows.into_iter().enumerate() {
            if log.row_data(number).is_some_and(|shown| shown != row) {
                log.set_row_data(number, row);
            }
        }
    }

    /// Shows at once the position after this many moves.
    pub(super) fn jump(&mut self, moves: usize) {
        if !self.is_reviewing() {
            return;
        }
        self.review.autoplay = false;
        self.go_to(|play| play.session.jump(moves));
        self.play.hand_result = None;
        let choices = self.choices_at(moves).filter(|_| self.sheets.open == Sheet::Compare);
        match choices {
            Some(choices) => self.play.say(choices),
            None => self.point_out(moves),
        }
        if matches!(self.sheets.open, Sheet::Log | Sheet::Analysis | Sheet::Compare) {
            self.open_sheet(Sheet::None);
        } else {
            self.go_on();
        }
    }

    /// Opens the review of the match as a friend has played it, where the two part.
    pub(super) fn review_friend(&mut self) {
        let (_, parting) = self.parting();
        self.review_as(Perspective::Friend, parting.unwrap_or_default());
    }

    /// Opens the review of the match from another perspective, at this move.
    pub(super) fn review_as(&mut self, perspective: Perspective, moves: usize) {
        if let Some(number) = self.play.session.reviewed() {
            self.effect(Effect::Open(Begin::ReviewAs { number, perspective, moves }));
        }
    }

    /// Whether this table is a review.
    pub(super) fn is_reviewing(&self) -> bool {
        self.play.session.is_reviewing()
    }

    /// Moves forward or back in a review.
    pub(super) fn step_in_review(&mut self, step: HistoryStep) {
        self.stop_autoplay();
        match step {
            HistoryStep::Redo => {
                self.show_all();
                if !self.step_on() {
                    self.play.say(t!(app::at_end));
                }
            }
            HistoryStep::Undo if self.moves_behind() == 0 => {
                self.play.say(t!(app::at_start));
            }
            HistoryStep::Undo => self.go_to(|play| _ = play.session.undo()),
            HistoryStep::Restart => self.go_to(|play| play.session.rewind()),
        }
    }

    /// Ends the automatic review, and closes the result of a hand. Returns whether the review was
    /// running.
    pub(super) fn stop_autoplay(&mut self) -> bool {
        self.play.hand_result = None;
        std::mem::take(&mut self.review.autoplay)
    }

    /// Starts or stops the automatic review.
    pub(super) fn toggle_autoplay(&mut self) {
        let stopped = self.stop_autoplay();
        self.review.autoplay = !stopped;
    }

    /// Handles a key during a review. Returns whether it had a meaning.
    pub(super) fn review_key(&mut self, key: &KeyPress) -> bool {
        let reaction = if key.is_enter() && self.is_reading() {
            self.hasten();
            return true;
        } else if key.is(Key::RightArrow) {
            Reaction::History(HistoryStep::Redo)
        } else if key.is(Key::LeftArrow) {
            Reaction::History(HistoryStep::Undo)
        } else if key.is(Key::Home) {
            Reaction::History(HistoryStep::Restart)
        } else if key.is_enter() {
            Reaction::Autoplay
        } else {
            let to = if key.is(Key::End) {
                usize::MAX
            } else if key.is(Key::PageUp) {
                self.moves_behind().saturating_sub(LEAP)
            } else if key.is(Key::PageDown) {
                self.moves_behind() + LEAP
            } else {
                return false;
            };
            self.jump(to);
            return true;
        };
        self.react(reaction);
        true
    }

    /// Schedules the next move of an automatic review.
    pub(super) fn run_on(&mut self) -> Option<Next> {
        if !self.review.autoplay {
            return Some(Next::Player);
        }
        if self.begins_pause() {
            return Some(Next::After(self.paced(PAUSE).max(Duration::from_millis(1)), true));
        }
        self.end_pause();
        if self.step_on() {
            return None;
        }
        self.review.autoplay = false;
        Some(Next::Player)
    }

    /// Queues the next move. Returns whether there was one.
    fn step_on(&mut self) -> bool {
        let play = &mut self.play;
        let Some(moments) = take_next(play) else { return false };
        play.clear();
        play.queue(moments);
        true
    }

    /// Finishes pending animations at once.
    fn show_all(&mut self) {
        let (game, play) = (&mut self.game, &mut self.play);
        while let Some(beat) = play.next_beat(game) {
            play.show_beat(&beat);
        }
    }

    pub(super) fn moves_behind(&self) -> usize {
        self.play.session.record().depth().0
    }

    /// Shows the match at the position that `go` moves to.
    pub(super) fn go_to(&mut self, go: impl FnOnce(&mut Play<T>)) {
        let play = &mut self.play;
        go(play);
        play.retold.clear();
        // The last move is taken again, to describe it.
        if play.session.undo() {
            take_next(play);
        }
        self.retell();
    }
}
