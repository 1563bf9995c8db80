//! Tests of skipping at every table with rivals: tapping shows the next event, and nothing is
//! missed.

use std::time::Duration;

use cardkeep::Begin;
use cardkeep_ai::{Level, Thinker};
use cardkeep_core::engine::{Seat, Turn};
use cardkeep_core::games::GameId;
use cardkeep_core::with_opponent;
use cardkeep_store::{Challenge, Player, Speed};
use i_slint_backend_testing::mock_elapsed_time;
use slint::LogicalPosition;
use slint::platform::Key;

use crate::driver::Screen;

/// Opens a match at a full table in which the player acts last.
fn begin<G: Thinker>(game: GameId) -> Screen<G> {
    let screen = Screen::<G>::open(game);
    screen.speed(Speed::Normal);
    let mut players = vec![Player::Computer(Level::Easy); usize::from(*G::SEATS.end())];
    *players.last_mut().unwrap() = Player::Human;
    let begin = Begin::New(Challenge::new(game, players, 4));
    assert!(screen.app.services().play(game, begin));
    screen
}

fn is_mine<G: Thinker>(position: &G) -> bool {
    position.turn() == Turn::Seat(Seat(*G::SEATS.end() - 1))
}

/// Returns what the prompt says until the player can act and nothing moves; with `taps`, taps at
/// every new text.
fn told<G: Thinker>(screen: &Screen<G>, taps: bool) -> Vec<String> {
    let (mut told, mut quiet) = (Vec::new(), 0);
    for _ in 0..8000 {
        mock_elapsed_time(Duration::from_millis(20));
        screen.think();
        let prompt = screen.prompt();
        quiet += 1;
        if told.last() != Some(&prompt) {
            quiet = 0;
            told.push(prompt);
            if taps {
                // At the edge, where nothing is.
                screen.tap(LogicalPosition::new(1.0, 300.0));
            }
        }
        if quiet > 150 && is_mine(&screen.position()) {
            return told;
        }
    }
    panic!("the player's turn never came: {told:?}");
}

/// A tap skips to the next text, and past none.
#[test]
fn who_taps_along_is_told_everything() {
    fn check<G: Thinker>(game: GameId) {
        // Each on its own screen.
        let [all, tapped] = [false, true]
            .map(|taps| std::thread::spawn(move || told(&begin::<G>(game), taps)).join().unwrap());
        assert!(all.len() > 2, "{game:?} tells of what rivals do: {all:?}");
        let lost: Vec<_> = all.iter().filter(|line| !tapped.contains(line)).collect();
        assert!(
            lost.is_empty(),
            "{game:?}: {lost:?} of {all:?} was not told to who taps: {tapped:?}"
        );
    }
    for id in GameId::ALL {
        with_opponent!(id, G => check::<G>(id));
    }
}

/// While the player reads something nothing goes on; afterward everything does.
#[test]
fn a_match_waits_while_the_player_reads() {
    fn check<G: Thinker>(game: GameId) {
        let screen = begin::<G>(game);
        screen.wait();
        screen.key("l");
        let (before, prompt) = (screen.position(), screen.prompt());
        for _ in 0..200 {
            mock_elapsed_time(Duration::from_millis(100));
            screen.think();
        }
        assert_eq!(screen.position(), before, "{game:?}");
        assert_eq!(screen.prompt(), prompt, "{game:?}");
        screen.key(Key::Escape);
        assert!(told(&screen, false).len() > 2, "{game:?}");
    }
    for id in GameId::ALL {
        with_opponent!(id, G => std::thread::spawn(move || check::<G>(id)).join().unwrap());
    }
}
