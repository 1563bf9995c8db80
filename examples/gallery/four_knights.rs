//! Screenshots of Four Knights, in the middle of matches of random moves.

use std::time::Duration;

use cardkeep::rehearse;
use cardkeep::{App, Page};
use cardkeep_ai::Level;
use cardkeep_core::engine::{Game, Seat, Setup, Turn};
use cardkeep_core::games::GameId;
use cardkeep_core::games::four_knights::{Event, Phase, Position};
use cardkeep_store::{Challenge, Player, Speed};
use cardkeep_ui::{NewGame, Table};
use i_slint_backend_testing::mock_elapsed_time;
use slint::ComponentHandle;

use super::results::celebrate;
use super::{Motif, act, hint, settle};

const GAME: GameId = GameId::FourKnights;
const ME: Seat = Seat(0);

pub const MOTIFS: &[Motif] = &[
    Motif { name: "new-game", arrange: |app| app.services().shell.go(Page::NewGame(GAME)) },
    Motif { name: "new-game-change", arrange: |app| change(app, GAME) },
    Motif { name: "saves-rename", arrange: rename },
    Motif { name: "saves", arrange: |app| app.services().shell.go(Page::Saves(GAME)) },
    Motif { name: "rules", arrange: |app| app.services().shell.go(Page::Rules(GAME)) },
    Motif {
        name: "table-open",
        arrange: |app| sit(app, |now| now.hand_number() == 2 && commits(now)),
    },
    Motif { name: "table-pressed", arrange: reinforce },
    Motif {
        name: "table-hint",
        arrange: |app| {
            reinforce(app);
            hint(app);
        },
    },
    Motif { name: "table-crowded", arrange: |app| sit(app, |now| pressed(now) && field(now) >= 9) },
    Motif {
        name: "table-forfeit",
        arrange: |app| sit(app, |now| now.public().phase == Phase::Forfeit(ME)),
    },
    Motif {
        name: "table-swap",
        arrange: |app| sit(app, |now| now.public().phase == Phase::Swap(ME)),
    },
    Motif {
        name: "table-left",
        arrange: |app| {
            sit(app, |now| commits(now) && (1..=4).any(|slot| now.left_by(slot) == Some(ME)));
        },
    },
    Motif { name: "table-log", arrange: read_log },
    Motif { name: "table-card", arrange: explain },
    Motif { name: "table-saves", arrange: save_match },
    Motif { name: "table-result", arrange: finish },
    Motif { name: "table-victory", arrange: |app| celebrate(app, finish) },
    Motif { name: "table-over", arrange: look_back },
    Motif { name: "table-award", arrange: capture },
];

/// Shows the whole setup of a new match.
pub fn change(app: &App, game: GameId) {
    app.services().shell.go(Page::NewGame(game));
    app.window().global::<NewGame>().set_changing(true);
}

fn commits(now: &Position) -> bool {
    now.public().phase == Phase::Commit(ME) && field(now) == 0
}

fn pressed(now: &Position) -> bool {
    now.public().phase == Phase::Reinforce(ME)
}

fn field(now: &Position) -> usize {
    now.field(ME).len() + now.field(ME.other()).len()
}

/// Opens a table at the first position that `stop` accepts.
fn sit(app: &App, stop: fn(&Position) -> bool) {
    let players = vec![Player::Human, Player::Computer(Level::Normal)];
    let setup = Setup::new(2, Default::default());
    let services = app.services();
    let begin = (0..10_000).find_map(|seed| {
        let new = Challenge::of::<Position>(&setup, seed, &players, &[]);
        rehearse::<Position>(&services.data_dir, new, stop)
    });
    services.play(GAME, begin.expect("some match comes to this point"));
}

/// Opens a table where the player has to reinforce in a field of three cards.
pub fn reinforce(app: &App) {
    sit(app, |now| pressed(now) && field(now) == 3);
}

fn read_log(app: &App) {
    sit(app, |now| now.hand_number() == 3 && commits(now));
    app.window().global::<Table>().invoke_toggle_log();
}

fn explain(app: &App) {
    reinforce(app);
    settle();
    // The hand is here on every screen.
    let size = app.window().window().size().to_logical(app.window().window().scale_factor());
    app.window().global::<Table>().invoke_asked(size.width / 2.0, size.height - 40.0);
}

fn save_match(app: &App) {
    reinforce(app);
    app.services().shell.go(Page::Saves(GAME));
}

/// Plays the last card of a match.
fn finish(app: &App) {
    sit(app, |now| {
        let mut legal = Vec::new();
        now.legal_actions(&mut legal);
        let mut then = now.clone();
        now.turn() == Turn::Seat(ME)
            && legal.len() == 1
            && then.apply(legal[0]).is_ok_and(|_| matches!(then.turn(), Turn::Over(_)))
    });
    settle();
    act(app, "can be played");
}

/// The table of a finished match.
fn look_back(app: &App) {
    finish(app);
    settle();
    act(app, "View table");
}

/// Points fly to the player who takes the field.
fn capture(app: &App) {
    app.services().settings.borrow_mut().animation = Speed::Slow;
    app.services().settings.borrow_mut().pace = Speed::Slow;
    app.services().apply_settings();
    sit(app, |now| {
        let mut legal = Vec::new();
        now.legal_actions(&mut legal);
        let captured = |event: &Event| matches!(event, Event::Captured { .. });
        let takes = |action| now.clone().apply(action).is_ok_and(|all| all.iter().any(captured));
        now.turn() == Turn::Seat(ME) && legal.len() == 1 && takes(legal[0])
    });
    for _ in 0..400 {
        mock_elapsed_time(Duration::from_millis(25));
        if slint::Model::row_count(&app.window().global::<Table>().get_awards()) > 0 {
            break;
        }
    }
}

/// Renames a saved match.
fn rename(app: &App) {
    app.services().shell.go(Page::Saves(GAME));
    super::act(app, "Rename Slot 1");
}
