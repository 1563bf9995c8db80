//! Background tasks: work on a separate thread whose result is delivered on the UI thread.

use std::cell::RefCell;
use std::io;
use std::ops::ControlFlow;
use std::path::PathBuf;
#[cfg(not(any(target_os = "android", target_family = "wasm")))]
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
#[cfg(not(target_family = "wasm"))]
use std::thread;
use std::thread::JoinHandle;
use std::time::Duration;

use slint::{Timer, TimerMode};

use cardkeep_store::{OnProgress, Progress, StoreError};

/// Interval at which the UI thread checks for progress and results.
const POLL: Duration = Duration::from_millis(50);

/// A message from the thread.
enum Update<T> {
    Progress(Progress),
    Done(T),
}

/// Running work. Dropping it cancels the work and waits until it has stopped.
pub(crate) struct Task {
    canceled: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
    _pulse: Timer,
}

impl Task {
    /// Starts work on a thread. Calls `on_tick` regularly, with the progress if it changed, and
    /// finally `on_done` once, unless the task is dropped before.
    ///
    /// # Errors
    /// Why the thread could not be started.
    pub(crate) fn start<T: Send + 'static>(
        work: impl FnOnce(OnProgress<'_>) -> Result<T, StoreError> + Send + 'static,
        on_tick: impl Fn(Option<Progress>) + 'static,
        on_done: impl FnOnce(Result<T, StoreError>) + 'static,
    ) -> io::Result<Task> {
        let canceled = Arc::new(AtomicBool::new(false));
        let (sender, receiver) = channel();
        let work = {
            let canceled = Arc::clone(&canceled);
            move || {
                let watch = |progress| {
                    let heard = sender.send(Update::Progress(progress)).is_ok();
                    match heard && !canceled.load(Ordering::Relaxed) {
                        true => ControlFlow::Continue(()),
                        false => ControlFlow::Break(()),
                    }
                };
                let outcome = work(&watch);
                // If the UI is gone, no one waits for it.
                let _ = sender.send(Update::Done(outcome));
            }
        };
        #[cfg(not(target_family = "wasm"))]
        let thread = Some(thread::Builder::new().name("files".into()).spawn(work)?);
        // Without threads, the UI waits for it.
        #[cfg(target_family = "wasm")]
        let thread = {
            work();
            None
        };
        let pulse = Timer::default();
        let on_done = RefCell::new(Some(on_done));
        pulse.start(TimerMode::Repeated, POLL, move || {
            let (progress, outcome) = news(&receiver);
            match outcome {
                None => on_tick(progress),
                Some(outcome) => {
                    let on_done = on_done.take();
                    if let Some(on_done) = on_done {
                        on_done(outcome);
                    }
                }
            }
        });
        Ok(Task { canceled, thread, _pulse: pulse })
    }

    /// Asks the work to stop. It may be too late for that.
    pub(crate) fn cancel(&self) {
        self.canceled.store(true, Ordering::Relaxed);
    }
}

impl Drop for Task {
    fn drop(&mut self) {
        self.cancel();
        if let Some(thread) = self.thread.take() {
            // A panic was reported where it happened.
            let _ = thread.join();
        }
    }
}

/// Returns the latest message from the thread.
fn news<T>(
    receiver: &Receiver<Update<Result<T, StoreError>>>,
) -> (Option<Progress>, Option<Result<T, StoreError>>) {
    let mut latest = None;
    loop {
        match receiver.try_recv() {
            Ok(Update::Progress(progress)) => latest = Some(progress),
            Ok(Update::Done(outcome)) => return (latest, Some(outcome)),
            Err(TryRecvError::Empty) => return (latest, None),
            Err(TryRecvError::Disconnected) => {
                let source = io::Error::other("the work stopped unexpectedly");
                return (latest, Some(Err(StoreError::Io { path: PathBuf::new(), source })));
            }
        }
    }
}

/// Runs something short on a thread and delivers its result on the UI thread, without progress,
/// even if no one waits for it.
#[cfg(not(any(target_os = "android", target_family = "wasm")))]
pub(crate) fn once<T: Send + 'static>(
    act: impl FnOnce() -> io::Result<T> + Send + 'static,
    on_done: impl FnOnce(io::Result<T>) + 'static,
) {
    let (sender, receiver) = channel();
    let spawned = thread::Builder::new().name("desktop".into()).spawn(move || {
        let _ = sender.send(act());
    });
    if let Err(why) = spawned {
        on_done(Err(why));
        return;
    }
    let pulse = Rc::new(Timer::default());
    let on_done = RefCell::new(Some(on_done));
    pulse.start(TimerMode::Repeated, POLL, {
        // The timer keeps itself alive until it has fired for the last time.
        let own = RefCell::new(Some(Rc::clone(&pulse)));
        move || {
            let outcome = match receiver.try_recv() {
                Ok(outcome) => outcome,
                Err(TryRecvError::Empty) => return,
                Err(TryRecvError::Disconnected) => Err(io::Error::other("it stopped unexpectedly")),
            };
            let (own, on_done) = (own.take(), on_done.take());
            if let Some(own) = own {
                own.stop();
            }
            if let Some(on_done) = on_done {
                on_done(outcome);
            }
        }
    });
}
