//! Sound output on Linux, through the socket of the desktop's PulseAudio server (or PipeWire in its
//! place), without any system library.

mod server;

use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use pulseaudio::protocol::stream::{BufferAttr, StreamFlags};
use pulseaudio::protocol::{Command, PlaybackStreamParams, Prop, Props, SampleFormat, SampleSpec};
use pulseaudio::socket_path_from_env;

use self::server::Server;
use super::RATE;
use super::loudspeaker::{Played, hold};
use super::mixer::Mixer;

/// Timeout for a server to open a stream, and then to accept each second of sound.
const PATIENCE: Duration = Duration::from_secs(5);
/// Bytes of sound sent ahead: sixty milliseconds, at two bytes per sample.
const AHEAD: u32 = RATE * 2 * 60 / 1000;

/// Plays what the mixer produces until it is idle.
///
/// # Errors
/// There is no server, or it does not play.
pub(super) fn play(mixer: &Arc<Mutex<Mixer>>, opened: &dyn Fn()) -> Played {
    let path = socket_path_from_env().ok_or("there is no sound server")?;
    play_at(&path, mixer, opened, PATIENCE)
}

/// Plays to the server at this socket, as long as it accepts a second of sound within `patience`.
fn play_at(path: &Path, mixer: &Mutex<Mixer>, opened: &dyn Fn(), patience: Duration) -> Played {
    let mut server = Server::connect(path, patience)?;
    let [channel, _, mut wanted] = server.ask(&Command::CreatePlaybackStream(stream()))?;
    opened();
    server.give(patience);
    let mut samples = Vec::new();
    let mut taken = 0;
    loop {
        samples.resize((wanted / 2).min(RATE) as usize, 0.0);
        hold(mixer).fill(RATE, &mut samples);
        let whole = |sample: &f32| ((sample * f32::from(i16::MAX)) as i16).to_le_bytes();
        let bytes: Vec<u8> = samples.iter().flat_map(whole).collect();
        server.send_samples(channel, &bytes)?;
        if hold(mixer).rests() {
            return Ok(());
        }
        taken += samples.len();
        if taken >= RATE as usize {
            taken = 0;
            server.give(patience);
        }
        wanted = server.next_request(channel)?;
    }
}

/// Returns the stream parameters: one channel of 16-bit integers, with the lowest latency.
fn stream() -> PlaybackStreamParams {
    let mut props = Props::new();
    props.set(Prop::MediaName, c"Cards");
    props.set(Prop::MediaRole, c"game");
    let sample_spec = SampleSpec { format: SampleFormat::S16Le, channels: 1, sample_rate: RATE };
    let buffer_attr = BufferAttr { target_length: AHEAD, ..BufferAttr::default() };
    let flags = StreamFlags { adjust_latency: true, ..StreamFlags::default() };
    PlaybackStreamParams { sample_spec, buffer_attr, flags, props, ..Default::default() }
}

#[cfg(test)]
mod tests {
    use std::io::{self, BufReader, Read, Write};
    use std::os::unix::net::{UnixListener, UnixStream};
    use std::sync::mpsc::{Sender, channel};
    use std::thread;
    use std::time::Instant;

    use pulseaudio::protocol::{
        AuthReply, CreatePlaybackStreamReply, Request, SetClientNameReply, read_command_message,
        read_descriptor, write_command_message, write_reply_message,
    };

    use super::*;
    use crate::sound::Sound;
    use crate::sound::mixer::{Call, LEAD};

    const CHANNEL: u32 = 3;

    const VERSION: u16 = 13;

