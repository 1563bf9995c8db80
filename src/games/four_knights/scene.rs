//! Scene of the table of Four Knights: zones and the cards in them.

use crate::table::game;
use crate::table::pieces::Pieces;
use cardkeep_core::cards::{Card, Suit};
use cardkeep_core::engine::Seat;
use cardkeep_core::games::four_knights::{Position, STOCKADE_SLOTS, View};

/// A side of the table, from the player's point of view.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Side {
    Mine,
    Theirs,
}

impl Side {
    pub(crate) const BOTH: [Side; 2] = [Side::Mine, Side::Theirs];

    /// Returns the side of a seat, if the player sits at `human`.
    pub(crate) fn of(seat: Seat, human: Seat) -> Side {
        if seat == human { Side::Mine } else { Side::Theirs }
    }

    /// Returns the name of an area of the markup on this side.
    pub(crate) fn area(self, what: &str) -> String {
        match self {
            Side::Mine => format!("my-{what}"),
            Side::Theirs => format!("their-{what}"),
        }
    }
}

/// A place for cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Zone {
    Deck,
    /// A slot of the Stockade, 1 to 4.
    Stockade(u8),
    Hand(Side),
    Field(Side),
    /// Cards received.
    Pile(Side),
}

/// All 52 cards.
#[derive(Clone, Debug)]
pub(crate) struct Scene {
    human: Seat,
    pieces: Pieces<Zone, Card>,
}

impl Scene {
    /// Returns the newest card on a side of the field, if it is face up.
    pub(crate) fn newest(&self, side: Side) -> Option<usize> {
        let last = *self.pieces.at(Zone::Field(side)).last()?;
        self.pieces.get(last).filter(|piece| piece.face_up).map(|_| last)
    }

    /// Puts received cards back on the field in the order they were played, by seat.
    pub(crate) fn lay_out(&mut self, field: &[Vec<Card>; 2]) {
        for (seat, cards) in (0..).map(Seat).zip(field) {
            let side = Side::of(seat, self.human);
            for card in cards {
                if let Some(number) = self.pieces.of(*card) {
                    self.pieces.put(number, Zone::Field(side), Some(*card), true);
                }
            }
        }
    }
}

impl game::Scene for Scene {
    type Rules = Position;
    type Zone = Zone;
    type Card = Card;

    fn of(view: &View) -> Scene {
        let human = view.seat;
        let mut pieces = Pieces::new(Card::COUNT, Zone::Deck);
        let mut deal = |zone, card, face_up| pieces.bring(Zone::Deck, zone, card, face_up);
        for (slot, card) in (1..).zip(view.stockade) {
            deal(Zone::Stockade(slot), card, false);
        }
        for received in &view.public.received {
            for (seat, cards) in (0..).map(Seat).zip(received) {
                let side = Side::of(seat, human);
                cards.iter().for_each(|card| deal(Zone::Pile(side), Some(card), false));
            }
        }
        view.hand.iter().for_each(|card| deal(Zone::Hand(Side::Mine), Some(card), true));
        (view.hand.len()..view.own_cards).for_each(|_| deal(Zone::Hand(Side::Mine), None, false));
        (0..view.opponent_cards).for_each(|_| deal(Zone::Hand(Side::Theirs), None, false));
        for (seat, cards) in (0..).map(Seat).zip(&view.public.field) {
            let field = Zone::Field(Side::of(seat, human));
            cards.iter().for_each(|card| deal(field, Some(*card), true));
        }
        if view.own_committed {
            deal(Zone::Field(Side::Mine), view.committed, false);
        }
        if view.opponent_committed {
            deal(Zone::Field(Side::Theirs), None, false);
        }
        Scene { human, pieces }
    }

    fn pieces(&self) -> &Pieces<Zone, Card> {
        &self.pieces
    }

    fn pieces_mut(&mut self) -> &mut Pieces<Zone, Card> {
        &mut self.pieces
    }

    fn zones(&self) -> Vec<Zone> {
        let slots = (1..=STOCKADE_SLOTS as u8).map(Zone::Stockade);
        let sides = |place: fn(Side) -> Zone| Side::BOTH.into_iter().map(place);
        let fixed = std::iter::once(Zone::Deck).chain(slots);
        let moving = sides(Zone::Pile).chain(sides(Zone::Field)).chain(sides(Zone::Hand));
        fixed.chain(moving).collect()
    }

    /// Sorts the player's hand; other zones keep their order.
    fn at(&self, zone: Zone) -> Vec<usize> {
        let mut found = self.pieces.at(zone);
        if zone == Zone::Hand(Side::Mine) {
            found.sort_by_key(|number| self.pieces.card(*number).map(sorting));
        }
        found
    }
}

/// Sort key of the player's hand: suits in the order of the cycle, low cards first.
fn sorting(card: Card) -> (usize, Card) {
    const CYCLE: [Suit; 4] = [Suit::Hearts, Suit::Spades, Suit::Diamonds, Suit::Clubs];
    (CYCLE.iter().position(|suit| *suit == card.suit()).unwrap_or_default(), card)
}
