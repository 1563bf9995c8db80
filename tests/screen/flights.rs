//! Tests that a card in flight has a picture as large as the larger of the places at both ends.

use std::time::Duration;

use cardkeep::Begin;
use cardkeep_ai::{Level, Thinker};
use cardkeep_core::engine::Chance;
use cardkeep_core::games::{
    GameId, four_horsemen, four_knights, knights_and_ninjas as ninjas, watchtower,
};
use cardkeep_store::{Challenge, Player, Speed};
use cardkeep_ui::{self as ui, CardRow, Sheet};
use i_slint_backend_testing::mock_elapsed_time;
use slint::{ComponentHandle, Image, Model, SharedString};

use crate::driver::Screen;

/// Number of flights to a larger place that are looked at.
const FLIGHTS: usize = 12;
/// Number of frames between two actions of the player.
const PAUSE: usize = 40;

/// Whether a card has left for another place.
fn flies(before: &CardRow, now: &CardRow) -> bool {
    let (across, down) = ((before.x - now.x).abs(), (before.y - now.y).abs());
    let shown = |row: &CardRow| row.face.size().width > 0 && !row.held;
    shown(before) && shown(now) && (across > now.width || down > now.width)
}

/// Presses the first option or button, or else a card; no time passes.
fn act<G: Thinker>(screen: &Screen<G>, chance: &mut Chance) {
    let table = screen.app.window().global::<ui::Table>();
    let ending = screen.app.window().global::<ui::Ending>();
    let sheets = screen.app.window().global::<ui::Sheets>();
    match sheets.get_open() {
        Sheet::Chooser => return sheets.invoke_pick(0),
        Sheet::None => {}
        _ => return sheets.invoke_close(),
    }
    if ending.get_covered() || ending.get_hand_over() {
        return ending.invoke_go_on();
    }
    let choice = table.get_choices().iter().position(|choice| choice.enabled);
    if let Some(choice) = choice.filter(|_| chance.below(2) == 0) {
        return table.invoke_choose(choice as i32);
    }
    let any = chance.below(3) == 0;
    let plays =
        |label: SharedString| label.ends_with("can be played") || any && label.contains(", ");
    let mut cards = screen.active();
    cards.retain(|card| card.accessible_label().is_some_and(plays));
    if !cards.is_empty() {
        let card = chance.below(cards.len() as u32) as usize;
        cards[card].invoke_accessible_default_action();
    }
}

fn flights_are_sharp<G: Thinker>(game: GameId, seats: usize) {
    let screen = Screen::<G>::open(game);
    let mut players = vec![Player::Computer(Level::Easy); seats];
    players[0] = Player::Human;
    let begin = |seed| Begin::New(Challenge::new(game, players.clone(), seed));
    let mut seed = 5;
    screen.resize(390, 844);
    screen.set(|settings| settings.one_tap = true);
    screen.speed(Speed::Normal);
    screen.sit(begin(seed));
    let mut chance = Chance::new(seed);
    let scale = screen.app.window().window().scale_factor();
    let table = screen.app.window().global::<ui::Table>();
    let ending = screen.app.window().global::<ui::Ending>();
    let mut before: Vec<CardRow> = Vec::new();
    let mut growing = 0;
    for frame in 0.. {
        assert!(frame < 20_000, "{game}: only {growing} cards flew to a larger place");
        if ending.get_over() {
            seed += 1;
            screen.sit(begin(seed));
            before.clear();
        } else if frame % PAUSE == 0 {
            act(&screen, &mut chance);
        }
        mock_elapsed_time(Duration::from_millis(16));
        screen.think();
        let now: Vec<CardRow> = table.get_cards().iter().collect();
        for (before, now) in before.iter().zip(&now).filter(|(before, now)| flies(before, now)) {
            let needed = (before.width.max(now.width) * scale).floor() as u32;
            let sharp = |picture: &Image| picture.size().width >= needed;
            let (from, to, has) = (before.width, now.width, now.face.size());
            assert!(sharp(&now.face), "{game}: {has:?} from {from} to {to}, back {}", now.back);
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
    flights_are_sharp::<four_knights::Position>(GameId::FourKnights, 2);
}

#[test]
fn flights_of_four_horsemen_are_sharp() {
    flights_are_sharp::<four_horsemen::Position>(GameId::FourHorsemen, 3);
}

#[test]
fn flights_of_watchtower_are_sharp() {
    flights_are_sharp::<watchtower::Position>(GameId::Watchtower, 3);
}

#[test]
fn flights_of_knights_and_ninjas_are_sharp() {
    flights_are_sharp::<ninjas::Position>(GameId::KnightsAndNinjas, 3);
}
