//! Carries out what a touch means, and the actions of all seats.

use slint::ComponentHandle;

use super::controller::Table;
use super::game::prepare;
use super::game::{Action, HistoryStep, Reaction, ReactionOf, TableGame};
use super::play::Play;
use super::sound_effects::ZoneSnapshot;
use super::{retelling, words};
use crate::i18n::{app, t};
use crate::sound::Tick;
use crate::ui::{self, Sheet};
use cardkeep_core::engine::{LONGEST_MATCH, Rejected, Turn};

impl<T: TableGame> Table<T> {
    /// Carries out an action and starts showing its events.
    pub(super) fn carry_out(&self, action: Action<T>) {
        self.end_pause();
        let (mut game, mut play) = (self.game.borrow_mut(), self.play.borrow_mut());
        if game.solitaire().is_none() {
            self.put_cursor_away(&game, &mut play);
        }
        play.was_forced = play.forced().is_some();
        let mine = play.session.is_mine();
        let own_turn = mine && matches!(play.session.turn(), Turn::Seat(_));
        let only_own = own_turn && (play.own_steps || !play.has_steps());
        if mine && !play.was_forced {
            self.retire_known_tips(&play, action);
        }
        let done = match game.solitaire().map(|alone| alone.follows(&play, action)) {
            Some(follows) => {
                play.catch_up(&mut game);
                play.session.play_through(action, follows)
            }
            None => play.session.play(action),
        };
        match done {
            Ok(moments) => {
                self.note_in_lesson(mine, action, &play);
                self.close_tip();
                play.clear();
                play.placed.clear();
                play.own_steps = only_own;
                let chose = mine && !play.was_forced;
                play.queue_action(chose, moments);
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

    /// Carries out a reaction.
    pub(super) fn react(&self, reaction: ReactionOf<T>) {
        let tick = tick_of(&reaction);
        match reaction {
            Reaction::Clear => self.play.borrow_mut().clear(),
            Reaction::Choose(pieces) => {
                let mut play = self.play.borrow_mut();
                play.clear();
                play.chosen = pieces;
            }
            Reaction::Act(action) => match self.lesson_refusal(action) {
                Some(why) => {
                    // Nothing stays chosen, so that the next tap can choose what is asked for.
                    let mut play = self.play.borrow_mut();
                    play.clear();
                    play.refuse(why);
                }
                None => self.carry_out(action),
            },
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
                self.show_explanation(explanation);
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
            Reaction::Menu(menu) => {
                self.play.borrow_mut().clear();
                self.open_menu(Sheet::Notice, menu);
            }
            // Pressing the command has closed the sheet already.
            Reaction::Close => return,
            Reaction::Go(page) => return self.services.shell.go(page),
            Reaction::History(step) => self.go_in_history(step),
            Reaction::Hint => self.consult(),
            Reaction::Autoplay => self.toggle_autoplay(),
            Reaction::PlayOn => return self.play_on(),
            Reaction::OpenHands => self.hands_open.set(!self.hands_open.get()),
            Reaction::PlayOut => return self.play_out(),
            Reaction::Task(task) => {
                if let Some(next) = self.run(task) {
                    return self.react(next);
                }
            }
        }
        self.answer(tick);
        self.go_on();
    }
    /// Lets the game carry out a task. Returns the reaction that follows, if any.
    fn run(&self, task: T::Task) -> Option<ReactionOf<T>> {
        if self.is_reviewing() {
            self.stop_autoplay();
            self.play.borrow_mut().say(t!(app::review_only));
            return None;
        }
        self.change(|game, play| game.run(play, task)).flatten()
    }

    /// Moves back or forward through the match's history.
    fn go_in_history(&self, step: HistoryStep) {
        if self.is_reviewing() {
            return self.review(step);
        }
        let takes_back = self.play.borrow().session.takes_back();
        if takes_back {
            self.drop_plans();
        }
        self.change(|game, play| {
            let went = match step {
                HistoryStep::Undo => play.session.undo(),
                HistoryStep::Redo => play.session.redo(),
                HistoryStep::Restart => {
                    play.session.restart();
                    true
                }
            };
            if went && takes_back {
                *game = T::new(&play.names);
            }
            if went {
                retelling::look_again(game, play);
            } else {
                play.refuse(words::no_such_move(step));
            }
        });
    }

    /// Changes a running match other than by an action. Finishes pending animations first, and
    /// plays the sound of cards that move.
    fn change<R>(&self, change: impl FnOnce(&mut T, &mut Play<T>) -> R) -> Option<R> {
        let (mut game, mut play) = (self.game.borrow_mut(), self.play.borrow_mut());
        if play.session.outcome().is_some() {
            return None;
        }
        let before = ZoneSnapshot::of(&play);
        if play.has_steps() {
            play.catch_up(&mut game);
            prepare(&mut *game, &mut play);
        }
        play.clear();
        let changed = change(&mut game, &mut play);
        if let Some(sound) = before.sound_of_moves(&game, &play) {
            self.services.feedback.play(sound);
        }
        Some(changed)
    }
}

/// Returns the haptic feedback of a reaction, if any.
fn tick_of<A, Z, T>(reaction: &Reaction<A, Z, T>) -> Option<Tick> {
    match reaction {
        Reaction::Choose(pieces) if !pieces.is_empty() => Some(Tick::Taken),
        Reaction::Act(_) | Reaction::Arrange { .. } => Some(Tick::Placed),
        _ => None,
    }
}
