//! A finished match is looked at again: act by act, on and back, or by itself.

use std::time::Duration;

use slint::platform::Key;

use super::beat;
use super::controller::{Sheet, Table};
use super::game::View;
use super::game::{Choice, Deed, DeedOf, Line, Message, Pressed, TableGame};
use super::names::Names;
use super::play::{LINES, Play};
use super::playback::{Next, show_step};
use super::words;
use crate::app::session::Moment;
use crate::engine::{Game, Turn};
use crate::ui::{LogLine, Tool};

/// Before a match that goes on by itself goes on, at normal speed.
const BREATH: Duration = Duration::from_millis(400);
/// How much is said of a move at most: the log has the rest.
const SENTENCES: usize = 2;
/// How many moves Page Up and Page Down leap over.
const LEAP: usize = 10;

/// Shows a match as it stands, with all that happened before.
pub(super) fn look_again<T: TableGame>(game: &mut T, play: &mut Play<T>) {
    play.look_again(game);
    play.prepare(game);
}

/// What can be done with a match that is looked at; `running` says that it goes on by itself. Every
/// button keeps its place, so that a finger can stay on one.
pub(super) fn choices<T: TableGame>(play: &Play<T>, running: bool) -> Vec<Choice<DeedOf<T>>> {
    let (_, ahead) = play.session.record().depth();
    let choice = |tool, text: &str| Choice::new(Deed::Tool(tool), text);
    let last = match (running, ahead) {
        (true, _) => choice(Tool::Finish, words::STOP),
        (false, 0) => choice(Tool::Restart, words::REWIND),
        (false, _) => choice(Tool::Finish, words::RUN),
    };
    let back = choice(Tool::Undo, words::STEP_BACK);
    let on = choice(Tool::Redo, words::STEP_ON);
    vec![back, on, Choice { primary: true, ..last }]
}

/// Where a match that is looked at stands.
pub(super) fn prompt<T: TableGame>(game: &T, play: &Play<T>) -> String {
    let (behind, ahead) = play.session.record().depth();
    match game.result(play).filter(|_| ahead == 0) {
        Some(result) => words::looked_at_end(&result.title, &result.note),
        None => {
            let players = play.session.players().len();
            words::looked_at(behind, behind + ahead, players, &play.retold)
        }
    }
}

/// Takes the next move of a match that is reviewed, and returns what happened.
fn take_next<T: TableGame>(play: &mut Play<T>) -> Option<Vec<Moment<T::Rules>>> {
    let turn = play.position().turn();
    let before = play.session.view();
    let moments = play.session.step_on()?;
    play.retold = retell::<T>(&before, &moments, turn, &play.names);
    Some(moments)
}

/// What a move was, as the log has it; of one that it leaves out, what was said while it was shown.
fn retell<T: TableGame>(
    before: &View<T>,
    moments: &[Moment<T::Rules>],
    turn: Turn,
    names: &Names,
) -> String {
    let (mut lines, mut spoken) = (Vec::new(), Vec::new());
    let mut game = T::new(names);
    let mut before = before;
    for moment in moments {
        if T::IN_BEATS {
            for message in
                game.present(names, before, moment).iter().filter_map(|it| it.message.as_ref())
            {
                lines.extend(message.line(names).map(|line| line.text));
                spoken.extend(message.spoken(names));
            }
        } else {
            let told = T::tell(&moment.event, names);
            lines.extend(told.log.map(|line| line.text));
            spoken.extend(told.narration);
        }
        before = &moment.view;
    }
    let mut said = lines;
    if said.is_empty() {
        said = spoken.iter().map(|text| text.trim_end_matches('.').to_owned()).collect();
    }
    if let (Turn::Seat(seat), true) = (turn, said.is_empty()) {
        said.push(words::unseen(seat, names));
    }
    said.truncate(SENTENCES);
    said.join(". ")
}

/// The log of a whole match, each line with the number of moves that are behind when it is written.
pub(super) fn outline<T: TableGame>(play: &Play<T>) -> Vec<(usize, Line)> {
    let first = play.first_view();
    if T::IN_BEATS {
        let (mut moments, mut behind) = (Vec::new(), vec![0]);
        for (after, act) in play.session.retold() {
            behind.extend(std::iter::repeat_n(after, act.len()));
            moments.extend(act);
        }
        let lines = beat::lines(&mut T::new(&play.names), &play.names, &first, &moments);
        return lines.into_iter().map(|(event, line)| (behind[event], line)).collect();
    }
    let mut outline: Vec<(usize, Line)> =
        T::first_lines(&first, &play.names).into_iter().map(|line| (0, line)).collect();
    for (behind, moments) in play.session.retold() {
        let lines = moments.iter().filter_map(|it| T::tell(&it.event, &play.names).log);
        outline.extend(lines.map(|line| (behind, line)));
    }
    outline
}

