//! A session bus with a desktop portal, as far as Cardkeep talks to them.

use std::io::{BufRead, BufReader, Read, Write};
use std::os::unix::net::{UnixListener, UnixStream};
use std::sync::{Arc, Mutex};
use std::thread;

use tempfile::TempDir;

const REQUEST: &str = "/org/freedesktop/portal/desktop/request/1";

/// What the bus does.
#[derive(Clone, Copy, PartialEq)]
pub enum Mood {
    /// Accepts connections and never answers.
    Silent,
    /// Has a portal whose dialogs fail.
    Broken,
    /// Has a portal that accepts every dialog.
    Well,
}

pub struct Bus {
    folder: TempDir,
    mood: Mood,
    state: Arc<Mutex<State>>,
}

#[derive(Default)]
struct State {
    /// The members called, apart from those of the bus itself.
    calls: Vec<String>,
    /// The connections, oldest first.
    streams: Vec<UnixStream>,
}

impl Bus {
    pub fn new(mood: Mood) -> Bus {
        let folder = tempfile::tempdir().unwrap();
        let listener = UnixListener::bind(folder.path().join("bus")).unwrap();
        let state = Arc::new(Mutex::new(State::default()));
        let bus = Bus { folder, mood, state: Arc::clone(&state) };
        thread::spawn(move || {
            for stream in listener.incoming() {
                let stream = stream.unwrap();
                state.lock().unwrap().streams.push(stream.try_clone().unwrap());
                let state = Arc::clone(&state);
                // It ends with the connection.
                thread::spawn(move || (mood != Mood::Silent).then(|| serve(stream, mood, &state)));
            }
        });
        bus
    }

    pub fn mood(&self) -> Mood {
        self.mood
    }

    pub fn address(&self) -> String {
        format!("unix:path={}", self.folder.path().join("bus").display())
    }

    /// Returns what was called so far.
    pub fn calls(&self) -> Vec<String> {
        self.state.lock().unwrap().calls.clone()
    }

    /// Ends the dialogs, with a chosen file or, without one, as the player closes them.
    pub fn answer(&self, uri: Option<&str>) {
        let mut body = Wire::default();
        body.number(u32::from(uri.is_none()));
        body.array(8, |body| {
            if let Some(uri) = uri {
                body.text("uris");
                body.signature("as");
                body.array(4, |body| body.text(uri));
            }
        });
        let interface = "org.freedesktop.portal.Request";
        self.signal(REQUEST, interface, "Response", "ua{sv}", &body);
    }

    /// Reports a changed setting of the type `u` or `b`.
    pub fn change(&self, namespace: &str, key: &str, kind: &str, value: u32) {
        let mut body = Wire::default();
        body.text(namespace);
        body.text(key);
        body.signature(kind);
        body.number(value);
        let path = "/org/freedesktop/portal/desktop";
        let interface = "org.freedesktop.portal.Settings";
        self.signal(path, interface, "SettingChanged", "ssv", &body);
    }

    fn signal(&self, path: &str, interface: &str, member: &str, signature: &str, body: &Wire) {
        let fields = [(1, "o", path), (2, "s", interface), (3, "s", member), (8, "g", signature)];
        let message = message(4, None, &fields, body);
        for stream in &mut self.state.lock().unwrap().streams {
            // Some have ended.
            let _ = stream.write_all(&message);
        }
    }
}

