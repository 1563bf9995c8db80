//! Actions of Four Horsemen and their notation.

use std::fmt;
use std::str::SplitWhitespace;

use super::{Card, CardSet, MOST_SEATS};
use crate::engine::{Seat, Unreadable};
use crate::games::notation::{Argument, notation, number};

/// One decision of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Plays a card from the hand (FH-5).
    Play(Card),
    /// Puts a card from the hand under the Fate deck and plays the deck's top card (FH-6).
    Fate(Card),
    /// Gives out the round's cards, one to each player still in the hand (FH-7).
    Give(Gifts),
}

impl Action {
    /// Returns the card that leaves the hand, if one does.
    pub fn card(self) -> Option<Card> {
        match self {
            Action::Play(card) | Action::Fate(card) => Some(card),
            Action::Give(_) => None,
        }
    }
}

/// The card given to each seat. Incomplete while gifts are being chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Gifts([Option<Card>; MOST_SEATS]);

impl Gifts {
    /// Returns the card for a seat, if it has one.
    pub fn to(&self, seat: Seat) -> Option<Card> {
        self.0.get(seat.index()).copied().flatten()
    }

    /// Returns the gifts with this card for this seat, replacing any other.
    ///
    /// # Panics
    /// If the seat is not below [`MOST_SEATS`].
    #[must_use]
    pub fn with(mut self, card: Card, seat: Seat) -> Self {
        self.0[seat.index()] = Some(card);
        self
    }

    /// Iterates over the gifts with their seats, in seat order.
    pub fn iter(&self) -> impl Iterator<Item = (Card, Seat)> {
        let seats = self.0.iter().zip(0..);
        seats.filter_map(|(card, seat)| card.map(|card| (card, Seat(seat))))
    }

    /// Returns the cards given.
    pub fn cards(&self) -> CardSet {
        self.iter().map(|(card, _)| card).collect()
    }
}

impl FromIterator<(Card, Seat)> for Gifts {
    /// # Panics
    /// If a seat is not below [`MOST_SEATS`].
    fn from_iter<I: IntoIterator<Item = (Card, Seat)>>(gifts: I) -> Self {
        gifts.into_iter().fold(Gifts::default(), |all, (card, seat)| all.with(card, seat))
    }
}

/// Each card with its seat, like `3W>1`, read in any order.
impl Argument for Gifts {
    fn read(words: &mut SplitWhitespace<'_>) -> Result<Self, Unreadable> {
        let mut gifts = Gifts::default();
        for word in words {
            let unreadable = |expected| Unreadable::new("gift", word, expected);
            let gift = word.split_once('>');
            let (card, seat) = gift.ok_or_else(|| unreadable("a card and a seat, like 3W>1"))?;
            let seat = Seat(number(seat, "seat")?);
            if seat.index() >= MOST_SEATS {
                return Err(unreadable("a seat from 0 to 3"));
            }
            if gifts.to(seat).is_some() {
                return Err(unreadable("one gift a seat"));
            }
            gifts = gifts.with(card.parse()?, seat);
        }
        match gifts.cards().is_empty() {
            true => Err(Unreadable::new("gift", "", "a card and a seat, like 3W>1")),
            false => Ok(gifts),
        }
    }

    fn write(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let gifts: Vec<_> = self.iter().map(|(card, seat)| format!("{card}>{}", seat.0)).collect();
        f.write_str(&gifts.join(" "))
    }
}

notation! { Action, "Four Horsemen action", "play CARD, fate CARD or give CARD>SEAT CARD>SEAT";
    "play" card { Action::Play(card) }
    "fate" card { Action::Fate(card) }
    "give" gifts { Action::Give(gifts) }
}
