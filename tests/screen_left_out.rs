//! Says so where the screen's tests are left out.
#![cfg(all(feature = "gui", not(feature = "testing")))]

#[test]
#[ignore = "the screen's tests need the feature: cargo test --features testing"]
fn the_screen() {}
