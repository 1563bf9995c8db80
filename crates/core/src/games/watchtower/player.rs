//! One player's cards and status in Watchtower.

use serde::{Deserialize, Serialize};

use super::Fort;
use crate::cards::{Card, CardSet};

/// Maximum challenges by one attacker for a card while it stays in its fort (WT-14).
pub const TRIES: usize = 3;

/// One seat's cards and status.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player<A = CardSet> {
    /// The cards face up in front of the player (WT-1).
    pub fort: Fort,
    /// The cards in hand, or their number, including those picked for a fight (WT-1).
    pub army: A,
    /// Army cards that everyone knows: won or turned up in a fight, gathered from the fort, or
    /// drawn from a known place of the barracks.
    #[serde(default)]
    pub shown: CardSet,
    /// Its challenges for cards that are still in the same fort (WT-14).
    #[serde(default)]
    pub tries: Tries,
    /// Whether it is on campaign, with a complete watchtower (WT-19).
    #[serde(default)]
    pub campaign: bool,
    /// Whether it is out of the match (WT-16).
    #[serde(default)]
    pub out: bool,
    /// Number of turns it has begun.
    #[serde(default)]
    pub turns: u8,
}

impl<A> Player<A> {
    /// Returns the player with another representation of the army.
    pub(super) fn with_army<B>(&self, army: B) -> Player<B> {
        let Player { fort, shown, tries, campaign, out, turns, .. } = *self;
        Player { fort, army, shown, tries, campaign, out, turns }
    }
}

impl Player {
    /// Returns the army cards that are not publicly known.
    pub fn hidden(&self) -> CardSet {
        self.army.minus(self.shown)
    }

    /// Adds a card to the army. If everyone `saw` it, it is publicly known.
    pub(super) fn recruit(&mut self, card: Card, saw: bool) {
        self.army.insert(card);
        if saw {
            self.shown.insert(card);
        }
    }

    /// Removes a card from the army.
    pub(super) fn release(&mut self, card: Card) {
        self.army.remove(card);
        self.shown.remove(card);
    }
}

/// One attacker's challenges: cards challenged at least once, twice and three times.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Tries(pub(super) [CardSet; TRIES]);

impl Tries {
    /// Returns how often the attacker has challenged for a card.
    pub fn of(&self, card: Card) -> usize {
        self.0.iter().filter(|cards| cards.contains(card)).count()
    }

    /// Iterates over every card challenged for, with the number of challenges.
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
