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
    let shown = |game: GameId| GameTally {
        emblem: services.art.emblem(game.id(), emblem),
        ..tally(game, &statistics)
    };
    let page = window.global::<StatisticsPanel>();
    page.set_any(GameId::ALL.into_iter().any(|game| statistics.all(game).played() > 0));
    page.set_games(rows(GameId::ALL.map(shown)));
}

/// Returns the results of a game.
fn tally(game: GameId, statistics: &Statistics) -> GameTally {
    let all = statistics.all(game);
    let recent = statistics.recent(game);
    let last =
        recent[recent.len().saturating_sub(LAST)..].iter().map(|result| results::mark(*result));
    GameTally {
        id: game.id().into(),
        name: name_of(game).into(),
        share: all.share().map(words::percent).unwrap_or_default().into(),
        line: if all.played() > 0 { words::won_of(&all) } else { t!(app::not_played) }.into(),
        last: rows(last),
        ..GameTally::default()
    }
}
