//! The daily deal: the same for everyone, and always winnable.

use std::sync::atomic::AtomicBool;

use jiff::civil::Date;

use super::Options;
use super::solver::find_winnable;
use crate::engine::daily_deals;

/// Returns the daily deal of a day: the first winnable one. More than half of all deals are winnable,
/// so there is one. `None` if canceled.
pub fn daily_deal(day: Date, cancel: &AtomicBool) -> Option<u64> {
    find_winnable(daily_deals(day), Options::default(), cancel)
}
