//! State of a running table, as plain data. Its methods decide what happens, and queue what reaches
//! beyond it as effects, which the table carries out afterward.

use std::cell::RefCell;
use std::rc::Rc;

use slint::VecModel;

use super::activity::Activity;
use super::areas::Areas;
use super::cards::{CardLayer, Face};
use super::celebration::Figure;
use super::effect::Effect;
use super::game::{
    Action, Chooser, CommandOf, Explanation, Line, MenuOf, ReactionOf, TableGame, prepare,
};
use super::look::HandLayout;
use super::names::Names;
use super::nodes::Nodes;
use super::play::Play;
use super::puzzle::Exercise;
use super::retelling;
use super::sound_effects::Gains;
use super::tip::TipState;
use crate::geometry::Point;
use crate::gesture::Recognizer;
use crate::i18n;
use crate::lesson::Progress as LessonProgress;
use crate::session::{Analysis, Playout};
use crate::ui::{LogLine, Sheet};
use cardkeep_store::{Judgment, Settings, Speed};

/// State of a running table.
pub(super) struct State<T: TableGame> {
    pub game: T,
    pub play: Play<T>,
    pub activity: Activity<T>,
    /// Whether the table is shown and time passes.
    pub awake: bool,
    /// Whether a dialog of the app is over it.
    pub under_dialog: bool,
    /// Whether the screen is changing without a player action.
    pub unasked: bool,
    pub selection: Selection<T>,
    pub sheets: Sheets<T>,
    /// The turn in which an opponent said something last, and how many times one has.
    pub spoke: Option<(usize, usize)>,
    /// The gains of the seat that gained last.
    pub gains: Gains,
    /// Whether an automatic playout is being offered.
    pub playout_offered: bool,
    pub coach: Coach<Action<T>>,
    pub review: Review,
    pub areas: Rc<Areas>,
    pub shown: Shown,
    pub here: Surroundings,
    effects: Vec<Effect<T>>,
}

/// What the player points at, apart from cards.
pub(super) struct Selection<T: TableGame> {
    pub pointer: Recognizer,
    /// Where the pointer was pressed or let go of cards last, and the face that it was pressed on.
    pub finger: Point,
    pub pressed: Option<Face>,
    /// The piece tapped last.
    pub tapped: Option<usize>,
    /// How far the chosen pieces have been dragged.
    pub drag: Option<Point>,
    /// The buttons beside the prompt.
    pub choices: Vec<CommandOf<T>>,
    /// The button at the keyboard cursor.
    pub choice_at: Option<usize>,
    /// The cursor's position in its line when an action hid it.
    pub cursor_was: Option<usize>,
}

/// The sheet over the table.
pub(super) struct Sheets<T: TableGame> {
    pub open: Sheet,
    /// The explanation opened last.
    pub explanation: Option<Explanation>,
    /// The menu or notice opened last.
    pub menu: Option<MenuOf<T>>,
    /// The open chooser, and the option at the keyboard cursor.
    pub chooser: Option<Chooser<ReactionOf<T>>>,
    pub chooser_at: Option<usize>,
}

/// Help for players who are new to the game.
pub(super) struct Coach<A> {
    /// The lesson that is played here, if any.
    pub lesson: Option<LessonProgress>,
    /// The position to solve here, if any.
    pub exercise: Option<Exercise<A>>,
    /// The first-time tip that is shown.
    pub tip: TipState,
}

impl<A> Default for Coach<A> {
    fn default() -> Self {
        Coach { lesson: None, exercise: None, tip: TipState::default() }
    }
}

impl<A> Coach<A> {
    /// Whether the panel above the table teaches.
    pub(super) fn teaches(&self) -> bool {
        self.lesson.is_some() || self.exercise.is_some()
    }
}

/// The review of a finished match.
#[derive(Default)]
pub(super) struct Review {
    /// Whether it advances automatically.
    pub autoplay: bool,
    /// The log of the whole match, with the number of moves at which each line was written.
    pub outline: Vec<(usize, Line)>,
    /// The win chances, and the search for them.
    pub judged: Option<Vec<Judgment>>,
    /// The same for the match as a friend has played it; only once the others are there.
    pub friends_judged: Option<Vec<Judgment>>,
    pub running: Option<Analysis>,
    /// Whether the rivals' hands are open.
    pub hands_open: bool,
}

/// What was last put on the screen. The models are shared with it, and so is what Slint asks for.
#[derive(Default)]
pub(super) struct Shown {
    pub cards: CardLayer,
    /// Where the cards of the player's hand lie.
    pub hand: HandLayout,
    /// The cards' accessibility nodes.
    pub nodes: Rc<Nodes>,
    pub log: Rc<VecModel<LogLine>>,
    /// What enters the scene of a victory.
    pub figures: Rc<RefCell<Vec<Figure>>>,
    /// The number of moves behind the log of a review, and behind the open hands.
    pub outlined_at: Option<usize>,
    pub hands_at: Option<usize>,
}

/// What a table's decisions depend on besides the match.
#[derive(Clone, Copy, Default)]
pub(super) struct Surroundings {
    /// Whether the player looks at the window.
    pub attended: bool,
    /// Whether the buttons beside the prompt have just changed without a player action, so that a
    /// press was meant for the previous ones.
    pub fresh: bool,
    /// Whether the last tap was so short ago that another one makes it a double tap.
    pub tapped: bool,
    /// Whether the log has room beside the table.
    pub log_fits: bool,
    /// Whether a result is over the table, or the scene of a victory.
    pub under_result: bool,
    pub celebrates: bool,
    pub animation: Speed,
}

