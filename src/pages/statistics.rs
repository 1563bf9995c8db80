//! Controller of the statistics page, game by game.

use slint::ComponentHandle;

use super::results;
use crate::Services;
use crate::i18n::{app, t};
use crate::models::rows;
use crate::ui::{self, GameTally, StatisticsPanel, Theme};
use crate::words::{game as name_of, results as words};
use cardkeep_core::games::GameId;
use cardkeep_store::Statistics;

/// Number of latest matches shown beside the totals.
const LAST: usize = 10;

pub(super) fn connect(window: &ui::App, services: &Services) {
    let reset = services.callback(|services| results::reset(services, None));
    window.global::<StatisticsPanel>().on_reset(reset);
}

pub(super) fn refresh(services: &Services) {
    let Some(window) = services.window.upgrade() else { return };
    let statistics = results::read(services);
    let emblem = services.pixels(window.global::<Theme>().get_emblem());
    let shown = GameId::ALL.map(|game| GameTally {
        emblem: services.art.emblem(game.id(), emblem),
        ..tally(game, &statistics, || !services.data_dir.history(game).matches.is_empty())
    });
    let page = window.global::<StatisticsPanel>();
    page.set_any(shown.iter().any(|tally| tally.line != t!(app::not_played).as_str()));
    page.set_games(rows(shown));
}

/// Returns the results of a game. `has_history` says whether a match was finished, counted or not.
fn tally(game: GameId, statistics: &Statistics, has_history: impl FnOnce() -> bool) -> GameTally {
    let all = statistics.all(game);
    let recent = statistics.recent(game);
    let last =
        recent[recent.len().saturating_sub(LAST)..].iter().map(|result| results::mark(*result));
    GameTally {
        id: game.id().into(),
        name: name_of(game).into(),
        share: all.share().map(words::percent).unwrap_or_default().into(),
        line: match all.played() {
            0 if has_history() => t!(app::not_counted),
            0 => t!(app::not_played),
            _ => words::won_of(&all),
        }
        .into(),
        last: rows(last),
        ..GameTally::default()
    }
}
