//! The helps that look at hidden cards: a search over the full game, beside the screen.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, channel};

use crate::games::four_kingdoms::Position;
use crate::games::four_kingdoms::solver::{Limit, Verdict, solve};
use crate::ui::Tool;

/// Enough for nearly every deal, and little for a phone.
const LIMIT: Limit = Limit { states: 1_000_000, bytes: 40 << 20 };

/// A search that runs. Dropping it ends it.
pub struct Search {
    /// What the player asked for: whether the game can be won, or how.
    pub help: Tool,
    answer: Receiver<Verdict>,
    cancel: Arc<AtomicBool>,
}

impl Search {
    /// Begins to search.
    ///
    /// # Errors
    /// Says why nothing can run beside the screen.
    pub fn begin(position: &Position, help: Tool) -> std::io::Result<Search> {
        let (answers, answer) = channel();
        let cancel = Arc::new(AtomicBool::new(false));
        let stop = Arc::clone(&cancel);
        let position = position.clone();
        std::thread::Builder::new().name(String::from("solver")).spawn(move || {
            // Nobody listens any more when the game has moved on.
            let _ = answers.send(solve(&position, LIMIT, &stop).verdict);
        })?;
        Ok(Search { help, answer, cancel })
    }

    /// What was found, once it is.
    pub fn answer(&self) -> Option<Verdict> {
        self.answer.try_recv().ok()
    }
}

impl Drop for Search {
    fn drop(&mut self) {
        self.cancel.store(true, Ordering::Relaxed);
    }
}
