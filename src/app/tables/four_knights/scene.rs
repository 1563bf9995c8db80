//! Where every card of Four Knights lies on the screen, as far as the player may know.
//!
//! A scene is made of what a seat knows and changed by events as that seat sees them, so it cannot
//! show what is hidden: an unseen card is a body without a face.

use crate::app::tables::bodies::{self, Bodies};
use crate::cards::{Card, Suit};
use crate::engine::Seat;
use crate::games::four_knights::{Event, HANDS, Phase, STOCKADE_SLOTS, View};

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

/// One card of the table.
pub type Body = bodies::Body<Place, Card>;

/// All 52 cards.
#[derive(Clone, Debug)]
pub struct Scene {
    human: Seat,
    bodies: Bodies<Place, Card>,
    /// The side whose newest card is beaten.
    pressed: Option<Side>,
    /// The hand being played, from 1.
    hand: u8,
    /// How many cards each side received, by hand.
    received: [[usize; 2]; HANDS],
}

impl Scene {
    /// The table before the first deal: the Stockade lies, nothing else does.
    pub fn undealt(human: Seat) -> Scene {
        let mut scene = Scene {
            human,
            bodies: Bodies::new(Card::COUNT, Place::Deck),
            pressed: None,
            hand: 1,
            received: [[0; 2]; HANDS],
        };
        for slot in 1..=STOCKADE_SLOTS as u8 {
            scene.bodies.bring(Place::Deck, Place::Stockade(slot), None, false);
        }
        scene
    }

    /// The table as a seat knows it.
    pub fn of(view: &View) -> Scene {
        let human = view.seat;
        let mut scene = Scene::undealt(human);
        for (slot, card) in (1..).zip(view.stockade) {
            scene.know(Place::Stockade(slot), card);
        }
        let mut deal = |place, card, face_up| scene.bodies.bring(Place::Deck, place, card, face_up);
        let mut counts = [[0; 2]; HANDS];
        for (received, count) in view.received.iter().zip(&mut counts) {
            for (seat, cards) in received.iter().enumerate() {
                let side = Side::of(Seat(seat as u8), human);
                cards.iter().for_each(|card| deal(Place::Pile(side), Some(card), false));
                count[side as usize] = cards.len();
            }
        }
        view.hand.iter().for_each(|card| deal(Place::Hand(Side::Mine), Some(card), true));
        (0..view.opponent_cards).for_each(|_| deal(Place::Hand(Side::Theirs), None, false));
        for (seat, cards) in view.field.iter().enumerate() {
            let field = Place::Field(Side::of(Seat(seat as u8), human));
            cards.iter().for_each(|card| deal(field, Some(*card), true));
        }
        if view.committed.is_some() {
            deal(Place::Field(Side::Mine), view.committed, false);
        }
        if view.opponent_committed {
            deal(Place::Field(Side::Theirs), None, false);
        }
        scene.hand = view.hand_number;
        scene.received = counts;
        if let Phase::Reinforce(seat) | Phase::Forfeit(seat) = view.phase {
            scene.pressed = Some(Side::of(seat, human));
        }
        scene
    }

    /// Every card by its number.
    pub fn bodies(&self) -> &[Body] {
        self.bodies.all()
    }

    /// The side whose newest card is beaten.
    pub fn pressed(&self) -> Option<Side> {
        self.pressed
    }

    /// The hand being played, from 1.
    pub fn hand(&self) -> u8 {
        self.hand
    }

    /// How many cards a side received, by hand.
    pub fn received(&self, side: Side) -> [usize; HANDS] {
        self.received.map(|hand| hand[side as usize])
    }

    /// The numbers of the cards of a place, in the order they stand there: the player's own hand
    /// by suit and rank, everything else as it came.
    pub fn at(&self, place: Place) -> Vec<usize> {
        let mut found = self.bodies.at(place);
        if place == Place::Hand(Side::Mine) {
            found.sort_by_key(|n| self.bodies()[*n].card.map(sorting));
        }
        found
    }

    /// The newest face-up card on a side of the field.
    pub fn newest(&self, side: Side) -> Option<Card> {
        let line = self.at(Place::Field(side));
        let body = &self.bodies()[*line.last()?];
        body.card.filter(|_| body.face_up)
    }

    /// Lets something happen that the player saw.
    pub fn apply(&mut self, event: &Event) {
        match event {
            Event::Committed { seat, card } => self.lay(*seat, *card, false),
            Event::Revealed { cards } => {
                for side in Side::BOTH {
                    let seat = if side == Side::Mine { self.human } else { self.human.other() };
                    if let Some(last) = self.at(Place::Field(side)).last() {
                        self.bodies.turn(*last, Some(cards[seat.index()]), true);
                    }
                }
            }
            Event::StoodOff => self.pressed = None,
            Event::Pressed { seat } | Event::Broke { seat } | Event::Yielded { seat } => {
                self.pressed = Some(Side::of(*seat, self.human));
            }
            Event::Reinforced { seat, card } | Event::Forfeited { seat, card } => {
                self.lay(*seat, Some(*card), true);
            }
            Event::Captured { seat, .. } => {
                let winner = Side::of(*seat, self.human);
                // The newest pair lies on top of the pile.
                Side::BOTH.into_iter().for_each(|side| self.collect(side, winner));
                self.pressed = None;
            }
            Event::TookBack { .. } => {
                for side in Side::BOTH {
                    self.collect(side, side);
                }
                self.pressed = None;
            }
            Event::Dealt { hand, cards } => {
                let mine: Vec<Card> = cards[self.human.index()].into_iter().flatten().collect();
                self.begin_hand(*hand);
                for card in mine {
                    self.deal(Side::Mine, Some(card));
                    self.deal(Side::Theirs, None);
                }
            }
            Event::Swapped { seat, slot, gave, took } => {
                let side = Side::of(*seat, self.human);
                let slot = Place::Stockade(*slot);
                let given = self.bodies.find(Place::Hand(side), *gave);
                let taken = self.at(slot).first().copied();
                if let (Some(given), Some(taken)) = (given, taken) {
                    self.bodies.put(given, slot, *gave, false);
                    let mine = side == Side::Mine;
                    self.bodies.put(taken, Place::Hand(side), *took, mine);
                }
            }
            Event::HandEnded { .. }
            | Event::MaySwap { .. }
            | Event::Kept { .. }
            | Event::Ended { .. } => {}
        }
    }