/// The lines that the screen shows of it, with those of the move that the table shows marked: if it
/// has none, those of the last move before it that has. Of a very long log it is the part around them.
fn marked(outline: &[(usize, Line)], behind: usize) -> Vec<LogLine> {
    let next = outline.partition_point(|(number, _)| *number <= behind);
    let current = outline[..next].last().map(|(number, _)| *number);
    let begun = outline.partition_point(|(number, _)| Some(*number) < current);
    // A heading belongs to what comes after it, unless nothing else is told of the move.
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

impl<T: TableGame> Table<T> {
    /// The log of the whole match, while it is looked at.
    pub(super) fn show_outline(&self, play: &Play<T>) {
        use slint::Model;
        let (behind, _) = play.session.record().depth();
        if self.outlined_at.replace(Some(behind)) == Some(behind) {
            return;
        }
        let rows = marked(&self.outline.borrow(), behind);
        if self.log.row_count() != rows.len() {
            self.log.set_vec(rows);
            return;
        }
        for (number, row) in rows.into_iter().enumerate() {
            if self.log.row_data(number).is_some_and(|shown| shown != row) {
                self.log.set_row_data(number, row);
            }
        }
    }

    /// Shows at once where a match that is looked at stands after so many moves.
    pub(super) fn jump(&self, moves: usize) {
        if !self.is_reviewing() {
            return;
        }
        self.autoplay.set(false);
        self.go_to(|play| play.session.jump(moves));
        self.read_hand();
        if self.sheet.get() == Some(Sheet::Log) {
            self.open_sheet(None);
        } else {
            self.go_on();
        }
    }

    /// Whether a finished match is only looked at.
    pub(super) fn is_reviewing(&self) -> bool {
        self.play.borrow().session.is_reviewing()
    }

    /// Goes on or back in a match that is looked at.
    pub(super) fn review(&self, tool: Tool) {
        let stopped = self.autoplay.replace(false);
        self.read_hand();
        match tool {
            Tool::Redo => {
                self.show_all();
                if !self.step_on() {
                    self.play.borrow_mut().say(words::AT_THE_END);
                }
            }
            Tool::Undo if self.play.borrow().session.record().depth().0 == 0 => {
                self.play.borrow_mut().say(words::AT_THE_BEGINNING);
            }
            Tool::Undo => self.go_to(|play| _ = play.session.undo()),
            Tool::Restart => self.go_to(|play| play.session.rewind()),
            Tool::Finish => self.autoplay.set(!stopped),
            // What else a table offers has no use when all is over.
            Tool::Hint
            | Tool::Deal
            | Tool::Winnable
            | Tool::Line
            | Tool::Back
            | Tool::Ways
            | Tool::Spread => {
                self.play.borrow_mut().say(String::from(words::ONLY_LOOKED_AT));
            }
        }
        self.go_on();
    }

    /// A key while a match is looked at. Answers whether it meant something.
    pub(super) fn review_key(&self, key: &Pressed) -> bool {
        if key.is_enter() && self.is_reading() {
            self.hasten();
            return true;
        }
        let tool = if key.is(Key::RightArrow) {
            Tool::Redo
        } else if key.is(Key::LeftArrow) {
            Tool::Undo
        } else if key.is(Key::Home) {
            Tool::Restart
        } else if key.is(Key::End) {
            self.jump(usize::MAX);
            return true;
        } else if key.is(Key::PageUp) {
            self.jump(self.moves_behind().saturating_sub(LEAP));
            return true;
        } else if key.is(Key::PageDown) {
            self.jump(self.moves_behind() + LEAP);
            return true;
        } else if key.is_enter() {
            Tool::Finish
        } else {
            return false;
        };
        self.review(tool);
        true
    }

    /// A match that goes on by itself does so after a breath.
    pub(super) fn run_on(&self) -> Option<Next> {
        if !self.autoplay.get() {
            return Some(Next::Player);
        }
        if self.begins_pause() {
            return Some(Next::After(self.paced(BREATH).max(Duration::from_millis(1)), true));
        }
        self.end_pause();
        if self.step_on() {
            return None;
        }
        self.autoplay.set(false);
        Some(Next::Player)
    }

    /// The next act is to be shown; answers whether there was one.
    fn step_on(&self) -> bool {
        let (game, mut play) = (self.game.borrow(), self.play.borrow_mut());
        let Some(moments) = take_next(&mut play) else { return false };
        play.clear();
        play.queue(&game, moments);
        true
    }

    /// Shows at once what is still on its way.
    fn show_all(&self) {
        let (mut game, mut play) = (self.game.borrow_mut(), self.play.borrow_mut());
        while let Some(step) = play.next_step(&mut game) {
            let told = show_step(&mut *game, &mut play, step);
            play.hear(told);
        }
    }

    fn moves_behind(&self) -> usize {
        self.play.borrow().session.record().depth().0
    }

    /// Shows the match where `go` leads.
    fn go_to(&self, go: impl FnOnce(&mut Play<T>)) {
        let (mut game, mut play) = (self.game.borrow_mut(), self.play.borrow_mut());
        play.clear();
        go(&mut play);
        play.retold.clear();
        // What led to where it stands now is taken once more, to be told.
        if play.session.undo() {
            take_next(&mut play);
        }
        *game = T::new(&play.names);
        look_again(&mut *game, &mut play);
    }

    /// How a hand went has been read.
    pub(super) fn read_hand(&self) {
        self.play.borrow_mut().hand_result = None;
        let mut game = self.game.borrow_mut();
        if let Some(hands) = game.hands() {
            hands.read();
        }
    }
}
