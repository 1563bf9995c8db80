//! Offer to finish a match automatically when the player can't influence it any more.

use super::game::{Command, CommandOf, Reaction, TableGame};
use super::gestures;
use super::play::Play;
use super::state::State;
use super::words;
use crate::i18n::{app, t};
use crate::session::Playout;
use cardkeep_core::engine::Prospect;

/// Returns the button that starts the playout, or skips to its end.
pub(crate) fn choice<T: TableGame>(play: &Play<T>) -> CommandOf<T> {
    let running = play.session.playout() != Playout::Off;
    let text = if running { t!(app::skip_to_end) } else { t!(app::finish) };
    Command { primary: running, ..Command::new(Reaction::PlayOut, text) }
}

/// Whether the button fits: on small screens there is no room for it beside the game's own buttons.
pub(crate) fn has_room<R>(choices: &[Command<R>]) -> bool {
    choices.is_empty()
}

/// Returns the prompt, preceded by why the match can be played out unless the game's own prompt
/// says so.
pub(crate) fn prompt<T: TableGame>(game: &T, play: &Play<T>, prompt: String) -> String {
    let idle =
        play.chosen.is_empty() && play.cursor.is_none() && has_room(&gestures::buttons(game, play));
    match play.session.prospect() {
        Prospect::Decided(outcome) if idle && play.session.can_play_out() => {
            format!("{} {prompt}", words::decided(outcome, &play.names))
        }
        _ => prompt,
    }
}

impl<T: TableGame> State<T> {
    pub(super) fn is_playing_out(&self) -> bool {
        self.play.session.playout() != Playout::Off
    }

    /// Whether the button is offered: only once everything is shown, so that it gives nothing away,
    /// and from then on as long as it is of use.
    pub(super) fn offers_playout(&mut self) -> bool {
        let offered = self.playout_offered || !self.play.has_steps();
        self.playout_offered = offered && self.play.session.can_play_out();
        self.playout_offered
    }

    /// Starts the playout; if it is running, skips to its end.
    pub(super) fn play_out(&mut self) {
        let play = &mut self.play;
        let next = match play.session.playout() {
            Playout::Off if play.session.can_play_out() => Playout::Fast,
            Playout::Off => return,
            Playout::Fast | Playout::Skipped => Playout::Skipped,
        };
        play.clear();
        play.cursor = None;
        play.session.set_playout(next);
        self.end_pause();
        self.go_on();
    }

    /// Continues after a hand during a playout without waiting for its result to be read, unless
    /// the player is back in the match with the next hand. Returns whether the match continues.
    pub(super) fn passes_over_hand(&mut self) -> bool {
        if !self.is_playing_out() {
            return false;
        }
        let prospect = self.play.session.prospect();
        let goes_on = matches!(prospect, Prospect::Decided(_) | Prospect::Out);
        if goes_on {
            self.play.hand_result = None;
        } else {
            self.play.session.set_playout(Playout::Off);
        }
        goes_on
    }

    /// Ends the playout when the match is over or the player is back in it, once everything is
    /// shown.
    pub(super) fn end_playout(&mut self) {
        if self.is_playing_out() && !self.play.session.can_play_out() {
            self.play.session.set_playout(Playout::Off);
        }
    }
}
