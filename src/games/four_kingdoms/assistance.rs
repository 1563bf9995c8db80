//! Assistance in Four Kingdoms that needs the solver, which runs in the background.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, channel};

use cardkeep_core::engine::{Game, Record, Seat};
use cardkeep_core::games::four_kingdoms::solver::{Limit, Verdict, solve};
use cardkeep_core::games::four_kingdoms::{Action, Position, Rewind, hints, rewind};

/// Enough for nearly every deal, and little for a phone.
const LIMIT: Limit = Limit { states: 1_000_000, bytes: 40 << 20 };
/// Limit per position when several are searched.
const EACH: Limit = Limit { states: 300_000, bytes: 16 << 20 };

/// A question to the solver.
#[derive(Clone, Debug)]
pub(super) enum SolverQuery {
    /// A move of a winning line.
    Hint(Box<Position>),
    /// Other good moves than this one that lead to winnable positions.
    Others(Box<Position>, Action),
    /// Whether the game is still winnable.
    Winnable(Box<Position>),
    /// A winning line.
    Way(Box<Position>),
    /// Whether the game is still winnable, not requested by the player.
    Watch(Box<Position>),
    /// Whether the deal was winnable at all, not requested by the player.
    Deal(Box<Position>),
    /// How far back the game was still winnable.
    Back(Box<Record<Position>>),
}

/// The solver's answer.
#[derive(Clone, Debug)]
pub(super) enum SolverAnswer {
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

/// Returns the good moves other than a known one that lead to winnable positions. Leaves out those
/// that take too long to search.
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

/// A running search. Dropping it cancels it.
pub(super) struct Search {
    /// Whether the player requested it and is waiting.
    pub asked: bool,
    answer: Receiver<SolverAnswer>,
    cancel: Arc<AtomicBool>,
}

impl Search {
    /// Starts a search.
    ///
    /// # Errors
    /// Why no thread could be started.
    pub(super) fn begin(wish: SolverQuery) -> std::io::Result<Search> {
        let (answers, answer) = channel();
        let cancel = Arc::new(AtomicBool::new(false));
        let stop = Arc::clone(&cancel);
        let asked = !matches!(wish, SolverQuery::Watch(_) | SolverQuery::Deal(_));
        std::thread::Builder::new().name(String::from("solver")).spawn(move || {
            // No one listens if the game has moved on.
            let _ = answers.send(wish.search(&stop));
        })?;
        Ok(Search { asked, answer, cancel })
    }

    /// Returns the answer, once there is one.
    pub(super) fn answer(&self) -> Option<SolverAnswer> {
        self.answer.try_recv().ok()
    }
}

impl Drop for Search {
    fn drop(&mut self) {
        self.cancel.store(true, Ordering::Relaxed);
    }
}
