//! Screen tests of a win: it is visible before the result covers it, and lists the personal bests.

use std::time::Duration;

use cardkeep::Page;
use cardkeep_core::engine::{Record, Setup, Start};
use cardkeep_core::games::four_kingdoms::solver::{Limit, Verdict, solve};
use cardkeep_core::games::four_kingdoms::{Options, Position, daily_deal, finish};
use cardkeep_i18n::{four_kingdoms as text, t};
use cardkeep_store::{DayStanding, Speed, local_day, now};
use i_slint_backend_testing::mock_elapsed_time;
use jiff::civil::Date;
use slint::{ComponentHandle, Model};

use super::support::{GAME, NEVER, Table, before};

fn over(table: &Table) -> bool {
    table.stage.app.window().global::<cardkeep_ui::Ending>().get_over()
}

/// Returns the number of cards with a gold frame.
fn crowned(table: &Table) -> usize {
    let cards = table.stage.app.window().global::<cardkeep_ui::Table>().get_cards();
    cards.iter().filter(|card| card.ring == cardkeep_ui::Ring::Complete).count()
}

/// Sends everything home, and waits until all kingdoms are gold.
fn win(table: &Table) {
    let (record, _) = before(1, |position, _| finish(position).is_some());
    table.lay(&record);
    table.stage.set(|settings| settings.animation = Speed::Normal);
    table.stage.press("Finish");
    for _ in 0..400 {
        if crowned(table) == 52 {
            return;
        }
        assert!(!over(table), "the wave comes first");
        mock_elapsed_time(Duration::from_millis(50));
    }
    panic!("the kingdoms are not crowned");
}

#[test]
fn the_golden_kingdoms_are_seen_before_the_result() {
    let table = Table::open();
    win(&table);
    let a_second = || (0..20).for_each(|_| mock_elapsed_time(Duration::from_millis(50)));
    a_second();
    assert!(!over(&table), "there is time to look");
    a_second();
    assert!(over(&table));
}

#[test]
fn a_tap_goes_on_to_the_result() {
    let table = Table::open();
    win(&table);
    table.tap(slint::LogicalPosition::new(180.0, 300.0));
    mock_elapsed_time(Duration::from_millis(200));
    assert!(over(&table));
}

#[test]
fn without_movement_nothing_is_waited_for() {
    let table = Table::open();
    let (record, _) = before(1, |position, _| finish(position).is_some());
    table.lay(&record);
    table.stage.press("Finish");
    mock_elapsed_time(Duration::from_millis(100));
    assert!(over(&table));
}

#[test]
fn the_result_says_what_was_never_better() {
    let table = Table::open();
    let (record, _) = before(1, |position, _| finish(position).is_some());
    for says in ["Your first win", "2 wins in a row", "3 wins in a row"] {
        table.lay(&record);
        table.stage.press("Finish");
        table.stage.settle();
        table.says(says);
    }
}

/// Returns a day's deal at a point from which the rest can go home.
fn end_of(day: Date) -> Record<Position> {
    let seed = daily_deal(day, &NEVER).unwrap();
    let setup = Setup::new(1, Options::default());
    let mut record = Record::<Position>::new(Start::Deal { setup, seed }).unwrap();
    let verdict = solve(record.position(), Limit::default(), &NEVER).verdict;
    let Verdict::Winnable(line) = verdict else { panic!("{verdict:?}") };
    for action in line {
        if finish(record.position()).is_some() {
            break;
        }
        record.play(action).unwrap();
    }
    record
}

#[test]
fn the_calendar_tells_a_day_that_was_won_with_help_from_one_that_was_not() {
    let table = Table::open();
    // High enough for six weeks: only what is on the screen is read.
    table.stage.resize(360, 1200);
    let today = local_day(now()).unwrap();
    let record = end_of(today);
    let standing = || {
        let services = table.stage.app.services();
        services.shell.go(Page::Daily(GAME));
        table.stage.settle();
        services.data_dir.statistics().value.day_standing(GAME, today)
    };
    table.lay(&record);
    table.stage.press("More");
    table.stage.press(&t!(text::check_winnable));
    table.comes_to_say(&t!(text::winnable_yes));
    table.stage.press("Finish");
    table.stage.settle();
    assert_eq!(standing(), DayStanding::Helped);
    table.says("won with help");
    assert!(!table.stage.reads("in a row now"), "help makes no day in a row");
}

/// Who flies from Kiritimati to Honolulu, or sets the clock right, takes the daily deal along.
#[test]
fn a_daily_deal_begun_where_it_is_tomorrow_stays_one() {
    let table = Table::open();
    let services = table.stage.app.services();
    let tomorrow = local_day(now()).unwrap().tomorrow().unwrap();
    table.lay_daily(&end_of(tomorrow), Some(tomorrow));
    services.shell.go(Page::Daily(GAME));
    table.stage.settle();
    let page = table.stage.app.window().global::<cardkeep_ui::Daily>();
    assert!(!page.get_running(), "it opens with today");
    // Tomorrow may be in the next month.
    page.invoke_turn(i32::from(tomorrow.day() == 1));
    page.invoke_choose(tomorrow.day().into());
    assert!(page.get_running() && table.stage.reads("In progress"));
    page.invoke_play();
    table.stage.settle();
    assert_eq!(services.shell.page(), Page::Table(GAME));
    table.stage.press("Finish");
    table.stage.settle();
    let statistics = services.data_dir.statistics().value;
    assert_eq!(statistics.day_standing(GAME, tomorrow), DayStanding::Won);
    assert_eq!(statistics.days_in_a_row(&[GAME], local_day(now()).unwrap()), (1, 1));
}
