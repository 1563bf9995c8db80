//! The table of Four Knights.

mod layout;
mod scene;
mod words;
