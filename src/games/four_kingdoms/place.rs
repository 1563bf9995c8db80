//! The places of cards and their notation (C-7).

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use crate::cards::{Card, Rank, Suit};
use crate::engine::Unreadable;

/// The number of free lands (FK-1).
pub const ROWS: usize = 7;

/// A place that cards are moved from or to: every place but the talon (FK-7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Place {
    /// A free land, 1 to 7.
    Row(u8),
    /// The pile that the talon's cards are turned to (FK-7).
    Waste,
    /// The guest chamber of a suit (FK-4).
    Guest(Suit),
    /// The home of the ten.
    Tower(Suit),
    /// The king's place in a castle.
    King(Suit),
    /// The queen's place in a castle.
    Queen(Suit),
    /// The jack's place in a castle.
    Jack(Suit),
    /// The home of nine to two.
    Subjects(Suit),
    /// The home of the ace.
    Dungeon(Suit),
}

impl Place {
    /// Returns the place where a card ends up (FK-4).
    #[inline]
    pub fn home(card: Card) -> Place {
        let suit = card.suit();
        match card.rank() {
            Rank::Ten => Place::Tower(suit),
            Rank::Jack => Place::Jack(suit),
            Rank::Queen => Place::Queen(suit),
            Rank::King => Place::King(suit),
            Rank::Ace => Place::Dungeon(suit),
            _ => Place::Subjects(suit),
        }
    }

    /// Returns the suit of the place's kingdom.
    pub fn suit(self) -> Option<Suit> {
        match self {
            Place::Row(_) | Place::Waste => None,
            Place::Guest(suit)
            | Place::Tower(suit)
            | Place::King(suit)
            | Place::Queen(suit)
            | Place::Jack(suit)
            | Place::Subjects(suit)
            | Place::Dungeon(suit) => Some(suit),
        }
    }

    /// Whether cards end up here (FK-8): all places of a kingdom but the guest chamber.
    pub fn is_home(self) -> bool {
        !matches!(self, Place::Row(_) | Place::Waste | Place::Guest(_))
    }

    /// Returns the English name, like "castle of hearts".
    pub fn name(self) -> String {
        let kind = match self {
            Place::Row(row) => return format!("free land {row}"),
            Place::Waste => return "waste".into(),
            Place::Guest(_) => "guest chamber",
            Place::Tower(_) => "tower",
            Place::King(_) | Place::Queen(_) | Place::Jack(_) => "castle",
            Place::Subjects(_) => "subjects",
            Place::Dungeon(_) => "dungeon",
        };
        format!("{kind} of {}", self.suit().map_or("", Suit::name))
    }
}

/// Makes the place of a kingdom for its suit.
type OfSuit = fn(Suit) -> Place;

/// The places of a kingdom, by the word of their notation.
const KINGDOM: [(&str, OfSuit); 7] = [
    ("guest", Place::Guest),
    ("tower", Place::Tower),
    ("king", Place::King),
    ("queen", Place::Queen),
    ("jack", Place::Jack),
    ("subjects", Place::Subjects),
    ("dungeon", Place::Dungeon),
];

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Place::Row(row) = self {
            return write!(f, "row{row}");
        }
        let Some(suit) = self.suit() else { return f.write_str("waste") };
        let word = KINGDOM.iter().find(|(_, place)| place(suit) == *self).map_or("", |row| row.0);
        write!(f, "{word}{}", suit.letter())
    }
}

impl FromStr for Place {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let rows = (1..=ROWS as u8).map(Place::Row);
        let kingdoms = KINGDOM.iter().flat_map(|(_, place)| Suit::ALL.map(place));
        let found = rows.chain([Place::Waste]).chain(kingdoms).find(|all| all.to_string() == text);
        found.ok_or_else(|| {
            let expected = "row1 to row7, waste, or guestS, towerH, kingD and so on";
            Unreadable::new("place", text, expected)
        })
    }
}

impl Serialize for Place {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
