//! The score piles and the effects of gifts on them (FH-7 to FH-10).

use serde::{Deserialize, Serialize};

use super::{BySeat, Card, CardSet, Event, Gifts, Horseman, LARGEST_HAND, Sheet, score};
use crate::cards::Pile;
use crate::engine::Seat;

/// The number of face-up Death cards that eliminates a seat from the hand (FH-9).
pub const FATAL: usize = 3;

/// The cards given to one seat in this hand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ScorePile {
    pub(super) cards: Pile<LARGEST_HAND, Card>,
    pub(super) up: CardSet,
    #[serde(default)]
    pub(super) out: bool,
}

impl ScorePile {
    /// Returns all cards, oldest first.
    pub fn cards(&self) -> &[Card] {
        &self.cards
    }

    /// Returns the face-up cards.
    pub fn up(&self) -> CardSet {
        self.up
    }

    /// Whether the seat was eliminated from this hand (FH-9).
    pub fn out(&self) -> bool {
        self.out
    }

    /// Returns the number of face-up Death cards.
    pub fn deaths(&self) -> usize {
        self.up.intersection(Horseman::Death.cards()).len()
    }

    /// Returns the card that a gift would turn face down: if it is a War card, the card it beats
    /// (FH-8).
    pub fn prey(&self, gift: Card) -> Option<Card> {
        let war = gift.suit() == Horseman::War;
        self.up.intersection(CardSet::below(gift)).highest().filter(|_| war)
    }

    /// Whether a gift would be the fatal Death card (FH-9).
    pub fn is_killed_by(&self, gift: Card) -> bool {
        gift.suit() == Horseman::Death && self.deaths() + 1 >= FATAL
    }

    /// Returns the pile before its last gift, which did not eliminate the seat.
    fn before_last(&self) -> ScorePile {
        let mut pile = ScorePile::default();
        let kept = self.cards.len().saturating_sub(1);
        self.cards.iter().take(kept).for_each(|card| pile.receive(*card));
        pile
    }

    /// Takes a gift and turns the card that it destroys face down.
    pub(super) fn receive(&mut self, gift: Card) {
        let prey = self.prey(gift);
        self.place(gift);
        prey.into_iter().for_each(|prey| self.up.remove(prey));
    }

    fn place(&mut self, gift: Card) {
        self.cards.push(gift);
        self.up.insert(gift);
    }

    /// Turns the pile face down if it has become fatal. Returns whether it did (FH-9).
    pub(super) fn perish(&mut self) -> bool {
        let fatal = self.deaths() >= FATAL;
        if fatal {
            self.out = true;
            self.up = CardSet::EMPTY;
        }
        fatal
    }
}

/// Every seat's score pile.
pub type Piles = BySeat<ScorePile>;

impl Piles {
    /// Iterates over the seats still in the hand, clockwise from `first`.
    pub fn still_in(&self, first: Seat) -> impl Iterator<Item = Seat> {
        first.clockwise(self.seats()).filter(|seat| !self[*seat].out)
    }

    /// Returns the piles before the last round, once all its gifts are given and before any of them
    /// eliminates a seat.
    pub fn before_round(&self) -> Piles {
        let mut piles = *self;
        self.still_in(Seat(0)).for_each(|seat| piles[seat] = self[seat].before_last());
        piles
    }

    /// Places gifts clockwise from the winner of the round, each with its effect, and then
    /// eliminates seats (FH-10). Some seats may have no gift. `see` receives each event and the
    /// piles right after it.
    pub fn give(&mut self, winner: Seat, gifts: &Gifts, mut see: impl FnMut(Event, &Piles)) {
        for seat in winner.clockwise(self.seats()) {
            let Some(card) = gifts.to(seat) else { continue };
            let prey = self[seat].prey(card);
            self[seat].place(card);
            see(Event::Given { card, to: seat }, self);
            if let Some(prey) = prey {
                self[seat].up.remove(prey);
                see(Event::Destroyed { seat, card: prey, by: card }, self);
            }
        }
        for seat in winner.clockwise(self.seats()) {
            if self[seat].perish() {
                see(Event::Eliminated { seat }, self);
            }
        }
    }
}

/// The effect of gifts before they are given.
#[derive(Clone, Debug, PartialEq)]
pub struct Preview {
    /// The events.
    pub events: Vec<Event>,
    /// The piles afterward.
    pub piles: Piles,
    /// The scores of these piles.
    pub sheets: BySeat<Option<Sheet>>,
}

impl Piles {
    /// Returns the effect of gifts, which may be incomplete.
    pub fn preview(&self, winner: Seat, gifts: &Gifts) -> Preview {
        let (mut piles, mut events) = (*self, Vec::new());
        piles.give(winner, gifts, |event, _| events.push(event));
        Preview { events, sheets: score(&piles), piles }
    }
}
