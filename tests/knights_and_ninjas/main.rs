//! Of Knights and Ninjas: its rules, what is read and written, and its opponents.

mod archers;
mod attacks;
mod duel;
mod examples;
mod notation;
mod opponents;
mod positions;
mod specials;
mod support;
mod turns;
mod views;
