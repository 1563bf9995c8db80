//! Actions of Of Knights and Ninjas and their notation.

use std::fmt;
use std::str::FromStr;

use super::{Card, Force, MOST_SEATS, PlayedCard};
use crate::engine::{Seat, Unreadable};

/// One decision of one seat. Cards that are chosen together are chosen one action at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "what is said of an action says what its fields are")]
pub enum Action {
    /// Attacks a rival with one card or several peasants (KN-6 to KN-8).
    Attack { on: Seat, force: Force },
    /// Plays an archer, a ladder or a catapult before an attack (KN-7).
    Prepare { on: Seat, card: PlayedCard },
    /// Sends the archer that fortifies the seat's own kingdom against a rival's archer (KN-7).
    SendArcher { on: Seat },
    /// Places a fortification in front of the seat's own kingdom (KN-13).
    Fortify(PlayedCard),
    /// Plays a special action; a merchant targets a rival (KN-14 to KN-17).
    Special { card: PlayedCard, on: Option<Seat> },
    /// Answers an attack (KN-9).
    Respond(Force),
    /// Lets an attack through (KN-9).
    Accept,
    /// Takes gems on the move with a highwayman, or with a jester as one (KN-11).
    Highwayman { jester: bool },
    /// Leaves gems on the move with their holder (KN-11).
    LetGo,
    /// Chooses a card to show to a herald (KN-14, KN-23).
    Show(Card),
    /// Takes a card that was shown (KN-14).
    Take { from: Seat, card: Card },
    /// Pays a monk in gems (KN-16).
    PayGems,
    /// Chooses a card to pay a monk with (KN-16).
    PayCard(Card),
    /// Discards a card: for a turn without a play, or because of a minstrel (KN-3, KN-22, KN-23).
    Discard(Card),
    /// Ends a turn in which something was played (KN-6, KN-13).
    EndTurn,
    /// Does nothing, for lack of cards (KN-3).
    Pass,
    /// Keeps the draft card that was looked at (KN-21).
    Keep,
    /// Gives that card to the rival (KN-21).
    Give,
    /// Calls for a new draft (KN-22).
    Redraft,
}

/// A part of an action's notation.
trait Word: Sized {
    fn write(self) -> String;
    fn read(text: &str) -> Result<Self, Unreadable>;
}

impl<T: fmt::Display + FromStr<Err = Unreadable>> Word for T {
    fn write(self) -> String {
        self.to_string()
    }

    fn read(text: &str) -> Result<Self, Unreadable> {
        text.parse()
    }
}

/// A seat is its number.
impl Word for Seat {
    fn write(self) -> String {
        self.0.to_string()
    }

    fn read(text: &str) -> Result<Self, Unreadable> {
        let found = Seat::all(MOST_SEATS as u8).find(|seat| seat.0.to_string() == text);
        found.ok_or_else(|| Unreadable::new("seat", text, "a number from 0 to 5"))
    }
}

/// Implements `Display` and `FromStr` from one table: a word, its parts in order, and the action.
/// Attacks and responses are written separately, because their notation depends on the number of
/// peasants.
macro_rules! notation {
    ($($word:literal $($part:ident)* => [$($action:tt)+])*) => {
        impl fmt::Display for Action {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match *self {
                    Action::Attack { on, force } => match force.guise() {
                        Some(card) => write!(f, "attack {} {card}", on.0),
                        None => write!(f, "revolt {} {}", on.0, force.count()),
                    },
                    Action::Respond(force) => write!(f, "respond {force}"),
                    $($($action)+ => {
                        f.write_str($word)?;
                        $(write!(f, " {}", $part.write())?;)*
                        Ok(())
                    })*
                }
            }
        }

        impl FromStr for Action {
            type Err = Unreadable;

            fn from_str(text: &str) -> Result<Self, Unreadable> {
                const EXPECTED: &str =
                    "what can be done, like attack SEAT CARD, respond CARD or end-turn";
                let words: Vec<&str> = text.split_whitespace().collect();
                let one = |card: &str| card.parse().map(PlayedCard::into);
                Ok(match words[..] {
                    ["attack", on, card] => Action::Attack { on: Seat::read(on)?, force: one(card)? },
                    ["revolt", on, count] => {
                        Action::Attack { on: Seat::read(on)?, force: Force::from_count(count)? }
                    }
                    ["respond", card] => Action::Respond(one(card)?),
                    ["respond", "peasants", count] => Action::Respond(Force::from_count(count)?),
                    $([$word, $($part),*] => {
                        $(let $part = Word::read($part)?;)*
                        $($action)+
                    })*
                    _ => return Err(Unreadable::new("Knights and Ninjas action", text, EXPECTED)),
                })
            }
        }
    };
}

notation! {
    "pre" on card => [Action::Prepare { on, card }]
    "send-archer" on => [Action::SendArcher { on }]
    "fortify" card => [Action::Fortify(card)]
    "special" card on => [Action::Special { card, on: Some(on) }]
    "special" card => [Action::Special { card, on: None }]
    "accept" => [Action::Accept]
    "highwayman" => [Action::Highwayman { jester: false }]
    "jester:highwayman" => [Action::Highwayman { jester: true }]
    "let-go" => [Action::LetGo]
    "show" card => [Action::Show(card)]
    "take" from card => [Action::Take { from, card }]
    "pay-gems" => [Action::PayGems]
    "pay-card" card => [Action::PayCard(card)]
    "discard" card => [Action::Discard(card)]
    "end-turn" => [Action::EndTurn]
    "pass" => [Action::Pass]
    "keep" => [Action::Keep]
    "give" => [Action::Give]
    "redraft" => [Action::Redraft]
}
