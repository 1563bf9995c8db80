//! What lies on the table of Four Kingdoms.

use std::fmt;

use crate::app::table::game;
use crate::app::table::pieces::{Piece, Pieces};
use crate::app::words::phrases::capital;
use crate::cards::{Card, Suit};
use crate::games::four_kingdoms::{Event, Kingdom, Place, Position, ROWS, View};

/// Where a card lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Spot {
    Talon,
    At(Place),
}

/// The kingdoms in the order in which they are shown.
pub const KINGDOMS: [Suit; 4] = [Suit::Spades, Suit::Hearts, Suit::Clubs, Suit::Diamonds];

impl Spot {
    /// Every spot, as the markup numbers them: the kingdoms, the free lands, waste and talon.
    pub fn all() -> impl Iterator<Item = Spot> {
        let homes = |suit| Kingdom::new(suit).homes().into_iter().chain([Place::Guest(suit)]);
        let kingdoms = KINGDOMS.into_iter().flat_map(homes).map(Spot::At);
        kingdoms.chain(Spot::lands()).chain([Spot::At(Place::Waste), Spot::Talon])
    }

    /// The free lands.
    pub fn lands() -> impl Iterator<Item = Spot> {
        (1..=ROWS as u8).map(|row| Spot::At(Place::Row(row)))
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
    /// All cards in one heap, before the deal.
    pub fn gathered() -> Scene {
        Scene { pieces: Pieces::new(Card::COUNT, Spot::Talon) }
    }

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
            Place::Row(_) => taken,
            _ if taken.len() == 1 => taken,
            _ => Vec::new(),
        }
    }

    fn put(&mut self, from: Spot, card: Option<Card>, to: Place) {
        let to = Spot::At(to);
        self.pieces.bring(from, to, card, card.is_some());
    }
}

impl game::Scene for Scene {
    type Rules = Position;
    type Place = Spot;
    type Card = Card;
    type Facts = ();

    fn name_of(card: Card) -> String {
        card.short()
    }

    fn card_names() -> Vec<String> {
        Card::all().flat_map(|card| [card.name(), capital(&card.name()), card.short()]).collect()
    }

    fn of(view: &View) -> Scene {
        let mut scene = Scene::gathered();
        for (row, land) in (1..).zip(&view.rows) {
            (0..land.down).for_each(|_| scene.put(Spot::Talon, None, Place::Row(row)));
            land.run.iter().for_each(|card| scene.put(Spot::Talon, Some(*card), Place::Row(row)));
        }
        view.waste.iter().for_each(|card| scene.put(Spot::Talon, Some(*card), Place::Waste));
        for kingdom in &view.kingdoms {
            // Of the subjects, the highest came first.
            let mut home: Vec<Card> = kingdom.cards().collect();
            home.reverse();
            home.into_iter().for_each(|card| scene.put(Spot::Talon, Some(card), Place::home(card)));
            if let Some(guest) = kingdom.guest() {
                scene.put(Spot::Talon, Some(guest), Place::Guest(kingdom.suit()));
            }
        }
        scene
    }

    fn apply(&mut self, event: &Event) {
        match event {
            Event::Dealt { card } => {
                if let Some(next) = self.top(Spot::Talon) {
                    self.pieces.put(next, Spot::At(Place::Waste), Some(*card), true);
                }
            }
            Event::Moved { cards, from, to } => {
                let there = self.pieces.at(Spot::At(*from));
                let first = there.len().saturating_sub(cards.len());
                for (number, card) in there[first..].iter().zip(cards.iter()) {
                    self.pieces.put(*number, Spot::At(*to), Some(*card), true);
                }
            }
            Event::TurnedUp { place, card } => {
                if let Some(top) = self.top(Spot::At(*place)) {
                    self.pieces.turn(top, Some(*card), true);
                }
            }
            Event::Won => {}
        }
    }

    fn pieces(&self) -> &Pieces<Spot, Card> {
        &self.pieces
    }

    fn pieces_mut(&mut self) -> &mut Pieces<Spot, Card> {
        &mut self.pieces
    }

    fn places(&self) -> Vec<Spot> {
        Spot::all().collect()
    }

    fn facts(&self) {}

    /// A move that is taken back is a flight, too.
    fn keep_numbers(&mut self, old: &Scene) {
        self.pieces.keep_numbers(&old.pieces);
    }
}

#[cfg(test)]
mod tests {
    use super::game::Scene as _;
    use super::*;
    use crate::engine::{Chance, Game, Seat, Setup};

    #[test]
    fn cards_are_home_when_they_are_shown_there() {
        let mut position = Position::deal(&Setup::new(1, Default::default()), 3);
        let mut chance = Chance::new(3);
        let mut most = 0;
        for _ in 0..400 {
            let mut legal = Vec::new();
            position.legal_actions(&mut legal);
            let Some(action) = chance.pick(&legal) else { break };
            let mut shown = Scene::of(&position.view(Seat(0)));
            let before = position.home();
            let events = position.apply(action).expect("it is legal");
            assert_eq!(shown.home(), before, "until it is shown");
            events.iter().for_each(|event| shown.apply(event));
            assert_eq!(shown.home(), position.home());
            most = most.max(shown.home());
        }
        assert!(most > 0, "some card came home");
    }
}
