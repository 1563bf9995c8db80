//! Tests of the opponents: the contract of [`Opponent`](cardkeep_ai::Opponent) for every game,
//! advice, characters, levels that match a player, and what each game's opponent must see.

mod achievements;
mod characters;
mod contract;
mod four_horsemen;
mod four_knights;
mod hints;
mod knights_and_ninjas;
mod matching;
#[path = "../../../core/tests/rules/walk.rs"]
mod walk;
mod watchtower;
