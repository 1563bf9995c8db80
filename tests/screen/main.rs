//! The pages, from end to end, without a display.
#![cfg(feature = "testing")]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod kept;
mod new_game;
mod room;
mod slow_disk;
#[allow(dead_code, reason = "each test file uses its part of the stage")]
#[path = "../stage/mod.rs"]
mod stage;
mod support;
mod ways;
