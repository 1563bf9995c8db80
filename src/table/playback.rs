//! The passing of time at a table: shows events beat by beat, lets opponents answer, and carries
//! out forced actions.

use std::time::Duration;

use slint::{ComponentHandle, Model, TimerMode};

use super::controller::Table;
use super::game::prepare;
use super::game::{Award, TableGame};
use super::models::{bounds, rows};
use super::progress::Progress;
use super::sound_effects::ZoneSnapshot;
use crate::seated::Seated;
use crate::session::Playout;
use crate::sound::Sound;
use crate::ui::{self, Sheet};
use cardkeep_core::engine::Game;
use cardkeep_store::Speed;

/// Interval of checks for an opponent's answer.
const POLL: Duration = Duration::from_millis(40);
/// The same while nothing is shown.
pub(super) const SHORT_POLL: Duration = Duration::from_millis(4);
/// Pause before an opponent's action that everyone can see is forced.
const SHORT_BREATH: Duration = Duration::from_millis(120);
/// Pause before the player's forced action, plus [`LETTER`] for every character of its
/// announcement.
const FORCED: Duration = Duration::from_millis(250);
const LETTER: Duration = Duration::from_millis(25);
/// Duration from which a beat counts as one to look at: a tap skips to the next such beat.
const MOMENT: Duration = Duration::from_millis(250);
/// Duration of the beats skipped before it.
const HASTE: Duration = Duration::from_millis(80);
/// Pause before an opponent whose search could not be started is asked again.
pub(super) const RETRY: Duration = Duration::from_secs(3);

/// How a match continues.
pub(super) enum Next {
    /// After this time, and whether something new is shown until then.
    After(Duration, bool),
    /// When the player acts.
    Player,
}

impl<T: TableGame> Table<T> {
    /// Continues after something was done: shows what is new, and lets time pass.
    pub(super) fn go_on(&self) {
        self.say_notices();
        if !self.advance_and_show() {
            self.show();
        }
    }

    /// Shows the next beat at once.
    pub(super) fn hasten(&self) {
        if self.is_playing_out() {
            self.play_out();
            return;
        }
        // Collected answers come at their own pace.
        if self.is_gathering() {
            return;
        }
        let read = self.is_reading();
        self.read_hand();
        if read {
            // The pressed button is gone.
            self.services.shell.take_focus();
        } else {
            if self.is_presenting() {
                self.progress.set(Progress::Skipping);
            }
            if self.demonstrates() {
                let (mut game, mut play) = (self.game.borrow_mut(), self.play.borrow_mut());
                play.catch_up(&mut game);
                prepare(&mut *game, &mut play);
            }
        }
        self.go_on();
    }

    /// Shows at once what follows from the player's own actions, if it is still the player's turn.
    /// Returns whether it did.
    pub(super) fn finish_own_steps(&self) -> bool {
        if self.is_gathering() || self.is_playing_out() || self.is_reading() {
            return false;
        }
        {
            let (mut game, mut play) = (self.game.borrow_mut(), self.play.borrow_mut());
            if !play.own_steps || !play.session.is_mine() {
                return false;
            }
            while play.hand_result.is_none()
                && let Some(beat) = play.next_beat(&mut game)
            {
                play.show_beat(&beat);
            }
            if !play.has_steps() {
                prepare(&mut *game, &mut play);
            }
        }
        self.progress.set(Progress::Ready);
        self.go_on();
        true
    }

    /// Whether the player is reading something that stops the match.
    fn is_held_up(&self) -> bool {
        let reads = !matches!(self.sheet.get(), Sheet::None | Sheet::Chooser);
        reads && !self.play.borrow().session.is_solitaire()
    }

    /// Whether the player has to wait for the animation.
    pub(super) fn is_busy(&self) -> bool {
        if self.is_gathering() || self.is_playing_out() {
            return true;
        }
        let reading = self.is_reading();
        let (mut game, play) = (self.game.borrow_mut(), self.play.borrow());
        let alone = game.solitaire().map(|alone| alone.demonstrating());
        let waits = match alone {
            // In a solitaire no one waits: a touch finishes pending animations at once.
            Some(demonstrating) => demonstrating || play.session.outcome().is_some(),
            None => true,
        };
        let ending = self.is_presenting() && play.session.outcome().is_some();
        reading || (play.has_steps() || ending) && waits
    }

    /// Whether the player is reading the result of a hand.
    pub(super) fn is_reading(&self) -> bool {
        self.play.borrow().hand_result.is_some()
    }

