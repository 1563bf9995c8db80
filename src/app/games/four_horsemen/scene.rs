//! Where every card of Four Horsemen lies on the screen, as far as the player may know.
//!
//! A scene is made of what a seat knows and changed by events as that seat sees them, so it cannot
//! show what is hidden: an unseen card is a body without a face.

use crate::app::tables::bodies::{self, Bodies};
use crate::engine::Seat;
use crate::games::four_horsemen::{BySeat, Card, CardSet, Event, Played, Round, View, hand_size};

/// Where a card lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Place {
    /// Not dealt yet.
    Deck,
    /// The Fate deck, top card first.
    Fate,
    Hand(Seat),
    /// Played to the round.
    Round(Seat),
    /// The score pile.
    Pile(Seat),
}

/// One card of the table.
pub type Body = bodies::Body<Place, Card>;

/// All 24 cards.
#[derive(Clone, Debug)]
pub struct Scene {
    human: Seat,
    bodies: Bodies<Place, Card>,
    round: Round,
    /// Who wins the round, or has won it while its cards are given out.
    winner: Option<Seat>,
    /// Who is out of this hand.
    out: BySeat<bool>,
    favor: BySeat<u8>,
    /// The hand being played, from 1.
    hand: u8,
}

impl Scene {
    /// The table before the first deal.
    pub fn undealt(human: Seat, seats: u8) -> Scene {
        Scene {
            human,
            bodies: Bodies::new(Card::COUNT, Place::Deck),
            round: BySeat::new(seats),
            winner: None,
            out: BySeat::new(seats),
            favor: BySeat::new(seats),
            hand: 1,
        }
    }

    /// The table as a seat knows it.
    pub fn of(view: &View) -> Scene {
        let seats = view.hand_sizes.seats();
        let mut scene = Scene::undealt(view.seat, seats);
        let mut deal = |place, card, face_up| scene.bodies.bring(Place::Deck, place, card, face_up);
        for slot in view.fate.iter().rev() {
            deal(Place::Fate, slot.card, false);
        }
        for (seat, pile) in view.piles.pairs() {
            let shown = |card: &Card| pile.up().contains(*card);
            pile.cards().iter().for_each(|card| deal(Place::Pile(seat), Some(*card), shown(card)));
        }
        for (seat, played) in view.round.pairs() {
            if let Some(Played { card, .. }) = *played {
                deal(Place::Round(seat), Some(card), true);
            }
        }
        for (seat, count) in view.hand_sizes.pairs() {
            if seat == view.seat {
                let up = !view.piles[seat].out();
                view.hand.iter().for_each(|card| deal(Place::Hand(seat), Some(card), up));
            } else {
                (0..*count).for_each(|_| deal(Place::Hand(seat), None, false));
            }
        }
        scene.round = view.round;
        scene.winner = view.round.winning().map(|(seat, _)| seat);
        scene.out = BySeat::from_fn(seats, |seat| view.piles[seat].out());
        scene.favor = view.favor;
        scene.hand = view.hand_number;
        scene
    }

    /// Every card by its number.
    pub fn bodies(&self) -> &[Body] {
        self.bodies.all()
    }

    /// The cards played to the round.
    pub fn round(&self) -> &Round {
        &self.round
    }

    /// Who wins the round, or has won it while its cards are given out.
    pub fn winner(&self) -> Option<Seat> {
        self.winner
    }

    /// Whether a seat is out of this hand.
    pub fn is_out(&self, seat: Seat) -> bool {
        self.out[seat]
    }

    /// How much Favor each seat has.
    pub fn favor(&self) -> &BySeat<u8> {
        &self.favor
    }

    /// The hand being played, from 1.
    pub fn hand(&self) -> u8 {
        self.hand
    }

    /// The numbers of the cards of a place, in the order they lie there: the player's own hand from
    /// low to high, everything else as it came.
    pub fn at(&self, place: Place) -> Vec<usize> {
        let mut found = self.bodies.at(place);
        if place == Place::Hand(self.human) {
            found.sort_by_key(|n| self.bodies()[*n].card);
        }
        found
    }

    /// The number of the body that shows this card.
    pub fn body_of(&self, card: Card) -> Option<usize> {
        self.bodies().iter().position(|body| body.card == Some(card))
    }

