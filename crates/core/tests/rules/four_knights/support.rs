//! Helpers for the tests of Four Knights: positions from short descriptions.

use cardkeep_core::cards::{Card, CardSet};
use cardkeep_core::engine::{Chance, Game, Refusal, Seat, Setup, Stream};
use cardkeep_core::games::four_knights::{Action, Event, HAND_SIZE, HANDS, Options, Position};
use serde_json::{Value, json};

pub const FIRST: Seat = Seat(0);

pub const SECOND: Seat = Seat(1);

pub fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

pub fn cards(text: &str) -> CardSet {
    text.split_whitespace().map(card).collect()
}

pub fn setup(may_yield: bool) -> Setup<Options> {
    Setup::new(2, Options { may_yield })
}

pub fn deal(seed: u64) -> Position {
    Position::deal(&setup(false), seed)
}

pub fn legal(position: &Position) -> Vec<Action> {
    let mut actions = Vec::new();
    position.legal_actions(&mut actions);
    actions
}

pub fn act(position: &mut Position, text: &str) -> Vec<Event> {
    position.apply(text.parse().expect("an action")).unwrap_or_else(|why| panic!("{text}: {why}"))
}

pub fn refused(position: &mut Position, text: &str) -> &'static str {
    let before = position.clone();
    let illegal = position.apply(text.parse().expect("an action")).expect_err(text);
    assert_eq!(*position, before, "C-5: {text} changed the position");
    illegal.rule()
}

/// Returns the JSON of a position in a hand in which both seats hold these cards and are about to
/// commit. Other cards of the hand count as received by seat 0; the rest fill the remaining places.
pub fn at_hand(hand: usize, hands: [&str; 2]) -> Value {
    let hands = hands.map(cards);
    let mut rest = CardSet::FULL.minus(hands[0]).minus(hands[1]).iter();
    let mut take = |n: usize| rest.by_ref().take(n).map(|card| card.to_string()).collect();
    let mut received = vec![[Vec::new(), Vec::new()]; HANDS];
    for earlier in &mut received[..hand - 1] {
        *earlier = [take(HAND_SIZE), take(HAND_SIZE)];
    }
    received[hand - 1][0] = take(2 * HAND_SIZE - hands[0].len() - hands[1].len());
    let stockade: Vec<String> = take(4);
    let deck: Vec<String> = take((HANDS - hand) * 2 * HAND_SIZE);
    json!({
        "hand": hand,
        "phase": {"commit": 0},
        "hands": hands,
        "stockade": stockade,
        "received": received,
        "deck": deck,
    })
}

/// Makes a seat receive one card fewer in an earlier hand, counted from 0, so that it may swap
/// after it.
pub fn gain_less(json: &mut Value, hand: usize, seat: usize) {
    let received = &mut json["received"][hand];
    let card = received[seat].as_array_mut().expect("a list").pop().expect("a card");
    received[1 - seat].as_array_mut().expect("a list").push(card);
}

pub fn read(json: &Value) -> Result<Position, String> {
    serde_json::from_value(json.clone()).map_err(|why| why.to_string())
}

pub fn last_hand(first: &str, second: &str) -> Position {
    read(&at_hand(4, [first, second])).expect("a position")
}

pub fn random_matches(may_yield: bool, mut look: impl FnMut(&Position, Action, &[Event])) {
    for seed in 0..500 {
        let mut position = Position::deal(&setup(may_yield), seed);
        let mut chance = Chance::stream(seed, Stream::Trial(9));
        while let Some(action) = chance.pick(&legal(&position)) {
            let before = position.clone();
            let events = position.apply(action).expect("legal");
            look(&before, action, &events);
        }
    }
}

/// Returns a position before hand 3 in which seat 1 received less and may swap.
pub fn before_hand_three() -> Position {
    let mut position = read(&at_hand(2, ["9H", "8D"])).expect("a position");
    act(&mut position, "commit 9H");
    let events = act(&mut position, "commit 8D");
    assert_eq!(events.last(), Some(&Event::MaySwap { seat: SECOND }));
    position
}
