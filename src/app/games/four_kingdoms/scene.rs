//! What lies on the table of Four Kingdoms.

use std::fmt;

use crate::app::table::game;
use crate::app::table::pieces::{Piece, Pieces};
use crate::cards::{Card, Suit};
use crate::games::four_kingdoms::{Kingdom, PileId, Position, ROWS, View};

/// Where a card lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Spot {
    Talon,
    At(PileId),
}

/// The kingdoms in the order in which they are shown.
pub const KINGDOMS: [Suit; 4] = [Suit::Spades, Suit::Hearts, Suit::Clubs, Suit::Diamonds];

impl Spot {
    /// Every spot, as the markup numbers them: the kingdoms, the free lands, waste and talon.
    pub fn all() -> impl Iterator<Item = Spot> {
        let homes = |suit| Kingdom::new(suit).homes().into_iter().chain([PileId::Guest(suit)]);
        let kingdoms = KINGDOMS.into_iter().flat_map(homes).map(Spot::At);
        kingdoms.chain(Spot::lands()).chain([Spot::At(PileId::Waste), Spot::Talon])
    }

    /// The free lands.
    pub fn lands() -> impl Iterator<Item = Spot> {
        (1..=ROWS as u8).map(|row| Spot::At(PileId::Row(row)))
    }
}

/// What the markup calls the spot's area.
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
pub struct Scene {
    pieces: Pieces<Spot, Card>,
}

impl Scene {
    /// The number of the card on top of a spot.
    pub fn top(&self, spot: Spot) -> Option<usize> {
        self.pieces.at(spot).last().copied()
    }

    pub fn is_empty(&self, spot: Spot) -> bool {
        self.top(spot).is_none()
    }

    /// How many cards are home, as far as that has been shown.
    pub fn home(&self) -> usize {
        let home = |number: &usize| match self.pieces.get(*number) {
            Some(Piece { place: Spot::At(place), .. }) => place.is_home(),
            _ => false,
        };
        (0..self.pieces.count()).filter(home).count()
    }

    /// How many cards of a spot lie face down.
    pub fn down(&self, spot: Spot) -> usize {
        let down = |number: &usize| self.pieces.get(*number).is_some_and(|piece| !piece.face_up);
        self.pieces.at(spot).iter().filter(|number| down(number)).count()
    }

    /// The cards that move together with one: all that lie on it. None if it cannot be taken.
    pub fn taken_with(&self, number: usize) -> Vec<usize> {
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
        view.waste.iter().for_each(|card| scene.put(Spot::Talon, Some(*card), PileId::Waste));
        for kingdom in &view.kingdoms {
            // Of the subjects, the highest came first.
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
