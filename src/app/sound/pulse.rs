//! Sound on Linux: the server that desktops have is asked over its socket, PulseAudio or PipeWire in
//! its place. No library of the system takes part.

use std::io::{self, BufReader, BufWriter, Read, Write};
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use pulseaudio::protocol::stream::{BufferAttr, StreamFlags};
use pulseaudio::protocol::{
    AuthParams, AuthReply, Command, CommandReply, CreatePlaybackStreamReply, MAX_VERSION,
    PlaybackStreamParams, Prop, Props, SampleFormat, SampleSpec, SetClientNameReply,
    read_descriptor, read_reply_message, write_command_message, write_memblock,
};
use pulseaudio::{cookie_path_from_env, socket_path_from_env};

use super::RATE;
use super::loudspeaker::{Failure, Played, hold};
use super::mixer::Mixer;

/// A server that says nothing for so long while it should play is none.
const PATIENCE: Duration = Duration::from_secs(5);
/// How much of a sound is sent ahead, in bytes: sixty milliseconds, at two bytes a sample.
const AHEAD: u32 = RATE * 2 * 60 / 1000;
/// The longest message of a server that is read, in bytes.
const LONGEST: u32 = 1 << 16;

/// Plays what the mixer makes until it rests.
///
/// # Errors
/// There is no server, or it does not play.
pub fn play(mixer: &Arc<Mutex<Mixer>>, opened: &dyn Fn()) -> Played {
    let path = socket_path_from_env().ok_or("there is no sound server")?;
    play_at(&path, mixer, opened)
}

/// The same with the server whose socket lies there.
fn play_at(path: &Path, mixer: &Mutex<Mixer>, opened: &dyn Fn()) -> Played {
    let mut server = Server::connect(path)?;
    let stream: CreatePlaybackStreamReply = server.ask(Command::CreatePlaybackStream(stream()))?;
    opened();
    let mut wanted = stream.requested_bytes;
    let mut samples = Vec::new();
    loop {
        samples.resize((wanted / 2).min(RATE) as usize, 0.0);
        hold(mixer).fill(RATE, &mut samples);
        let whole = |sample: &f32| ((sample * f32::from(i16::MAX)) as i16).to_le_bytes();
        let bytes: Vec<u8> = samples.iter().flat_map(whole).collect();
        write_memblock(&mut server.to, stream.channel, &bytes, 0)?;
        server.to.flush()?;
        if hold(mixer).rests() {
            return Ok(());
        }
        wanted = server.wants(stream.channel)?;
    }
}

/// What is asked for: one channel of small, whole numbers, as soon after they are sent as can be.
fn stream() -> PlaybackStreamParams {
    let mut props = Props::new();
    props.set(Prop::MediaName, c"Cards");
    props.set(Prop::MediaRole, c"game");
    let sample_spec = SampleSpec { format: SampleFormat::S16Le, channels: 1, sample_rate: RATE };
    let buffer_attr = BufferAttr { target_length: AHEAD, ..BufferAttr::default() };
    let flags = StreamFlags { adjust_latency: true, ..StreamFlags::default() };
    PlaybackStreamParams { sample_spec, buffer_attr, flags, props, ..Default::default() }
}

/// The connection to a server. It ends when it is dropped, and the sound with it.
struct Server {
    from: BufReader<UnixStream>,
    to: BufWriter<UnixStream>,
    /// The words that both understand.
    version: u16,
    asked: u32,
}

impl Server {
    fn connect(path: &Path) -> Result<Server, Failure> {
        let socket = UnixStream::connect(path)?;
        socket.set_read_timeout(Some(PATIENCE))?;
        socket.set_write_timeout(Some(PATIENCE))?;
        let mut server = Server {
            from: BufReader::new(socket.try_clone()?),
            to: BufWriter::new(socket),
            version: MAX_VERSION,
            asked: 0,
        };
        // Most servers want none of those whose socket they are on.
        let cookie = cookie_path_from_env().and_then(|path| std::fs::read(path).ok());
        let auth: AuthReply = server.ask(Command::Auth(AuthParams {
            version: MAX_VERSION,
            supports_shm: false,
            supports_memfd: false,
            cookie: cookie.unwrap_or_default(),
        }))?;
        server.version = auth.version.min(MAX_VERSION);
        let mut props = Props::new();
        props.set(Prop::ApplicationName, c"Cardkeep");
        props.set(Prop::ApplicationIconName, c"org.cardkeep.Cardkeep");
        let _: SetClientNameReply = server.ask(Command::SetClientName(props))?;
        Ok(server)
    }

    /// Asks something, and waits for the answer.
    fn ask<R: CommandReply>(&mut self, question: Command) -> Result<R, Failure> {
        self.asked += 1;
        write_command_message(&mut self.to, self.asked, &question, self.version)?;
        self.to.flush()?;
        Ok(read_reply_message(&mut self.from, self.version)?.1)
    }

