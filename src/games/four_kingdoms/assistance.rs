//! Assistance in Four Kingdoms that needs the solver, which runs in the background.

use std::sync::mpsc::{Receiver, channel};

use crate::search::{self, Solving};
use cardkeep_core::engine::Record;
use cardkeep_core::games::four_kingdoms::{Answer, Position, Question};

/// A running search. Dropping it cancels it.
pub(super) struct Search {
    /// Whether the player requested it and is waiting.
    pub asked: bool,
    answer: Receiver<Answer>,
    _solving: Solving,
}

impl Search {
    /// Starts a search.
    ///
    /// # Errors
    /// Why no thread could be started.
    pub(super) fn begin(record: &Record<Position>, question: Question) -> std::io::Result<Search> {
        let (answers, answer) = channel();
        let asked = !matches!(question, Question::Watch | Question::Deal);
        let done = move |found| {
            // No one listens if the game has moved on.
            let _ = answers.send(found);
        };
        Ok(Search { asked, answer, _solving: search::solve(record, question, done)? })
    }

    /// Returns the answer, once there is one.
    pub(super) fn answer(&self) -> Option<Answer> {
        self.answer.try_recv().ok()
    }
}
