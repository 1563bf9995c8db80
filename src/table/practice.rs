//! Practice: taking back moves, and in a review the start of a practice match from any position.

use super::activity::Activity;
use super::effect::Effect;
use super::game::TableGame;
use super::state::State;
use crate::i18n::{app, t};
use crate::seated::Begin;

impl<T: TableGame> State<T> {
    /// Drops what the table prepares, before moves are taken back.
    pub(super) fn drop_plans(&mut self) {
        self.activity = Activity::Ready;
        self.play.cursor = None;
    }

    /// Goes on with the match in a slot of its own: from the position under review as practice, and at the
    /// end of a lesson as an ordinary match.
    pub(super) fn play_on(&mut self) {
        let started = self.play.session.play_on();
        self.effect(match started {
            Ok(slot) => Effect::Open(Begin::Resume(slot)),
            Err(why) => Effect::Message(t!(app::not_opened), why),
        });
    }
}
