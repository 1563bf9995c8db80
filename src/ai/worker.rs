//! Thinking off the thread that draws.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use super::level::Level;
use super::thinker::Thinker;

#[cfg(feature = "testing")]
thread_local! {
    /// The opponents that this thread lets think, each of which holds a clone while it does.
    static THINKING: Arc<()> = Arc::default();
}

/// The number of opponents that this thread lets think, for tests that let no mock time pass
/// meanwhile.
#[cfg(feature = "testing")]
pub fn thinking_count() -> usize {
    THINKING.with(Arc::strong_count) - 1
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
    let canceled = Arc::clone(&cancel);
    #[cfg(feature = "testing")]
    let thinking_count = THINKING.with(Arc::clone);
    let work = move || {
        if let Some(action) = G::choose_action(&view, level, seed, &canceled)
            && !canceled.load(Ordering::Relaxed)
        {
            done(action);
        }
        #[cfg(feature = "testing")]
        drop(thinking_count);
    };
    thread::Builder::new().name("opponent".into()).spawn(work)?;
    Ok(Thinking { cancel })
}
