//! The daily deal: the same for everyone, and always winnable.

use std::sync::atomic::AtomicBool;

use jiff::civil::Date;

use super::Options;
use super::solver::find_winnable;

/// Number of deals to try per day. More than half of all deals are winnable, so this is enough.
const DEALS: u64 = 100;

/// Years that have daily deals. Other deal numbers decode to years outside this range.
const YEARS: std::ops::RangeInclusive<i16> = 2000..=2199;

/// Returns the candidates for a day's deal; the first winnable one is used. They are the date as a
/// number, like 20261121, and then that number with two more digits, from 01.
pub fn daily_deals(day: Date) -> impl Iterator<Item = u64> {
    let part = |part: i8| u64::from(part.unsigned_abs());
    let year = u64::from(day.year().unsigned_abs());
    let date = year * 10_000 + part(day.month()) * 100 + part(day.day());
    std::iter::once(date).chain((1..DEALS).map(move |more| date * DEALS + more))
}

/// Returns the daily deal of a day; `None` if canceled.
pub fn daily_deal(day: Date, cancel: &AtomicBool) -> Option<u64> {
    find_winnable(daily_deals(day), Options::default(), cancel)
}

/// Returns the day whose candidates include this deal.
pub fn day_of(deal: u64) -> Option<Date> {
    let date = if deal < 100_000_000 { deal } else { deal / DEALS };
    let part = |unit: u64| i8::try_from(date / unit % 100).ok();
    let year = i16::try_from(date / 10_000).ok().filter(|year| YEARS.contains(year))?;
    Date::new(year, part(100)?, part(1)?).ok()
}
