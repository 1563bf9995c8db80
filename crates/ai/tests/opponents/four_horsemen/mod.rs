//! Tests of the opponents of Four Horsemen, and of their exact endings.

mod endings;
mod opponents;
#[allow(dead_code, reason = "not every test needs all of it")]
#[path = "../../../../core/tests/rules/four_horsemen/support.rs"]
mod support;
