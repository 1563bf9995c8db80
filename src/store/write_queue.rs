//! Queue of background writes. Writing ends on the disk, which takes a phone tens of milliseconds
//! and a worn-out disk seconds, so saves are queued and written on a separate thread; for each file
//! only the latest is kept. Until a save is written it is read from memory. Any other change of a
//! file waits for a write of it that has begun, and not for other files.

use std::any::Any;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use super::{DataDir, StoreError};

/// Writes one file.
type Job = Box<dyn FnOnce(&DataDir) -> Result<(), StoreError> + Send>;

/// The value being written.
type Content = Arc<dyn Any + Send + Sync>;

/// Called before every write.
#[cfg(any(test, feature = "testing"))]
type Hook = Arc<dyn Fn() + Send + Sync>;

/// Number of queued writes in all folders.
static UNWRITTEN: AtomicUsize = AtomicUsize::new(0);

/// The queued writes, in order.
#[derive(Default)]
pub(super) struct WriteQueue {
    waiting: Mutex<Waiting>,
    /// Notified whenever a write has ended.
    written: Condvar,
}

#[derive(Default)]
struct Waiting {
    /// The first one is being written.
    writes: Vec<Write>,
    /// Whether a writer thread is running.
    working: bool,
    /// The result of each file's last write, until it is asked for.
    outcomes: BTreeMap<PathBuf, Result<(), StoreError>>,
    #[cfg(any(test, feature = "testing"))]
    hook: Option<Hook>,
}

struct Write {
    path: PathBuf,
    content: Content,
    /// `None` while it runs.
    job: Option<Job>,
}

/// Identifies a queued file, to get the result of its write: [`DataDir::last_write`].
#[derive(Clone, Debug)]
pub struct WriteTicket(PathBuf);

impl std::fmt::Debug for WriteQueue {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("WriteQueue").field("waiting", &self.lock().writes.len()).finish()
    }
}

impl WriteQueue {
    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Waits while the condition holds.
    fn wait_while(&self, busy: impl Fn(&Waiting) -> bool) {
        let waiting = self.lock();
        let woken = self.written.wait_while(waiting, |waiting| busy(waiting));
        drop(woken.unwrap_or_else(PoisonError::into_inner));
    }
}

impl DataDir {
    /// Queues a write. Drops an older one of the same file that has not begun.
    pub(super) fn write_later<C: Send + Sync + 'static>(
        self: &Arc<Self>,
        path: PathBuf,
        content: C,
        job: impl FnOnce(&DataDir, &C) -> Result<(), StoreError> + Send + 'static,
    ) -> WriteTicket {
        let ticket = WriteTicket(path.clone());
        let content = Arc::new(content);
        let source = Arc::clone(&content);
        let job: Job = Box::new(move |place| job(place, &source));
        let write = Write { path, content, job: Some(job) };
        let mut waiting = self.later.lock();
        let replaced = |old: &&mut Write| old.path == write.path && old.job.is_some();
        match waiting.writes.iter_mut().find(replaced) {
            Some(old) => *old = write,
            None => {
                UNWRITTEN.fetch_add(1, Ordering::SeqCst);
                waiting.writes.push(write);
            }
        }
        if std::mem::replace(&mut waiting.working, true) {
            return ticket;
        }
        drop(waiting);
        let place = Arc::clone(self);
        let writer = thread::Builder::new().name("writer".into());
        if writer.spawn(move || write_all(place)).is_err() {
            // Without a second thread the caller has to wait.
            write_all(Arc::clone(self));
        }
        ticket
    }

    /// Returns the value still to be written to a file.
    pub(super) fn unwritten<C: Send + Sync + 'static>(&self, path: &Path) -> Option<Arc<C>> {
        let waiting = self.later.lock();
        let latest = waiting.writes.iter().rev().find(|write| write.path == path)?;
        Arc::clone(&latest.content).downcast().ok()
    }

    /// Prepares another change of a file: drops a write that has not begun, and waits for one that
    /// has.
    pub(super) fn withdraw(&self, path: &Path) {
        let mut waiting = self.later.lock();
        let before = waiting.writes.len();
        waiting.writes.retain(|write| write.path != path || write.job.is_none());
        UNWRITTEN.fetch_sub(before - waiting.writes.len(), Ordering::SeqCst);
        drop(waiting);
        self.later.wait_while(|waiting| waiting.writes.iter().any(|write| write.path == path));
    }

    /// Waits until everything queued is written.
    pub fn settle(&self) {
        self.later.wait_while(|waiting| waiting.working);
    }

    /// Whether anything queued is not written yet.
    pub fn is_writing(&self) -> bool {
        self.later.lock().working
    }

    /// Returns the result of a file's last write, once per write.
    pub fn last_write(&self, ticket: &WriteTicket) -> Option<Result<(), StoreError>> {
        self.later.lock().outcomes.remove(&ticket.0)
    }

    /// Returns the errors of failed writes that were not asked about.
    pub fn failed_writes(&self) -> Vec<StoreError> {
        let mut waiting = self.later.lock();
        let outcomes = std::mem::take(&mut waiting.outcomes).into_iter();
        let (failed, well): (BTreeMap<_, _>, _) = outcomes.partition(|(_, how)| how.is_err());
        waiting.outcomes = well;
        failed.into_values().filter_map(Result::err).collect()
    }

    /// Sets a function to be called on the writer thread before every write, so that a test can
    /// simulate a slow disk.
    #[cfg(any(test, feature = "testing"))]
    pub fn before_writing(&self, hook: impl Fn() + Send + Sync + 'static) {
        self.later.lock().hook = Some(Arc::new(hook));
    }
}

