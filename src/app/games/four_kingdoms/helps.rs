//! The helps that look at hidden cards: a search over the full game, beside the screen.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, channel};

use crate::games::four_kingdoms::Position;
use crate::games::four_kingdoms::solver::{Limit, Verdict, solve};

/// Enough for nearly every deal, and little for a phone.
const LIMIT: Limit = Limit { states: 1_000_000, bytes: 40 << 20 };

/// What the player asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// Can it still be won?
    Verdict,
    /// Show me how.
    Line,
}

/// A search that runs. Dropping it ends it.
pub struct Search {
    pub wish: Wish,
    answer: Receiver<Verdict>,
    cancel: Arc<AtomicBool>,
}

impl Search {
    /// Begins to search.
    ///
    /// # Errors
    /// Says why nothing can run beside the screen.
    pub fn begin(position: &Position, wish: Wish) -> std::io::Result<Search> {
        let (answers, answer) = channel();
        let cancel = Arc::new(AtomicBool::new(false));
        let stop = Arc::clone(&cancel);
        let position = position.clone();
        std::thread::Builder::new().name(String::from("solver")).spawn(move || {
            // Nobody listens any more when the game has moved on.
            let _ = answers.send(solve(&position, LIMIT, &stop).verdict);
        })?;
        Ok(Search { wish, answer, cancel })
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
