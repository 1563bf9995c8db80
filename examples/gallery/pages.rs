//! Screenshots of the pages that do not belong to a game.

use cardkeep::{App, Page, Question};
use cardkeep_core::engine::{Outcome, Seat};
use cardkeep_core::games::GameId;
use cardkeep_core::rival::Level;
use cardkeep_store::Tour;
use cardkeep_ui::{Data, Licenses, NewGame};
use slint::ComponentHandle;

use super::Motif;

pub const MOTIFS: &[Motif] = &[
    Motif { name: "home", arrange: |_| {} },
    Motif { name: "settings", arrange: |app| app.services().shell.go(Page::Settings) },
    Motif { name: "statistics", arrange: |app| app.services().shell.go(Page::Statistics) },
    Motif { name: "about", arrange: |app| app.services().shell.go(Page::About) },
    Motif { name: "licenses", arrange: licenses },
    Motif { name: "data", arrange: data },
    Motif { name: "question", arrange: ask },
    Motif { name: "question-keep", arrange: keep },
    Motif { name: "tour", arrange: |app| tour(app, 3) },
    Motif { name: "tour-new", arrange: |app| app.services().shell.go(Page::Tour) },
    Motif { name: "tour-over", arrange: |app| tour(app, 5) },
    Motif { name: "message", arrange: |app| app.services().shell.show_toast("Saved in slot 2.") },
];

/// Opens a license.
fn licenses(app: &App) {
    app.services().shell.go(Page::Licenses);
    app.window().global::<Licenses>().invoke_read(5);
}

/// Exports the data.
fn data(app: &App) {
    let data = app.window().global::<Data>();
    app.services().shell.go(Page::Data);
    data.invoke_export();
    app.services().shell.answer(true);
}

/// Shows a tour after some matches.
fn tour(app: &App, stops: usize) {
    let data_dir = &app.services().data_dir;
    let winners: [&[Seat]; 5] = [&[Seat(0)], &[], &[Seat(1)], &[Seat(0), Seat(2)], &[Seat(0)]];
    data_dir.begin_tour(Tour::new(1, Level::Normal)).expect("it can be written");
    for (game, winners) in GameId::ALL.into_iter().zip(winners).take(stops) {
        let outcome = Outcome::won_by(winners.iter().copied());
        data_dir.record_stop(game, outcome).expect("it can be written");
    }
    app.services().shell.go(Page::Tour);
}

fn ask(app: &App) {
    let question = Question {
        title: "Overwrite slot 1?".into(),
        text: "Hand 2 of 4, you lead 5½ to 2, saved 2026-11-20 18:05.".into(),
        yes: "Overwrite".into(),
        danger: true,
    };
    app.services().shell.ask(question, || {});
}

/// Starts another match while one is running.
fn keep(app: &App) {
    let services = app.services();
    services.shell.go(Page::NewGame(GameId::FourKnights));
    app.window().global::<NewGame>().invoke_start();
}
