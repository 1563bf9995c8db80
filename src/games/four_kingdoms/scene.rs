//! Scene of the table of Four Kingdoms: spots and the cards in them.

use std::fmt;

use crate::table::game;
use crate::table::pieces::{Piece, Pieces};
use cardkeep_core::cards::{Card, Suit};
use cardkeep_core::games::four_kingdoms::{Kingdom, PileId, Position, ROWS, View};

/// A place for cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Spot {
    Talon,
    At(PileId),
}

/// The kingdoms in display order.
pub(super) const KINGDOMS: [Suit; 4] = [Suit::Spades, Suit::Hearts, Suit::Clubs, Suit::Diamonds];

impl Spot {
    /// Iterates over every spot in the markup's order: kingdoms, free lands, waste and talon.
    pub(crate) fn all() -> impl Iterator<Item = Spot> {
        let homes = |suit| Kingdom::new(suit).homes().into_iter().chain([PileId::Guest(suit)]);
        let kingdoms = KINGDOMS.into_iter().flat_map(homes).map(Spot::At);
        kingdoms.chain(Spot::lands()).chain([Spot::At(PileId::Waste), Spot::Talon])
    }

    /// Iterates over the free lands.
    pub(crate) fn lands() -> impl Iterator<Item = Spot> {
        (1..=ROWS as u8).map(|row| Spot::At(PileId::Row(row)))
    }
}

/// The name of the spot's area in the markup.
impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spot::Talon => f.write_str("talon"),
            Spot::At(place) => place.fmt(f),
        }
    }
}

/// All 52 cards.
#[derive(Clone, Debug)]
pub(crate) struct Scene {
    pieces: Pieces<Spot, Card>,
}

impl Scene {
    /// Returns the number of the top card of a spot.
    pub(crate) fn top(&self, spot: Spot) -> Option<usize> {
        self.pieces.at(spot).last().copied()
    }

    pub(crate) fn is_empty(&self, spot: Spot) -> bool {
        self.top(spot).is_none()
    }

    /// Returns how many cards are home, as far as shown.
    pub(crate) fn home(&self) -> usize {
        let home = |number: &usize| match self.pieces.get(*number) {
            Some(Piece { place: Spot::At(place), .. }) => place.is_home(),
            _ => false,
        };
        (0..self.pieces.count()).filter(home).count()
    }

    /// Returns how many cards of a spot are face down.
    pub(crate) fn down(&self, spot: Spot) -> usize {
        let down = |number: &usize| self.pieces.get(*number).is_some_and(|piece| !piece.face_up);
        self.pieces.at(spot).iter().filter(|number| down(number)).count()
    }

    /// Returns a card and all cards on it, which move together; empty if it can't be moved.
    pub(crate) fn taken_with(&self, number: usize) -> Vec<usize> {
        let Some(Piece { place: spot @ Spot::At(place), face_up: true, .. }) =
            self.pieces.get(number)
        else {
            return Vec::new();
        };
        let there = self.pieces.at(spot);
        let taken = there.into_iter().skip_while(|other| *other != number).collect::<Vec<_>>();
        match place {
            PileId::Row(_) => taken,
            _ if taken.len() == 1 => taken,
            _ => Vec::new(),
        }
    }

    fn put(&mut self, from: Spot, card: Option<Card>, to: PileId) {
        let to = Spot::At(to);
        self.pieces.bring(from, to, card, card.is_some());
    }
}

impl game::Scene for Scene {
    type Rules = Position;
    type Zone = Spot;
    type Card = Card;

    fn of(view: &View) -> Scene {
        let mut scene = Scene { pieces: Pieces::new(Card::COUNT, Spot::Talon) };
        for (row, land) in (1..).zip(&view.rows) {
            (0..land.down).for_each(|_| scene.put(Spot::Talon, None, PileId::Row(row)));
            land.run.iter().for_each(|card| scene.put(Spot::Talon, Some(*card), PileId::Row(row)));
        }
        view.public
            .waste
            .iter()
            .for_each(|card| scene.put(Spot::Talon, Some(*card), PileId::Waste));
        for kingdom in &view.public.kingdoms {
            // The highest subject came first.
            let mut home: Vec<Card> = kingdom.cards().collect();
            home.reverse();
            home.into_iter()
                .for_each(|card| scene.put(Spot::Talon, Some(card), PileId::home(card)));
            if let Some(guest) = kingdom.guest() {
                scene.put(Spot::Talon, Some(guest), PileId::Guest(kingdom.suit()));
            }
        }
        scene
    }

    fn pieces(&self) -> &Pieces<Spot, Card> {
        &self.pieces
    }

    fn pieces_mut(&mut self) -> &mut Pieces<Spot, Card> {
        &mut self.pieces
    }

    fn zones(&self) -> Vec<Spot> {
        Spot::all().collect()
    }
}
