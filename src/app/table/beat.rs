//! What an event is to the player who watches: the beats in which it is shown, and how they change
//! the table.

use std::fmt;

use super::names::Names;
use super::pieces::Pieces;
use super::reaction::Award;
use super::scene::Scene;
use crate::ai::Thinker;
use crate::app::session::Moment;
use crate::engine::{Game, Witness};
use crate::games::{GameId, Registered};
use crate::ui;

/// An action of a game's rules.
pub type Action<T> = <<T as Presentation>::Rules as Game>::Action;
/// What a seat knows of a match of the game.
pub type View<T> = <<T as Presentation>::Rules as Game>::View;
/// A zone of a game's table.
pub type Zone<T> = <<T as Presentation>::Scene as Scene>::Zone;
/// A card of a game's table.
pub type CardOf<T> = <<T as Presentation>::Scene as Scene>::Card;

/// How a game is shown: its table, and what its events are to the player.
pub trait Presentation: Sized + 'static {
    type Rules: Thinker;
    type Scene: Scene<Rules = Self::Rules>;
    /// What is said of an event.
    type Message: Message;

    const ID: GameId = <Self::Rules as Registered>::ID;

    /// Returns the table of a match of which nothing has been shown yet.
    fn new(names: &Names) -> Self;

    /// Returns the beats in which the deal of a new match is shown, from the table as it then is,
    /// and what the log begins with.
    fn begin(&mut self, names: &Names, first: &View<Self>) -> Vec<Beat<Self>>;

    /// Returns the beats in which an event is shown. `before` is what the player knew before it.
    /// Called once for every event of a match in order, so that the game can remember what it needs
    /// later.
    fn present(
        &mut self,
        names: &Names,
        before: &View<Self>,
        moment: &Moment<Self::Rules>,
    ) -> Vec<Beat<Self>>;
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    pub text: String,
    pub heading: bool,
}

impl Line {
    pub fn heading(text: String) -> Line {
        Line { text, heading: true }
    }

    pub fn plain(text: String) -> Line {
        Line { text, heading: false }
    }
}

/// What is said of an event: a value with its arguments, put into words only at the screen.
pub trait Message: Clone + fmt::Debug + PartialEq {
    /// The sentence that is said while the event is shown, if any.
    fn spoken(&self, names: &Names) -> Option<String>;

    /// The line that the log keeps of it, if any.
    fn line(&self, names: &Names) -> Option<Line>;
}

/// One step of showing an event.
#[derive(Clone, Debug)]
pub struct Beat<T: Presentation> {
    /// Whether the table changes to what the player knows after the event. If no beat of an event
    /// does that, it happens after the last one.
    pub lands: bool,
    /// Another table than the match's, for something that only could happen.
    pub aside: Option<Box<View<T>>>,
    /// Cards that move, after the table has changed: those of a deal, or on their way somewhere.
    pub moves: Vec<Move<Zone<T>, CardOf<T>>>,
    pub message: Option<T::Message>,
    pub said: MessageTiming,
    /// Whether the log keeps the message.
    pub logged: bool,
    /// How long the beat is shown, in milliseconds at normal speed.
    pub millis: u64,
    /// What somebody gains.
    pub award: Option<Award>,
    /// How a hand went: the match goes on once the player has read it.
    pub result: Option<ui::Result>,
}

impl<T: Presentation> Beat<T> {
    /// The table as the event left it, shown for so many milliseconds.
    pub fn after(millis: u64) -> Self {
        Beat { lands: true, ..Beat::still(millis) }
    }

    /// The table as it was, shown for so many milliseconds.
    pub fn still(millis: u64) -> Self {
        Beat {
            lands: false,
            aside: None,
            moves: Vec::new(),
            message: None,
            said: MessageTiming::Shown,
            logged: true,
            millis,
            award: None,
            result: None,
        }
    }

    /// The same with a message.
    #[must_use]
    pub fn with(self, message: T::Message) -> Self {
        Beat { message: Some(message), ..self }
    }

    /// The line of the log, if the log keeps one.
    pub fn line(&self, names: &Names) -> Option<Line> {
        self.message.as_ref().filter(|_| self.logged)?.line(names)
    }

    /// The sentence that is said, if any.
    pub fn spoken(&self, names: &Names) -> Option<String> {
        self.message.as_ref().filter(|_| self.said != MessageTiming::No)?.spoken(names)
    }
}

/// How long the message of a beat is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MessageTiming {
    No,
    /// While the beat is shown.
    Shown,
    /// Until the player does something.
    Kept,
}

/// A card that moves without an event of its own.
#[derive(Clone, Debug, PartialEq)]
pub enum Move<Z, C> {
    /// One card moves; an unknown one is the first of its zone.
    One { from: Z, to: Z, find: Option<C>, card: Option<C>, face_up: bool },
    /// All cards of a zone move and are face down and unknown from then on.
    All { from: Z, to: Z },
}

impl<Z: Copy + PartialEq, C: Copy + PartialEq> Move<Z, C> {
    /// Moves the next card of a zone.
    pub fn next(from: Z, to: Z, card: Option<C>, face_up: bool) -> Self {
        Move::One { from, to, find: None, card, face_up }
    }

    fn carry_out(&self, pieces: &mut Pieces<Z, C>) {
        match *self {
            Move::One { from, to, find: None, card, face_up } => {
                pieces.bring(from, to, card, face_up);
            }
            Move::One { from, to, find, card, face_up } => {
                if let Some(number) = pieces.find(from, find) {
                    pieces.put(number, to, card, face_up);
                }
            }
            Move::All { from, to } => {
                pieces.at(from).into_iter().for_each(|number| pieces.put(number, to, None, false));
            }
        }
    }
}

/// Shows a beat: the table changes to how the event left it, if it lands with this beat, and then
/// cards move.
pub fn show<T: Presentation>(
    scene: &mut T::Scene,
    beat: &Beat<T>,
    lands: Option<&Moment<T::Rules>>,
) {
    if let Some(view) = lands.map(|moment| &moment.view).or(beat.aside.as_deref()) {
        let mut after = T::Scene::of(view);
        if let Some(moment) = lands {
            after.stage(scene, &moment.event);
        }
        after.pieces_mut().keep_numbers(scene.pieces());
        *scene = after;
    }
    beat.moves.iter().for_each(|it| it.carry_out(scene.pieces_mut()));
}

/// Tells a game what happened in a match without showing it, and keeps what the log says of it. It
/// holds one view at a time, however long the match is.
pub(super) struct Retelling<'a, T: Presentation> {
    game: &'a mut T,
    names: &'a Names,
    before: View<T>,
    /// The lines of the log that nobody has taken yet.
    pub lines: Vec<Line>,
}

impl<'a, T: Presentation> Retelling<'a, T> {
    /// Begins with the deal, for a game that knows nothing of the match.
    pub fn new(game: &'a mut T, names: &'a Names, first: View<T>) -> Self {
        let begun = game.begin(names, &first);
        let lines = begun.iter().filter_map(|beat| beat.line(names)).collect();
        Retelling { game, names, before: first, lines }
    }
}

impl<T: Presentation> Witness<T::Rules> for Retelling<'_, T> {
    fn see(&mut self, event: <T::Rules as Game>::Event, after: &T::Rules) {
        let seat = self.names.human();
        let event = T::Rules::seen_by(&event, seat);
        let moment = Moment { event, view: after.view(seat) };
        let beats = self.game.present(self.names, &self.before, &moment);
        self.lines.extend(beats.iter().filter_map(|beat| beat.line(self.names)));
        self.before = moment.view;
    }
}
