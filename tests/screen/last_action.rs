//! Tests of the explanation of an opponent's last action.

use cardkeep::Begin;
use cardkeep_ai::{Level, Thinker};
use cardkeep_core::engine::Turn;
use cardkeep_core::games::{GameId, four_horsemen, knights_and_ninjas};
use cardkeep_store::{Challenge, Player};
use cardkeep_ui::{self as ui, Sheet};
use slint::platform::{PointerEventButton, WindowEvent};
use slint::{ComponentHandle, LogicalPosition, Model};

use crate::driver::{Frame, Screen};

/// Opens a match in which opponents have acted and the player is to act.
fn after_others<G: Thinker>(game: GameId) -> Screen<G> {
    let screen = Screen::<G>::open(game);
    let mut players = vec![Player::Computer(Level::Easy); 3];
    players[0] = Player::Human;
    let (options, names) = (serde_json::json!({}), Vec::new());
    let begin = Begin::New { options, first: None, players, names, seed: 5, practice: false };
    screen.sit(begin);
    screen.until_choice();
    // Until everyone has had a turn.
    for _ in 0..3 {
        screen.act();
        screen.until_choice();
    }
    screen
}

/// Right-clicks an opponent's panel and returns what is told, and the code to report the move with.
fn ask<G: Thinker>(screen: &Screen<G>, panel: &str) -> (Vec<String>, String) {
    let element = screen.find(panel).unwrap_or_else(|| panic!("{panel} is not on the table"));
    let position: LogicalPosition = Frame::of(&element).middle();
    let button = PointerEventButton::Right;
    screen.dispatch(WindowEvent::PointerMoved { position });
    screen.dispatch(WindowEvent::PointerPressed { position, button });
    screen.dispatch(WindowEvent::PointerReleased { position, button });
    screen.wait();
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
    let screen = after_others::<G>(game);
    let rivals = screen.position().setup().seats - 1;
    let mut told = 0;
    for name in ["Berit", "Corin", "Edda", "Falk", "Isolde", "Osric", "Runa", "Tamsin", "Tilda"] {
        if screen.find(name).is_some() {
            let (lines, code) = ask(&screen, name);
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
    assert!((1..=rivals).contains(&told), "{game}: {told}");
}

#[test]
fn the_last_move_is_told_in_four_horsemen() {
    the_last_move_is_told::<four_horsemen::Position>(GameId::FourHorsemen);
}

#[test]
fn the_last_move_is_told_in_knights_and_ninjas() {
    the_last_move_is_told::<knights_and_ninjas::Position>(GameId::KnightsAndNinjas);
}
