//! The table machine, the same for every game: it runs a match on the screen. A game gives a
//! [`TableGame`](game::TableGame); where things lie its markup says, in named areas.

mod actions;
pub mod areas;
pub mod arrange;
pub mod beat;
pub mod cards;
mod controller;
pub mod game;
mod hidden_answers;
mod input;
mod keys;
mod look;
pub mod models;
pub mod names;
mod nodes;
pub mod pieces;
pub mod play;
mod playback;
pub mod playout;
mod progress;
mod reaction;
mod retelling;
mod review;
pub mod scene;
pub mod seats;
mod sheets;
mod show;
mod sound_effects;
mod spatial_navigation;
pub mod words;

use crate::ai::Thinker;
use crate::app::session::NewMatch;
use crate::engine::{Chance, Record, Seat, Start, Stream};
use crate::games::GameId;
use crate::store::{DataDir, MatchId, Player, Save, Slot, names_for, now};

pub use controller::open;
pub use game::prepare;

/// How a match comes to its table.
#[derive(Clone, Debug)]
pub enum Begin {
    /// A new deal, with the house options of the game as JSON.
    New {
        options: serde_json::Value,
        /// Who begins, if the last match at the table decided that.
        first: Option<Seat>,
        players: Vec<Player>,
        /// What the opponents are to be called, by seat; who is not is given a name.
        names: Vec<String>,
        seed: u64,
    },
    /// Where a save left off.
    Resume(Slot),
    /// At the beginning of the finished match with this number, to be looked at.
    Review(u32),
}

/// A running match on the screen, whatever its game.
pub trait Seated {
    /// The table is gone: opponents stop thinking. The match is kept as it was last, which may go on
    /// after this.
    fn leave(&self);
    /// The player goes away from the table, or another page lies over it: the match is kept with its
    /// time.
    fn pause(&self);
    /// The app goes out of sight and may be ended there: the match is kept at once.
    fn suspend(&self);
    /// A question lies over the table, or no more: the clock stands still.
    fn cover(&self, covered: bool);
    /// The table is shown, at first or again.
    fn resume(&self);
    /// Closes what lies open on the table; answers whether there was anything.
    fn back(&self) -> bool;
    /// Speed or colors were changed.
    fn settings_changed(&self);
    /// Keeps the match in a slot.
    ///
    /// # Errors
    /// Why it could not be kept, in words for the player.
    fn save_to(&self, slot: u8) -> Result<(), String>;
    /// The running match that is played here; none where a finished one is looked at.
    fn running(&self) -> Option<(GameId, Slot)>;
    /// Gives the match a title; an empty one takes it away.
    fn rename(&self, title: &str);
}

/// Brings a match to the point where `stop` says so, by legal actions picked by chance from the
/// deal's number, and keeps it where a match to be continued lies. For pictures and tests, which
/// show tables in the middle of a real match. `None` if the match ends before or cannot be kept.
pub fn rehearse<G: Thinker>(
    place: &DataDir,
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
    let save = Save {
        id: MatchId::begin(seed),
        record,
        title: String::new(),
        names: names_for(&players, &names),
        players,
        summary: String::from("A rehearsal"),
        saved: now(),
        played_seconds: 0,
        helped: false,
    };
    place.save(Slot::Auto, &save).ok()?;
    Some(Begin::Resume(Slot::Auto))
}
