//! Presentation of events: the beats in which an event is shown, and how they change the table.

use super::highlight::Highlight;
use super::names::Names;
use super::pieces::Pieces;
use super::reaction::Award;
use super::scene::Scene;
use crate::session::Moment;
use crate::ui;
use cardkeep_ai::Thinker;
use cardkeep_core::engine::{Game, Witness};
use cardkeep_core::games::{GameId, Registered};

/// An action of a table's game.
pub(crate) type Action<T> = <<T as Presentation>::Rules as Game>::Action;
/// A view of a table's game.
pub(crate) type View<T> = <<T as Presentation>::Rules as Game>::View;
/// A refusal of a table's game.
pub(crate) type Refusal<T> = <<T as Presentation>::Rules as Game>::Refusal;
/// A zone of a game's table.
pub(crate) type Zone<T> = <<T as Presentation>::Scene as Scene>::Zone;
/// A card of a game's table.
pub(crate) type CardOf<T> = <<T as Presentation>::Scene as Scene>::Card;

/// A game's presentation: its table, and the beats of its events.
pub(crate) trait Presentation: Sized + 'static {
    type Rules: Thinker;
    type Scene: Scene<Rules = Self::Rules>;

    const ID: GameId = <Self::Rules as Registered>::ID;

    /// Creates the table of a match of which nothing has been shown yet.
    fn new(names: &Names) -> Self;

    /// Returns the beats that show the deal of a new match, from the table as it is then, and the
    /// first lines of the log.
    fn begin(&mut self, names: &Names, first: &View<Self>) -> Vec<Beat<Self>>;

    /// Returns the beats that show an event. `before` is the player's view before it. Called once
    /// per event, in order, so that the game can remember what it needs later.
    fn present(
        &mut self,
        names: &Names,
        before: &View<Self>,
        moment: &Moment<Self::Rules>,
    ) -> Vec<Beat<Self>>;

    /// Returns how much an event matters. `before` is the player's view before it.
    fn highlight(names: &Names, before: &View<Self>, moment: &Moment<Self::Rules>) -> Highlight;
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Line {
    pub text: String,
    pub heading: bool,
}

impl Line {
    pub(crate) fn heading(text: String) -> Line {
        Line { text, heading: true }
    }

    pub(crate) fn plain(text: String) -> Line {
        Line { text, heading: false }
    }
}

/// One step of showing an event.
#[derive(Clone, Debug)]
pub(crate) struct Beat<T: Presentation> {
    /// Whether the table changes to the view after the event with this beat. If no beat of an event
    /// does that, it happens after the last one.
    pub lands: bool,
    /// A table to show instead of the match's, for something that only could happen.
    pub aside: Option<Box<View<T>>>,
    /// Cards that move after the table has changed: those of a deal, or on their way somewhere.
    pub moves: Vec<Move<Zone<T>, CardOf<T>>>,
    /// The sentence shown with it, if any.
    pub text: Option<String>,
    pub shown: TextTiming,
    /// The line for the log, if any.
    pub line: Option<Line>,
    /// Whether the sentence is repeated before the prompt of the player's next choice if opponents
    /// act too fast to follow.
    pub news: Option<News>,
    /// Duration at normal speed, in milliseconds.
    pub millis: u64,
    /// What a player gains.
    pub award: Option<Award>,
    /// How much the event matters that this beat shows; the machine adds it.
    pub highlight: Option<Highlight>,
    /// The result of a hand; the match continues once the player has read it.
    pub result: Option<ui::Result>,
}

impl<T: Presentation> Beat<T> {
    /// Creates a beat that shows the table after the event.
    pub(crate) fn after(millis: u64) -> Self {
        Beat { lands: true, ..Beat::still(millis) }
    }

    /// Creates a beat that shows the table before the event.
    pub(crate) fn still(millis: u64) -> Self {
        Beat {
            lands: false,
            aside: None,
            moves: Vec::new(),
            text: None,
            shown: TextTiming::WithBeat,
            line: None,
            news: None,
            millis,
            award: None,
            highlight: None,
            result: None,
        }
    }

