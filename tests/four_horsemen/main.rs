//! Four Horsemen: its rules, what is read and written, and its opponents.

mod endings;
mod notation;
mod opponents;
mod positions;
mod rules;
mod support;
mod views;
