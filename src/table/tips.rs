//! First-time tips in ordinary matches: when a situation comes up for the first time, a sentence
//! explains it.

use super::effect::Effect;
use super::game::{Action, TableGame};
use super::models::{bounds, mark};
use super::screen::Screen;
use super::state::State;
use super::tip::{TipOf, TipState};
use crate::session::Playout;
use cardkeep_store::Settings;

/// Maximum tips per match.
const MOST: u8 = 3;

/// Retires the tips that a finished lesson covers.
pub(super) fn retire_taught<T: TableGame>(settings: &mut Settings) {
    let taught = T::TIPS.iter().filter(|tip| tip.taught.is_some()).map(|tip| tip.id.to_owned());
    settings.tips_seen.entry(T::ID.id().into()).or_default().done.extend(taught);
}

impl<T: TableGame> State<T> {
    /// Whether tips are shown here now: not in lessons and reviews.
    fn has_tips(&self) -> bool {
        let session = &self.play.session;
        let ordinary = !self.coach.teaches() && !session.is_reviewing() && !session.is_shared();
        ordinary && self.play.settings.tips && session.playout() == Playout::Off
    }

    /// Shows a tip at a decision of the player, if one is due.
    pub(super) fn offer_tip(&mut self) {
        let play = &self.play;
        let turn = Some(T::turn_number(&play.view));
        let TipState { shown, turn: last } = self.coach.tip;
        if shown.is_some() || turn == last || !self.has_tips() {
            return;
        }
        let id = play.session.id().clone();
        let seen = self.play.settings.tip_progress(T::ID);
        if seen.shown_in(&id) >= MOST {
            return;
        }
        let due = |tip: &TipOf<T>| !seen.done.contains(tip.id) && (tip.now)(&play.view).is_some();
        let Some(shown) = T::TIPS.iter().position(due) else { return };
        self.coach.tip = TipState { shown: Some(shown), turn };
        self.remember(move |settings| {
            let seen = settings.tips_seen.entry(T::ID.id().into()).or_default();
            seen.show(T::TIPS[shown].id, &id);
        });
    }

    /// Closes the tip. Returns whether there was one.
    pub(super) fn close_tip(&mut self) -> bool {
        let TipState { shown, turn } = self.coach.tip;
        self.coach.tip = TipState { shown: None, turn };
        shown.is_some()
    }

    /// Closes the tip, because the player has read it.
    pub(super) fn end_tip(&mut self) {
        self.close_tip();
        self.effect(Effect::Show);
        // The pressed button is gone.
        self.effect(Effect::TakeFocus);
    }

    /// Retires the tips that an action of the player shows to be known, from the view before it.
    pub(super) fn retire_known_tips(&mut self, action: Action<T>) {
        if !self.has_tips() {
            return;
        }
        let seen = self.play.settings.tip_progress(T::ID);
        let known = T::TIPS.iter().filter(|tip| !seen.done.contains(tip.id));
        let known =
            known.filter(|tip| (tip.known)(&self.play.view, action)).map(|tip| tip.id.to_owned());
        let known: Vec<String> = known.collect();
        if !known.is_empty() {
            self.remember(move |settings| {
                let seen = settings.tips_seen.entry(T::ID.id().into()).or_default();
                seen.done.extend(known.iter().cloned());
            });
        }
    }

    /// Shows the tip, and marks what it is about. While a card is chosen, what is said of that counts more.
    pub(super) fn show_tip(&mut self, to: &Screen<'_>) {
        let (play, coach) = (&self.play, to.coach());
        let settled = !play.has_steps() && !self.activity.is_presenting();
        let tip = self.coach.tip.shown.and_then(|shown| T::TIPS.get(shown));
        let tip = tip.filter(|_| settled && self.has_tips());
        let shown = tip.and_then(|tip| Some((tip.id, (tip.now)(&play.view)?)));
        let Some((id, pointer)) = shown else {
            if settled {
                self.close_tip();
            }
            coach.set_tip(slint::SharedString::new());
            return mark(&coach, Vec::new());
        };
        if !play.chosen.is_empty() {
            coach.set_tip(slint::SharedString::new());
            return mark(&coach, Vec::new());
        }
        coach.set_tip((to.services.tables.tip_text)(T::ID, id).into());
        mark(&coach, self.locate(&pointer).map(bounds).into_iter().collect());
    }
}
