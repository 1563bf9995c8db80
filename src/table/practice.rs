//! Practice: taking back moves, and in a review the start of a practice match from any position.

use super::activity::Activity;
use super::effect::Effect;
use super::game::TableGame;
use super::state::State;
use crate::i18n::{app, t};
use crate::seated::Begin;

impl<T: TableGame> State<T> {
    /// Drops what the table prepares, because moves were taken back.
    pub(super) fn drop_plans(&mut self) {
        self.activity = Activity::Ready;
        self.play.cursor = None;
    }

    /// Goes on with the match in a slot of its own: from the position under review as practice, and at the
    /// end of a lesson as an ordinary match. `prepare` does what comes before it is opened.
    pub(super) fn play_on(&mut self, prepare: impl FnOnce(&mut Self)) {
        match self.play.session.play_on() {
            Ok(slot) => {
                prepare(self);
                self.effect(Effect::Open(Begin::Resume(slot)));
            }
            Err(why) => self.effect(Effect::Message(t!(app::not_opened), why)),
        }
    }
}
