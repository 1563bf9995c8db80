//! Screen tests of battles: those between others in one line, the player's own pair by pair.

use cardkeep::Begin;
use cardkeep_core::engine::{Record, Seat, Start};
use cardkeep_core::games::watchtower::{Phase, Position};
use cardkeep_store::{MatchId, Save, Slot, Speed};

use super::rules::{act, set};
use super::support::{GAME, Screen, names, pick_one, players};

/// Berit challenges someone, which the player has seen. Returns the texts until a turn later.
fn told(challenge: &str) -> Vec<String> {
    let screen = Screen::open(GAME);
    let forts = ["2C 3C", "4C 5C", "6C 8C"];
    let mut position = set(&forts, &["9D TH 8D 9C", "KC KD KS", "2D 3D 4D 2H"], "JC JD JH");
    act(&mut position, "end-turn");
    let mut record = Record::<Position>::new(Start::Position(Box::new(position))).unwrap();
    record.play(challenge.parse().unwrap()).unwrap();
    assert!(matches!(record.position().public().phase, Phase::Pick(_)));
    let save = Save {
        summary: String::from("A raid"),
        ..Save::new(MatchId::begin(1), record, players(3), names(3))
    };
    screen.data_dir().save(Slot::Auto, &save).unwrap();
    screen.speed(Speed::Normal);
    screen.sit(Begin::Resume(Slot::Auto));
    let mut told = vec![screen.prompt()];
    for _ in 0..2000 {
        screen.wait();
        pick_one(&screen);
        let prompt = screen.prompt();
        if told.last() != Some(&prompt) {
            told.push(prompt);
        }
        if matches!(screen.position().public().phase, Phase::Turn(seat) if seat != Seat(1)) {
            return told;
        }
    }
    panic!("the raid has no end: {told:?}");
}

/// WT-9 to WT-13: one line says who won what, without picks and pairs.
#[test]
fn a_raid_between_others_is_told_in_one_line() {
    let told = told("challenge 2 8C 2");
    assert!(told.contains(&"Berit attacked Oswald's 8♣ and won it, 2 to 0.".into()), "{told:?}");
    for word in ["picked a card", " beats ", "captured", "Attempt"] {
        assert!(!told.iter().any(|line| line.contains(word)), "{word}: {told:?}");
    }
}

/// WT-9 to WT-13: a challenge of the player is shown pair by pair.
#[test]
fn a_raid_on_the_player_is_told_pair_by_pair() {
    let told = told("challenge 0 3C 2");
    for word in [" beats ", "won the battle, 2 to 0", "captured your", "took 3♣ from your fort"] {
        assert!(told.iter().any(|line| line.contains(word)), "{word}: {told:?}");
    }
}