    /// Answers all requests until sound can be sent.
    fn open(from: &mut BufReader<UnixStream>, to: &mut UnixStream) {
        for _ in 0..3 {
            let (asked, command) = read_command_message(from, VERSION).unwrap();
            match command {
                Command::Auth(_) => {
                    let auth = AuthReply { version: VERSION, use_memfd: false, use_shm: false };
                    write_reply_message(to, asked, &auth, VERSION).unwrap();
                }
                Command::SetClientName(_) => {
                    let name = SetClientNameReply { client_id: 1 };
                    write_reply_message(to, asked, &name, VERSION).unwrap();
                }
                Command::CreatePlaybackStream(stream) => {
                    let spec = stream.sample_spec;
                    assert_eq!((spec.sample_rate, spec.channels), (RATE, 1));
                    let reply = CreatePlaybackStreamReply {
                        channel: CHANNEL,
                        requested_bytes: stream.buffer_attr.target_length,
                        ..Default::default()
                    };
                    write_reply_message(to, asked, &reply, VERSION).unwrap();
                }
                other => panic!("it asked for {other:?}"),
            }
        }
    }

    /// A server that accepts parts of a sound and asks for more this many times, and then
    /// disconnects. Returns the samples it received.
    fn serve(listener: &UnixListener, parts: usize) -> Vec<i16> {
        let (mut to, _) = listener.accept().unwrap();
        let mut from = BufReader::new(to.try_clone().unwrap());
        open(&mut from, &mut to);
        let mut samples = Vec::new();
        for _ in 0..parts {
            let Ok(head) = read_descriptor(&mut from) else { break };
            assert_eq!(head.channel, CHANNEL);
            let mut bytes = vec![0; head.length as usize];
            from.read_exact(&mut bytes).unwrap();
            samples.extend(bytes.chunks(2).map(|two| i16::from_le_bytes([two[0], two[1]])));
            // Unrelated messages are ignored.
            for command in [
                Command::Started(CHANNEL),
                Command::Request(Request { channel: CHANNEL + 1, length: 8 }),
                Command::Request(Request { channel: CHANNEL, length: 2000 }),
            ] {
                // It may be gone already.
                let _ = write_command_message(&mut to, u32::MAX, &command, VERSION);
            }
        }
        samples
    }

