//! Runs opponents' searches on worker threads.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use crate::character::Leaning;
use crate::thinker::{AdviceOf, Thinker};
use cardkeep_core::rival::Level;

#[cfg(feature = "testing")]
thread_local! {
    /// Counts the searches started by this thread; each holds a clone while it runs.
    static THINKING: Arc<()> = Arc::default();
}

/// Number of running searches started by this thread, for tests that stop the mock clock meanwhile.
#[cfg(feature = "testing")]
pub fn thinking_count() -> usize {
    THINKING.with(Arc::strong_count) - 1
}

/// A running search. Dropping it cancels the search, and its answer is discarded unless it is being
/// delivered already.
#[derive(Debug)]
pub struct Thinking {
    cancel: Arc<AtomicBool>,
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.cancel.store(true, Ordering::Relaxed);
    }
}

/// Searches on a new thread and passes the action to `done` on that thread.
///
/// # Errors
/// When the system cannot start a thread.
pub fn think<G: Thinker>(
    view: G::View,
    level: Level,
    leaning: Option<Leaning>,
    seed: u64,
    done: impl FnOnce(G::Action) + Send + 'static,
) -> std::io::Result<Thinking> {
    search(move |cancel| G::choose_action(&view, level, leaning, seed, cancel), done)
}

/// Finds advice on a new thread and passes it to `done` on that thread.
///
/// # Errors
/// When the system cannot start a thread.
pub fn consult<G: Thinker>(
    view: G::View,
    seed: u64,
    done: impl FnOnce(AdviceOf<G>) + Send + 'static,
) -> std::io::Result<Thinking> {
    search(move |cancel| G::advise(&view, seed, cancel), done)
}

/// Runs a search on a new thread and passes its answer to `done` on that thread, unless it is
/// canceled.
///
/// # Errors
/// When the system cannot start a thread.
pub fn search<T>(
    work: impl FnOnce(&AtomicBool) -> Option<T> + Send + 'static,
    done: impl FnOnce(T) + Send + 'static,
) -> std::io::Result<Thinking> {
    let cancel = Arc::new(AtomicBool::new(false));
    let canceled = Arc::clone(&cancel);
    #[cfg(feature = "testing")]
    let thinking_count = THINKING.with(Arc::clone);
    let work = move || {
        if let Some(answer) = work(&canceled)
            && !canceled.load(Ordering::Relaxed)
        {
            done(answer);
        }
        #[cfg(feature = "testing")]
        drop(thinking_count);
    };
    thread::Builder::new().name("opponent".into()).spawn(work)?;
    Ok(Thinking { cancel })
}
