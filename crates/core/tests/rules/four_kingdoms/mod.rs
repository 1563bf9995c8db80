//! Tests of Four Kingdoms: rules, assistance and solver.

mod helps;
mod rules;
mod solver;
