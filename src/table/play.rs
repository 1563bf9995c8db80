//! Playback state of a match: what of it has been shown (the match itself may be further ahead),
//! and what the player points at and has chosen.

use crate::i18n::{self, Language, app, t};
use std::collections::VecDeque;

use super::beat::{
    self, Action, Beat, Line, News, Presentation, Refusal, Retelling, TextTiming, View, Zone,
};
use super::highlight::Highlight;
use super::names::Names;
use super::reaction::Target;
use super::scene::Scene;
use super::words;
use crate::geometry::Rect;
use crate::pending::Pending;
use crate::session::{Moment, Observer, Playout, Session};
use crate::ui;
use cardkeep_ai::AdviceOf;
use cardkeep_core::engine::{Chance, Game, Prospect, Record, Turn};
use cardkeep_store::{ForcedPlays, Settings, Speed};

/// Maximum lines of the log, far more than most games have; each one takes up space on the screen.
pub(super) const LINES: usize = 500;

/// How long an opponent greets the player before the deal at normal speed, in milliseconds.
const GREETING: u64 = 600;

/// How many letters of news are told before a prompt.
const NEWS: usize = 80;

/// A message to the player.
enum Message<A> {
    Note(String),
    Refusal(String),
    /// A hint, and the action that it advises.
    Hint(String, A),
}

/// The match, how much of it is shown, and what the player is about to do.
pub(crate) struct Play<T: Presentation> {
    pub session: Session<T::Rules>,
    pub names: Names,
    /// The language of the texts that are kept.
    pub language: Language,
    /// The scene shown, which may be some steps behind the match.
    pub scene: T::Scene,
    /// The player's view of what is shown.
    pub view: View<T>,
    /// The steps still to be shown.
    pub steps: VecDeque<Step<T>>,
    /// Whether all these steps follow from the player's own actions, with no one else acting.
    pub(super) own_steps: bool,
    /// The event being shown, until the table has changed to the view after it.
    pub(super) presenting: Option<Moment<T::Rules>>,
    /// The result of a hand that has just ended, until the player has read it.
    pub hand_result: Option<ui::Result>,
    /// The pieces about to be moved or played.
    pub chosen: Vec<usize>,
    /// Pieces that the player has placed for an action to come.
    pub placed: Vec<(usize, Zone<T>)>,
    /// The zone under the dragged pieces, during a drag.
    pub dragged: Option<Option<Zone<T>>>,
    /// The keyboard cursor.
    pub cursor: Option<Target<Zone<T>>>,
    /// Whether the player's only legal action may win something, so that it waits for the player.
    pub(super) forced_waits: bool,
    /// Whether the match stands still until the player has read something above the table.
    pub(super) stands_still: bool,
    /// Whether the last action was carried out automatically.
    pub was_forced: bool,
    /// Whether the player uses the keyboard.
    pub keyed: bool,
    pub log: Vec<Line>,
    /// What happened to the player since the last choice, while opponents act too fast to follow.
    missed: Vec<String>,
    /// Whether the action being shown was the player's own choice.
    chosen_by_me: bool,
    /// The last move of a match under review.
    pub(super) retold: String,
    pub settings: Settings,
    /// The latest message, until the player does something.
    message: Option<Message<Action<T>>>,
    /// The search for a hint that the player waits for.
    pub(super) consultation: Option<Pending<AdviceOf<T::Rules>>>,
    /// What just happened.
    narration: Option<String>,
    /// The last shown rectangle of every piece.
    pub(super) spots: Vec<Rect>,
}

impl<T: Presentation> Play<T> {
    pub(crate) fn new(session: Session<T::Rules>, settings: Settings) -> Play<T> {
        let mut names = Names::of(&session);
        names.introduce_me(&settings);
        let view = session.view().clone();
        let mut play = Play {
            names,
            language: i18n::language(),
            scene: T::Scene::of(&view),
            view,
            session,
            steps: VecDeque::new(),
            own_steps: false,
            presenting: None,
            hand_result: None,
            chosen: Vec::new(),
            placed: Vec::new(),
            dragged: None,
            cursor: None,
            forced_waits: false,
            stands_still: false,
            was_forced: false,
            keyed: false,
            log: Vec::new(),
            missed: Vec::new(),
            chosen_by_me: false,
            retold: String::new(),
            settings,
            message: None,
            consultation: None,
            narration: None,
            spots: Vec::new(),
        };
        play.forced_waits = play.keeps_for_player();
        play
    }

