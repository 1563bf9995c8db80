//! Sound output on Android, through AAudio.

use std::sync::{Arc, Mutex};

use ndk::audio::{AudioDirection, AudioFormat, AudioStreamBuilder};

use super::loudspeaker::{Played, hold};
use super::mixer::Mixer;

/// Timeout in nanoseconds for writing samples, after which the device counts as gone.
const PATIENCE: i64 = 1_000_000_000;

/// Plays what the mixer produces until it is idle.
///
/// # Errors
/// There is no device, or it was disconnected, such as headphones.
#[allow(unsafe_code, reason = "samples are handed to the system as a pointer")]
pub fn play(mixer: &Arc<Mutex<Mixer>>, opened: &dyn Fn()) -> Played {
    let stream = AudioStreamBuilder::new()?
        .direction(AudioDirection::Output)
        .format(AudioFormat::PCM_I16)
        .channel_count(1)
        .open_stream()?;
    let burst = stream.frames_per_burst().max(1);
    // Two are enough to never underrun; more would add latency.
    let _ = stream.set_buffer_size_in_frames(2 * burst);
    stream.request_start()?;
    opened();
    let rate = stream.sample_rate().unsigned_abs();
    let mut samples = vec![0.0; burst.unsigned_abs() as usize];
    while !hold(mixer).rests() {
        hold(mixer).fill(rate, &mut samples);
        let whole = |sample: &f32| (sample * f32::from(i16::MAX)) as i16;
        let whole: Vec<i16> = samples.iter().map(whole).collect();
        // SAFETY: there are as many samples as a burst has frames, each of one channel.
        let written = unsafe { stream.write(whole.as_ptr().cast(), burst, PATIENCE) };
        // `ndk` takes the number of frames that were written for an unknown error.
        let written = written.map_or_else(i32::from, u32::cast_signed);
        if written < burst {
            return Err("the sound output does not take any more".into());
        }
    }
    Ok(())
}
