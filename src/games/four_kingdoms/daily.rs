//! The deal of the day: the same for everybody, and always one that can be won.

use std::sync::atomic::AtomicBool;

use jiff::civil::Date;

use super::Options;
use super::solver::find_winnable;

/// A deal of every so many can be won, and more than half of all: so many are always enough.
const DEALS: u64 = 100;

/// The years that deals of the day are looked for in: numbers of other deals look like other years.
const YEARS: std::ops::RangeInclusive<i16> = 2000..=2199;

/// The deals of which the first that can be won is the day's: the number of its date, like 20261121,
/// and then that with two more digits, from 01.
pub fn daily_deals(day: Date) -> impl Iterator<Item = u64> {
    let part = |part: i8| u64::from(part.unsigned_abs());
    let year = u64::from(day.year().unsigned_abs());
    let date = year * 10_000 + part(day.month()) * 100 + part(day.day());
    std::iter::once(date).chain((1..DEALS).map(move |more| date * DEALS + more))
}

/// The deal of a day; `None` when cancelled.
pub fn daily_deal(day: Date, cancel: &AtomicBool) -> Option<u64> {
    find_winnable(daily_deals(day), Options::default(), cancel)
}

/// The day that a deal's number is made of, whether or not it is the one of that day's that can be
/// won.
pub fn day_of(deal: u64) -> Option<Date> {
    let date = if deal < 100_000_000 { deal } else { deal / DEALS };
    let part = |unit: u64| i8::try_from(date / unit % 100).ok();
    let year = i16::try_from(date / 10_000).ok().filter(|year| YEARS.contains(year))?;
    Date::new(year, part(100)?, part(1)?).ok()
}
