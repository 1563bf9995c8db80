//! Dialogs over the current page: messages, confirmations, offers, and progress. One is open at a time;
//! the others wait.

use std::cell::{Cell, RefCell};
use std::collections::VecDeque;

use slint::{ComponentHandle, SharedString};

use super::Shell;
use crate::i18n::{app, t};
use crate::ui::{self, Nav};

/// A confirmation before something that can't be undone.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    pub title: String,
    pub text: String,
    /// Label of the confirming button: the action, not "Yes".
    pub yes: String,
    /// Whether something is lost by it.
    pub danger: bool,
}

/// Called when a dialog is confirmed.
type Callback = Box<dyn FnOnce()>;

/// What the answers to a dialog do: yes, and the alternative to it, if there is one.
struct Answers {
    yes: Callback,
    alternative: Option<Callback>,
}

/// What the open dialog and those that wait for it to be answered do.
#[derive(Default)]
pub(super) struct Dialogs {
    answers: RefCell<Option<Answers>>,
    waiting: RefCell<VecDeque<(ui::Question, Answers)>>,
    /// Whether the open dialog shows progress.
    progress: Cell<bool>,
}

impl Dialogs {
    /// Forgets what the answers would do.
    pub(super) fn forget(&self) {
        self.answers.take();
        self.waiting.take();
    }
}

impl Shell {
    /// Shows a message that has to be closed.
    pub fn show_message(&self, title: impl Into<SharedString>, text: impl AsRef<str>) {
        let message = ui::Question {
            title: title.into(),
            text: text.as_ref().into(),
            yes: t!(app::ok).into(),
            ..ui::Question::default()
        };
        self.put(message, Answers { yes: Box::new(|| {}), alternative: None });
    }

    /// Shows a confirmation, and calls `on_yes` if the player agrees.
    pub fn ask(&self, question: Question, on_yes: impl FnOnce() + 'static) {
        let answers = Answers { yes: Box::new(on_yes), alternative: None };
        self.put(asked(question, ""), answers);
    }

    /// Shows a confirmation with an alternative to yes, named `alternative`, by which something is
    /// lost.
    pub fn ask_either(
        &self,
        question: Question,
        on_yes: impl FnOnce() + 'static,
        alternative: &str,
        on_alternative: impl FnOnce() + 'static,
    ) {
        let answers =
            Answers { yes: Box::new(on_yes), alternative: Some(Box::new(on_alternative)) };
        self.put(asked(question, alternative), answers);
    }

    /// Shows a message with an offer to do something about it.
    pub fn offer(
        &self,
        title: impl Into<SharedString>,
        text: &str,
        yes: impl Into<SharedString>,
        on_yes: impl FnOnce() + 'static,
    ) {
        let question = ui::Question {
            title: title.into(),
            text: text.into(),
            yes: yes.into(),
            no: t!(app::close).into(),
            ..ui::Question::default()
        };
        self.put(question, Answers { yes: Box::new(on_yes), alternative: None });
    }

    /// Shows a progress dialog with a cancel button until [`Shell::end_progress`]. An open dialog
    /// stays on top.
    pub fn show_progress(
        &self,
        title: impl Into<SharedString>,
        on_cancel: impl FnOnce() + 'static,
    ) {
        if self.asking() && !self.dialogs.progress.get() {
            return;
        }
        let Some(window) = self.window.upgrade() else { return };
        // It replaces the previous one.
        window.global::<Nav>().set_asking(false);
        let question = ui::Question {
            title: title.into(),
            yes: t!(app::cancel).into(),
            ..ui::Question::default()
        };
        self.put(question, Answers { yes: Box::new(on_cancel), alternative: None });
        self.dialogs.progress.set(true);
    }

    /// Updates the progress text.
    pub fn update_progress(&self, text: &str) {
        let Some(window) = self.window.upgrade().filter(|_| self.dialogs.progress.get()) else {
            return;
        };
        let nav = window.global::<Nav>();
        nav.set_question(ui::Question { text: text.into(), ..nav.get_question() });
    }

    /// Closes the progress dialog and shows the next waiting one.
    pub fn end_progress(&self) {
        let Some(window) = self.window.upgrade().filter(|_| self.dialogs.progress.take()) else {
            return;
        };
        window.global::<Nav>().set_asking(false);
        self.dialogs.answers.take();
        self.put_table_under_dialog(false);
        self.take_focus();
        self.ask_next();
    }

    /// Whether a dialog is open.
    pub fn asking(&self) -> bool {
        self.window.upgrade().is_some_and(|window| window.global::<Nav>().get_asking())
    }

    /// Answers the open dialog. One with a single button is confirmed by whatever closes it.
    pub fn answer(&self, yes: bool) {
        let window = self.window.upgrade();
        let one_button = |window: ui::App| window.global::<Nav>().get_question().no.is_empty();
        let agreed = yes || window.is_some_and(one_button);
        self.close_question(|answers| agreed.then_some(answers.yes));
    }

    /// Answers the open dialog with the alternative to yes.
    pub fn answer_alternative(&self) {
        self.close_question(|answers| answers.alternative);
    }

    fn close_question(&self, chosen: impl FnOnce(Answers) -> Option<Callback>) {
        let Some(window) = self.window.upgrade() else { return };
        window.global::<Nav>().set_asking(false);
        self.dialogs.progress.set(false);
        self.put_table_under_dialog(false);
        self.take_focus();
        let answers = self.dialogs.answers.take();
        if let Some(deed) = answers.and_then(chosen) {
            deed();
        }
        self.ask_next();
    }

    /// Shows the next waiting dialog, unless one is open.
    fn ask_next(&self) {
        if !self.asking() {
            let next = self.dialogs.waiting.borrow_mut().pop_front();
            if let Some((question, answers)) = next {
                self.put(question, answers);
            }
        }
    }

    fn put(&self, question: ui::Question, answers: Answers) {
        if self.asking() {
            self.dialogs.waiting.borrow_mut().push_back((question, answers));
            return;
        }
        let Some(window) = self.window.upgrade() else { return };
        self.dialogs.answers.replace(Some(answers));
        let nav = window.global::<Nav>();
        nav.set_question(question);
        nav.set_asking(true);
        self.put_table_under_dialog(true);
        self.guard();
    }

    /// Whether a confirmation is open or waits to be.
    pub(super) fn asks(&self, question: &Question) -> bool {
        let is_it = |other: &ui::Question| other.title == question.title.as_str();
        let open = || self.window.upgrade().map(|window| window.global::<Nav>().get_question());
        self.dialogs.waiting.borrow().iter().any(|(waiting, _)| is_it(waiting))
            || self.asking() && open().as_ref().is_some_and(is_it)
    }
}

/// Converts a confirmation for the screen.
fn asked(question: Question, alternative: &str) -> ui::Question {
    ui::Question {
        title: question.title.into(),
        text: question.text.into(),
        yes: question.yes.into(),
        alternative: alternative.into(),
        no: t!(app::cancel).into(),
        danger: question.danger,
    }
}
