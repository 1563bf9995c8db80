//! The table of Four Knights: what the player does goes to the match, what the match becomes goes
//! to the screen.

mod layout;
mod play;
mod scene;
mod show;
mod table;
mod wiring;
mod words;

use std::rc::Rc;

use super::{Begin, Table};
use crate::app::Services;
use crate::app::session::{NewMatch, Session};
use crate::engine::Setup;
use crate::games::GameId;
use crate::games::four_knights::Options;

use play::Play;
use table::FourKnights;

const GAME: GameId = GameId::FourKnights;

/// Opens the table for a new match or a saved one.
///
/// # Errors
/// Why the match cannot be played, in words for the player.
pub fn open(begin: Begin, services: &Services) -> Result<Rc<dyn Table>, String> {
    let place = Rc::clone(&services.place);
    let (play, notice) = match begin {
        Begin::New { options, players, seed } => {
            let options: Options =
                serde_json::from_value(options).map_err(|why| why.to_string())?;
            let new = NewMatch { setup: Setup { seats: 2, options }, players, seed };
            let (session, notice) = Session::begin(place, GAME, new, words::summary)?;
            (Play::begun(session), notice)
        }
        Begin::Resume(slot) => {
            let (session, notice) = Session::resume(place, GAME, slot, words::summary)?;
            (Play::resumed(session), notice)
        }
    };
    let table = FourKnights::new(play, services);
    wiring::connect(&table);
    if let Some(notice) = notice {
        services.shell.say(&notice);
    }
    Ok(table)
}
