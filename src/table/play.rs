//! Playback state of a match: what of it has been shown (the match itself may be further ahead),
//! and what the player points at and has chosen.

mod telling;

pub(crate) use telling::Step;

use crate::i18n::{self, Language, app, t};
use std::collections::VecDeque;

use super::beat::{Action, Line, Presentation, Refusal, View, Zone};
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
use cardkeep_core::engine::{Chance, Game, Prospect, Turn};
use cardkeep_store::{ForcedPlays, Settings};

/// Maximum lines of the log, far more than most games have; each one takes up space on the screen.
pub(super) const LINES: usize = 500;

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

    /// Covers what not everybody knows, or shows it to the person who is to act.
    pub(super) fn cover(&mut self, covered: bool) {
        self.session.cover(covered);
        self.names.cover(covered);
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

    /// Whether the player is to make the only legal action because it may win something.
    pub(crate) fn only_play_may_win(&self) -> bool {
        let trifles = self.settings.forced_plays == ForcedPlays::Trifles;
        trifles && self.forced_waits && self.is_open() && !self.session.is_shared()
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

    /// Returns the piece at the keyboard cursor.
    pub(crate) fn pointed(&self) -> Option<usize> {
        match self.cursor {
            Some(Target::Piece(piece)) => Some(piece),
            _ => None,
        }
    }

    /// Returns the piece that is chosen, or else the one at the keyboard cursor.
    pub(crate) fn meant(&self) -> Option<usize> {
        self.chosen.first().copied().or(self.pointed())
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
}
