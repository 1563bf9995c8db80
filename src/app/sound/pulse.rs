//! Sound on Linux: the server that desktops have is asked over its socket, PulseAudio or PipeWire in
//! its place. No library of the system takes part.

use std::ffi::CStr;
use std::io::{self, BufReader, BufWriter, Read, Write};
use std::os::unix::net::UnixStream;
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
use super::loudspeaker::{Played, hold};
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
    let mut server = Server::connect()?;
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
    fn connect() -> Result<Server, Box<dyn std::error::Error + Send + Sync>> {
        const NAME: &CStr = c"Cardkeep";
        let path = socket_path_from_env().ok_or("there is no sound server")?;
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
        props.set(Prop::ApplicationName, NAME);
        props.set(Prop::ApplicationIconName, c"org.cardkeep.Cardkeep");
        let _: SetClientNameReply = server.ask(Command::SetClientName(props))?;
        Ok(server)
    }

    /// Asks something, and waits for the answer.
    fn ask<R: CommandReply>(
        &mut self,
        question: Command,
    ) -> Result<R, Box<dyn std::error::Error + Send + Sync>> {
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
