//! The 24 cards of Four Horsemen and their notation (FH-1, C-7).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::cards::{Numbered, Set};
use crate::engine::Unreadable;

/// A suit, in the order that breaks equal values (FH-2): Death is highest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Horseman {
    /// Counts as minus where there is an odd number of them.
    Famine,
    /// Scores for who has the least of it.
    Pestilence,
    /// Strikes a card of the pile that it comes to.
    War,
    /// The third one is the end.
    Death,
}

impl Horseman {
    /// All four, the lowest first.
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
        // Every fourth number, from that of the suit's 1.
        CardSet::from_bits(0x11_1111 << self as u32)
    }
}

/// A card, numbered 0 to 23 by value and then suit. That is the order of FH-2: of two cards, the
/// greater beats the other.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

/// A set of cards of this deck.
pub type CardSet = Set<Card>;

impl Card {
    /// How many cards the deck has.
    pub const COUNT: usize = 24;
    /// The highest value (FH-1).
    pub const HIGHEST: u8 = 6;

    /// The card of a value from 1 to 6; `None` for another value.
    pub fn new(value: u8, suit: Horseman) -> Option<Self> {
        (1..=Self::HIGHEST).contains(&value).then(|| Card((value - 1) * 4 + suit as u8))
    }

    /// The card with this number, if it is under 24.
    pub fn from_index(index: usize) -> Option<Self> {
        (index < Self::COUNT).then_some(Card(index as u8))
    }

    /// The card's number, 0 to 23.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The value, 1 to 6.
    pub fn value(self) -> u8 {
        self.0 / 4 + 1
    }

    /// Which horseman's it is.
    pub fn suit(self) -> Horseman {
        Horseman::ALL[usize::from(self.0 % 4)]
    }

    /// The English name: "3 of War".
    pub fn name(self) -> String {
        format!("{} of {}", self.value(), self.suit().name())
    }

    /// All 24 cards, lowest first.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..Self::COUNT as u8).map(Card)
    }
}

impl Numbered for Card {
    const COUNT: usize = Card::COUNT;
    const FIRST: Self = Card(0);

    fn from_index(index: usize) -> Option<Self> {
        Card::from_index(index)
    }

    fn index(self) -> usize {
        Card::index(self)
    }

    fn name(self) -> String {
        Card::name(self)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.value(), self.suit().letter())
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Card {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let found = Card::all().find(|card| card.to_string() == text);
        found.ok_or_else(|| Unreadable::new("card", text, "a value and a suit, like 3W or 1F"))
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}
