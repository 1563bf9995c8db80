//! The tables: what a player sees and does in a running match.

mod four_knights;
