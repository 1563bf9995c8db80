//! What lies on the table of Four Horsemen.

use crate::app::table::game;
use crate::app::table::pieces::Pieces;
use crate::engine::Seat;
use crate::games::four_horsemen::{
    BySeat, Card, CardSet, Event, Gifts, Piles, Played, Position, Round, View, hand_size,
};

/// Where a card lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Place {
    /// Not dealt yet.
    Deck,
    Fate,
    Hand(Seat),
    /// Played to the round.
    Round(Seat),
    /// The score pile.
    Pile(Seat),
}

/// What is on the table beside the cards.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Facts {
    /// The cards played to the round, until they are given.
    pub round: Round,
    /// Who wins the round, or has won it while its cards are given out.
    pub winner: Option<Seat>,
    /// The score piles, and who is out.
    pub piles: Piles,
    pub favor: BySeat<u8>,
    /// The hand being played, from 1.
    pub hand: u8,
}

/// All 24 cards.
#[derive(Clone, Debug)]
pub struct Scene {
    human: Seat,
    pieces: Pieces<Place, Card>,
    pub facts: Facts,
}

impl Scene {
    /// The table before the first deal.
    pub fn undealt(human: Seat, seats: u8) -> Scene {
        let (round, piles, favor) = (BySeat::new(seats), BySeat::new(seats), BySeat::new(seats));
        let facts = Facts { round, winner: None, piles, favor, hand: 1 };
        Scene { human, pieces: Pieces::new(Card::COUNT, Place::Deck), facts }
    }

    fn seats(&self) -> u8 {
        self.facts.favor.seats()
    }

    /// How many cards lie in a place.
    pub fn count(&self, place: Place) -> usize {
        self.pieces.at(place).len()
    }

    /// The cards played to the round, clockwise from the player's left neighbour.
    pub fn played(&self) -> impl Iterator<Item = Card> {
        let seats = Seat((self.human.0 + 1) % self.seats()).clockwise(self.seats());
        seats.filter_map(|seat| self.facts.round[seat]).map(|played| played.card)
    }

    /// Brings the cards of the round to where they are to be given, or back to the middle.
    pub fn set_out(&mut self, gifts: &Gifts) {
        let round = self.facts.round;
        for (seat, card) in round.pairs().filter_map(|(seat, card)| Some((seat, (*card)?.card))) {
            let given = gifts.iter().find(|(given, _)| *given == card);
            let place = given.map_or(Place::Round(seat), |(_, to)| Place::Pile(to));
            let lies = |number: usize| self.pieces.get(number).is_some_and(|it| it.place == place);
            if let Some(number) = self.pieces.of(card).filter(|number| !lies(*number)) {
                self.pieces.put(number, place, Some(card), true);
            }
        }
    }

    /// A new hand begins: all cards come together, still to be dealt.
    pub fn gather(&mut self, hand: u8) {
        for number in 0..Card::COUNT {
            self.pieces.put(number, Place::Deck, None, false);
        }
        let facts = Scene::undealt(self.human, self.seats()).facts;
        self.facts = Facts { favor: self.facts.favor, hand, ..facts };
    }

    /// To whom the cards of a deal go one after another, and which are the player's own; nobody's
    /// go to the Fate deck.
    pub fn deal_order(&self, own: Option<CardSet>) -> Vec<(Option<Seat>, Option<Card>)> {
        let mut order = Vec::new();
        for n in 0..hand_size(self.seats()) {
            for seat in Seat::all(self.seats()) {
                let card = own.filter(|_| seat == self.human).and_then(|cards| cards.nth(n));
                order.push((Some(seat), card));
            }
        }
        let left = if self.seats() == 2 { Card::COUNT - order.len() } else { 0 };
        order.extend((0..left).map(|_| (None, None)));
        order
    }

    /// Deals one card to a hand, or to the Fate deck.
    pub fn deal(&mut self, seat: Option<Seat>, card: Option<Card>) {
        let place = seat.map_or(Place::Fate, Place::Hand);
        self.pieces.bring(Place::Deck, place, card, seat == Some(self.human));
    }

