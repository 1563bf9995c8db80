//! Controller of the statistics page, game by game.

use slint::{ComponentHandle, ModelRc, VecModel};

use super::results;
use crate::Services;
use crate::ui::{self, GameTally, StatisticsPanel, Theme};
use crate::words::{game as name_of, results as words};
use cardkeep_core::games::GameId;
use cardkeep_store::Statistics;

/// Number of latest matches shown beside the totals.
const LAST: usize = 10;

pub(super) fn connect(window: &ui::App, services: &Services) {
    window.global::<StatisticsPanel>().on_reset({
        let services = services.clone();
        move || results::reset(&services, None)
    });
}

pub(super) fn refresh(services: &Services) {
    let Some(window) = services.window.upgrade() else { return };
    let statistics = results::read(services);
    let emblem = services.pixels(window.global::<Theme>().get_emblem());
    let shown = |game: GameId| {
        let tally = tally(game, &statistics)?;
        Some(GameTally { emblem: services.art.emblem(game.id(), emblem), ..tally })
    };
    let games: Vec<GameTally> = GameId::ALL.into_iter().filter_map(shown).collect();
    window.global::<StatisticsPanel>().set_games(ModelRc::new(VecModel::from(games)));
}

/// Returns the results of a game, if a match of it was finished.
fn tally(game: GameId, statistics: &Statistics) -> Option<GameTally> {
    let all = statistics.all(game);
    let recent = statistics.recent(game);
    let last =
        recent[recent.len().saturating_sub(LAST)..].iter().map(|result| results::mark(*result));
    Some(GameTally {
        id: game.id().into(),
        name: name_of(game).into(),
        share: words::percent(all.share()?).into(),
        line: words::won_of(&all).into(),
        last: ModelRc::new(VecModel::from_iter(last)),
        ..GameTally::default()
    })
}
