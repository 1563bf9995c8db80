//! The view of one seat in Four Horsemen (C-4), and determinizations of it.

use serde::Serialize;

use super::fate::{FATE_SIZE, FateDeck};
use super::{BySeat, Card, CardSet, Position, Public};
use crate::cards::Pile;
use crate::engine::{Chance, Prospect, Seat};

/// A place in the Fate deck as seen by a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct FateSlot {
    /// The seat that put the card there; `None` if it was dealt there.
    pub put_by: Option<Seat>,
    /// The card, if this seat put it there (FH-6).
    pub card: Option<Card>,
}

/// Everything that one seat may know (C-4).
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct View {
    /// The seat.
    pub seat: Seat,
    /// The hand being played, from 1.
    pub hand_number: u8,
    /// What all seats see.
    #[serde(flatten)]
    pub public: Public,
    /// The seat's own cards.
    pub hand: CardSet,
    /// How many cards each seat holds.
    pub hand_sizes: BySeat<u8>,
    /// The Fate deck, bottom card first; empty with more than two seats.
    pub fate: Vec<FateSlot>,
    /// Cards that are certainly still where they were dealt in the Fate deck: those lower than the
    /// card that opened the hand (FH-4).
    pub in_fate: CardSet,
}

impl View {
    pub(super) fn of(position: &Position, seat: Seat) -> View {
        let slot =
            |(card, put_by)| FateSlot { put_by, card: Some(card).filter(|_| put_by == Some(seat)) };
        let mut view = View {
            seat,
            hand_number: position.hand,
            public: position.public.clone(),
            hand: position.hands[seat],
            hand_sizes: BySeat::from_fn(position.hands.seats(), |seat| {
                position.hands[seat].len() as u8
            }),
            fate: position.fate.iter().map(slot).collect(),
            in_fate: CardSet::EMPTY,
        };
        // The seat that opens the hand already knows that its card is the lowest.
        let own = view.hand.nth(0).filter(|_| position.public.leader == seat);
        if let Some(opening) = position.public.opening.or(own) {
            view.in_fate = view.unseen().intersection(CardSet::below(opening));
        }
        view
    }

    /// An eliminated seat returns with the next deal (FH-9, FH-14).
    pub(super) fn prospect(&self) -> Prospect {
        if self.public.piles[self.seat].out() { Prospect::Waiting } else { Prospect::Open }
    }

    /// Returns the cards whose place this seat does not know, except those certainly in the Fate
    /// deck.
    pub fn unseen(&self) -> CardSet {
        let piles = self.public.piles.iter().flat_map(|pile| pile.cards().iter().copied());
        let own = self.fate.iter().filter_map(|slot| slot.card);
        let seen: CardSet = piles.chain(self.public.round.cards()).chain(own).collect();
        CardSet::FULL.minus(self.hand).minus(seen).minus(self.in_fate)
    }

    /// Returns what all seats know, from this side of the table.
    pub(super) fn public(&self) -> View {
        let hidden = |slot: &FateSlot| FateSlot { card: None, ..*slot };
        View {
            hand: CardSet::EMPTY,
            fate: self.fate.iter().map(hidden).collect(),
            in_fate: CardSet::EMPTY,
            ..self.clone()
        }
    }

    pub(super) fn imagine(&self, chance: &mut Chance) -> Position {
        loop {
            let position = self.draw(chance);
            // The seat that opens the hand holds the lowest card (FH-4).
            let leads = position.lowest_held().is_some_and(|(seat, _)| seat == self.public.leader);
            if self.public.opening.is_some() || leads {
                return position;
            }
        }
    }

    /// Draws a position with the hidden cards placed at random.
    fn draw(&self, chance: &mut Chance) -> Position {
        let mut hidden: Pile<{ Card::COUNT }, Card> = self.unseen().iter().collect();
        chance.shuffle(&mut hidden);
        let mut next = || hidden.pop().expect("as many cards are unseen as places are hidden");

        // Cards that were dealt to the Fate deck and are still there, in any order.
        let dealt = self.fate.iter().filter(|slot| slot.put_by.is_none()).count();
        let mut fated: Pile<FATE_SIZE, Card> = self.in_fate.iter().collect();
        while fated.len() < dealt {
            fated.push(next());
        }
        chance.shuffle(&mut fated);

        let mut fate = FateDeck::default();
        for (place, slot) in self.fate.iter().enumerate() {
            fate.put_by[place] = slot.put_by;
            fate.cards.push(match (slot.card, slot.put_by) {
                (Some(card), _) => card,
                (None, Some(_)) => next(),
                (None, None) => fated.pop().expect("a card for each place that is not put to"),
            });
        }
        let hands = BySeat::from_fn(self.hand_sizes.seats(), |seat| {
            if seat == self.seat {
                self.hand
            } else {
                (0..self.hand_sizes[seat]).map(|_| next()).collect()
            }
        });
        self.position(hands, fate, chance.bits())
    }

    /// Returns every position that fits the view of an opened hand at a table without a Fate deck.
    /// All are equally likely. Late in a hand there are few.
    pub fn worlds(&self) -> Vec<Position> {
        let mut own = BySeat::new(self.hand_sizes.seats());
        own[self.seat] = self.hand;
        let mut worlds = vec![(own, self.unseen())];
        for (seat, size) in self.hand_sizes.pairs().filter(|(seat, _)| *seat != self.seat) {
            let deal_one = |(hands, left): &(BySeat<CardSet>, CardSet)| {
                let (hands, left) = (*hands, *left);
                // In rising order, so that no hand is listed twice.
                let top = hands[seat].highest();
                let more = left.iter().filter(move |card| Some(*card) > top);
                more.map(move |card| {
                    let mut rest = left;
                    rest.remove(card);
                    let mut hands = hands;
                    hands[seat].insert(card);
                    (hands, rest)
                })
            };
            for _ in 0..*size {
                worlds = worlds.iter().flat_map(deal_one).collect();
            }
        }
        let position = |(hands, _)| self.position(hands, FateDeck::default(), 0);
        worlds.into_iter().map(position).collect()
    }

    /// Combines the view with hidden cards into a position.
    fn position(&self, hands: BySeat<CardSet>, fate: FateDeck, seed: u64) -> Position {
        Position { seed, hand: self.hand_number, public: self.public.clone(), hands, fate }
    }
}
