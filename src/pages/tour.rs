//! Controller of the tour's page.

use slint::{ComponentHandle, ModelRc};

use super::deal_search::DealSearch;
use super::{new_game, results, running};
use crate::i18n::{app, t};
use crate::models::rows;
use crate::ui::{self, Theme, TourPlayer, TourStop};
use crate::words::store;
use crate::{Services, words};
use cardkeep_art::Crest;
use cardkeep_core::games::GameId;
use cardkeep_core::rival::Level;
use cardkeep_store::{Heading, Slot, Statistics, Tour};

pub(super) fn connect(window: &ui::App, services: &Services) {
    let page = window.global::<ui::Tour>();
    page.on_begin(services.callback(|services| {
        let Some(window) = services.window.upgrade() else { return };
        let chosen = usize::try_from(window.global::<ui::Tour>().get_level()).ok();
        let chosen = chosen.and_then(|place| Level::USUAL.get(place)).copied();
        let latest = services.data_dir.statistics().value.tour().cloned();
        let chosen = chosen.unwrap_or_else(|| usual(latest.as_ref()));
        let under_way = latest.is_some_and(|it| it.next().is_some());
        let after = services.clone();
        let begin = move || begin(&after, chosen);
        match under_way {
            true => services.shell.ask(words::tour::begin_another(), begin),
            false => begin(),
        }
    }));
    page.on_play({
        let (services, search) = (services.clone(), DealSearch::default());
        move || {
            let statistics = services.data_dir.statistics().value;
            let Some((tour, game)) = statistics.tour().and_then(|it| Some((it, it.next()?))) else {
                return;
            };
            match running_stop(&services, tour, game) {
                Some((slot, _)) => running::resume(&services, game, slot),
                None => search.start(&services, tour.stop(game), tour.deals(game)),
            }
        }
    });
}

/// Begins a tour against rivals of this level.
fn begin(services: &Services, level: Level) {
    let tour = Tour::new(rand::random(), level);
    if let Err(why) = services.data_dir.begin_tour(tour) {
        services.shell.show_message(t!(app::tour), store::error(&why));
    }
    refresh(services);
}

/// Returns the running match of a game's stop.
pub(super) fn running_stop(
    services: &Services,
    tour: &Tour,
    game: GameId,
) -> Option<(Slot, Heading)> {
    let running = running::matches(services, game).into_iter();
    running.filter(|(_, heading)| !heading.over).find(|(_, heading)| tour.is_stop(game, heading))
}

/// Returns the level to begin with: that of the latest tour.
fn usual(latest: Option<&Tour>) -> Level {
    latest.map_or(Level::Easy, Tour::level)
}

/// Updates the page.
pub(super) fn refresh(services: &Services) {
    let Some(window) = services.window.upgrade() else { return };
    let page = window.global::<ui::Tour>();
    let statistics = results::read(services);
    let tour = statistics.tour();
    let next = tour.and_then(Tour::next);
    page.set_levels(rows(Level::USUAL.map(|level| words::level(level).into())));
    let level = Level::USUAL.iter().position(|level| *level == usual(tour));
    page.set_level(level.unwrap_or_default() as i32);
    page.set_begun(tour.is_some());
    page.set_next(next.map(|game| game.id()).unwrap_or_default().into());
    page.set_is_new(next.is_some_and(|game| new_game::is_new(services, game)));
    let next = next.zip(tour);
    let is_running = next.is_some_and(|(game, tour)| running_stop(services, tour, game).is_some());
    page.set_main(words::tour::main(next.map(|(game, _)| game), is_running).into());
    page.set_another(t!(app::tour_another).into());
    page.set_headline(tour.map_or_else(|| t!(app::tour_invites), words::tour::headline).into());
    page.set_won(tour.is_some_and(Tour::is_won));
    page.set_remark(tour.and_then(words::tour::remark).unwrap_or_default().into());
    page.set_record(words::tour::record(&statistics).into());
    page.set_players(tour.map_or_else(ModelRc::default, |tour| players(&window, services, tour)));
    page.set_stops(stops(&window, services, &statistics));
}

/// Returns who takes part, and how many stops each has won.
fn players(window: &ui::App, services: &Services, tour: &Tour) -> ModelRc<TourPlayer> {
    let side = services.pixels(window.global::<Theme>().get_target());
    let settings = services.settings.borrow();
    let named = Some(&settings.name).filter(|name| !name.is_empty()).cloned();
    let own = (named.unwrap_or_else(|| t!(app::you)), Crest::from(settings.emblem));
    let rivals = tour.rivals().map(|name| (name.to_owned(), Crest::of(name)));
    let wins = tour.wins();
    let most = wins.iter().max().copied().unwrap_or_default();
    let all = std::iter::once(own).chain(rivals).zip(wins);
    rows(all.map(|((name, crest), wins)| TourPlayer {
        crest: services.art.crest(crest, side, side),
        name: name.into(),
        wins: wins as i32,
        leads: wins > 0 && wins == most,
    }))
}

/// Returns the stops: how each ended, or who will play there.
fn stops(window: &ui::App, services: &Services, statistics: &Statistics) -> ModelRc<TourStop> {
    let emblem = services.pixels(window.global::<Theme>().get_target());
    let tour = statistics.tour();
    rows(GameId::ALL.map(|game| {
        let done = tour.is_some_and(|tour| tour.done() > game as usize);
        TourStop {
            name: words::game(game).into(),
            emblem: services.art.emblem(game.id(), emblem),
            line: match tour {
                Some(tour) => words::tour::stop(tour, game).into(),
                None => words::tagline(game).into(),
            },
            done,
            won: tour.is_some_and(|tour| tour.winners(game).contains(&None)),
            next: tour.and_then(Tour::next) == Some(game),
        }
    }))
}

/// Returns the state of the tour, or an invitation, for its entry at home: none while the match of its next
/// stop is running, which has its own, and none before the first match was played.
pub(super) fn at_home(services: &Services, statistics: &Statistics) -> Option<String> {
    match statistics.tour().and_then(|tour| Some((tour, tour.next()?))) {
        Some((tour, game)) => running_stop(services, tour, game).is_none().then(
            || t!(app::tour_at, done: tour.done(), all: GameId::ALL.len(), game: words::game(game)),
        ),
        None => {
            let met = GameId::ALL.into_iter().any(|game| statistics.all(game).played() > 0);
            met.then(|| t!(app::tour_note))
        }
    }
}
