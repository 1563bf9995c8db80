//! Controller of the calendar of daily matches, one a day for every game.

use crate::i18n::{app, t};
use std::cell::RefCell;
use std::rc::Rc;

use jiff::civil::{Date, Weekday};
use slint::{ComponentHandle, ModelRc, SharedString, VecModel};

use super::deal_search::DealSearch;
use super::{new_game, results, running};
use crate::seated::Begin;
use crate::ui::{self, CalendarDay, Daily, DailyGame, Home};
use crate::{Services, words};
use cardkeep_core::engine::daily_deals;
use cardkeep_core::games::GameId;
use cardkeep_store::{
    Challenge, DayStanding, Heading, PastMatch, Slot, Statistics, local_day, now,
};

const WEEK: usize = 7;

/// The chosen day, whose month is shown; `None` for today, whichever day that is.
type Chosen = Rc<RefCell<Option<Date>>>;

pub(super) fn connect(window: &ui::App, services: &Services) {
    let page = window.global::<Daily>();
    let chosen = Chosen::default();
    page.on_choose({
        let (services, chosen) = (services.clone(), Rc::clone(&chosen));
        move |number| {
            let number = i8::try_from(number).unwrap_or_default();
            let day = day(&chosen).with().day(number).build().ok();
            choose(&services, &chosen, day);
        }
    });
    page.on_turn({
        let (services, chosen) = (services.clone(), Rc::clone(&chosen));
        move |months| {
            let day = day(&chosen).checked_add(jiff::Span::new().months(months.signum()));
            choose(&services, &chosen, day.ok());
        }
    });
    page.on_play({
        let (services, chosen) = (services.clone(), Rc::clone(&chosen));
        let search = DealSearch::default();
        move || {
            let Some(game) = services.shell.page().game() else { return };
            let running = running::matches(&services, game);
            if let Some((slot, _)) = running_on(&running, day(&chosen)) {
                running::resume(&services, game, *slot);
                return;
            }
            let day = day(&chosen);
            search.start(&services, Challenge::daily(game, day), daily_deals(day));
        }
    });
    page.on_review({
        let (services, chosen) = (services.clone(), Rc::clone(&chosen));
        move || {
            let Some(game) = services.shell.page().game() else { return };
            if let Some(past) = last_on(&services, game, day(&chosen)) {
                services.play(game, Begin::Review(past.number));
            }
        }
    });
    page.on_renewed({
        let (services, chosen) = (services.clone(), Rc::clone(&chosen));
        move || choose(&services, &chosen, chosen.take())
    });
    page.on_opened(services.callback(move |services| choose(services, &chosen, None)));
}

pub(super) fn today() -> Date {
    // A clock set outside the calendar's range shows its first day.
    local_day(now()).unwrap_or(Date::constant(2000, 1, 1))
}

fn day(chosen: &Chosen) -> Date {
    chosen.borrow().unwrap_or_else(today)
}

/// Returns the running match that is a day's.
fn running_on(running: &[(Slot, Heading)], day: Date) -> Option<&(Slot, Heading)> {
    running.iter().find(|(_, heading)| heading.day == Some(day))
}

/// Returns the match of a day that was finished last.
fn last_on(services: &Services, game: GameId, day: Date) -> Option<PastMatch> {
    let number = services.data_dir.finished_like(&Challenge::daily(game, day))?;
    services.data_dir.history(game).matches.into_iter().find(|past| past.number == number)
}

/// Returns the latest day to show: today, or tomorrow while its match is running, which was begun
/// farther east.
fn latest(running: &[(Slot, Heading)]) -> Date {
    let tomorrow = today().tomorrow().ok().filter(|day| running_on(running, *day).is_some());
    tomorrow.unwrap_or_else(today)
}