    pub(super) fn demonstrates(&self) -> bool {
        self.game.borrow_mut().solitaire().is_some_and(|alone| alone.demonstrating())
    }

    /// Advances the table: shows the next step, asks an opponent, or waits for the player. Returns
    /// whether the screen was updated.
    pub(super) fn advance_and_show(&self) -> bool {
        let goes_on = self.awake.get() && !self.is_held_up();
        let next = if goes_on { self.advance() } else { Next::Player };
        let (wait, news) = match next {
            Next::After(wait, news) => (Some(wait), news),
            Next::Player => {
                self.end_pause();
                (None, true)
            }
        };
        self.hold_clock();
        if news {
            self.show();
        }
        match wait {
            Some(wait) => {
                let me = self.me.clone();
                self.pulse.start(TimerMode::SingleShot, wait, move || {
                    if let Some(table) = me.upgrade() {
                        table.unasked.set(true);
                        table.advance_and_show();
                        table.unasked.set(false);
                    }
                });
            }
            None => self.pulse.stop(),
        }
        self.say_notices();
        self.services.shell.watch_saves();
        news
    }

    /// Advances as far as possible without waiting.
    fn advance(&self) -> Next {
        // While the beats of an action are shown, the next opponent is asked to think only once.
        let mut asked = self.is_presenting();
        let mut skipping = self.progress.get() == Progress::Skipping;
        if asked {
            self.progress.set(Progress::Ready);
        }
        loop {
            if self.is_reading() && !self.passes_over_hand() {
                return Next::Player;
            }
            let reviewing = self.is_reviewing();
            let goes_on = !reviewing && !self.lesson_holds();
            if let Some(wait) = goes_on.then(|| self.gather()).flatten() {
                return wait;
            }
            if !reviewing && !std::mem::replace(&mut asked, true) {
                self.think_ahead();
            }
            if let Some(length) = self.step(&mut skipping) {
                if !length.is_zero() {
                    let shown = if skipping { Progress::Skipping } else { Progress::Presenting };
                    self.progress.set(shown);
                    return Next::After(length, true);
                }
                continue;
            }
            (asked, skipping) = (false, false);
            self.end_playout();
            let next = if reviewing { self.run_on() } else { self.act_next() };
            if let Some(next) = next {
                return next;
            }
        }
    }

    /// Carries out actions that no one at this device chooses, once everything is shown. Returns
    /// what to wait for first, if anything.
    fn act_next(&self) -> Option<Next> {
        self.look_in_lesson();
        if self.lesson_holds() {
            self.progress.set(Progress::WaitingForPlayer);
            return Some(Next::Player);
        }
        if self.play.borrow().session.outcome().is_some() {
            return Some(Next::Player);
        }
        let forced = self.play.borrow().forced();
        if self.play.borrow().session.is_mine() {
            let Some(action) = forced else {
                self.progress.set(Progress::WaitingForPlayer);
                self.offer_tip();
                return Some(self.tick());
            };
            let words = self.game.borrow().announce_forced(&self.play.borrow(), action);
            if let Some(words) = words.filter(|_| self.begins_pause()) {
                let time = FORCED + LETTER * words.chars().count() as u32;
                self.play.borrow_mut().say(words);
                return Some(Next::After(self.paced(time), true));
            }
            if self.drag.get().is_some() {
                return Some(Next::After(FORCED, false));
            }
            self.carry_out(action);
        } else if let Some(action) = forced {
            if self.begins_pause() {
                let openly = self.play.borrow().is_openly_forced();
                let breath = if openly { SHORT_BREATH } else { self.breath() };
                return Some(Next::After(self.paced(breath), true));
            }
            self.carry_out(action);
        } else {
            return self.wait_for_thought();
        }
        None
    }

    /// Lets the next opponent think while earlier events are still being shown.
    fn think_ahead(&self) {
        let mut play = self.play.borrow_mut();
        if play.has_steps() && play.session.outcome().is_none() {
            let thinks = !play.session.is_mine() && play.forced().is_none();
            if thinks {
                play.session.think();
            }
        }
    }

    /// Returns the pause before an opponent acts.
    fn breath(&self) -> Duration {
        self.game.borrow().pace(&self.play.borrow()).breath
    }

    /// Lets the opponent think and, once it has an answer, carries it out and returns `None`.
    fn wait_for_thought(&self) -> Option<Next> {
        if !self.play.borrow_mut().session.think() {
            return Some(Next::After(RETRY, true));
        }
        if self.begins_pause() {
            let breath = self.paced(self.breath()).max(Duration::from_millis(1));
            return Some(Next::After(breath, true));
        }
        let answer = self.play.borrow_mut().session.answer();
        let Some(action) = answer else { return Some(Next::After(self.poll(), false)) };
        self.carry_out(action);
        None
    }

