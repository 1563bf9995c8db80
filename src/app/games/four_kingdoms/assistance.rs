//! The helps that take a search, which runs beside the screen.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, channel};

use crate::engine::{Game, Record, Seat};
use crate::games::four_kingdoms::solver::{Limit, Verdict, solve};
use crate::games::four_kingdoms::{Action, Position, Rewind, hints, rewind};

/// Enough for nearly every deal, and little for a phone.
const LIMIT: Limit = Limit { states: 1_000_000, bytes: 40 << 20 };
/// For each of several positions.
const EACH: Limit = Limit { states: 300_000, bytes: 16 << 20 };

/// What is to be found out.
#[derive(Clone, Debug)]
pub enum SolverQuery {
    /// A move that keeps to a way to win.
    Hint(Box<Position>),
    /// Which moves beside this one are good and lead to where the game can be won.
    Others(Box<Position>, Action),
    /// Whether the game can still be won.
    Winnable(Box<Position>),
    /// How it can be won.
    Way(Box<Position>),
    /// The same, without having been asked: whether it can be won at all.
    Watch(Box<Position>),
    /// Whether the deal could be won at all, without having been asked.
    Deal(Box<Position>),
    /// How far back it could still be won.
    Back(Box<Record<Position>>),
}

/// What was found out.
#[derive(Clone, Debug)]
pub enum SolverAnswer {
    Hint(Verdict),
    Others(Vec<Action>),
    Winnable(Verdict),
    Way(Verdict),
    Watch(Verdict),
    Deal(Verdict),
    Back(Rewind),
}

impl SolverQuery {
    fn search(self, cancel: &AtomicBool) -> SolverAnswer {
        let solved = |position: Box<Position>| solve(&position, LIMIT, cancel).verdict;
        match self {
            SolverQuery::Hint(position) => SolverAnswer::Hint(solved(position)),
            SolverQuery::Others(position, known) => {
                SolverAnswer::Others(others(&position, known, cancel))
            }
            SolverQuery::Winnable(position) => SolverAnswer::Winnable(solved(position)),
            SolverQuery::Way(position) => SolverAnswer::Way(solved(position)),
            SolverQuery::Watch(position) => SolverAnswer::Watch(solved(position)),
            SolverQuery::Deal(position) => SolverAnswer::Deal(solved(position)),
            SolverQuery::Back(record) => SolverAnswer::Back(rewind(&record, EACH, cancel)),
        }
    }
}

/// The good moves beside one that is known, from which the game can be won. What takes too long to
/// find out is left out.
fn others(position: &Position, known: Action, cancel: &AtomicBool) -> Vec<Action> {
    let wins = |action: &Action| {
        let mut then = position.clone();
        then.apply(*action).is_ok()
            && matches!(solve(&then, EACH, cancel).verdict, Verdict::Winnable(_))
    };
    let mut found = hints(&position.view(Seat(0)));
    found.retain(|action| *action != known && wins(action));
    found
}

/// A search that runs. Dropping it ends it.
pub struct Search {
    /// The player asked for it and waits.
    pub asked: bool,
    answer: Receiver<SolverAnswer>,
    cancel: Arc<AtomicBool>,
}

impl Search {
    /// Begins to search.
    ///
    /// # Errors
    /// Says why nothing can run beside the screen.
    pub fn begin(wish: SolverQuery) -> std::io::Result<Search> {
        let (answers, answer) = channel();
        let cancel = Arc::new(AtomicBool::new(false));
        let stop = Arc::clone(&cancel);
        let asked = !matches!(wish, SolverQuery::Watch(_) | SolverQuery::Deal(_));
        std::thread::Builder::new().name(String::from("solver")).spawn(move || {
            // Nobody listens any more when the game has moved on.
            let _ = answers.send(wish.search(&stop));
        })?;
        Ok(Search { asked, answer, cancel })
    }

    /// What was found, once it is.
    pub fn answer(&self) -> Option<SolverAnswer> {
        self.answer.try_recv().ok()
    }
}

impl Drop for Search {
    fn drop(&mut self) {
        self.cancel.store(true, Ordering::Relaxed);
    }
}
