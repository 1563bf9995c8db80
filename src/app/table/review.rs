//! A finished match is looked at again: act by act, on and back, or by itself.

use std::time::Duration;

use slint::platform::Key;

use super::controller::Table;
use super::game::{Choice, Deed, DeedOf, Event, Pressed, TableGame};
use super::names::Names;
use super::play::Play;
use super::playback::{Next, show_step};
use super::words;
use crate::engine::{Game, Turn};
use crate::ui::Tool;

/// Before a match that goes on by itself goes on, at normal speed.
const BREATH: Duration = Duration::from_millis(400);
/// How much is said of a move at most: the log has the rest.
const SENTENCES: usize = 2;

/// Shows a match as it stands, with all that happened before.
pub(super) fn look_again<T: TableGame>(game: &mut T, play: &mut Play<T>) {
    play.look_again();
    for event in play.history() {
        game.seen(&event, &play.names);
    }
    game.prepare(play);
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

/// Takes the next move, and answers with what happened.
fn take_next<T: TableGame>(play: &mut Play<T>) -> Option<Vec<Event<T>>> {
    let turn = play.position().turn();
    let events = play.session.step_on()?;
    play.retold = retell::<T>(&events, turn, &play.names);
    Some(events)
}

/// What a move was, as the log has it; of one that it leaves out, what was said while it was shown.
fn retell<T: TableGame>(events: &[Event<T>], turn: Turn, names: &Names) -> String {
    let told = || events.iter().map(|event| T::tell(event, names));
    let mut said: Vec<String> = told().filter_map(|it| it.log).map(|line| line.text).collect();
    if said.is_empty() {
        let narrated = told().filter_map(|it| it.narration);
        said = narrated.map(|text| text.trim_end_matches('.').to_owned()).collect();
    }
    if let (Turn::Seat(seat), true) = (turn, said.is_empty()) {
        said.push(words::unseen(seat, names));
    }
    said.truncate(SENTENCES);
    said.join(". ")
}

impl<T: TableGame> Table<T> {
    /// Whether a finished match is only looked at.
    pub(super) fn is_reviewing(&self) -> bool {
        self.play.borrow().session.is_reviewing()
    }

    /// Goes on or back in a match that is looked at.
    pub(super) fn review(&self, tool: Tool) {
        let stopped = self.running.replace(false);
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
            Tool::Undo => self.go_back(|play| _ = play.session.undo()),
            Tool::Restart => self.go_back(|play| play.session.rewind()),
            Tool::Finish => self.running.set(!stopped),
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
            self.running.set(false);
            self.show_all();
            while self.step_on() {
                self.show_all();
            }
            self.go_on();
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
        if !self.running.get() {
            return Some(Next::Player);
        }
        if !self.breathed.replace(true) {
            return Some(Next::After(self.paced(BREATH).max(Duration::from_millis(1)), true));
        }
        self.breathed.set(false);
        if self.step_on() {
            return None;
        }
        self.running.set(false);
        Some(Next::Player)
    }

    /// The next act is to be shown; answers whether there was one.
    fn step_on(&self) -> bool {
        let (game, mut play) = (self.game.borrow(), self.play.borrow_mut());
        let Some(events) = take_next(&mut play) else { return false };
        play.clear();
        for event in events {
            let steps = game.unfold(&play, event);
            play.steps.extend(steps);
        }
        true
    }

    /// Shows at once what is still on its way.
    fn show_all(&self) {
        let (mut game, mut play) = (self.game.borrow_mut(), self.play.borrow_mut());
        while let Some(step) = play.steps.pop_front() {
            let told = show_step(&mut *game, &mut play, step);
            play.hear(told);
        }
    }

    fn go_back(&self, back: impl FnOnce(&mut Play<T>)) {
        let (mut game, mut play) = (self.game.borrow_mut(), self.play.borrow_mut());
        play.clear();
        back(&mut play);
        // What led to where it stands now is taken once more, to be told.
        if play.session.undo() {
            take_next(&mut play);
        }
        *game = T::new(&play.names);
        look_again(&mut *game, &mut play);
    }

    /// How a hand went has been read.
    pub(super) fn read_hand(&self) {
        let mut game = self.game.borrow_mut();
        if let Some(hands) = game.hands() {
            hands.read();
        }
    }
}