    /// Lets something happen that the player saw.
    pub fn apply(&mut self, event: &Event) {
        match event {
            Event::PutUnder { seat, card } => {
                if let Some(number) = self.bodies.find(Place::Hand(*seat), *card) {
                    self.bodies.put(number, Place::Fate, *card, false);
                }
            }
            Event::Played { seat, card, from_fate } => {
                let number = if *from_fate {
                    self.at(Place::Fate).first().copied()
                } else {
                    self.bodies.find(Place::Hand(*seat), Some(*card))
                };
                if let Some(number) = number {
                    self.bodies.put(number, Place::Round(*seat), Some(*card), true);
                }
                self.round[*seat] = Some(Played { card: *card, from_fate: *from_fate });
                self.winner = self.round.winning().map(|(seat, _)| seat);
            }
            Event::Given { card, to } => {
                if let Some(number) = self.body_of(*card) {
                    self.bodies.put(number, Place::Pile(*to), Some(*card), true);
                }
                let of = |played: &Option<Played>| played.is_some_and(|p| p.card == *card);
                if let Some(played) = self.round.iter_mut().find(|played| of(played)) {
                    *played = None;
                }
            }
            Event::Destroyed { card, .. } => {
                if let Some(number) = self.body_of(*card) {
                    self.bodies.turn(number, Some(*card), false);
                }
            }
            Event::Eliminated { seat } => {
                self.out[*seat] = true;
                for place in [Place::Pile(*seat), Place::Hand(*seat)] {
                    for number in self.at(place) {
                        self.bodies.turn(number, self.bodies()[number].card, false);
                    }
                }
            }
            Event::HandEnded { favor, .. } => {
                if let Some(seat) = favor {
                    self.favor[*seat] += 1;
                }
            }
            Event::Dealt { hand, hands, .. } => {
                self.gather(*hand);
                for (seat, card) in self.deal_order(hands[self.human]) {
                    self.deal(seat, card);
                }
            }
            Event::RoundWon { .. } | Event::Ended { .. } => {}
        }
    }

    /// A new hand begins: all cards come together, still to be dealt.
    pub fn gather(&mut self, hand: u8) {
        for number in 0..Card::COUNT {
            self.bodies.put(number, Place::Deck, None, false);
        }
        self.round.fill(None);
        self.winner = None;
        self.out.fill(false);
        self.hand = hand;
    }

    /// To whom the cards of a deal go one after another, and which are the player's own; nobody's
    /// go to the Fate deck.
    pub fn deal_order(&self, own: Option<CardSet>) -> Vec<(Option<Seat>, Option<Card>)> {
        let seats = self.out.seats();
        let mut order = Vec::new();
        for n in 0..hand_size(seats) {
            for seat in Seat::all(seats) {
                let card = own.filter(|_| seat == self.human).and_then(|cards| cards.nth(n));
                order.push((Some(seat), card));
            }
        }
        let left = if seats == 2 { Card::COUNT - order.len() } else { 0 };
        order.extend((0..left).map(|_| (None, None)));
        order
    }

    /// Deals one card to a hand, or to the Fate deck.
    pub fn deal(&mut self, seat: Option<Seat>, card: Option<Card>) {
        let place = seat.map_or(Place::Fate, Place::Hand);
        self.bodies.bring(Place::Deck, place, card, seat == Some(self.human));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Chance, Game, Setup, Turn};
    use crate::games::four_horsemen::{Options, Position};

    type Seen = (Option<Card>, bool);

    /// Every place with its cards in order, whatever body shows them.
    fn picture(scene: &Scene) -> Vec<(Place, Vec<Seen>)> {
        let seats = scene.out.seats();
        let of = |make: fn(Seat) -> Place| Seat::all(seats).map(make);
        let places = [Place::Deck, Place::Fate].into_iter().chain(of(Place::Hand));
        let places = places.chain(of(Place::Round)).chain(of(Place::Pile));
        let body = |n: usize| (scene.bodies()[n].card, scene.bodies()[n].face_up);
        places.map(|place| (place, scene.at(place).into_iter().map(body).collect())).collect()
    }

    #[test]
    fn events_lead_to_the_same_picture_as_the_view_does() {
        for seed in 0..45 {
            let seats = 2 + seed as u8 % 3;
            let mut position = Position::deal(&Setup::new(seats, Options {}), seed);
            let mut chance = Chance::new(seed);
            let mut scenes: Vec<Scene> =
                Seat::all(seats).map(|seat| Scene::of(&position.view(seat))).collect();
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
                    assert_eq!(picture(scene), picture(&fresh), "seed {seed}, {action}, {seat}");
                    assert_eq!(scene.round(), fresh.round(), "seed {seed}, {action}");
                    assert_eq!(scene.favor(), fresh.favor(), "seed {seed}, {action}");
                    assert_eq!(scene.out, fresh.out, "seed {seed}, {action}");
                    assert_eq!(scene.hand(), fresh.hand(), "seed {seed}, {action}");
                }
            }
        }
    }

    #[test]
    fn the_first_deal_leads_from_the_undealt_table_to_the_first_position() {
        for seats in 2..=4 {
            let position = Position::deal(&Setup::new(seats, Options {}), 7);
            for seat in Seat::all(seats) {
                let hands = BySeat::from_fn(seats, |seat| Some(position.hand(seat)));
                let dealt = Event::Dealt { hand: 1, hands, leader: position.leader() };
                let mut scene = Scene::undealt(seat, seats);
                scene.apply(&Position::seen_by(&dealt, seat));
                assert_eq!(picture(&scene), picture(&Scene::of(&position.view(seat))));
            }
        }
    }

    #[test]
    fn nothing_hidden_has_a_face() {
        for seats in 2..=4 {
            let position = Position::deal(&Setup::new(seats, Options {}), 3);
            let scene = Scene::of(&position.view(Seat(0)));
            for body in scene.bodies() {
                assert_eq!(body.card.is_some(), body.place == Place::Hand(Seat(0)));
            }
        }
    }
}
