//! Each seat's certain knowledge of the other hands.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{BySeat, Card, Hand, MOST_SEATS};
use crate::engine::Seat;

/// For every seat, the cards it knows each other seat to hold: cards that it saw shown, given or
/// taken and that have certainly not left that hand.
///
/// The holder always knows what others know of its hand, because it was there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Knowledge {
    seats: u8,
    /// By viewer, then by holder.
    held: [[Hand; MOST_SEATS]; MOST_SEATS],
}

impl Knowledge {
    /// Creates empty knowledge.
    pub fn new(seats: u8) -> Self {
        Knowledge { seats, held: [[Hand::EMPTY; MOST_SEATS]; MOST_SEATS] }
    }

    /// Returns the number of seats.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// Returns the cards that a seat knows another to hold.
    pub fn of(&self, viewer: Seat, holder: Seat) -> &Hand {
        &self.held[viewer.index()][holder.index()]
    }

    pub(super) fn of_mut(&mut self, viewer: Seat, holder: Seat) -> &mut Hand {
        &mut self.held[viewer.index()][holder.index()]
    }

    /// Returns the cards that a seat knows every other to hold.
    pub fn by(&self, viewer: Seat) -> BySeat<Hand> {
        BySeat::from_fn(self.seats, |holder| *self.of(viewer, holder))
    }

    /// Returns the cards that every other seat knows a seat to hold.
    pub fn about(&self, holder: Seat) -> BySeat<Hand> {
        BySeat::from_fn(self.seats, |viewer| *self.of(viewer, holder))
    }

    fn others(&mut self, holder: Seat) -> impl Iterator<Item = &mut Hand> {
        let seats = usize::from(self.seats);
        let all = self.held[..seats].iter_mut().enumerate();
        let others = all.filter(move |(viewer, _)| *viewer != holder.index());
        others.map(move |(_, held)| &mut held[holder.index()])
    }

    /// Records that everyone saw the seat hold these cards. Cards of a kind are equal, so it may
    /// have shown cards that were known already.
    pub(super) fn shown(&mut self, holder: Seat, cards: &Hand) {
        self.others(holder).for_each(|held| *held = held.or(cards));
    }

    /// Records that everyone saw cards of a kind enter the hand.
    pub(super) fn gained(&mut self, holder: Seat, card: Card, count: u8) {
        self.others(holder).for_each(|held| held.add(card, count));
    }

    /// Records that everyone saw cards of a kind leave the hand.
    #[inline]
    pub(super) fn lost(&mut self, holder: Seat, card: Card, count: u8) {
        self.others(holder).for_each(|held| held.remove(card, count));
    }

    /// Records that cards passed from hand to hand, seen only by these two seats. For the others
    /// any known card may have left, so only what outnumbers the passed cards stays certain.
    pub(super) fn passed(&mut self, from: Seat, to: Seat, cards: &Hand) {
        let count = cards.len();
        for viewer in Seat::all(self.seats).filter(|viewer| ![from, to].contains(viewer)) {
            let held = self.of_mut(viewer, from);
            *held = held.iter().fold(*held, |mut left, (card, _)| {
                left.remove(card, count);
                left
            });
        }
        let held = self.of_mut(to, from);
        *held = held.minus(cards);
        let held = self.of_mut(from, to);
        *held = held.plus(cards);
    }
}

impl Serialize for Knowledge {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(Seat::all(self.seats).map(|viewer| self.by(viewer)))
    }
}

impl<'de> Deserialize<'de> for Knowledge {
    /// Reads, for every seat, a list with one hand per seat.
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let rows = Vec::<BySeat<Hand>>::deserialize(deserializer)?;
        let wrong = rows.len() > MOST_SEATS;
        if wrong || rows.iter().any(|row| usize::from(row.seats()) != rows.len()) {
            let message = "what each seat knows is not a list of hands for every seat";
            return Err(serde::de::Error::custom(message));
        }
        let mut knowledge = Knowledge::new(rows.len() as u8);
        for (viewer, row) in Seat::all(knowledge.seats).zip(&rows) {
            for (holder, held) in row.pairs() {
                *knowledge.of_mut(viewer, holder) = *held;
            }
        }
        Ok(knowledge)
    }
}
