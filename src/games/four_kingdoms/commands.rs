//! Commands of Four Kingdoms, and the options at a dead end.

use super::FourKingdoms;
use crate::i18n::{app, four_kingdoms as text, t};
use crate::table::game::{
    Assistance, Command, CommandOf, HistoryStep, MenuLine, MenuOf, Presentation, Reaction,
};
use crate::{Page, Question};

/// Returns the options when no useful moves are left, or when the game can't be won any more.
pub(super) fn dead_end(game: &FourKingdoms) -> MenuOf<FourKingdoms> {
    let (title, note) = match game.lost && !game.stuck {
        true => (t!(text::lost_title), t!(text::lost_text)),
        false => (t!(text::stuck_title), t!(text::stuck_text)),
    };
    let undo = Command { primary: true, ..step(HistoryStep::Undo, t!(app::undo)) };
    let keep_looking = Command::new(Reaction::Close, t!(text::keep_looking));
    MenuOf::<FourKingdoms> {
        title,
        copies: None,
        lines: vec![
            MenuLine::Note(note),
            MenuLine::Commands(vec![undo, keep_looking]),
            MenuLine::Commands(vec![task(Assistance::Rewind, t!(text::rewind))]),
            MenuLine::Commands(vec![restart(game, t!(text::restart)), new_deal()]),
            MenuLine::Note(t!(text::rewind_counts_as_help)),
        ],
    }
}

pub(super) fn step(step: HistoryStep, label: String) -> CommandOf<FourKingdoms> {
    Command::new(Reaction::History(step), label)
}

pub(super) fn task(task: Assistance, label: String) -> CommandOf<FourKingdoms> {
    Command::new(Reaction::Assist(task), label)
}

pub(super) fn new_deal() -> CommandOf<FourKingdoms> {
    Command::new(Reaction::Go(Page::NewGame(FourKingdoms::ID)), t!(text::new_deal))
}

pub(super) fn restart(game: &FourKingdoms, label: String) -> CommandOf<FourKingdoms> {
    Command { question: restart_question(game), ..step(HistoryStep::Restart, label) }
}

/// Returns the confirmation before restarting an unwinnable deal, or before giving up a game that
/// is still winnable.
fn restart_question(game: &FourKingdoms) -> Option<Question> {
    let (title, text) = match game.hopeless {
        Some(true) => (t!(text::hopeless_title), t!(text::hopeless_text)),
        _ if game.stuck || game.lost => return None,
        _ => (t!(text::restart_title), t!(text::restart_text)),
    };
    Some(Question { title, text, yes: t!(text::restart), danger: false })
}
