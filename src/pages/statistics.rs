//! Controller of the statistics page, game by game.

use slint::ComponentHandle;

use super::{daily, results};
use crate::i18n::{achievements, app, t};
use crate::models::rows;
use crate::ui::{self, GameTally, StatisticsPanel, Theme};
use crate::{Services, words};
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
    // Practice and matches with friends are finished, but not counted.
    let finished = |game: GameId| {
        statistics.all(game).played() > 0 || !services.data_dir.history(game).matches.is_empty()
    };
    let finished = GameId::ALL.map(|game| (game, finished(game)));
    let shown = |(game, finished): (GameId, bool)| GameTally {
        emblem: services.art.emblem(game.id(), emblem),
        ..tally(game, &statistics, finished)
    };
    let page = window.global::<StatisticsPanel>();
    page.set_any(finished.iter().any(|(_, finished)| *finished));
    page.set_games(rows(finished.map(shown)));
    let (now, best) = statistics.days_in_a_row(&GameId::ALL, daily::today());
    page.set_days(match words::days_in_a_row(now, best) {
        none if none.is_empty() => t!(app::days_note).into(),
        streak => streak.into(),
    });
    page.set_tours(match words::tour::record(&statistics) {
        none if none.is_empty() => t!(app::tour_note).into(),
        record => record.into(),
    });
    let achievements = services.settings.borrow().progress.then(|| achievements(&statistics));
    page.set_achievements(achievements.unwrap_or_default().into());
}

/// Returns how many achievements of all games were earned.
fn achievements(statistics: &Statistics) -> String {
    let (mut done, mut all) = (0, 0);
    for game in GameId::ALL {
        let ids = results::achievement_ids(game);
        all += ids.len();
        done += ids.iter().filter(|id| statistics.has_achieved(game, id)).count();
    }
    t!(achievements::total, done, all)
}

/// Returns the results of a game, of which a match was finished or none.
fn tally(game: GameId, statistics: &Statistics, finished: bool) -> GameTally {
    let all = statistics.all(game);
    let recent = statistics.recent(game);
    let last =
        recent[recent.len().saturating_sub(LAST)..].iter().map(|result| results::mark(*result));
    GameTally {
        id: game.id().into(),
        name: words::game(game).into(),
        share: all.share().map(words::results::percent).unwrap_or_default().into(),
        line: match all.played() {
            0 if finished => t!(app::not_counted),
            0 => t!(app::not_played),
            _ => words::results::won_of(&all),
        }
        .into(),
        last: rows(last),
        ..GameTally::default()
    }
}
