//! A multiset of cards: how many there are of each kind of equal cards.

use std::fmt;
use std::marker::PhantomData;

use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::Numbered;
use crate::engine::Impossible;

/// The number of cards of each of `N` kinds, stored inline so that positions clone without
/// allocating. At most 255 cards in all. Iterates in the order of the kinds' numbers.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Tally<const N: usize, C> {
    len: u8,
    counts: [u8; N],
    kinds: PhantomData<C>,
}

impl<const N: usize, C: Numbered> Tally<N, C> {
    /// The empty tally.
    pub const EMPTY: Self = {
        assert!(N == C::COUNT, "a count for every kind");
        Tally { len: 0, counts: [0; N], kinds: PhantomData }
    };

    /// Creates a tally of cards of one kind.
    pub fn of(kind: C, cards: u8) -> Self {
        let mut tally = Self::EMPTY;
        tally.add(kind, cards);
        tally
    }

    /// Returns the number of cards of a kind.
    pub fn count(&self, kind: C) -> u8 {
        self.counts[kind.index()]
    }

    /// Whether there is at least one card of this kind.
    pub fn contains(&self, kind: C) -> bool {
        self.count(kind) > 0
    }

    /// Returns the number of cards.
    pub fn len(&self) -> u8 {
        self.len
    }

    /// Whether there are no cards.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Adds cards of a kind.
    ///
    /// # Panics
    /// If the total exceeds 255. Every caller's deck is smaller.
    pub fn add(&mut self, kind: C, cards: u8) {
        self.len = self.len.checked_add(cards).expect("no deck has more than 255 cards");
        self.counts[kind.index()] += cards;
    }

    /// Removes up to this many cards of a kind.
    pub fn remove(&mut self, kind: C, cards: u8) {
        let count = &mut self.counts[kind.index()];
        let cards = cards.min(*count);
        *count -= cards;
        self.len -= cards;
    }

    /// Whether this tally contains all cards of the other.
    pub fn includes(&self, other: &Self) -> bool {
        self.counts.iter().zip(&other.counts).all(|(own, other)| own >= other)
    }

    /// Returns the sum of both tallies.
    ///
    /// # Panics
    /// If the total exceeds 255.
    #[must_use]
    pub fn plus(mut self, other: &Self) -> Self {
        other.iter().for_each(|(kind, cards)| self.add(kind, cards));
        self
    }

    /// Returns the cards of this tally minus those of the other.
    #[must_use]
    pub fn minus(mut self, other: &Self) -> Self {
        other.iter().for_each(|(kind, cards)| self.remove(kind, cards));
        self
    }

    /// Returns the maximum of both counts for each kind.
    #[must_use]
    pub fn or(mut self, other: &Self) -> Self {
        for (kind, cards) in other.iter() {
            self.add(kind, cards.saturating_sub(self.count(kind)));
        }
        self
    }

    /// Returns the minimum of both counts for each kind.
    #[must_use]
    pub fn and(self, other: &Self) -> Self {
        self.minus(&self.minus(other))
    }

    /// Returns the `n`th card in the order of kinds, counted from 0.
    pub fn nth(&self, n: u8) -> Option<C> {
        let mut left = n;
        for (index, count) in self.counts.iter().enumerate() {
            match left.checked_sub(*count) {
                Some(rest) => left = rest,
                None => return C::from_index(index),
            }
        }
        None
    }

    /// Iterates over the kinds present, each with its number of cards.
    pub fn iter(&self) -> impl Iterator<Item = (C, u8)> {
        let counted = self.counts.iter().enumerate().filter(|(_, count)| **count > 0);
        counted.filter_map(|(index, count)| Some((C::from_index(index)?, *count)))
    }

    /// Iterates over the kinds present.
    pub fn kinds(&self) -> impl Iterator<Item = C> {
        self.iter().map(|(kind, _)| kind)
    }

    /// Iterates over all single cards.
    pub fn cards(&self) -> impl Iterator<Item = C> {
        self.iter().flat_map(|(kind, count)| (0..count).map(move |_| kind))
    }
}

impl<const N: usize, C: Numbered> Default for Tally<N, C> {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<const N: usize, C: Numbered> FromIterator<C> for Tally<N, C> {
    fn from_iter<I: IntoIterator<Item = C>>(cards: I) -> Self {
        let mut tally = Self::EMPTY;
        tally.extend(cards);
        tally
    }
}

impl<const N: usize, C: Numbered> Extend<C> for Tally<N, C> {
    fn extend<I: IntoIterator<Item = C>>(&mut self, cards: I) {
        cards.into_iter().for_each(|card| self.add(card, 1));
    }
}

impl<const N: usize, C: Numbered> fmt::Debug for Tally<N, C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl<const N: usize, C: Numbered + Serialize> Serialize for Tally<N, C> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter())
    }
}

impl<'de, const N: usize, C: Numbered + Deserialize<'de>> Deserialize<'de> for Tally<N, C> {
    /// Reads a map from kinds to counts. A duplicate kind, a count of 0 and a total above 255 are
    /// errors.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(Counts(PhantomData))
    }
}

struct Counts<const N: usize, C>(PhantomData<C>);

