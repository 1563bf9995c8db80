//! Tests of Of Knights and Ninjas: rules, notation, positions, views and opponents.

mod archers;
mod attacks;
mod duel;
mod examples;
mod notation;
mod opponents;
mod positions;
mod specials;
mod support;
mod threats;
mod turns;
mod views;
