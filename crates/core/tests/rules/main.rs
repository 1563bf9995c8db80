//! Tests of the rules: the contract of [`Game`](cardkeep_core::engine::Game) for every game, and
//! each game's rules by number, its notation, positions and views.

mod achievements;
mod conformance;
mod four_horsemen;
mod four_kingdoms;
mod four_knights;
mod knights_and_ninjas;
mod record;
mod walk;
mod watchtower;
