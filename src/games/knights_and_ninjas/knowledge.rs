//! Who knows which cards of whom, for certain.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::{BySeat, Card, Hand, MOST_SEATS};
use crate::engine::Seat;

/// For every seat, which cards it knows each other seat to hold: cards that were shown, given or
/// taken before its eyes and have certainly not left that hand.
///
/// What a seat knows of another hand is always known to that other, too: it was there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Knowledge {
    seats: u8,
    /// By viewer and then by holder.
    held: [[Hand; MOST_SEATS]; MOST_SEATS],
}

impl Knowledge {
    /// Nobody knows anything.
    pub fn new(seats: u8) -> Self {
        Knowledge { seats, held: [[Hand::EMPTY; MOST_SEATS]; MOST_SEATS] }
    }

    /// How many seats there are.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// What a seat knows another to hold.
    pub fn of(&self, viewer: Seat, holder: Seat) -> &Hand {
        &self.held[viewer.index()][holder.index()]
    }

    pub(super) fn of_mut(&mut self, viewer: Seat, holder: Seat) -> &mut Hand {
        &mut self.held[viewer.index()][holder.index()]
    }

    /// What a seat knows of everybody.
    pub fn by(&self, viewer: Seat) -> BySeat<Hand> {
        BySeat::from_fn(self.seats, |holder| *self.of(viewer, holder))
    }

    /// What everybody knows of a seat.
    pub fn about(&self, holder: Seat) -> BySeat<Hand> {
        BySeat::from_fn(self.seats, |viewer| *self.of(viewer, holder))
    }

    fn others(&mut self, holder: Seat) -> impl Iterator<Item = &mut Hand> {
        let seats = usize::from(self.seats);
        let all = self.held[..seats].iter_mut().enumerate();
        let others = all.filter(move |(viewer, _)| *viewer != holder.index());
        others.map(move |(_, held)| &mut held[holder.index()])
    }

    /// All have seen that the seat holds these cards. Cards of a kind are equal: it may have shown
    /// what was known already.
    pub(super) fn shown(&mut self, holder: Seat, cards: &Hand) {
        self.others(holder).for_each(|held| *held = held.or(cards));
    }

    /// A card came into the hand before everybody's eyes.
    pub(super) fn gained(&mut self, holder: Seat, card: Card, count: u8) {
        self.others(holder).for_each(|held| held.add(card, count));
    }

    /// Cards of a kind left the hand before everybody's eyes.
    #[inline]
    pub(super) fn lost(&mut self, holder: Seat, card: Card, count: u8) {
        self.others(holder).for_each(|held| held.remove(card, count));
    }

    /// Cards went from hand to hand and only those two saw which. For the others each of them may
    /// have been any card they know of; what they know must outnumber them to be certain still.
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
    /// Reads, for every seat, a list with one hand a seat.
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
