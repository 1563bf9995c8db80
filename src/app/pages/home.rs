//! The home page: the five games.

use std::rc::Rc;

use slint::{ComponentHandle, ModelRc, VecModel};

use crate::app::Services;
use crate::app::table::Begin;
use crate::games::GameId;
use crate::store::{Slot, SlotState};
use crate::ui::{self, Home, HomeGame, Nav, Theme};

/// The five games in the order of the page, with a line on each.
const GAMES: [(&str, &str, &str); 5] = [
    ("four-knights", "Four Knights", "A duel of suits for two, in four short hands"),
    ("watchtower", "Watchtower", "Two to four players climb for the lookout"),
    ("four-kingdoms", "Four Kingdoms", "A solitaire of patience and plans"),
    ("four-horsemen", "Four Horsemen", "Two to four players against a dark deck"),
    ("knights-and-ninjas", "Of Knights and Ninjas", "Two to six players, bluff and blades"),
];

pub fn connect(window: &ui::App, services: &Services) {
    let games = Rc::new(VecModel::from(vec![HomeGame::default(); GAMES.len()]));
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
    for (row, (id, name, line)) in GAMES.into_iter().enumerate() {
        let game: Option<GameId> = id.parse().ok();
        let (running, trouble) = game.map_or_else(Default::default, |game| running(services, game));
        let shown = HomeGame {
            id: id.into(),
            name: name.into(),
            line: line.into(),
            ready: game.is_some(),
            running: running.into(),
            trouble: trouble.into(),
            emblem: services.art.emblem(id, emblem),
        };
        slint::Model::set_row_data(&games, row, shown);
    }
}

/// The match that can be continued, in one line, or what is wrong with it.
fn running(services: &Services, game: GameId) -> (String, &'static str) {
    match services.place.look(game, Slot::Auto) {
        SlotState::Good(heading) | SlotState::Bad { previous: Some(heading), .. } => {
            (heading.summary, "")
        }
        SlotState::Empty => (String::new(), ""),
        SlotState::Bad { previous: None, .. } => {
            (String::new(), "The match you left cannot be read. Its saved games tell why.")
        }
    }
}