    /// Returns the beat with a sentence that is shown and logged.
    #[must_use]
    pub(crate) fn tell(self, text: String) -> Self {
        self.log(text.clone()).say(text)
    }

    /// Returns the beat with a sentence that is only shown.
    #[must_use]
    pub(crate) fn say(self, text: String) -> Self {
        Beat { text: Some(text), ..self }
    }

    /// Returns the beat with a sentence that is only logged.
    #[must_use]
    pub(crate) fn log(self, text: String) -> Self {
        Beat { line: Some(Line::plain(text)), ..self }
    }

    /// Returns the beat with a heading in the log.
    #[must_use]
    pub(crate) fn heading(self, text: String) -> Self {
        Beat { line: Some(Line::heading(text)), ..self }
    }

    /// Returns the beat, too short to read, whose sentence only the log and reviews tell.
    #[must_use]
    pub(crate) fn unread(self) -> Self {
        Beat { shown: TextTiming::Never, ..self }
    }

    /// Returns the beat with its sentence as news for the player.
    #[must_use]
    pub(crate) fn news(self, news: News) -> Self {
        Beat { news: Some(news), ..self }
    }

    /// Returns the sentence to show, if any.
    pub(crate) fn shown_text(&self) -> Option<&str> {
        self.text.as_deref().filter(|_| self.shown != TextTiming::Never)
    }
}

/// How long the sentence of a beat is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TextTiming {
    Never,
    WithBeat,
    /// Until the player does something.
    Kept,
}

/// When a sentence is news for the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum News {
    Always,
    /// Only if it follows from the actions of others.
    OfOthers,
}

/// A card move without an event of its own.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Move<Z, C> {
    /// One card moves; an unknown one is the first of its zone.
    One { from: Z, to: Z, find: Option<C>, card: Option<C>, face_up: bool },
    /// All cards of a zone move, and are face down and unknown from then on.
    All { from: Z, to: Z },
}

impl<Z: Copy + PartialEq, C: Copy + PartialEq> Move<Z, C> {
    /// Creates a move of the next card of a zone.
    pub(crate) fn next(from: Z, to: Z, card: Option<C>, face_up: bool) -> Self {
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

/// Shows a beat: changes the table to the view after the event, if it lands with this beat, and
/// then moves cards.
pub(crate) fn show<T: Presentation>(
    scene: &mut T::Scene,
    beat: &Beat<T>,
    lands: Option<&Moment<T::Rules>>,
) {
    if let Some(view) = lands.map(|moment| &moment.view).or(beat.aside.as_deref()) {
        let mut after = T::Scene::of(view);
        if let Some(moment) = lands {
            after.stage(scene, &moment.event);
        }
        after.follow(scene);
        *scene = after;
    }
    beat.moves.iter().for_each(|it| it.carry_out(scene.pieces_mut()));
}

/// Feeds a game the events of a match without showing them, and collects the log. Holds one view at
/// a time, however long the match is.
pub(super) struct Retelling<'a, T: Presentation> {
    game: &'a mut T,
    names: &'a Names,
    before: View<T>,
    /// The lines of the log not taken yet.
    pub lines: Vec<Line>,
}

impl<'a, T: Presentation> Retelling<'a, T> {
    /// Begins with the deal, for a newly created game.
    pub(super) fn new(game: &'a mut T, names: &'a Names, first: View<T>) -> Self {
        let begun = game.begin(names, &first);
        let lines = begun.into_iter().filter_map(|beat| beat.line).collect();
        Retelling { game, names, before: first, lines }
    }
}

impl<T: Presentation> Witness<T::Rules> for Retelling<'_, T> {
    fn see(&mut self, event: <T::Rules as Game>::Event, after: &T::Rules) {
        let moment = self.names.viewer().moment(&event, after);
        let beats = self.game.present(self.names, &self.before, &moment);
        self.lines.extend(beats.into_iter().filter_map(|beat| beat.line));
        self.before = moment.view;
    }
}
