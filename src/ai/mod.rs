//! Computer opponents. They get a seat's view and never the true position (C-4): search starts from
//! determinizations sampled by [`Game::imagine`](crate::engine::Game::imagine).

#![deny(missing_docs)]

mod advice;
mod character;
mod choice;
pub mod four_horsemen;
pub mod four_knights;
mod ismcts;
pub mod knights_and_ninjas;
mod level;
mod matching;
mod opponent;
mod thinker;
pub mod watchtower;
mod worker;
mod worlds;

pub use advice::{
    Advice, Adviser, Assessment, Effort, Estimate, Often, ReasonOf, Why, advise, assess,
};
pub use character::{Character, Leaning};
#[cfg(feature = "clairvoyance")]
pub use choice::choose_clairvoyantly;
pub use choice::{Choice, choose};
pub use ismcts::Search;
pub use level::{ActionStats, Level, Strength};
pub use matching::{Evidence, matched_levels};
pub use opponent::{MAX_SEATS, Opponent, Rewards};
pub use thinker::{AdviceOf, Thinker};
#[cfg(feature = "testing")]
pub use worker::thinking_count;
pub use worker::{Thinking, consult, search, think};
pub use worlds::{Likelihood, Worlds};
