//! Screen tests of the table of Four Knights.

mod goal;
mod matches;
mod playing;
mod room;
mod support;