    /// A new hand begins; its cards are still to be dealt.
    pub fn begin_hand(&mut self, hand: u8) {
        self.hand = hand;
    }

    /// Brings one card of a new hand.
    pub fn deal(&mut self, side: Side, card: Option<Card>) {
        self.bodies.bring(Place::Deck, Place::Hand(side), card, side == Side::Mine);
    }

    fn know(&mut self, place: Place, card: Option<Card>) {
        if let Some(number) = self.at(place).first() {
            self.bodies.turn(*number, card, false);
        }
    }

    fn lay(&mut self, seat: Seat, card: Option<Card>, face_up: bool) {
        let side = Side::of(seat, self.human);
        if let Some(number) = self.bodies.find(Place::Hand(side), card) {
            self.bodies.put(number, Place::Field(side), card, face_up);
        }
    }

    /// Gives a line of the field to a side.
    fn collect(&mut self, line: Side, winner: Side) {
        for number in self.at(Place::Field(line)) {
            let card = self.bodies()[number].card;
            self.bodies.put(number, Place::Pile(winner), card, false);
            let hand = usize::from(self.hand).saturating_sub(1).min(HANDS - 1);
            self.received[hand][winner as usize] += 1;
        }
    }
}

/// The player's hand stands in the order in which the suits beat each other, low cards first.
fn sorting(card: Card) -> (usize, Card) {
    const CYCLE: [Suit; 4] = [Suit::Hearts, Suit::Spades, Suit::Diamonds, Suit::Clubs];
    (CYCLE.iter().position(|suit| *suit == card.suit()).unwrap_or_default(), card)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Chance, Game, Setup, Turn};
    use crate::games::four_knights::{Options, Position};

    type Seen = (Option<Card>, bool);

    /// Every place with its cards in order, whatever body shows them.
    fn picture(scene: &Scene) -> Vec<(Place, Vec<Seen>)> {
        let sides = |make: fn(Side) -> Place| Side::BOTH.map(make);
        let mut places: Vec<Place> = (1..=4).map(Place::Stockade).collect();
        places.push(Place::Deck);
        places.extend(sides(Place::Hand));
        places.extend(sides(Place::Field));
        places.extend(sides(Place::Pile));
        let show = |place| {
            let body = |n: usize| (scene.bodies()[n].card, scene.bodies()[n].face_up);
            let mut cards: Vec<_> = scene.at(place).into_iter().map(body).collect();
            if matches!(place, Place::Pile(_)) {
                cards.sort();
            }
            (place, cards)
        };
        places.into_iter().map(show).collect()
    }

    #[test]
    fn events_lead_to_the_same_picture_as_the_view_does() {
        for seed in 0..60 {
            let setup = Setup::new(2, Options { may_yield: seed % 2 == 0 });
            let mut position = Position::deal(&setup, seed);
            let mut chance = Chance::new(seed);
            let mut scenes = [0, 1].map(|seat| Scene::of(&position.view(Seat(seat))));
            while let Turn::Seat(_) = position.turn() {
                let mut legal = Vec::new();
                position.legal_actions(&mut legal);
                let action = chance.pick(&legal).expect("a seat to act can act");
                let events = position.apply(action).expect("it is legal");
                for (seat, scene) in (0..).map(Seat).zip(&mut scenes) {
                    for event in &events {
                        scene.apply(&Position::seen_by(event, seat));
                    }
                    let fresh = Scene::of(&position.view(seat));
                    assert_eq!(picture(scene), picture(&fresh), "seed {seed}, {action}");
                    assert_eq!(scene.pressed(), fresh.pressed(), "seed {seed}, {action}");
                    assert_eq!(scene.hand(), fresh.hand(), "seed {seed}, {action}");
                    assert_eq!(scene.received, fresh.received, "seed {seed}, {action}");
                }
            }
        }
    }

    #[test]
    fn the_first_deal_leads_from_the_undealt_table_to_the_first_position() {
        let setup = Setup::new(2, Options::default());
        let position = Position::deal(&setup, 7);
        for seat in [Seat(0), Seat(1)] {
            let cards = [0, 1].map(|n| Some(position.hand(Seat(n))));
            let dealt = Event::Dealt { hand: 1, cards };
            let mut scene = Scene::undealt(seat);
            scene.apply(&Position::seen_by(&dealt, seat));
            assert_eq!(picture(&scene), picture(&Scene::of(&position.view(seat))));
        }
    }

    #[test]
    fn nothing_hidden_has_a_face() {
        let setup = Setup::new(2, Options::default());
        let scene = Scene::of(&Position::deal(&setup, 3).view(Seat(0)));
        for body in scene.bodies() {
            assert_eq!(body.card.is_some(), body.place == Place::Hand(Side::Mine));
        }
    }
}
