//! Generates the app's sounds: `cargo run --example sounds -- assets/sounds`.
//!
//! Everything is synthesized from noise and decaying tones with additions and multiplications only,
//! so that every machine produces the same bytes. A test compares them with the stored files.

use std::path::PathBuf;
use std::process::ExitCode;
use std::{env, fs};

/// Samples per second.
const RATE: f64 = 22_050.0;
const TURN: f64 = std::f64::consts::TAU;
/// Fade-out at the end of a sound, in seconds.
const FADE: f64 = 0.012;

/// A sound of the app.
struct Sound {
    name: &'static str,
    /// Maximum amplitude; 1 is full scale.
    peak: f64,
    make: fn() -> Vec<f64>,
}

const SOUNDS: [Sound; 8] = [
    Sound { name: "deal", peak: 0.32, make: deal },
    Sound { name: "lay", peak: 0.36, make: lay },
    Sound { name: "gain", peak: 0.5, make: gain },
    Sound { name: "refused", peak: 0.5, make: refused },
    Sound { name: "tide", peak: 0.44, make: tide },
    Sound { name: "blow", peak: 0.5, make: blow },
    Sound { name: "triumph", peak: 0.46, make: triumph },
    Sound { name: "win", peak: 0.42, make: win },
];

/// A card sliding over cloth: a burst of noise that swells and fades.
fn deal() -> Vec<f64> {
    let mut track = silence(0.13);
    let slide = band(&noise(0.12, 7), 1900.0, 1500.0);
    add(&mut track, 0.0, 1.0, &swell(&slide, 0.03, 0.028));
    let body = band(&noise(0.12, 11), 700.0, 600.0);
    add(&mut track, 0.0, 0.5, &swell(&body, 0.035, 0.025));
    track
}

/// A card placed on cloth: a short, soft clap over a low thump.
fn lay() -> Vec<f64> {
    let mut track = silence(0.12);
    let clap = band(&noise(0.1, 23), 1100.0, 1000.0);
    add(&mut track, 0.0, 2.2, &swell(&clap, 0.002, 0.013));
    add(&mut track, 0.0, 0.3, &tone(230.0, 0.02, 0.11));
    add(&mut track, 0.0, 0.2, &tone(520.0, 0.012, 0.11));
    track
}

/// A gain: a knock on wood.
fn gain() -> Vec<f64> {
    let mut track = silence(0.24);
    knock(&mut track, 0.0, 1.0, [410.0, 890.0, 1510.0], 0.042);
    track
}

/// A refusal: two dull taps.
fn refused() -> Vec<f64> {
    let mut track = silence(0.27);
    knock(&mut track, 0.0, 1.0, [370.0, 560.0, 750.0], 0.026);
    knock(&mut track, 0.115, 0.8, [345.0, 525.0, 705.0], 0.026);
    track
}

/// The turn of the tide: a drum, and two plucked strings a fifth apart.
fn tide() -> Vec<f64> {
    let mut track = silence(0.5);
    drum(&mut track, 0.0, 0.8, 110.0, 0.09);
    pluck(&mut track, 0.06, 293.66);
    pluck(&mut track, 0.15, 440.0);
    track
}

/// A blow: a large drum, and wood that splits.
fn blow() -> Vec<f64> {
    let mut track = silence(0.66);
    drum(&mut track, 0.0, 1.0, 58.0, 0.2);
    for (at, loud) in [(0.09, 0.5), (0.125, 0.35), (0.19, 0.2)] {
        let splinter = band(&noise(0.05, 61), 1300.0, 1200.0);
        add(&mut track, at, loud, &swell(&splinter, 0.001, 0.012));
    }
    drum(&mut track, 0.28, 0.45, 52.0, 0.13);
    track
}

/// A triumph: horns that climb a chord and stay on its top.
fn triumph() -> Vec<f64> {
    let mut track = silence(0.67);
    drum(&mut track, 0.0, 0.5, 98.0, 0.1);
    for (at, pitch, lasts) in [
        (0.0, 261.63, 0.06),
        (0.07, 329.63, 0.06),
        (0.14, 392.0, 0.06),
        (0.21, 523.25, 0.14),
        (0.21, 329.63, 0.13),
    ] {
        horn(&mut track, at, pitch, lasts);
    }
    track
}

