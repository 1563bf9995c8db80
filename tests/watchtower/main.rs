//! Tests of Watchtower: rules, notation, positions, views and opponents.

mod battles;
mod campaigns;
mod invariants;
mod mutations;
mod notation;
mod opponents;
mod positions;
mod showdowns;
mod sieges;
mod support;
mod threats;
mod turns;
mod views;
