//! Tests of Of Knights and Ninjas: rules, notation, positions and views.

mod archers;
mod attacks;
mod duel;
mod examples;
mod notation;
mod positions;
mod specials;
mod support;
mod threats;
mod turns;
mod views;
