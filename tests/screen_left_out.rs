//! Reports that the screen tests are skipped without the feature `testing`.
#![cfg(all(feature = "gui", not(feature = "testing")))]

#[test]
#[ignore = "the screen's tests need the feature: cargo test --features testing"]
fn the_screen() {}
