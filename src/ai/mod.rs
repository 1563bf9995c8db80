//! Computer opponents. They act on a seat's view alone: nothing here can reach the true position
//! (C-4), because a search starts from [`Game::imagine`](crate::engine::Game::imagine)d positions.

#![deny(missing_docs)]

mod four_horsemen;
mod four_knights;
mod ismcts;
mod knights_and_ninjas;
mod level;
mod opponent;
mod thinker;
mod watchtower;
mod worker;

pub use ismcts::{Search, Tried};
pub use level::{Level, Strength};
pub use opponent::{Choice, MAX_SEATS, Opponent, Rewards, choose};
pub use thinker::Thinker;
#[cfg(feature = "testing")]
pub use worker::at_thought;
pub use worker::{Thinking, think};