/// Shows a day and its month; the latest one instead of future days.
fn choose(services: &Services, chosen: &Chosen, day: Option<Date>) {
    let (window, game) = (services.window.upgrade(), services.shell.page().game());
    let running = game.map(|game| running::matches(services, game)).unwrap_or_default();
    let day = day.unwrap_or_else(today).min(latest(&running));
    chosen.replace(Some(day).filter(|day| *day != today()));
    if let Some((window, game)) = window.zip(game) {
        let statistics = results::read(services);
        let page = window.global::<Daily>();
        let emblem = window.global::<ui::Theme>().get_target();
        page.set_games(games_of_today(services, &statistics, emblem));
        page.set_game(GameId::ALL.iter().position(|other| *other == game).unwrap_or(0) as i32);
        let played = statistics.day_standing(game, day) != DayStanding::Open;
        let past = played.then(|| last_on(services, game, day)).flatten();
        let past = past.map(|past| {
            format!("{}: {}", words::results::past(&past), words::results::past_remark(game, &past))
        });
        page.set_past(past.unwrap_or_default().into());
        let first = services.first_weekday.get();
        show(&page, game, &statistics, &running, day, first);
    }
}

/// Returns how today's match of every game went. `emblem` is the size of their emblems.
fn games_of_today(services: &Services, statistics: &Statistics, emblem: f32) -> ModelRc<DailyGame> {
    let (today, emblem) = (today(), services.pixels(emblem));
    ModelRc::from(GameId::ALL.map(|game| {
        let standing = statistics.day_standing(game, today);
        DailyGame {
            id: game.id().into(),
            name: words::game(game).into(),
            emblem: services.art.emblem(game.id(), emblem),
            state: words::day_standing(standing).into(),
            done: standing != DayStanding::Open,
        }
    }))
}

/// Updates the page; it opens with today.
pub(super) fn refresh(services: &Services) {
    if let Some(window) = services.window.upgrade() {
        window.global::<Daily>().invoke_opened();
    }
}

/// Renews the page, which goes on showing the chosen day.
pub(super) fn renew(services: &Services) {
    if let Some(window) = services.window.upgrade() {
        window.global::<Daily>().invoke_renewed();
    }
}

/// Returns which of today's matches are not done.
pub(crate) fn open_today(statistics: &Statistics) -> Vec<GameId> {
    standing_today(statistics, DayStanding::Open)
}

/// Returns which of today's matches stand like this.
pub(crate) fn standing_today(statistics: &Statistics, standing: DayStanding) -> Vec<GameId> {
    let today = today();
    let stands = |game: &GameId| statistics.day_standing(*game, today) == standing;
    GameId::ALL.into_iter().filter(stands).collect()
}

/// Shows at home how many of today's matches are done. A press leads to the open one of the game that
/// the player has played most.
pub(super) fn show_today(
    window: &ui::App,
    home: &Home,
    services: &Services,
    statistics: &Statistics,
) {
    let open = open_today(statistics);
    let most = GameId::ALL.len();
    let played = |game: &&GameId| statistics.all(**game).played();
    let next = open.iter().rev().max_by_key(played).copied().unwrap_or(GameId::ALL[0]);
    let emblem = window.global::<ui::HomeSizes>().get_deal_emblem();
    home.set_daily_games(games_of_today(services, statistics, emblem));
    home.set_daily(next.id().into());
    home.set_daily_state(t!(app::days_done, done: most - open.len(), all: most).into());
    home.set_daily_won(open.is_empty());
    let (now, best) = statistics.days_in_a_row(&GameId::ALL, today());
    home.set_streak(words::days_in_a_row(now, best).into());
}

