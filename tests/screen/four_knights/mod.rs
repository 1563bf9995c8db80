//! The table of Four Knights.

mod matches;
mod playing;
mod room;
mod support;
