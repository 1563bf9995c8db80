//! The cards of an attack or of a response (KN-8).

use std::fmt;
use std::str::FromStr;

use super::{Card, Hand, PlayedCard};
use crate::engine::Unreadable;

/// Cards played together against a player: one card or several peasants (KN-8), possibly with
/// jesters among them (KN-18).
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Force {
    role: Card,
    cards: u8,
    /// How many of the cards are jesters.
    jesters: u8,
}

impl Force {
    /// Creates a force of peasants and jesters as peasants; `None` for none, or more than the deck
    /// has.
    pub fn peasants(peasants: u8, jesters: u8) -> Option<Self> {
        let some = peasants <= Card::Peasant.copies()
            && jesters <= Card::Jester.copies()
            && peasants + jesters > 0;
        some.then_some(Force { role: Card::Peasant, cards: peasants + jesters, jesters })
    }

    /// Returns the card whose rules apply; for several peasants, the peasant.
    pub fn role(self) -> Card {
        self.role
    }

    /// Returns the number of cards.
    pub fn size(self) -> u8 {
        self.cards
    }

    /// Returns how many of its cards are jesters.
    pub fn jesters(self) -> u8 {
        self.jesters
    }

    /// Returns how many gems it takes in an attack or saves in a response (KN-8).
    pub fn strength(self) -> u8 {
        self.role.strength() * self.cards
    }

    /// Returns its only card, unless it is several peasants.
    pub fn guise(self) -> Option<PlayedCard> {
        let guise = if self.jesters > 0 { PlayedCard::jester } else { PlayedCard::plain };
        (self.cards == 1).then(|| guise(self.role))
    }

    /// Returns its cards with counts: those played as themselves, and jesters.
    pub(super) fn parts(self) -> [(Card, u8); 2] {
        [(self.role, self.cards - self.jesters), (Card::Jester, self.jesters)]
    }

    /// Returns its cards.
    pub fn hand(self) -> Hand {
        let mut hand = Hand::EMPTY;
        self.parts().into_iter().for_each(|(card, count)| hand.add(card, count));
        hand
    }

    /// Iterates over its cards as played, jesters last.
    pub fn guises(self) -> impl Iterator<Item = PlayedCard> {
        let plain = self.cards - self.jesters;
        (0..self.cards).map(move |n| match n < plain {
            true => PlayedCard::plain(self.role),
            false => PlayedCard::jester(self.role),
        })
    }

    /// Returns the number of peasants in notation: `3`, or `2+jester` with a jester among them.
    pub(super) fn count(self) -> String {
        let plain = self.cards - self.jesters;
        format!("{plain}{}", "+jester".repeat(self.jesters.into()))
    }

    /// Reads a number of peasants, two or more.
    pub(super) fn from_count(text: &str) -> Result<Self, Unreadable> {
        let expected = "how many peasants, two or more, like 3 or 2+jester";
        let unreadable = || Unreadable::new("revolt", text, expected);
        let (count, jesters) = text.split_once('+').unwrap_or((text, ""));
        let jesters = match jesters {
            "" if !text.contains('+') => 0,
            "jester" => 1,
            "jester+jester" => 2,
            _ => return Err(unreadable()),
        };
        let count = (0..=Card::Peasant.copies()).find(|n| n.to_string() == count);
        let force = count.and_then(|count| Force::peasants(count, jesters));
        force.filter(|force| force.cards > 1).ok_or_else(unreadable)
    }
}

impl From<PlayedCard> for Force {
    fn from(guise: PlayedCard) -> Self {
        Force { role: guise.role(), cards: 1, jesters: guise.is_jester().into() }
    }
}

impl fmt::Display for Force {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.guise() {
            Some(guise) => guise.fmt(f),
            None => write!(f, "peasants {}", self.count()),
        }
    }
}

impl fmt::Debug for Force {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Force {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        match text.strip_prefix("peasants ") {
            Some(count) => Force::from_count(count),
            None => text.parse().map(PlayedCard::into),
        }
    }
}
