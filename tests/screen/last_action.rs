//! Tests of the explanation of an opponent's last action.

use cardkeep::Begin;
use cardkeep_ai::{Level, Thinker};
use cardkeep_core::engine::Turn;
use cardkeep_core::games::{GameId, four_horsemen, four_knights, knights_and_ninjas, watchtower};
use cardkeep_store::{Challenge, Player};
use cardkeep_ui::{self as ui, Sheet};
use slint::{ComponentHandle, LogicalPosition, Model};

use crate::driver::{Frame, Screen};

/// How far inside the corner of a panel it is pressed.
const INSET: f32 = 6.0;
/// How many decisions of the player it takes at most until an opponent has done what is told.
const DECISIONS: usize = 12;

/// Opens a match against easy opponents, at the player's first decision.
fn open<G: Thinker>(game: GameId) -> Screen<G> {
    let screen = Screen::<G>::open(game);
    let seats = 3.min(usize::from(*game.seats().end()));
    let mut players = vec![Player::Computer(Level::Easy); seats];
    players[0] = Player::Human;
    screen.sit(Begin::New(Challenge::new(game, players, 5)));
    screen.until_choice();
    screen
}

/// Right-clicks an opponent's panel and returns what is told, and the code to report the move with.
fn ask<G: Thinker>(screen: &Screen<G>, panel: &str) -> (Vec<String>, String) {
    let element = screen.find(panel).unwrap_or_else(|| panic!("{panel} is not on the table"));
    // Where no cards are.
    let Frame { left, top, .. } = Frame::of(&element);
    screen.right_click(LogicalPosition::new(left + INSET, top + INSET));
    let sheets = screen.app.window().global::<ui::Sheets>();
    assert_eq!(sheets.get_open(), Sheet::Explanation);
    let lines = sheets.get_explanation().iter().map(String::from).collect();
    let code = sheets.get_report().into();
    sheets.invoke_close();
    (lines, code)
}

/// Returns the name of the seat that acted last in the match of a code.
fn reported<G: Thinker>(code: &str) -> String {
    let (challenge, record) = Challenge::read_match::<G>(code).expect("it can be replayed");
    let mut past = record.clone();
    past.undo();
    let Turn::Seat(seat) = past.position().turn() else { panic!("the match was over") };
    challenge.names[seat.index()].clone()
}

fn the_last_move_is_told<G: Thinker>(game: GameId) {
    let screen = open::<G>(game);
    for _ in 0..DECISIONS {
        if some_last_move_is_told(&screen, game) {
            return;
        }
        screen.act();
        screen.until_choice();
    }
    panic!("{game}: nothing was told");
}

/// Returns whether the explanation of an opponent tells its last move.
fn some_last_move_is_told<G: Thinker>(screen: &Screen<G>, game: GameId) -> bool {
    let rivals = screen.position().setup().seats - 1;
    let mut told = 0;
    for name in ["Berit", "Corin", "Edda", "Falk", "Isolde", "Osric", "Runa", "Tamsin", "Tilda"] {
        if screen.find(name).is_some() {
            let (lines, code) = ask(screen, name);
            let last = lines.iter().position(|line| line.starts_with("Last move: "));
            if let Some(last) = last {
                told += 1;
                assert_eq!(reported::<G>(&code), name);
                let why = lines.get(last + 1).expect("what it was for");
                let known = ["It was the only legal move.", "From ", "Easy doesn't always choose"];
                assert!(known.iter().any(|begin| why.starts_with(begin)), "{why}");
            }
        }
    }
    assert!(told <= rivals, "{game}: {told}");
    told > 0
}

#[test]
fn the_last_move_is_told_in_four_knights() {
    the_last_move_is_told::<four_knights::Position>(GameId::FourKnights);
}

#[test]
fn the_last_move_is_told_in_watchtower() {
    the_last_move_is_told::<watchtower::Position>(GameId::Watchtower);
}

#[test]
fn the_last_move_is_told_in_four_horsemen() {
    the_last_move_is_told::<four_horsemen::Position>(GameId::FourHorsemen);
}

#[test]
fn the_last_move_is_told_in_knights_and_ninjas() {
    the_last_move_is_told::<knights_and_ninjas::Position>(GameId::KnightsAndNinjas);
}
