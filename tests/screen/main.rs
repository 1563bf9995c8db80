//! Screen tests: the app as a person uses it, by pointer, keyboard and accessible actions, without
//! a display. One binary for all of them, because each would link all of Slint.
#![cfg(feature = "testing")]
#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

#[cfg(target_os = "linux")]
mod bus;
mod challenge;
mod clipped_text;
mod colors;
mod driver;
mod flights;
mod focus;
mod forms;
mod four_horsemen;
mod four_kingdoms;
mod four_knights;
mod friends;
mod guard;
mod hints;
mod keys;
mod knights_and_ninjas;
mod languages;
mod last_action;
mod match_results;
mod pace;
mod pages;
mod persons;
mod phone;
#[cfg(target_os = "linux")]
mod portal;
mod practice;
mod readers;
mod results;
mod shortcuts;
mod sound;
mod table_menu;
mod tips;
mod train;
mod waits;
mod watchtower;
mod your_data;
