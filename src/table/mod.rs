//! The table machine, shared by all games: runs a match on the screen. A game implements
//! [`TableGame`](game::TableGame); the markup defines named areas for its cards.

mod actions;
mod analysis;
pub(crate) mod areas;
pub(crate) mod arrange;
pub(crate) mod beat;
pub(crate) mod cards;
pub(crate) mod celebration;
mod controller;
pub(crate) mod game;
pub(crate) mod goal;
mod hands;
mod hidden_answers;
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
pub(crate) mod models;
pub(crate) mod names;
mod nodes;
pub(crate) mod pieces;
pub(crate) mod play;
mod playback;
pub(crate) mod playout;
mod practice;
mod progress;
mod reaction;
mod retelling;
mod review;
pub(crate) mod scene;
pub(crate) mod seats;
mod sheets;
mod show;
mod sound_effects;
mod spatial_navigation;
pub(crate) mod tips;
pub(crate) mod words;

use crate::session::NewMatch;
use cardkeep_ai::Thinker;
use cardkeep_core::engine::{Chance, Record, Seat, Start, Stream};
use cardkeep_core::games::GameId;
use cardkeep_store::{DataDir, MatchId, Player, Save, Slot, day_of, local_day, names_for, now};

pub(crate) use controller::open;
pub(crate) use practice::undo;

/// How a table gets its match.
#[derive(Clone, Debug)]
pub enum Begin {
    /// A new deal, with the game's house options as JSON.
    New {
        options: serde_json::Value,
        /// The seat that begins, if the last match at the table decided it.
        first: Option<Seat>,
        players: Vec<Player>,
        /// Requested names of the opponents, by seat; missing ones get a default name.
        names: Vec<String>,
        seed: u64,
        /// Whether the match is practice, which isn't counted.
        practice: bool,
    },
    /// A saved match.
    Resume(Slot),
    /// The guided first match, from where the player left it.
    Lesson,
    /// A review of the finished match with this number.
    Review(u32),
}

/// A running match on the screen, of any game.
pub trait Seated {
    /// Closes the table: opponents stop thinking. Keeps the match as last saved, because it may be
    /// continued afterward.
    fn leave(&self);
    /// Pauses the table, because the player leaves it or another page covers it: saves the match
    /// with its time.
    fn pause(&self);
    /// Saves the match at once, because the app goes to the background and may be killed there.
    fn suspend(&self);
    /// Stops the clock while a dialog covers the table.
    fn cover(&self, covered: bool);
    /// Stops the clock while the cards are covered or not those of the match, or the player does not
    /// look at the window.
    fn hold_clock(&self);
    /// Shows the table, for the first time or again.
    fn resume(&self);
    /// Closes what is open on the table. Returns whether there was anything.
    fn back(&self) -> bool;
    /// Applies changed settings.
    fn settings_changed(&self);
    /// Saves the match to a slot.
    ///
    /// # Errors
    /// Why it could not be saved, as a message for the player.
    fn save_to(&self, slot: u8) -> Result<(), String>;
    /// Returns the running match that is played here; `None` in a review.
    fn running(&self) -> Option<(GameId, Slot)>;
    /// Returns the match under review by its number in the history, and the number of moves shown.
    fn reviewed(&self) -> Option<(u32, usize)>;
    /// Shows the position after this many moves of a match under review.
    fn show_move(&self, moves: usize);
    /// Sets the title of the match; an empty one removes it.
    fn rename(&self, title: &str);
}

/// Plays random legal actions, seeded by the deal number, until `stop` returns true, and saves the
/// match as a running one. For screenshots and tests that need a real match in progress. `None` if
/// the match ends first or can't be saved.
pub fn rehearse<G: Thinker>(
    data_dir: &DataDir,
    new: NewMatch<G::Options>,
    stop: impl Fn(&G) -> bool,
) -> Option<Begin> {
    let NewMatch { setup, players, names, seed } = new;
    let mut record = Record::<G>::new(Start::Deal { setup, seed }).ok()?;
    let mut chance = Chance::stream(seed, Stream::Trial(1));
    while !stop(record.position()) {
        let mut legal = Vec::new();
        record.position().legal_actions(&mut legal);
        record.play(chance.pick(&legal)?).ok()?;
    }
    set_up(data_dir, record, players, &names)
}

/// Saves a match as a running one, for screenshots and tests. `None` if it can't be saved.
pub fn set_up<G: Thinker>(
    data_dir: &DataDir,
    record: Record<G>,
    players: Vec<Player>,
    names: &[String],
) -> Option<Begin> {
    let save = Save {
        id: MatchId::begin(record.deal().unwrap_or_default()),
        day: day_of(&record, local_day(now())),
        record,
        title: String::new(),
        names: names_for(&players, names),
        players,
        summary: String::from("rehearsal"),
        saved: now(),
        played_seconds: 0,
        helped: false,
        practice: false,
    };
    data_dir.save(Slot::Auto, &save).ok()?;
    Some(Begin::Resume(Slot::Auto))
}