    /// Plays a sound at a server that accepts this many parts. Returns the result, what the server
    /// received, and whether the device was reported open.
    fn played(parts: usize) -> (bool, Vec<i16>, bool) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("native");
        let listener = UnixListener::bind(&path).unwrap();
        let server = thread::spawn(move || serve(&listener, parts));
        let (ask, mixer) = asked(Sound::Gain(0));
        let opened = std::cell::Cell::new(false);
        let well = play_at(&path, &mixer, &|| opened.set(true), PATIENCE).is_ok();
        drop(ask);
        (well, server.join().unwrap(), opened.get())
    }

    fn asked(sound: Sound) -> (Sender<Call>, Mutex<Mixer>) {
        let (ask, calls) = channel();
        let mut mixer = Mixer::new(calls);
        ask.send(Call::Play(sound, 1.0)).unwrap();
        assert!(mixer.wait());
        (ask, Mutex::new(mixer))
    }

    #[test]
    fn a_server_is_sent_the_sound_and_then_silence_until_it_is_left() {
        let (well, heard, opened) = played(usize::MAX);
        assert!(well && opened);
        let (lead, heard) = heard.split_at(LEAD);
        assert!(lead.iter().all(|sample| *sample == 0));
        let length = Sound::Gain(0).length();
        for (at, sample) in heard.iter().enumerate().take(length) {
            let own = Sound::Gain(0).sample(at) * 32_768.0;
            assert!((f32::from(*sample) - own).abs() < 2.0, "{at}: {sample} instead of {own}");
        }
        assert!(heard.len() > length && heard[length..].iter().all(|sample| *sample == 0));
    }

    #[test]
    fn a_server_that_is_gone_is_no_sound_output() {
        let (well, heard, opened) = played(2);
        assert!(!well && opened && !heard.is_empty());
        let (_ask, mixer) = asked(Sound::Lay);
        let nowhere = tempfile::tempdir().unwrap().path().join("native");
        assert!(play_at(&nowhere, &mixer, &|| panic!("it is open"), PATIENCE).is_err());
    }

    /// Timeout for a misbehaving server in these tests.
    const BRIEF: Duration = Duration::from_millis(300);

    /// Plays a sound at a server that opens the stream first if `opens`, and then repeats `attack`
    /// at most `most` times. Returns how often it could. The sound must have been given up.
    fn attacked(
        opens: bool,
        most: usize,
        mut attack: impl FnMut(&mut UnixStream) -> io::Result<()> + Send + 'static,
    ) -> usize {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("native");
        let listener = UnixListener::bind(&path).unwrap();
        let server = thread::spawn(move || {
            let (mut to, _) = listener.accept().unwrap();
            let mut from = BufReader::new(to.try_clone().unwrap());
            if opens {
                open(&mut from, &mut to);
            }
            // Accepts everything sent, for however long.
            let taken = thread::spawn(move || io::copy(&mut from, &mut io::sink()));
            let done = (0..most).take_while(|_| attack(&mut to).is_ok()).count();
            drop(to);
            let _ = taken.join();
            done
        });
        let (_ask, mixer) = asked(Sound::Gain(0));
        let begun = Instant::now();
        let ended = play_at(&path, &mixer, &|| {}, BRIEF);
        let time = begun.elapsed();
        assert!(ended.is_err());
        assert!(time < BRIEF * 5, "it took {time:?}");
        server.join().unwrap()
    }

    /// Sends a command that a server may send.
    fn say(to: &mut UnixStream, command: &Command) -> io::Result<()> {
        write_command_message(to, u32::MAX, command, VERSION).map_err(io::Error::other)
    }

    #[test]
    fn a_reply_of_any_length_takes_no_memory() {
        // The header of a message of 4 GB without an end, and the start of its text.
        let mut head = vec![0xff; 8];
        head.extend([0; 12]);
        head.extend([b'L', 0, 0, 0, 2, b'L', 0, 0, 0, 1, b'L', 0, 0, 0, 13, b't']);
        for opens in [false, true] {
            let mut part = head.clone();
            part.resize(1 << 16, b'x');
            let parts = attacked(opens, 1000, move |to| {
                to.write_all(&part)?;
                part.fill(b'x');
                Ok(())
            });
            assert!(parts < 20, "{parts} parts of 64 KB were read");
        }
    }

    #[test]
    fn a_server_that_sends_only_junk_is_given_up() {
        let most = 1_000_000;
        let junk: [fn(&mut UnixStream) -> io::Result<()>; 4] = [
            |to| say(to, &Command::Started(CHANNEL)),
            |to| say(to, &Command::Request(Request { channel: CHANNEL, length: 0 })),
            |to| say(to, &Command::Request(Request { channel: CHANNEL, length: 1 })),
            |to| say(to, &Command::Request(Request { channel: CHANNEL + 1, length: 8000 })),
        ];
        for (kind, junk) in junk.into_iter().enumerate() {
            let sent = attacked(true, most, junk);
            assert!(sent < 20_000, "{sent} messages of junk {kind}");
        }
        let sent = attacked(true, most, |to| to.write_all(&[0; 20]));
        assert!(sent < 50_000, "{sent} empty messages");
    }

    #[test]
    fn a_server_that_is_silent_or_slow_is_given_up() {
        let pause = || thread::sleep(BRIEF / 10);
        for opens in [false, true] {
            let silence = move |_: &mut UnixStream| {
                pause();
                Ok(())
            };
            attacked(opens, 10, silence);
            // A long message, one byte at a time.
            let mut bytes = [0, 0, 16, 0, 0xff, 0xff, 0xff, 0xff].into_iter();
            let drip = move |to: &mut UnixStream| {
                pause();
                to.write_all(&[bytes.next().unwrap_or_default()])
            };
            assert!(attacked(opens, 1000, drip) < 100);
        }
        let sips = attacked(true, 1000, move |to| {
            pause();
            say(to, &Command::Request(Request { channel: CHANNEL, length: 2 }))
        });
        assert!(sips < 100, "{sips}");
    }
}
