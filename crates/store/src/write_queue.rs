//! Queue of background writes. Writing ends on the disk, which takes a phone tens of milliseconds
//! and a worn-out disk seconds, so saves are queued and written on a separate thread; for each file
//! only the latest is kept. Until a save is written it is read from memory. Any other change of a
//! file waits for a write of it that has begun, and not for other files.
//!
//! A write that fails stays in memory: reading still finds its content, and it can be tried again
//! until the file is written, changed or removed.

use std::any::Any;
#[cfg(any(test, feature = "testing"))]
use std::io;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use web_time::Instant;

use super::{DataDir, StoreError};

/// Writes one file.
type Job = Arc<dyn Fn(&DataDir) -> Result<(), StoreError> + Send + Sync>;

/// The value being written.
type Content = Arc<dyn Any + Send + Sync>;

/// Called before every write.
#[cfg(any(test, feature = "testing"))]
type Hook = Arc<dyn Fn() -> io::Result<()> + Send + Sync>;

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
    /// The writes that failed and why, at most one per file, the oldest failure first.
    failed: Vec<(Write, Arc<StoreError>)>,
    #[cfg(any(test, feature = "testing"))]
    hook: Option<Hook>,
}

#[derive(Clone)]
struct Write {
    path: PathBuf,
    content: Content,
    job: Job,
    /// Whether it is running.
    begun: bool,
}

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
        job: impl Fn(&DataDir, &C) -> Result<(), StoreError> + Send + Sync + 'static,
    ) {
        let content = Arc::new(content);
        let source = Arc::clone(&content);
        let job: Job = Arc::new(move |place| job(place, &source));
        self.queue(vec![Write { path, content, job, begun: false }]);
    }

    fn queue(self: &Arc<Self>, writes: Vec<Write>) {
        let mut waiting = self.later.lock();
        for write in writes {
            let replaced = |old: &&mut Write| old.path == write.path && !old.begun;
            match waiting.writes.iter_mut().find(replaced) {
                Some(old) => *old = write,
                None => {
                    UNWRITTEN.fetch_add(1, Ordering::SeqCst);
                    waiting.writes.push(write);
                }
            }
        }
        if waiting.writes.is_empty() || std::mem::replace(&mut waiting.working, true) {
            return;
        }
        drop(waiting);
        let place = Arc::clone(self);
        let writer = thread::Builder::new().name("writer".into());
        if writer.spawn(move || write_all(place)).is_err() {
            // Without a second thread the caller has to wait.
            write_all(Arc::clone(self));
        }
    }

    /// Returns the value still to be written to a file, or that could not be written.
    pub(super) fn unwritten<C: Send + Sync + 'static>(&self, path: &Path) -> Option<Arc<C>> {
        let waiting = self.later.lock();
        let failed = waiting.failed.iter().map(|(write, _)| write);
        let latest = failed.chain(&waiting.writes).rfind(|write| write.path == path)?;
        Arc::clone(&latest.content).downcast().ok()
    }

    /// Waits until the queued writes of a file have ended, before it is written directly.
    pub(super) fn wait_for(&self, path: &Path) {
        self.later.wait_while(|waiting| waiting.writes.iter().any(|write| write.path == path));
    }

    /// Drops a failed write of a file that has been written directly or is to be removed.
    pub(super) fn forget_unsaved(&self, path: &Path) {
        self.later.lock().failed.retain(|(write, _)| write.path != path);
    }

    /// Prepares the removal of a file: drops writes that have not begun or have failed, and waits
    /// for one that has begun.
    pub(super) fn withdraw(&self, path: &Path) {
        let mut waiting = self.later.lock();
        let before = waiting.writes.len();
        waiting.writes.retain(|write| write.path != path || write.begun);
        UNWRITTEN.fetch_sub(before - waiting.writes.len(), Ordering::SeqCst);
        drop(waiting);
        self.wait_for(path);
        self.forget_unsaved(path);
    }

    /// Waits until everything queued is written.
    pub fn settle(&self) {
        self.later.wait_while(|waiting| waiting.working);
    }

    /// Whether anything queued is not written yet.
    pub fn is_writing(&self) -> bool {
        self.later.lock().working
    }

    /// Returns why something could not be written, if it is still only in memory.
    pub fn unsaved(&self) -> Option<Arc<StoreError>> {
        self.later.lock().failed.first().map(|(_, why)| Arc::clone(why))
    }

    /// Tries again to write what could not be written, and waits for it. Returns whether nothing
    /// is left in memory only.
    pub fn retry_unsaved(self: &Arc<Self>) -> bool {
        self.settle();
        let failed = self.later.lock().failed.iter().map(|(write, _)| write.clone()).collect();
        self.queue(failed);
        self.settle();
        self.unsaved().is_none()
    }

    /// Returns the files that could not be written, with their content if it is of this type.
    pub(super) fn unsaved_files<C: Send + Sync + 'static>(&self) -> Vec<(PathBuf, Arc<C>)> {
        let waiting = self.later.lock();
        let failed = waiting.failed.iter().map(|(write, _)| write.clone());
        failed.filter_map(|write| Some((write.path, write.content.downcast().ok()?))).collect()
    }

    /// Sets a function to be called on the writer thread before every write, which fails if the
    /// function does, so that a test can simulate a slow or failing disk.
    #[cfg(any(test, feature = "testing"))]
    pub fn before_writing(&self, hook: impl Fn() -> io::Result<()> + Send + Sync + 'static) {
        self.later.lock().hook = Some(Arc::new(hook));
    }
}