    fn turn_down(&mut self, place: Place) {
        for number in self.pieces.at(place) {
            self.pieces.turn(number, self.pieces.card(number), false);
        }
    }
}

impl game::Scene for Scene {
    type Rules = Position;
    type Place = Place;
    type Card = Card;
    type Facts = Facts;

    fn of(view: &View) -> Scene {
        let mut scene = Scene::undealt(view.seat, view.hand_sizes.seats());
        let mut deal = |place, card, face_up| scene.pieces.bring(Place::Deck, place, card, face_up);
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
        scene.facts = Facts {
            round: view.round,
            winner: view.round.winning().map(|(seat, _)| seat),
            piles: view.piles,
            favor: view.favor,
            hand: view.hand_number,
        };
        scene
    }

    fn apply(&mut self, event: &Event) {
        match event {
            Event::PutUnder { seat, card } => {
                if let Some(number) = self.pieces.find(Place::Hand(*seat), *card) {
                    self.pieces.put(number, Place::Fate, *card, false);
                }
            }
            Event::Played { seat, card, from_fate } => {
                let number = match from_fate {
                    true => self.pieces.at(Place::Fate).first().copied(),
                    false => self.pieces.find(Place::Hand(*seat), Some(*card)),
                };
                if let Some(number) = number {
                    self.pieces.put(number, Place::Round(*seat), Some(*card), true);
                }
                self.facts.round[*seat] = Some(Played { card: *card, from_fate: *from_fate });
                self.facts.winner = self.facts.round.winning().map(|(seat, _)| seat);
            }
            Event::Given { card, to } => {
                if let Some(number) = self.pieces.of(*card) {
                    self.pieces.put(number, Place::Pile(*to), Some(*card), true);
                }
                let facts = &mut self.facts;
                facts.piles = facts.piles.preview(*to, &Gifts::default().with(*card, *to)).piles;
                let of = |played: &Option<Played>| played.is_some_and(|p| p.card == *card);
                if let Some(played) = facts.round.iter_mut().find(|played| of(played)) {
                    *played = None;
                }
                facts.winner = facts.winner.filter(|_| facts.round.cards().next().is_some());
            }
            Event::Destroyed { card, .. } => {
                if let Some(number) = self.pieces.of(*card) {
                    self.pieces.turn(number, Some(*card), false);
                }
            }
            Event::Eliminated { seat } => {
                self.turn_down(Place::Pile(*seat));
                self.turn_down(Place::Hand(*seat));
            }
            Event::HandEnded { favor, .. } => {
                if let Some(seat) = favor {
                    self.facts.favor[*seat] += 1;
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

    fn pieces(&self) -> &Pieces<Place, Card> {
        &self.pieces
    }

    fn pieces_mut(&mut self) -> &mut Pieces<Place, Card> {
        &mut self.pieces
    }

    fn places(&self) -> Vec<Place> {
        let of = |place: fn(Seat) -> Place| Seat::all(self.seats()).map(place);
        let cards = of(Place::Pile).chain(of(Place::Round)).chain([Place::Fate]);
        [Place::Deck].into_iter().chain(of(Place::Hand)).chain(cards).collect()
    }

    fn facts(&self) -> Facts {
        self.facts
    }

    fn name_of(card: Card) -> String {
        card.name()
    }

    fn card_names() -> Vec<String> {
        Card::all().map(Card::name).collect()
    }

    /// The player's own hand stands from low to high, the Fate deck's top card lies last, everything
    /// else lies as it came.
    fn at(&self, place: Place) -> Vec<usize> {
        let mut found = self.pieces.at(place);
        match place {
            Place::Hand(seat) if seat == self.human => {
                found.sort_by_key(|number| self.pieces.card(*number));
            }
            Place::Fate => found.reverse(),
            _ => {}
        }
        found
    }
}
