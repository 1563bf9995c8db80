//! Current time, and conversion to local dates.

use jiff::Timestamp;
use jiff::civil::{Date, DateTime};
use jiff::tz::TimeZone;
use web_time::{SystemTime, UNIX_EPOCH};

/// Returns the seconds since 1970 (UTC); 0 if the clock is set to an earlier time.
pub fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs())
}

/// Converts a time to the local time zone; `None` if it is outside the calendar.
pub fn local_time(unix_seconds: u64) -> Option<DateTime> {
    time_in(unix_seconds, zone(unix_seconds))
}

/// Returns the local day of a time; `None` if it is outside the calendar.
pub fn local_day(unix_seconds: u64) -> Option<Date> {
    local_time(unix_seconds).map(DateTime::date)
}

/// Returns the latest day that it was anywhere at a time, which is east of the date line.
pub(super) fn latest_day(unix_seconds: u64) -> Option<Date> {
    time_in(unix_seconds, TimeZone::fixed(jiff::tz::offset(14))).map(DateTime::date)
}

/// Returns the system's time zone.
#[cfg(not(target_family = "wasm"))]
fn zone(_: u64) -> TimeZone {
    TimeZone::try_system().unwrap_or(TimeZone::UTC)
}

/// Returns the offset that the browser knows for a time.
#[cfg(target_family = "wasm")]
fn zone(unix_seconds: u64) -> TimeZone {
    let date = js_sys::Date::new(&(unix_seconds as f64 * 1000.0).into());
    // In minutes, and negative in the east.
    let offset = jiff::tz::Offset::from_seconds(date.get_timezone_offset() as i32 * -60);
    offset.map_or(TimeZone::UTC, TimeZone::fixed)
}

fn time_in(unix_seconds: u64, zone: TimeZone) -> Option<DateTime> {
    let time = Timestamp::from_second(i64::try_from(unix_seconds).ok()?).ok()?;
    Some(time.to_zoned(zone).datetime())
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;

    #[test]
    fn times_are_civil_and_local() {
        assert_eq!(time_in(0, TimeZone::UTC), Some(date(1970, 1, 1).at(0, 0, 0, 0)));
        let zone = TimeZone::fixed(jiff::tz::offset(9));
        assert_eq!(time_in(1_795_194_300, zone), Some(date(2026, 11, 21).at(2, 5, 0, 0)));
    }

    #[test]
    fn a_date_beyond_the_calendar_is_no_panic() {
        assert_eq!(local_time(u64::MAX), None);
        assert_eq!(local_time(i64::MAX as u64), None);
    }
}
