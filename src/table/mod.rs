//! The table machine, shared by all games: runs a match on the screen. A game implements
//! [`TableGame`](game::TableGame); the markup defines named areas for its cards.

mod actions;
mod activity;
mod alarm;
mod analysis;
pub(crate) mod areas;
pub(crate) mod arrange;
mod arrow;
pub(crate) mod beat;
mod callbacks;
pub(crate) mod cards;
pub(crate) mod celebration;
mod challenge;
pub(crate) mod commands;
mod compare;
mod controller;
mod covering;
mod effect;
mod effects;
pub(crate) mod ends;
mod exercise;
pub(crate) mod game;
pub(crate) mod gestures;
pub(crate) mod goal;
mod hands;
mod hidden_answers;
pub(crate) mod highlight;
pub(crate) mod hint;
mod input;
mod keys;
pub(crate) mod last_action;
mod lesson;
#[cfg(all(test, feature = "testing"))]
pub mod lesson_driver;
mod look;
#[cfg(all(test, feature = "testing"))]
pub mod match_driver;
mod memory;
pub(crate) mod models;
pub(crate) mod names;
mod nodes;
mod open;
pub(crate) mod pieces;
pub(crate) mod play;
mod playback;
pub(crate) mod playout;
mod practice;
mod proof;
pub(crate) mod puzzle;
mod reaction;
mod retelling;
mod review;
pub(crate) mod scene;
mod screen;
pub(crate) mod seats;
mod sheets;
mod show;
mod sound_effects;
mod spatial_navigation;
mod state;
#[cfg(test)]
pub mod state_driver;
mod story;
pub(crate) mod tip;
mod tips;
pub(crate) mod words;

pub(crate) use open::open;
