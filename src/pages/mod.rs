//! Controllers of the pages: each connects a page's markup to the app.

mod about;
mod challenge;
mod curtain;
mod daily;
mod data;
mod deal_search;
mod history;
mod home;
mod illustrations;
mod licenses;
mod new_game;
mod opponents;
mod results;
mod rules;
mod running;
mod saves;
mod settings;
mod statistics;
mod tour;
mod train;

pub(crate) use challenge::open;
pub(crate) use daily::{open_today, standing_today};
pub(crate) use data::known_folders;
pub use new_game::fresh_deal;
pub(crate) use running::give_up;
pub(crate) use settings::{change as change_settings, refresh as refresh_settings};

use std::rc::Rc;
use std::time::Duration;

use jiff::civil::DateTime;
use slint::{ComponentHandle, SharedString, Timer, TimerMode};

use super::i18n::{app, t};
use super::seated::Begin;
use super::{Page, Services, words};
use crate::ui::{self, Nav};
use cardkeep_core::games::GameId;
use cardkeep_store::{local_day, local_time, now};

const MINUTE: Duration = Duration::from_secs(60);
const DAY_SECONDS: i32 = 24 * 60 * 60;

/// Connects every page and the navigation between them.
pub(crate) fn connect(window: &ui::App, services: &Services) {
    about::connect(window);
    challenge::connect(window, services);
    curtain::connect(window, services);
    daily::connect(window, services);
    data::connect(window, services);
    history::connect(window, services);
    home::connect(window, services);
    licenses::connect(window, services);
    new_game::connect(window, services);
    results::connect(window, services);
    rules::connect(window, services);
    saves::connect(window, services);
    settings::connect(window, services);
    statistics::connect(window, services);
    tour::connect(window, services);

    let nav = window.global::<Nav>();
    nav.on_back(services.callback(|services| services.shell.back()));
    nav.on_leave(services.callback(|services| _ = services.shell.leave()));
    let midnight = Rc::default();
    nav.on_arrived(services.callback(move |services| {
        refresh(services);
        show_title(services);
        await_midnight(services, &midnight);
    }));
    // The markup may report this while a frame is drawn, whose text would then have two sizes.
    let before_the_next = |act: fn(&Services)| {
        services.callback(move |services| {
            Timer::single_shot(Duration::ZERO, services.callback(act));
        })
    };
    nav.on_looks_changed(before_the_next(|services| {
        services.apply_settings();
        services.shell.refresh();
    }));
    nav.on_resized(before_the_next(|services| {
        services.fit();
        services.lay_cloth();
    }));
    nav.on_table_opened(services.callback(Services::lay_cloth));
    nav.on_answer(services.handler(|services, yes| services.shell.answer(yes)));
    nav.on_alternative(services.callback(|services| services.shell.answer_alternative()));
    nav.on_explain_unsaved(services.callback(|services| services.shell.explain_unsaved()));
    nav.on_told(services.callback(|services| services.shell.show_toast("")));
    let go = |page| services.callback(move |services| services.shell.go(page));
    nav.on_home(go(Page::Home));
    nav.on_settings(go(Page::Settings));
    nav.on_statistics(go(Page::Statistics));
    nav.on_about(go(Page::About));
    nav.on_tour(go(Page::Tour));
    let go_with_game = |page: fn(GameId) -> Page| {
        services.handler(move |services, game: SharedString| {
            if let Ok(game) = game.parse() {
                services.shell.go(page(game));
            }
        })
    };
    nav.on_new_game(go_with_game(Page::NewGame));
    nav.on_daily(go_with_game(Page::Daily));
    nav.on_saves(go_with_game(Page::Saves));
    nav.on_rules(go_with_game(Page::Rules));
    let go_and_play = |begin: Begin| {
        services.handler(move |services, game: SharedString| {
            if let Ok(game) = game.parse() {
                services.play(game, begin.clone());
            }
        })
    };
    nav.on_learn(go_and_play(Begin::Lesson));
    nav.on_train(go_and_play(Begin::Exercise));
    nav.on_results(go_with_game(Page::Results));
    nav.on_history(go_with_game(Page::History));
}

