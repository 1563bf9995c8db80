//! What a game gives to be played at a table: where its cards lie, how they look, what a touch
//! means, and what it says. Everything else, time and opponents, marks and pointer and screen, the
//! table does for all games.

use std::fmt;
use std::hash::Hash;
use std::time::Duration;

use super::arrange::Form;
pub use super::beat::{Beat, Message, Move, Said};
use super::cards::Face;
use super::names::Names;
use super::pieces::Pieces;
use super::play::Play;
use crate::ai::Thinker;
use crate::app::Question;
use crate::app::art::CardArt;
use crate::app::geometry::Rect;
use crate::app::session::Moment;
use crate::engine::Game;
use crate::games::{GameId, Registered};
use crate::ui::{self, Ring};

pub use super::deed::{
    Award, Choice, Chooser, Deed, Explanation, How, Pick, Pressed, Spread, SpreadCard, Target,
    Touch,
};

/// An action of a game's rules.
pub type Action<T> = <<T as TableGame>::Rules as Game>::Action;
/// An event of a game's rules.
pub type Event<T> = <<T as TableGame>::Rules as Game>::Event;
/// What a seat knows of a match of the game.
pub type View<T> = <<T as TableGame>::Rules as Game>::View;
/// A zone of a game's table.
pub type Zone<T> = Place<T>;
/// A place of a game's table.
pub type Place<T> = <<T as TableGame>::Scene as Scene>::Place;
/// What a touch means in a game.
pub type DeedOf<T> = Deed<Action<T>, <T as TableGame>::Wish>;

/// What lies on a table, as far as the player may know. It is made of what a seat knows and changed
/// by events as that seat sees them, so it cannot show what is hidden.
pub trait Scene: Clone + fmt::Debug {
    type Rules: Game;
    /// Where a card can lie.
    type Place: Copy + Ord + Hash + fmt::Debug;
    type Card: Copy + Ord + fmt::Debug;
    /// What is on the table beside the cards.
    type Facts: PartialEq + fmt::Debug;

    /// The table as a seat knows it.
    fn of(view: &<Self::Rules as Game>::View) -> Self;

    /// Puts cards that are on their way where they are seen, over what the view says of them:
    /// those that the event names, and those of `before` that are still on their way.
    fn stage(&mut self, _before: &Self, _event: &<Self::Rules as Game>::Event) {}

    /// Lets something happen that the player saw.
    fn apply(&mut self, _event: &<Self::Rules as Game>::Event) {}

    fn pieces(&self) -> &Pieces<Self::Place, Self::Card>;

    fn pieces_mut(&mut self) -> &mut Pieces<Self::Place, Self::Card>;

    /// Every place, the undermost first.
    fn places(&self) -> Vec<Self::Place>;

    /// What is on the table beside the cards.
    fn facts(&self) -> Self::Facts;

    /// The name of a card as the log has it.
    fn name_of(card: Self::Card) -> String;

    /// Every name that a card of the deck has in a sentence.
    fn card_names() -> Vec<String>;

    /// Whether the cards of a place lie in no order that anybody knows.
    fn is_heap(_: Self::Place) -> bool {
        false
    }
    /// Lets the pieces be the same ones as in what was shown before, as far as that can be said.
    fn keep_numbers(&mut self, _: &Self) {}

    /// The numbers of the pieces of a place, in the order they are seen there.
    fn at(&self, place: Self::Place) -> Vec<usize> {
        self.pieces().at(place)
    }
}

