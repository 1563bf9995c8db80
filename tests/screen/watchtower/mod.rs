//! Screen tests of the table of Watchtower.

mod battles;
mod goal;
mod hand;
mod matches;
mod raids;
mod room;
#[allow(dead_code, reason = "the tests of the rules need more of it")]
#[path = "../../../crates/core/tests/rules/watchtower/support.rs"]
mod rules;
mod showdowns;
mod sieges;
mod support;
mod turns;
