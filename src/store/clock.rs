//! Current time, and conversion to local dates.

use std::time::{SystemTime, UNIX_EPOCH};

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;

/// Returns the seconds since 1970 (UTC); 0 if the clock is set to an earlier time.
pub fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs())
}

/// Formats a time in the local time zone: `2026-11-20 18:05`.
pub fn local_date(unix_seconds: u64) -> String {
    date_in(unix_seconds, TimeZone::try_system().unwrap_or(TimeZone::UTC))
}

/// Returns the local day of a time; `None` if it is outside the calendar.
pub fn local_day(unix_seconds: u64) -> Option<Date> {
    let time = Timestamp::from_second(i64::try_from(unix_seconds).ok()?).ok()?;
    Some(time.to_zoned(TimeZone::try_system().unwrap_or(TimeZone::UTC)).date())
}

fn date_in(unix_seconds: u64, zone: TimeZone) -> String {
    let seconds = i64::try_from(unix_seconds).ok();
    match seconds.and_then(|seconds| Timestamp::from_second(seconds).ok()) {
        Some(time) => time.to_zoned(zone).strftime("%Y-%m-%d %H:%M").to_string(),
        None => String::from("unknown date"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_civil_and_local() {
        assert_eq!(date_in(0, TimeZone::UTC), "1970-01-01 00:00");
        assert_eq!(date_in(1_795_194_300, TimeZone::UTC), "2026-11-20 17:05");
        let zone = TimeZone::fixed(jiff::tz::offset(9));
        assert_eq!(date_in(1_795_194_300, zone), "2026-11-21 02:05");
    }

    #[test]
    fn a_date_beyond_the_calendar_is_no_panic() {
        assert_eq!(local_date(u64::MAX), "unknown date");
        assert_eq!(local_date(i64::MAX as u64), "unknown date");
    }
}
