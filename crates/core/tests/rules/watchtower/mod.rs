//! Tests of Watchtower: rules, notation, positions and views.

mod battles;
mod campaigns;
mod invariants;
mod mutations;
mod notation;
mod positions;
mod showdowns;
mod sieges;
mod support;
mod threats;
mod turns;
mod views;
