//! Opens a table: for a new match, a saved one, a lesson or a review.

use std::rc::Rc;
use std::sync::Arc;

use super::controller::Table;
use super::game::TableGame;
use super::play::Play;
use super::state::{Coach, State};
use super::{lesson, memory, puzzle, retelling};
use crate::Services;
use crate::seated::{Begin, Perspective, Seated};
use crate::session::Session;

/// Opens the table of a game for a new match or a saved one.
///
/// # Errors
/// Why the match can't be played, as a message for the player.
pub(crate) fn open<T: TableGame>(
    begin: Begin,
    services: &Services,
) -> Result<Rc<dyn Seated>, String> {
    let table: Rc<Table<T>> = seat(begin, services)?;
    Ok(table)
}

/// Does the same, as a table of this game.
pub(super) fn seat<T: TableGame>(
    begin: Begin,
    services: &Services,
) -> Result<Rc<Table<T>>, String> {
    let data_dir = Arc::clone(&services.data_dir);
    let settings = services.settings.borrow().clone();
    let (mut coach, mut at) = (Coach::default(), None);
    let (mut session, fresh) = match begin {
        Begin::New(new) => (Session::begin(data_dir, new, false)?, true),
        Begin::Practice(new) => (Session::begin(data_dir, new, true)?, true),
        Begin::AfterFriend(code) => (Session::begin_after_friend(data_dir, code)?, true),
        Begin::Resume(slot) => (Session::resume(data_dir, slot)?, false),
        Begin::Lesson => {
            let session;
            (session, coach.lesson) =
                lesson::open::<T>((services.tables.lesson)(T::ID), data_dir, &settings)?;
            let fresh = session.record().depth() == (0, 0);
            (session, fresh)
        }
        Begin::Exercise => {
            let (session, exercise) = puzzle::open::<T>(services)?;
            coach.exercise = Some(exercise);
            (session, false)
        }
        Begin::Review(number) => (Session::review(data_dir, number, Perspective::Own)?, false),
        Begin::ReviewAs { number, perspective, moves } => {
            at = Some(moves);
            (Session::review(data_dir, number, perspective)?, false)
        }
    };
    if fresh && session.is_shared() {
        session.lay(settings.company(T::ID).laid.unwrap_or(T::LAID));
    }
    let mut play = Play::new(session, settings);
    let mut game = T::new(&play.names);
    if fresh {
        play.open(&mut game);
        if let Some(greeting) = memory::greeting(&play, &services.data_dir) {
            play.greet(&greeting);
        }
    } else if play.session.is_shared() && !play.session.is_reviewing() && !play.session.is_laid() {
        play.session.look_back();
        retelling::look_again(&mut game, &mut play);
        let since = play.session.catch_up();
        play.queue_action(false, since);
    } else {
        retelling::look_again(&mut game, &mut play);
    }
    let table = Table::new(services, State::new(game, play, coach));
    table.connect();
    table.take_the_screen();
    if let Some(moves) = at {
        table.show_move(moves);
    }
    Ok(table)
}
