//! Thinking off the thread that draws.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use super::level::Level;
use super::thinker::Thinker;

/// How many opponents are at thought, for tests that let no mock time pass meanwhile.
#[cfg(feature = "testing")]
static AT_THOUGHT: std::sync::atomic::AtomicUsize = std::sync::atomic::AtomicUsize::new(0);

/// How many opponents are at thought.
#[cfg(feature = "testing")]
pub fn at_thought() -> usize {
    AT_THOUGHT.load(Ordering::SeqCst)
}

/// An opponent at thought. Dropping it cancels the thought: its answer then comes no more, unless
/// it was just being given.
#[derive(Debug)]
pub struct Thinking {
    cancel: Arc<AtomicBool>,
}

impl Drop for Thinking {
    fn drop(&mut self) {
        self.cancel.store(true, Ordering::Relaxed);
    }
}

/// Lets an opponent think on a thread of its own and gives its action to `done` there.
///
/// # Errors
/// When the system cannot start a thread.
pub fn think<G: Thinker>(
    view: G::View,
    level: Level,
    seed: u64,
    done: impl FnOnce(G::Action) + Send + 'static,
) -> std::io::Result<Thinking> {
    let cancel = Arc::new(AtomicBool::new(false));
    let cancelled = Arc::clone(&cancel);
    let work = move || {
        if let Some(action) = G::thought(&view, level, seed, &cancelled)
            && !cancelled.load(Ordering::Relaxed)
        {
            done(action);
        }
        #[cfg(feature = "testing")]
        AT_THOUGHT.fetch_sub(1, Ordering::SeqCst);
    };
    #[cfg(feature = "testing")]
    AT_THOUGHT.fetch_add(1, Ordering::SeqCst);
    thread::Builder::new().name("opponent".into()).spawn(work)?;
    Ok(Thinking { cancel })
}
