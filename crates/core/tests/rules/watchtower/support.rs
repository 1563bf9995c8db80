//! Helpers for the tests of Watchtower: cards, positions and matches.

use cardkeep_core::cards::{Card, CardSet};
use cardkeep_core::engine::{Chance, Game, Refusal, Seat, Setup, Stream, Turn};
use cardkeep_core::games::watchtower::{Action, Event, Options, Phase, Position};
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

pub fn deal(seats: u8, seed: u64) -> Position {
    Position::deal(&Setup::new(seats, Options::default()), seed)
}

pub fn legal(position: &Position) -> Vec<Action> {
    let mut actions = Vec::new();
    position.legal_actions(&mut actions);
    actions
}

/// Returns the legal actions that begin with this word, in notation.
pub fn legal_with(position: &Position, word: &str) -> Vec<String> {
    let all = legal(position).into_iter().map(|action| action.to_string());
    let mut found: Vec<String> = all.filter(|text| text.starts_with(word)).collect();
    found.sort();
    found
}

pub fn act(position: &mut Position, text: &str) -> Vec<Event> {
    position.apply(text.parse().expect("an action")).unwrap_or_else(|why| panic!("{text}: {why}"))
}

pub fn refused(position: &Position, text: &str) -> &'static str {
    let mut after = position.clone();
    let illegal = after.apply(text.parse().expect("an action")).expect_err(text);
    assert_eq!(after, *position, "C-5: {text} changed the position");
    illegal.rule()
}

/// Picks this card of those held out.
pub fn pick(position: &mut Position, wanted: &str) -> Vec<Event> {
    let held = position.contest().expect("cards are held out").held();
    let place = held.iter().position(|held| *held == card(wanted)).expect(wanted);
    act(position, &format!("pick {}", place + 1))
}

/// Begins a battle and picks these cards, the attacker's first. Returns the events of the last
/// pick.
pub fn fight(position: &mut Position, text: &str, attacking: &str, defending: &str) -> Vec<Event> {
    act(position, text);
    let all = attacking.split_whitespace().chain(defending.split_whitespace());
    all.map(|card| pick(position, card)).last().expect("cards to pick")
}

/// Picks these cards for a free-for-all. Returns the events of the last pick.
pub fn all_fight(position: &mut Position, picked: &str) -> Vec<Event> {
    picked.split_whitespace().map(|card| pick(position, card)).last().expect("cards to pick")
}

pub fn read(json: &Value) -> Result<Position, String> {
    serde_json::from_value(json.clone()).map_err(|why| why.to_string())
}

pub fn write(position: &Position) -> Value {
    serde_json::to_value(position).expect("it has JSON")
}

/// Returns the JSON of a turn of seat 0 in the fifth round, with these forts and armies; a siege
/// has just begun if a player is on campaign. The cards in `next` come off the barracks first, in
/// this order, with all unnamed cards under them.
pub fn scene(forts: &[&str], armies: &[&str], next: &str) -> Value {
    let named: CardSet =
        forts.iter().chain(armies).flat_map(|text| list(text)).chain(list(next)).collect();
    let rest = CardSet::FULL.minus(named).iter();
    let barracks: Vec<Card> = rest.chain(list(next).into_iter().rev()).collect();
    let player = |n: usize| {
        let fort = list(forts[n]);
        let campaign = fort.len() == 4 && fort.iter().all(|card| card.rank() == fort[0].rank());
        json!({
            "fort": fort,
            "army": list(armies[n]),
            "campaign": campaign,
            "turns": if n == 0 { 5 } else { 4 },
        })
    };
    let players: Vec<Value> = (0..forts.len()).map(player).collect();
    let siege = json!({"rounds": 0, "ended": vec![false; forts.len()]});
    json!({
        "first": 0,
        "current": 0,
        "phase": {"turn": 0},
        "siege": if players.iter().any(|it| it["campaign"] == true) { siege } else { Value::Null },
        "players": players,
        "barracks": {"cards": barracks},
        "turned": vec![json!([]); forts.len()],
        "winners": vec![false; forts.len()],
    })
}

/// Returns the same with all unnamed cards in the army of a seat, so that the barracks hold only
/// the named ones.
pub fn scene_with_rest(forts: &[&str], armies: &[&str], next: &str, rest: usize) -> Value {
    let mut json = scene(forts, armies, next);
    let barracks: Vec<Value> = json["barracks"]["cards"].as_array().expect("a list").clone();
    let (under, top) = barracks.split_at(barracks.len() - list(next).len());
    json["barracks"]["cards"] = json!(top);
    json["players"][rest]["army"].as_array_mut().expect("a list").extend(under.to_vec());
    json
}

pub fn set(forts: &[&str], armies: &[&str], next: &str) -> Position {
    read(&scene(forts, armies, next)).expect("a position")
}

/// Returns a scene of the last turn before the bound ends the match, which is the last seat's.
pub fn last_turn(forts: &[&str], armies: &[&str]) -> Value {
    let seats = forts.len() as u8;
    let mut json = scene(forts, armies, "");
    let rounds = Options::default().siege.rounds(seats);
    for n in 0..forts.len() {
        json["players"][n]["turns"] = json!(rounds);
    }
    json["current"] = json!(seats - 1);
    json["phase"] = json!({"turn": seats - 1});
    json
}

/// Seat 0 of four has just been eliminated, with three known cards in its army. Little is left to
/// draw before those.
pub fn sunken(seed: u64) -> Position {
    let forts = ["", "3C 2H 5H 5S", "8S 6C 6D", "9S 9H TH"];
    let armies = ["9C 4C JD 6H 2D", "TD 8D", "QD", "4S KC AS"];
    let mut json = scene_with_rest(&forts, &armies, "2S 2C", 3);
    json["players"][0]["shown"] = json!(["JD", "6H", "2D"]);
    json["seed"] = json!(seed);
    let mut position = read(&json).expect("a position");
    fight(&mut position, "challenge 1 3C 1", "9C", "TD");
    position
}

pub fn fort(position: &Position, seat: u8) -> Vec<Card> {
    position.public().players[Seat(seat)].fort.cards().to_vec()
}

pub fn army(position: &Position, seat: u8) -> CardSet {
    position.public().players[Seat(seat)].army
}

pub fn shown(position: &Position, seat: u8) -> CardSet {
    position.public().players[Seat(seat)].shown
}

pub fn on_campaign(position: &Position, seat: u8) -> bool {
    position.public().players[Seat(seat)].campaign
}

/// Returns the lowest cards of the barracks, bottom first.
pub fn bottom(position: &Position, count: usize) -> Vec<Card> {
    position.barracks().cards()[..count].to_vec()
}

pub fn turn_of(position: &Position) -> Option<u8> {
    match position.public().phase {
        Phase::Turn(seat) => Some(seat.0),
        _ => None,
    }
}

pub fn winners(position: &Position) -> Vec<u8> {
    match position.turn() {
        Turn::Over(outcome) => outcome.winners().map(|seat| seat.0).collect(),
        Turn::Seat(_) => Vec::new(),
    }
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
