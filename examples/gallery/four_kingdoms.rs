//! Screenshots of Four Kingdoms, on winning lines.

use std::time::Duration;

use cardkeep::rehearse;
use cardkeep::{App, Page};
use cardkeep_core::engine::{Record, Setup, Start};
use cardkeep_core::games::GameId;
use cardkeep_core::games::four_kingdoms::solver::{Limit, Verdict, find_winnable, solve};
use cardkeep_core::games::four_kingdoms::{Position, is_stuck};
use cardkeep_store::{Challenge, Player, Speed};
use cardkeep_ui::{Ring, Sheets, Table};
use i_slint_backend_testing::mock_elapsed_time;
use slint::ComponentHandle;

use super::{Motif, press_key, resume};

const GAME: GameId = GameId::FourKingdoms;

pub const MOTIFS: &[Motif] = &[
    Motif { name: "daily", arrange: |app| app.services().shell.go(Page::Daily(GAME)) },
    Motif { name: "kingdoms-new", arrange: |app| app.services().shell.go(Page::NewGame(GAME)) },
    Motif { name: "kingdoms-rules", arrange: |app| app.services().shell.go(Page::Rules(GAME)) },
    Motif { name: "kingdoms-deal", arrange: |app| reign(app, 0) },
    Motif { name: "kingdoms-early", arrange: |app| reign(app, 25) },
    Motif { name: "kingdoms-midway", arrange: |app| reign(app, 50) },
    Motif { name: "kingdoms-late", arrange: |app| reign(app, 72) },
    Motif { name: "kingdoms-hint", arrange: advise },
    Motif { name: "kingdoms-menu", arrange: open_menu },
    Motif { name: "kingdoms-left", arrange: reign_left_handed },
    Motif { name: "kingdoms-four-colors", arrange: reign_in_four_colors },
    Motif { name: "kingdoms-refusal", arrange: refuse },
    Motif { name: "kingdoms-finish", arrange: |app| reign(app, 92) },
    Motif { name: "kingdoms-result", arrange: complete },
    Motif { name: "kingdoms-waste", arrange: look_through_waste },
    Motif { name: "kingdoms-dead-end", arrange: stick },
    Motif { name: "kingdoms-wave", arrange: crown },
];

/// Opens Four Kingdoms after this percentage of a winning line.
fn reign(app: &App, share: usize) {
    let setup = Setup::new(1, Default::default());
    let never = std::sync::atomic::AtomicBool::new(false);
    let seed = find_winnable(1.., setup.options, &never).expect("some deal can be won");
    let start = Start::Deal { setup, seed };
    let mut record = Record::<Position>::new(start).expect("a deal");
    let Verdict::Winnable(line) = solve(record.position(), Limit::default(), &never).verdict else {
        panic!("this deal can be won");
    };
    let count = line.len() * share / 100;
    for action in &line[..count] {
        record.play(*action).expect("the line is legal");
    }
    resume(app, record, vec![Player::Human], vec![String::from("You")]);
}

fn advise(app: &App) {
    reign(app, 20);
    press_key(app, "h");
}

fn look_through_waste(app: &App) {
    reign(app, 45);
    press_key(app, "w");
}

/// A game in which no useful moves are left.
fn stick(app: &App) {
    let setup = Setup::new(1, Default::default());
    let new = Challenge::of::<Position>(&setup, 1, &[Player::Human], &[]);
    let begin = rehearse::<Position>(&app.services().data_dir, new, is_stuck).expect("it is stuck");
    app.services().play(GAME, begin);
}

/// All kingdoms are complete, and nothing covers them yet.
fn crown(app: &App) {
    app.services().settings.borrow_mut().animation = Speed::Slow;
    app.services().apply_settings();
    complete(app);
    for _ in 0..200 {
        mock_elapsed_time(Duration::from_millis(50));
        let cards = app.window().global::<Table>().get_cards();
        if slint::Model::iter(&cards).filter(|card| card.ring == Ring::Complete).count() == 52 {
            break;
        }
    }
}

/// Deals from an empty talon, which is refused.
fn refuse(app: &App) {
    reign(app, 72);
    press_key(app, "d");
}

fn open_menu(app: &App) {
    reign(app, 20);
    app.window().global::<Sheets>().invoke_toggle_menu();
}

fn reign_left_handed(app: &App) {
    app.services().settings.borrow_mut().left_handed = true;
    reign(app, 40);
}

fn reign_in_four_colors(app: &App) {
    app.services().settings.borrow_mut().four_color = true;
    app.services().apply_settings();
    reign(app, 60);
}

fn complete(app: &App) {
    reign(app, 92);
    press_key(app, "f");
}
