//! What all games share: the contract [`Game`], seats and outcomes, the errors, chance from a seed
//! and the [`Record`] of a match. No game is named here.

#![deny(missing_docs)]

mod by_seat;
mod house;
mod record;
mod refusal;
mod seed;

use std::fmt;
use std::hash::Hash;
use std::ops::RangeInclusive;
use std::str::FromStr;

use jiff::civil::Date;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::text;

pub use by_seat::BySeat;
pub use house::{HouseKind, HouseRule};
pub use record::{Broken, LONGEST_MATCH, LONGEST_RECORD, Record, Start, Step};
pub use refusal::{Refusal, Rejected};
pub use seed::{Chance, Stream};

/// The rules of one game and a position in it.
///
/// A position is always legal: it comes from [`deal`](Game::deal), from play, from
/// [`imagine`](Game::imagine), or from JSON that was checked on the way in.
pub trait Game:
    Clone + PartialEq + fmt::Debug + Serialize + DeserializeOwned + Send + Sync + 'static
{
    /// House options; the default is the rules as written (C-8), and so is `{}` as JSON.
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
    /// Something that happened, in full: what the table animates and the log words.
    type Event: Clone + PartialEq + fmt::Debug + Serialize + Send + Sync + 'static;
    /// The rules that an action can break.
    type Refusal: Refusal;
    /// All that one seat may know (C-4), and nothing else.
    type View: Clone + PartialEq + fmt::Debug + Serialize + Send + Sync + 'static;

    /// How many seats the game takes.
    const SEATS: RangeInclusive<u8>;
    /// Rises when a change of the rules would let an old record replay to another match.
    const RULES_VERSION: u32;
    /// Whether the winner of a table's last match begins the next one ([`Setup::first`]).
    const REMEMBERS_WINNER: bool = false;
    /// What a table may play otherwise (C-8): one for each field of the options.
    const HOUSE_RULES: &'static [HouseRule] = &[];

    /// Every set of house options worth testing, the default first: unless a game says otherwise,
    /// each other value of each house rule by itself.
    fn variants() -> Vec<Self::Options> {
        house::variants(Self::HOUSE_RULES)
    }

    /// The day whose deal this is, where there is one for every day.
    fn day(_deal: u64) -> Option<Date> {
        None
    }

    /// The first position of a match (C-2). `setup` must have been [checked](Setup::check).
    fn deal(setup: &Setup<Self::Options>, seed: u64) -> Self;

    /// The setup the position was dealt with.
    fn setup(&self) -> Setup<Self::Options>;

    /// Whose decision it is, or how the match ended.
    fn turn(&self) -> Turn;

    /// Appends every action the seat to act may take; none when the match is over.
    fn legal_actions(&self, out: &mut Vec<Self::Action>);

    /// Whether the seat to act may take this action.
    ///
    /// # Errors
    /// The rule it would break (C-5).
    fn check(&self, action: Self::Action) -> Result<(), Self::Refusal>;

    /// Carries out a legal action and reports what happened to `witness`. Search calls it with the
    /// witness `()`, which costs nothing.
    ///
    /// What an action that is not legal does is not specified; everybody but search calls
    /// [`apply`](Game::apply).
    fn play<W: Witness<Self>>(&mut self, action: Self::Action, witness: &mut W);

    /// Checks and carries out an action, and returns what happened, in order.
    ///
    /// # Errors
    /// The rule it would break; the position is then as it was (C-5).
    fn apply(&mut self, action: Self::Action) -> Result<Vec<Self::Event>, Self::Refusal> {
        self.check(action)?;
        let mut events = Vec::new();
        self.play(action, &mut events);
        Ok(events)
    }

    /// What a seat knows (C-4).
    fn view(&self, seat: Seat) -> Self::View;

    /// What the seat of a view can still decide, as far as the seat knows. [`Prospect::Open`] unless
    /// something else is certain.
    fn prospect(_view: &Self::View) -> Prospect {
        Prospect::Open
    }

    /// A full position that fits a view, drawn uniformly from all that do, as far as what the seat
    /// knows for certain goes.
    fn imagine(view: &Self::View, chance: &mut Chance) -> Self;

    /// An event as a seat sees it, without what is hidden from it.
    fn seen_by(event: &Self::Event, seat: Seat) -> Self::Event;

    /// The notation of every card in every place, in any order (C-3).
    fn cards(&self) -> Vec<String>;

    /// What a seat has made in hundredths of a point, where the game counts any: for averages over
    /// many matches, not for who wins.
    fn points(&self, _: Seat) -> Option<u32> {
        None
    }

    /// The most actions a match can have (C-6); `None` if a player may go on as long as they like.
    fn bound(setup: &Setup<Self::Options>) -> Option<usize>;
}

