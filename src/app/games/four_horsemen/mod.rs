//! The table of Four Horsemen.

mod explain;
mod giving;
mod layout;
mod play;
mod scene;
mod show;
mod stage;
mod words;

pub use play::Play;
