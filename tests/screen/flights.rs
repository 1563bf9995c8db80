//! Tests that a card in flight has a picture as large as the larger of the places at both ends.

use std::time::Duration;

use cardkeep::Begin;
use cardkeep_ai::{Level, Thinker};
use cardkeep_core::games::{
    GameId, four_horsemen, four_knights, knights_and_ninjas as ninjas, watchtower,
};
use cardkeep_store::{Player, Speed};
use cardkeep_ui::{self as ui, CardRow};
use i_slint_backend_testing::mock_elapsed_time;
use slint::{ComponentHandle, Image, Model};

use crate::driver::Screen;

/// Number of flights to a larger place that are looked at.
const FLIGHTS: usize = 20;

/// Whether a card has left for another place.
fn flies(before: &CardRow, now: &CardRow) -> bool {
    let (across, down) = ((before.x - now.x).abs(), (before.y - now.y).abs());
    let shown = |row: &CardRow| row.face.size().width > 0 && !row.held;
    shown(before) && shown(now) && (across > now.width || down > now.width)
}

fn flights_are_sharp<G: Thinker>(game: GameId) {
    let screen = Screen::<G>::open(game);
    screen.resize(390, 844);
    let mut players = vec![Player::Computer(Level::Easy); 3];
    players[0] = Player::Human;
    let (options, names, seed) = (serde_json::json!({}), Vec::new(), 5);
    screen.sit(Begin::New { options, first: None, players, names, seed, practice: false });
    screen.set(|settings| {
        (settings.animation, settings.pace) = (Speed::Normal, Speed::Normal);
    });
    let scale = screen.app.window().window().scale_factor();
    let table = screen.app.window().global::<ui::Table>();
    let mut before: Vec<CardRow> = Vec::new();
    let mut growing = 0;
    for frame in 0.. {
        assert!(frame < 20_000, "{game}: only {growing} cards flew to a larger place");
        if frame % 60 == 0 {
            screen.act();
        }
        if table.get_covered() {
            table.invoke_go_on();
        }
        mock_elapsed_time(Duration::from_millis(16));
        std::thread::sleep(Duration::from_micros(200));
        let now: Vec<CardRow> = table.get_cards().iter().collect();
        for (before, now) in before.iter().zip(&now).filter(|(before, now)| flies(before, now)) {
            let needed = (before.width.max(now.width) * scale).floor() as u32;
            let sharp = |picture: &Image| picture.size().width >= needed;
            assert!(sharp(&now.face), "{game}: {:?} for {needed}", now.face.size());
            let turned_up = now.turns > before.turns && !now.back;
            assert!(!turned_up || sharp(&now.other_side), "{game}: the back");
            growing += usize::from(now.width > before.width);
        }
        before = now;
        if growing >= FLIGHTS {
            return;
        }
    }
}

#[test]
fn flights_of_four_knights_are_sharp() {
    flights_are_sharp::<four_knights::Position>(GameId::FourKnights);
}

#[test]
fn flights_of_four_horsemen_are_sharp() {
    flights_are_sharp::<four_horsemen::Position>(GameId::FourHorsemen);
}

#[test]
fn flights_of_watchtower_are_sharp() {
    flights_are_sharp::<watchtower::Position>(GameId::Watchtower);
}

#[test]
fn flights_of_knights_and_ninjas_are_sharp() {
    flights_are_sharp::<ninjas::Position>(GameId::KnightsAndNinjas);
}
