//! The barracks (draw pile) of Watchtower, and public knowledge of its order.

use serde::{Deserialize, Serialize};

use super::{MOST_SEATS, Position};
use crate::cards::{Card, CardSet, Pile};
use crate::engine::Seat;

/// The draw pile. Cards come off the top and go back under the bottom, mostly face up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Barracks {
    /// Bottom card first.
    pub(super) cards: Pile<{ Card::COUNT }>,
    /// Cards that went under the barracks face up, so that everyone knows their places.
    #[serde(default)]
    pub(super) open: CardSet,
    /// Armies of eliminated players, at most two before the match is over.
    #[serde(default)]
    pub(super) lots: [Lot; 2],
}

/// An army that was shuffled and put under the barracks (WT-16), and public knowledge of it. Two
/// lots are merged when a seat may hold known cards of both.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lot {
    /// Its cards still in the barracks.
    pub(super) cards: CardSet,
    /// Cards known to have been in the army and not seen since. Each is still in the lot, or in the
    /// army of a seat that drew from the lot face down.
    pub(super) known: CardSet,
    /// Maximum number of the known cards that each seat can hold.
    #[serde(default)]
    pub(super) drawn: [u8; MOST_SEATS],
}

/// Public knowledge of a place in the barracks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Slot {
    /// The card is unknown.
    Hidden,
    /// The card is known.
    Open(Card),
    /// A card of a lot, given by its index.
    Lot(u8),
}

impl Barracks {
    pub(super) fn new(cards: Pile<{ Card::COUNT }>) -> Self {
        Barracks { cards, ..Barracks::default() }
    }

    /// Returns the cards, bottom card first.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// Returns the number of cards.
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// Whether it is empty.
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// Returns the cards whose place everyone knows.
    pub fn open(&self) -> CardSet {
        self.open
    }

    /// Returns the shuffled armies of eliminated players.
    pub fn lots(&self) -> &[Lot] {
        &self.lots
    }

    /// Iterates over the public knowledge of each place, bottom first.
    pub fn slots(&self) -> impl Iterator<Item = Slot> {
        self.cards.iter().map(|card| {
            let mut lots = (0..).zip(&self.lots);
            match lots.find(|(_, lot)| lot.cards.contains(*card)) {
                Some((n, _)) => Slot::Lot(n),
                None if self.open.contains(*card) => Slot::Open(*card),
                None => Slot::Hidden,
            }
        })
    }

    /// Puts a card under the bottom, face up.
    pub(super) fn sink(&mut self, card: Card) {
        self.sink_unseen(card);
        self.open.insert(card);
    }

    /// Puts a card under the bottom, face down.
    pub(super) fn sink_unseen(&mut self, card: Card) {
        self.cards.push(card);
        self.cards.rotate_right(1);
    }

    /// Puts a seat's shuffled army, of which some cards are known, under the bottom (WT-16).
    fn sink_lot(&mut self, seat: Seat, cards: &[Card], known: CardSet) {
        cards.iter().for_each(|card| self.sink_unseen(*card));
        // The known cards of a lot that the seat may have drawn from are now in two places.
        let held = self.lots.iter().position(|lot| lot.drawn[seat.index()] > 0);
        let n = held.or_else(|| self.lots.iter().position(|lot| *lot == Lot::default()));
        if let Some(lot) = n.map(|n| &mut self.lots[n]) {
            lot.cards.extend(cards.iter().copied());
            lot.known = lot.known.union(known);
        }
    }

    /// Takes the top card, if there is one. Returns it with whether everyone knows it, because its
    /// place was known or because it goes to no army and is revealed.
    pub(super) fn draw(&mut self, by: Option<Seat>) -> Option<(Card, bool)> {
        let card = self.cards.pop()?;
        let open = self.open.contains(card);
        self.open.remove(card);
        if let Some(n) = self.lots.iter().position(|lot| lot.cards.contains(card)) {
            self.lots[n].cards.remove(card);
            match by {
                None => self.lots[n].known.remove(card),
                Some(seat) if !self.lots[n].known.is_empty() => self.draw_from_lot(n, seat),
                Some(_) => {}
            }
        }
        Some((card, by.is_none() || open))
    }

    /// Records that a seat drew a card of a lot face down.
    fn draw_from_lot(&mut self, n: usize, seat: Seat) {
        if self.lots[1 - n].drawn[seat.index()] > 0 {
            let [one, other] = self.lots;
            self.lots = [one.with(&other), Lot::default()];
            self.lots[0].drawn[seat.index()] += 1;
        } else {
            self.lots[n].drawn[seat.index()] += 1;
        }
    }
}

impl Position {
    /// Puts the shuffled army of an eliminated seat under the barracks (WT-16).
    pub(super) fn sink_army(&mut self, seat: Seat, cards: &[Card], known: CardSet) {
        self.barracks.sink_lot(seat, cards, known);
        self.settle_lots();
    }

    /// Removes a card of an army from the lots, because everyone has seen it.
    pub(super) fn reveal(&mut self, seat: Seat, card: Card) {
        for lot in self.barracks.lots.iter_mut().filter(|lot| lot.known.contains(card)) {
            lot.known.remove(card);
            let drawn = &mut lot.drawn[seat.index()];
            *drawn = drawn.saturating_sub(1);
        }
        self.settle_lots();
    }

    /// Limits what each seat can hold of a lot to its unknown cards. If the last card of a lot is
    /// known, its place becomes public.
    pub(super) fn settle_lots(&mut self) {
        for lot in self.barracks.lots.iter_mut().filter(|lot| **lot != Lot::default()) {
            for (seat, player) in self.public.players.pairs() {
                let drawn = &mut lot.drawn[seat.index()];
                let hidden = if lot.known.is_empty() { 0 } else { player.hidden().len() };
                *drawn = (*drawn).min(hidden as u8);
            }
            let undrawn = lot.drawn == [0; MOST_SEATS];
            if undrawn && lot.cards.len() == 1 && lot.known == lot.cards {
                self.barracks.open = self.barracks.open.union(lot.cards);
                *lot = Lot::default();
            }
        }
    }
}

impl Lot {
    /// Returns the army's cards still in the barracks.
    pub fn cards(&self) -> CardSet {
        self.cards
    }

    /// Returns the cards known to have been in the army and not seen since. Each is still in the
    /// lot, or in the army of a seat that drew from the lot face down.
    pub fn known(&self) -> CardSet {
        self.known
    }

    /// Returns the maximum number of the known cards that each seat can hold.
    pub fn drawn(&self) -> &[u8; MOST_SEATS] {
        &self.drawn
    }

    /// Merges two lots.
    fn with(&self, other: &Lot) -> Lot {
        Lot {
            cards: self.cards.union(other.cards),
            known: self.known.union(other.known),
            drawn: std::array::from_fn(|seat| self.drawn[seat] + other.drawn[seat]),
        }
    }
}
