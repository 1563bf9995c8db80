//! Commands of Four Kingdoms: icons and keys, the menu, and the options at a dead end.

use super::{FourKingdoms, Play, words};
use crate::i18n::{app, four_kingdoms as text, t};
use crate::table::commands::undo_command;
use crate::table::game::{
    Command, CommandOf, HistoryStep, MenuLine, MenuOf, Presentation, Reaction,
};
use crate::ui::Icon;
use crate::{Page, Question};
use cardkeep_core::games::four_kingdoms::Action;

/// A task that the game carries out for the player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Task {
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
pub(super) fn commands(play: &Play) -> Vec<CommandOf<FourKingdoms>> {
    let (_, ahead) = play.session.record().depth();
    let open = play.session.outcome().is_none() || play.session.is_reviewing();
    let icon = |icon, key, command| Command { icon, key, ..command };
    let redo = Command { enabled: ahead > 0 && open, ..step(HistoryStep::Redo, t!(text::redo)) };
    let deal = Command::new(Reaction::Act(Action::Deal), t!(text::deal_card));
    vec![
        undo_command(play),
        icon(Icon::Redo, "y", redo),
        icon(Icon::Hint, "h", task(Task::Hint, t!(text::hint))),
        icon(Icon::None, "d", deal),
        icon(Icon::None, "f", task(Task::Finish, t!(text::finish))),
        icon(Icon::None, "w", task(Task::Waste, t!(text::show_waste))),
    ]
}

/// Returns the top of the menu: what only this game has.
pub(super) fn menu(game: &FourKingdoms, play: &Play) -> MenuOf<FourKingdoms> {
    MenuOf::<FourKingdoms> {
        title: words::menu_title(&play.session),
        copies: play.session.deal().map(|deal| deal.to_string()),
        lines: vec![
            MenuLine::Commands(vec![restart(game, t!(text::restart)), new_deal()]),
            MenuLine::Commands(vec![task(Task::Waste, t!(text::show_waste))]),
            MenuLine::Note(t!(text::counts_as_help)),
            MenuLine::Commands(vec![
                task(Task::Winnable, t!(text::check_winnable)),
                task(Task::Way, t!(text::show_solution)),
            ]),
        ],
    }
}

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
            MenuLine::Commands(vec![task(Task::Rewind, t!(text::rewind))]),
            MenuLine::Commands(vec![restart(game, t!(text::restart)), new_deal()]),
            MenuLine::Note(t!(text::rewind_counts_as_help)),
        ],
    }
}

fn step(step: HistoryStep, label: String) -> CommandOf<FourKingdoms> {
    Command::new(Reaction::History(step), label)
}

fn task(task: Task, label: String) -> CommandOf<FourKingdoms> {
    Command::new(Reaction::Task(task), label)
}

fn new_deal() -> CommandOf<FourKingdoms> {
    Command::new(Reaction::Go(Page::NewGame(FourKingdoms::ID)), t!(text::new_deal))
}

fn restart(game: &FourKingdoms, label: String) -> CommandOf<FourKingdoms> {
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
