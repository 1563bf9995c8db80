//! The device's own sound, on a thread of its own.

use std::cell::OnceCell;
use std::error::Error;
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;

use super::mixer::{Call, Mixer};
use super::{Sound, Speaker, device};

/// Why a device does not play.
pub(super) type Failure = Box<dyn Error + Send + Sync>;

/// How the use of a device ends: well when it is not needed any more.
pub(super) type Played = Result<(), Failure>;

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
        let work = move || work(&Arc::new(Mutex::new(Mixer::new(asked))), &*told);
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

/// Plays what is asked for, as long as somebody can ask.
fn work(mixer: &Arc<Mutex<Mixer>>, told: &dyn Fn(bool)) {
    while hold(mixer).wait() {
        if device::play(mixer, &|| told(true)).is_err() {
            told(false);
            // It would come too late when the next one is heard.
            hold(mixer).forget();
        }
    }
}

/// The mixer, for as long as it takes to fill a part of a second.
pub(super) fn hold(mixer: &Mutex<Mixer>) -> MutexGuard<'_, Mixer> {
    mixer.lock().unwrap_or_else(PoisonError::into_inner)
}
