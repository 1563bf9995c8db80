//! What the Slint compiler made of the markup in this folder.
#![allow(clippy::all, clippy::todo, clippy::unwrap_used)]

slint::include_modules!();
