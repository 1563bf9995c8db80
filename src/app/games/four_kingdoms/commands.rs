//! The commands of Four Kingdoms: its icons and keys, its menu, and what it offers at a dead end.

use super::{FourKingdoms, Play, words};
use crate::app::i18n::{app, t};
use crate::app::table::game::{
    Command, CommandOf, HistoryStep, MenuLine, MenuOf, Presentation, Reaction,
};
use crate::app::{Page, Question};
use crate::games::four_kingdoms::Action;
use crate::ui::Icon;

/// What the game carries out for the player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Task {
    Hint,
    /// Brings all the rest home.
    Finish,
    /// Shows all cards of the waste.
    Waste,
    /// Finds out whether the game can still be won.
    Winnable,
    /// Shows a way to win.
    Way,
    /// Takes moves back to where the game could be won.
    Rewind,
}

/// The icons of the table, and what is done by a key alone.
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

/// What the game offers beside its moves.
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

/// What can be done where nothing leads on, or where the game can no longer be won.
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

/// Asks before a deal that can't be won is dealt again, or before a game is given up that could
/// still be won.
fn restart_question(game: &FourKingdoms) -> Option<Question> {
    match game.hopeless {
        Some(true) => Some(words::hopeless_question()),
        _ if game.stuck || game.lost => None,
        _ => Some(words::restart_question()),
    }
}
