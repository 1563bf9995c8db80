//! What lies on the table of Four Knights.

use crate::app::table::game;
use crate::app::table::pieces::Pieces;
use crate::app::words::phrases::capital;
use crate::cards::{Card, CardSet, Suit};
use crate::engine::Seat;
use crate::games::four_knights::{Event, HANDS, Phase, Position, STOCKADE_SLOTS, View};

/// A side of the table, as the player sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    Mine,
    Theirs,
}

impl Side {
    pub const BOTH: [Side; 2] = [Side::Mine, Side::Theirs];

    /// The side of a seat for the player who sits at `human`.
    pub fn of(seat: Seat, human: Seat) -> Side {
        if seat == human { Side::Mine } else { Side::Theirs }
    }
}

/// Where a card lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Place {
    Deck,
    /// A slot of the Stockade, 1 to 4.
    Stockade(u8),
    Hand(Side),
    Field(Side),
    /// Cards received.
    Pile(Side),
}

/// What is on the table beside the cards.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Facts {
    /// The side whose newest card is beaten.
    pub pressed: Option<Side>,
    /// The hand being played, from 1.
    pub hand: u8,
    /// How many cards each side received, by hand.
    pub received: [[usize; 2]; HANDS],
}

/// All 52 cards.
#[derive(Clone, Debug)]
pub struct Scene {
    human: Seat,
    pieces: Pieces<Place, Card>,
    pub facts: Facts,
}

impl Scene {
    /// The table before the first deal: the Stockade lies, nothing else does.
    pub fn undealt(human: Seat) -> Scene {
        let facts = Facts { pressed: None, hand: 1, received: [[0; 2]; HANDS] };
        let mut scene = Scene { human, pieces: Pieces::new(Card::COUNT, Place::Deck), facts };
        for slot in 1..=STOCKADE_SLOTS as u8 {
            scene.pieces.bring(Place::Deck, Place::Stockade(slot), None, false);
        }
        scene
    }

    fn side(&self, seat: Seat) -> Side {
        Side::of(seat, self.human)
    }

    /// How many cards lie in a place.
    pub fn count(&self, place: Place) -> usize {
        self.pieces.at(place).len()
    }

    /// The number of the newest card on a side of the field, if it lies face up.
    pub fn newest(&self, side: Side) -> Option<usize> {
        let last = *self.pieces.at(Place::Field(side)).last()?;
        self.pieces.get(last).filter(|piece| piece.face_up).map(|_| last)
    }

    /// Brings one card of a new hand.
    pub fn deal(&mut self, side: Side, card: Option<Card>) {
        self.pieces.bring(Place::Deck, Place::Hand(side), card, side == Side::Mine);
    }

    fn lay(&mut self, seat: Seat, card: Option<Card>, face_up: bool) {
        let side = self.side(seat);
        if let Some(number) = self.pieces.find(Place::Hand(side), card) {
            self.pieces.put(number, Place::Field(side), card, face_up);
        }
    }

    /// Gives a line of the field to a side.
    fn collect(&mut self, line: Side, winner: Side) {
        let hand = usize::from(self.facts.hand).saturating_sub(1).min(HANDS - 1);
        for number in self.pieces.at(Place::Field(line)) {
            let card = self.pieces.card(number);
            self.pieces.put(number, Place::Pile(winner), card, false);
            self.facts.received[hand][winner as usize] += 1;
        }
    }

    /// Lays cards that were received back on the field, by seat, as they were played.
    pub fn lay_out(&mut self, field: &[Vec<Card>; 2]) {
        for (seat, cards) in (0..).map(Seat).zip(field) {
            let side = self.side(seat);
            for card in cards {
                if let Some(number) = self.pieces.of(*card) {
                    self.pieces.put(number, Place::Field(side), Some(*card), true);
                }
            }
        }
    }

    fn swap(&mut self, side: Side, slot: u8, gave: Option<Card>, took: Option<Card>) {
        let slot = Place::Stockade(slot);
        let given = self.pieces.find(Place::Hand(side), gave);
        let taken = self.pieces.at(slot).first().copied();
        if let (Some(given), Some(taken)) = (given, taken) {
            self.pieces.put(given, slot, gave, false);
            self.pieces.put(taken, Place::Hand(side), took, side == Side::Mine);
        }
    }
}

impl game::Scene for Scene {
    type Rules = Position;
    type Place = Place;
    type Card = Card;
    type Facts = Facts;

    fn of(view: &View) -> Scene {
        let human = view.seat;
        let mut scene = Scene::undealt(human);
        for (slot, card) in (1..).zip(view.stockade) {
            if let Some(number) = scene.pieces.at(Place::Stockade(slot)).first() {
                scene.pieces.turn(*number, card, false);
            }
        }
        let mut deal = |place, card, face_up| scene.pieces.bring(Place::Deck, place, card, face_up);
        for (received, count) in view.received.iter().zip(&mut scene.facts.received) {
            for (seat, cards) in (0..).map(Seat).zip(received) {
                let side = Side::of(seat, human);
                cards.iter().for_each(|card| deal(Place::Pile(side), Some(card), false));
                count[side as usize] = cards.len();
            }
        }
        view.hand.iter().for_each(|card| deal(Place::Hand(Side::Mine), Some(card), true));
        (0..view.opponent_cards).for_each(|_| deal(Place::Hand(Side::Theirs), None, false));
        for (seat, cards) in (0..).map(Seat).zip(&view.field) {
            let field = Place::Field(Side::of(seat, human));
            cards.iter().for_each(|card| deal(field, Some(*card), true));
        }
        if view.committed.is_some() {
            deal(Place::Field(Side::Mine), view.committed, false);
        }
        if view.opponent_committed {
            deal(Place::Field(Side::Theirs), None, false);
        }
        scene.facts.hand = view.hand_number;
        if let Phase::Reinforce(seat) | Phase::Forfeit(seat) = view.phase {
            scene.facts.pressed = Some(Side::of(seat, human));
        }
        scene
    }

