//! Controller of the home page.

use std::cell::Cell;
use std::rc::Rc;
use std::time::Duration;

use slint::{ComponentHandle, Image, Model, ModelRc, Timer, VecModel};

use super::illustrations::{FIRST, Looks};
use super::{daily, illustrations, new_game, running, tour};
use crate::i18n::{app, t};
use crate::seated::Begin;
use crate::ui::{self, Home, HomeGame, HomeKind, HomeMatch, HomeSizes};
use crate::{Page, Services, words};
use cardkeep_core::games::GameId;
use cardkeep_store::{Heading, Ladder, Slot, Statistics, now};

/// Time between two pictures.
const NEXT: Duration = Duration::from_millis(10);

/// The pictures' current looks.
type Drawn = Rc<Cell<Option<Looks>>>;

pub(super) fn connect(window: &ui::App, services: &Services) {
    let games = Rc::new(VecModel::from(vec![HomeGame::default(); GameId::ALL.len()]));
    let home = window.global::<Home>();
    home.set_games(ModelRc::from(games));
    home.on_resume({
        let services = services.clone();
        move |kind, game, slot| {
            let Ok(game) = game.parse() else { return };
            match (kind, running::slot(slot)) {
                (HomeKind::Match, Some(slot)) => running::resume(&services, game, slot),
                (HomeKind::Match, None) => {}
                (HomeKind::Lesson, _) => _ = services.play(game, Begin::Lesson),
                (HomeKind::Tour, _) => services.shell.go(Page::Tour),
                (HomeKind::Ladder, _) => services.shell.go(Page::NewGame(game)),
            }
        }
    });
    home.on_reshaped({
        let (services, drawn) = (services.clone(), Drawn::default());
        move || draw(&services, &drawn)
    });
}

pub(super) fn refresh(services: &Services) {
    let Some(window) = services.window.upgrade() else { return };
    let home = window.global::<Home>();
    let games = home.get_games();
    let emblem = services.pixels(window.global::<HomeSizes>().get_emblem());
    let statistics = services.data_dir.statistics().value;
    for (row, game) in GameId::ALL.into_iter().enumerate() {
        let all = statistics.all(game);
        let picture = games.row_data(row).map_or_else(Image::default, |row| row.picture);
        let shown = HomeGame {
            id: game.id().into(),
            name: words::game(game).into(),
            line: words::tagline(game).into(),
            players: words::player_range(game).into(),
            emblem: services.art.emblem(game.id(), emblem),
            picture,
            won: if all.won > 0 { words::results::won_of(&all).into() } else { "".into() },
        };
        games.set_row_data(row, shown);
    }
    home.set_running(ModelRc::new(VecModel::from(matches(&window, services, &statistics))));
    daily::show_today(&window, &home, services, &statistics);
    home.invoke_reshaped();
}