impl<T: TableGame> State<T> {
    pub(super) fn new(game: T, play: Play<T>, coach: Coach<Action<T>>) -> State<T> {
        let outline = match play.session.is_reviewing() {
            true => retelling::outline(&play),
            false => Vec::new(),
        };
        State {
            game,
            play,
            activity: Activity::Ready,
            awake: false,
            under_dialog: false,
            unasked: false,
            selection: Selection {
                pointer: Recognizer::default(),
                finger: Point::default(),
                pressed: None,
                tapped: None,
                drag: None,
                choices: Vec::new(),
                choice_at: None,
                cursor_was: None,
            },
            sheets: Sheets {
                open: Sheet::None,
                explanation: None,
                menu: None,
                chooser: None,
                chooser_at: None,
            },
            spoke: None,
            gains: Gains::default(),
            playout_offered: false,
            coach,
            review: Review { outline, ..Review::default() },
            areas: Rc::default(),
            shown: Shown::default(),
            here: Surroundings::default(),
            effects: Vec::new(),
        }
    }

    /// Queues an effect. The screen is updated once, with all that has changed.
    pub(super) fn effect(&mut self, effect: Effect<T>) {
        let shows = |effect: &Effect<T>| matches!(effect, Effect::Show);
        if !(shows(&effect) && self.effects.iter().any(shows)) {
            self.effects.push(effect);
        }
    }

    pub(super) fn take_effects(&mut self) -> Vec<Effect<T>> {
        std::mem::take(&mut self.effects)
    }

    /// Changes what is kept of the player with the settings.
    pub(super) fn remember(&mut self, change: impl Fn(&mut Settings) + 'static) {
        change(&mut self.play.settings);
        self.effect(Effect::Remember(Box::new(change)));
    }

    /// Prepares the game for the player's decision, once everything is shown.
    pub(super) fn prepare(&mut self) {
        if !self.play.has_steps() {
            prepare(&mut self.game, &mut self.play);
        }
    }

    /// Stops waiting and thinking.
    pub(super) fn rest(&mut self) {
        self.awake = false;
        self.effect(Effect::Wait(None));
        self.let_go();
        self.stop_analysis();
        self.play.session.rest();
    }

    /// Stops, and saves the match.
    pub(super) fn pause(&mut self) {
        // Somebody else may take up the device meanwhile.
        if self.play.session.is_laid() && !self.play.session.is_covered() {
            self.cover(true);
            self.effect(Effect::Show);
        }
        self.rest();
        self.play.session.autosave();
        self.play.session.keep_result();
    }

    /// Continues after a pause.
    pub(super) fn resume(&mut self) {
        self.play.session.wake();
        self.awake = true;
        match self.sheets.open {
            Sheet::Analysis => self.analyze(),
            Sheet::Compare => self.compare(),
            _ => {}
        }
        self.advance_and_show();
    }

    /// Stops the clock while the cards are covered or not those of the match, or the player does not
    /// look at the window.
    pub(super) fn hold_clock(&mut self) {
        let hidden = self.under_dialog || self.sheets.open != Sheet::None || self.demonstrates();
        self.play.session.hold_clock(!self.here.attended || hidden);
    }

    /// Cancels the current gesture and ignores the rest of it.
    pub(super) fn let_go(&mut self) {
        self.selection.pointer.cancel();
        if self.selection.drag.take().is_some() {
            self.play.clear();
        }
    }

    /// Moves the keyboard cursor to a button beside the prompt, or away.
    pub(super) fn point_at_choice(&mut self, at: Option<usize>) {
        self.selection.choice_at = at;
        self.effect(Effect::Cursor);
    }

    /// Shows messages about problems outside the match.
    pub(super) fn say_notices(&mut self) {
        let notices = self.play.session.take_notices();
        if !notices.is_empty() {
            self.effect(Effect::Toast(notices.join(" ")));
        }
    }

    /// Closes what is open on the table. Returns whether there was anything.
    pub(super) fn back(&mut self) -> bool {
        if self.sheets.open != Sheet::None {
            self.open_sheet(Sheet::None);
            return true;
        }
        if self.is_playing_out() {
            self.play.session.set_playout(Playout::Off);
            self.advance_and_show();
            return true;
        }
        // While a card is chosen, the tip is not seen.
        if self.play.chosen.is_empty() && self.close_tip() {
            self.effect(Effect::Show);
            return true;
        }
        let pointed = self.play.cursor.is_some() || self.selection.choice_at.is_some();
        let chosen = !self.play.chosen.is_empty() || pointed;
        let held = self.selection.drag.is_none() && chosen;
        if held {
            self.point_at_choice(None);
            self.play.clear();
            self.play.cursor = None;
            self.effect(Effect::Show);
        }
        held
    }

    /// Shows the match's current position, with the log of everything before, because the match changed other
    /// than by play, or how it is told did. What was still to be shown is skipped.
    pub(super) fn retell(&mut self) {
        let (game, play) = (&mut self.game, &mut self.play);
        // What a game remembers are events and texts. A solitaire remembers none.
        if !play.session.is_solitaire() {
            *game = T::new(&play.names);
        }
        play.clear();
        retelling::look_again(game, play);
        self.activity = Activity::Ready;
    }

    /// Applies changed settings.
    pub(super) fn settings_changed(&mut self, settings: Settings) {
        let play = &mut self.play;
        play.settings = settings;
        let translates = play.language != i18n::language();
        if translates {
            play.language = i18n::language();
            play.names = Names::of(&play.session);
        }
        play.names.introduce_me(&play.settings);
        if translates && play.session.is_reviewing() {
            self.review.outline = retelling::outline(&self.play);
            self.shown.outlined_at = None;
            self.go_to(|_| ());
        } else if translates {
            self.retell();
        }
        if translates {
            self.advance_and_show();
        }
        self.shown.cards.repaint();
        self.shown.hands_at = None;
    }
}
