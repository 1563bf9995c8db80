//! The table of Watchtower, played as a person would: by pointer, by keyboard, by accessible
//! actions. Without a display.
#![cfg(feature = "testing")]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod battles;
mod matches;
mod raids;
mod room;
#[allow(dead_code, reason = "the tests of the rules need more of it")]
#[path = "../watchtower/support.rs"]
mod rules;
mod showdowns;
mod sieges;
mod support;
#[path = "../table/mod.rs"]
mod table;
mod turns;
