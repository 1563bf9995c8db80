//! Controller of the new game page's opponents section. Choices are kept in the settings and
//! restored for the next match.

use slint::{ComponentHandle, Model, SharedString, VecModel};

use crate::i18n::{app, t};
use crate::models::{rows, texts};
use crate::rating::{levels, matched_levels};
use crate::ui::{self, NewGame, RivalRow, Theme};
use crate::{Services, words};
use cardkeep_ai::Level;
use cardkeep_art::Crest;
use cardkeep_core::games::GameId;
use cardkeep_store::{Company, LONGEST_NAME, Player, Rival, is_shared, names_for, tidy_name};

/// Connects the section. `changed` is told of every change.
pub(super) fn connect(window: &ui::App, services: &Services, changed: fn(&Services)) {
    let page = window.global::<NewGame>();
    page.set_longest_name(LONGEST_NAME as i32);
    page.on_choose_seats(services.handler(move |services, index| {
        change(services, changed, |game, company| {
            let steps = u8::try_from(index).unwrap_or(0);
            company.seats = game.seats().start().saturating_add(steps);
        });
    }));
    page.on_choose_level({
        let services = services.clone();
        move |rival, index| {
            change(&services, changed, |game, company| {
                let levels = levels(game, company.seats);
                let Some(rival) = at_mut(&mut company.rivals, rival) else { return };
                let level = usize::try_from(index).ok().and_then(|index| levels.get(index));
                // Behind the levels there is a friend.
                rival.person = level.is_none();
                rival.level = level.copied().unwrap_or(rival.level);
            });
        }
    });
    page.on_choose_friends(services.handler(move |services, friends| {
        change(services, changed, |_, company| {
            company.rivals.iter_mut().for_each(|rival| rival.person = friends);
        });
    }));
    page.on_choose_laid(services.handler(move |services, laid| {
        change(services, changed, |_, company| company.laid = Some(laid));
    }));
    page.on_match_levels(services.callback(move |services| {
        change(services, changed, |_, company| company.matched = !company.matched);
    }));
    page.on_name_me(services.handler(move |services, name: SharedString| {
        change(services, changed, |_, _| {
            services.settings.borrow_mut().name = tidy_name(&name);
        });
    }));
    page.on_name_rival({
        let services = services.clone();
        move |rival, name| {
            change(&services, changed, |_, company| {
                let Some(index) = usize::try_from(rival).ok() else { return };
                let Some(rival) = company.rivals.get_mut(index) else { return };
                let name = tidy_name(&name);
                if rival.person {
                    services.settings.borrow_mut().name_friend(index, name);
                } else {
                    rival.name = name;
                }
            });
        }
    });
}

fn at_mut<T>(all: &mut [T], index: i32) -> Option<&mut T> {
    usize::try_from(index).ok().and_then(|index| all.get_mut(index))
}

/// Returns the opponents of a game's last setup, limited to what the game allows, with the levels
/// the player chose.
fn company(services: &Services, game: GameId) -> Company {
    let seats = game.seats();
    let mut company = services.settings.borrow().company(game);
    if company.seats == 0 {
        // What the lesson taught is played first.
        company.seats = (services.tables.lesson)(game).seats();
    }
    company.seats = company.seats.clamp(*seats.start(), *seats.end());
    company.rivals.resize_with(usize::from(*seats.end()) - 1, Rival::default);
    let most = levels(game, company.seats).last().copied().unwrap_or(Level::Hard);
    // A file may contain anything, and other tables have other levels.
    for rival in &mut company.rivals {
        rival.name = tidy_name(&rival.name);
        rival.level = rival.level.min(most);
    }
    company
}

/// Returns the players, the player at this device first, and the requested names.
pub(super) fn players(services: &Services, game: GameId) -> (Vec<Player>, Vec<String>) {
    let company = company(services, game);
    let seats = usize::from(company.seats);
    let chosen = company.rivals.iter().map(|rival| rival.level).collect();
    let played = matched_levels(services, game, seats).unwrap_or(chosen);
    let rivals = company.rivals.into_iter().take(seats - 1).zip(played);
    let rivals = rivals.enumerate().zip('B'..).map(|((index, (rival, level)), letter)| {
        let name = typed(services, index, &rival);
        match rival.person {
            true if name.is_empty() => (Player::Human, lettered(letter)),
            true => (Player::Human, name),
            false => (Player::Computer(level), name),
        }
    });
    let (players, mut names): (Vec<_>, Vec<_>) =
        std::iter::once((Player::Human, String::new())).chain(rivals).unzip();
    if is_shared(&players) {
        let own = services.settings.borrow().name.clone();
        names[0] = if own.is_empty() { lettered('A') } else { own };
    }
    (players, names)
}