/// A drum is struck: a low tone with a soft clap.
fn drum(track: &mut [f64], at: f64, loud: f64, pitch: f64, lasts: f64) {
    add(track, at, loud, &tone(pitch, lasts, 0.42));
    add(track, at, loud * 0.4, &tone(pitch * 1.6, lasts * 0.5, 0.3));
    let skin = band(&noise(0.06, 53), 380.0, 420.0);
    add(track, at, loud * 0.8, &swell(&skin, 0.002, 0.02));
}

/// A horn is blown: strong overtones, which decay together.
fn horn(track: &mut [f64], at: f64, pitch: f64, lasts: f64) {
    for n in 1..=6 {
        let n = f64::from(n);
        add(track, at, 0.5 / n, &tone(pitch * n, lasts, 0.8));
    }
}

/// A win: a chord plucked from the bottom up.
fn win() -> Vec<f64> {
    let mut track = silence(0.58);
    for (n, pitch) in [261.63, 392.0, 523.25, 659.26].into_iter().enumerate() {
        pluck(&mut track, n as f64 * 0.052, pitch);
    }
    track
}

/// A hard, hollow object is struck. Its higher tones decay sooner.
fn knock(track: &mut [f64], at: f64, loud: f64, tones: [f64; 3], lasts: f64) {
    for (n, pitch) in tones.into_iter().enumerate() {
        let share = 1.0 / (n + 1) as f64;
        add(track, at, loud * share, &tone(pitch, lasts * share, 0.2));
    }
    let touch = band(&noise(0.03, 41), 900.0, 900.0);
    add(track, at, loud * 0.35, &swell(&touch, 0.001, 0.005));
}

/// A string is plucked softly.
fn pluck(track: &mut [f64], at: f64, pitch: f64) {
    for n in 1..=5 {
        let n = f64::from(n);
        add(track, at, 1.0 / (n * n), &tone(pitch * n, 0.17 / n, 0.55));
    }
}

fn samples(seconds: f64) -> usize {
    (seconds * RATE) as usize
}

fn silence(seconds: f64) -> Vec<f64> {
    vec![0.0; samples(seconds)]
}

/// Mixes samples into a track, as far as the track reaches.
fn add(track: &mut [f64], at: f64, loud: f64, what: &[f64]) {
    track[samples(at)..].iter_mut().zip(what).for_each(|(sum, sample)| *sum += loud * sample);
}

/// A tone that rises in three milliseconds and decays to a third in this many seconds.
fn tone(pitch: f64, lasts: f64, seconds: f64) -> Vec<f64> {
    // A point on a shrinking circle.
    let (turn, stays) = (TURN * pitch / RATE, exp(-1.0 / (lasts * RATE)));
    let (cos, sin) = (cos(turn), cos(turn - TURN / 4.0));
    let (mut x, mut y) = (1.0, 0.0);
    let wave = (0..samples(seconds)).map(|_| {
        (x, y) = (stays * (x * cos - y * sin), stays * (x * sin + y * cos));
        y
    });
    swell(&wave.collect::<Vec<_>>(), 0.003, f64::INFINITY)
}

/// White noise.
fn noise(seconds: f64, seed: u64) -> Vec<f64> {
    let mut state = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15);
    let next = |_| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        (state >> 11) as f64 / (1_u64 << 52) as f64 - 1.0
    };
    (0..samples(seconds)).map(next).collect()
}

/// A band-pass filter around a pitch, applied twice.
fn band(what: &[f64], pitch: f64, wide: f64) -> Vec<f64> {
    once(&once(what, pitch, wide), pitch, wide)
}

fn once(what: &[f64], pitch: f64, wide: f64) -> Vec<f64> {
    let stays = exp(-TURN / 2.0 * wide / RATE);
    let (near, far) = (2.0 * stays * cos(TURN * pitch / RATE), -stays * stays);
    let (mut last, mut before, mut heard) = (0.0, 0.0, [0.0; 2]);
    let pass = |sample: &f64| {
        // The direct component is filtered out.
        let now = sample - heard[1] + near * last + far * before;
        (before, last) = (last, now);
        heard = [*sample, heard[0]];
        (1.0 - stays) * now
    };
    what.iter().map(pass).collect()
}

