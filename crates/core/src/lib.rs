//! Cardkeep's rules: cards ([`cards`]), what all games share ([`engine`]), and the games
//! themselves ([`games`]).
//!
//! They know nothing of opponents, disks or screens.

#![cfg_attr(all(target_os = "linux", not(test)), warn(unreachable_pub))]

pub mod cards;
pub mod engine;
pub mod games;
pub mod rating;
pub mod rival;
pub mod text;
