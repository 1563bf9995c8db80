//! The data folder: what is kept comes back, and damage stays where it is.

#![allow(clippy::unwrap_used)]

mod damage;
mod everything;
mod history;
mod names;
#[cfg(unix)]
mod objects;
mod place;
mod running;
mod saves;
mod settings;
mod statistics;
mod support;
mod texts;
mod worst;
