//! The home page: the games.

use std::rc::Rc;

use slint::{ComponentHandle, ModelRc, VecModel};

use crate::app::table::Begin;
use crate::app::{Services, words};
use crate::games::GameId;
use crate::store::{Slot, SlotState};
use crate::ui::{self, Home, HomeGame, Nav, Theme};

pub fn connect(window: &ui::App, services: &Services) {
    let games = Rc::new(VecModel::from(vec![HomeGame::default(); GameId::ALL.len()]));
    window.global::<Home>().set_games(ModelRc::from(games));
    window.global::<Nav>().on_resume({
        let services = services.clone();
        move |game| {
            if let Ok(game) = game.parse() {
                services.play(game, Begin::Resume(Slot::Auto));
            }
        }
    });
}

pub fn refresh(services: &Services) {
    let Some(window) = services.window.upgrade() else { return };
    let games = window.global::<Home>().get_games();
    let emblem = services.pixels(window.global::<Theme>().get_emblem());
    for (row, game) in GameId::ALL.into_iter().enumerate() {
        let (running, trouble) = running(services, game);
        let shown = HomeGame {
            id: game.id().into(),
            name: game.name().into(),
            line: game.line().into(),
            running: running.into(),
            trouble: trouble.into(),
            emblem: services.art.emblem(game.id(), emblem),
        };
        slint::Model::set_row_data(&games, row, shown);
    }
}

/// The match that can be continued, in one line, or what is wrong with it.
pub(super) fn running(services: &Services, game: GameId) -> (String, &'static str) {
    match services.place.look(game, Slot::Auto) {
        SlotState::Good(heading) | SlotState::Bad { previous: Some(heading), .. } => {
            (heading.summary, "")
        }
        SlotState::Empty => (String::new(), ""),
        SlotState::Bad { previous: None, .. } => (String::new(), words::CANNOT_READ),
    }
}