/// Renews the current page if it depends on the day and was filled on another one.
pub(crate) fn renew(services: &Services) {
    let today = local_day(now());
    if services.page_day.replace(today) == today {
        return;
    }
    match services.shell.page() {
        Page::Home => home::refresh(services),
        Page::Daily(_) => daily::renew(services),
        _ => {}
    }
}

/// Renews the current page when the next day begins. Looks every minute, because clocks are set and
/// computers sleep.
fn await_midnight(services: &Services, timer: &Rc<Timer>) {
    timer.stop();
    if !matches!(services.shell.page(), Page::Home | Page::Daily(_)) {
        return;
    }
    services.page_day.set(local_day(now()));
    let (services, weak) = (services.clone(), Rc::downgrade(timer));
    timer.start(TimerMode::SingleShot, until_midnight(local_time(now())).min(MINUTE), move || {
        renew(&services);
        if let Some(timer) = weak.upgrade() {
            await_midnight(&services, &timer);
        }
    });
}

/// Returns the time to the next day, rounded up; [`MINUTE`] outside the calendar.
fn until_midnight(time: Option<DateTime>) -> Duration {
    let seconds = |time: DateTime| {
        let of_day = [time.hour().into(), time.minute().into(), time.second().into()];
        of_day.into_iter().fold(0, |sum: i32, part: i32| 60 * sum + part)
    };
    let left = time.map(|time| DAY_SECONDS - seconds(time));
    left.map_or(MINUTE, |left| Duration::from_secs(left.max(1).unsigned_abs().into()))
}

/// Names the game and the match of the page in the window's title.
fn show_title(services: &Services) {
    let Some(window) = services.window.upgrade() else { return };
    let page = services.shell.page();
    let title = match page {
        Page::Table(_) => {
            let running = services.shell.table().and_then(|table| table.running());
            let state = running.map(|(game, slot)| services.data_dir.look(game, slot));
            state.and_then(|state| state.heading().map(words::title))
        }
        Page::Lesson(_) => Some(t!(app::title_lesson)),
        Page::Exercise(_) => Some(t!(app::title_exercise)),
        _ => None,
    };
    let parts = [title, page.game().map(words::game), Some("Cardkeep".to_owned())];
    let parts: Vec<String> = parts.into_iter().flatten().collect();
    window.global::<Nav>().set_title(parts.join(" – ").into());
}

/// Updates the current page.
fn refresh(services: &Services) {
    match services.shell.page() {
        Page::Home => home::refresh(services),
        Page::NewGame(_) => new_game::refresh(services),
        Page::Daily(_) => daily::refresh(services),
        Page::Saves(_) => saves::refresh(services),
        Page::Rules(_) => rules::refresh(services),
        Page::Settings => settings::refresh(services),
        Page::Statistics => statistics::refresh(services),
        Page::Tour => tour::refresh(services),
        Page::Data => data::refresh(services),
        Page::Licenses => licenses::refresh(services),
        Page::Results(_) => results::refresh(services),
        Page::History(_) => history::refresh(services),
        Page::Curtain(_) => curtain::refresh(services),
        Page::About | Page::Table(_) | Page::Lesson(_) | Page::Exercise(_) | Page::Review(_) => {}
    }
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;

    #[test]
    fn a_page_is_renewed_when_the_next_day_begins() {
        let day = date(2026, 11, 25);
        let times = [(day.at(23, 59, 50, 0), 10), (day.at(0, 0, 0, 0), 86_400)];
        for (time, seconds) in times {
            assert_eq!(until_midnight(Some(time)), Duration::from_secs(seconds), "{time}");
        }
        assert_eq!(until_midnight(None), MINUTE);
    }
}
