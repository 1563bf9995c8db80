//! Tests of Four Horsemen: rules, notation, positions, views and opponents.

mod endings;
mod notation;
mod opponents;
mod positions;
mod rules;
mod support;
mod threats;
mod views;
