//! The 52-card deck: suits, ranks, cards and their notation (C-7).

use std::fmt;
use std::str::FromStr;

use super::{Set, numbered};
use crate::engine::Unreadable;

/// One of the four suits, in the order that numbers cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs, reason = "a suit is its name")]
pub enum Suit {
    Clubs,
    Diamonds,
    Hearts,
    Spades,
}

impl Suit {
    /// All four suits, from clubs to spades.
    pub const ALL: [Suit; 4] = [Suit::Clubs, Suit::Diamonds, Suit::Hearts, Suit::Spades];

    /// The letter of the notation: `C`, `D`, `H` or `S`.
    pub fn letter(self) -> char {
        ['C', 'D', 'H', 'S'][self as usize]
    }

    /// The English name, lower case, plural: "hearts".
    pub fn name(self) -> &'static str {
        ["clubs", "diamonds", "hearts", "spades"][self as usize]
    }

    /// The Unicode symbol, for running text.
    pub fn symbol(self) -> char {
        ['♣', '♦', '♥', '♠'][self as usize]
    }

    /// Whether the suit is red (diamonds and hearts).
    pub fn is_red(self) -> bool {
        matches!(self, Suit::Diamonds | Suit::Hearts)
    }
}

/// A rank from two to ace, ordered with the ace high. A game with another order defines its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
#[allow(missing_docs, reason = "a rank is its name")]
pub enum Rank {
    Two,
    Three,
    Four,
    Five,
    Six,
    Seven,
    Eight,
    Nine,
    Ten,
    Jack,
    Queen,
    King,
    Ace,
}

impl Rank {
    /// All thirteen ranks, from two to ace.
    pub const ALL: [Rank; 13] = [
        Rank::Two,
        Rank::Three,
        Rank::Four,
        Rank::Five,
        Rank::Six,
        Rank::Seven,
        Rank::Eight,
        Rank::Nine,
        Rank::Ten,
        Rank::Jack,
        Rank::Queen,
        Rank::King,
        Rank::Ace,
    ];

    /// The letter of the notation: `2` to `9`, `T`, `J`, `Q`, `K`, `A`.
    pub fn letter(self) -> char {
        b"23456789TJQKA"[self as usize] as char
    }

    /// The English name, lower case: "seven".
    pub fn name(self) -> &'static str {
        [
            "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack",
            "queen", "king", "ace",
        ][self as usize]
    }
}

/// A card of the standard deck, numbered 0 to 51 by rank and then suit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(u8);

numbered!(Card, 52);

impl Card {
    /// The card of this rank and suit.
    pub const fn new(rank: Rank, suit: Suit) -> Self {
        Card(rank as u8 * 4 + suit as u8)
    }

    /// The card's rank.
    pub fn rank(self) -> Rank {
        Rank::ALL[usize::from(self.0 / 4)]
    }

    /// The card's suit.
    pub fn suit(self) -> Suit {
        Suit::ALL[usize::from(self.0 % 4)]
    }

    /// The English name: "seven of hearts".
    pub fn name(self) -> String {
        format!("{} of {}", self.rank().name(), self.suit().name())
    }

    /// A short form for running text: `10♥`, `K♠`.
    pub fn short(self) -> String {
        let symbol = self.suit().symbol();
        match self.rank() {
            Rank::Ten => format!("10{symbol}"),
            rank => format!("{}{symbol}", rank.letter()),
        }
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rank().letter(), self.suit().letter())
    }
}

impl FromStr for Card {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let mut letters = text.chars();
        if let (Some(rank), Some(suit), None) = (letters.next(), letters.next(), letters.next()) {
            let rank = Rank::ALL.into_iter().find(|r| r.letter() == rank);
            let suit = Suit::ALL.into_iter().find(|s| s.letter() == suit);
            if let (Some(rank), Some(suit)) = (rank, suit) {
                return Ok(Card::new(rank, suit));
            }
        }
        Err(Unreadable::new("card", text, "a rank and a suit, like TS or 7H"))
    }
}

/// A set of cards of the 52-card deck.
pub type CardSet = Set<Card>;
