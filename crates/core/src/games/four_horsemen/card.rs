//! The 24 cards of Four Horsemen and their notation (FH-1, C-7).

use std::fmt;
use std::str::FromStr;

use crate::cards::{Set, numbered};
use crate::engine::Unreadable;

/// A suit. The order breaks ties between equal values (FH-2); Death is highest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Horseman {
    /// Scores negative for an odd number of cards.
    Famine,
    /// Scores only for the seat with the lowest sum.
    Pestilence,
    /// Turns a lower card of the receiving pile face down.
    War,
    /// Eliminates a seat with three of them.
    Death,
}

impl Horseman {
    /// All four suits, lowest first.
    pub const ALL: [Horseman; 4] =
        [Horseman::Famine, Horseman::Pestilence, Horseman::War, Horseman::Death];

    /// The letter of the notation: `F`, `P`, `W` or `D`.
    pub fn letter(self) -> char {
        ['F', 'P', 'W', 'D'][self as usize]
    }

    /// The English name: "Famine".
    pub fn name(self) -> &'static str {
        ["Famine", "Pestilence", "War", "Death"][self as usize]
    }

    /// The six cards of the suit.
    pub fn cards(self) -> CardSet {
        // Every fourth number from that of the suit's 1.
        CardSet::from_bits(0x11_1111 << self as u32)
    }
}

/// A card, numbered 0 to 23 by value and then suit. This is the order of FH-2: the greater card
/// beats the lesser.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

/// A set of cards of this deck.
pub type CardSet = Set<Card>;

numbered!(Card, 24);

impl Card {
    /// The highest value (FH-1).
    pub const HIGHEST: u8 = 6;

    /// Creates the card of a value from 1 to 6; `None` for other values.
    pub fn new(value: u8, suit: Horseman) -> Option<Self> {
        (1..=Self::HIGHEST).contains(&value).then(|| Card((value - 1) * 4 + suit as u8))
    }

    /// The value, 1 to 6.
    pub fn value(self) -> u8 {
        self.0 / 4 + 1
    }

    /// The suit.
    pub fn suit(self) -> Horseman {
        Horseman::ALL[usize::from(self.0 % 4)]
    }

    /// The English name: "3 of War".
    pub fn name(self) -> String {
        format!("{} of {}", self.value(), self.suit().name())
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.value(), self.suit().letter())
    }
}

impl FromStr for Card {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let found = Card::all().find(|card| card.to_string() == text);
        found.ok_or_else(|| Unreadable::new("card", text, "a value and a suit, like 3W or 1F"))
    }
}
