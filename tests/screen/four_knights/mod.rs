//! Screen tests of the table of Four Knights.

mod matches;
mod playing;
mod room;
mod support;
