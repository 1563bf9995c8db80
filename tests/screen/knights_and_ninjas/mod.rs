//! Screen tests of the table of Of Knights and Ninjas.

mod archers;
mod attacks;
mod cards;
mod goal;
mod matches;
mod raids;
mod room;
#[allow(dead_code, reason = "the tests of the rules need more of it")]
#[path = "../../../crates/core/tests/rules/knights_and_ninjas/support.rs"]
mod rules;
mod support;
