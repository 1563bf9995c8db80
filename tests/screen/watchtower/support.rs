//! Helpers for the screen tests of Watchtower.

use cardkeep::Begin;
use cardkeep_ai::Level;
use cardkeep_core::cards::Card;
use cardkeep_core::engine::{Game, Record, Seat, Setup, Start};
use cardkeep_core::games::GameId;
use cardkeep_core::games::watchtower::{Options, Phase, Position};
use cardkeep_i18n::{Person, cards, t, watchtower as text};
use cardkeep_store::{Challenge, MatchId, Player, Save, Slot};
use serde_json::{Value, json};
use slint::{ComponentHandle, LogicalPosition};

use super::rules::{self, card, read};

pub const GAME: GameId = GameId::Watchtower;

pub const ME: Seat = Seat(0);

pub const NAMES: [&str; 4] = ["You", "Berit", "Oswald", "Tilda"];

pub type Screen = crate::driver::Screen<Position>;

pub fn players(seats: u8) -> Vec<Player> {
    let mut players = vec![Player::Computer(Level::Easy); usize::from(seats)];
    players[0] = Player::Human;
    players
}

pub fn names(seats: u8) -> Vec<String> {
    NAMES.map(String::from)[..usize::from(seats)].to_vec()
}

pub fn new_match(seats: u8) -> impl Fn(u64) -> Challenge {
    move |seed| {
        let setup = Setup::new(seats, Options::default());
        Challenge::of::<Position>(&setup, seed, &players(seats), &names(seats))
    }
}

/// Returns a new match with the shortest siege.
pub fn begin(seats: u8, seed: u64) -> Begin {
    let (options, names) = (json!({"siege": "short"}), names(seats));
    let standard = Challenge::new(GameId::Watchtower, players(seats), seed);
    Begin::New(Challenge { options, names, ..standard })
}

/// Opens a match at this position.
pub fn sit(screen: &Screen, json: &Value) -> Position {
    let position = read(json).unwrap();
    let seats = position.public().players.seats();
    let save = Save {
        summary: String::from("A scene"),
        ..Save::new(
            MatchId::begin(1),
            Record::new(Start::Position(Box::new(position))).unwrap(),
            players(seats),
            names(seats),
        )
    };
    screen.data_dir().save(Slot::Auto, &save).unwrap();
    screen.sit(Begin::Resume(Slot::Auto))
}

pub fn spot(screen: &Screen, name: &str) -> LogicalPosition {
    screen.spot(&title(card(name)))
}

/// The start of the label of a card.
pub fn title(card: Card) -> String {
    t!(cards::title, card)
}

/// The button to attack with so many cards.
pub fn attack_with(count: u8) -> String {
    t!(text::attack_with, count)
}

/// Somebody other than the player.
pub fn person(name: &str) -> Person {
    Person::Named(name.to_owned())
}

/// Returns the center of an element.
pub fn middle(screen: &Screen, label: &str) -> LogicalPosition {
    let found = screen.find(label).unwrap_or_else(|| panic!("{label} is not on the table"));
    let (at, size) = (found.absolute_position(), found.size());
    LogicalPosition::new(at.x + size.width / 2.0, at.y + size.height / 2.0)
}

/// Picks the player's cards until the first fight is over. Returns the match at that point,
/// whatever the others have done since.
pub fn pick_all(screen: &Screen) -> Position {
    let over = |now: &Position| now.contest().is_none();
    screen.until("all cards were picked", |now| {
        if now.public().phase == Phase::Pick(ME) {
            pick_one(screen);
        }
        after_first_fight(screen, over).is_some()
    });
    after_first_fight(screen, over).unwrap()
}

/// Picks one of the cards held out, if there are any.
pub fn pick_one(screen: &Screen) {
    let label = |slot: &u8| t!(text::label_can_pick, slot: *slot);
    let holding = screen.app.window().global::<cardkeep_ui::Watchtower>().get_holding();
    if holding && let Some(free) = (1..60).find(|slot| screen.find(&label(slot)).is_some()) {
        screen.tap(screen.spot(&label(&free)));
    }
}

/// Returns the first position after the start of a fight that satisfies a condition.
pub fn after_first_fight(screen: &Screen, is: impl Fn(&Position) -> bool) -> Option<Position> {
    let save = screen.data_dir().load::<Position>(Slot::Auto).ok()?;
    let mut position = save.value.record.first_position();
    let mut fought = position.contest().is_some();
    for action in save.value.record.played() {
        position.apply(*action).ok()?;
        fought |= position.contest().is_some();
        if fought && is(&position) {
            return Some(position);
        }
    }
    None
}

pub fn fort(position: &Position, seat: u8) -> Vec<Card> {
    rules::fort(position, seat)
}