/// Writes until the queue is empty.
fn write_all(place: Arc<DataDir>) {
    let later = Arc::clone(&place.later);
    loop {
        let mut waiting = later.lock();
        let Some(write) = waiting.writes.first_mut() else {
            // A waiting caller may reopen the folder at once, so it must not be locked here any
            // more.
            drop(place);
            waiting.working = false;
            later.written.notify_all();
            return;
        };
        write.begun = true;
        let job = Arc::clone(&write.job);
        #[cfg(any(test, feature = "testing"))]
        let (path, hook) = (write.path.clone(), waiting.hook.clone());
        drop(waiting);
        #[cfg(any(test, feature = "testing"))]
        let job = |place: &DataDir| {
            let allowed = hook.map_or(Ok(()), |hook| hook());
            allowed.map_err(|why| StoreError::writing(&path, why)).and_then(|()| job(place))
        };
        let outcome = job(&place);
        let mut waiting = later.lock();
        let done = Write { begun: false, ..waiting.writes.remove(0) };
        let before = waiting.failed.iter().position(|(write, _)| write.path == done.path);
        match (outcome, before) {
            (Ok(()), Some(at)) => _ = waiting.failed.remove(at),
            (Ok(()), None) => {}
            (Err(why), Some(at)) => waiting.failed[at] = (done, Arc::new(why)),
            (Err(why), None) => waiting.failed.push((done, Arc::new(why))),
        }
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
    use std::sync::atomic::AtomicBool;
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
            Ok(())
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
            });
        };
        let waiting = |file: &str| place.unwritten::<&str>(Path::new(file)).map(|text| *text);
        say("first", "first");
        say("match", "old");
        say("other", "other");
        say("match", "new");
        assert!(place.is_writing());
        assert_eq!([waiting("match"), waiting("none")], [Some("new"), None]);
        (0..3).for_each(|_| go.send(()).unwrap());
        place.settle();
        assert!(!place.is_writing() && waiting("match").is_none());
        drop(say);
        assert_eq!(told.iter().collect::<Vec<_>>(), ["first", "new", "other"]);
        assert!(place.unsaved().is_none());
    }

    #[test]
    fn a_removal_waits_for_the_write_of_its_own_file_alone() {
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
        while !place.later.lock().writes[0].begun {
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

    /// Queues a write that fails while `broken`.
    fn try_to_write(
        place: &Arc<DataDir>,
        file: &str,
        text: &'static str,
        broken: &Arc<AtomicBool>,
    ) {
        let broken = Arc::clone(broken);
        place.write_later(file.into(), text, move |_, _| match broken.load(Ordering::SeqCst) {
            true => Err(StoreError::Empty),
            false => Ok(()),
        });
        place.settle();
    }

    #[test]
    fn what_could_not_be_written_stays_in_memory_until_it_is() {
        let (_folder, place) = place();
        let broken = Arc::new(AtomicBool::new(true));
        let read = |file: &str| place.unwritten::<&str>(Path::new(file)).map(|text| *text);
        try_to_write(&place, "one", "old", &broken);
        try_to_write(&place, "other", "other", &broken);
        try_to_write(&place, "one", "new", &broken);
        assert!(matches!(place.unsaved().as_deref(), Some(StoreError::Empty)));
        assert_eq!([read("one"), read("other")], [Some("new"), Some("other")]);
        assert!(!place.retry_unsaved());
        assert_eq!([read("one"), read("other")], [Some("new"), Some("other")], "tried in vain");

        broken.store(false, Ordering::SeqCst);
        try_to_write(&place, "one", "newest", &broken);
        assert_eq!([read("one"), read("other")], [None, Some("other")]);
        assert!(place.unsaved().is_some(), "the other file is still missing");
        assert!(place.retry_unsaved() && place.unsaved().is_none() && read("other").is_none());
    }

    #[test]
    fn removing_a_file_drops_what_could_not_be_written() {
        let (_folder, place) = place();
        try_to_write(&place, "one", "old", &Arc::new(AtomicBool::new(true)));
        place.withdraw(Path::new("one"));
        assert!(place.unsaved().is_none() && place.unwritten::<&str>(Path::new("one")).is_none());
    }
}
