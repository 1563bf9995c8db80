//! The device's own sound, on a thread of its own.

use std::cell::OnceCell;
use std::error::Error;
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use super::mixer::{Call, Mixer};
use super::{Sound, Speaker, device};

/// Why a device does not play.
pub(super) type Failure = Box<dyn Error + Send + Sync>;

/// How the use of a device ends: well when it is not needed any more.
pub(super) type Played = Result<(), Failure>;

/// Plays what a mixer makes until it rests, and calls back once the device is open.
type Play<'a> = dyn Fn(&Arc<Mutex<Mixer>>, &dyn Fn()) -> Played + 'a;

/// How long a device that failed is left alone.
const REST: Duration = Duration::from_secs(5);

/// Plays sounds where the device plays them. At the first sound a thread begins; it opens the device,
/// mixes what is asked for, and closes the device when all has been silent for a while.
pub struct Loudspeaker {
    calls: OnceCell<Sender<Call>>,
    told: Arc<dyn Fn(bool) + Send + Sync>,
}

impl Loudspeaker {
    /// One that tells, on its thread, whether there is any sound output, whenever it looked.
    pub fn new(told: impl Fn(bool) + Send + Sync + 'static) -> Loudspeaker {
        Loudspeaker { calls: OnceCell::new(), told: Arc::new(told) }
    }

    fn begin(&self) -> Sender<Call> {
        let (calls, asked) = channel();
        let told = Arc::clone(&self.told);
        let work =
            move || work(&Arc::new(Mutex::new(Mixer::new(asked))), &device::play, &*told, REST);
        if thread::Builder::new().name(String::from("sound")).spawn(work).is_err() {
            (self.told)(false);
        }
        calls
    }
}

impl Speaker for Loudspeaker {
    fn play(&self, sound: Sound) {
        // Where there is no thread, nobody hears it.
        let _ = self.calls.get_or_init(|| self.begin()).send(Call::Play(sound));
    }

    fn rest(&self) {
        if let Some(calls) = self.calls.get() {
            let _ = calls.send(Call::Rest);
        }
    }
}

/// Plays what is asked for, as long as somebody can ask. A device that fails is left alone for `rest`.
fn work(mixer: &Arc<Mutex<Mixer>>, play: &Play<'_>, told: &dyn Fn(bool), rest: Duration) {
    let mut failed: Option<Instant> = None;
    while hold(mixer).wait() {
        let rests = failed.is_some_and(|then| then.elapsed() < rest);
        if !rests && play(mixer, &|| told(true)).is_ok() {
            failed = None;
            continue;
        }
        if !rests {
            failed = Some(Instant::now());
            told(false);
        }
        // It would come too late when the next one is heard.
        hold(mixer).forget();
    }
}

/// The mixer, for as long as it takes to fill a part of a second.
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
                ask.send(Call::Play(Sound::Lay)).unwrap();
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
