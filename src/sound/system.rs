//! Sound output on Windows and macOS, through the system's shared audio interface.

use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex};

use cpal::traits::{DeviceTrait, HostTrait, StreamTrait};
use cpal::{Device, Error, ErrorKind, FromSample, SampleFormat, SizedSample, Stream, StreamConfig};

use super::loudspeaker::{Played, hold};
use super::mixer::Mixer;

/// Plays what the mixer produces until it is idle.
///
/// # Errors
/// There is no device, or it was disconnected.
pub fn play(mixer: &Arc<Mutex<Mixer>>, opened: &dyn Fn()) -> Played {
    let device = cpal::default_host().default_output_device().ok_or("there is no sound output")?;
    let config = device.default_output_config()?;
    let (ended, end) = channel();
    let open = match config.sample_format() {
        SampleFormat::F32 => stream::<f32>,
        SampleFormat::I16 => stream::<i16>,
        SampleFormat::I32 => stream::<i32>,
        other => return Err(format!("samples of the form {other}").into()),
    };
    let stream = open(&device, config.config(), Arc::clone(mixer), ended)?;
    stream.play()?;
    opened();
    Ok(end.recv()??)
}

/// Creates a stream that the mixer fills and that reports its end.
fn stream<S: SizedSample + FromSample<f32>>(
    device: &Device,
    config: StreamConfig,
    mixer: Arc<Mutex<Mixer>>,
    ended: Sender<Result<(), Error>>,
) -> Result<Stream, Error> {
    let (channels, rate) = (usize::from(config.channels).max(1), config.sample_rate);
    let broken = ended.clone();
    let mut samples = Vec::new();
    let fill = move |out: &mut [S], _: &_| {
        samples.resize(out.len() / channels, 0.0);
        let mut mixer = hold(&mixer);
        mixer.fill(rate, &mut samples);
        for (frame, sample) in out.chunks_mut(channels).zip(&samples) {
            frame.fill(S::from_sample(*sample));
        }
        if mixer.rests() {
            // No one listens if it was reported before.
            let _ = ended.send(Ok(()));
        }
    };
    let fails = move |why: Error| {
        // A gap in the sound or a busy machine does not end the stream.
        if !matches!(why.kind(), ErrorKind::Xrun | ErrorKind::RealtimeDenied) {
            let _ = broken.send(Err(why));
        }
    };
    device.build_output_stream(config, fill, fails, None)
}
