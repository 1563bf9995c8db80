//! Screen tests of attacks: those between others in one line, the player's own step by step.

use cardkeep_core::engine::Seat;
use cardkeep_store::Speed;
use slint::{ComponentHandle, Model};

use super::rules::{Table, asked};
use super::support::{GAME, Screen, sit_after};

/// Returns the texts while a knight takes three gems from Oswald, for the player in this seat.
fn told(human: u8) -> Vec<String> {
    let screen = Screen::open(GAME);
    screen.speed(Speed::Normal);
    let table = Table::new(&["knight", "", "king", "king"]);
    sit_after(&screen, table, "attack 1 knight", human);
    let mut told = vec![screen.prompt()];
    for _ in 0..2000 {
        screen.wait();
        if told.last() != Some(&screen.prompt()) {
            told.push(screen.prompt());
        }
        let over = screen.position().public().turn > 21 || asked(&screen.position()) == Seat(human);
        if over && told.last().is_some_and(|line| line.contains("turn")) {
            return told;
        }
    }
    panic!("the turn has no end: {told:?}");
}

/// KN-6, KN-10: one line says who took what from whom, and with what.
#[test]
fn a_raid_between_others_is_told_in_one_line() {
    let told = told(3);
    assert!(told.contains(&"Berit took 3 gems from Oswald with a knight.".into()), "{told:?}");
    for word in ["didn't answer", "3 gems from Oswald.", "gained"] {
        assert!(!told.iter().any(|line| line.contains(word)), "{word}: {told:?}");
    }
}

/// KN-9, KN-10: an attack on the player is shown step by step.
#[test]
fn a_raid_on_the_player_is_told_step_by_step() {
    let told = told(1);
    for word in
        ["Your cards can't answer a knight", "You had no answer.", "Berit took 3 gems from you."]
    {
        assert!(told.iter().any(|line| line.contains(word)), "{word}: {told:?}");
    }
    assert!(!told.iter().any(|line| line.contains("gained")), "the same again: {told:?}");
}

/// KN-11: of gems that a ninja took, the stage says that no highwayman can steal them; of others, that one
/// can.
#[test]
fn the_stage_says_whether_gems_can_be_stolen() {
    for (card, said, other) in
        [("ninja", "can't steal", "can steal"), ("knight", "can steal", "can't")]
    {
        let screen = Screen::open(GAME);
        screen.speed(Speed::Normal);
        let table = Table::new(&[card, "", "king highwayman", "king"]);
        sit_after(&screen, table, &format!("attack 1 {card}"), 1);
        let own = screen.app.window().global::<cardkeep_ui::KnightsAndNinjas>();
        let mut told = String::new();
        for _ in 0..600 {
            screen.think();
            screen.wait();
            told.extend(own.get_details().iter().map(|line| format!("{line} ")));
            if told.contains("steal") {
                break;
            }
        }
        assert!(told.contains(said) && !told.contains(other), "{card}: {told}");
    }
}
