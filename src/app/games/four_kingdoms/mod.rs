//! The table of Four Kingdoms.

mod helps;
mod layout;
mod play;
mod show;
mod stage;
mod words;

pub use play::Play;
