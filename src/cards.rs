//! The 52-card deck: suits, ranks, cards and their notation (C-7); sets and small piles of the cards
//! of any deck.

use std::fmt;
use std::hash::Hash;
use std::marker::PhantomData;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::engine::{Impossible, Unreadable};

/// One of the four suits, in the order that numbers cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Suit {
    Clubs,
    Diamonds,
    Hearts,
    Spades,
}

impl Suit {
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

/// A rank from two to ace. The order is that of high cards: two lowest, ace highest;
/// a game with another order says so itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
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

impl Card {
    /// How many cards the deck has.
    pub const COUNT: usize = 52;

    pub fn new(rank: Rank, suit: Suit) -> Self {
        Card(rank as u8 * 4 + suit as u8)
    }

    /// The card with this number, if it is under 52.
    pub fn from_index(index: usize) -> Option<Self> {
        (index < Self::COUNT).then_some(Card(index as u8))
    }

    /// The card's number, 0 to 51.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    pub fn rank(self) -> Rank {
        Rank::ALL[usize::from(self.0 / 4)]
    }

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

    /// All 52 cards in the order of their numbers.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..Self::COUNT as u8).map(Card)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.rank().letter(), self.suit().letter())
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

/// A card of some deck, numbered from 0, so that a set of them is a number's bits.
pub trait Numbered:
    Copy + Eq + Hash + fmt::Debug + fmt::Display + FromStr<Err = Unreadable>
{
    /// How many cards the deck has, at most 63.
    const COUNT: usize;
    /// The card with number 0.
    const FIRST: Self;

    /// The card with this number, if it is under [`COUNT`](Numbered::COUNT).
    fn from_index(index: usize) -> Option<Self>;

    /// The card's number.
    fn index(self) -> usize;

    /// The English name.
    fn name(self) -> String;
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

/// A set of cards of the 52-card deck.
pub type CardSet = Set<Card>;

/// A set of cards as bits. Iterates in the order of the cards' numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Set<C>(u64, PhantomData<C>);

impl<C: Numbered> Set<C> {
    pub const EMPTY: Self = Self::from_bits(0);
    pub const FULL: Self = Self::from_bits((1 << C::COUNT) - 1);

    /// The cards whose numbers are the bits that are set, of which none may be past the deck.
    pub(crate) const fn from_bits(bits: u64) -> Self {
        Set(bits, PhantomData)
    }

    /// A bit set for the number of every card.
    pub(crate) fn bits(self) -> u64 {
        self.0
    }

    /// The cards with a lower number than this one.
    pub fn below(card: C) -> Self {
        Self::from_bits((1 << card.index()) - 1)
    }

    pub fn contains(self, card: C) -> bool {
        self.0 >> card.index() & 1 == 1
    }

    pub fn insert(&mut self, card: C) {
        self.0 |= 1 << card.index();
    }

    pub fn remove(&mut self, card: C) {
        self.0 &= !(1 << card.index());
    }

    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards in either set.
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        Self::from_bits(self.0 | other.0)
    }

    /// The cards in both sets.
    #[must_use]
    pub fn intersection(self, other: Self) -> Self {
        Self::from_bits(self.0 & other.0)
    }

    /// The cards of this set that are not in the other.
    #[must_use]
    pub fn minus(self, other: Self) -> Self {
        Self::from_bits(self.0 & !other.0)
    }

    /// The `n`th card in the order of numbers, counted from 0.
    pub fn nth(self, n: usize) -> Option<C> {
        let mut bits = self.0;
        for _ in 0..n {
            bits &= bits.wrapping_sub(1);
        }
        C::from_index(bits.trailing_zeros() as usize)
    }

    /// The card with the highest number.
    pub fn highest(self) -> Option<C> {
        self.0.checked_ilog2().and_then(|index| C::from_index(index as usize))
    }

    pub fn iter(self) -> SetIter<C> {
        SetIter(self)
    }
}

/// The cards of a [`Set`], lowest number first.
pub struct SetIter<C>(Set<C>);

impl<C: Numbered> Iterator for SetIter<C> {
    type Item = C;

    fn next(&mut self) -> Option<C> {
        let card = self.0.nth(0)?;
        self.0.remove(card);
        Some(card)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.len();
        (left, Some(left))
    }
}

impl<C: Numbered> ExactSizeIterator for SetIter<C> {}

impl<C: Numbered> Default for Set<C> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<C: Numbered> IntoIterator for Set<C> {
    type Item = C;
    type IntoIter = SetIter<C>;