/// What a match is played with: the number of seats, the house options, and what came before it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup<O> {
    /// How many play.
    pub seats: u8,
    /// The house options; the rules as written where there is nothing else (C-8).
    #[serde(default)]
    pub options: O,
    /// Who begins, if the table's last match decided that; nobody where chance or the rules do.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first: Option<Seat>,
}

impl<O> Setup<O> {
    /// A match that nothing came before.
    pub const fn new(seats: u8, options: O) -> Self {
        Setup { seats, options, first: None }
    }

    /// Refuses a number of seats that the game `G` does not take, and a beginner where there can be
    /// none.
    ///
    /// # Errors
    /// Says how many seats there can be, or why nobody can be said to begin.
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
    /// The seat's number, to index with.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The other of two seats.
    #[must_use]
    pub fn other(self) -> Seat {
        Seat(u8::from(self.0 == 0))
    }

    /// The seats of a table of this many, clockwise, beginning with this one.
    pub fn clockwise(self, seats: u8) -> impl Iterator<Item = Seat> {
        (0..seats).map(move |step| Seat((self.0 + step) % seats))
    }

    /// The seats of a table with this many, in order.
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

/// Whose decision a position waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Turn {
    /// This seat has to act.
    Seat(Seat),
    /// Nobody's: the match is over.
    Over(Outcome),
}

/// What a seat can still decide in a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prospect {
    /// The match may still depend on the seat.
    Open,
    /// The seat decides nothing until something brings it back in, like the next deal.
    Waiting,
    /// The seat decides nothing more in this match.
    Out,
    /// The match ends like this, whatever anybody still does.
    Decided(Outcome),
}

/// How a match ended: who won, or who shares the win. Nobody means a solitaire that was lost.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Outcome(u8);

impl Outcome {
    /// The match is won by these seats, together.
    pub fn won_by(winners: impl IntoIterator<Item = Seat>) -> Self {
        Outcome(winners.into_iter().fold(0, |bits, seat| bits | 1 << seat.0))
    }

    /// The seats that won, alone or together.
    pub fn winners(self) -> impl Iterator<Item = Seat> {
        (0..8).filter(move |n| self.0 >> n & 1 == 1).map(Seat)
    }

    /// The seat that won alone.
    pub fn sole_winner(self) -> Option<Seat> {
        self.winners().next().filter(|_| self.0.count_ones() == 1)
    }

    /// The seat's share of the win: 1 alone, a half of two, 0 for a loss.
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

/// Receives what a play does, in order.
pub trait Witness<G: Game> {
    /// Whether it looks at the positions. For a witness that does not, a game may leave out work
    /// that only positions between events need; those at the end of a play are always right.
    const LOOKS: bool = true;

    /// Takes note of what happened, and of the position right after it.
    fn see(&mut self, event: G::Event, after: &G);
}

/// Keeps every event.
impl<G: Game> Witness<G> for Vec<G::Event> {
    const LOOKS: bool = false;

    fn see(&mut self, event: G::Event, _: &G) {
        self.push(event);
    }
}

/// Looks away.
impl<G: Game> Witness<G> for () {
    const LOOKS: bool = false;

    fn see(&mut self, _: G::Event, _: &G) {}
}

/// Text that is not the notation of what was asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unreadable {
    what: &'static str,
    text: String,
    expected: &'static str,
}

impl Unreadable {
    /// `what` was to be read from `text`, which should have been like `expected`.
    pub fn new(what: &'static str, text: &str, expected: &'static str) -> Self {
        // A whole file given by mistake must not fill the screen.
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

/// A setup or position that the rules cannot lead to, and the reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Impossible(pub String);

impl fmt::Display for Impossible {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Impossible {}
