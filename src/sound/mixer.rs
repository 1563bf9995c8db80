//! Mixer of the sounds that play at the same time.

use std::sync::mpsc::{Receiver, TryRecvError};

use super::{RATE, Sound};

/// Maximum simultaneous sounds; further requests are dropped.
const VOICES: usize = 6;
/// Minimum distance of equal sounds in seconds; a request before that is the same sound.
const APART: f64 = 0.05;
/// Seconds of silence after which the device is no longer needed.
const REST: f64 = 5.0;

/// Samples of silence before the sound that a device is opened for, because many devices swallow
/// the first samples.
pub(super) const LEAD: usize = RATE as usize / 25;

/// A request to the mixer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum Call {
    /// A sound, and the factor for its samples.
    Play(Sound, f32),
    /// Silence until the next sound.
    Rest,
}

/// A playing sound.
struct Voice {
    sound: Sound,
    volume: f32,
    /// The position in its samples: fractional, because the device has its own rate, and negative
    /// before it begins.
    at: f64,
}

/// Produces samples for a device.
pub(super) struct Mixer {
    asked: Receiver<Call>,
    voices: Vec<Voice>,
    /// Seconds since the last sound.
    silent: f64,
}

impl Mixer {
    pub(super) fn new(asked: Receiver<Call>) -> Mixer {
        Mixer { asked, voices: Vec::new(), silent: 0.0 }
    }

    /// Waits for a sound for which to open a device. Returns false once no more requests can come.
    pub(super) fn wait(&mut self) -> bool {
        loop {
            match self.asked.recv() {
                Ok(Call::Play(sound, volume)) => {
                    self.begin(sound, volume);
                    self.voices.iter_mut().for_each(|voice| voice.at -= LEAD as f64);
                    return true;
                }
                Ok(Call::Rest) => {}
                Err(_) => return false,
            }
        }
    }

    /// Fills a buffer for a device of this rate with samples from -1 to 1.
    pub(super) fn fill(&mut self, rate: u32, samples: &mut [f32]) {
        self.listen();
        samples.fill(0.0);
        let step = f64::from(RATE) / f64::from(rate.max(1));
        for voice in &mut self.voices {
            for sample in samples.iter_mut() {
                *sample += voice.next(step);
            }
        }
        for sample in samples.iter_mut() {
            *sample = sample.clamp(-1.0, 1.0);
        }
        self.voices.retain(|voice| !voice.is_over());
        if self.voices.is_empty() {
            self.silent += samples.len() as f64 / f64::from(rate.max(1));
        }
    }

    /// Whether the silence is long enough to close the device.
    pub(super) fn rests(&self) -> bool {
        self.silent >= REST
    }

    /// Drops all playing and requested sounds.
    pub(super) fn forget(&mut self) {
        self.voices.clear();
        while self.asked.try_recv().is_ok() {}
    }

    fn listen(&mut self) {
        loop {
            match self.asked.try_recv() {
                Ok(Call::Play(sound, volume)) => self.begin(sound, volume),
                Ok(Call::Rest) | Err(TryRecvError::Disconnected) => {
                    self.voices.clear();
                    self.silent = REST;
                    return;
                }
                Err(TryRecvError::Empty) => return,
            }
        }
    }

    fn begin(&mut self, sound: Sound, volume: f32) {
        let same = |voice: &Voice| voice.sound == sound && voice.at < APART * f64::from(RATE);
        if self.voices.len() < VOICES && !self.voices.iter().any(same) {
            self.voices.push(Voice { sound, volume, at: 0.0 });
        }
        self.silent = 0.0;
    }
}

impl Voice {
    fn is_over(&self) -> bool {
        self.at >= self.sound.length() as f64
    }

