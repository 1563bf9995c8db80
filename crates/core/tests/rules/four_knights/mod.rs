//! Tests of Four Knights: rules, positions and views.

mod positions;
mod rules;
mod support;
mod threats;
mod views;
