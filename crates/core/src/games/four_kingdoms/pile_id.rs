//! Pile ids of Four Kingdoms and their notation (C-7).

use std::fmt;
use std::str::FromStr;

use serde::{Serialize, Serializer};

use crate::cards::{Card, Rank, Suit};
use crate::engine::Unreadable;

/// The number of free lands (FK-1).
pub const ROWS: usize = 7;

/// A pile that cards move from or to: every place except the talon (FK-7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PileId {
    /// A free land, 1 to 7.
    Row(u8),
    /// The pile that cards are dealt to from the talon (FK-7).
    Waste,
    /// The guest chamber of a suit (FK-4).
    Guest(Suit),
    /// The place of the ten.
    Tower(Suit),
    /// The king's place in the castle.
    King(Suit),
    /// The queen's place in the castle.
    Queen(Suit),
    /// The jack's place in the castle.
    Jack(Suit),
    /// The place of nine to two.
    Subjects(Suit),
    /// The place of the ace.
    Dungeon(Suit),
}

impl PileId {
    /// Returns the home of a card (FK-4).
    #[inline]
    pub fn home(card: Card) -> PileId {
        let suit = card.suit();
        match card.rank() {
            Rank::Ten => PileId::Tower(suit),
            Rank::Jack => PileId::Jack(suit),
            Rank::Queen => PileId::Queen(suit),
            Rank::King => PileId::King(suit),
            Rank::Ace => PileId::Dungeon(suit),
            _ => PileId::Subjects(suit),
        }
    }

    /// Returns the suit, for places of a kingdom.
    pub fn suit(self) -> Option<Suit> {
        match self {
            PileId::Row(_) | PileId::Waste => None,
            PileId::Guest(suit)
            | PileId::Tower(suit)
            | PileId::King(suit)
            | PileId::Queen(suit)
            | PileId::Jack(suit)
            | PileId::Subjects(suit)
            | PileId::Dungeon(suit) => Some(suit),
        }
    }

    /// Whether it is a home (FK-8): any place of a kingdom except the guest chamber.
    pub fn is_home(self) -> bool {
        !matches!(self, PileId::Row(_) | PileId::Waste | PileId::Guest(_))
    }
}

/// Constructor of a kingdom's place for a suit.
type OfSuit = fn(Suit) -> PileId;

/// The places of a kingdom with the word of their notation.
const KINGDOM: [(&str, OfSuit); 7] = [
    ("guest", PileId::Guest),
    ("tower", PileId::Tower),
    ("king", PileId::King),
    ("queen", PileId::Queen),
    ("jack", PileId::Jack),
    ("subjects", PileId::Subjects),
    ("dungeon", PileId::Dungeon),
];

impl fmt::Display for PileId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let PileId::Row(row) = self {
            return write!(f, "row{row}");
        }
        let Some(suit) = self.suit() else { return f.write_str("waste") };
        let word = KINGDOM.iter().find(|(_, place)| place(suit) == *self).map_or("", |row| row.0);
        write!(f, "{word}{}", suit.letter())
    }
}

impl FromStr for PileId {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let rows = (1..=ROWS as u8).map(PileId::Row);
        let kingdoms = KINGDOM.iter().flat_map(|(_, place)| Suit::ALL.map(place));
        let found = rows.chain([PileId::Waste]).chain(kingdoms).find(|all| all.to_string() == text);
        found.ok_or_else(|| {
            let expected = "row1 to row7, waste, or guestS, towerH, kingD and so on";
            Unreadable::new("place", text, expected)
        })
    }
}

impl Serialize for PileId {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}
