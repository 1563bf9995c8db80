//! Controller of a game's results page: share of wins, trend and opponents.

use crate::i18n::{achievements, app, t};
use crate::words::store;
use slint::{ComponentHandle, SharedString};

use crate::models::rows;
use crate::ui::{self, Deed, ResultsPanel, TallyRow, TrendPoint};
use crate::words::results as said;
use crate::{Services, words};
use cardkeep_core::games::{GameId, Registered};
use cardkeep_core::rating::EASY;
use cardkeep_core::with_game;
use cardkeep_store::{HELPED, MatchResult, Rated, Statistics, Tally, levels_of};

pub(super) fn connect(window: &ui::App, services: &Services) {
    let reset = services.callback(|services| reset(services, services.shell.page().game()));
    window.global::<ResultsPanel>().on_reset(reset);
}

/// Resets the results of a game, or of all games, after a confirmation.
pub(super) fn reset(services: &Services, game: Option<GameId>) {
    let after = services.clone();
    services.shell.ask(said::reset(game), move || {
        if let Err(why) = after.data_dir.reset_statistics(game) {
            after.shell.show_message(t!(app::statistics_not_reset), store::error(&why));
        }
        after.shell.refresh();
    });
}

/// Returns the results; shows the notice about their file, if any.
pub(super) fn read(services: &Services) -> Statistics {
    let statistics = services.data_dir.statistics();
    if let Some(notice) = statistics.notice {
        services.shell.show_message(t!(app::statistics_title), store::notice(&notice));
    }
    statistics.value
}

pub(super) fn refresh(services: &Services) {
    let Some((window, game)) = services.here() else { return };
    let statistics = read(services);
    let (all, recent) = (statistics.all(game), statistics.recent(game));
    let page = window.global::<ResultsPanel>();
    page.set_game(game.id().into());
    page.set_name(words::game(game).into());
    page.set_alone(game.is_solitaire());
    page.set_share(all.share().map(said::percent).unwrap_or_default().into());
    page.set_line(said::won_of(&all).into());
    page.set_drawn(all.drawn > 0);
    page.set_averages(said::averages(game, &all.measured).into());
    let progress = services.settings.borrow().progress;
    let rated = if progress { statistics.rated(game) } else { Vec::new() };
    match rated.as_slice() {
        [_, .., last] if last.rating.is_settled() => {
            let (levels, points) = plot(&rated);
            page.set_rating(said::rating(last.rating).into());
            page.set_rating_range(said::rating_range(last.rating).into());
            show_trend(&page, levels, points, said::ratings(&rated));
        }
        _ => {
            page.set_rating(SharedString::new());
            let levels = ["0", "50", "100"].map(SharedString::from).to_vec();
            show_trend(&page, levels, trend(&recent), said::trend(&recent));
        }
    }
    show_achievements(services, game, &statistics, progress);
    let tallies = sorted(game, &statistics);
    let known = statistics.training(game).known();
    let positions = (known > 0).then(|| t!(app::positions_known, count: known));
    let bests = tallies.iter().filter_map(|(key, tally)| bests(key, tally)).chain(positions);
    let bests = bests.chain(said::luck(statistics.luck(game)));
    page.set_bests(bests.collect::<Vec<_>>().join(" ").into());
    let counted = game.seats().start() != game.seats().end();
    page.set_rows(rows(tallies.iter().map(|(key, tally)| row(&opponents(key, counted), tally))));
}

fn show_trend(
    page: &ResultsPanel<'_>,
    levels: Vec<SharedString>,
    points: Vec<TrendPoint>,
    said: String,
) {
    page.set_levels(rows(levels));
    page.set_trend(rows(points));
    page.set_trend_said(said.into());
}

/// Returns what the grid lines of a plot of ratings stand for, and its points.
fn plot(rated: &[Rated]) -> (Vec<SharedString>, Vec<TrendPoint>) {
    /// The grid lines are multiples of this apart.
    const STEP: f32 = 50.0;
    let means = || rated.iter().map(|one| one.rating.mean).chain([EASY]);
    let low = (means().fold(f32::MAX, f32::min) / STEP).floor() * STEP;
    let high = means().fold(f32::MIN, f32::max);
    let step = ((high - low) / 2.0 / STEP).ceil().max(1.0) * STEP;
    let levels = [0.0, 1.0, 2.0].map(|nth| SharedString::from(format!("{}", low + nth * step)));
    let point = |one: &Rated| TrendPoint {
        result: mark(one.result),
        share: (one.rating.mean - low) / (2.0 * step),
    };
    (levels.to_vec(), rated.iter().map(point).collect())
}

/// Returns the ids of a game's achievements.
pub(super) fn achievement_ids(game: GameId) -> Vec<&'static str> {
    with_game!(game, G => G::ACHIEVEMENTS.iter().map(|one| one.id).collect())
}

