//! Writing beside the screen. A write ends on the disk, which takes a phone tens of milliseconds; so
//! saves are handed over and written on a thread of their own, for each file the latest only. Who
//! reads or changes a file waits until what was handed over before is written.

use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use super::{Place, StoreError};

/// Writes one file.
type Job = Box<dyn FnOnce(&Place) -> Result<(), StoreError> + Send>;

/// How many files of all folders wait to be written.
static UNWRITTEN: AtomicUsize = AtomicUsize::new(0);

/// What waits to be written, in the order it was handed over.
#[derive(Default)]
pub(super) struct Later {
    waiting: Mutex<Waiting>,
    /// Rung when all is written.
    done: Condvar,
}

#[derive(Default)]
struct Waiting {
    jobs: Vec<(PathBuf, Job)>,
    /// A thread is at work.
    working: bool,
    /// How the last write went, until somebody asks.
    last: Option<Result<(), StoreError>>,
}

impl std::fmt::Debug for Later {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Later").field("waiting", &self.lock().jobs.len()).finish()
    }
}

impl Later {
    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Place {
    /// Hands a write over. An older one of the same file that has not begun is dropped.
    pub(super) fn write_later(
        self: &Arc<Self>,
        path: PathBuf,
        job: impl FnOnce(&Place) -> Result<(), StoreError> + Send + 'static,
    ) {
        let mut waiting = self.later.lock();
        match waiting.jobs.iter_mut().find(|(other, _)| *other == path) {
            Some((_, old)) => *old = Box::new(job),
            None => {
                UNWRITTEN.fetch_add(1, Ordering::SeqCst);
                waiting.jobs.push((path, Box::new(job)));
            }
        }
        if std::mem::replace(&mut waiting.working, true) {
            return;
        }
        drop(waiting);
        let place = Arc::clone(self);
        let writer = thread::Builder::new().name("writer".into());
        if writer.spawn(move || write_all(place)).is_err() {
            // Without a second thread the screen has to wait.
            write_all(Arc::clone(self));
        }
    }

    /// Waits until all that was handed over is written.
    pub fn settle(&self) {
        let mut waiting = self.later.lock();
        while waiting.working {
            let woken = self.later.done.wait(waiting);
            waiting = woken.unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Whether something that was handed over is not written yet.
    pub fn is_writing(&self) -> bool {
        self.later.lock().working
    }

    /// How the last write went that was handed over, if one has ended since this was last asked.
    pub fn last_write(&self) -> Option<Result<(), StoreError>> {
        self.later.lock().last.take()
    }
}

/// Writes until nothing waits.
fn write_all(place: Arc<Place>) {
    let later = Arc::clone(&place.later);
    loop {
        let mut waiting = later.lock();
        if waiting.jobs.is_empty() {
            // Who has waited for this may open the folder anew: it must not be held here any more.
            drop(place);
            waiting.working = false;
            later.done.notify_all();
            return;
        }
        let (_, job) = waiting.jobs.remove(0);
        drop(waiting);
        let outcome = job(&place);
        later.lock().last = Some(outcome);
        UNWRITTEN.fetch_sub(1, Ordering::SeqCst);
    }
}

/// Waits until everything is written, but no longer than this: for the end of the app.
pub fn finish_writing(most: Duration) {
    let until = Instant::now() + most;
    while UNWRITTEN.load(Ordering::SeqCst) > 0 && Instant::now() < until {
        thread::sleep(Duration::from_millis(2));
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;

    #[test]
    fn of_one_file_the_latest_is_written_and_nothing_is_read_before() {
        let folder = tempfile::tempdir().unwrap();
        let place = Arc::new(Place::open(folder.path()).unwrap());
        let (go, wait) = channel::<()>();
        let (tell, told) = channel();
        let say = |text: &'static str| {
            let tell = tell.clone();
            move |_: &Place| {
                tell.send(text).unwrap();
                Ok(())
            }
        };
        place.write_later("first".into(), move |_| {
            wait.recv().unwrap();
            Ok(())
        });
        place.write_later("match".into(), say("old"));
        place.write_later("other".into(), say("other"));
        place.write_later("match".into(), say("new"));
        assert!(place.is_writing());
        go.send(()).unwrap();
        place.settle();
        assert!(!place.is_writing());
        drop(tell);
        assert_eq!(told.iter().collect::<Vec<_>>(), ["new", "other"]);
        assert!(matches!(place.last_write(), Some(Ok(()))));
        assert!(place.last_write().is_none(), "told once");
        place.write_later("match".into(), |_| Err(StoreError::Empty));
        place.settle();
        assert!(matches!(place.last_write(), Some(Err(StoreError::Empty))));
    }
}
