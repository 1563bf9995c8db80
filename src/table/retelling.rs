//! Rebuilds what a table shows of a match that is resumed or reviewed.

use super::beat::Retelling;
use super::game::prepare;
use super::game::{Command, CommandOf, HistoryStep, Line, Reaction, TableGame, View};
use super::names::Names;
use super::play::{LINES, Play};
use super::words;
use crate::i18n::{app, t};
use crate::session::Moment;
use crate::ui::LogLine;
use cardkeep_core::engine::Turn;

/// Maximum sentences shown about a move; the log has the rest.
const SENTENCES: usize = 2;

/// Shows the match's current position, with the log of everything before.
pub(super) fn look_again<T: TableGame>(game: &mut T, play: &mut Play<T>) {
    play.rebuild(game);
    prepare(game, play);
}

/// Returns the buttons of a review; `running` says that it advances automatically. Each button
/// keeps its position, so that a finger can stay on it.
pub(super) fn choices<T: TableGame>(play: &Play<T>, running: bool) -> Vec<CommandOf<T>> {
    let (_, ahead) = play.session.record().depth();
    let step = |step, label| Command::new(Reaction::History(step), label);
    let last = match (running, ahead) {
        (true, _) => Command::new(Reaction::Autoplay, t!(app::stop)),
        (false, 0) => step(HistoryStep::Restart, t!(app::replay)),
        (false, _) => Command::new(Reaction::Autoplay, t!(app::play)),
    };
    let back = step(HistoryStep::Undo, t!(app::step_back));
    let on = step(HistoryStep::Redo, t!(app::step_on));
    vec![back, on, Command { primary: true, ..last }]
}

/// Returns the prompt of a review: where it stands.
pub(super) fn prompt<T: TableGame>(game: &T, play: &Play<T>) -> String {
    let (behind, ahead) = play.session.record().depth();
    match game.result(play).filter(|_| ahead == 0) {
        Some(result) => format!("{} {}", result.title, result.note).trim_end().to_owned(),
        None => words::reviewed(behind, behind + ahead, &play.retold),
    }
}

/// Takes the next move of a match under review. Returns what happened.
pub(super) fn take_next<T: TableGame>(play: &mut Play<T>) -> Option<Vec<Moment<T::Rules>>> {
    let turn = play.session.turn();
    let before = play.now().clone();
    let moments = play.session.step_on()?;
    play.retold = retell::<T>(&before, &moments, turn, &play.names);
    Some(moments)
}

/// Returns what the log says of a move or, if nothing, what was shown with it.
fn retell<T: TableGame>(
    before: &View<T>,
    moments: &[Moment<T::Rules>],
    turn: Turn,
    names: &Names,
) -> String {
    let mut said = told::<T>(before, moments, names);
    if let (Turn::Seat(seat), true) = (turn, said.is_empty()) {
        said.push(t!(app::review_unseen, who: names.person(seat)));
    }
    said.join(" ")
}

/// Returns the first sentences that the log has of a move or, if none, of what was shown with it.
pub(super) fn told<T: TableGame>(
    before: &View<T>,
    moments: &[Moment<T::Rules>],
    names: &Names,
) -> Vec<String> {
    let (mut lines, mut spoken) = (Vec::new(), Vec::new());
    let mut game = T::new(names);
    let mut before = before;
    for moment in moments {
        for beat in game.present(names, before, moment) {
            lines.extend(beat.line.filter(|line| !line.heading).map(|line| line.text));
            spoken.extend(beat.text);
        }
        before = &moment.view;
    }
    let mut said = if lines.is_empty() { spoken } else { lines };
    said.truncate(SENTENCES);
    said
}

/// Returns the log of a whole match, each line with the number of moves at which it was written.
pub(super) fn outline<T: TableGame>(play: &Play<T>) -> Vec<(usize, Line)> {
    let mut game = T::new(&play.names);
    let mut retelling = Retelling::new(&mut game, &play.names, play.first_view());
    let mut record = play.session.record().clone();
    record.rewind();
    let mut outline = Vec::new();
    loop {
        let (behind, _) = record.depth();
        outline.extend(retelling.lines.drain(..).map(|line| (behind, line)));
        if record.redo(&mut retelling).is_none() {
            return outline;
        }
    }
}

/// Returns the lines shown in a review, with those of the shown move marked; if it has none, those
/// of the last earlier move that has. Of a very long log, only the part around them.
pub(super) fn marked(outline: &[(usize, Line)], behind: usize) -> Vec<LogLine> {
    let next = outline.partition_point(|(number, _)| *number <= behind);
    let current = outline[..next].last().map(|(number, _)| *number);
    let begun = outline.partition_point(|(number, _)| Some(*number) < current);
    // A heading belongs to what follows, unless it is all that is said of the move.
    let bare = outline[begun..next].iter().all(|(_, line)| line.heading);
    let from = begun.saturating_sub(LINES / 2).min(outline.len().saturating_sub(LINES));
    let row = |(number, line): &(usize, Line)| LogLine {
        text: line.text.as_str().into(),
        heading: line.heading,
        number: *number as i32,
        current: Some(*number) == current && (bare || !line.heading),
    };
    outline[from..].iter().take(LINES).map(row).collect()
}
