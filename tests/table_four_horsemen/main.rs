//! The table of Four Horsemen, played as a person would: by pointer, by keyboard, by accessible
//! actions. Without a display.
#![cfg(feature = "testing")]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod giving;
mod matches;
mod playing;
mod room;
mod support;
#[path = "../table/mod.rs"]
mod table;
