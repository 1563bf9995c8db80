//! The barracks, and what everybody knows of its order.

use serde::{Deserialize, Serialize};

use super::{MOST_SEATS, Position};
use crate::cards::{Card, CardSet, Pile};
use crate::engine::Seat;

/// The draw pile. Cards come off the top and go back under the bottom, mostly seen by all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Barracks {
    /// The bottom card first.
    pub(super) cards: Pile<{ Card::COUNT }>,
    /// Cards that went under the barracks face up, so that everybody knows where they lie.
    #[serde(default)]
    pub(super) open: CardSet,
    /// Armies of players that went out, at most two before the match is over.
    #[serde(default)]
    pub(super) lots: [Lot; 2],
}

/// An army that was shuffled and put under the barracks (WT-16), and what everybody knows of it. Two
/// of them count as one when somebody may hold known cards of both.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lot {
    /// What is left of it in the barracks.
    pub(super) cards: CardSet,
    /// Cards that were known to be in the army and have not been seen since. Each lies in what is
    /// left of it, or in the army of a seat that drew from it unseen.
    pub(super) known: CardSet,
    /// How many of the known cards each seat can hold at most.
    #[serde(default)]
    pub(super) drawn: [u8; MOST_SEATS],
}

/// What everybody knows of a place in the barracks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Slot {
    /// Nobody knows the card.
    Hidden,
    /// This card lies there.
    Open(Card),
    /// A card of a lot, by its number.
    Lot(u8),
}

impl Barracks {
    pub(super) fn new(cards: Pile<{ Card::COUNT }>) -> Self {
        Barracks { cards, ..Barracks::default() }
    }

    /// The cards, the bottom one first.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// How many cards it has.
    pub fn len(&self) -> usize {
        self.cards.len()
    }

    /// Whether it has none left.
    pub fn is_empty(&self) -> bool {
        self.cards.is_empty()
    }

    /// The cards whose place everybody knows.
    pub fn open(&self) -> CardSet {
        self.open
    }

    /// The shuffled armies of players that went out.
    pub fn lots(&self) -> &[Lot] {
        &self.lots
    }

    /// What everybody knows of each place, the bottom one first.
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

    /// Puts a card that everybody sees under the bottom.
    pub(super) fn sink(&mut self, card: Card) {
        self.sink_unseen(card);
        self.open.insert(card);
    }

    /// Puts a card that nobody sees under the bottom.
    pub(super) fn sink_unseen(&mut self, card: Card) {
        self.cards.push(card);
        self.cards.rotate_right(1);
    }

    /// Puts the shuffled army of a seat under the bottom, of which everybody knows some cards
    /// (WT-16).
    fn sink_lot(&mut self, seat: Seat, cards: &[Card], known: CardSet) {
        cards.iter().for_each(|card| self.sink_unseen(*card));
        // A lot of which the seat may have had known cards now lies in two places.
        let held = self.lots.iter().position(|lot| lot.drawn[seat.index()] > 0);
        let n = held.or_else(|| self.lots.iter().position(|lot| *lot == Lot::default()));
        if let Some(lot) = n.map(|n| &mut self.lots[n]) {
            lot.cards.extend(cards.iter().copied());
            lot.known = lot.known.union(known);
        }
    }

    /// Takes the top card, if there is one, and says whether everybody knows which it is: because
    /// it lay open, or because it goes to no army and is seen by all.
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

    /// Notes that a seat drew a card of a lot unseen.
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
    /// The shuffled army of a seat that is out goes under the barracks (WT-16).
    pub(super) fn sink_army(&mut self, seat: Seat, cards: &[Card], known: CardSet) {
        self.barracks.sink_lot(seat, cards, known);
        self.settle_lots();
    }

    /// Forgets a card of an army as one of a lot, as everybody has seen it.
    pub(super) fn reveal(&mut self, seat: Seat, card: Card) {
        for lot in self.barracks.lots.iter_mut().filter(|lot| lot.known.contains(card)) {
            lot.known.remove(card);
            let drawn = &mut lot.drawn[seat.index()];
            *drawn = drawn.saturating_sub(1);
        }
        self.settle_lots();
    }

    /// Nobody can hold more cards of a lot than unknown cards; the last card of a lot, if it is
    /// known, lies open.
    pub(super) fn settle_lots(&mut self) {
        for lot in &mut self.barracks.lots {
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
    /// What is left of the army.
    pub fn cards(&self) -> CardSet {
        self.cards
    }

    /// Cards that were known to be in the army and have not been seen since. Each lies in what is
    /// left of it, or in the army of a seat that drew from it unseen.
    pub fn known(&self) -> CardSet {
        self.known
    }

    /// How many of the known cards each seat can hold at most.
    pub fn drawn(&self) -> &[u8; MOST_SEATS] {
        &self.drawn
    }

    /// Both lots as one.
    fn with(&self, other: &Lot) -> Lot {
        Lot {
            cards: self.cards.union(other.cards),
            known: self.known.union(other.known),
            drawn: std::array::from_fn(|seat| self.drawn[seat] + other.drawn[seat]),
        }
    }
}
