//! Cards of any deck by number, card sets, small piles, tallies of equal cards, and the 52-card
//! deck.

#![deny(missing_docs)]

mod numbered;
mod standard;
mod tally;

use std::fmt;
use std::hash::Hash;
use std::marker::PhantomData;
use std::str::FromStr;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

pub(crate) use numbered::{as_text, numbered};
pub use standard::{Card, CardSet, Rank, Suit};
pub use tally::{Tally, check_counts};

use crate::engine::{Impossible, Unreadable};

/// A card of a deck, or a kind of equal cards, numbered from 0, so that a set of them fits the bits
/// of an integer.
pub trait Numbered:
    Copy + Eq + Hash + fmt::Debug + fmt::Display + FromStr<Err = Unreadable>
{
    /// Number of cards or kinds in the deck, at most 63.
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

/// A set of cards as bits, iterated in the order of the cards' numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Set<C>(u64, PhantomData<C>);

impl<C: Numbered> Set<C> {
    /// The empty set.
    pub const EMPTY: Self = Self::from_bits(0);
    /// Every card of the deck.
    pub const FULL: Self = Self::from_bits((1 << C::COUNT) - 1);

    /// Creates a set from the bits of the cards' numbers. No bit may lie beyond the deck.
    pub const fn from_bits(bits: u64) -> Self {
        Set(bits, PhantomData)
    }

    /// The set as bits, one per card number.
    pub fn bits(self) -> u64 {
        self.0
    }

    /// The cards with lower numbers than this one.
    pub fn below(card: C) -> Self {
        Self::from_bits((1 << card.index()) - 1)
    }

    /// Whether the card is in the set.
    pub fn contains(self, card: C) -> bool {
        self.0 >> card.index() & 1 == 1
    }

    /// Adds the card if it is missing.
    pub fn insert(&mut self, card: C) {
        self.0 |= 1 << card.index();
    }

    /// Removes the card if it is there.
    pub fn remove(&mut self, card: C) {
        self.0 &= !(1 << card.index());
    }

    /// Returns the number of cards.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the cards in either set.
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        Self::from_bits(self.0 | other.0)
    }

    /// Returns the cards in both sets.
    #[must_use]
    pub fn intersection(self, other: Self) -> Self {
        Self::from_bits(self.0 & other.0)
    }

    /// Returns the cards of this set that are not in the other.
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

    /// Iterates over the cards, lowest number first.
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
    /// Reads a list of cards; a duplicate is an error.
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
/// Names a card that is missing or in two places.
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

/// A pile of up to `N` cards in order, stored inline so that positions clone without allocating.
#[derive(Clone, Copy)]
pub struct Pile<const N: usize, C = Card> {
    len: u8,
    cards: [C; N],
}

impl<const N: usize, C: Numbered> Pile<N, C> {
    /// The empty pile.
    pub const EMPTY: Self = Pile { len: 0, cards: [C::FIRST; N] };

    /// Puts a card on top (at the end).
    ///
    /// # Panics
    /// If the pile already holds `N` cards. Every caller's rules prevent that.
    pub fn push(&mut self, card: C) {
        self.cards[usize::from(self.len)] = card;
        self.len += 1;
    }

    /// Takes the top card (at the end).
    pub fn pop(&mut self) -> Option<C> {
        self.len = self.len.checked_sub(1)?;
        Some(self.cards[usize::from(self.len)])
    }

    /// Removes all cards.
    pub fn clear(&mut self) {
        self.len = 0;
    }

    /// Removes all cards from this index on and returns them; none if there are fewer.
    #[must_use]
    pub fn split_off(&mut self, at: usize) -> Self {
        let at = at.min(self.len());
        let rest = self[at..].iter().copied().collect();
        self.len = at as u8;
        rest
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
