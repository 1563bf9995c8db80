//! The contract that all games share: the [`Game`] trait, seats, outcomes, errors, seeded random
//! numbers and the [`Record`] of a match. Names no game.

#![deny(missing_docs)]

mod achievement;
mod by_seat;
mod daily;
mod history;
mod house;
mod record;
mod refusal;
mod seed;

use std::fmt;
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::text;

pub use achievement::{Achievement, Story, achieved};
pub use by_seat::BySeat;
pub use daily::{daily_deals, day_of};
pub use history::History;
pub use house::{HouseKind, HouseRule};
pub use record::{Broken, Decision, LONGEST_MATCH, LONGEST_RECORD, Record, Start, Step};
pub use refusal::{Refusal, Rejected};
pub use seed::{Chance, Stream};

/// The JSON of a position, which only the feature `made-positions` asks for.
#[cfg(feature = "made-positions")]
pub trait Written: Serialize + DeserializeOwned {}

#[cfg(feature = "made-positions")]
impl<P: Serialize + DeserializeOwned> Written for P {}

/// Asks for nothing, because without the feature `made-positions` every match begins with a deal.
#[cfg(not(feature = "made-positions"))]
pub trait Written {}

#[cfg(not(feature = "made-positions"))]
impl<P> Written for P {}

/// The rules of one game and a position in it.
///
/// A position is always legal. It comes from [`deal`](Game::deal), from play, from
/// [`imagine`](Game::imagine), or, with the feature `made-positions`, from JSON that was checked
/// while reading.
pub trait Game: Clone + PartialEq + fmt::Debug + Written + Send + Sync + 'static {
    /// House options. The default, `{}` in JSON, is the rules as written (C-8).
    type Options: Clone
        + PartialEq
        + fmt::Debug
        + Default
        + Serialize
        + DeserializeOwned
        + Send
        + Sync
        + 'static;
    /// One decision of one seat. `Display` and `FromStr` are its notation.
    type Action: Copy
        + Eq
        + Hash
        + fmt::Debug
        + fmt::Display
        + FromStr<Err = Unreadable>
        + Send
        + Sync
        + 'static;
    /// Something that happened, in full. Tables animate it and log it.
    type Event: Clone + PartialEq + fmt::Debug + Serialize + Send + Sync + 'static;
    /// The rules that an action can break.
    type Refusal: Refusal;
    /// Everything that one seat may know (C-4), and nothing else.
    type View: Clone + PartialEq + fmt::Debug + Serialize + Send + Sync + 'static;

    /// The possible numbers of seats.
    const SEATS: RangeInclusive<u8>;
    /// Version of the rules, raised when a change would make an old record replay to another match.
    const RULES_VERSION: u32;
    /// Whether the winner of a table's last match begins the next one ([`Setup::first`]).
    const REMEMBERS_WINNER: bool = false;
    /// The game's house rules (C-8), one per field of the options.
    const HOUSE_RULES: &'static [HouseRule] = &[];

    /// Returns every set of house options worth testing, the default first. By default, each other
    /// value of each house rule by itself.
    fn variants() -> Vec<Self::Options> {
        house::variants(Self::HOUSE_RULES)
    }

    /// Returns the setup of the game's daily matches, most of which take less than ten minutes.
    fn daily() -> Setup<Self::Options> {
        Setup::new(*Self::SEATS.start(), Self::Options::default())
    }

    /// Deals the first position of a match (C-2). `setup` must have been [checked](Setup::check).
    fn deal(setup: &Setup<Self::Options>, seed: u64) -> Self;

    /// Returns the setup that the position was dealt with.
    fn setup(&self) -> Setup<Self::Options>;

    /// Returns the seat to act, or the outcome.
    fn turn(&self) -> Turn;

    /// Appends the legal actions of the seat to act; none if the match is over.
    fn legal_actions(&self, out: &mut Vec<Self::Action>);

    /// Checks whether the seat to act may take this action.
    ///
    /// # Errors
    /// The rule it would break (C-5).
    fn check(&self, action: Self::Action) -> Result<(), Self::Refusal>;

    /// Carries out a legal action and reports its events to `witness`. Search passes `()` as the
    /// witness, which costs nothing.
    ///
    /// The action is not checked, because search takes it from
    /// [`legal_actions`](Game::legal_actions); callers with an action from elsewhere use
    /// [`apply`](Game::apply). The result of an illegal action is unspecified.
    ///
    /// # Panics
    /// If the action is illegal, in builds with debug assertions.
    fn play_unchecked<W: Witness<Self>>(&mut self, action: Self::Action, witness: &mut W);

    /// Checks and carries out an action. Returns its events in order.
    ///
    /// # Errors
    /// The rule it would break; the position is then unchanged (C-5).
    fn apply(&mut self, action: Self::Action) -> Result<Vec<Self::Event>, Self::Refusal> {
        self.check(action)?;
        let mut events = Vec::new();
        self.play_unchecked(action, &mut events);
        Ok(events)
    }

    /// Returns the view of a seat (C-4).
    fn view(&self, seat: Seat) -> Self::View;

    /// Returns what the viewing seat can still decide, as far as it knows. [`Prospect::Open`]
    /// unless something else is certain.
    fn prospect(_view: &Self::View) -> Prospect {
        Prospect::Open
    }

    /// Samples a determinization: a full position that fits a view, drawn uniformly from all
    /// positions that agree with what the seat knows for certain.
    fn imagine(view: &Self::View, chance: &mut Chance) -> Self;

    /// Returns an event as a seat sees it, without hidden information.
    fn seen_by(event: &Self::Event, seat: Seat) -> Self::Event;

    /// Returns what everybody knows, from the side of a view's seat: the view without what only some seats
    /// know, such as the seat's own cards.
    fn public(view: &Self::View) -> Self::View;

    /// Returns an event as everybody sees it, without what only some seats do.
    fn seen_by_all(event: &Self::Event, seats: u8) -> Self::Event {
        Seat::all(seats).fold(event.clone(), |event, seat| Self::seen_by(&event, seat))
    }

    /// Whether an event may show the seat that acts something it did not know. An action of which no
    /// event does can be taken back while it is still that seat's turn.
    fn reveals(_event: &Self::Event) -> bool {
        true
    }

    /// Returns the notation of every card in every place, in any order (C-3).
    fn cards(&self) -> Vec<String>;

    /// Returns a seat's score in hundredths of a point, if the game counts points. Used for
    /// averages over many matches, not to find the winner.
    fn points(&self, _: Seat) -> Option<u32> {
        None
    }

    /// Returns how far a seat has come toward winning, in steps of any size: only to tell in words who
    /// was ahead when.
    fn progress(&self, seat: Seat) -> u32 {
        self.points(seat).unwrap_or_default()
    }

    /// Returns the maximum number of actions of a match (C-6); `None` if a match may go on forever.
    fn bound(setup: &Setup<Self::Options>) -> Option<usize>;
}

