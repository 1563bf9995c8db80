//! Searches in the background, in Web Workers, which share no memory with the page: a question and its
//! answer travel as text.

use std::cell::{Cell, RefCell};
use std::collections::HashMap;
use std::io;

use cardkeep_ai::{AdviceOf, Assessment, Leaning, Thinker};
use cardkeep_core::engine::{Record, Seat};
use cardkeep_core::games::four_kingdoms::{self, Answer, Options, Position};
use cardkeep_core::rival::Level;
use cardkeep_worker::{About, Judged, Question, Told, read, text};
use wasm_bindgen::prelude::wasm_bindgen;

use super::pending::ToJudge;
use super::web::page;

/// Number of deals to try; most are winnable, so this is always enough.
const DEALS: usize = 100;

/// Handles a part of an answer.
type Hear = Box<dyn FnMut(&str)>;

thread_local! {
    /// The running searches, by number.
    static RUNNING: RefCell<HashMap<u32, Hear>> = RefCell::default();
    /// The number of the last search.
    static LAST: Cell<u32> = const { Cell::new(0) };
}

/// A running search. Dropping it cancels the search.
#[derive(Debug)]
pub(crate) struct Thinking(u32);

impl Drop for Thinking {
    fn drop(&mut self) {
        let running = RUNNING.with_borrow_mut(|running| running.remove(&self.0));
        if running.is_some() {
            page::cancel(self.0);
        }
    }
}

/// A running search of the solver.
pub(crate) type Solving = Thinking;

/// Passes on a part of the answer of a search.
#[wasm_bindgen]
pub fn answered(number: u32, answer: &str) {
    // What hears it may begin another search.
    let hear = RUNNING.with_borrow_mut(|running| running.remove(&number));
    if let Some(mut hear) = hear {
        hear(answer);
        RUNNING.with_borrow_mut(|running| running.insert(number, hear));
    }
}

/// Forgets a search that has ended.
#[wasm_bindgen]
pub fn ended(number: u32) {
    drop(RUNNING.with_borrow_mut(|running| running.remove(&number)));
}

fn ask(question: &Question, hear: impl FnMut(&str) + 'static) -> Thinking {
    let number = LAST.get().wrapping_add(1);
    LAST.set(number);
    RUNNING.with_borrow_mut(|running| running.insert(number, Box::new(hear)));
    page::ask(number, &text(question));
    Thinking(number)
}

/// Handles the one part of an answer.
fn once<T>(
    read: impl Fn(&str) -> Option<T> + 'static,
    done: impl FnOnce(T) + 'static,
) -> impl FnMut(&str) + 'static {
    let mut done = Some(done);
    move |answer| {
        if let Some(answer) = read(answer)
            && let Some(done) = done.take()
        {
            done(answer);
        }
    }
}

fn about<G: Thinker>(record: &Record<G>, about: About) -> Question {
    Question::Match { game: G::ID, record: text(record), about }
}

/// Searches the action of a computer opponent for the seat to act.
///
/// # Errors
/// None: if a search can't be started, its answer never comes; so do all functions here.
pub(crate) fn choose<G: Thinker>(
    record: &Record<G>,
    seat: Seat,
    level: Level,
    leaning: Option<Leaning>,
    seed: u64,
    done: impl FnOnce(G::Action) + Send + 'static,
) -> io::Result<Thinking> {
    let leaning = leaning.map(|it| (it.character, it.rival));
    let question = about(record, About::Choice { seat, level, leaning, seed });
    Ok(ask(&question, once(|answer| read::<String>(answer)?.parse().ok(), done)))
}

/// Searches what the seat to act should do.
pub(crate) fn advise<G: Thinker>(
    record: &Record<G>,
    seat: Seat,
    seed: u64,
    done: impl FnOnce(AdviceOf<G>) + Send + 'static,
) -> io::Result<Thinking> {
    let view = record.position().view(seat);
    let question = about(record, About::Advice { seat, seed });
    Ok(ask(&question, once(move |answer| read::<Told>(answer)?.read::<G>(&view), done)))
}

/// Judges decisions of a seat one after the other, and passes each judgment on with the number of moves
/// before the decision.
pub(crate) fn assess<G: Thinker>(
    record: &Record<G>,
    seat: Seat,
    decisions: Vec<ToJudge<G::Action>>,
    mut found: impl FnMut(u32, Option<Assessment<G::Action>>) + Send + 'static,
) -> io::Result<Thinking> {
    let asked = decisions.iter().map(|it| (it.moves, it.played.to_string(), it.seed));
    let question = about(record, About::Decisions { seat, decisions: asked.collect() });
    let mut left = decisions.into_iter();
    let hear = move |answer: &str| {
        let judged = read::<Option<Judged>>(answer).flatten();
        if let Some(decision) = left.next() {
            found(decision.moves, judged.and_then(Judged::read));
        }
    };
    Ok(ask(&question, hear))
}

/// Answers a question about a game of Four Kingdoms.
pub(crate) fn solve(
    record: &Record<Position>,
    question: four_kingdoms::Question,
    done: impl FnOnce(Answer) + Send + 'static,
) -> io::Result<Solving> {
    let question = Question::Solitaire { record: text(record), about: question };
    Ok(ask(&question, once(read, done)))
}

/// Searches for the first winnable one of these deals of Four Kingdoms.
pub(crate) fn find(
    deals: impl Iterator<Item = u64> + Send + 'static,
    options: Options,
    done: impl FnOnce(Option<u64>) + Send + 'static,
) -> io::Result<Solving> {
    let question = Question::Find { deals: deals.take(DEALS).collect(), options };
    Ok(ask(&question, once(read, done)))
}

/// Searches whether a deal of Four Kingdoms certainly can't be won.
pub(crate) fn check(
    deal: u64,
    options: Options,
    done: impl FnOnce(bool) + Send + 'static,
) -> io::Result<Solving> {
    Ok(ask(&Question::Check { deal, options }, once(read, done)))
}
