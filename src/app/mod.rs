//! The app on the screen.

pub mod art;
