//! Words for dates and daily matches.

use jiff::civil::{Date, Weekday};

use crate::i18n::{app, t};
use cardkeep_store::{DayStanding, local_time};

/// A time in seconds since 1970, as a local date and time of day.
pub(crate) fn moment(unix_seconds: u64) -> String {
    let Some(time) = local_time(unix_seconds) else { return t!(app::unknown_date) };
    let (month_number, day_number) = (time.month(), time.day());
    let [year, month, day, time] =
        ["%Y", "%m", "%d", "%H:%M"].map(|part| time.strftime(part).to_string());
    t!(app::moment, year, month, month_number, day, day_number, time)
}

/// The days of the week in two letters or so, from this one.
pub(crate) fn weekdays(first: Weekday) -> [String; 7] {
    let numbers = first.cycle_forward().map(Weekday::to_monday_one_offset);
    let mut names = numbers.map(|weekday| t!(app::weekday_short, weekday));
    std::array::from_fn(|_| names.next().unwrap_or_default())
}

/// The month of a day with its year.
pub(crate) fn month(day: Date) -> String {
    t!(app::month_year, month: day.month(), year: day.year().to_string())
}

/// The day within its year.
pub(crate) fn month_day(day: Date) -> String {
    t!(app::month_day, month: day.month(), day: day.day())
}

/// The label of a day of the calendar for screen readers.
pub(crate) fn day_label(day: Date, standing: DayStanding, today: bool, running: bool) -> String {
    let weekday = day.weekday().to_monday_one_offset();
    let (month, year, number) = (day.month(), day.year().to_string(), day.day());
    let date = match today {
        true => t!(app::date_full_today, weekday, month, day: number, year),
        false => t!(app::date_full, weekday, month, day: number, year),
    };
    let won = match standing {
        DayStanding::Open => None,
        DayStanding::Played => Some(t!(app::day_label_played)),
        DayStanding::Helped => Some(t!(app::day_label_helped)),
        DayStanding::Won => Some(t!(app::day_label_won)),
    };
    let running = running.then(|| t!(app::day_label_running));
    [Some(date), won, running].into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// How the player fared in a daily match; empty if it was not finished.
pub(crate) fn day_standing(standing: DayStanding) -> String {
    match standing {
        DayStanding::Open => String::new(),
        DayStanding::Played => t!(app::day_played),
        DayStanding::Helped => t!(app::day_won_helped),
        DayStanding::Won => t!(app::day_won),
    }
}

/// How many days in a row had a finished match, now and at best; empty as long as none had.
pub(crate) fn days_in_a_row(now: u32, best: u32) -> String {
    match (now, best) {
        (_, 0) => String::new(),
        (0, best) => t!(app::streak_best, best),
        (now, best) => t!(app::streak_now, now, best),
    }
}
