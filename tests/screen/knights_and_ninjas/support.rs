//! Helpers for the screen tests of Of Knights and Ninjas.

use cardkeep::Begin;
use cardkeep_ai::Level;
use cardkeep_core::engine::{Record, Seat, Start};
use cardkeep_core::games::GameId;
use cardkeep_core::games::knights_and_ninjas::Position;
use cardkeep_store::{Challenge, MatchId, Player, Save, Slot};
use slint::LogicalPosition;

use super::rules::{Table, play};

pub const GAME: GameId = GameId::KnightsAndNinjas;

pub const NAMES: [&str; 6] = ["Berit", "Oswald", "Tilda", "Corin", "Edda", "Runa"];

pub type Screen = crate::driver::Screen<Position>;

pub fn players(seats: u8, human: Seat, level: Level) -> (Vec<Player>, Vec<String>) {
    let mut players = vec![Player::Computer(level); usize::from(seats)];
    let mut names = NAMES.map(String::from)[..usize::from(seats)].to_vec();
    players[human.index()] = Player::Human;
    names[human.index()] = String::from("You");
    (players, names)
}

pub fn begin(seats: u8, seed: u64) -> Begin {
    let (players, names) = players(seats, Seat(0), Level::Easy);
    let standard = Challenge::new(GameId::KnightsAndNinjas, players, seed);
    Begin::New(Challenge { names, ..standard })
}

/// Opens the table at the position after these actions; the player has this seat.
pub fn sit(screen: &Screen, table: Table, actions: &str, human: u8) -> Position {
    let mut position = table.ready();
    play(&mut position, actions);
    let start = Start::Position(Box::new(position.clone()));
    resume(screen, Record::new(start).unwrap(), human);
    position
}

/// Opens a match that continued from a position with these actions, all of which were seen.
pub fn sit_after(screen: &Screen, table: Table, actions: &str, human: u8) -> Position {
    let start = Start::Position(Box::new(table.ready()));
    let mut record = Record::<Position>::new(start).unwrap();
    for action in actions.split("; ") {
        record.play(action.parse().unwrap()).unwrap();
    }
    resume(screen, record, human)
}

fn resume(screen: &Screen, record: Record<Position>, human: u8) -> Position {
    let (players, names) = players(record.position().public().seats(), Seat(human), Level::Hard);
    let save = Save {
        summary: "Set up".into(),
        saved: 1_795_194_300,
        played_seconds: 60,
        ..Save::new(MatchId::begin(9), record, players, names)
    };
    screen.data_dir().save(Slot::Auto, &save).unwrap();
    screen.sit(Begin::Resume(Slot::Auto))
}

/// Returns the center of a kingdom's panel.
pub fn kingdom(screen: &Screen, name: &str) -> LogicalPosition {
    let panel = screen.find(&format!("{name}, ")).expect("a kingdom");
    let (at, size) = (panel.absolute_position(), panel.size());
    LogicalPosition::new(at.x + size.width / 2.0, at.y + 12.0)
}

/// Returns the center of the table, beside the piles.
pub fn stage(screen: &Screen) -> LogicalPosition {
    let pile = screen.find("Draw pile, ").expect("a pile");
    let (at, size) = (pile.absolute_position(), pile.size());
    LogicalPosition::new(at.x + size.width + 90.0, at.y + size.height)
}

pub fn tap_card(screen: &Screen, name: &str) {
    screen.tap(screen.spot(&format!("{name}, ")));
}

/// Whether a button other than those of the bar has this text.
pub fn says(screen: &Screen, text: &str) -> bool {
    screen.find(text).is_some()
}

/// Waits for the result. A finished match is no longer saved.
pub fn to_the_end(screen: &Screen) {
    assert!((0..400).any(|_| {
        screen.wait();
        says(screen, "Rematch")
    }));
}
