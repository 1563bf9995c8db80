//! Tests of the data folder: saves, settings, statistics, export, import and damage.

#![allow(clippy::unwrap_used)]

mod archive;
mod codes;
mod daily;
mod damage;
mod data_dir;
mod history;
mod looks;
mod names;
#[cfg(unix)]
mod objects;
mod proofs;
mod running;
mod saved_days;
mod saves;
mod settings;
mod statistics;
mod support;
mod texts;
mod tours;
mod worst;
