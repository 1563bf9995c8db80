//! Sound output of the device, on its own thread.

use std::cell::OnceCell;
use std::error::Error;
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use super::mixer::{Call, Mixer};
use super::{Sound, Speaker, device};

/// The reason why a device can't play.
pub(super) type Failure = Box<dyn Error + Send + Sync>;

/// The result of using a device; `Ok` when it is no longer needed.
pub(super) type Played = Result<(), Failure>;

/// Plays what a mixer produces until it is idle, and calls back once the device is open.
type Play<'a> = dyn Fn(&Arc<Mutex<Mixer>>, &dyn Fn()) -> Played + 'a;

/// How long a failed device is left alone.
const REST: Duration = Duration::from_secs(5);

/// Plays sounds on the device. The first sound starts a thread; it opens the device, mixes the
/// requested sounds, and closes the device after a period of silence.
pub(crate) struct Loudspeaker {
    calls: OnceCell<Sender<Call>>,
    report: Arc<dyn Fn(bool) + Send + Sync>,
}

impl Loudspeaker {
    /// Creates one that reports, on its thread, whether sound output is available, whenever it
    /// tried.
    pub(crate) fn new(report: impl Fn(bool) + Send + Sync + 'static) -> Loudspeaker {
        Loudspeaker { calls: OnceCell::new(), report: Arc::new(report) }
    }

    fn begin(&self) -> Sender<Call> {
        let (calls, asked) = channel();
        let report = Arc::clone(&self.report);
        let work =
            move || work(&Arc::new(Mutex::new(Mixer::new(asked))), &device::play, &*report, REST);
        if thread::Builder::new().name(String::from("sound")).spawn(work).is_err() {
            (self.report)(false);
        }
        calls
    }
}

impl Speaker for Loudspeaker {
    fn play(&self, sound: Sound, volume: f32) {
        // Without a thread there is no sound.
        let _ = self.calls.get_or_init(|| self.begin()).send(Call::Play(sound, volume));
    }

    fn rest(&self) {
        if let Some(calls) = self.calls.get() {
            let _ = calls.send(Call::Rest);
        }
    }
}

/// Plays requested sounds as long as requests can come. A failed device is left alone for `rest`.
fn work(mixer: &Arc<Mutex<Mixer>>, play: &Play<'_>, report: &dyn Fn(bool), rest: Duration) {
    let mut failed: Option<Instant> = None;
    while hold(mixer).wait() {
        let rests = failed.is_some_and(|then| then.elapsed() < rest);
        if !rests && play(mixer, &|| report(true)).is_ok() {
            failed = None;
            continue;
        }
        if !rests {
            failed = Some(Instant::now());
            report(false);
        }
        // It would be too late when the device works again.
        hold(mixer).forget();
    }
}

/// Locks the mixer for the time it takes to fill a buffer.
pub(super) fn hold(mixer: &Mutex<Mixer>) -> MutexGuard<'_, Mixer> {
    mixer.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use std::cell::{Cell, RefCell};

    use super::*;

    #[test]
    fn a_device_that_failed_is_left_alone_for_a_while() {
        let rest = Duration::from_millis(300);
        let (ask, asked) = channel();
        let sounds = thread::spawn(move || {
            for pause in [Duration::ZERO, Duration::ZERO, rest / 10, rest * 4] {
                thread::sleep(pause);
                ask.send(Call::Play(Sound::Lay, 1.0)).unwrap();
            }
        });
        let (tried, found) = (Cell::new(0), RefCell::new(Vec::new()));
        let mixer = Arc::new(Mutex::new(Mixer::new(asked)));
        let play = |_: &Arc<Mutex<Mixer>>, _: &dyn Fn()| {
            tried.set(tried.get() + 1);
            Err("there is no device".into())
        };
        work(&mixer, &play, &|device| found.borrow_mut().push(device), rest);
        sounds.join().unwrap();
        assert_eq!((tried.get(), found.take()), (2, vec![false; 2]));
    }
}