    /// Returns how soon to check for an opponent's answer again.
    pub(super) fn poll(&self) -> Duration {
        match self.play.borrow().session.playout() {
            Playout::Skipped => SHORT_POLL,
            Playout::Off | Playout::Fast => POLL,
        }
    }

    /// Runs the timers of a solitaire, which may have something to say meanwhile, and waits for a
    /// hint.
    fn tick(&self) -> Next {
        if let Some(wait) = self.await_hint() {
            return Next::After(wait, false);
        }
        let (again, notice) = {
            let (mut game, mut play) = (self.game.borrow_mut(), self.play.borrow_mut());
            let again = game.solitaire().and_then(|alone| alone.tick(&mut play));
            // Not during a drag, nor while a sheet is open.
            let free = self.drag.get().is_none() && self.sheet.get() == Sheet::None;
            let alone = game.solitaire().filter(|_| free);
            (again, alone.and_then(|alone| alone.notice()))
        };
        if let Some(notice) = notice {
            self.open_menu(Sheet::Notice, notice);
        }
        again.map_or(Next::Player, |wait| Next::After(wait, true))
    }

    /// Shows the next step. Returns its duration. A step that is worth a look ends skipping.
    fn step(&self, skipping: &mut bool) -> Option<Duration> {
        let (mut game, mut play) = (self.game.borrow_mut(), self.play.borrow_mut());
        let beat = play.next_beat(&mut game)?;
        let award = beat.award.clone();
        let gained = award.is_some();
        let playout = play.session.playout();
        self.show_award(award.filter(|_| !*skipping && playout == Playout::Off));
        let lying = ZoneSnapshot::of(&play);
        play.show_beat(&beat);
        let moved = || lying.sound_of_moves(&game, &play);
        let sound = if gained { Some(Sound::Beat) } else { moved() };
        if let Some(sound) = sound.filter(|_| playout != Playout::Skipped) {
            self.services.feedback.play(sound);
        }
        if !play.has_steps() {
            prepare(&mut *game, &mut play);
        }
        let length = Duration::from_millis(beat.millis);
        let demonstrating = game.solitaire().is_some_and(|alone| alone.demonstrating());
        drop(play);
        let wait = if demonstrating { length } else { self.paced(length) };
        // In a solitaire, the rest of a win is shown.
        if wait > MOMENT && game.solitaire().is_none() {
            *skipping = false;
        }
        Some(if *skipping { wait.min(HASTE) } else { wait })
    }

    /// Starts the flight of an award, unless animations are off, and removes the previous one.
    fn show_award(&self, award: Option<Award>) {
        let Some(window) = self.services.window.upgrade() else { return };
        let table = window.global::<ui::Table>();
        let moves = self.services.animation() != Speed::Off;
        let flight = award.filter(|_| moves).and_then(|Award { text, from, to }| {
            let lies = |area: String| self.areas.get(&area).map(bounds);
            Some(ui::AwardRow { text: text.into(), from: lies(from)?, to: lies(to)? })
        });
        if flight.is_some() || table.get_awards().row_count() > 0 {
            table.set_awards(rows(flight));
        }
    }

    /// Begins the pause before an action, unless it is over. Returns whether it begins now.
    pub(super) fn begins_pause(&self) -> bool {
        self.progress.replace(Progress::Pausing) != Progress::Pausing
    }

    /// Ends the pause, so that the next action gets its own.
    pub(super) fn end_pause(&self) {
        if self.progress.get() == Progress::Pausing {
            self.progress.set(Progress::Ready);
        }
    }

    /// Whether a beat is still being shown.
    pub(super) fn is_presenting(&self) -> bool {
        matches!(self.progress.get(), Progress::Presenting | Progress::Skipping)
    }

    /// Whether hidden answers are being collected.
    pub(super) fn is_gathering(&self) -> bool {
        matches!(self.progress.get(), Progress::Gathering | Progress::GatheringLate)
    }

    pub(super) fn paced(&self, time: Duration) -> Duration {
        // In a solitaire only the cards take time.
        let alone = *T::Rules::SEATS.end() == 1;
        let opponents = self.services.settings.borrow().pace;
        let speed = if alone { self.services.animation() } else { opponents };
        let time = time.mul_f32(speed.pace());
        match self.play.borrow().session.playout() {
            Playout::Off => time,
            Playout::Fast => time.min(HASTE),
            Playout::Skipped => Duration::ZERO,
        }
    }
}
