//! Practice: taking back moves, and in a review the start of a practice match from any position.

use std::time::Duration;

use slint::Timer;

use super::controller::Table;
use super::game::TableGame;
use super::progress::Progress;
use crate::i18n::{app, t};
use crate::seated::Begin;

impl<T: TableGame> Table<T> {
    /// Drops what the table prepares, before moves are taken back.
    pub(super) fn drop_plans(&self) {
        self.gathered.borrow_mut().clear();
        self.progress.set(Progress::Ready);
        self.play.borrow_mut().cursor = None;
    }

    /// Starts a practice match from the position under review, or at the end of a lesson.
    pub(super) fn play_on(&self) {
        let started = self.play.borrow().session.play_on();
        match started {
            // A new table replaces this one, which is impossible while it handles an event.
            Ok(slot) => {
                let services = self.services.clone();
                Timer::single_shot(Duration::ZERO, move || {
                    services.play(T::ID, Begin::Resume(slot));
                });
            }
            Err(why) => self.services.shell.show_message(t!(app::not_opened), &why),
        }
    }
}
