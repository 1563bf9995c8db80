//! Training on the page of a new match: the next opponent of the ladder, and positions to solve.

use slint::{ComponentHandle, SharedString};

use super::running;
use crate::i18n::{app, t};
use crate::models::rows;
use crate::rating::levels;
use crate::seated::Begin;
use crate::ui::{self, LadderRow, NewGame, Theme};
use crate::{Services, fresh_deal, words};
use cardkeep_art::Crest;
use cardkeep_core::games::GameId;
use cardkeep_core::rival::Level;
use cardkeep_store::{Challenge, Ladder, Player};

pub(super) fn connect(window: &ui::App, services: &Services) {
    window.global::<NewGame>().on_climb(services.callback(|services| {
        let Some(game) = services.shell.page().game() else { return };
        let (_, Some((name, level))) = standing(services, game) else { return };
        let players = vec![Player::Human, Player::Computer(level)];
        let names = vec![String::new(), name.into()];
        let new = Challenge { names, ..Challenge::new(game, players, fresh_deal()) };
        running::start(services, game, Begin::New(new));
    }));
}

/// Returns how far the player has climbed in a game, and the next opponent, if there is one.
fn standing(services: &Services, game: GameId) -> (Ladder, Option<(&'static str, Level)>) {
    let ladder = services.data_dir.statistics().value.ladder(game);
    (ladder, ladder.next(levels(game, *game.seats().start())))
}

/// Shows both, unless the game is new to the player; the ladder only of a game with opponents.
pub(super) fn refresh(page: &NewGame, services: &Services, game: GameId) {
    let Some(window) = services.window.upgrade().filter(|_| !page.get_is_new()) else {
        page.set_positions(SharedString::new());
        return page.set_ladder(LadderRow::default());
    };
    let known = services.data_dir.statistics().value.training(game).known();
    page.set_positions(match known {
        0 => t!(app::positions_note).into(),
        count => t!(app::positions_known, count).into(),
    });
    if !services.settings.borrow().progress || page.get_alone() {
        return page.set_ladder(LadderRow::default());
    }
    let (ladder, next) = standing(services, game);
    let side = services.pixels(window.global::<Theme>().get_target());
    let (rival, who, crest) = match next {
        Some((name, level)) => {
            let who = t!(app::rival_level, name, level: words::level(level));
            (name.into(), who.into(), services.art.crest(Crest::of(name), side, side))
        }
        None => Default::default(),
    };
    let state = words::results::ladder(ladder).into();
    let small = services.pixels(window.global::<Theme>().get_icon());
    let crests = Ladder::opponents().map(|name| services.art.crest(Crest::of(name), small, small));
    let (crests, beaten) = (rows(crests), ladder.beaten.into());
    page.set_ladder(LadderRow { state, rival, who, crest, crests, beaten });
}