/// Writes until the queue is empty.
fn write_all(place: Arc<DataDir>) {
    let later = Arc::clone(&place.later);
    loop {
        let mut waiting = later.lock();
        let Some(job) = waiting.writes.first_mut().and_then(|write| write.job.take()) else {
            // A waiting caller may reopen the folder at once, so it must not be locked here any
            // more.
            drop(place);
            waiting.working = false;
            later.written.notify_all();
            return;
        };
        #[cfg(any(test, feature = "testing"))]
        let hook = waiting.hook.clone();
        drop(waiting);
        #[cfg(any(test, feature = "testing"))]
        if let Some(hook) = hook {
            hook();
        }
        let outcome = job(&place);
        let mut waiting = later.lock();
        let done = waiting.writes.remove(0);
        waiting.outcomes.insert(done.path, outcome);
        later.written.notify_all();
        UNWRITTEN.fetch_sub(1, Ordering::SeqCst);
    }
}

/// Waits until everything is written, up to this long; used when the app ends.
pub fn finish_writing(most: Duration) {
    let until = Instant::now() + most;
    while UNWRITTEN.load(Ordering::SeqCst) > 0 && Instant::now() < until {
        thread::sleep(Duration::from_millis(2));
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::{Sender, channel};

    use super::*;

    fn place() -> (tempfile::TempDir, Arc<DataDir>) {
        let folder = tempfile::tempdir().unwrap();
        let place = Arc::new(DataDir::open(folder.path()).unwrap());
        (folder, place)
    }

    /// Blocks every write until the returned sender releases one.
    fn hold_up(place: &DataDir) -> Sender<()> {
        let (go, wait) = channel();
        let wait = Mutex::new(wait);
        place.before_writing(move || {
            // When the test ends, all are released.
            let _ = wait.lock().unwrap().recv();
        });
        go
    }

    #[test]
    fn of_one_file_the_latest_is_written_and_read_before_it_is() {
        let (_folder, place) = place();
        let go = hold_up(&place);
        let (tell, told) = channel();
        let writer = Arc::clone(&place);
        let say = move |file: &str, text: &'static str| {
            let tell = tell.clone();
            writer.write_later(file.into(), text, move |_, text| {
                tell.send(*text).unwrap();
                Ok(())
            })
        };
        let waiting = |file: &str| place.unwritten::<&str>(Path::new(file)).map(|text| *text);
        say("first", "first");
        let ticket = say("match", "old");
        say("other", "other");
        say("match", "new");
        assert!(place.is_writing());
        assert_eq!([waiting("match"), waiting("none")], [Some("new"), None]);
        (0..3).for_each(|_| go.send(()).unwrap());
        place.settle();
        assert!(!place.is_writing() && waiting("match").is_none());
        drop(say);
        assert_eq!(told.iter().collect::<Vec<_>>(), ["first", "new", "other"]);
        assert!(matches!(place.last_write(&ticket), Some(Ok(()))));
        assert!(place.last_write(&ticket).is_none(), "told once");
    }

    #[test]
    fn a_change_waits_for_the_write_of_its_own_file_alone() {
        let (_folder, place) = place();
        let go = hold_up(&place);
        let written = Arc::new(AtomicUsize::new(0));
        let write = |file: &str| {
            let written = Arc::clone(&written);
            place.write_later(file.into(), (), move |_, ()| {
                written.fetch_add(1, Ordering::SeqCst);
                Ok(())
            });
        };
        write("begun");
        while place.later.lock().writes[0].job.is_some() {
            thread::yield_now();
        }
        write("waits");
        write("begun");
        // No write of this kind has begun, so none of these waits.
        for file in ["waits", "none"] {
            place.withdraw(Path::new(file));
        }
        assert!(place.unwritten::<()>(Path::new("waits")).is_none());
        let later = thread::spawn(move || {
            thread::sleep(Duration::from_millis(100));
            go.send(()).unwrap();
            go
        });
        place.withdraw(Path::new("begun"));
        assert_eq!(written.load(Ordering::SeqCst), 1, "one had begun, and the other was dropped");
        place.settle();
        drop(later.join().unwrap());
        assert_eq!(written.load(Ordering::SeqCst), 1);
    }

    #[test]
    fn a_write_that_failed_is_told_of_its_own_file() {
        let (_folder, place) = place();
        let fails = |file: &str| place.write_later(file.into(), (), |_, ()| Err(StoreError::Empty));
        let (one, other) = (fails("one"), fails("other"));
        place.settle();
        assert!(matches!(place.last_write(&one), Some(Err(StoreError::Empty))));
        assert!(matches!(place.failed_writes()[..], [StoreError::Empty]));
        assert!(place.failed_writes().is_empty() && place.last_write(&other).is_none());
    }
}