/// Returns the running matches of all games, most recently played first, after those that can't be
/// read, then unfinished lessons, the tour, the next lesson to take, and the ladder. A tour that is not under
/// way comes after the lesson.
fn matches(window: &ui::App, services: &Services, statistics: &Statistics) -> Vec<HomeMatch> {
    let emblem = services.pixels(window.global::<HomeSizes>().get_slip_emblem());
    let of = |game: GameId, kind: HomeKind| HomeMatch {
        kind,
        game: game.id().into(),
        emblem: services.art.emblem(game.id(), emblem),
        narrow_head: words::game(game).into(),
        ..HomeMatch::default()
    };
    let row = |game: GameId, slot: Slot, heading: Option<&Heading>| match heading {
        Some(heading) => HomeMatch {
            head: words::title_among_games(game, heading).into(),
            state: heading.summary.as_str().into(),
            narrow_state: words::where_it_stands(heading).into(),
            begun: true,
            slot: running::number(slot),
            ..of(game, HomeKind::Match)
        },
        None => HomeMatch {
            head: words::game(game).into(),
            state: t!(app::last_match_unreadable).into(),
            narrow_state: t!(app::last_match_unreadable).into(),
            trouble: true,
            slot: running::number(slot),
            ..of(game, HomeKind::Match)
        },
    };
    let (mut rows, now) = (Vec::new(), now());
    for game in GameId::ALL {
        for (slot, state) in services.data_dir.running(game) {
            let heading = state.heading();
            let played = heading.map(|heading| heading.recency(now));
            rows.push(((heading.is_none(), played), row(game, slot, heading)));
        }
    }
    rows.sort_by(|(one, _), (other, _)| other.cmp(one));
    let settings = services.settings.borrow();
    let begun = GameId::ALL.into_iter().filter(|game| settings.lesson(*game).is_unfinished());
    let lesson = |game| HomeMatch {
        head: t!(app::home_deal, game: words::game(game), title: t!(app::title_lesson)).into(),
        state: t!(app::lesson_left).into(),
        narrow_state: t!(app::title_lesson).into(),
        begun: true,
        ..of(game, HomeKind::Lesson)
    };
    // Who plays the game already has no need of its lesson.
    let runs = |game: &GameId| rows.iter().any(|(_, row)| row.game == game.id());
    let next = GameId::ALL.into_iter().find(|game| {
        !settings.lesson(*game).is_unfinished() && !runs(game) && new_game::is_new(services, *game)
    });
    let next = next.map(|game| HomeMatch {
        head: t!(app::lesson_next, game: words::game(game)).into(),
        state: t!(app::lesson_next_note).into(),
        narrow_head: t!(app::lesson_next, game: words::game(game)).into(),
        narrow_state: t!(app::lesson_next_note).into(),
        ..of(game, HomeKind::Lesson)
    });
    let rows = rows.into_iter().map(|(_, row)| row).chain(begun.map(lesson));
    let tour = tour::at_home(services, statistics).map(|state| HomeMatch {
        emblem: services.art.crest(settings.emblem.into(), emblem, emblem),
        head: t!(app::tour).into(),
        state: state.as_str().into(),
        narrow_head: t!(app::tour).into(),
        narrow_state: state.into(),
        begun: true,
        ..of(GameId::ALL[0], HomeKind::Tour)
    });
    // One that is under way comes before what is new.
    let under_way = statistics.tour().is_some_and(|tour| tour.next().is_some());
    let (tour, invitation) = if under_way { (tour, None) } else { (None, tour) };
    let ladder = ladder(services, statistics, of);
    rows.chain(tour).chain(next).chain(invitation).chain(ladder).collect()
}

/// Returns the next opponent on the ladder of the game that was played most.
fn ladder(
    services: &Services,
    statistics: &Statistics,
    of: impl Fn(GameId, HomeKind) -> HomeMatch,
) -> Option<HomeMatch> {
    if !services.settings.borrow().progress {
        return None;
    }
    let games = GameId::ALL.into_iter().filter(|game| !game.is_solitaire());
    let open = games.filter(|game| statistics.ladder(*game).beaten < Ladder::RUNGS);
    let played = |game: &GameId| statistics.all(*game).played();
    let game = open.filter(|game| played(game) > 0).max_by_key(played)?;
    let (number, all) = (statistics.ladder(game).beaten + 1, Ladder::RUNGS);
    let state = t!(app::ladder_next, number, all);
    Some(HomeMatch {
        head: words::game(game).into(),
        state: state.as_str().into(),
        narrow_state: state.into(),
        begun: true,
        ..of(game, HomeKind::Ladder)
    })
}

/// Draws the games' pictures if their size or looks have changed, one after the other.
fn draw(services: &Services, drawn: &Drawn) {
    let Some(window) = services.window.upgrade() else { return };
    let sizes = window.global::<HomeSizes>();
    let size = [sizes.get_picture_width(), sizes.get_picture_height()];
    let [width, height] = size.map(|length| services.pixels(length));
    let looks = Some(Looks::now(services, &window, (width, height)));
    if drawn.replace(looks) == looks {
        return;
    }
    let mut time = FIRST;
    for (row, game) in GameId::ALL.into_iter().enumerate() {
        let (services, drawn) = (services.clone(), Rc::clone(drawn));
        Timer::single_shot(time, move || {
            if drawn.get() != looks {
                return;
            }
            let Some(window) = services.window.upgrade() else { return };
            let games = window.global::<Home>().get_games();
            if let Some(mut shown) = games.row_data(row) {
                shown.picture = illustrations::draw(&services.art, game, (width, height));
                games.set_row_data(row, shown);
            }
        });
        time += NEXT;
    }
}
