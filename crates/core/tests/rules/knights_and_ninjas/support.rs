//! Helpers for the tests of Of Knights and Ninjas: cards, positions and matches.

use cardkeep_core::engine::{Chance, Game, Refusal, Seat, Setup, Stream, Turn};
use cardkeep_core::games::knights_and_ninjas::{
    Action, Card, Event, Hand, Options, Position, first_gems,
};
use serde_json::{Value, json};

pub const SEATS: std::ops::RangeInclusive<u8> = 2..=6;

pub fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

/// Parses cards by name; `3*peasant` is three peasants.
pub fn hand(text: &str) -> Hand {
    let mut hand = Hand::EMPTY;
    for word in text.split_whitespace() {
        let (count, name) = word.split_once('*').unwrap_or(("1", word));
        hand.add(card(name), count.parse().expect("a number"));
    }
    hand
}

pub fn setup(seats: u8) -> Setup<Options> {
    Setup::new(seats, Options::default())
}

pub fn deal(seats: u8, seed: u64) -> Position {
    Position::deal(&setup(seats), seed)
}

pub fn read(json: &Value) -> Result<Position, String> {
    serde_json::from_value(json.clone()).map_err(|why| why.to_string())
}

/// Returns the JSON of a turn of seat 0 in which each seat holds these cards and all others are in
/// the draw pile.
pub fn start(hands: &[&str]) -> Value {
    let seats = hands.len();
    let held: Vec<Hand> = hands.iter().map(|text| hand(text)).collect();
    let pile = held.iter().fold(Card::deck(), |left, held| left.minus(held));
    let gems = first_gems(seats as u8);
    let mut json = json!({
        "turn": 20 / seats * seats + 1,
        "mover": 0,
        "conduct": "fresh",
        "phase": "turn",
        "gems": vec![gems; seats],
        "hands": held,
        "forts": vec![json!({}); seats],
        "aside": vec![json!({}); seats],
        "pile": pile.cards().collect::<Vec<Card>>(),
        "discards": [],
        "known": vec![vec![json!({}); seats]; seats],
        "stock": vec![Card::deck(); seats],
    });
    if seats == 2 {
        json["draft"] = json!({"begun_by": 0});
    }
    json
}

/// Such a turn, with changes.
pub struct Table(Value);

impl From<Value> for Table {
    fn from(json: Value) -> Self {
        Table(json)
    }
}

impl Table {
    pub fn new(hands: &[&str]) -> Self {
        Table(start(hands))
    }

    pub fn gems(mut self, gems: &[u8]) -> Self {
        self.0["gems"] = json!(gems);
        self
    }

    /// Puts fortifications from the draw pile in front of a seat.
    pub fn fort(mut self, seat: usize, guises: &str) -> Self {
        for guise in guises.split_whitespace() {
            let role = guise.trim_start_matches("jester:");
            self.0["forts"][seat][role] = json!(guise);
            self.take(if role == guise { role } else { "jester" });
        }
        self
    }

    /// Moves cards from the draw pile to the discards.
    pub fn discards(mut self, cards: &str) -> Self {
        for card in hand(cards).cards() {
            self.take(card.name());
            self.0["discards"].as_array_mut().expect("a list").push(json!(card));
        }
        self
    }

    /// Keeps these cards in the draw pile, the last one on top, and discards the rest of it.
    pub fn pile(mut self, cards: &str) -> Self {
        let pile: Vec<&str> = cards.split_whitespace().collect();
        pile.iter().for_each(|card| self.take(card));
        let rest = self.0["pile"].take();
        self.0["discards"]
            .as_array_mut()
            .expect("a list")
            .extend(rest.as_array().cloned().expect("a list"));
        self.0["pile"] = json!(pile);
        self
    }

    pub fn set(mut self, key: &str, value: Value) -> Self {
        self.0[key] = value;
        self
    }

    fn take(&mut self, card: &str) {
        let pile = self.0["pile"].as_array_mut().expect("a list");
        let place = pile.iter().position(|other| other == card).expect("it lies in the draw pile");
        pile.remove(place);
    }

    pub fn json(self) -> Value {
        self.0
    }

    pub fn ready(self) -> Position {
        read(&self.0).expect("a position")
    }
}

pub fn legal(position: &Position) -> Vec<Action> {
    let mut actions = Vec::new();
    position.legal_actions(&mut actions);
    actions
}

/// Returns the legal actions in notation, sorted.
pub fn listed(position: &Position) -> Vec<String> {
    let mut all: Vec<String> = legal(position).iter().map(ToString::to_string).collect();
    all.sort();
    all
}

pub fn act(position: &mut Position, text: &str) -> Vec<Event> {
    position.apply(text.parse().expect("an action")).unwrap_or_else(|why| panic!("{text}: {why}"))
}

/// Takes these actions, separated by lines or semicolons. Returns the events of the last one.
pub fn play(position: &mut Position, texts: &str) -> Vec<Event> {
    let texts = texts.split([';', '\n']).map(str::trim).filter(|text| !text.is_empty());
    texts.map(|text| act(position, text)).last().unwrap_or_default()
}

/// Makes everyone who is asked leave gems on the move with their holder.
pub fn let_go(position: &mut Position) {
    while legal(position).contains(&Action::LetGo) {
        act(position, "let-go");
    }
}

pub fn refused(position: &Position, text: &str) -> &'static str {
    let mut after = position.clone();
    let illegal = after.apply(text.parse().expect("an action")).expect_err(text);
    assert_eq!(after, *position, "C-5: {text} changed the position");
    illegal.rule()
}

pub fn asked(position: &Position) -> Seat {
    match position.turn() {
        Turn::Seat(seat) => seat,
        Turn::Over(_) => panic!("the match is over"),
    }
}

pub fn gems(position: &Position) -> Vec<u8> {
    position.public().gems.to_vec()
}

/// Returns the names of the last discards, in order.
pub fn last_discards(position: &Position, count: usize) -> Vec<&'static str> {
    let discards = position.public().discards;
    discards[discards.len() - count..].iter().map(|card| card.name()).collect()
}

pub fn random_matches(
    seats: u8,
    matches: u64,
    mut look: impl FnMut(&Position, Action, &Position, &[Event]),
) {
    for seed in 0..matches {
        let mut position = deal(seats, seed);
        let mut chance = Chance::stream(seed, Stream::Trial(9));
        while let Some(action) = chance.pick(&legal(&position)) {
            let before = position.clone();
            let events = position.apply(action).expect("legal");
            look(&before, action, &position, &events);
        }
    }
}
