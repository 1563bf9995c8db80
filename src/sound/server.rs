//! A PulseAudio connection that limits the memory and time a server can use.

use std::io::{self, BufReader, Read, Write};
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::time::{Duration, Instant};

use pulseaudio::cookie_path_from_env;
use pulseaudio::protocol::{
    AuthParams, Command, CommandTag, MAX_VERSION, Prop, Props, read_descriptor,
    write_command_message, write_memblock,
};

use crate::sound::loudspeaker::Failure;

/// Maximum message length in bytes. The longest answer to the requests here has less than a
/// thousand.
const LONGEST: u32 = 1 << 13;
/// Maximum messages per second. A server that asks for the smallest parts PipeWire knows sends
/// fewer than 400.
const MOST: u32 = 1000;
/// The channel of messages; the others carry sound.
const COMMANDS: u32 = u32::MAX;

const ERROR: u32 = CommandTag::Error as u32;
const REPLY: u32 = CommandTag::Reply as u32;
const REQUEST: u32 = CommandTag::Request as u32;
const KILLED: u32 = CommandTag::PlaybackStreamKilled as u32;

/// The connection to a server. Dropping it closes the connection and ends the sound.
pub(super) struct Server {
    socket: BufReader<Timed>,
    /// The protocol version shared by both sides.
    version: u16,
    /// The number of the last request.
    asked: u32,
    /// The start of the second in which messages are counted, and their number.
    counted: (Instant, u32),
}

impl Server {
    /// Connects and introduces the app within this time.
    ///
    /// # Errors
    /// There is no server, it refuses, or it does not answer.
    pub(super) fn connect(path: &Path, patience: Duration) -> Result<Server, Failure> {
        let now = Instant::now();
        let socket = Timed { socket: UnixStream::connect(path)?, until: now + patience };
        let mut server = Server {
            socket: BufReader::new(socket),
            version: MAX_VERSION,
            asked: 0,
            counted: (now, 0),
        };
        // Most servers need none from a program of the same user.
        let cookie = cookie_path_from_env().and_then(|path| std::fs::read(path).ok());
        let [version] = server.ask(&Command::Auth(AuthParams {
            version: MAX_VERSION,
            supports_shm: false,
            supports_memfd: false,
            cookie: cookie.unwrap_or_default(),
        }))?;
        // The upper half holds flags.
        server.version = (version as u16).min(MAX_VERSION);
        let mut props = Props::new();
        props.set(Prop::ApplicationName, c"Cardkeep");
        props.set(Prop::ApplicationIconName, c"org.cardkeep.Cardkeep");
        let [_client] = server.ask(&Command::SetClientName(props))?;
        Ok(server)
    }

    /// Sets the time limit for everything that follows.
    pub(super) fn give(&mut self, time: Duration) {
        self.socket.get_mut().until = Instant::now() + time;
    }

    /// Sends a request and waits for the answer. Returns the numbers at its start.
    ///
    /// # Errors
    /// The server refuses, breaks the protocol or takes too long.
    pub(super) fn ask<const N: usize>(&mut self, question: &Command) -> Result<[u32; N], Failure> {
        self.asked += 1;
        let mut message = Vec::new();
        write_command_message(&mut message, self.asked, question, self.version)?;
        self.socket.get_mut().write_all(&message)?;
        loop {
            match &self.next_message()?[..] {
                [REPLY, to, answer @ ..] if *to == self.asked => {
                    let answer =
                        answer.first_chunk().ok_or("the sound server answers too little")?;
                    return Ok(*answer);
                }
                [ERROR, to, why, ..] if *to == self.asked => {
                    return Err(format!("the sound server refuses: error {why}").into());
                }
                _ => {}
            }
        }
    }

    /// Sends samples.
    ///
    /// # Errors
    /// The server is gone or takes too long.
    pub(super) fn send_samples(&mut self, channel: u32, bytes: &[u8]) -> Result<(), Failure> {
        let mut message = Vec::with_capacity(bytes.len() + 32);
        write_memblock(&mut message, channel, bytes, 0)?;
        Ok(self.socket.get_mut().write_all(&message)?)
    }

    /// Waits until the server requests more samples. Returns the number of bytes requested, at
    /// least one sample.
    ///
    /// # Errors
    /// The server ends the stream, breaks the protocol or takes too long.
    pub(super) fn next_request(&mut self, channel: u32) -> Result<u32, Failure> {
        loop {
            match self.next_message()?[..] {
                [REQUEST, _, of, length, ..] if of == channel && length >= 2 => return Ok(length),
                [KILLED, _, of, ..] if of == channel => {
                    return Err("the sound server ended the sound".into());
                }
                // A newer server may send messages that are unknown here.
                _ => {}
            }
        }
    }

    /// Waits for a message. Returns the numbers at its start: its kind, the number of the request
    /// it answers, and the arguments of that kind. Ignores the rest.
    fn next_message(&mut self) -> Result<Vec<u32>, Failure> {
        let (since, count) = &mut self.counted;
        if since.elapsed() >= Duration::from_secs(1) {
            (*since, *count) = (Instant::now(), 0);
        }
        *count += 1;
        if *count > MOST {
            return Err("the sound server sends too many messages".into());
        }
        let head = read_descriptor(&mut self.socket)?;
        if head.length > LONGEST {
            return Err("the sound server sends too long a message".into());
        }
        let mut body = vec![0; head.length as usize];
        self.socket.read_exact(&mut body)?;
        let number = |part: &[u8]| match *part {
            [b'L', a, b, c, d] => Some(u32::from_be_bytes([a, b, c, d])),
            _ => None,
        };
        Ok(match head.channel {
            COMMANDS => body.chunks_exact(5).map_while(number).collect(),
            _ => Vec::new(),
        })
    }
}

/// A socket with a deadline for reading and writing, however little is transferred at once.
struct Timed {
    socket: UnixStream,
    until: Instant,
}

impl Timed {
    /// Returns the remaining time.
    fn left(&self) -> io::Result<Option<Duration>> {
        let left = self.until.saturating_duration_since(Instant::now());
        if left.is_zero() { Err(io::ErrorKind::TimedOut.into()) } else { Ok(Some(left)) }
    }
}

impl Read for Timed {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.socket.set_read_timeout(self.left()?)?;
        self.socket.read(buffer)
    }
}

impl Write for Timed {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.socket.set_write_timeout(self.left()?)?;
        self.socket.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