fn show(
    page: &Daily,
    game: GameId,
    statistics: &Statistics,
    running: &[(Slot, Heading)],
    day: Date,
    first: Weekday,
) {
    let (today, latest) = (today(), latest(running));
    page.set_alone(game.is_solitaire());
    page.set_weekdays(ModelRc::from(words::weekdays(first).map(SharedString::from)));
    page.set_month(words::month(day).into());
    page.set_later((day.year(), day.month()) < (latest.year(), latest.month()));
    let days = calendar(day, today, first, |day| Standing {
        of_deal: statistics.day_standing(game, day),
        running: day <= latest && running_on(running, day).is_some(),
    });
    page.set_days(ModelRc::new(VecModel::from(days)));
    page.set_chosen(day.day().into());
    page.set_day(words::month_day(day).into());
    let here = running_on(running, day);
    page.set_running(here.is_some());
    page.set_standing(match here {
        Some((_, heading)) => t!(app::day_in_progress, summary: &heading.summary).into(),
        None => words::day_standing(statistics.day_standing(game, day)).into(),
    });
    let Challenge { players, names, options, .. } = Challenge::daily(game, day);
    let levels: Vec<_> = players.iter().filter_map(|player| player.level()).collect();
    page.set_setup(match levels.is_empty() {
        true => SharedString::new(),
        false => {
            let rules = game.house_rules();
            let rules = words::chosen_rules(rules, &options, &new_game::usual(game));
            words::setup(&players, &names, [vec![words::levels(&levels)], rules].concat()).into()
        }
    });
    let (now, best) = statistics.days_in_a_row(&[game], today);
    let done = statistics.days_of_month(game, day, today);
    let month = day.first_of_month() == today.first_of_month() && done > 0;
    let month = month.then(|| t!(app::days_of_month, done, days: day.days_in_month()));
    let streak = month.into_iter().chain([words::days_in_a_row(now, best)]);
    page.set_streak(streak.collect::<Vec<_>>().join(" ").into());
}

/// The player's result in a daily match, and whether it is running.
struct Standing {
    of_deal: DayStanding,
    running: bool,
}

/// Returns the weeks of a day's month, which begin on `first`.
fn calendar(
    day: Date,
    today: Date,
    first: Weekday,
    standing: impl Fn(Date) -> Standing,
) -> Vec<CalendarDay> {
    let before = usize::from(day.first_of_month().weekday().since(first).unsigned_abs());
    let days = (1..=day.days_in_month()).filter_map(|number| day.with().day(number).build().ok());
    let field = |day: Date| {
        let Standing { of_deal: standing, running } = standing(day);
        CalendarDay {
            number: day.day().into(),
            label: words::day_label(day, standing, day == today, running).into(),
            running,
            won: standing == DayStanding::Won,
            partly: matches!(standing, DayStanding::Helped | DayStanding::Played),
            today: day == today,
            ahead: day > today && !running,
        }
    };
    let mut fields = vec![CalendarDay::default(); before];
    fields.extend(days.map(field));
    fields.resize(fields.len().next_multiple_of(WEEK), CalendarDay::default());
    fields
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_month_stands_in_weeks_of_the_region() {
        let today = Date::constant(2026, 11, 21);
        // November 1, 2026, is a Sunday.
        let first = [(Weekday::Monday, 6), (Weekday::Saturday, 1), (Weekday::Sunday, 0)];
        for (weekday, place) in first {
            let nothing = |_| Standing { of_deal: DayStanding::Open, running: false };
            let fields = calendar(today, today, weekday, nothing);
            assert_eq!(
                fields.iter().position(|field| field.number == 1),
                Some(place),
                "{weekday:?}"
            );
        }
        let fields = calendar(today, today, Weekday::Monday, |day| Standing {
            of_deal: match day.day() {
                3 => DayStanding::Won,
                4 => DayStanding::Helped,
                _ => DayStanding::Open,
            },
            running: day.day() == 5,
        });
        assert_eq!(fields.len(), 6 * WEEK);
        assert_eq!(fields[6].number, 1);
        assert!(fields[..6].iter().all(|field| field.number == 0));
        let numbers: Vec<i32> =
            fields.iter().map(|field| field.number).filter(|n| *n > 0).collect();
        assert_eq!(numbers, (1..=30).collect::<Vec<_>>());
        let of = |number: i32| fields.iter().find(|field| field.number == number).unwrap();
        let marks = [3, 4, 5].map(|number| (of(number).won, of(number).partly));
        assert_eq!(marks, [(true, false), (false, true), (false, false)]);
        assert!(of(5).running && !of(4).running);
        assert!(of(21).today && !of(20).today);
        assert!(of(22).ahead && !of(21).ahead);
    }
}
