//! The app: what stands between the rules and the screen.

pub mod geometry;
pub mod gesture;
pub mod session;
pub mod tables;
