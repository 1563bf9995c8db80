//! Controller of the match history page.

use crate::i18n::{app, t};
use crate::words::store;
use slint::ComponentHandle;

use crate::Services;
use crate::models::rows;
use crate::seated::Begin;
use crate::ui::{self, HistoryPanel, HistoryRow};
use crate::words::results as said;
use cardkeep_core::games::GameId;
use cardkeep_store::PastMatch;

pub(super) fn connect(window: &ui::App, services: &Services) {
    let page = window.global::<HistoryPanel>();
    page.on_open(services.handler(|services, number: i32| {
        if let (Some(game), Ok(number)) = (services.shell.page().game(), number.try_into()) {
            services.play(game, Begin::Review(number));
        }
    }));
    page.on_forget(services.callback(forget));
}

fn forget(services: &Services) {
    let Some(game) = services.shell.page().game() else { return };
    let after = services.clone();
    services.shell.ask(said::forget_matches(game), move || {
        if let Err(why) = after.data_dir.forget_history(game) {
            after.shell.show_message(t!(app::history_not_deleted), store::error(&why));
        }
        after.shell.refresh();
    });
}

pub(super) fn refresh(services: &Services) {
    let Some((window, game)) = services.here() else { return };
    let history = services.data_dir.history(game);
    let page = window.global::<HistoryPanel>();
    page.set_said(said::kept(game).into());
    page.set_left_out(said::left_out(history.unreadable).into());
    page.set_matches(rows(history.matches.iter().map(|past| row(game, past))));
}

fn row(game: GameId, past: &PastMatch) -> HistoryRow {
    HistoryRow {
        number: i32::try_from(past.number).unwrap_or(-1),
        title: said::past(past).into(),
        remark: said::past_remark(game, past).into(),
        result: super::results::mark(past.result),
    }
}