/// Shows the achievements. The second half is hidden until as many as the first half has are earned,
/// except for what is earned.
fn show_achievements(services: &Services, game: GameId, statistics: &Statistics, progress: bool) {
    let Some(window) = services.window.upgrade() else { return };
    let page = window.global::<ResultsPanel>();
    let all = achievement_ids(game);
    let half = all.len() / 2;
    let earned = |id: &str| statistics.has_achieved(game, id);
    let done = all.iter().filter(|id| earned(id)).count();
    let is_shown = |at: usize, id: &str| at < half || done >= half || earned(id);
    let shown = all.iter().enumerate().filter(|(at, id)| progress && is_shown(*at, id));
    let deeds: Vec<Deed> = shown
        .map(|(_, id)| {
            let (title, how) = (services.tables.achievement)(game, id);
            let earned = earned(id);
            let state = if earned { t!(achievements::earned) } else { t!(achievements::open) };
            Deed { title: title.into(), how: how.into(), earned, state: state.into() }
        })
        .collect();
    let hidden = all.len() - deeds.len();
    let more = t!(achievements::hidden, count: hidden, needed: half - done.min(half));
    page.set_hidden(if hidden > 0 { more.into() } else { SharedString::new() });
    page.set_earned(t!(achievements::count, done, all: all.len()).into());
    page.set_deeds(rows(deeds));
}

/// Returns the latest matches, each with the moving average of the share of wins.
fn trend(recent: &[MatchResult]) -> Vec<TrendPoint> {
    let share = |upto: usize| {
        let some = &recent[(upto + 1).saturating_sub(said::TEN)..=upto];
        // In half wins: a win is two, a draw one.
        let halves: i32 = some.iter().map(|result| 1 + mark(*result)).sum();
        halves as f32 / (2 * some.len()) as f32
    };
    let points = recent.iter().enumerate();
    points.map(|(at, result)| TrendPoint { result: mark(*result), share: share(at) }).collect()
}

/// Sorts from the fewest opponents to the most, and from the weakest to the strongest.
fn sorted(game: GameId, statistics: &Statistics) -> Vec<(String, Tally)> {
    let played = statistics.tallies(game).filter(|(_, tally)| tally.played() > 0);
    let mut tallies: Vec<_> = played.map(|(key, tally)| (String::from(key), tally)).collect();
    tallies.sort_by_key(|(key, _)| {
        levels_of(key).map(|levels| (levels.len(), levels.into_iter().rev().collect::<Vec<_>>()))
    });
    tallies
}

/// Returns the name of a key's kind of opponents, short, with an optional second line. If
/// `counted`, the name is the number of opponents.
fn opponents(key: &str, counted: bool) -> (String, String) {
    let Some(levels) = levels_of(key) else {
        let alone = if key == HELPED { t!(app::with_help) } else { t!(app::alone) };
        return (alone, String::new());
    };
    let names = words::levels(&levels);
    if counted {
        (t!(app::players, count: levels.len() + 1), names)
    } else {
        (names, String::new())
    }
}

/// Returns the fastest and the shortest win, where recorded.
fn bests(key: &str, tally: &Tally) -> Option<String> {
    let (seconds, moves) = tally.best_seconds.zip(tally.fewest_moves)?;
    let (who, _) = opponents(key, false);
    Some(said::bests(&who, seconds, moves))
}

fn row((name, levels): &(String, String), tally: &Tally) -> TallyRow {
    let count = |n: u32| i32::try_from(n).unwrap_or(i32::MAX);
    TallyRow {
        name: name.into(),
        levels: levels.into(),
        played: count(tally.played()),
        won: count(tally.won),
        share: tally.share().map(said::percent).unwrap_or_default().into(),
        streak: count(tally.streak),
        best: count(tally.best_streak),
    }
}

/// Returns a result as plotted: 1 for a win, 0 for a draw, -1 for a loss.
pub(super) fn mark(result: MatchResult) -> i32 {
    match result {
        MatchResult::Won => 1,
        MatchResult::Drawn => 0,
        MatchResult::Lost => -1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn opponents_are_named_by_their_levels_and_where_it_matters_by_their_number() {
        let told = |key, counted| opponents(key, counted);
        let pair = |name: &str, levels: &str| (String::from(name), String::from(levels));
        assert_eq!(told("hard", false), pair("Hard", ""));
        assert_eq!(told("hard", true), pair("2 players", "Hard"));
        assert_eq!(told("hard+easy", true), pair("3 players", "Hard, Easy"));
        assert_eq!(told("hard+hard", true), pair("3 players", "Both Hard"));
        assert_eq!(told("normal+normal+normal", true), pair("4 players", "All Normal"));
        assert_eq!(told("alone", false), pair("Solo", ""));
        assert_eq!(told(HELPED, false), pair("With help", ""));
    }

    #[test]
    fn the_trend_is_the_share_of_the_last_ten() {
        use MatchResult::{Drawn, Lost, Won};
        let shares = |results: &[MatchResult]| -> Vec<f32> {
            trend(results).iter().map(|point| point.share).collect()
        };
        assert_eq!(shares(&[Won, Lost, Drawn, Won]), [1.0, 0.5, 0.5, 0.625]);
        let long: Vec<_> = [[Lost; 10], [Won; 10]].concat();
        assert_eq!(shares(&long)[9..], [0.0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1.0]);
    }
}