/// A game at a table: what is its own beside its rules and its [`Scene`].
pub trait TableGame: Sized + 'static {
    type Rules: Thinker;
    type Scene: Scene<Rules = Self::Rules>;
    /// What is shown step by step and is no event of the rules, like one card of a deal.
    type Step: Clone + fmt::Debug;
    /// What the player prepares that is no action of the rules yet.
    type Wish: Clone + PartialEq + fmt::Debug;
    /// What is said of an event.
    type Message: Message;
    /// Whether events are shown in beats.
    const IN_BEATS: bool = false;

    const ID: GameId = <Self::Rules as Registered>::ID;

    /// The pause before an opponent acts, at normal speed, so that a person can follow.
    const BREATH: Duration = Duration::from_millis(400);

    /// The table of a match, before anything of it is shown.
    fn new(names: &Names) -> Self;

    /// Where a match stands, in one line, for the list of saves.
    fn summary(view: &View<Self>) -> String;

    /// The same for who sits at the table, who may be told more.
    fn standing(&self, play: &Play<Self>) -> String {
        play.session.summary()
    }

    /// What the log of a match begins with that no event says, as the player saw it begin.
    fn first_lines(_first: &View<Self>, _: &Names) -> Vec<Line> {
        Vec::new()
    }

    /// What an event is to the player who watches.
    fn tell(_event: &Event<Self>, _names: &Names) -> Told {
        Told::default()
    }

    /// The beats in which the deal of a new match is shown, from the table as it then is, and what
    /// the log begins with.
    fn begin(&mut self, _names: &Names, _first: &View<Self>) -> Vec<Beat<Self>> {
        Vec::new()
    }

    /// The beats in which an event is shown. `before` is what the player knew before it. It is asked
    /// once for every event of a match in order, so the game can keep in mind what it needs later.
    fn present(
        &mut self,
        _names: &Names,
        _before: &View<Self>,
        _moment: &Moment<Self::Rules>,
    ) -> Vec<Beat<Self>> {
        Vec::new()
    }

    /// Clears the table for the first deal of a new match, and says what is to be seen of it.
    fn open(&mut self, _play: &mut Play<Self>) -> Vec<Step<Self>> {
        Vec::new()
    }

    /// The steps in which an event is shown.
    fn unfold(&self, _: &Play<Self>, event: Event<Self>) -> Vec<Step<Self>> {
        vec![Step::Event(event)]
    }

    /// Shows a step of the game's own.
    fn show(&mut self, _play: &mut Play<Self>, _step: Self::Step) -> Told {
        Told::default()
    }

    /// An event has been shown, or happened before a match was resumed.
    fn seen(&mut self, _: &Event<Self>, _: &Names) {}

    /// Whether what the seat to act does is no decision worth waiting for, like a blind pick: an
    /// opponent does it after a short breath.
    fn is_trifle(&self, _: &Play<Self>) -> bool {
        false
    }

    /// Everything is shown: the game gets ready for what the player is to do.
    fn prepare(&mut self, _: &mut Play<Self>) {}

    /// Where the cards of a place lie; nowhere if they are out of sight.
    fn lay(&self, play: &Play<Self>, place: Place<Self>) -> Option<Lay>;

    /// How a piece looks, apart from what the table marks.
    fn look(&self, play: &Play<Self>, piece: usize) -> Look;

    /// Where the match stands, for the table's head.
    fn title(&self, play: &Play<Self>) -> String;

    /// What the game waits for.
    fn prompt(&self, play: &Play<Self>) -> String;

    /// What is said while the player drags something.
    fn carried(&self, _: &Play<Self>) -> String {
        String::new()
    }

    /// What can be done without a card.
    fn choices(&self, play: &Play<Self>) -> Vec<Choice<DeedOf<Self>>>;

    /// What the arrow keys lead through: lines from top to bottom, each from left to right.
    fn stops(&self, play: &Play<Self>) -> Vec<Vec<Target<Place<Self>>>>;

    /// Whether an arrow key leads to what is nearest in its direction, wherever that lies, instead
    /// of along the lines.
    fn roams(&self) -> bool {
        false
    }

    /// The pieces that move together when the player takes this one; none if it stays.
    fn grip(&self, play: &Play<Self>, piece: usize) -> Vec<usize>;

    /// Where what is chosen can go.
    fn aims(&self, play: &Play<Self>) -> Vec<Target<Place<Self>>>;

    /// What the player means by a touch, with what is chosen so far.
    fn touch(&self, play: &Play<Self>, touch: Touch<Place<Self>>) -> DeedOf<Self>;

    /// Prepares what the player wishes. Nothing is chosen any more, unless this chooses it.
    ///
    /// # Errors
    /// Why it cannot be, in words for the player.
    fn wish(&mut self, _play: &mut Play<Self>, _wish: Self::Wish) -> Result<(), String> {
        Ok(())
    }

    /// What a key means that is no arrow and no Enter.
    fn key(&self, _: &Play<Self>, _: &Pressed) -> Option<DeedOf<Self>> {
        None
    }

    /// What is to be said about something, if anything.
    fn explain(&self, play: &Play<Self>, target: Target<Place<Self>>) -> Option<Explanation>;

    /// The cards of a heap that can be looked through where the player asks about something, if
    /// there is one.
    fn spread(&self, _: &Play<Self>, _: Target<Place<Self>>) -> Option<Spread> {
        None
    }

    /// Who gained something by what has just been shown: a sign of it flies there.
    fn award(&self, _: &Play<Self>, _: &Event<Self>) -> Option<Award> {
        None
    }

    /// What the player is told before the only thing that can be done is done for it; nothing if that
    /// needs no look and is done at once.
    fn no_choice(&self, _: &Play<Self>, _: Action<Self>) -> Option<String> {
        Some(String::from(super::words::NO_CHOICE))
    }

    /// How long others are waited for, at normal speed, where their answers are gathered unseen and
    /// shown together; `None` where they are shown as they come. Gathered are answers that, or whose
    /// speed, would tell what somebody holds, and choices of others that are not worth a look each.
    fn gathers(&self, _: &Play<Self>) -> Option<Duration> {
        None
    }

    /// Shortens what is told of an event that has just happened and does not concern the player. One
    /// line may sum up what was passed over before.
    fn condense(&mut self, _: &Play<Self>, _: &Event<Self>, told: Told) -> Told {
        told
    }

    /// How the match ended, once it has.
    fn result(&self, play: &Play<Self>) -> Option<ui::Result>;

    /// Shows what only this game has.
    fn dress(&self, play: &Play<Self>, window: &ui::App, art: &CardArt);

    /// What only a match of several hands has.
    fn hands(&mut self) -> Option<&mut dyn Hands> {
        None
    }

    /// What only a game has that is played alone.
    fn alone(&mut self) -> Option<&mut dyn Alone<Self>> {
        None
    }
}

