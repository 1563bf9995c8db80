//! Computer opponents. They act on a seat's view alone: nothing here can reach the true position
//! (C-4).

mod level;

pub use level::Level;
