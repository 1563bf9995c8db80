//! Deal numbers of days. The number of a daily deal tells its day, so no list of days is kept.

use jiff::civil::Date;

/// Number of candidates per day.
const DEALS: u64 = 100;

/// Years that have daily deals. Other deal numbers decode to years outside this range.
const YEARS: std::ops::RangeInclusive<i16> = 2000..=2199;

/// Returns the candidates for a day's deal: the date as a number, like 20261121, and then that number
/// with two more digits, from 01. A game that not every deal suits uses the first that does.
pub fn daily_deals(day: Date) -> impl Iterator<Item = u64> {
    let part = |part: i8| u64::from(part.unsigned_abs());
    let year = u64::from(day.year().unsigned_abs());
    let date = year * 10_000 + part(day.month()) * 100 + part(day.day());
    std::iter::once(date).chain((1..DEALS).map(move |more| date * DEALS + more))
}

/// Returns the day whose candidates include this deal.
pub fn day_of(deal: u64) -> Option<Date> {
    let date = if deal < 100_000_000 { deal } else { deal / DEALS };
    let part = |unit: u64| i8::try_from(date / unit % 100).ok();
    let year = i16::try_from(date / 10_000).ok().filter(|year| YEARS.contains(year))?;
    Date::new(year, part(100)?, part(1)?).ok()
}
