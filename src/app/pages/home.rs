//! Controller of the home page.

use crate::app::i18n::{app, t};
use std::rc::Rc;

use slint::{ComponentHandle, ModelRc, VecModel};

use super::running;
use crate::app::{Services, words};
use crate::games::GameId;
use crate::ui::{self, Home, HomeGame, Nav, Theme};

pub fn connect(window: &ui::App, services: &Services) {
    let games = Rc::new(VecModel::from(vec![HomeGame::default(); GameId::ALL.len()]));
    window.global::<Home>().set_games(ModelRc::from(games));
    window.global::<Nav>().on_resume({
        let services = services.clone();
        move |game| {
            if let Ok(game) = game.parse() {
                running::resume_last(&services, game);
            }
        }
    });
}

pub fn refresh(services: &Services) {
    let Some(window) = services.window.upgrade() else { return };
    let games = window.global::<Home>().get_games();
    let emblem = services.pixels(window.global::<Theme>().get_emblem());
    for (row, game) in GameId::ALL.into_iter().enumerate() {
        let running = services.place.running(game);
        let mut good = running.iter().filter_map(|(_, state)| state.heading());
        let last = good.next();
        let more = words::more_running(good.count());
        let unread = running.iter().any(|(_, state)| state.heading().is_none());
        let trouble = if unread { t!(app::last_match_unreadable) } else { String::new() };
        let shown = HomeGame {
            id: game.id().into(),
            name: words::game(game).into(),
            line: words::tagline(game).into(),
            title: last.map(words::title).unwrap_or_default().into(),
            running: last.map(|heading| heading.summary.as_str()).unwrap_or_default().into(),
            more: more.into(),
            trouble: trouble.into(),
            emblem: services.art.emblem(game.id(), emblem),
        };
        slint::Model::set_row_data(&games, row, shown);
    }
}