/// The setup of a match: number of seats, house options, and who begins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup<O> {
    /// Number of seats.
    pub seats: u8,
    /// The house options; by default, the rules as written (C-8).
    #[serde(default)]
    pub options: O,
    /// The seat that begins, if the table's last match decided it; `None` if chance or the rules
    /// decide.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<Seat>,
}

impl<O> Setup<O> {
    /// Creates a setup without a previous match.
    pub const fn new(seats: u8, options: O) -> Self {
        Setup { seats, options, first: None }
    }

    /// Refuses a number of seats that the game `G` does not support, and a first seat where none is
    /// allowed.
    ///
    /// # Errors
    /// States the possible numbers of seats, or why no seat can be set to begin.
    pub fn check<G: Game<Options = O>>(&self) -> Result<(), Impossible> {
        let (least, most) = (*G::SEATS.start(), *G::SEATS.end());
        if G::SEATS.contains(&self.seats) {
            match self.first {
                Some(first) if !G::REMEMBERS_WINNER => {
                    Err(Impossible(format!("in this game {first} cannot be made to begin")))
                }
                Some(first) if first.0 >= self.seats => {
                    Err(Impossible(format!("{first} begins and is not at the table")))
                }
                _ => Ok(()),
            }
        } else if least == most {
            Err(Impossible(format!("this game has {least} seats, not {}", self.seats)))
        } else {
            Err(Impossible(format!("this game has {least} to {most} seats, not {}", self.seats)))
        }
    }
}

