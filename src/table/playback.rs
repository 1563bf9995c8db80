//! The passing of time at a table: shows events beat by beat, lets opponents answer, and carries
//! out forced actions.

use std::time::Duration;

use super::activity::Activity;
use super::effect::Effect;
use super::game::TableGame;
use super::highlight::{Highlight, LINES, READABLE};
use super::sound_effects::{self, ZoneSnapshot};
use super::state::State;
use crate::seated::Begin;
use crate::session::Playout;
use crate::ui::Sheet;

/// Interval of checks for what a search has found.
pub(super) const POLL: Duration = Duration::from_millis(40);
/// The same while nothing is shown.
pub(super) const SHORT_POLL: Duration = Duration::from_millis(4);
/// Pause before an opponent's action that everyone can see is forced.
const SHORT_PAUSE: Duration = Duration::from_millis(120);
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

impl<T: TableGame> State<T> {
    /// Continues after something was done: shows what is new, and lets time pass.
    pub(super) fn go_on(&mut self) {
        self.say_notices();
        self.advance_and_show();
        self.effect(Effect::Show);
    }

    /// Shows the next beat at once.
    pub(super) fn hasten(&mut self) {
        if self.is_playing_out() {
            self.play_out();
            return;
        }
        // Collected answers come at their own pace.
        if self.activity.is_gathering() {
            return;
        }
        if self.play.hand_result.take().is_some() {
            // The pressed button is gone.
            self.effect(Effect::TakeFocus);
        } else {
            if self.activity.is_presenting() {
                self.activity = Activity::Skipping;
            }
            if self.demonstrates() {
                self.play.catch_up(&mut self.game);
                self.prepare();
            }
        }
        self.go_on();
    }

    /// Shows at once what follows from the player's own actions, if it is still the player's turn.
    /// Returns whether it did.
    pub(super) fn finish_own_steps(&mut self) -> bool {
        if self.activity.is_gathering() || self.is_playing_out() || self.is_reading() {
            return false;
        }
        let play = &mut self.play;
        if !play.own_steps || !play.session.is_mine() {
            return false;
        }
        while play.hand_result.is_none()
            && let Some(beat) = play.next_beat(&mut self.game)
        {
            play.show_beat(&beat);
        }
        self.prepare();
        self.activity = Activity::Ready;
        self.go_on();
        true
    }

    /// Whether the player is reading something that stops the match.
    fn is_held_up(&self) -> bool {
        let reads = !matches!(self.sheets.open, Sheet::None | Sheet::Chooser);
        reads && !self.play.session.is_solitaire()
    }

    /// Whether the player has to wait for the animation.
    pub(super) fn is_busy(&self) -> bool {
        if self.activity.is_gathering() || self.is_playing_out() {
            return true;
        }
        let reading = self.is_reading();
        let (game, play) = (&self.game, &self.play);
        let alone = game.solitaire().map(|alone| alone.demonstrating());
        let waits = match alone {
            // In a solitaire no one waits: a touch finishes pending animations at once.
            Some(demonstrating) => demonstrating || play.session.outcome().is_some(),
            None => true,
        };
        let ending = self.activity.is_presenting() && play.session.outcome().is_some();
        reading || (play.has_steps() || ending) && waits
    }

    /// Whether the player is reading the result of a hand.
    pub(super) fn is_reading(&self) -> bool {
        self.play.hand_result.is_some()
    }

    pub(super) fn demonstrates(&self) -> bool {
        self.game.solitaire().is_some_and(|alone| alone.demonstrating())
    }