/// Returns the name of another player as typed: friends have the same in every game.
fn typed(services: &Services, index: usize, rival: &Rival) -> String {
    match rival.person {
        true => tidy_name(services.settings.borrow().friend(index)),
        false => rival.name.clone(),
    }
}

/// Returns the name of a person who has not given one. A number would be confused with points.
fn lettered(letter: char) -> String {
    t!(app::player_letter, letter: letter.to_string())
}

/// Returns the players, and the names that they will have.
pub(super) fn seated(services: &Services, game: GameId) -> (Vec<Player>, Vec<String>) {
    let (players, wished) = players(services, game);
    let names = names_for(&players, &wished);
    (players, names)
}

/// Remembers the house rules of a match (null for the standard ones) and whether any deal is
/// allowed.
pub(super) fn remember(
    services: &Services,
    game: GameId,
    rules: Option<serde_json::Value>,
    any_deal: bool,
) {
    let mut settings = services.settings.borrow_mut();
    let rules = rules.unwrap_or_default();
    let company = Company { rules, any_deal, ..settings.company(game) };
    settings.set_company(game, company);
}

fn change(services: &Services, changed: fn(&Services), change: impl FnOnce(GameId, &mut Company)) {
    let Some(game) = services.shell.page().game() else { return };
    let mut company = company(services, game);
    change(game, &mut company);
    services.settings.borrow_mut().set_company(game, company);
    if let Some(window) = services.window.upgrade() {
        update(&window.global(), services, game);
        changed(services);
    }
}

/// Shows the opponents of a game when its page opens.
pub(super) fn show(page: &NewGame, services: &Services, game: GameId) {
    let seats = game.seats();
    let choice = if seats.start() == seats.end() { None } else { Some(seats) };
    page.set_seats(texts(choice.into_iter().flatten().map(|count| count.to_string())));
    page.set_rivals(rows::<RivalRow>([]));
    update(page, services, game);
}

/// Updates the rows in place, so that the keyboard focus stays.
pub(super) fn update(page: &NewGame, services: &Services, game: GameId) {
    let company = company(services, game);
    page.set_seat(i32::from(company.seats - game.seats().start()));
    page.set_matched(company.matched);
    let levels = levels(game, company.seats);
    let names = levels.iter().map(|level| words::level(*level)).chain([t!(app::friend)]);
    let names: Vec<SharedString> = names.map(SharedString::from).collect();
    if !page.get_levels().iter().eq(names.iter().cloned()) {
        page.set_levels(rows(names));
    }
    let (players, names) = seated(services, game);
    page.set_shared(is_shared(&players));
    page.set_own_name(services.settings.borrow().name.as_str().into());
    page.set_called(names[0].as_str().into());
    page.set_computers(players.iter().any(|player| player.level().is_some()));
    page.set_laid(company.laid.unwrap_or_else(|| (services.tables.laid)(game)));
    let rivals = page.get_rivals();
    let Some(rows) = rivals.as_any().downcast_ref::<VecModel<RivalRow>>() else { return };
    let target = services.window.upgrade().map(|window| window.global::<Theme>().get_target());
    let side = services.pixels(target.unwrap_or_default());
    let own = match is_shared(&players) {
        true => Crest::of(&names[0]),
        false => services.settings.borrow().emblem.into(),
    };
    page.set_crest(services.art.crest(own, side, side));
    let opponents = players.len() - 1;
    while rows.row_count() > opponents {
        rows.remove(rows.row_count() - 1);
    }
    for (index, rival) in company.rivals.iter().take(opponents).enumerate() {
        let (name, level) = (&names[index + 1], players[index + 1].level());
        let typed = typed(services, index, rival);
        let row = RivalRow {
            title: words::sits(index, opponents).into(),
            name: typed.as_str().into(),
            called: name.into(),
            // Another player has the typed name.
            taken: !typed.is_empty() && typed != *name,
            person: level.is_none(),
            crest: services.art.crest(Crest::of(name), side, side),
            temper: level.map(|_| words::temper(name)).unwrap_or_default().into(),
            level: level.map_or(levels.len() as i32, |level| level as i32),
            remark: match level {
                None => t!(app::friend_note).into(),
                Some(level) if opponents == 1 => words::plays(level).into(),
                Some(_) => "".into(),
            },
        };
        if index < rows.row_count() {
            rows.set_row_data(index, row);
        } else {
            rows.push(row);
        }
    }
}