/// Applies an envelope that rises and then decays to a third in these numbers of seconds.
fn swell(what: &[f64], rises: f64, sinks: f64) -> Vec<f64> {
    let stays = exp(-1.0 / (sinks * RATE));
    let (mut loud, top) = (1.0, rises * RATE);
    let pass = |(n, sample): (usize, &f64)| {
        let risen = n as f64 / top;
        if risen < 1.0 {
            return sample * risen * risen * (3.0 - 2.0 * risen);
        }
        loud *= stays;
        sample * loud
    };
    what.iter().enumerate().map(pass).collect()
}

/// The exponential function, identical on every machine.
fn exp(x: f64) -> f64 {
    let (mut sum, mut term) = (1.0, 1.0);
    for n in 1..40 {
        term *= x / f64::from(n);
        sum += term;
    }
    sum
}

/// The cosine of an angle up to a full turn, identical on every machine.
fn cos(x: f64) -> f64 {
    let (mut sum, mut term) = (1.0, 1.0);
    for n in 1..20 {
        term *= -x * x / f64::from((2 * n - 1) * (2 * n));
        sum += term;
    }
    sum
}

impl Sound {
    /// Returns the samples, from silence to silence.
    fn samples(&self) -> Vec<i16> {
        let mut track = (self.make)();
        let (length, fade) = (track.len(), samples(FADE));
        for (n, sample) in track[length - fade..].iter_mut().enumerate() {
            *sample *= (fade - 1 - n) as f64 / fade as f64;
        }
        let most = track.iter().fold(0.0, |most: f64, sample| most.max(sample.abs()));
        let scale = self.peak * f64::from(i16::MAX) / most;
        track.into_iter().map(|sample| (sample * scale).round() as i16).collect()
    }

    /// Returns a WAV file.
    fn wav(&self) -> Vec<u8> {
        let samples = self.samples();
        let (rate, length) = (RATE as u32, 2 * samples.len() as u32);
        let mut wav = Vec::from(*b"RIFF");
        wav.extend((36 + length).to_le_bytes());
        wav.extend(b"WAVEfmt ");
        wav.extend(16_u32.to_le_bytes());
        // PCM, one channel.
        wav.extend([1_u16, 1].map(u16::to_le_bytes).concat());
        wav.extend([rate, 2 * rate].map(u32::to_le_bytes).concat());
        wav.extend([2_u16, 16].map(u16::to_le_bytes).concat());
        wav.extend(b"data");
        wav.extend(length.to_le_bytes());
        wav.extend(samples.into_iter().flat_map(i16::to_le_bytes));
        wav
    }
}

fn main() -> ExitCode {
    let Some(folder) = env::args_os().nth(1).map(PathBuf::from) else {
        eprintln!("Usage: cargo run --example sounds -- assets/sounds");
        return ExitCode::FAILURE;
    };
    for sound in SOUNDS {
        let path = folder.join(sound.name).with_extension("wav");
        if let Err(why) = fs::write(&path, sound.wav()) {
            eprintln!("{}: {why}", path.display());
            return ExitCode::FAILURE;
        }
    }
    ExitCode::SUCCESS
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sounds_that_are_kept_are_those_that_are_made() {
        for sound in SOUNDS {
            let path = format!("{}/assets/sounds/{}.wav", env!("CARGO_MANIFEST_DIR"), sound.name);
            let kept = fs::read(&path).expect("it is kept");
            assert!(kept == sound.wav(), "{path} is not what this program makes");
            assert!(kept.len() < 30_000, "{path} is large");
        }
    }

    #[test]
    fn sounds_begin_and_end_in_silence_and_never_swing_too_far() {
        for sound in SOUNDS {
            let samples = sound.samples();
            let most = samples.iter().map(|sample| sample.unsigned_abs()).max().unwrap();
            assert!((10_000..17_000).contains(&most), "{}: {most}", sound.name);
            assert_eq!((samples[0], samples.last()), (0, Some(&0)), "{}", sound.name);
            let step = |two: &[i16]| i32::from(two[1]).abs_diff(two[0].into());
            let edge = |part: &[i16]| part.windows(2).map(step).max().unwrap();
            assert!(edge(&samples[..6]) < 1500, "{} begins with a click", sound.name);
            assert!(edge(&samples[samples.len() - 60..]) < 60, "{} ends in one", sound.name);
        }
    }

    #[test]
    fn series_come_to_what_the_functions_are() {
        for x in [-6.2, -3.0, -0.1, 0.0, 0.7, 1.6] {
            assert!((cos(x) - x.cos()).abs() < 1e-9 && (exp(x) - x.exp()).abs() < 1e-9, "{x}");
        }
    }
}
