//! The decisions of Four Horsemen and their notation.

use std::fmt;
use std::str::FromStr;

use super::{Card, CardSet, MOST_SEATS};
use crate::engine::{Seat, Unreadable};

/// One decision of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Plays a card from the hand (FH-5).
    Play(Card),
    /// Puts a card of the hand under the Fate deck and plays the deck's top card (FH-6).
    Fate(Card),
    /// Gives the round's cards out, one to each player still in the hand (FH-7).
    Give(Gifts),
}

impl Action {
    /// The card that leaves the hand, if one does.
    pub fn card(self) -> Option<Card> {
        match self {
            Action::Play(card) | Action::Fate(card) => Some(card),
            Action::Give(_) => None,
        }
    }
}

/// Which card goes to which seat; a distribution in the making lacks some.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Gifts([Option<Card>; MOST_SEATS]);

impl Gifts {
    /// The card for a seat, if it has been given one.
    pub fn to(&self, seat: Seat) -> Option<Card> {
        self.0.get(seat.index()).copied().flatten()
    }

    /// These gifts with this card for this seat, instead of the one it had.
    ///
    /// # Panics
    /// If no table has such a seat.
    #[must_use]
    pub fn with(mut self, card: Card, seat: Seat) -> Self {
        self.0[seat.index()] = Some(card);
        self
    }

    /// Every gift with the seat it is for, in the order of seats.
    pub fn iter(&self) -> impl Iterator<Item = (Card, Seat)> {
        let seats = self.0.iter().zip(0..);
        seats.filter_map(|(card, seat)| card.map(|card| (card, Seat(seat))))
    }

    /// The cards given.
    pub fn cards(&self) -> CardSet {
        self.iter().map(|(card, _)| card).collect()
    }
}

impl FromIterator<(Card, Seat)> for Gifts {
    /// # Panics
    /// If no table has such a seat.
    fn from_iter<I: IntoIterator<Item = (Card, Seat)>>(gifts: I) -> Self {
        gifts.into_iter().fold(Gifts::default(), |all, (card, seat)| all.with(card, seat))
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Play(card) => write!(f, "play {card}"),
            Action::Fate(card) => write!(f, "fate {card}"),
            Action::Give(gifts) => {
                f.write_str("give")?;
                gifts.iter().try_for_each(|(card, seat)| write!(f, " {card}>{}", seat.0))
            }
        }
    }
}

impl FromStr for Action {
    type Err = Unreadable;

    /// Reads the gifts in any order.
    fn from_str(text: &str) -> Result<Self, Unreadable> {
        let words: Vec<&str> = text.split_whitespace().collect();
        match words[..] {
            ["play", card] => Ok(Action::Play(card.parse()?)),
            ["fate", card] => Ok(Action::Fate(card.parse()?)),
            ["give", ref gifts @ ..] if !gifts.is_empty() => {
                gifts.iter().try_fold(Gifts::default(), add).map(Action::Give)
            }
            _ => Err(Unreadable::new(
                "Four Horsemen action",
                text,
                "play CARD, fate CARD or give CARD>SEAT CARD>SEAT",
            )),
        }
    }
}

/// The gifts with one more, in notation.
fn add(gifts: Gifts, text: &&str) -> Result<Gifts, Unreadable> {
    let unreadable = |expected| Unreadable::new("gift", text, expected);
    let (card, seat) =
        text.split_once('>').ok_or_else(|| unreadable("a card and a seat, like 3W>1"))?;
    let card = card.parse()?;
    let seat = (0..MOST_SEATS as u8).map(Seat).find(|other| other.0.to_string() == seat);
    let seat = seat.ok_or_else(|| unreadable("a seat from 0 to 3"))?;
    if gifts.to(seat).is_some() {
        return Err(unreadable("one gift a seat"));
    }
    Ok(gifts.with(card, seat))
}