impl<'de, const N: usize, C: Numbered + Deserialize<'de>> Visitor<'de> for Counts<N, C> {
    type Value = Tally<N, C>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("cards by kind, like {\"king\": 2}")
    }

    fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Self::Value, M::Error> {
        let mut tally = Tally::EMPTY;
        while let Some((kind, cards)) = map.next_entry::<C, u8>()? {
            if tally.contains(kind) {
                return Err(M::Error::custom(format!("{kind} is listed twice")));
            }
            if cards == 0 {
                return Err(M::Error::custom(format!("{kind} is listed and there is none")));
            }
            if tally.len.checked_add(cards).is_none() {
                return Err(M::Error::custom("more than 255 cards"));
            }
            tally.add(kind, cards);
        }
        Ok(tally)
    }
}

/// Checks that the cards in all places are those of a deck (C-3).
///
/// # Errors
/// Names a kind with too many or too few cards.
pub fn check_counts<const N: usize, C: Numbered>(
    deck: &Tally<N, C>,
    mut cards: impl Iterator<Item = C>,
) -> Result<(), Impossible> {
    let mut left = *deck;
    let extra = cards.find(|card| {
        let known = left.contains(*card);
        left.remove(*card, 1);
        !known
    });
    if let Some(kind) = extra {
        let (name, count) = (kind.name(), deck.count(kind));
        return Err(Impossible(format!("there are more than {count} cards of the kind {name}")));
    }
    match left.iter().next() {
        Some((kind, count)) => {
            Err(Impossible(format!("cards of the kind {} are missing: {count}", kind.name())))
        }
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cards::{Card, check_deck};

    type Cards = Tally<52, Card>;

    fn cards(text: &str) -> Cards {
        text.split_whitespace().map(|card| card.parse::<Card>().unwrap()).collect()
    }

    fn card(text: &str) -> Card {
        text.parse().unwrap()
    }

    #[test]
    fn cards_are_counted_by_kind() {
        let mut tally = cards("7H 2C 7H 7H KS");
        assert_eq!((tally.len(), tally.count(card("7H")), tally.count(card("8H"))), (5, 3, 0));
        assert!(tally.contains(card("KS")) && !tally.contains(card("QS")));
        let kinds: Vec<Card> = tally.kinds().collect();
        assert_eq!(kinds, [card("2C"), card("7H"), card("KS")], "in the order of their numbers");
        assert_eq!(tally.cards().count(), 5);
        assert_eq!(tally.cards().collect::<Cards>(), tally);
        let by_place: Vec<Option<Card>> = (0..6).map(|n| tally.nth(n)).collect();
        let expected = ["2C", "7H", "7H", "7H", "KS"].map(|text| Some(card(text)));
        assert_eq!((&by_place[..5], by_place[5]), (&expected[..], None));
        tally.remove(card("7H"), 2);
        tally.remove(card("KS"), 9);
        assert_eq!(tally, cards("2C 7H"), "no more is taken away than there is");
        tally.remove(card("KS"), 1);
        assert_eq!(tally, cards("2C 7H"));
        assert!(Cards::EMPTY.is_empty() && !tally.is_empty());
        assert_eq!(Cards::of(card("2C"), 2), cards("2C 2C"));
    }

    #[test]
    fn tallies_are_added_and_compared_kind_by_kind() {
        let (one, other) = (cards("2C 7H 7H"), cards("7H KS KS"));
        assert_eq!(one.plus(&other), cards("2C 7H 7H 7H KS KS"));
        assert_eq!(one.minus(&other), cards("2C 7H"));
        assert_eq!(one.or(&other), cards("2C 7H 7H KS KS"));
        assert_eq!(one.and(&other), cards("7H"));
        assert!(one.includes(&cards("7H 7H")) && !one.includes(&other));
        assert!(one.includes(&Cards::EMPTY) && one.includes(&one));
    }

    #[test]
    fn tallies_are_read_as_they_are_written() {
        let tally = cards("7H 2C 7H");
        let json = serde_json::to_string(&tally).unwrap();
        assert_eq!(json, r#"{"2C":1,"7H":2}"#);
        assert_eq!(serde_json::from_str::<Cards>(&json).unwrap(), tally);
        for (text, why) in [
            (r#"{"2C":1,"2C":1}"#, "listed twice"),
            (r#"{"2C":0}"#, "there is none"),
            (r#"{"2C":200,"3C":56}"#, "more than 255"),
            (r#"{"2C":256}"#, "256"),
            (r#"{"2C":-1}"#, "-1"),
            (r#"{"1C":1}"#, "not the notation"),
            (r#"["2C"]"#, "cards by kind"),
        ] {
            let error = serde_json::from_str::<Cards>(text).expect_err(text).to_string();
            assert!(error.contains(why), "expected “{why}” in: {error}");
        }
    }

    #[test]
    fn a_deck_is_checked_by_its_counts() {
        let deck = cards("7H 7H 2C");
        assert_eq!(check_counts(&deck, cards("2C 7H 7H").cards()), Ok(()));
        let refused =
            |text: &str| check_counts(&deck, cards(text).cards()).expect_err(text).to_string();
        assert_eq!(refused("2C 7H"), "cards of the kind seven of hearts are missing: 1");
        assert!(refused("2C 7H 7H 7H").contains("more than 2 cards of the kind seven of hearts"));
        assert!(refused("2C 7H 7H KS").contains("more than 0 cards of the kind king of spades"));
        // A deck of distinct cards has its own check.
        assert_eq!(check_deck(Card::all()), Ok(()));
    }
}
