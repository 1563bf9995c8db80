//! Helpers for the tests of Four Horsemen: cards, positions and matches.

use cardkeep_core::engine::{Chance, Game, Refusal, Seat, Setup, Stream};
use cardkeep_core::games::four_horsemen::{
    Action, BySeat, Card, CardSet, Event, Gifts, Options, Piles, Position, ScorePile, hand_size,
};
use serde_json::{Value, json};

pub fn card(text: &str) -> Card {
    text.parse().expect("a card")
}

pub fn list(text: &str) -> Vec<Card> {
    text.split_whitespace().map(card).collect()
}

pub fn cards(text: &str) -> CardSet {
    list(text).into_iter().collect()
}

pub fn gifts(text: &str) -> Gifts {
    match format!("give {text}").parse() {
        Ok(Action::Give(gifts)) => gifts,
        other => panic!("{text}: {other:?}"),
    }
}

pub fn setup(seats: u8) -> Setup<Options> {
    Setup::new(seats, Options::default())
}

pub fn deal(seats: u8, seed: u64) -> Position {
    Position::deal(&setup(seats), seed)
}

pub fn legal(position: &Position) -> Vec<Action> {
    let mut actions = Vec::new();
    position.legal_actions(&mut actions);
    actions
}

pub fn act(position: &mut Position, text: &str) -> Vec<Event> {
    position.apply(text.parse().expect("an action")).unwrap_or_else(|why| panic!("{text}: {why}"))
}

/// Plays these cards in turn.
pub fn play(position: &mut Position, cards: &str) {
    for card in cards.split_whitespace() {
        act(position, &format!("play {card}"));
    }
}

/// Plays these cards in turn and gives them out. Returns the events of the gifts.
pub fn round(position: &mut Position, cards: &str, gifts: &str) -> Vec<Event> {
    play(position, cards);
    act(position, &format!("give {gifts}"))
}

pub fn refused(position: &Position, text: &str) -> &'static str {
    let mut after = position.clone();
    let illegal = after.apply(text.parse().expect("an action")).expect_err(text);
    assert_eq!(after, *position, "C-5: {text} changed the position");
    illegal.rule()
}

pub fn read(json: &Value) -> Result<Position, String> {
    serde_json::from_value(json.clone()).map_err(|why| why.to_string())
}

/// Returns the JSON of the start of a hand in which each seat holds these cards. Hands are filled
/// up with the highest remaining cards; the rest is the Fate deck, next card last.
pub fn start(hands: &[&str]) -> Value {
    let seats = hands.len() as u8;
    let mut hands: Vec<Vec<Card>> = hands.iter().map(|hand| list(hand)).collect();
    let dealt: CardSet = hands.iter().flatten().copied().collect();
    let mut rest: Vec<Card> = CardSet::FULL.minus(dealt).iter().collect();
    for hand in &mut hands {
        let missing = hand_size(seats) - hand.len();
        hand.extend(rest.split_off(rest.len() - missing));
    }
    let leader = (0..hands.len()).min_by_key(|seat| hands[*seat].iter().min()).expect("seats");
    let pile = json!({"cards": [], "up": []});
    json!({
        "hand": 1,
        "phase": {"play": leader},
        "leader": leader,
        "hands": hands,
        "round": vec![Value::Null; hands.len()],
        "piles": vec![pile; hands.len()],
        "favor": vec![0; hands.len()],
        "fate": {"cards": rest},
    })
}

pub fn started(hands: &[&str]) -> Position {
    read(&start(hands)).expect("a position")
}

/// Creates piles of these cards; `-` marks a face-down card, and `out` an eliminated seat's pile.
pub fn piles(texts: &[&str]) -> Piles {
    let pile = |text: &str| -> ScorePile {
        let words: Vec<&str> = text.split_whitespace().filter(|word| *word != "out").collect();
        let all: Vec<&str> = words.iter().map(|word| word.trim_start_matches('-')).collect();
        let up: Vec<&&str> = words.iter().filter(|word| !word.starts_with('-')).collect();
        let json = json!({"cards": all, "up": up, "out": text.starts_with("out")});
        serde_json::from_value(json).expect("a pile")
    };
    BySeat::from_fn(texts.len() as u8, |seat| pile(texts[seat.index()]))
}

pub fn random_matches(seats: u8, mut look: impl FnMut(&Position, Action, &Position, &[Event])) {
    for seed in 0..100 {
        let mut position = deal(seats, seed);
        let mut chance = Chance::stream(seed, Stream::Trial(9));
        while let Some(action) = chance.pick(&legal(&position)) {
            let before = position.clone();
            let events = position.apply(action).expect("legal");
            look(&before, action, &position, &events);
        }
    }
}

/// Seat 0 wins three rounds with Death cards and so eliminates itself.
pub fn death_of_a_winner() -> (Position, Vec<Event>) {
    let mut position = started(&["4D 5D 6D 6P", "2F 2P 2W 3F 5W", "1F 1P 1W 3P 6F"]);
    round(&mut position, "1F 6D 2F", "6D>0 2F>1 1F>2");
    round(&mut position, "5D 2P 1P", "5D>0 2P>1 1P>2");
    assert_eq!(position.public().piles[Seat(0)].deaths(), 2);
    let events = round(&mut position, "4D 2W 1W", "4D>0 2W>1 1W>2");
    (position, events)
}
