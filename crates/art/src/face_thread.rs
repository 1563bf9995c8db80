//! A thread that draws card faces, so that cards on the move don't wait for them.

use std::collections::{HashMap, HashSet};
use std::io;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread;

use super::{Front, Ground, Pixels, Size, Style, print};

/// A face to draw.
pub(super) struct Job {
    pub front: Front,
    pub size: Size,
    pub style: Style,
    pub ground: Ground,
    /// What is printed on the ground, as SVG text.
    pub print: String,
}

/// A face that has been drawn.
pub(super) type Drawn = (Front, Size, Pixels);

/// The thread. It ends when this is dropped.
pub(super) struct FaceThread {
    jobs: Sender<Job>,
    drawn: Receiver<Drawn>,
    pending: HashSet<(Front, Size)>,
}

impl FaceThread {
    /// Starts the thread.
    ///
    /// # Errors
    /// Why it could not be started.
    pub(super) fn start() -> io::Result<Self> {
        let (jobs, queue) = channel();
        let (deliver, drawn) = channel();
        thread::Builder::new().name("faces".into()).spawn(move || draw_all(&queue, &deliver))?;
        Ok(FaceThread { jobs, drawn, pending: HashSet::new() })
    }

    /// Whether a face is being drawn.
    pub(super) fn is_pending(&self, front: Front, size: Size) -> bool {
        self.pending.contains(&(front, size))
    }

    /// Draws a face after those requested before.
    pub(super) fn request(&mut self, job: Job) {
        let key = (job.front, job.size);
        if self.jobs.send(job).is_ok() {
            self.pending.insert(key);
        }
    }

    /// Returns the faces drawn since the last call.
    pub(super) fn collect(&mut self) -> Vec<Drawn> {
        let drawn: Vec<Drawn> = self.drawn.try_iter().collect();
        for (front, size, _) in &drawn {
            self.pending.remove(&(*front, *size));
        }
        drawn
    }
}

/// Draws faces until no one wants them any more. Keeps the grounds while there is something to do.
fn draw_all(queue: &Receiver<Job>, deliver: &Sender<Drawn>) {
    let mut grounds: HashMap<Size, HashMap<Ground, Pixels>> = HashMap::new();
    loop {
        let job = match queue.try_recv() {
            Ok(job) => job,
            Err(TryRecvError::Disconnected) => return,
            Err(TryRecvError::Empty) => {
                grounds.clear();
                let Ok(job) = queue.recv() else { return };
                job
            }
        };
        let known = grounds.entry(job.size).or_default();
        let ground = job.style.ground(known, job.ground, job.size);
        if deliver.send((job.front, job.size, print(&ground, &job.print))).is_err() {
            return;
        }
    }
}
