//! Computer opponents. They act on a seat's view alone: nothing here can reach the true position
//! (C-4), because a search starts from [`Game::imagine`](crate::engine::Game::imagine)d positions.

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
