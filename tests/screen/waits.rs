//! Tests of waiting time: how long a player who acts at once waits per round while others play, at
//! normal speed in mock time.

use std::time::Duration;

use cardkeep::Begin;
use cardkeep_ai::{Level, Thinker};
use cardkeep_core::games::{GameId, knights_and_ninjas, watchtower};
use cardkeep_store::{Challenge, Player, Speed};
use cardkeep_ui as ui;
use i_slint_backend_testing::mock_elapsed_time;
use slint::{ComponentHandle, Model};

use crate::driver::Screen;

/// Mock time between two checks of the table.
const STEP: Duration = Duration::from_millis(50);

/// Returns the labels of everything that can be pressed.
fn labels<G: Thinker>(screen: &Screen<G>) -> Vec<String> {
    let labels = screen.buttons().into_iter().filter_map(|button| button.accessible_label());
    labels.map(String::from).collect()
}

/// Presses the first control whose label ends like one of these.
fn press_any<G: Thinker>(screen: &Screen<G>, ends: &[&str]) -> bool {
    let all = labels(screen);
    let found = ends.iter().find_map(|end| all.iter().find(|label| label.ends_with(end)));
    found.inspect(|label| screen.press(label)).is_some()
}

/// Presses the first button beside the prompt, if there is one.
fn press_choice<G: Thinker>(screen: &Screen<G>) -> bool {
    let choices = screen.app.window().global::<ui::Table>().get_choices();
    let first = choices.row_data(0).map(|choice| String::from(choice.label));
    first.inspect(|text| screen.press(text)).is_some()
}

/// Plays some rounds with `act`, which returns whether it did something and is told whether there
/// is a new text. Returns the waiting time of each round.
fn waits<G: Thinker>(
    game: GameId,
    seats: u8,
    seed: u64,
    rounds: usize,
    mut act: impl FnMut(&Screen<G>, bool) -> bool,
) -> Vec<Duration> {
    let screen = Screen::<G>::open(game);
    screen.speed(Speed::Normal);
    let mut players = vec![Player::Computer(Level::Easy); usize::from(seats)];
    players[0] = Player::Human;
    let begin = Begin::New(Challenge::new(game, players, seed));
    assert!(screen.app.services().play(game, begin));
    let table = screen.app.window().global::<ui::Table>();
    let ending = screen.app.window().global::<ui::Ending>();
    let (mut waits, mut waited, mut round) = (Vec::new(), Duration::ZERO, table.get_title());
    let (mut said, mut looks) = (screen.prompt(), 0);
    for _ in 0..20_000 {
        mock_elapsed_time(STEP);
        // Thinking takes no mock time: only what is shown is measured.
        screen.think();
        if table.get_title() != round {
            round = table.get_title();
            waits.push(std::mem::take(&mut waited));
        }
        // The first one is no complete round, because it includes the deal.
        if waits.len() > rounds || ending.get_over() {
            return waits.split_off(1);
        }
        looks = if screen.prompt() == said { looks + 1 } else { 0 };
        said = screen.prompt();
        if act(&screen, looks < 2 || looks % 20 == 0) {
            looks = 0;
        } else {
            waited += STEP;
        }
    }
    panic!("the rounds never came to their end: {waits:?}");
}

/// The player places a card, attacks once and picks the first card held out.
fn siege(screen: &Screen<watchtower::Position>, _: bool) -> bool {
    let window = screen.app.window();
    let choices = window.global::<ui::Table>().get_choices();
    match choices.row_data(0) {
        Some(first) if !["End turn", "Keep all"].contains(&first.label.as_str()) => {
            press_choice(screen)
        }
        Some(_) => {
            press_any(screen, &["Keep all", ", can be placed", ", can be attacked", "End turn"])
        }
        None if window.global::<ui::Watchtower>().get_holding() => {
            press_any(screen, &[", can be picked"])
        }
        None => false,
    }
}

/// The player plays the first playable card, and presses the first button. Looking for a card is
/// slow, so it is done only if there is a new text.
fn raid(screen: &Screen<knights_and_ninjas::Position>, new: bool) -> bool {
    let sheets = screen.app.window().global::<ui::Sheets>();
    if sheets.get_open() == ui::Sheet::Chooser {
        let first = sheets.get_chooser().row_data(0).map(|row| String::from(row.text));
        return first.inspect(|text| screen.press(text)).is_some();
    }
    press_choice(screen) || new && press_any(screen, &["can be played"])
}

fn check(what: &str, waits: &[Duration]) {
    let mean = waits.iter().sum::<Duration>() / waits.len() as u32;
    let most = waits.iter().max().copied().unwrap_or_default();
    println!("{what}: mean {mean:?}, most {most:?}: {waits:?}");
    assert!(mean < Duration::from_secs(15), "{what}: {waits:?}");
    assert!(most < Duration::from_secs(25), "{what}: {waits:?}");
}

/// A round of four in Watchtower, including the player's own challenges and picks, takes less than
/// 15 s on average.
#[test]
fn a_round_of_four_in_watchtower() {
    let all: Vec<Duration> = [3, 8]
        .into_iter()
        .flat_map(|seed| {
            let play = move || waits(GameId::Watchtower, 4, seed, 4, siege);
            std::thread::spawn(play).join().unwrap()
        })
        .collect();
    check("Watchtower with four", &all);
}

/// So does a round of six in Of Knights and Ninjas.
#[test]
fn a_round_of_six_in_knights_and_ninjas() {
    let all: Vec<Duration> = [3, 8, 11]
        .into_iter()
        .flat_map(|seed| {
            let play = move || waits(GameId::KnightsAndNinjas, 6, seed, 8, raid);
            std::thread::spawn(play).join().unwrap()
        })
        .collect();
    check("Of Knights and Ninjas with six", &all);
}
