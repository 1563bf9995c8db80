//! Screen tests of the table of Four Kingdoms.

mod clock;
mod dead_end;
mod goal;
mod layout;
mod leaving;
mod playing;
mod support;
mod taps;
mod triumph;
