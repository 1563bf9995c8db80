//! A device that lies between the people who share it: only what everybody knows is shown, until the person
//! who is to act looks at the cards.

use super::effect::Effect;
use super::game::{Action, Command, CommandOf, Reaction, TableGame};
use super::retelling;
use super::state::State;
use crate::i18n::{app, t};
use crate::ui::{Icon, Sheet};

impl<T: TableGame> State<T> {
    /// Covers what not everybody knows, or shows it to the person who is to act. Nothing is left of what the
    /// table kept of the one who looked before.
    pub(super) fn cover(&mut self, covered: bool) {
        self.let_go();
        if self.sheets.open != Sheet::None {
            self.open_sheet(Sheet::None);
        }
        self.sheets.explanation = None;
        self.put_cursor_away();
        let play = &mut self.play;
        play.cursor = None;
        play.cover(covered);
        self.retell();
        // Whichever card went where in the hand would tell its rank.
        self.shown.cards.clear();
    }

    /// Returns what everybody saw of the last action; empty if there was nothing to be seen.
    pub(super) fn news_for_all(&self) -> String {
        let mut names = self.play.names.clone();
        names.cover(true);
        let last = self.play.session.last_action(names.viewer());
        last.map_or_else(String::new, |(before, moments)| {
            retelling::told::<T>(&before, &moments, &names).join(" ")
        })
    }

    /// Whether the person who looks at the cards is done with it by this action.
    pub(super) fn ends_look(&self, action: Action<T>) -> bool {
        let session = &self.play.session;
        let looks = session.is_laid() && !session.is_covered();
        looks && session.check(action).is_ok() && !session.keeps_acting_after(action)
    }

    /// Whether everything is shown, and the person who is to act can look at the cards.
    pub(super) fn can_lift(&self) -> bool {
        let session = &self.play.session;
        let here = session.is_covered() && session.person_to_act().is_none();
        here && session.waits_for_person()
            && !self.play.has_steps()
            && !self.activity.is_presenting()
    }

    /// Shows the cards to the person who is to act.
    pub(super) fn lift(&mut self) {
        if self.can_lift() {
            self.cover(false);
            // The pressed button is gone.
            self.effect(Effect::TakeFocus);
            self.go_on();
        }
    }

    /// Says how the cards are uncovered.
    pub(super) fn explain_lift(&mut self) {
        self.play.say(t!(app::hold_to_look));
        self.effect(Effect::Show);
    }
}

/// Returns the command to cover the cards again.
pub(super) fn command<T: TableGame>() -> CommandOf<T> {
    Command { icon: Icon::Hide, key: "c", ..Command::new(Reaction::Cover, t!(app::cover)) }
}
