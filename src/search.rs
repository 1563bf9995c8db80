//! Searches in the background, on threads. In a browser `src/web/search.rs` takes the place of this
//! file.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use crate::pending::ToJudge;
use cardkeep_ai::{AdviceOf, Assessment, Leaning, Thinker, search, think};
use cardkeep_core::engine::{Record, Seat};
use cardkeep_core::games::four_kingdoms::solver::{find_winnable, is_lost};
use cardkeep_core::games::four_kingdoms::{Answer, Options, Position, Question};
use cardkeep_core::rival::Level;

pub(crate) use cardkeep_ai::Thinking;

/// A running search of the solver. Dropping it cancels the search.
pub(crate) struct Solving(Arc<AtomicBool>);

impl Drop for Solving {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Searches the action of a computer opponent for the seat to act.
///
/// # Errors
/// Why the search could not be started; so do all functions here.
pub(crate) fn choose<G: Thinker>(
    record: &Record<G>,
    seat: Seat,
    level: Level,
    leaning: Option<Leaning>,
    seed: u64,
    done: impl FnOnce(G::Action) + Send + 'static,
) -> io::Result<Thinking> {
    think::<G>(record.position().view(seat), level, leaning, seed, done)
}

/// Searches what the seat to act should do.
pub(crate) fn advise<G: Thinker>(
    record: &Record<G>,
    seat: Seat,
    seed: u64,
    done: impl FnOnce(AdviceOf<G>) + Send + 'static,
) -> io::Result<Thinking> {
    cardkeep_ai::consult::<G>(record.position().view(seat), seed, done)
}

/// Judges decisions of a seat one after the other, and passes each judgment on with the number of moves
/// before the decision.
pub(crate) fn assess<G: Thinker>(
    record: &Record<G>,
    seat: Seat,
    decisions: Vec<ToJudge<G::Action>>,
    mut found: impl FnMut(u32, Option<Assessment<G::Action>>) + Send + 'static,
) -> io::Result<Thinking> {
    let mut record = record.clone();
    let seen = |decision: ToJudge<G::Action>| {
        record.jump(decision.moves as usize);
        (record.position().view(seat), decision)
    };
    let decisions: Vec<_> = decisions.into_iter().map(seen).collect();
    let work = move |cancel: &AtomicBool| {
        for (view, ToJudge { moves, played, seed }) in decisions {
            let judged = G::assess(&view, played, seed, cancel);
            if cancel.load(Ordering::Relaxed) {
                return None;
            }
            found(moves, judged);
        }
        Some(())
    };
    search(work, |()| {})
}

/// Answers a question about a game of Four Kingdoms.
pub(crate) fn solve(
    record: &Record<Position>,
    question: Question,
    done: impl FnOnce(Answer) + Send + 'static,
) -> io::Result<Solving> {
    let record = record.clone();
    in_background(move |cancel| done(question.answer(&record, cancel)))
}

/// Searches for the first winnable one of these deals of Four Kingdoms.
pub(crate) fn find(
    deals: impl Iterator<Item = u64> + Send + 'static,
    options: Options,
    done: impl FnOnce(Option<u64>) + Send + 'static,
) -> io::Result<Solving> {
    in_background(move |cancel| done(find_winnable(deals, options, cancel)))
}

/// Searches whether a deal of Four Kingdoms certainly can't be won.
pub(crate) fn check(
    deal: u64,
    options: Options,
    done: impl FnOnce(bool) + Send + 'static,
) -> io::Result<Solving> {
    in_background(move |cancel| done(is_lost(deal, options, cancel)))
}

/// Runs the solver on a thread.
fn in_background(work: impl FnOnce(&AtomicBool) + Send + 'static) -> io::Result<Solving> {
    let cancel = Arc::new(AtomicBool::new(false));
    let canceled = Arc::clone(&cancel);
    thread::Builder::new().name("solver".into()).spawn(move || work(&canceled))?;
    Ok(Solving(cancel))
}
