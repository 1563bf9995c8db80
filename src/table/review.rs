//! Controls of a review: steps forward and back through a finished match, jumps and plays
//! automatically.

use crate::i18n::{app, t};
use std::time::Duration;

use slint::ComponentHandle;
use slint::platform::Key;

use super::controller::Table;
use super::game::{HistoryStep, KeyPress, Reaction, TableGame};
use super::play::Play;
use super::playback::Next;
use super::retelling::{look_again, marked, take_next};
use crate::seated::Begin;
use crate::ui::{self, Sheet};

/// Pause between moves of an automatic review, at normal speed.
const BREATH: Duration = Duration::from_millis(400);
/// Number of moves that Page Up and Page Down jump over.
const LEAP: usize = 10;

impl<T: TableGame> Table<T> {
    /// Whether the match that has just ended can be reviewed.
    pub(super) fn is_reviewable(&self) -> bool {
        self.past_number().is_some()
    }

    /// Opens the review of the match that has just ended, with the win chances.
    pub(super) fn review_this(&self) {
        let Some(number) = self.past_number() else { return };
        let has_rivals = !self.play.borrow().session.is_solitaire();
        if self.services.play(T::ID, Begin::Review(number))
            && has_rivals
            && let Some(window) = self.services.window.upgrade()
        {
            // The table of the review listens now.
            window.global::<ui::Table>().invoke_analyze();
        }
    }

    /// Returns the number of the match in the history.
    fn past_number(&self) -> Option<u32> {
        let play = self.play.borrow();
        let history = self.services.data_dir.history(T::ID).matches;
        history.iter().find(|past| past.heading.id == *play.session.id()).map(|past| past.number)
    }

    /// Shows the log of the whole match during a review.
    pub(super) fn show_outline(&self, play: &Play<T>) {
        use slint::Model;
        let (behind, _) = play.session.record().depth();
        if self.outlined_at.replace(Some(behind)) == Some(behind) {
            return;
        }
        let rows = marked(&self.outline.borrow(), behind);
        if self.log.row_count() != rows.len() {
            self.log.set_vec(rows);
            return;
        }
        for (number, row) in rows.into_iter().enumerate() {
            if self.log.row_data(number).is_some_and(|shown| shown != row) {
                self.log.set_row_data(number, row);
            }
        }
    }

    /// Shows at once the position after this many moves.
    pub(super) fn jump(&self, moves: usize) {
        if !self.is_reviewing() {
            return;
        }
        self.autoplay.set(false);
        self.go_to(|play| play.session.jump(moves));
        self.read_hand();
        self.point_out(moves);
        if matches!(self.sheet.get(), Sheet::Log | Sheet::Analysis) {
            self.open_sheet(Sheet::None);
        } else {
            self.go_on();
        }
    }

    /// Whether this table is a review.
    pub(super) fn is_reviewing(&self) -> bool {
        self.play.borrow().session.is_reviewing()
    }

    /// Moves forward or back in a review.
    pub(super) fn review(&self, step: HistoryStep) {
        self.stop_autoplay();
        match step {
            HistoryStep::Redo => {
                self.show_all();
                if !self.step_on() {
                    self.play.borrow_mut().say(t!(app::at_end));
                }
            }
            HistoryStep::Undo if self.moves_behind() == 0 => {
                self.play.borrow_mut().say(t!(app::at_start));
            }
            HistoryStep::Undo => self.go_to(|play| _ = play.session.undo()),
            HistoryStep::Restart => self.go_to(|play| play.session.rewind()),
        }
    }

    /// Ends the automatic review, and closes the result of a hand. Returns whether the review was
    /// running.
    pub(super) fn stop_autoplay(&self) -> bool {
        self.read_hand();
        self.autoplay.replace(false)
    }

    /// Starts or stops the automatic review.
    pub(super) fn toggle_autoplay(&self) {
        let stopped = self.stop_autoplay();
        self.autoplay.set(!stopped);
    }

    /// Handles a key during a review. Returns whether it had a meaning.
    pub(super) fn review_key(&self, key: &KeyPress) -> bool {
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
    pub(super) fn run_on(&self) -> Option<Next> {
        if !self.autoplay.get() {
            return Some(Next::Player);
        }
        if self.begins_pause() {
            return Some(Next::After(self.paced(BREATH).max(Duration::from_millis(1)), true));
        }
        self.end_pause();
        if self.step_on() {
            return None;
        }
        self.autoplay.set(false);
        Some(Next::Player)
    }

    /// Queues the next move. Returns whether there was one.
    fn step_on(&self) -> bool {
        let mut play = self.play.borrow_mut();
        let Some(moments) = take_next(&mut play) else { return false };
        play.clear();
        play.queue(moments);
        true
    }

    /// Finishes pending animations at once.
    fn show_all(&self) {
        let (mut game, mut play) = (self.game.borrow_mut(), self.play.borrow_mut());
        while let Some(beat) = play.next_beat(&mut game) {
            play.show_beat(&beat);
        }
    }

    pub(super) fn moves_behind(&self) -> usize {
        self.play.borrow().session.record().depth().0
    }

    /// Shows the match at the position that `go` moves to.
    fn go_to(&self, go: impl FnOnce(&mut Play<T>)) {
        let (mut game, mut play) = (self.game.borrow_mut(), self.play.borrow_mut());
        play.clear();
        go(&mut play);
        play.retold.clear();
        // The last move is taken again, to describe it.
        if play.session.undo() {
            take_next(&mut play);
        }
        *game = T::new(&play.names);
        look_again(&mut *game, &mut play);
    }

    /// Continues after the result of a hand has been read.
    pub(super) fn read_hand(&self) {
        self.play.borrow_mut().hand_result = None;
    }
}
