//! The table of Four Horsemen.

mod layout;
mod scene;