/// Answers the calls of a connection.
fn serve(mut stream: UnixStream, mood: Mood, state: &Mutex<State>) -> std::io::Result<()> {
    let mut reader = BufReader::new(stream.try_clone()?);
    loop {
        let mut line = Vec::new();
        reader.read_until(b'\n', &mut line)?;
        let line = String::from_utf8_lossy(&line);
        match line.trim_matches(['\0', '\r', '\n']).split(' ').next().unwrap_or_default() {
            "AUTH" => stream.write_all(b"OK 0123456789abcdef0123456789abcdef\r\n")?,
            "NEGOTIATE_UNIX_FD" => stream.write_all(b"AGREE_UNIX_FD\r\n")?,
            _ => break,
        }
    }
    loop {
        let (serial, member, body) = call(&mut reader)?;
        let mut reply = Wire::default();
        let signature = match member.as_str() {
            "Hello" => {
                reply.text(":1.1");
                "s"
            }
            "AddMatch" => "",
            "SaveFile" | "OpenFile" if mood == Mood::Well => {
                reply.text(REQUEST);
                "o"
            }
            // The system wishes high contrast, and has animations.
            "ReadOne" if contains(&body, "contrast") => {
                reply.signature("u");
                reply.number(1);
                "v"
            }
            "ReadOne" if contains(&body, "enable-animations") => {
                reply.signature("b");
                reply.number(1);
                "v"
            }
            _ => "error",
        };
        if !["Hello", "AddMatch"].contains(&member.as_str()) {
            state.lock().unwrap().calls.push(member);
        }
        let answer = match signature {
            "error" => {
                let error = "org.freedesktop.DBus.Error.Failed";
                message(3, Some(serial), &[(4, "s", error)], &Wire::default())
            }
            "" => message(2, Some(serial), &[], &reply),
            signature => message(2, Some(serial), &[(8, "g", signature)], &reply),
        };
        stream.write_all(&answer)?;
    }
}

fn contains(body: &[u8], text: &str) -> bool {
    body.windows(text.len()).any(|part| part == text.as_bytes())
}

/// Reads a call: its serial number, member and body.
fn call(reader: &mut impl Read) -> std::io::Result<(u32, String, Vec<u8>)> {
    let mut head = [0; 16];
    reader.read_exact(&mut head)?;
    let number = |at: usize| u32::from_le_bytes(head[at..at + 4].try_into().unwrap());
    let (size, serial, fields) = (number(4) as usize, number(8), number(12) as usize);
    let mut rest = vec![0; fields.next_multiple_of(8) + size];
    reader.read_exact(&mut rest)?;
    let (mut at, mut member) = (0, String::new());
    while at < fields {
        at = at.next_multiple_of(8);
        let (code, kind) = (rest[at], rest[at + 2]);
        at += 4;
        let length = match kind {
            b'g' => usize::from(rest[at]) + 2,
            b'u' => 4,
            _ => u32::from_le_bytes(rest[at..at + 4].try_into().unwrap()) as usize + 5,
        };
        if code == 3 {
            member = String::from_utf8(rest[at + 4..at + length - 1].to_vec()).unwrap();
        }
        at += length;
    }
    Ok((serial, member, rest.split_off(fields.next_multiple_of(8))))
}

/// Returns a message: 2 is a reply, 3 an error, 4 a signal.
fn message(kind: u8, replies_to: Option<u32>, fields: &[(u8, &str, &str)], body: &Wire) -> Vec<u8> {
    let mut wire = Wire(vec![b'l', kind, 0, 1]);
    wire.number(body.0.len() as u32);
    wire.number(1);
    wire.array(8, |wire| {
        if let Some(serial) = replies_to {
            wire.0.push(5);
            wire.signature("u");
            wire.number(serial);
        }
        for (code, kind, value) in fields {
            wire.align(8);
            wire.0.push(*code);
            wire.signature(kind);
            if *kind == "g" { wire.signature(value) } else { wire.text(value) }
        }
    });
    wire.align(8);
    [wire.0, body.0.clone()].concat()
}

/// Bytes as D-Bus writes them.
#[derive(Default)]
struct Wire(Vec<u8>);

impl Wire {
    fn align(&mut self, to: usize) {
        self.0.resize(self.0.len().next_multiple_of(to), 0);
    }

    fn number(&mut self, number: u32) {
        self.align(4);
        self.0.extend(number.to_le_bytes());
    }

    fn text(&mut self, text: &str) {
        self.number(text.len() as u32);
        self.0.extend(text.bytes().chain([0]));
    }

    fn signature(&mut self, signature: &str) {
        self.0.push(signature.len() as u8);
        self.0.extend(signature.bytes().chain([0]));
    }

    /// Writes an array of items with this alignment.
    fn array(&mut self, alignment: usize, items: impl FnOnce(&mut Wire)) {
        self.number(0);
        let length = self.0.len() - 4;
        self.align(alignment);
        let begin = self.0.len();
        items(self);
        let size = (self.0.len() - begin) as u32;
        self.0[length..length + 4].copy_from_slice(&size.to_le_bytes());
    }
}
