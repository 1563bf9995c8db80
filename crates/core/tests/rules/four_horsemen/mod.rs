//! Tests of Four Horsemen: rules, notation, positions and views.

mod notation;
mod positions;
mod rules;
mod support;
mod threats;
mod views;