    /// Returns the player's view of the match, which may be ahead of what is shown.
    pub(crate) fn now(&self) -> &View<T> {
        self.session.view()
    }

    /// Checks an action of the seat to act.
    ///
    /// # Errors
    /// The rule that it would break.
    pub(crate) fn check(&self, action: Action<T>) -> Result<(), Refusal<T>> {
        self.session.check(action)
    }

    /// Whether anything is still to be shown.
    pub(crate) fn has_steps(&self) -> bool {
        !self.steps.is_empty()
    }

    /// Whether the match is over and completely shown.
    pub(crate) fn is_over(&self) -> bool {
        !self.has_steps() && self.session.outcome().is_some()
    }

    /// Whether everything is shown and a seat is to act; false in a review, and while the match stands
    /// still.
    pub(crate) fn is_waiting(&self) -> bool {
        !self.has_steps() && !self.session.is_reviewing() && !self.stands_still
    }

    /// Whether the player may act now.
    pub(crate) fn is_open(&self) -> bool {
        let behind = self.has_steps() && !self.session.is_solitaire();
        !behind && self.session.is_mine()
    }

    /// Returns the legal actions of the seat to act.
    pub(crate) fn legal(&self) -> Vec<Action<T>> {
        self.session.legal_actions()
    }

    /// Returns the only legal action of the seat to act, if there is exactly one.
    pub(crate) fn forced(&self) -> Option<Action<T>> {
        match self.legal()[..] {
            [action] if !self.session.is_solitaire() => Some(action),
            _ => None,
        }
    }

    /// Returns the only legal action if it is carried out automatically.
    pub(crate) fn automatic(&self) -> Option<Action<T>> {
        self.forced().filter(|_| !(self.forced_waits && self.session.is_mine()))
    }

    /// Whether the player's only legal action waits for the player: as far as the player knows, it may
    /// win something, and a great moment is not the app's to play.
    pub(super) fn keeps_for_player(&self) -> bool {
        let mine = self.session.is_mine() && self.session.playout() == Playout::Off;
        match (self.settings.forced_plays, self.forced()) {
            _ if !mine || self.session.is_taught() => false,
            (_, None) => false,
            // How fast it came would tell the others that there was no choice.
            (_, Some(_)) if self.session.is_shared() => true,
            (ForcedPlays::All, _) => false,
            (ForcedPlays::Never, Some(_)) => true,
            (ForcedPlays::Trifles, Some(action)) => self.may_win_something(action),
        }
    }

    /// Whether an action wins the player something in any of several determinizations of the player's
    /// view.
    fn may_win_something(&self, action: Action<T>) -> bool {
        const WORLDS: u64 = 32;
        const MOST_FORCED: usize = 4;
        let me = self.names.human();
        (0..WORLDS).any(|n| {
            let mut before = self.now().clone();
            let mut position = T::Rules::imagine(&before, &mut Chance::new(n));
            let mut observer = Observer::new(me);
            position.play_unchecked(action, &mut observer);
            // What follows from it without another choice belongs to it.
            for _ in 0..MOST_FORCED {
                let mut legal = Vec::new();
                position.legal_actions(&mut legal);
                let [only] = legal[..] else { break };
                position.play_unchecked(only, &mut observer);
            }
            observer.moments.into_iter().any(|moment| {
                let highlight = self.highlight(&before, &moment);
                before = moment.view;
                highlight.is_won_by(me)
            })
        })
    }

    /// Returns how much an event matters. One that decides the match matters to everybody.
    fn highlight(&self, before: &View<T>, moment: &Moment<T::Rules>) -> Highlight {
        let highlight = T::highlight(&self.names, before, moment);
        let decided = |view| match T::Rules::prospect(view) {
            Prospect::Decided(outcome) => outcome.sole_winner(),
            _ => None,
        };
        match (decided(before), decided(&moment.view)) {
            (None, Some(winner)) if !highlight.is_scene() => {
                let headline = t!(app::headline_decided, who: self.names.person(winner));
                Highlight::triumph(winner, headline)
            }
            _ => highlight,
        }
    }