/// A place at the table, numbered from 0 clockwise (C-1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat's number, for indexing.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Returns the other seat of two.
    #[must_use]
    pub fn other(self) -> Seat {
        Seat(u8::from(self.0 == 0))
    }

    /// Iterates over the seats of a table of this size, clockwise from this one.
    pub fn clockwise(self, seats: u8) -> impl Iterator<Item = Seat> + Clone + use<> {
        (0..seats).map(move |step| Seat((self.0 + step) % seats))
    }

    /// Iterates over the seats of a table of this size, in order.
    pub fn all(seats: u8) -> impl Iterator<Item = Seat> {
        (0..seats).map(Seat)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

impl fmt::Debug for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// What a position waits for: a seat's action, or nothing because the match is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Turn {
    /// This seat is to act.
    Seat(Seat),
    /// The match is over.
    Over(Outcome),
}

/// What a seat can still decide in a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prospect {
    /// The seat may still influence the match.
    Open,
    /// The seat has no decisions until something brings it back, such as the next deal.
    Waiting,
    /// The seat has no more decisions in this match.
    Out,
    /// The match ends with this outcome whatever anyone does.
    Decided(Outcome),
}

/// The outcome of a match: the winners. None means a lost solitaire.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Outcome(u8);

impl Outcome {
    /// Creates the outcome of a match won by these seats together.
    pub fn won_by(winners: impl IntoIterator<Item = Seat>) -> Self {
        Outcome(winners.into_iter().fold(0, |bits, seat| bits | 1 << seat.0))
    }

    /// Iterates over the seats that won, alone or together.
    pub fn winners(self) -> impl Iterator<Item = Seat> {
        (0..8).filter(move |n| self.0 >> n & 1 == 1).map(Seat)
    }

    /// Returns the sole winner, if there is one.
    pub fn sole_winner(self) -> Option<Seat> {
        self.winners().next().filter(|_| self.0.count_ones() == 1)
    }

    /// Returns the seat's share of the win: 1 alone, 0.5 for two winners, 0 for a loss.
    pub fn share(self, seat: Seat) -> f32 {
        match self.0.count_ones() {
            count if self.0 >> seat.0 & 1 == 1 => 1.0 / count as f32,
            _ => 0.0,
        }
    }
}

impl fmt::Debug for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.winners()).finish()
    }
}

impl Serialize for Outcome {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.winners())
    }
}

/// Receives the events of a play, in order.
pub trait Witness<G: Game> {
    /// Whether it uses the positions. If not, a game may skip work that only the positions between
    /// events need; positions at the end of a play are always complete.
    const LOOKS: bool = true;

    /// Receives an event and the position right after it.
    fn see(&mut self, event: G::Event, after: &G);
}

/// Collects all events.
impl<G: Game> Witness<G> for Vec<G::Event> {
    const LOOKS: bool = false;

    fn see(&mut self, event: G::Event, _: &G) {
        self.push(event);
    }
}

/// Ignores all events.
impl<G: Game> Witness<G> for () {
    const LOOKS: bool = false;

    fn see(&mut self, _: G::Event, _: &G) {}
}

/// Text that is not valid notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    what: &'static str,
    text: String,
    expected: &'static str,
}

impl Unreadable {
    /// Creates the error for reading `what` from `text`, which should have looked like `expected`.
    pub fn new(what: &'static str, text: &str, expected: &'static str) -> Self {
        // A whole file passed by mistake must not fill the screen.
        Unreadable { what, text: text::shortened(text, 60), expected }
    }
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Unreadable { what, text, expected } = self;
        write!(f, "“{text}” is not the notation of a {what}: expected {expected}")
    }
}

impl std::error::Error for Unreadable {}

/// A setup or position that the rules cannot lead to, with the reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Impossible(pub String);

impl fmt::Display for Impossible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Impossible {}
