//! Shows what has happened step by step: events are split into beats, which change the scene and the log.

use super::{LINES, Play};
use crate::session::Moment;
use crate::table::beat::{self, Beat, Line, News, Presentation, Retelling, TextTiming, View};
use crate::table::scene::Scene;
use cardkeep_core::engine::Record;
use cardkeep_store::Speed;

/// How long an opponent greets the player before the deal at normal speed, in milliseconds.
const GREETING: u64 = 600;

/// A step still to be shown.
#[derive(Clone)]
pub(crate) enum Step<T: Presentation> {
    /// An event, split into beats when it is its turn.
    Moment(Moment<T::Rules>),
    Beat(Box<Beat<T>>),
}

impl<T: Presentation> Step<T> {
    pub(crate) fn beat(beat: Beat<T>) -> Self {
        Step::Beat(Box::new(beat))
    }
}

impl<T: Presentation> Play<T> {
    /// Appends to the log; drops the oldest lines of a very long match.
    fn log(&mut self, lines: impl IntoIterator<Item = Line>) {
        self.log.extend(lines);
        let beyond = self.log.len().saturating_sub(LINES);
        self.log.drain(..beyond);
    }

    /// Shows the match's current position at once.
    pub(crate) fn catch_up(&mut self, game: &mut T) {
        self.skip_steps(game);
        self.narration = None;
        self.lay_anew();
    }

    /// Shows the cards of the current position. Those that were elsewhere fly.
    pub(crate) fn lay_anew(&mut self) {
        self.view = self.now().clone();
        self.presenting = None;
        let mut scene = T::Scene::of(&self.view);
        scene.follow(&self.scene);
        self.scene = scene;
    }

    /// Rebuilds what is shown and the log, because the match changed other than by play. A game that
    /// remembers events must be newly created, as it is told all of them again.
    pub(crate) fn rebuild(&mut self, game: &mut T) {
        self.steps.clear();
        self.placed.clear();
        self.hand_result = None;
        self.missed.clear();
        self.catch_up(game);
        let lines = self.told(game, self.session.record());
        self.log.clear();
        self.log(lines);
    }

    /// Returns the log of a record. The game must be newly created.
    fn told(&self, game: &mut T, record: &Record<T::Rules>) -> Vec<Line> {
        let mut retelling = Retelling::new(game, &self.names, self.first_view());
        record.retell(&mut retelling);
        retelling.lines
    }

    /// Calls everybody by name, in the log too, now that a shared match is over. So many of its last actions
    /// are still to be shown.
    pub(crate) fn open_names(&mut self, unshown: usize) {
        if self.session.is_shared() {
            self.names.open();
            let mut before = self.session.record().clone();
            (0..unshown).for_each(|_| _ = before.undo());
            let lines = self.told(&mut T::new(&self.names), &before);
            self.log.clear();
            self.log(lines);
        }
    }

    /// Returns the player's view before the first action.
    pub(crate) fn first_view(&self) -> View<T> {
        self.names.viewer().view(&self.session.record().first_position())
    }

    /// Queues the events of an action to be shown; `mine` says that the player chose it.
    pub(crate) fn queue_action(&mut self, mine: bool, moments: Vec<Moment<T::Rules>>) {
        self.chosen_by_me = mine;
        if mine {
            self.missed.clear();
        }
        self.queue(moments);
    }

    /// Queues events to be shown.
    pub(crate) fn queue(&mut self, moments: Vec<Moment<T::Rules>>) {
        self.steps.extend(moments.into_iter().map(Step::Moment));
    }

    /// Shows a new match from its deal.
    pub(crate) fn open(&mut self, game: &mut T) {
        let beats = game.begin(&self.names, &self.view);
        // The initial layout of the table is no move.
        if let Some(first) = beats.first() {
            beat::show(&mut self.scene, first, None);
        }
        self.steps.extend(beats.into_iter().map(Step::beat));
    }

    /// Shows what an opponent says during the deal.
    pub(crate) fn greet(&mut self, text: &str) {
        self.steps.push_front(Step::beat(Beat::still(GREETING)));
        for step in &mut self.steps {
            if let Step::Beat(beat) = step {
                beat.text.get_or_insert_with(|| text.to_owned());
            }
        }
        // A text is shown until the last step.
        self.steps.push_back(Step::beat(Beat::still(0)));
    }

    /// Takes the next beat to be shown, splitting events into beats.
    pub(crate) fn next_beat(&mut self, game: &mut T) -> Option<Beat<T>> {
        loop {
            match self.steps.pop_front()? {
                Step::Moment(moment) => self.present(game, moment),
                Step::Beat(beat) => return Some(*beat),
            }
        }
    }

    /// Splits an event into the beats to be shown next.
    fn present(&mut self, game: &mut T, moment: Moment<T::Rules>) {
        let beats = self.beats(game, &moment);
        beats.into_iter().rev().for_each(|beat| self.steps.push_front(Step::beat(beat)));
        self.presenting = Some(moment);
    }

    /// Returns the beats of an event, as long as it matters.
    pub(crate) fn beats(&self, game: &mut T, moment: &Moment<T::Rules>) -> Vec<Beat<T>> {
        let mut beats = game.present(&self.names, &self.view, moment);
        if !beats.iter().any(|beat| beat.lands) {
            beats.push(Beat::after(0));
        }
        let highlight = self.highlight(&self.view, moment);
        if let Some(at) = beats.iter().position(|beat| beat.lands) {
            // A result would cover what is made much of.
            if let Some(result) = beats[at].result.take_if(|_| highlight.is_large()) {
                beats.insert(at + 1, Beat { result: Some(result), ..Beat::still(0) });
            }
            let lands = &mut beats[at];
            // A solitaire never makes the player wait.
            if !self.session.is_solitaire() {
                lands.millis = lands.millis.max(highlight.millis(self.names.human()));
            }
            lands.highlight = Some(highlight);
        }
        beats
    }

    /// Shows a beat on the table, and logs its message.
    pub(crate) fn show_beat(&mut self, beat: &Beat<T>) {
        if beat.lands && self.presenting.is_none() {
            self.lay_anew();
        }
        let moment = self.presenting.take_if(|_| beat.lands);
        beat::show(&mut self.scene, beat, moment.as_ref());
        if let Some(Moment { view, .. }) = moment {
            self.view = view;
        }
        self.narration = beat.shown_text().map(str::to_owned);
        if let Some(kept) = self.narration.clone().filter(|_| beat.shown == TextTiming::Kept) {
            self.say(kept);
        }
        self.log(beat.line.clone());
        let too_fast = self.settings.pace == Speed::Off;
        let is_news = match beat.news.filter(|_| too_fast) {
            Some(News::Always) => true,
            Some(News::OfOthers) => !self.chosen_by_me,
            None => false,
        };
        self.missed.extend(beat.text.clone().filter(|_| is_news));
        if beat.result.is_some() {
            self.missed.clear();
        }
        self.hand_result = beat.result.clone().or(self.hand_result.take());
    }

    /// Skips everything still to be shown, but keeps the log.
    fn skip_steps(&mut self, game: &mut T) {
        while let Some(Beat { lands, line, .. }) = self.next_beat(game) {
            self.log(line);
            if let Some(moment) = self.presenting.take_if(|_| lands) {
                self.view = moment.view;
            }
        }
    }
}
