//! The end of a hand or of a match: its result, and the scene of a victory before it.

use slint::ComponentHandle;

use super::celebration::Celebration;
use super::controller::Table;
use super::game::TableGame;
use super::words::personal_bests;
use crate::sound::Sound;
use crate::ui;
use cardkeep_core::engine::Outcome;
use cardkeep_store::Speed;

impl<T: TableGame> Table<T> {
    /// Shows the result of a hand until it is read, or that of the match.
    pub(super) fn show_ends(&self, table: &ui::Table, result: Option<ui::Result>) {
        let hand = self.play.borrow().hand_result.clone();
        let reading = hand.is_some();
        if let Some(hand) = hand.filter(|_| !table.get_hand_over()) {
            table.set_hand_result(hand);
        }
        table.set_hand_over(reading);
        let over = result.is_some() && !reading;
        let is_new = !table.get_over();
        // The language may have changed.
        if let Some(result) = result.filter(|it| is_new || table.get_result().title != it.title) {
            table.set_honour(personal_bests(self.play.borrow().session.honors()).into());
            table.set_result(result);
            table.set_reviewable(self.is_reviewable());
        }
        if over && is_new {
            self.play.borrow_mut().session.result_shown();
            let mine = self.play.borrow().session.human();
            let outcome = self.play.borrow().session.outcome();
            table.set_lost(outcome.is_some_and(|outcome| outcome.share(mine) == 0.0));
            let won = |outcome: Outcome| outcome.sole_winner() == Some(mine);
            if self.awake.get() && outcome.is_some_and(won) {
                self.services.feedback.play(Sound::Win);
                self.celebrate(table);
            }
        }
        table.set_over(over);
    }

    /// Begins the scene, unless animations are off.
    pub(super) fn celebrate(&self, table: &ui::Table) {
        if self.services.animation() == Speed::Off {
            return;
        }
        let scene = self.game.borrow().celebration(&self.play.borrow());
        if let Some(Celebration { entrance, figures }) = scene {
            table.set_entrance(entrance);
            table.set_figures(figures.len() as i32);
            self.figures.replace(figures);
            table.set_celebrating(true);
        }
    }

    /// Ends the scene before its time. Returns whether there was one.
    pub(super) fn end_celebration(&self) -> bool {
        let Some(window) = self.services.window.upgrade() else { return false };
        let table = window.global::<ui::Table>();
        let celebrating = table.get_celebrating();
        table.set_celebrating(false);
        celebrating
    }
}