    fn into_iter(self) -> SetIter<C> {
        self.iter()
    }
}

impl<C: Numbered> FromIterator<C> for Set<C> {
    fn from_iter<I: IntoIterator<Item = C>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        set.extend(cards);
        set
    }
}

impl<C: Numbered> Extend<C> for Set<C> {
    fn extend<I: IntoIterator<Item = C>>(&mut self, cards: I) {
        for card in cards {
            self.insert(card);
        }
    }
}

impl<C: Numbered> fmt::Debug for Set<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl<C: Numbered + Serialize> Serialize for Set<C> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, C: Numbered + Deserialize<'de>> Deserialize<'de> for Set<C> {
    /// Reads a list of cards; a card named twice is an error.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = Vec::<C>::deserialize(deserializer)?;
        let mut set = Self::EMPTY;
        for card in cards {
            if set.contains(card) {
                return Err(serde::de::Error::custom(format!("{card} is listed twice")));
            }
            set.insert(card);
        }
        Ok(set)
    }
}

/// Checks that every card of the deck is in exactly one place (C-3).
///
/// # Errors
/// Names a card that is in two places or in none.
pub fn check_deck<C: Numbered>(cards: impl Iterator<Item = C>) -> Result<(), Impossible> {
    let mut seen = Set::EMPTY;
    for card in cards {
        if seen.contains(card) {
            return Err(Impossible(format!("the {} is in two places", card.name())));
        }
        seen.insert(card);
    }
    match Set::<C>::FULL.minus(seen).nth(0) {
        Some(card) => Err(Impossible(format!("the {} is missing", card.name()))),
        None => Ok(()),
    }
}

/// A pile of up to `N` cards in order, kept inline so that positions clone without allocating.
#[derive(Clone, Copy)]
pub struct Pile<const N: usize, C = Card> {
    len: u8,
    cards: [C; N],
}

impl<const N: usize, C: Numbered> Pile<N, C> {
    pub const EMPTY: Self = Pile { len: 0, cards: [C::FIRST; N] };

    /// Puts a card on top (the end).
    ///
    /// # Panics
    /// If the pile already holds `N` cards: every caller's rules bound it.
    pub fn push(&mut self, card: C) {
        self.cards[usize::from(self.len)] = card;
        self.len += 1;
    }

    /// Takes the top card (the end).
    pub fn pop(&mut self) -> Option<C> {
        self.len = self.len.checked_sub(1)?;
        Some(self.cards[usize::from(self.len)])
    }

    pub fn clear(&mut self) {
        self.len = 0;
    }
}

impl<const N: usize, C> std::ops::Deref for Pile<N, C> {
    type Target = [C];

    fn deref(&self) -> &[C] {
        &self.cards[..usize::from(self.len)]
    }
}

impl<const N: usize, C> std::ops::DerefMut for Pile<N, C> {
    fn deref_mut(&mut self) -> &mut [C] {
        &mut self.cards[..usize::from(self.len)]
    }
}

/// # Panics
/// If there are more than `N` cards.
impl<const N: usize, C: Numbered> FromIterator<C> for Pile<N, C> {
    fn from_iter<I: IntoIterator<Item = C>>(cards: I) -> Self {
        let mut pile = Self::EMPTY;
        cards.into_iter().for_each(|card| pile.push(card));
        pile
    }
}

impl<const N: usize, C: Numbered> Default for Pile<N, C> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<const N: usize, C: PartialEq> PartialEq for Pile<N, C> {
    fn eq(&self, other: &Self) -> bool {
        **self == **other
    }
}

impl<const N: usize, C: Eq> Eq for Pile<N, C> {}

impl<const N: usize, C: fmt::Debug> fmt::Debug for Pile<N, C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<const N: usize, C: Serialize> Serialize for Pile<N, C> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, const N: usize, C: Numbered + Deserialize<'de>> Deserialize<'de> for Pile<N, C> {
    /// Reads a list of cards; more than `N` is an error.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = Vec::<C>::deserialize(deserializer)?;
        if cards.len() > N {
            let message = format!("{} cards where at most {N} can lie", cards.len());
            return Err(serde::de::Error::custom(message));
        }
        Ok(cards.into_iter().collect())
    }
}