/// What a match of several hands has: the player reads how each went.
pub trait Hands {
    /// How the hand went that has just ended, until the player has read it.
    fn ended(&self) -> Option<ui::Result>;

    /// The player has read it.
    fn read(&mut self);
}

/// What follows by itself where a match has come to, if anything.
pub type Follow<T> = Box<dyn FnMut(&<T as TableGame>::Rules) -> Option<Action<T>>>;

/// What a game has that is played alone: moves are taken back, others follow by themselves, and
/// there are helps.
pub trait Alone<T: TableGame> {
    /// What will follow by itself after a move, step by step.
    fn follows(&mut self, play: &Play<T>, action: Action<T>) -> Follow<T>;

    /// Whether what is shown is no part of the game and is watched, however fast the rest is.
    fn demonstrating(&self) -> bool;

    /// The player does what the game offers beside its moves.
    fn tool(&mut self, play: &mut Play<T>, tool: ui::Tool) -> Option<DeedOf<T>>;

    /// What to ask before.
    fn question(&self, tool: ui::Tool) -> Option<Question>;

    /// Whether the game has come to a dead end: true once, and then the table offers what can be
    /// done.
    fn dead_end(&mut self) -> bool;

    /// Time passes. Answers with what has come up meanwhile, and when to ask again.
    fn tick(&mut self, play: &mut Play<T>) -> Option<Duration>;
}

pub use super::play::Step;

/// A message of a game whose events are not shown in beats.
#[derive(Clone, Debug, PartialEq)]
pub enum NoMessage {}

impl Message for NoMessage {
    fn spoken(&self, _: &Names) -> Option<String> {
        match *self {}
    }

    fn line(&self, _: &Names) -> Option<Line> {
        match *self {}
    }
}

/// What a step is to the player who watches.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Told {
    /// How long it is looked at, in milliseconds at normal speed.
    pub millis: u64,
    /// What the log keeps of it.
    pub log: Option<Line>,
    /// What is said while it is shown.
    pub narration: Option<String>,
}

impl Told {
    /// Something to look at without words.
    pub fn for_millis(millis: u64) -> Told {
        Told { millis, ..Told::default() }
    }
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

/// How the cards of a place share an area of the markup.
#[derive(Clone, Debug, PartialEq)]
pub struct Lay {
    /// The area's name.
    pub area: String,
    pub form: Form,
    /// Cards of higher layers lie above all of lower ones.
    pub layer: u32,
    /// The area whose touch means the place, where that is another one. In its middle the cards are
    /// kept out of sight while the place's own area is not there.
    pub zone: Option<String>,
    /// The cards are arranged as if there were so many.
    pub count: Option<usize>,
    /// What is chosen rises out of the others.
    pub rises: bool,
    /// The cards of these areas are of one size, the smallest of all that are not tiny.
    pub alike: Vec<(String, Form)>,
}

/// Cards this wide are large enough for those of other areas not to become smaller for them.
const ALIKE_FROM: f32 = 84.0;

impl Lay {
    pub fn new(area: impl Into<String>, form: Form, layer: u32) -> Lay {
        let (zone, count, rises, alike) = (None, None, false, Vec::new());
        Lay { area: area.into(), form, layer, zone, count, rises, alike }
    }

    /// How the cards lie, as large as elsewhere where they are to be alike.
    pub fn fitted(&self, lies: impl Fn(&str) -> Option<Rect>) -> Form {
        let widths = self.alike.iter().filter_map(|(area, form)| form.width_in(lies(area)?));
        match widths.reduce(f32::min) {
            Some(width) => self.form.no_wider(width.max(ALIKE_FROM)),
            None => self.form.clone(),
        }
    }
}

/// How a piece looks.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Look {
    pub face: Face,
    pub ring: Ring,
    pub dim: bool,
    /// Its name for those who cannot see it; empty for one that is only part of a heap.
    pub label: String,
    /// A touch of it means something now.
    pub acts: bool,
    /// A few letters on the card, like the number of equal cards that it stands for.
    pub badge: String,
}

impl Look {
    /// A face without any marks.
    pub fn plain(face: Face) -> Look {
        Look { face, ..Look::default() }
    }
}
