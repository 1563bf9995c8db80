//! The table of Four Knights.

mod layout;
mod play;
mod scene;
mod show;
mod stage;
mod words;

pub use play::Play;
