//! How long the daily matches against opponents take at normal speed: what the table shows, and the
//! player's decisions. What opponents think about is not counted, because it depends on the machine.

use std::env;
use std::thread;
use std::time::Duration;

use i_slint_backend_testing::mock_elapsed_time;
use slint::ComponentHandle;

use super::clipped_text::Stage;
use crate::seated::Begin;
use crate::table::game::TableGame;
use crate::table::match_driver::Everyone;
use crate::ui;
use cardkeep_ai::Level;
use cardkeep_core::engine::Turn;
use cardkeep_core::games::GameId;
use cardkeep_store::{Challenge, Speed};

/// Number of days, unless this variable says otherwise.
const DAYS: usize = 1;
const DAYS_VARIABLE: &str = "CARDKEEP_DAILY_DAYS";
/// How long a person takes to decide, and to read the result of a hand.
const DECISION: Duration = Duration::from_secs(4);
const RESULT: Duration = Duration::from_secs(4);
/// What a daily match may take nine times out of ten.
const MOST: Duration = Duration::from_secs(10 * 60);
const STEP: Duration = Duration::from_millis(100);

/// Plays the daily match of a day. Returns how long it took, and the number of the player's decisions.
fn play<T: TableGame>(stage: &Stage, daily: Challenge) -> (Duration, usize) {
    let everyone = Everyone::<T>::sit_down(stage.app.services(), Begin::New(daily));
    let ending = stage.app.window().global::<ui::Ending>();
    let (mut time, mut decisions) = (Duration::ZERO, 0);
    while !ending.get_over() {
        assert!(time < 4 * MOST, "{}: it does not end", T::ID);
        let asked = {
            let play = everyone.play();
            let (session, shows) = (&play.session, play.has_steps());
            if session.is_thinking() && !shows {
                // Only the search goes on.
                thread::sleep(Duration::from_millis(1));
            } else {
                time += STEP;
            }
            let seat = match session.turn() {
                Turn::Seat(seat) if play.is_open() && !shows && !session.is_thinking() => {
                    Some(seat)
                }
                _ => None,
            };
            seat.map(|seat| session.ask(session.record(), seat, Level::Easy).expect("it thinks"))
        };
        if ending.get_hand_over() {
            time += RESULT;
            ending.invoke_go_on();
        } else if let Some(asked) = asked {
            let action = loop {
                match asked.poll() {
                    Some(action) => break action.expect("it decides"),
                    None => thread::sleep(Duration::from_millis(1)),
                }
            };
            (time, decisions) = (time + DECISION, decisions + 1);
            everyone.decide(action);
        }
        mock_elapsed_time(STEP);
    }
    (time, decisions)
}

fn nine_of_ten_take_ten_minutes<T: TableGame>() {
    let stage = Stage::english();
    {
        let mut settings = stage.app.services().settings.borrow_mut();
        (settings.animation, settings.pace) = (Speed::Normal, Speed::Normal);
    }
    stage.app.services().apply_settings();
    stage.resize((390, 844));
    let days = env::var(DAYS_VARIABLE).ok().and_then(|days| days.parse().ok()).unwrap_or(DAYS);
    let mut day = jiff::civil::date(2026, 11, 27);
    let mut all = Vec::new();
    for _ in 0..days {
        all.push(play::<T>(&stage, Challenge::daily(T::ID, day)));
        day = day.tomorrow().expect("another day");
    }
    all.sort();
    let at = |share: usize| all[(all.len() * share).div_ceil(100) - 1];
    let said = |(time, decisions): (Duration, usize)| {
        format!("{:.1} minutes with {decisions} decisions", time.as_secs_f32() / 60.0)
    };
    println!("{}: median {}, 90 %: {}", T::ID, said(at(50)), said(at(90)));
    assert!(at(90).0 <= MOST, "{}: {all:?}", T::ID);
}

#[test]
fn daily_matches_take_at_most_ten_minutes() {
    for game in GameId::ALL.into_iter().filter(|game| !game.is_solitaire()) {
        with_table!(game, T => nine_of_ten_take_ten_minutes::<T>());
    }
}
