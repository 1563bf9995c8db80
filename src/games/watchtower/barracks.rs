//! The barracks, and what everybody knows of its order.

use serde::{Deserialize, Serialize};

use crate::cards::{Card, CardSet, Pile};

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

/// An army that was shuffled and put under the barracks (WT-16): what is left of it there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lot {
    pub(super) cards: CardSet,
    /// Those of its cards that everybody knows to lie in it. The first card that is drawn from it
    /// unseen may have been any, so then none is known any more.
    pub(super) known: CardSet,
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

    /// Puts a shuffled army under the bottom, of which everybody knows some cards (WT-16).
    pub(super) fn sink_lot(&mut self, cards: &[Card], known: CardSet) {
        cards.iter().for_each(|card| self.sink_unseen(*card));
        let free = self.lots.iter_mut().find(|lot| lot.cards.is_empty());
        if let Some(lot) = free {
            *lot = Lot { cards: cards.iter().copied().collect(), known };
        }
        self.settle();
    }

    /// Takes the top card, if there is one, and says whether everybody knows which it is: because
    /// it is `shown`, or because it lay open.
    pub(super) fn draw(&mut self, shown: bool) -> Option<(Card, bool)> {
        let card = self.cards.pop()?;
        let open = self.open.contains(card);
        self.open.remove(card);
        for lot in self.lots.iter_mut().filter(|lot| lot.cards.contains(card)) {
            lot.cards.remove(card);
            if shown {
                lot.known.remove(card);
            } else {
                lot.known = CardSet::EMPTY;
            }
        }
        self.settle();
        Some((card, shown || open))
    }

    /// The last card of a lot, if it is known, lies open.
    fn settle(&mut self) {
        for lot in &mut self.lots {
            if lot.cards.len() == 1 && lot.known == lot.cards {
                self.open = self.open.union(lot.cards);
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

    /// Those of its cards that everybody knows to lie in it.
    pub fn known(&self) -> CardSet {
        self.known
    }
}