    /// Waits until the server wants more of a sound. Answers with how many bytes.
    fn wants(&mut self, stream: u32) -> io::Result<u32> {
        loop {
            let head = read_descriptor(&mut self.from).map_err(io::Error::other)?;
            if head.length > LONGEST {
                return Err(io::ErrorKind::InvalidData.into());
            }
            let mut message = vec![0; head.length as usize];
            self.from.read_exact(&mut message)?;
            // What a newer server says beside is not for us.
            match Command::read_tag_prefixed(&mut &message[..], self.version) {
                Ok((_, Command::Request(more))) if more.channel == stream => {
                    return Ok(more.length);
                }
                Ok((_, Command::PlaybackStreamKilled(_))) => {
                    return Err(io::ErrorKind::ConnectionAborted.into());
                }
                Ok(_) | Err(_) => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::os::unix::net::UnixListener;
    use std::sync::mpsc::{Sender, channel};
    use std::thread;

    use pulseaudio::protocol::{Request, read_command_message, write_reply_message};

    use super::*;
    use crate::app::sound::Sound;
    use crate::app::sound::mixer::{Call, LEAD};

    const CHANNEL: u32 = 3;

    /// A server that takes a part of a sound and asks for more, so many times, and then is gone.
    /// Answers with the samples that it was sent.
    fn serve(listener: &UnixListener, parts: usize) -> Vec<i16> {
        let (mut to, _) = listener.accept().unwrap();
        let mut from = BufReader::new(to.try_clone().unwrap());
        let version = 13;
        let mut heard = |from: &mut BufReader<UnixStream>| {
            let (asked, command) = read_command_message(from, version).unwrap();
            let stream = match command {
                Command::Auth(_) => {
                    let auth = AuthReply { version, use_memfd: false, use_shm: false };
                    return write_reply_message(&mut to, asked, &auth, version).unwrap();
                }
                Command::SetClientName(_) => {
                    let name = SetClientNameReply { client_id: 1 };
                    return write_reply_message(&mut to, asked, &name, version).unwrap();
                }
                Command::CreatePlaybackStream(stream) => stream,
                other => panic!("it asked for {other:?}"),
            };
            assert_eq!((stream.sample_spec.sample_rate, stream.sample_spec.channels), (RATE, 1));
            let reply = CreatePlaybackStreamReply {
                channel: CHANNEL,
                requested_bytes: stream.buffer_attr.target_length,
                ..Default::default()
            };
            write_reply_message(&mut to, asked, &reply, version).unwrap();
        };
        (0..3).for_each(|_| heard(&mut from));
        let mut samples = Vec::new();
        for _ in 0..parts {
            let Ok(head) = read_descriptor(&mut from) else { break };
            assert_eq!(head.channel, CHANNEL);
            let mut bytes = vec![0; head.length as usize];
            from.read_exact(&mut bytes).unwrap();
            samples.extend(bytes.chunks(2).map(|two| i16::from_le_bytes([two[0], two[1]])));
            // Of what is said beside nothing is understood or meant for this.
            for command in [
                Command::Started(CHANNEL),
                Command::Request(Request { channel: CHANNEL + 1, length: 8 }),
                Command::Request(Request { channel: CHANNEL, length: 2000 }),
            ] {
                // It may be gone already.
                let _ = write_command_message(&mut to, u32::MAX, &command, version);
            }
        }
        samples
    }

    /// Plays a sound at a server of so many parts. Answers how that ended, what the server heard, and
    /// whether it was told to be open.
    fn played(parts: usize) -> (bool, Vec<i16>, bool) {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("native");
        let listener = UnixListener::bind(&path).unwrap();
        let server = thread::spawn(move || serve(&listener, parts));
        let (ask, mixer) = asked(Sound::Beat);
        let opened = std::cell::Cell::new(false);
        let well = play_at(&path, &mixer, &|| opened.set(true)).is_ok();
        drop(ask);
        (well, server.join().unwrap(), opened.get())
    }

    fn asked(sound: Sound) -> (Sender<Call>, Mutex<Mixer>) {
        let (ask, calls) = channel();
        let mut mixer = Mixer::new(calls);
        ask.send(Call::Play(sound)).unwrap();
        assert!(mixer.wait());
        (ask, Mutex::new(mixer))
    }

    #[test]
    fn a_server_is_sent_the_sound_and_then_silence_until_it_is_left() {
        let (well, heard, opened) = played(usize::MAX);
        assert!(well && opened);
        let (lead, heard) = heard.split_at(LEAD);
        assert!(lead.iter().all(|sample| *sample == 0));
        let length = Sound::Beat.length();
        for (at, sample) in heard.iter().enumerate().take(length) {
            let own = Sound::Beat.sample(at) * 32_768.0;
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
        assert!(play_at(&nowhere, &mixer, &|| panic!("it is open")).is_err());
    }
}
