//! The table of Of Knights and Ninjas, played as a person would: by pointer, by keyboard, by
//! accessible actions. Without a display.
#![cfg(feature = "testing")]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

mod archers;
mod attacks;
mod cards;
mod matches;
mod raids;
mod room;
#[allow(dead_code, reason = "the tests of the rules need more of it")]
#[path = "../knights_and_ninjas/support.rs"]
mod rules;
mod support;
#[path = "../table/mod.rs"]
mod table;
