//! The Rust code that the Slint compiler generates from the markup in this folder.
#![allow(clippy::all, clippy::todo, clippy::unwrap_used)]

slint::include_modules!();
