//! The tables: what a player sees and does in a running match.

mod bodies;
mod cards;
mod four_horsemen;
mod four_kingdoms;
mod four_knights;
mod hands;
mod models;
mod running;
mod seats;
mod stage;

use std::rc::Rc;

use super::Services;
use super::session::{NewMatch, Session};
use crate::ai::Opponent;
use crate::engine::{Chance, Record, Start, Stream};
use crate::games::GameId;
use crate::store::{MatchId, Place, Player, Save, Slot, names_for, now};

/// How a match comes to its table.
#[derive(Clone, Debug)]
pub enum Begin {
    /// A new deal, with the house options of the game as JSON.
    New {
        options: serde_json::Value,
        players: Vec<Player>,
        /// What the opponents are to be called, by seat; who is not is given a name.
        names: Vec<String>,
        seed: u64,
    },
    /// Where a save left off.
    Resume(Slot),
}

/// A running match on the screen.
pub trait Table {
    /// The player goes away: opponents stop thinking. The match is kept with its last action.
    fn leave(&self);
    /// Another page lies over the table.
    fn pause(&self);
    /// The app goes out of sight and may be ended there: the match is kept with its time.
    fn suspend(&self);
    /// The table is shown, at first or again.
    fn resume(&self);
    /// Closes what lies open on the table; answers whether there was anything.
    fn back(&self) -> bool;
    /// Speed or colours were changed.
    fn settings_changed(&self);
    /// Keeps the match in a slot.
    ///
    /// # Errors
    /// Why it could not be kept, in words for the player.
    fn save_to(&self, slot: u8) -> Result<(), String>;
}

/// Whether a game has a table, and so can be played on the screen.
pub fn exists(game: GameId) -> bool {
    match game {
        GameId::FourKnights | GameId::FourKingdoms | GameId::FourHorsemen => true,
        GameId::KnightsAndNinjas => false,
    }
}

/// Opens the table of a game.
///
/// # Errors
/// Why the match cannot be played, in words for the player.
pub fn open(game: GameId, begin: Begin, services: &Services) -> Result<Rc<dyn Table>, String> {
    match game {
        GameId::FourKnights => running::open::<four_knights::Play>(begin, services),
        GameId::FourKingdoms => running::open::<four_kingdoms::Play>(begin, services),
        GameId::FourHorsemen => running::open::<four_horsemen::Play>(begin, services),
        GameId::KnightsAndNinjas => Err(String::from("The table of this game is not ready yet.")),
    }
}

/// Brings a match to the point where `stop` says so, by legal actions picked by chance from the
/// deal's number, and keeps it where a match to be continued lies. For pictures and tests, which
/// show tables in the middle of a real match. `None` if the match ends before or cannot be kept.
pub fn rehearse<G: Opponent>(
    place: &Place,
    game: GameId,
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
    let id = MatchId::begin(seed);
    let summary = String::from("A rehearsal");
    let save = Save {
        id,
        record,
        names: names_for(&players, &names),
        players,
        summary,
        saved: now(),
        played_seconds: 0,
        helped: false,
    };
    place.save(game, Slot::Auto, &save).ok()?;
    Some(Begin::Resume(Slot::Auto))
}

/// How the player fares against such opponents, once the match is over; `whom` says which.
fn streak<G: Opponent>(session: &Session<G>, whom: &str) -> String {
    let Some(tally) = session.tally() else { return String::new() };
    match tally.streak {
        0 | 1 => format!("{} of {} won {whom}", tally.won, tally.played()),
        wins => format!("{wins} wins in a row, your best {}", tally.best_streak),
    }
}

/// With a capital letter in front.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}