    fn apply(&mut self, event: &Event) {
        match event {
            Event::Committed { seat, card } => self.lay(*seat, *card, false),
            Event::Revealed { cards } => {
                for seat in [self.human, self.human.other()] {
                    if let Some(last) = self.pieces.at(Place::Field(self.side(seat))).last() {
                        self.pieces.turn(*last, Some(cards[seat.index()]), true);
                    }
                }
            }
            Event::StoodOff => self.facts.pressed = None,
            Event::Pressed { seat } | Event::Broke { seat } | Event::Yielded { seat } => {
                self.facts.pressed = Some(self.side(*seat));
            }
            Event::Reinforced { seat, card } => {
                self.lay(*seat, Some(*card), true);
                // The new card beats the other's, which is told next.
                self.facts.pressed = Some(self.side(seat.other()));
            }
            Event::Forfeited { seat, card } => {
                self.lay(*seat, Some(*card), true);
                // It beats nothing, and nothing beats it.
                self.facts.pressed = None;
            }
            Event::Captured { seat, .. } => {
                let winner = self.side(*seat);
                // The newest pair lies on top of the pile.
                Side::BOTH.into_iter().for_each(|side| self.collect(side, winner));
                self.facts.pressed = None;
            }
            Event::TookBack { .. } => {
                Side::BOTH.into_iter().for_each(|side| self.collect(side, side));
                self.facts.pressed = None;
            }
            Event::Dealt { hand, cards } => {
                self.facts.hand = *hand;
                let mine: Option<CardSet> = cards[self.human.index()];
                for card in mine.into_iter().flatten() {
                    self.deal(Side::Mine, Some(card));
                    self.deal(Side::Theirs, None);
                }
            }
            Event::Swapped { seat, slot, gave, took } => {
                self.swap(self.side(*seat), *slot, *gave, *took);
            }
            Event::HandEnded { .. }
            | Event::MaySwap { .. }
            | Event::Kept { .. }
            | Event::Ended { .. } => {}
        }
    }

    fn pieces(&self) -> &Pieces<Place, Card> {
        &self.pieces
    }

    fn pieces_mut(&mut self) -> &mut Pieces<Place, Card> {
        &mut self.pieces
    }

    fn places(&self) -> Vec<Place> {
        let slots = (1..=STOCKADE_SLOTS as u8).map(Place::Stockade);
        let sides = |place: fn(Side) -> Place| Side::BOTH.into_iter().map(place);
        let fixed = std::iter::once(Place::Deck).chain(slots);
        let moving = sides(Place::Pile).chain(sides(Place::Field)).chain(sides(Place::Hand));
        fixed.chain(moving).collect()
    }

    fn is_heap(place: Place) -> bool {
        matches!(place, Place::Pile(_))
    }

    fn facts(&self) -> Facts {
        self.facts
    }

    fn name_of(card: Card) -> String {
        card.short()
    }

    fn card_names() -> Vec<String> {
        Card::all().flat_map(|card| [card.name(), capital(&card.name()), card.short()]).collect()
    }

    /// The player's own hand stands by suit and rank, everything else as it came.
    fn at(&self, place: Place) -> Vec<usize> {
        let mut found = self.pieces.at(place);
        if place == Place::Hand(Side::Mine) {
            found.sort_by_key(|number| self.pieces.card(*number).map(sorting));
        }
        found
    }
}

/// The player's hand stands in the order in which the suits beat each other, low cards first.
fn sorting(card: Card) -> (usize, Card) {
    const CYCLE: [Suit; 4] = [Suit::Hearts, Suit::Spades, Suit::Diamonds, Suit::Clubs];
    (CYCLE.iter().position(|suit| *suit == card.suit()).unwrap_or_default(), card)
}

#[cfg(test)]
mod tests {
    use super::game::Scene as _;
    use super::*;
    use crate::cards::Rank;

    #[test]
    fn a_card_that_beats_another_is_never_shown_as_beaten() {
        let card = Card::new(Rank::Seven, Suit::Hearts);
        let mut scene = Scene::undealt(Seat(0));
        scene.deal(Side::Mine, Some(card));
        scene.apply(&Event::Pressed { seat: Seat(0) });
        assert_eq!(scene.facts.pressed, Some(Side::Mine));
        scene.apply(&Event::Reinforced { seat: Seat(0), card });
        assert_eq!(scene.newest(Side::Mine), scene.pieces.of(card));
        assert_eq!(scene.facts.pressed, Some(Side::Theirs));
    }

    #[test]
    fn an_added_card_beats_nothing_and_is_beaten_by_nothing() {
        let card = Card::new(Rank::Queen, Suit::Spades);
        let mut scene = Scene::undealt(Seat(0));
        scene.deal(Side::Mine, Some(card));
        scene.apply(&Event::Pressed { seat: Seat(0) });
        scene.apply(&Event::Broke { seat: Seat(0) });
        assert_eq!(scene.facts.pressed, Some(Side::Mine));
        scene.apply(&Event::Forfeited { seat: Seat(0), card });
        assert_eq!(scene.newest(Side::Mine), scene.pieces.of(card));
        assert_eq!(scene.facts.pressed, None);
    }
}