    /// Advances the table: shows the next step, asks an opponent, or waits for the player.
    pub(super) fn advance_and_show(&mut self) {
        let goes_on = self.awake && !self.is_held_up();
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
            self.effect(Effect::Show);
        }
        self.effect(Effect::Wait(wait));
        self.say_notices();
        self.effect(Effect::WatchSaves);
    }

    /// Advances as far as possible without waiting.
    fn advance(&mut self) -> Next {
        // While the beats of an action are shown, the next opponent is asked to think only once.
        let mut asked = self.activity.is_presenting();
        let mut skipping = matches!(self.activity, Activity::Skipping);
        if asked {
            self.activity = Activity::Ready;
        }
        loop {
            if self.is_reading() && !self.passes_over_hand() {
                self.effect(Effect::Highlight(None));
                return Next::Player;
            }
            let reviewing = self.is_reviewing();
            let goes_on = !reviewing && !self.lesson_holds() && !self.exercise_holds();
            if let Some(wait) = if goes_on { self.gather() } else { None } {
                return wait;
            }
            if goes_on && !std::mem::replace(&mut asked, true) {
                self.think_ahead();
            }
            if let Some(length) = self.step(&mut skipping) {
                if !length.is_zero() {
                    let shown = if skipping { Activity::Skipping } else { Activity::Presenting };
                    self.activity = shown;
                    return Next::After(length, true);
                }
                continue;
            }
            (asked, skipping) = (false, false);
            self.effect(Effect::Highlight(None));
            self.end_playout();
            let next = if reviewing { self.run_on() } else { self.act_next() };
            if let Some(next) = next {
                return next;
            }
        }
    }

    /// Carries out actions that no one at this device chooses, once everything is shown. Returns
    /// what to wait for first, if anything.
    fn act_next(&mut self) -> Option<Next> {
        self.look_in_lesson();
        if self.lesson_holds() || self.exercise_holds() {
            if let Some(shown) = self.cheer() {
                return Some(Next::After(shown, true));
            }
            self.activity = Activity::WaitingForPlayer;
            return Some(Next::Player);
        }
        if self.play.session.outcome().is_some() {
            return Some(Next::Player);
        }
        if self.play.session.person_to_act().is_some() {
            return Some(self.pass_device_on());
        }
        if self.play.session.waits_for_person() {
            self.activity = Activity::WaitingForPlayer;
            return Some(Next::Player);
        }
        let forced = self.play.automatic();
        if self.play.session.is_mine() {
            let Some(action) = forced else {
                self.activity = Activity::WaitingForPlayer;
                self.offer_tip();
                return Some(self.tick());
            };
            let words = self.game.announce_forced(&self.play, action);
            if let Some(words) = words.filter(|_| self.begins_pause()) {
                let time = FORCED + LETTER * words.chars().count() as u32;
                self.play.say(words);
                return Some(Next::After(self.paced(time), true));
            }
            if self.selection.drag.is_some() {
                return Some(Next::After(FORCED, false));
            }
            self.carry_out(action);
        } else if let Some(action) = forced {
            if self.begins_pause() {
                let openly = self.play.is_openly_forced();
                let pause = if openly { SHORT_PAUSE } else { self.opponent_pause() };
                return Some(Next::After(self.paced(pause), true));
            }
            self.carry_out(action);
        } else {
            return self.wait_for_thought();
        }
        None
    }

    /// Opens the table for the person who is to act, after a pause in which the outcome can be seen.
    fn pass_device_on(&mut self) -> Next {
        // At any pace, because the curtain would hide the outcome.
        if self.begins_pause() {
            return Next::After(Duration::from_millis(READABLE), true);
        }
        if let Some(slot) = self.play.session.slot() {
            self.effect(Effect::Open(Begin::Resume(slot)));
        }
        Next::Player
    }

    /// Lets the next opponent think while earlier events are still being shown.
    fn think_ahead(&mut self) {
        let play = &mut self.play;
        if play.has_steps() && play.session.outcome().is_none() {
            let thinks = !play.session.is_mine() && play.forced().is_none();
            if thinks {
                play.session.think();
            }
        }
    }

    /// Returns the pause before an opponent acts.
    fn opponent_pause(&self) -> Duration {
        self.game.opponent_timing(&self.play).pause
    }

    /// Lets the opponent think and, once it has an answer, carries it out and returns `None`.
    fn wait_for_thought(&mut self) -> Option<Next> {
        if !self.play.session.think() {
            return Some(Next::After(RETRY, true));
        }
        if self.begins_pause() {
            let pause = self.paced(self.opponent_pause()).max(Duration::from_millis(1));
            return Some(Next::After(pause, true));
        }
        let answer = self.play.session.answer();
        let Some(action) = answer else { return Some(Next::After(self.poll(), false)) };
        self.carry_out(action);
        None
    }

    /// Returns how soon to check for an opponent's answer again.
    pub(super) fn poll(&self) -> Duration {
        match self.play.session.playout() {
            Playout::Skipped => SHORT_POLL,
            Playout::Off | Playout::Fast => POLL,
        }
    }

    /// Runs the timers of a solitaire, which may have something to say meanwhile, and waits for a
    /// hint.
    fn tick(&mut self) -> Next {
        if let Some(wait) = self.await_hint().or_else(|| self.await_judgment()) {
            return Next::After(wait, false);
        }
        let again = self.game.solitaire_mut().and_then(|alone| alone.tick(&mut self.play));
        // Not during a drag, nor while a sheet is open.
        let free = self.selection.drag.is_none() && self.sheets.open == Sheet::None;
        let alone = self.game.solitaire_mut().filter(|_| free);
        if let Some(notice) = alone.and_then(|alone| alone.notice()) {
            self.open_menu(Sheet::Notice, notice);
        }
        again.map_or(Next::Player, |wait| Next::After(wait, true))
    }

    /// Shows the next step. Returns its duration. A step that is worth a look ends skipping.
    fn step(&mut self, skipping: &mut bool) -> Option<Duration> {
        let (game, play) = (&mut self.game, &mut self.play);
        let beat = play.next_beat(game)?;
        let playout = play.session.playout();
        let lying = ZoneSnapshot::of(play);
        play.show_beat(&beat);
        let moves = lying.sound_of_moves(game, play);
        let mut highlight = beat.highlight.filter(|_| playout == Playout::Off);
        let award = beat.award.filter(|_| !*skipping && playout == Playout::Off);
        let sound = match &highlight {
            Some(highlight) => self.gains.sound(highlight).or(moves),
            None => moves,
        };
        if let Some(haptic) = highlight.as_ref().and_then(sound_effects::haptic) {
            self.effect(Effect::Feel(haptic));
        }
        if let Some(highlight) = &mut highlight {
            self.let_speak(highlight);
        }
        let scene = highlight.as_ref().is_some_and(Highlight::is_scene);
        self.effect(Effect::Award(award));
        self.effect(Effect::Highlight(highlight));
        if let Some(sound) = sound.filter(|_| playout != Playout::Skipped) {
            self.effect(Effect::Play(sound));
        }
        self.prepare();
        let length = Duration::from_millis(beat.millis);
        let mut wait = if self.demonstrates() { length } else { self.paced(length) };
        // Fast opponents don't hide what everybody wants to see.
        if scene && !wait.is_zero() {
            wait = wait.max(length.min(Duration::from_millis(READABLE)));
        }
        // In a solitaire, the rest of a win is shown.
        if wait > MOMENT && self.game.solitaire().is_none() {
            *skipping = false;
        }
        Some(if *skipping { wait.min(HASTE) } else { wait })
    }

    /// Lets an opponent say something to an event that matters, at most once a turn of the player's.
    fn let_speak(&mut self, highlight: &mut Highlight) {
        let turn = T::turn_number(&self.play.view);
        if !self.play.settings.lines || self.spoke.is_some_and(|(spoke, _)| spoke == turn) {
            return;
        }
        // A match begins with any of the lines, and goes through all of them in turn.
        let count = self.spoke.map_or(0, |(_, count)| count);
        let first = self.play.session.deal().unwrap_or_default() as usize % LINES;
        if let Some(line) = highlight.spoken(&self.play.names, first + count) {
            highlight.line = line;
            self.spoke = Some((turn, count + 1));
        }
    }

    /// Begins the pause before an action, unless it is over. Returns whether it begins now.
    pub(super) fn begins_pause(&mut self) -> bool {
        !matches!(std::mem::replace(&mut self.activity, Activity::Pausing), Activity::Pausing)
    }

    /// Ends the pause, so that the next action gets its own.
    pub(super) fn end_pause(&mut self) {
        if matches!(self.activity, Activity::Pausing) {
            self.activity = Activity::Ready;
        }
    }

    pub(super) fn paced(&self, time: Duration) -> Duration {
        // In a solitaire only the cards take time.
        let alone = T::ID.is_solitaire();
        let speed = if alone { self.here.animation } else { self.play.settings.pace };
        let time = time.mul_f32(speed.pace());
        match self.play.session.playout() {
            Playout::Off => time,
            Playout::Fast => time.min(HASTE),
            Playout::Skipped => Duration::ZERO,
        }
    }
}
