//! A fort of Watchtower and its towers (WT-1, WT-2).

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{EVERY_RANK, complete_rank, of_rank};
use crate::cards::{Card, CardSet, Pile, Rank};

/// Maximum cards of a fort: three of each rank, plus, for a moment, the one that completes a
/// watchtower.
pub const LARGEST_FORT: usize = 40;

/// The cards of a fort in the order they came. Those of one rank form a tower, the newest on top
/// (WT-2).
#[derive(Clone, Copy, Debug, Default)]
pub struct Fort {
    order: Pile<LARGEST_FORT>,
    set: CardSet,
}

impl Fort {
    /// Returns the cards in the order they came.
    pub fn cards(&self) -> &[Card] {
        &self.order
    }

    /// Returns the cards as a set.
    pub fn set(&self) -> CardSet {
        self.set
    }

    /// Returns the number of cards.
    pub fn len(&self) -> usize {
        self.order.len()
    }

    /// Whether it is empty.
    pub fn is_empty(&self) -> bool {
        self.order.is_empty()
    }

    /// Returns the height of the tower of a rank; 0 if there is none, 1 for a single card.
    pub fn height(&self, rank: Rank) -> usize {
        self.set.intersection(of_rank(rank)).len()
    }

    /// Iterates over the cards of a rank, lowest in the tower first.
    pub fn tower(&self, rank: Rank) -> impl Iterator<Item = Card> {
        self.order.iter().copied().filter(move |card| card.rank() == rank)
    }

    /// Whether a card is in the fort with nothing on top of it (WT-8).
    pub fn is_top(&self, card: Card) -> bool {
        let newest = || self.order.iter().rev().find(|other| other.rank() == card.rank());
        self.set.contains(card) && (self.height(card.rank()) == 1 || newest() == Some(&card))
    }

    /// Iterates over the top card of every tower, including single cards, with the height; newest
    /// first.
    pub fn tops(&self) -> impl Iterator<Item = (Card, usize)> {
        let mut seen = CardSet::EMPTY;
        self.order.iter().rev().filter_map(move |card| {
            let first = !seen.contains(*card);
            seen = seen.union(of_rank(card.rank()));
            first.then(|| (*card, self.height(card.rank())))
        })
    }

    /// Returns all cards, in the fort or not, of the ranks of which it has two or more.
    pub fn tower_ranks(&self) -> CardSet {
        let [a, b, c, d] = [0, 1, 2, 3].map(|suit| self.set.bits() >> suit & EVERY_RANK);
        let pairs = a & (b | c | d) | b & (c | d) | c & d;
        CardSet::from_bits(pairs * 0b1111)
    }

    /// Returns the rank of a complete watchtower (WT-17).
    pub fn complete(&self) -> Option<Rank> {
        complete_rank(self.set)
    }

    pub(super) fn push(&mut self, card: Card) {
        self.order.push(card);
        self.set.insert(card);
    }

    pub(super) fn remove(&mut self, card: Card) {
        if let Some(place) = self.order.iter().position(|other| *other == card) {
            self.order[place..].rotate_left(1);
            self.order.pop();
            self.set.remove(card);
        }
    }

    pub(super) fn clear(&mut self) {
        *self = Fort::default();
    }
}

impl PartialEq for Fort {
    fn eq(&self, other: &Self) -> bool {
        self.order == other.order
    }
}

/// # Panics
/// If there are more cards than [`LARGEST_FORT`].
impl FromIterator<Card> for Fort {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Self {
        let mut fort = Fort::default();
        cards.into_iter().for_each(|card| fort.push(card));
        fort
    }
}

impl Serialize for Fort {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.order.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Fort {
    /// Reads a list of cards; too many are an error.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let order = Pile::<LARGEST_FORT>::deserialize(deserializer)?;
        Ok(Fort { order, set: order.iter().copied().collect() })
    }
}
