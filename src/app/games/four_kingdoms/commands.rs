//! Commands of Four Kingdoms: icons and keys, the menu, and the options at a dead end.

use super::{FourKingdoms, Play, words};
use crate::app::i18n::{app, t};
use crate::app::table::game::{
    Command, CommandOf, HistoryStep, MenuLine, MenuOf, Presentation, Reaction,
};
use crate::app::{Page, Question};
use crate::games::four_kingdoms::Action;
use crate::ui::Icon;

/// A task that the game carries out for the player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Task {
    Hint,
    /// Sends all remaining cards home.
    Finish,
    /// Spreads the waste.
    Waste,
    /// Finds out whether the game is still winnable.
    Winnable,
    /// Shows a winning line.
    Way,
    /// Undoes moves back to a winnable position.
    Rewind,
}

/// Returns the icons of the table, and commands with only a key.
pub fn commands(play: &Play) -> Vec<CommandOf<FourKingdoms>> {
    let (back, ahead) = play.session.record().depth();
    let open = play.session.outcome().is_none() || play.session.is_reviewing();
    let icon = |icon, key, command| Command { icon, key, ..command };
    let undo = Command { enabled: back > 0 && open, ..step(HistoryStep::Undo, words::UNDO) };
    let redo = Command { enabled: ahead > 0 && open, ..step(HistoryStep::Redo, words::REDO) };
    let deal = Command::new(Reaction::Act(Action::Deal), words::DEAL);
    vec![
        icon(Icon::Undo, "u", undo),
        icon(Icon::Redo, "y", redo),
        icon(Icon::Hint, "h", task(Task::Hint, words::HINT)),
        icon(Icon::None, "d", deal),
        icon(Icon::None, "f", task(Task::Finish, words::FINISH)),
        icon(Icon::None, "w", task(Task::Waste, words::SHOW_WASTE)),
    ]
}

/// Returns the menu of the game.
pub fn menu(game: &FourKingdoms, play: &Play) -> MenuOf<FourKingdoms> {
    let settings = Command::new(Reaction::Go(Page::Settings), words::SETTINGS);
    MenuOf::<FourKingdoms> {
        title: words::menu_title(&play.session),
        copies: play.session.deal().map(|deal| deal.to_string()),
        lines: vec![
            MenuLine::Commands(vec![restart(game, words::RESTART), new_deal()]),
            MenuLine::Commands(vec![task(Task::Waste, words::SHOW_WASTE)]),
            MenuLine::Note(words::COUNTS_AS_HELP.into()),
            MenuLine::Commands(vec![
                task(Task::Winnable, words::STILL_WINNABLE),
                task(Task::Way, words::SHOW_WAY),
            ]),
            MenuLine::Commands(vec![settings, Command::new(Reaction::Close, t!(app::close))]),
        ],
    }
}

/// Returns the options when no useful moves are left, or when the game can't be won any more.
pub fn dead_end(game: &FourKingdoms) -> MenuOf<FourKingdoms> {
    let (title, text) = words::dead_end(game.lost && !game.stuck);
    let undo = Command { primary: true, ..step(HistoryStep::Undo, words::UNDO) };
    let look_on = Command::new(Reaction::Close, words::LOOK_ON);
    MenuOf::<FourKingdoms> {
        title: title.into(),
        copies: None,
        lines: vec![
            MenuLine::Note(text.into()),
            MenuLine::Commands(vec![undo, look_on]),
            MenuLine::Commands(vec![task(Task::Rewind, words::REWIND)]),
            MenuLine::Commands(vec![restart(game, words::SAME_DEAL), new_deal()]),
            MenuLine::Note(words::REWIND_COUNTS_AS_HELP.into()),
        ],
    }
}

fn step(step: HistoryStep, label: &str) -> CommandOf<FourKingdoms> {
    Command::new(Reaction::History(step), label)
}

fn task(task: Task, label: &str) -> CommandOf<FourKingdoms> {
    Command::new(Reaction::Task(task), label)
}

fn new_deal() -> CommandOf<FourKingdoms> {
    Command::new(Reaction::Go(Page::NewGame(FourKingdoms::ID)), words::NEW_DEAL)
}

fn restart(game: &FourKingdoms, label: &str) -> CommandOf<FourKingdoms> {
    Command { question: restart_question(game), ..step(HistoryStep::Restart, label) }
}

/// Returns the confirmation before restarting an unwinnable deal, or before giving up a game that
/// is still winnable.
fn restart_question(game: &FourKingdoms) -> Option<Question> {
    match game.hopeless {
        Some(true) => Some(words::hopeless_question()),
        _ if game.stuck || game.lost => None,
        _ => Some(words::restart_question()),
    }
}
