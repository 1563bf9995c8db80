//! Computer opponents. They get a seat's view and never the true position (C-4): search starts from
//! determinizations sampled by [`Game::imagine`](crate::engine::Game::imagine).

#![deny(missing_docs)]

mod choice;
mod four_horsemen;
mod four_knights;
mod ismcts;
mod knights_and_ninjas;
mod level;
mod opponent;
mod thinker;
mod watchtower;
mod worker;

pub use choice::{Choice, choose};
pub use ismcts::Search;
pub use level::{ActionStats, Level, Strength};
pub use opponent::{MAX_SEATS, Opponent, Rewards};
pub use thinker::Thinker;
#[cfg(feature = "testing")]
pub use worker::thinking_count;
pub use worker::{Thinking, think};
