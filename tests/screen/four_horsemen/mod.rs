//! Screen tests of the table of Four Horsemen.

mod giving;
mod matches;
mod playing;
mod room;
mod support;
