//! The kinds of cards of Of Knights and Ninjas, their notation (KN-1, C-7), and cards as they are
//! played (KN-18).

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Hand;
use crate::cards::Numbered;
use crate::engine::Unreadable;

/// A kind of card. Cards of one kind are equal.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Card {
    /// Attack and response of strength 1, any number played together (KN-8).
    Peasant,
    /// Attack and response of strength 2.
    Soldier,
    /// Attack and response of strength 3.
    Knight,
    /// Attack and response of strength 4.
    King,
    /// Fortification that keeps troops out (KN-7).
    Castle,
    /// Fortification that keeps all but ninjas away, and fights other archers (KN-7).
    Archer,
    /// Fortification that keeps all attacks away, and response (KN-9, KN-12).
    Minstrel,
    /// Gets troops over a castle (KN-7).
    Ladder,
    /// Breaks a castle and the archer on it (KN-7).
    Catapult,
    /// Attack of strength 2 past castle and archer (KN-7).
    Ninja,
    /// Attack of strength 2 that burns a castle (KN-7).
    Dragon,
    /// Takes gems on the move (KN-11).
    Highwayman,
    /// Response that takes a knight or a dragon (KN-9).
    Princess,
    /// Response that stops any attack, or a rival's archer, and ends the turn (KN-9).
    Executioner,
    /// Response that turns troops against their sender (KN-9).
    Traitor,
    /// Special action: takes a card that a rival shows (KN-14).
    Herald,
    /// Special action: buys half of a rival's cards (KN-15).
    Merchant,
    /// Special action: a tax on castles (KN-16).
    Monk,
    /// Plays the role of any other card (KN-18).
    Jester,
}

impl Card {
    /// All kinds, in the order of their numbers.
    pub const ALL: [Card; Card::KINDS] = [
        Card::Peasant,
        Card::Soldier,
        Card::Knight,
        Card::King,
        Card::Castle,
        Card::Archer,
        Card::Minstrel,
        Card::Ladder,
        Card::Catapult,
        Card::Ninja,
        Card::Dragon,
        Card::Highwayman,
        Card::Princess,
        Card::Executioner,
        Card::Traitor,
        Card::Herald,
        Card::Merchant,
        Card::Monk,
        Card::Jester,
    ];
    /// Number of kinds.
    pub const KINDS: usize = 19;
    /// Number of cards in the deck.
    pub const DECK: usize = 95;

    /// Returns how many copies of the kind the deck has (KN-1).
    pub fn copies(self) -> u8 {
        [14, 12, 8, 5, 7, 6, 3, 4, 3, 4, 4, 4, 4, 4, 4, 3, 2, 2, 2][self as usize]
    }

    /// The English name, lower case: "knight".
    pub fn name(self) -> &'static str {
        [
            "peasant",
            "soldier",
            "knight",
            "king",
            "castle",
            "archer",
            "minstrel",
            "ladder",
            "catapult",
            "ninja",
            "dragon",
            "highwayman",
            "princess",
            "executioner",
            "traitor",
            "herald",
            "merchant",
            "monk",
            "jester",
        ][self as usize]
    }

    /// Returns how many gems such a card takes in an attack; 0 for a card that takes none (KN-8).
    pub fn strength(self) -> u8 {
        match self {
            Card::Peasant => 1,
            Card::Soldier | Card::Dragon | Card::Ninja => 2,
            Card::Knight => 3,
            Card::King => 4,
            _ => 0,
        }
    }

    /// Whether it fights with its strength, in attack and response: peasant, soldier, knight and
    /// king.
    pub fn is_troop(self) -> bool {
        self <= Card::King
    }

    /// Whether it can attack (KN-6).
    pub fn is_attack(self) -> bool {
        self.strength() > 0
    }

    /// Whether it can prepare an attack (KN-7).
    pub fn is_preparation(self) -> bool {
        matches!(self, Card::Archer | Card::Ladder | Card::Catapult)
    }

    /// Returns the fortification that it destroys if not stopped, apart from what a catapult breaks
    /// (KN-7).
    pub fn destroys(self) -> Option<Card> {
        match self {
            Card::Dragon => Some(Card::Castle),
            Card::Ninja | Card::Archer => Some(Card::Archer),
            _ => None,
        }
    }

    /// Whether it can fortify a kingdom (KN-13).
    pub fn is_fortification(self) -> bool {
        matches!(self, Card::Castle | Card::Archer | Card::Minstrel)
    }

    /// Whether it is a special action (KN-17).
    pub fn is_special(self) -> bool {
        matches!(self, Card::Herald | Card::Merchant | Card::Monk)
    }

    /// Whether it answers an attack by cards of a kind, or an archer sent against an archer (KN-9).
    pub fn answers(self, attack: Card) -> bool {
        match self {
            Card::Executioner => true,
            Card::Minstrel => attack.is_attack(),
            Card::Princess => matches!(attack, Card::Knight | Card::Dragon),
            Card::Traitor => attack.is_troop(),
            other => other.is_troop() && attack.is_troop(),
        }
    }

    /// Returns all cards of the deck (KN-1).
    pub fn deck() -> Hand {
        let mut deck = Hand::EMPTY;
        Card::ALL.into_iter().for_each(|card| deck.add(card, card.copies()));
        deck
    }
}

impl Numbered for Card {
    const COUNT: usize = Card::KINDS;
    const FIRST: Self = Card::Peasant;

    #[inline]
    fn from_index(index: usize) -> Option<Self> {
        Card::ALL.get(index).copied()
    }

    #[inline]
    fn index(self) -> usize {
        self as usize
    }

    fn name(self) -> String {
        Card::name(self).into()
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(Card::name(*self))
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
        let found = Card::ALL.into_iter().find(|card| Card::name(*card) == text);
        found.ok_or_else(|| Unreadable::new("card", text, "its name, like knight or jester"))
    }
}

/// A card as played: as itself, or a jester in its role (KN-18).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlayedCard {
    role: Card,
    jester: bool,
}

impl PlayedCard {
    /// Creates a card played as itself.
    pub const fn plain(card: Card) -> Self {
        PlayedCard { role: card, jester: false }
    }

    /// Creates a jester in the role of a card.
    pub const fn jester(role: Card) -> Self {
        PlayedCard { role, jester: true }
    }

    /// Returns the card whose rules apply.
    pub fn role(self) -> Card {
        self.role
    }

    /// Returns the physical card.
    pub fn card(self) -> Card {
        if self.jester { Card::Jester } else { self.role }
    }

    /// Whether it is a jester.
    pub fn is_jester(self) -> bool {
        self.jester
    }
}

impl From<Card> for PlayedCard {
    fn from(card: Card) -> Self {
        PlayedCard::plain(card)
    }
}

impl fmt::Display for PlayedCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", if self.jester { "jester:" } else { "" }, self.role)
    }
}

impl fmt::Debug for PlayedCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for PlayedCard {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let (role, jester) = match text.strip_prefix("jester:") {
            Some(role) => (role, true),
            None => (text, false),
        };
        // A jester plays any role except that of a jester.
        match role.parse::<Card>() {
            Ok(role) if role != Card::Jester => Ok(PlayedCard { role, jester }),
            _ => Err(Unreadable::new("card", text, "what is played, like knight or jester:knight")),
        }
    }
}

/// Serializes these types as their notation.
macro_rules! as_text {
    ($($type:ty),*) => { $(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = std::borrow::Cow::<str>::deserialize(deserializer)?;
                text.parse().map_err(serde::de::Error::custom)
            }
        }
    )* };
}

as_text!(Card, PlayedCard, super::Force);