    /// Whether everyone can see that the seat to act has no choice: it has none in any of several
    /// determinizations of the player's view.
    pub(crate) fn is_openly_forced(&self) -> bool {
        const WORLDS: u64 = 24;
        let (view, turn) = (self.now(), self.session.turn());
        // Positions can be drawn from a player's view only.
        if !matches!(turn, Turn::Seat(_)) || self.session.is_covered() {
            return false;
        }
        (0..WORLDS).all(|n| {
            let mut legal = Vec::new();
            T::Rules::imagine(view, &mut Chance::new(n)).legal_actions(&mut legal);
            legal.len() == 1
        })
    }

    /// Returns the card of a piece, if the player knows it.
    pub(crate) fn card(&self, piece: usize) -> Option<<T::Scene as Scene>::Card> {
        self.scene.pieces().card(piece)
    }

    /// Returns the first chosen card.
    pub(crate) fn chosen_card(&self) -> Option<<T::Scene as Scene>::Card> {
        self.chosen.first().and_then(|piece| self.card(*piece))
    }

    /// Returns the card at the keyboard cursor.
    pub(crate) fn pointed_card(&self) -> Option<<T::Scene as Scene>::Card> {
        match self.cursor {
            Some(Target::Piece(piece)) => self.card(piece),
            _ => None,
        }
    }

    /// Returns the last shown rectangle of a piece.
    pub(crate) fn spot(&self, piece: usize) -> Option<Rect> {
        self.spots.get(piece).copied()
    }

    /// Clears the selection and the message, and stops the search for a hint.
    pub(crate) fn clear(&mut self) {
        self.chosen.clear();
        self.dragged = None;
        self.message_over();
    }

    /// Shows a hint.
    pub(crate) fn advise(&mut self, text: String, action: Action<T>) {
        self.message = Some(Message::Hint(text, action));
    }

    /// Returns the advised action while the hint is shown.
    pub(crate) fn advised(&self) -> Option<Action<T>> {
        match self.message {
            Some(Message::Hint(_, action)) => Some(action),
            _ => None,
        }
    }

    /// Shows a message.
    pub(crate) fn say(&mut self, text: impl Into<String>) {
        self.message = Some(Message::Note(text.into()));
    }

    /// Shows why something is not allowed.
    pub(crate) fn refuse(&mut self, text: impl Into<String>) {
        self.message = Some(Message::Refusal(text.into()));
    }

    /// Clears the message, and stops the search for a hint.
    pub(super) fn message_over(&mut self) {
        self.message = None;
        self.consultation = None;
    }

    pub(crate) fn message(&self) -> Option<&str> {
        let (Message::Note(text) | Message::Refusal(text) | Message::Hint(text, _)) =
            self.message.as_ref()?;
        Some(text)
    }

    pub(crate) fn is_refusing(&self) -> bool {
        matches!(self.message, Some(Message::Refusal(_)))
    }

    /// Returns what just happened, while there is more to come.
    pub(crate) fn narration(&self) -> Option<&str> {
        self.narration.as_deref().filter(|_| self.has_steps())
    }

    /// Returns the prompt of a choice, after what happened to the player since the last one.
    pub(crate) fn with_news(&self, prompt: String) -> String {
        let idle = self.is_open() && self.chosen.is_empty() && self.cursor.is_none();
        match words::last_of(&self.missed, NEWS).filter(|_| idle) {
            Some((news, _)) => format!("{news} {prompt}"),
            None => prompt,
        }
    }

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
        scene.pieces_mut().keep_numbers(self.scene.pieces());
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

    /// Calls everybody by name, in the log too, now that a shared match is over. Its last action is still
    /// to be shown.
    pub(super) fn open_names(&mut self) {
        if self.session.is_shared() {
            self.names.open();
            let mut before = self.session.record().clone();
            before.undo();
            let lines = self.told(&mut T::new(&self.names), &before);
            self.log.clear();
            self.log(lines);
        }
    }

    /// Returns the player's view before the first action.
    pub(super) fn first_view(&self) -> View<T> {
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
    pub(super) fn greet(&mut self, text: &str) {
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
