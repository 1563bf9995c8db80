//! The decisions of Of Knights and Ninjas and their notation.

use std::fmt;
use std::str::FromStr;

use super::{Card, Force, Guise, MOST_SEATS};
use crate::engine::{Seat, Unreadable};

/// One decision of one seat. Choices of several cards are taken card by card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs, reason = "what is said of an action says what its fields are")]
pub enum Action {
    /// Attacks a rival with a card, or with peasants together (KN-6 to KN-8).
    Attack { on: Seat, force: Force },
    /// Plays an archer, a ladder or a catapult before an attack (KN-7).
    Prepare { on: Seat, card: Guise },
    /// Sends the archer that fortifies the own kingdom against a rival's (KN-7).
    SendArcher { on: Seat },
    /// Puts a fortification in front of the own kingdom (KN-13).
    Fortify(Guise),
    /// Plays a special action, a merchant against a rival (KN-14 to KN-17).
    Special { card: Guise, on: Option<Seat> },
    /// Answers an attack (KN-9).
    Respond(Force),
    /// Answers an attack with nothing (KN-9).
    Accept,
    /// Takes gems on the move with a highwayman, or with a jester as one (KN-11).
    Highwayman { jester: bool },
    /// Leaves gems on the move to who has them (KN-11).
    LetGo,
    /// Chooses a card to show to a herald (KN-14, KN-23).
    Show(Card),
    /// Takes a card that was shown (KN-14).
    Take { from: Seat, card: Card },
    /// Pays a monk in gems (KN-16).
    PayGems,
    /// Chooses a card to pay a monk with (KN-16).
    PayCard(Card),
    /// Discards a card: for a turn without a play, or where a minstrel asks for it (KN-3, KN-22,
    /// KN-23).
    Discard(Card),
    /// Ends a turn in which something was played (KN-6, KN-13).
    EndTurn,
    /// Does nothing, for want of cards (KN-3).
    Pass,
    /// Keeps the card of the draft that was looked at (KN-21).
    Keep,
    /// Gives that card to the rival (KN-21).
    Give,
    /// Calls for a new draft (KN-22).
    Redraft,
}

const EXPECTED: &str = "what can be done, like attack SEAT CARD, respond CARD or end-turn";

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Action::Attack { on, force } => match force.guise() {
                Some(card) => write!(f, "attack {} {card}", on.0),
                None => write!(f, "revolt {} {}", on.0, force.count()),
            },
            Action::Prepare { on, card } => write!(f, "pre {} {card}", on.0),
            Action::SendArcher { on } => write!(f, "send-archer {}", on.0),
            Action::Fortify(card) => write!(f, "fortify {card}"),
            Action::Special { card, on: Some(on) } => write!(f, "special {card} {}", on.0),
            Action::Special { card, on: None } => write!(f, "special {card}"),
            Action::Respond(force) => write!(f, "respond {force}"),
            Action::Accept => f.write_str("accept"),
            Action::Highwayman { jester: false } => f.write_str("highwayman"),
            Action::Highwayman { jester: true } => f.write_str("jester:highwayman"),
            Action::LetGo => f.write_str("let-go"),
            Action::Show(card) => write!(f, "show {card}"),
            Action::Take { from, card } => write!(f, "take {} {card}", from.0),
            Action::PayGems => f.write_str("pay-gems"),
            Action::PayCard(card) => write!(f, "pay-card {card}"),
            Action::Discard(card) => write!(f, "discard {card}"),
            Action::EndTurn => f.write_str("end-turn"),
            Action::Pass => f.write_str("pass"),
            Action::Keep => f.write_str("keep"),
            Action::Give => f.write_str("give"),
            Action::Redraft => f.write_str("redraft"),
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let words: Vec<&str> = text.split_whitespace().collect();
        Ok(match words[..] {
            ["attack", on, card] => {
                Action::Attack { on: seat(on)?, force: card.parse::<Guise>()?.into() }
            }
            ["revolt", on, count] => {
                Action::Attack { on: seat(on)?, force: Force::from_count(count)? }
            }
            ["pre", on, card] => Action::Prepare { on: seat(on)?, card: card.parse()? },
            ["send-archer", on] => Action::SendArcher { on: seat(on)? },
            ["fortify", card] => Action::Fortify(card.parse()?),
            ["special", card] => Action::Special { card: card.parse()?, on: None },
            ["special", card, on] => Action::Special { card: card.parse()?, on: Some(seat(on)?) },
            ["respond", "peasants", count] => Action::Respond(Force::from_count(count)?),
            ["respond", card] => Action::Respond(card.parse::<Guise>()?.into()),
            ["accept"] => Action::Accept,
            ["highwayman"] => Action::Highwayman { jester: false },
            ["jester:highwayman"] => Action::Highwayman { jester: true },
            ["let-go"] => Action::LetGo,
            ["show", card] => Action::Show(card.parse()?),
            ["take", from, card] => Action::Take { from: seat(from)?, card: card.parse()? },
            ["pay-gems"] => Action::PayGems,
            ["pay-card", card] => Action::PayCard(card.parse()?),
            ["discard", card] => Action::Discard(card.parse()?),
            ["end-turn"] => Action::EndTurn,
            ["pass"] => Action::Pass,
            ["keep"] => Action::Keep,
            ["give"] => Action::Give,
            ["redraft"] => Action::Redraft,
            _ => return Err(Unreadable::new("Knights and Ninjas action", text, EXPECTED)),
        })
    }
}

fn seat(text: &str) -> Result<Seat, Unreadable> {
    let found = Seat::all(MOST_SEATS as u8).find(|seat| seat.0.to_string() == text);
    found.ok_or_else(|| Unreadable::new("seat", text, "a number from 0 to 5"))
}
