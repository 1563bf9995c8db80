//! Scene of the table of Four Horsemen: zones and the cards in them.

use crate::table::game;
use crate::table::pieces::Pieces;
use cardkeep_core::engine::Seat;
use cardkeep_core::games::four_horsemen::{Card, Gifts, Played, Position, Round, View};

/// A place for cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Zone {
    /// Not dealt yet.
    Deck,
    Fate,
    Hand(Seat),
    /// Played to the round.
    Round(Seat),
    /// The score pile.
    Pile(Seat),
}

/// All 24 cards.
#[derive(Clone, Debug)]
pub(crate) struct Scene {
    human: Seat,
    seats: u8,
    pieces: Pieces<Zone, Card>,
}

impl Scene {
    /// Moves the cards of a round to their chosen receivers, or back to the center.
    pub(crate) fn set_out(&mut self, round: &Round, gifts: &Gifts) {
        for (seat, card) in round.pairs().filter_map(|(seat, card)| Some((seat, (*card)?.card))) {
            let given = gifts.iter().find(|(given, _)| *given == card);
            let zone = given.map_or(Zone::Round(seat), |(_, to)| Zone::Pile(to));
            let lies = |number: usize| self.pieces.get(number).is_some_and(|it| it.place == zone);
            if let Some(number) = self.pieces.of(card).filter(|number| !lies(*number)) {
                self.pieces.put(number, zone, Some(card), true);
            }
        }
    }
}

impl game::Scene for Scene {
    type Rules = Position;
    type Zone = Zone;
    type Card = Card;

    fn of(view: &View) -> Scene {
        let mut pieces = Pieces::new(Card::COUNT, Zone::Deck);
        let mut deal = |zone, card, face_up| pieces.bring(Zone::Deck, zone, card, face_up);
        for slot in view.fate.iter().rev() {
            deal(Zone::Fate, slot.card, false);
        }
        for (seat, pile) in view.public.piles.pairs() {
            let shown = |card: &Card| pile.up().contains(*card);
            pile.cards().iter().for_each(|card| deal(Zone::Pile(seat), Some(*card), shown(card)));
        }
        for (seat, played) in view.public.round.pairs() {
            if let Some(Played { card, .. }) = *played {
                deal(Zone::Round(seat), Some(card), true);
            }
        }
        for (seat, count) in view.hand_sizes.pairs() {
            if seat == view.seat {
                let up = !view.public.piles[seat].out();
                view.hand.iter().for_each(|card| deal(Zone::Hand(seat), Some(card), up));
                (view.hand.len() as u8..*count).for_each(|_| deal(Zone::Hand(seat), None, false));
            } else {
                (0..*count).for_each(|_| deal(Zone::Hand(seat), None, false));
            }
        }
        Scene { human: view.seat, seats: view.hand_sizes.seats(), pieces }
    }

    fn pieces(&self) -> &Pieces<Zone, Card> {
        &self.pieces
    }

    fn pieces_mut(&mut self) -> &mut Pieces<Zone, Card> {
        &mut self.pieces
    }

    fn zones(&self) -> Vec<Zone> {
        let of = |zone: fn(Seat) -> Zone| Seat::all(self.seats).map(zone);
        let cards = of(Zone::Pile).chain(of(Zone::Round)).chain([Zone::Fate]);
        [Zone::Deck].into_iter().chain(of(Zone::Hand)).chain(cards).collect()
    }

    /// Sorts the player's hand from low to high and puts the Fate deck's top card last; other zones
    /// keep their order.
    fn at(&self, zone: Zone) -> Vec<usize> {
        let mut found = self.pieces.at(zone);
        match zone {
            Zone::Hand(seat) if seat == self.human => {
                found.sort_by_key(|number| self.pieces.card(*number));
            }
            Zone::Fate => found.reverse(),
            _ => {}
        }
        found
    }
}
