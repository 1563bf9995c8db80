//! Persistent data in the data folder: saved matches, history, settings, statistics and window
//! state.
//!
//! Every file is written atomically, has a checksum, and keeps its previous copy beside it. An
//! unreadable file is set aside and reported to the player, and never affects another file.
//!
//! - [`DataDir`] is the opened data folder; all reads and writes go through it.
//! - [`Save`] is a match in a [`Slot`]; [`SlotState`] is what a list of saves shows. Several
//!   matches of a game can run at once, each in its own slot until it ends or is given up.
//! - [`History`] holds the latest finished matches of a game, for review.
//! - [`Settings`], [`WindowState`] and [`Statistics`] are one file each.
//! - [`Archive`] is everything in one file: [`DataDir::export`] and [`DataDir::import`].
//! - [`StoreError`] says in a sentence what is wrong, where, and what to do.

#![cfg_attr(all(target_os = "linux", not(test)), warn(unreachable_pub))]
#![deny(missing_docs)]

mod archive;
mod clock;
mod code;
mod content_error;
mod daily;
mod damage;
mod data_dir;
#[cfg(not(target_family = "wasm"))]
mod disk {
    //! Files, by the names of the standard library.
    pub(crate) use std::fs::*;
    pub(crate) use std::path::absolute;
}
#[cfg(any(target_family = "wasm", test))]
#[cfg_attr(not(target_family = "wasm"), allow(dead_code, reason = "for tests"))]
mod memory_disk;
#[cfg(target_family = "wasm")]
use memory_disk as disk;
#[cfg(target_family = "wasm")]
pub use memory_disk::{Change, fill, on_change, set_failing};
mod error;
mod file;
mod history;
mod import;
mod looks;
mod migrate;
mod names;
mod notice;
mod outline;
mod player;
mod proof;
mod running;
mod save;
mod settings;
mod slot;
mod statistics;
mod tip_progress;
mod verify;
mod write_queue;

pub use archive::{Archive, MOST_FILES, OnProgress, Progress};
pub use clock::{local_day, local_time, now};
pub use code::{Challenge, CodeError};
pub use daily::daily_of;
pub use damage::{Damage, Misplaced};
pub use data_dir::{DataDir, Summarize};
pub use error::StoreError;
pub use file::Loaded;
pub use history::{History, Judgment, KEPT, MOST_JUDGED, PastMatch};
pub use looks::{CardBack, EARNED, Emblem, Felt, Goal, Look};
pub use names::{LONGEST_NAME, LONGEST_TITLE, NAMES, character, names_for, tidy_name, tidy_title};
pub use notice::{Fate, FileKind, Notice, Omissions, file_name};
pub use player::{Player, is_shared};
pub use proof::{Proof, Verified, settled};
pub use save::{Heading, MatchId, Save, SlotState};
pub use settings::{
    Appearance, Company, ForcedPlays, LessonProgress, Rival, Settings, Speed, TextSize, Volume,
    WindowState,
};
pub use slot::Slot;
pub use statistics::{
    DayStanding, HELPED, Ladder, Luck, MatchFacts, MatchResult, RECENT, Rated, Statistics, Tally,
    Totals, Tour, Training, levels_of, statistics_key,
};
pub use tip_progress::TipProgress;
pub use verify::verify_file;
pub use write_queue::finish_writing;
