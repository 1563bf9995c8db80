//! Screen tests of the table of Four Horsemen.

mod giving;
mod goal;
mod matches;
mod playing;
mod room;
mod support;
