//! First-time tips in ordinary matches: when a situation comes up for the first time, a sentence
//! explains it above the table.

use super::controller::Table;
use super::game::{Action, TableGame};
use super::models::{bounds, mark};
use super::play::Play;
use super::tip::{TipOf, TipState};
use crate::session::Playout;
use crate::ui;
use cardkeep_store::Settings;

/// Maximum tips per match.
const MOST: u8 = 3;

/// Retires the tips that a finished lesson covers.
pub(super) fn retire_taught<T: TableGame>(settings: &mut Settings) {
    let taught = T::TIPS.iter().filter(|tip| tip.taught.is_some()).map(|tip| tip.id.to_owned());
    settings.tips_seen.entry(T::ID.id().into()).or_default().done.extend(taught);
}

impl<T: TableGame> Table<T> {
    /// Whether tips are shown here now: not in lessons and reviews.
    fn has_tips(&self, play: &Play<T>) -> bool {
        let ordinary = self.lesson.borrow().is_none() && !play.session.is_reviewing();
        let on = self.services.settings.borrow().tips;
        ordinary && on && play.session.playout() == Playout::Off
    }

    /// Shows a tip at a decision of the player, if one is due.
    pub(super) fn offer_tip(&self) {
        let play = self.play.borrow();
        let turn = Some(T::turn_number(&play.view));
        let TipState { shown, turn: last } = self.tip.get();
        if shown.is_some() || turn == last || !self.has_tips(&play) {
            return;
        }
        let id = play.session.id();
        let seen = self.services.settings.borrow().tip_progress(T::ID);
        if seen.shown_in(id) >= MOST {
            return;
        }
        let due = |tip: &TipOf<T>| !seen.done.contains(tip.id) && (tip.now)(&play.view).is_some();
        let Some(shown) = T::TIPS.iter().position(due) else { return };
        self.tip.set(TipState { shown: Some(shown), turn });
        self.keep_tips(|settings| {
            let seen = settings.tips_seen.entry(T::ID.id().into()).or_default();
            seen.show(T::TIPS[shown].id, id);
        });
    }

    /// Closes the tip. Returns whether there was one.
    pub(super) fn close_tip(&self) -> bool {
        let TipState { shown, turn } = self.tip.get();
        self.tip.set(TipState { shown: None, turn });
        shown.is_some()
    }

    /// Closes the tip, because the player has read it.
    pub(super) fn end_tip(&self) {
        self.close_tip();
        self.show();
        // The pressed button is gone.
        self.services.shell.take_focus();
    }

    /// Retires the tips that an action of the player shows to be known, from the view before it.
    pub(super) fn retire_known_tips(&self, play: &Play<T>, action: Action<T>) {
        if !self.has_tips(play) {
            return;
        }
        let seen = self.services.settings.borrow().tip_progress(T::ID);
        let known = T::TIPS.iter().filter(|tip| !seen.done.contains(tip.id));
        let known =
            known.filter(|tip| (tip.known)(&play.view, action)).map(|tip| tip.id.to_owned());
        let known: Vec<String> = known.collect();
        if !known.is_empty() {
            self.keep_tips(|settings| {
                settings.tips_seen.entry(T::ID.id().into()).or_default().done.extend(known);
            });
        }
    }

    fn keep_tips(&self, change: impl FnOnce(&mut Settings)) {
        let mut settings = self.services.settings.borrow_mut();
        change(&mut settings);
        // If this fails, the next tip tries again.
        let _ = self.services.data_dir.keep_settings(&settings);
    }

    /// Shows the tip, and marks what it is about.
    pub(super) fn show_tip(&self, game: &T, play: &Play<T>, table: &ui::Table) {
        let settled = !play.has_steps() && !self.is_presenting();
        let tip = self.tip.get().shown.and_then(|shown| T::TIPS.get(shown));
        let tip = tip.filter(|_| settled && self.has_tips(play));
        let shown = tip.and_then(|tip| Some((tip.id, (tip.now)(&play.view)?)));
        let Some((id, pointer)) = shown else {
            if settled {
                self.close_tip();
            }
            table.set_tip(slint::SharedString::new());
            return mark(table, Vec::new());
        };
        table.set_tip((self.services.tables.tip_text)(T::ID, id).into());
        mark(table, self.locate(game, play, &pointer).map(bounds).into_iter().collect());
    }
}
