//! Carries out what a touch means, and the actions of all seats.

use super::effect::Effect;
use super::game::prepare;
use super::game::{Action, Assistance, Beat, HistoryStep, Reaction, ReactionOf, TableGame};
use super::play::{Play, Step};
use super::sound_effects::ZoneSnapshot;
use super::state::State;
use super::{retelling, words};
use crate::Page;
use crate::i18n::{app, lessons, t};
use crate::sound::{Haptic, Sound};
use crate::ui::Sheet;
use cardkeep_core::engine::{LONGEST_MATCH, Rejected, Turn};

/// How long a table that has just been covered is shown before the action, in milliseconds.
const COVERING: u64 = 150;

impl<T: TableGame> State<T> {
    /// Carries out an action and starts showing its events.
    pub(super) fn carry_out(&mut self, action: Action<T>) {
        self.end_pause();
        if self.game.solitaire().is_none() {
            self.put_cursor_away();
        }
        self.play.was_forced = self.play.automatic().is_some();
        let mine = self.play.session.is_mine();
        let own_turn = mine && matches!(self.play.session.turn(), Turn::Seat(_));
        let only_own = own_turn && (self.play.own_steps || !self.play.has_steps());
        if mine && !self.play.was_forced {
            self.retire_known_tips(action);
        }
        if mine && self.ends_look(action) {
            self.cover(true);
            // The covered table is shown before cards fly over it.
            self.play.steps.push_back(Step::beat(Beat::still(COVERING)));
        }
        let (game, play) = (&mut self.game, &mut self.play);
        let done = match game.solitaire_mut().map(|alone| alone.follows(play, action)) {
            Some(follows) => {
                play.catch_up(game);
                play.session.play_through(action, follows)
            }
            None => play.session.play(action),
        };
        match done {
            Ok(moments) => {
                self.note_in_lesson(mine, action);
                self.close_tip();
                let play = &mut self.play;
                play.clear();
                play.placed.clear();
                play.own_steps = only_own;
                if play.session.outcome().is_some() {
                    play.open_names(1 + self.activity.gathered());
                }
                let chose = mine && !play.was_forced;
                play.queue_action(chose, moments);
                self.prepare();
            }
            Err(why) => {
                play.clear();
                let text = match why {
                    Rejected::Refused(refusal) => T::refusal(play, refusal),
                    Rejected::TooLong => t!(app::match_too_long, most: LONGEST_MATCH),
                };
                play.refuse(text);
            }
        }
    }

    /// Carries out a reaction.
    pub(super) fn react(&mut self, reaction: ReactionOf<T>) {
        let haptic = haptic_of(&reaction);
        match reaction {
            Reaction::Clear => self.play.clear(),
            Reaction::Choose(pieces) => {
                self.play.clear();
                self.play.chosen = pieces;
            }
            Reaction::Act(action) if self.answer_exercise(action) => {}
            Reaction::Act(action) => match self.lesson_refusal(action) {
                // Nothing stays chosen, so that the next tap can choose what is asked for.
                Some(why) => self.refuse(why),
                None => self.carry_out(action),
            },
            Reaction::Arrange { placed, chosen } => {
                let (game, play) = (&mut self.game, &mut self.play);
                play.clear();
                (play.placed, play.chosen) = (placed, chosen);
                prepare(game, play);
            }
            Reaction::Refuse(why) => self.refuse(why),
            Reaction::Say(text) => {
                self.play.clear();
                self.play.say(text);
            }
            Reaction::Explain(explanation) => {
                self.play.clear();
                self.show_explanation(explanation);
            }
            Reaction::Ask(chooser) => {
                self.play.message_over();
                self.ask(chooser);
            }
            Reaction::Result => self.effect(Effect::Result),
            Reaction::Menu(menu) => {
                self.play.clear();
                self.open_menu(Sheet::Notice, menu);
            }
            // Pressing the command has closed the sheet already.
            Reaction::Close => return,
            Reaction::Go(page) => return self.effect(Effect::Go(page)),
            Reaction::History(step) => self.go_in_history(step),
            Reaction::Hint => self.consult(),
            Reaction::Autoplay => self.toggle_autoplay(),
            Reaction::PlayOn => return self.play_on(|_| ()),
            Reaction::OpenHands => self.review.hands_open = !self.review.hands_open,
            Reaction::Challenge => return self.challenge(),
            Reaction::Compare => return self.compare(),
            Reaction::ReviewAs(perspective) => {
                let moves = self.moves_behind();
                return self.review_as(perspective, moves);
            }
            Reaction::Verify => return self.verify(),
            Reaction::PlayOut => return self.play_out(),
            Reaction::Cover if self.play.session.is_laid() => self.cover(true),
            Reaction::Cover => return self.effect(Effect::Go(Page::Curtain(T::ID))),
            Reaction::Assist(task) => {
                if let Some(next) = self.assist(task) {
                    return self.react(next);
                }
            }
        }
        self.answer(haptic);
        self.go_on();
    }

    /// Gives haptic feedback for an action, or sound and haptic feedback for a refusal.
    pub(super) fn answer(&mut self, done: Option<Haptic>) {
        if self.play.is_refusing() {
            self.effect(Effect::Play(Sound::Refused));
            self.effect(Effect::Feel(Haptic::Refused));
        } else if let Some(haptic) = done {
            self.effect(Effect::Feel(haptic));
        }
    }

    /// Refuses something, and chooses nothing.
    pub(super) fn refuse(&mut self, why: String) {
        self.play.clear();
        self.play.refuse(why);
    }

    /// Lets a solitaire carry out a task. Returns the reaction that follows, if any.
    fn assist(&mut self, task: Assistance) -> Option<ReactionOf<T>> {
        if self.coach.exercise.is_some() {
            self.refuse(t!(lessons::exercise_only));
            return None;
        }
        if self.is_reviewing() {
            self.stop_autoplay();
            self.play.say(t!(app::review_only));
            return None;
        }
        // A tip would lie over what is said.
        self.close_tip();
        self.change(|game, play| game.solitaire_mut()?.assist(play, task)).flatten()
    }

    /// Moves back or forward through the match's history.
    fn go_in_history(&mut self, step: HistoryStep) {
        if self.coach.exercise.is_some() {
            return self.refuse(t!(lessons::exercise_only));
        }
        if self.is_reviewing() {
            return self.step_in_review(step);
        }
        let takes_back = self.play.session.takes_back();
        let went = self.change(|game, play| {
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
            went
        });
        if went == Some(true) && takes_back {
            self.drop_plans();
        }
    }

    /// Changes a running match other than by an action. Finishes pending animations first, and
    /// plays the sound of cards that move.
    fn change<R>(&mut self, change: impl FnOnce(&mut T, &mut Play<T>) -> R) -> Option<R> {
        let (game, play) = (&mut self.game, &mut self.play);
        if play.session.outcome().is_some() {
            return None;
        }
        let before = ZoneSnapshot::of(play);
        if play.has_steps() {
            play.catch_up(game);
            prepare(game, play);
        }
        play.clear();
        let changed = change(game, play);
        if let Some(sound) = before.sound_of_moves(game, play) {
            self.effect(Effect::Play(sound));
        }
        Some(changed)
    }
}

/// Returns the haptic feedback of a reaction, if any.
fn haptic_of<A, Z>(reaction: &Reaction<A, Z>) -> Option<Haptic> {
    match reaction {
        Reaction::Choose(pieces) if !pieces.is_empty() => Some(Haptic::Taken),
        Reaction::Act(_) | Reaction::Arrange { .. } => Some(Haptic::Placed),
        _ => None,
    }
}
