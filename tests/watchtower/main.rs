//! Watchtower: its rules, what is read and written, and what a seat knows.

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
mod turns;
mod views;
