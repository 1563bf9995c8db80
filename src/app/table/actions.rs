//! What a touch means is done, and an action of whoever acts carried out.

use slint::ComponentHandle;

use super::controller::Table;
use super::game::prepare;
use super::game::{Action, Reaction, ReactionOf, TableGame};
use crate::app::i18n::{app, t};
use crate::app::sound::Tick;
use crate::engine::{LONGEST_MATCH, Rejected};
use crate::ui;

impl<T: TableGame> Table<T> {
    /// Carries an action out; what it led to is shown from now on.
    pub(super) fn carry_out(&self, action: Action<T>) {
        self.end_pause();
        let (mut game, mut play) = (self.game.borrow_mut(), self.play.borrow_mut());
        if game.solitaire().is_none() {
            self.put_cursor_away(&game, &mut play);
        }
        play.was_forced = play.forced().is_some();
        let done = match game.solitaire().map(|alone| alone.follows(&play, action)) {
            Some(follows) => {
                play.catch_up(&mut game);
                play.session.play_through(action, follows)
            }
            None => play.session.play(action),
        };
        match done {
            Ok(moments) => {
                play.clear();
                play.placed.clear();
                play.queue(moments);
                if !play.has_steps() {
                    prepare(&mut *game, &mut play);
                }
            }
            Err(why) => {
                play.clear();
                let text = match why {
                    Rejected::Refused(refusal) => T::refusal(&play, refusal),
                    Rejected::TooLong => t!(app::match_too_long, most: LONGEST_MATCH),
                };
                play.refuse(text);
            }
        }
    }

    /// Does what a touch means.
    pub(super) fn carry(&self, deed: ReactionOf<T>) {
        let tick = match &deed {
            Reaction::Choose(pieces) if !pieces.is_empty() => Some(Tick::Taken),
            Reaction::Act(_) | Reaction::Arrange { .. } => Some(Tick::Placed),
            _ => None,
        };
        match deed {
            Reaction::Clear => self.play.borrow_mut().clear(),
            Reaction::Choose(pieces) => {
                let mut play = self.play.borrow_mut();
                play.clear();
                play.chosen = pieces;
            }
            Reaction::Act(action) => self.carry_out(action),
            Reaction::Arrange { placed, chosen } => {
                let (mut game, mut play) = (self.game.borrow_mut(), self.play.borrow_mut());
                play.clear();
                (play.placed, play.chosen) = (placed, chosen);
                prepare(&mut *game, &mut play);
            }
            Reaction::Refuse(why) => {
                let mut play = self.play.borrow_mut();
                play.clear();
                play.refuse(why);
            }
            Reaction::Say(text) => {
                let mut play = self.play.borrow_mut();
                play.clear();
                play.say(text);
            }
            Reaction::Explain(explanation) => {
                self.play.borrow_mut().clear();
                self.tell(explanation);
            }
            Reaction::Ask(chooser) => {
                self.play.borrow_mut().message_over();
                self.ask(chooser);
            }
            Reaction::Result => {
                if let Some(window) = self.services.window.upgrade() {
                    window.global::<ui::Table>().set_aside(false);
                }
            }
            Reaction::Tool(tool) => {
                self.use_tool(tool);
                return;
            }
        }
        self.answer(tick);
        self.go_on();
    }
}
