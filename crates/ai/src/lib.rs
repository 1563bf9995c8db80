//! Computer opponents. They get a seat's view and never the true position (C-4): search starts from
//! determinizations sampled by [`Game::imagine`](cardkeep_core::engine::Game::imagine).

#![cfg_attr(all(target_os = "linux", not(test)), warn(unreachable_pub))]
#![deny(missing_docs)]

mod advice;
mod character;
mod choice;
pub mod four_horsemen;
pub mod four_knights;
mod ismcts;
pub mod knights_and_ninjas;
mod matching;
mod opponent;
mod strength;
mod thinker;
pub mod watchtower;
mod worker;
mod worlds;

pub use advice::{
    Advice, Adviser, Assessment, Comparison, Effort, Estimate, Often, ReasonOf, Why, advise,
    assess, compare,
};
pub use cardkeep_core::rival::{Character, Level};
pub use character::Leaning;
#[cfg(feature = "clairvoyance")]
pub use choice::choose_clairvoyantly;
pub use choice::{Choice, choose};
pub use ismcts::Search;
pub use matching::matched_levels;
pub use opponent::{Likelihood, MAX_SEATS, Opponent, Rewards};
pub use strength::{ActionStats, Strength};
pub use thinker::{AdviceOf, Thinker};
#[cfg(feature = "testing")]
pub use worker::thinking_count;
pub use worker::{Thinking, consult, search, think};
pub use worlds::Worlds;
