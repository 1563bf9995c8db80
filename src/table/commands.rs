//! Commands other than moving cards: the icons of a table, and commands with only a key.

use super::covering;
use super::game::{Command, CommandOf, HistoryStep, MenuOf, Reaction, TableGame};
use super::play::Play;
use crate::i18n::{app, t};
use crate::ui::Icon;
use crate::words;

/// Returns all commands: those of any game against opponents, or a solitaire's own.
pub(crate) fn commands<T: TableGame>(game: &T, play: &Play<T>) -> Vec<CommandOf<T>> {
    let session = &play.session;
    if session.is_exercise() {
        return Vec::new();
    }
    if let Some(solitaire) = game.solitaire() {
        return solitaire.commands(play);
    }
    let undo = session.takes_back() && session.outcome().is_none();
    // Where little can be taken back, the icon comes with what can.
    let undo = undo && (session.is_practice() || session.can_undo()) && !session.is_covered();
    let running = !session.is_reviewing() && session.outcome().is_none();
    let hint = running && !session.is_lesson() && !session.is_shared();
    let cover = running && session.is_shared() && !session.is_covered();
    let cover = cover.then(covering::command::<T>);
    let shared = [undo.then(|| undo_command(play)), hint.then(hint_command::<T>), cover];
    shared.into_iter().flatten().collect()
}

/// Returns the top of the table's menu, above what is the same in every game.
pub(crate) fn menu<T: TableGame>(game: &T, play: &Play<T>) -> MenuOf<T> {
    match game.solitaire() {
        Some(solitaire) => solitaire.menu(play),
        None => MenuOf::<T> { title: words::game(T::ID), copies: None, lines: Vec::new() },
    }
}

/// Returns the command to undo.
pub(crate) fn undo_command<T: TableGame>(play: &Play<T>) -> CommandOf<T> {
    let undo = Command::new(Reaction::History(HistoryStep::Undo), t!(app::undo));
    Command { icon: Icon::Undo, key: "u", enabled: play.session.can_undo(), ..undo }
}

fn hint_command<T: TableGame>() -> CommandOf<T> {
    let hint = Command::new(Reaction::Hint, t!(app::hint));
    Command { icon: Icon::Hint, key: "h", ..hint }
}