    /// Returns the next sample, interpolated.
    fn next(&mut self, step: f64) -> f32 {
        let at = self.at;
        self.at += step * self.sound.speed();
        if at < 0.0 {
            return 0.0;
        }
        let (before, part) = (at as usize, at.fract() as f32);
        let (one, two) = (self.sound.sample(before), self.sound.sample(before + 1));
        (one + (two - one) * part) * self.volume
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::{Sender, channel};

    use super::*;
    use cardkeep_store::Volume;

    fn mixer() -> (Sender<Call>, Mixer) {
        let (ask, asked) = channel();
        (ask, Mixer::new(asked))
    }

    /// Returns the samples of this many seconds.
    fn heard(mixer: &mut Mixer, rate: u32, seconds: f64) -> Vec<f32> {
        let mut samples = vec![0.0; (f64::from(rate) * seconds) as usize];
        samples.chunks_mut(441).for_each(|part| mixer.fill(rate, part));
        samples
    }

    fn loudest(samples: &[f32]) -> f32 {
        samples.iter().fold(0.0, |most, sample| most.max(sample.abs()))
    }

    #[test]
    fn a_sound_is_heard_as_it_is_and_then_nothing() {
        let (ask, mut mixer) = mixer();
        ask.send(Call::Play(Sound::Lay, 1.0)).unwrap();
        assert!(mixer.wait());
        let samples = heard(&mut mixer, RATE, 0.5);
        let (lead, samples) = samples.split_at(LEAD);
        assert_eq!(loudest(lead), 0.0);
        let length = Sound::Lay.length();
        for (at, sample) in samples.iter().enumerate().take(length) {
            assert!((sample - Sound::Lay.sample(at)).abs() < 1e-6, "{at}");
        }
        assert!(samples[length..].iter().all(|sample| *sample == 0.0));
        assert!(loudest(samples) > 0.2);
    }

    #[test]
    fn at_another_rate_it_takes_as_long_and_is_as_loud() {
        for rate in [8_000, 44_100, 48_000, 192_000] {
            let (ask, mut mixer) = mixer();
            ask.send(Call::Play(Sound::Win, 1.0)).unwrap();
            let samples = heard(&mut mixer, rate, 1.0);
            let last = samples.iter().rposition(|sample| *sample != 0.0).unwrap();
            let seconds = last as f64 / f64::from(rate);
            let own = Sound::Win.length() as f64 / f64::from(RATE);
            assert!((seconds - own).abs() < 0.01, "{rate}: {seconds} instead of {own}");
            assert!((0.35..0.5).contains(&loudest(&samples)), "{rate}: {}", loudest(&samples));
        }
    }

    #[test]
    fn each_volume_is_louder_than_the_one_before_and_none_is_distorted() {
        let loudness = Volume::ALL.map(|volume| {
            let (ask, mut mixer) = mixer();
            ask.send(Call::Play(Sound::Win, volume.factor())).unwrap();
            loudest(&heard(&mut mixer, RATE, 1.0))
        });
        assert_eq!(loudness[0], 0.0);
        assert!(loudness.is_sorted_by(|one, other| one < other), "{loudness:?}");
        assert!(loudness[3] < 0.99, "{loudness:?}");
    }

    #[test]
    fn sounds_add_up_within_bounds_and_equal_ones_at_once_are_one() {
        let (ask, mut mixer) = mixer();
        for _ in 0..40 {
            ask.send(Call::Play(Sound::Deal, 1.0)).unwrap();
        }
        let one = loudest(&heard(&mut mixer, RATE, 0.3));
        assert!(one < 0.4, "{one}");
        let all = [Sound::Deal, Sound::Lay, Sound::Gain(0), Sound::Refused, Sound::Win];
        for sound in all {
            ask.send(Call::Play(sound, 1.0)).unwrap();
        }
        let most = loudest(&heard(&mut mixer, RATE, 0.3));
        assert!(most > one && most <= 1.0, "{most}");
    }

    #[test]
    fn it_rests_after_some_seconds_of_silence_or_at_once_when_told() {
        let (ask, mut mixer) = mixer();
        ask.send(Call::Play(Sound::Win, 1.0)).unwrap();
        assert!(mixer.wait());
        heard(&mut mixer, RATE, 4.0);
        assert!(!mixer.rests());
        ask.send(Call::Play(Sound::Lay, 1.0)).unwrap();
        heard(&mut mixer, RATE, 4.0);
        assert!(!mixer.rests());
        heard(&mut mixer, RATE, 2.0);
        assert!(mixer.rests());

        ask.send(Call::Play(Sound::Win, 1.0)).unwrap();
        assert!(mixer.wait() && !mixer.rests());
        ask.send(Call::Rest).unwrap();
        assert_eq!(loudest(&heard(&mut mixer, RATE, 0.1)), 0.0);
        assert!(mixer.rests());
        drop(ask);
        assert!(!mixer.wait());
    }
}
