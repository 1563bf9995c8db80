//! What one player has.

use serde::{Deserialize, Serialize};

use super::Fort;
use crate::cards::{Card, CardSet};

/// How often an attacker may challenge for a card while it stays in its fort (WT-14).
pub const TRIES: usize = 3;

/// One seat's cards and standing.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player<A = CardSet> {
    /// The cards face up before the player (WT-1).
    pub fort: Fort,
    /// The cards in the hand, or how many there are (WT-1); those that are laid for a fight are
    /// among them.
    pub army: A,
    /// Cards of the army that everybody knows to be in it: won or turned up in a fight, gathered
    /// from the fort, or drawn from an open place of the barracks.
    #[serde(default)]
    pub shown: CardSet,
    /// The challenges it made for cards that still lie in the same fort (WT-14).
    #[serde(default)]
    pub tries: Tries,
    /// Whether it is on campaign: it has a complete watchtower (WT-19).
    #[serde(default)]
    pub campaign: bool,
    /// Whether it is out of the match (WT-16).
    #[serde(default)]
    pub out: bool,
    /// The turns it has begun.
    #[serde(default)]
    pub turns: u8,
}

impl<A> Player<A> {
    /// The same with something else known of the army.
    pub(super) fn with_army<B>(&self, army: B) -> Player<B> {
        let Player { fort, shown, tries, campaign, out, turns, .. } = *self;
        Player { fort, army, shown, tries, campaign, out, turns }
    }
}

impl Player {
    /// Cards of the army that are not known to be in it.
    pub fn hidden(&self) -> CardSet {
        self.army.minus(self.shown)
    }

    /// Adds a card to the army; everybody knows that it is there if they `saw` it.
    pub(super) fn recruit(&mut self, card: Card, saw: bool) {
        self.army.insert(card);
        if saw {
            self.shown.insert(card);
        }
    }

    /// Takes a card out of the army.
    pub(super) fn release(&mut self, card: Card) {
        self.army.remove(card);
        self.shown.remove(card);
    }
}

/// How often one attacker has challenged for cards: those challenged for at least once, twice and
/// thrice.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Tries(pub(super) [CardSet; TRIES]);

impl Tries {
    /// How often the attacker has challenged for a card.
    pub fn of(&self, card: Card) -> usize {
        self.0.iter().filter(|cards| cards.contains(card)).count()
    }

    /// Every card challenged for, with how often.
    pub fn iter(&self) -> impl Iterator<Item = (Card, usize)> {
        self.0[0].iter().map(|card| (card, self.of(card)))
    }

    /// Counts a challenge. Returns its number, from 1.
    pub(super) fn add(&mut self, card: Card) -> usize {
        let before = self.of(card);
        if let Some(cards) = self.0.get_mut(before) {
            cards.insert(card);
        }
        before + 1
    }

    pub(super) fn forget(&mut self, gone: CardSet) {
        self.0.iter_mut().for_each(|cards| *cards = cards.minus(gone));
    }
}
