//! The desktop portal of Linux, on the session bus: file dialogs, and the wishes of the system.

use std::cell::RefCell;
use std::collections::HashMap;
use std::ffi::{OsStr, OsString};
use std::io;
use std::os::unix::ffi::{OsStrExt, OsStringExt};
use std::path::PathBuf;
use std::pin::Pin;
use std::sync::mpsc::{RecvTimeoutError, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use zbus::export::futures_core::Stream;
use zbus::zvariant::{OwnedObjectPath, OwnedValue, Value};
use zbus::{Connection, MessageStream};

use super::{Dialog, OnPicked, Picked};
use crate::background;
use crate::i18n::{app, t};
use crate::wishes::Wishes;

const BUS: &str = "org.freedesktop.DBus";
const PORTAL: &str = "org.freedesktop.portal.Desktop";
const PORTAL_PATH: &str = "/org/freedesktop/portal/desktop";
const SETTINGS: &str = "org.freedesktop.portal.Settings";

/// The signals that end a dialog: its answer, and the end of the portal.
const DIALOG_SIGNALS: [&str; 2] = [
    "type='signal',interface='org.freedesktop.portal.Request',member='Response'",
    "type='signal',interface='org.freedesktop.DBus',member='NameOwnerChanged',\
     arg0='org.freedesktop.portal.Desktop'",
];

/// How long bus and portal may take to answer.
const PATIENCE: Duration = Duration::from_secs(5);

/// The file dialogs.
pub(crate) struct Dialogs {
    /// The address of the bus; `None` for the session's.
    bus: Option<String>,
    /// How long bus and portal may take to accept a dialog. Both may accept connections and never
    /// answer.
    patience: Duration,
    last: RefCell<Link>,
}

/// What connects this app to a dialog, shared with the thread that talks to the portal.
type Link = Arc<Mutex<State>>;

#[derive(Default)]
enum State {
    /// The portal has not accepted the dialog yet.
    #[default]
    Requested,
    /// Closing the connection closes the dialog.
    Open(Connection),
    /// Nobody waits for the dialog any more.
    Closed,
}

impl Default for Dialogs {
    fn default() -> Self {
        Dialogs { bus: None, patience: PATIENCE, last: RefCell::default() }
    }
}

impl Dialogs {
    pub(crate) fn on_bus(address: &str, patience: Duration) -> Self {
        Dialogs { bus: Some(address.into()), patience, last: RefCell::default() }
    }

    /// Shows a dialog, if the portal accepts it in time.
    pub(crate) fn ask(&self, dialog: Dialog, picked: OnPicked) {
        let link = Link::default();
        self.last.replace(Arc::clone(&link));
        let (bus, patience) = (self.bus.clone(), self.patience);
        let filters = vec![
            (t!(app::file_kind), vec![(0, "*.cardkeep")]),
            (t!(app::all_files), vec![(0, "*")]),
        ];
        let asked = move || {
            let (sender, receiver) = channel();
            let own = Arc::clone(&link);
            thread::Builder::new().name("portal".into()).spawn(move || {
                let accepted = |connection: &Connection| {
                    let mut state = locked(&own);
                    let wanted = matches!(*state, State::Requested) && sender.send(None).is_ok();
                    if wanted {
                        *state = State::Open(connection.clone());
                    }
                    wanted
                };
                let answer = exchange(bus.as_deref(), patience, &dialog, filters, accepted);
                let answer = zbus::block_on(answer).unwrap_or(Picked::NoDialog);
                // If it took too long, nobody waits for it.
                let _ = sender.send(Some(answer));
            })?;
            let answer = match receiver.recv_timeout(patience) {
                // A person may take any time to choose.
                Ok(None) => receiver.recv().ok().flatten(),
                Ok(answer) => answer,
                Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => None,
            };
            // One that was accepted too late must not stay open.
            let _ = close(&link);
            Ok(answer.unwrap_or(Picked::NoDialog))
        };
        background::once(asked, |answer: io::Result<Picked>| {
            picked(answer.unwrap_or(Picked::NoDialog));
        });
    }

    /// Closes the last dialog.
    pub(crate) fn close(&self) {
        let link = Arc::clone(&self.last.borrow());
        background::once(move || close(&link), drop);
    }
}

fn close(link: &Link) -> io::Result<()> {
    match std::mem::replace(&mut *locked(link), State::Closed) {
        State::Open(connection) => zbus::block_on(connection.close()).map_err(io::Error::other),
        State::Requested | State::Closed => Ok(()),
    }
}

fn locked(link: &Link) -> MutexGuard<'_, State> {
    link.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Shows a dialog and waits for its end. `accepted` is told when the portal has accepted it, and
/// returns whether it is still wanted.
async fn exchange(
    bus: Option<&str>,
    patience: Duration,
    dialog: &Dialog,
    filters: Vec<(String, Vec<(u32, &'static str)>)>,
    accepted: impl FnOnce(&Connection) -> bool,
) -> zbus::Result<Picked> {
    let (connection, mut messages) = connect(bus, patience, &DIALOG_SIGNALS).await?;
    let mut options = HashMap::from([("filters", Value::from(filters))]);
    if let Some(name) = &dialog.name {
        options.insert("current_name", Value::from(name));
    }
    if let Some(folder) = &dialog.folder {
        let bytes = [folder.as_os_str().as_bytes(), &[0]].concat();
        options.insert("current_folder", Value::from(bytes));
    }
    let method = if dialog.name.is_some() { "SaveFile" } else { "OpenFile" };
    let chooser = Some("org.freedesktop.portal.FileChooser");
    let arguments = ("", &dialog.title, options);
    let asked = connection.call_method(Some(PORTAL), PORTAL_PATH, chooser, method, &arguments);
    let request: OwnedObjectPath = asked.await?.body().deserialize()?;
    if !accepted(&connection) {
        connection.close().await?;
        return Ok(Picked::NoDialog);
    }
    while let Some(message) = next(&mut messages).await {
        let message = message?;
        let header = message.header();
        match header.member().map(|member| member.as_str()) {
            Some("Response") if header.path() == Some(&request) => {
                let body = message.body();
                let (code, results): (u32, HashMap<String, OwnedValue>) = body.deserialize()?;
                return Ok(answer(code, results));
            }
            Some("NameOwnerChanged") => {
                let body = message.body();
                let (name, _, owner): (&str, &str, &str) = body.deserialize()?;
                if name == PORTAL && owner.is_empty() {
                    break;
                }
            }
            _ => {}
        }
    }
    Ok(Picked::NoDialog)
}

/// Connects to the bus and listens for signals, before anything is asked, so that none is missed.
async fn connect(
    bus: Option<&str>,
    patience: Duration,
    signals: &[&str],
) -> zbus::Result<(Connection, MessageStream)> {
    let builder = match bus {
        Some(address) => zbus::connection::Builder::address(address)?,
        None => zbus::connection::Builder::session()?,
    };
    let connection = builder.method_timeout(patience).build().await?;
    let messages = MessageStream::from(&connection);
    for rule in signals {
        let path = "/org/freedesktop/DBus";
        connection.call_method(Some(BUS), path, Some(BUS), "AddMatch", rule).await?;
    }
    Ok((connection, messages))
}

async fn next(messages: &mut MessageStream) -> Option<zbus::Result<zbus::Message>> {
    std::future::poll_fn(|context| Pin::new(&mut *messages).poll_next(context)).await
}

/// Returns the meaning of a response. The portal answers 0 for a choice, 1 if the player closed the
/// dialog, and 2 if it failed.
fn answer(code: u32, mut results: HashMap<String, OwnedValue>) -> Picked {
    if code == 1 {
        return Picked::Canceled;
    }
    let chosen = results.remove("uris").filter(|_| code == 0);
    let chosen = chosen.and_then(|uris| Vec::<String>::try_from(uris).ok());
    let chosen = chosen.and_then(|uris| path(uris.first()?));
    chosen.map_or(Picked::NoDialog, Picked::File)
}

/// Returns the path of a `file:` URI.
fn path(uri: &str) -> Option<PathBuf> {
    let encoded = uri.strip_prefix("file://")?;
    // A host may be named.
    let encoded = &encoded[encoded.find('/')?..];
    let mut bytes = Vec::with_capacity(encoded.len());
    let mut rest = encoded.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'%' => {
                let digits = [rest.next()?, rest.next()?];
                u8::from_str_radix(std::str::from_utf8(&digits).ok()?, 16).ok()?
            }
            byte => byte,
        });
    }
    let path = PathBuf::from(OsString::from_vec(bytes));
    (!path.as_os_str().as_bytes().contains(&0) && path != OsStr::new("/")).then_some(path)
}

/// The wishes as the portal states them.
#[derive(Clone, Copy, Default)]
struct Stated {
    more_contrast: bool,
    reduced_motion: bool,
    no_animations: bool,
}

impl From<Stated> for Wishes {
    fn from(stated: Stated) -> Wishes {
        Wishes {
            less_motion: stated.reduced_motion || stated.no_animations,
            more_contrast: stated.more_contrast,
            ..Wishes::default()
        }
    }
}

/// Returns the value within a value, as `Read` answers.
fn inner<'a>(value: &'a Value<'a>) -> &'a Value<'a> {
    if let Value::Value(value) = value { inner(value) } else { value }
}

/// Notes what the value of a setting means.
type Note = fn(&mut Stated, &Value<'_>);

/// The settings that are wishes: namespace, key, and what a value means.
const WISHES: [(&str, &str, Note); 3] = [
    ("org.freedesktop.appearance", "contrast", |wishes, value| {
        wishes.more_contrast = u32::try_from(value).is_ok_and(|value| value == 1);
    }),
    ("org.freedesktop.appearance", "reduced-motion", |wishes, value| {
        wishes.reduced_motion = u32::try_from(value).is_ok_and(|value| value == 1);
    }),
    // Desktops of GNOME's family had it first.
    ("org.gnome.desktop.interface", "enable-animations", |wishes, value| {
        wishes.no_animations = bool::try_from(value).is_ok_and(|value| !value);
    }),
];

/// Watches the wishes of the system on a thread of its own, on the session's bus unless the address
/// of another one is given. Without a portal there are none.
pub fn watch_wishes(bus: Option<String>, on_change: impl Fn(Wishes) + Send + 'static) {
    let watch = move || {
        // The portal may be missing, or end before the app does.
        let _ = zbus::block_on(follow(bus.as_deref(), on_change));
    };
    // Without a thread, the player can still choose in the settings.
    let _ = thread::Builder::new().name("wishes".into()).spawn(watch);
}

async fn follow(bus: Option<&str>, on_change: impl Fn(Wishes)) -> zbus::Result<()> {
    let changed =
        "type='signal',interface='org.freedesktop.portal.Settings',member='SettingChanged'";
    let (connection, mut messages) = connect(bus, PATIENCE, &[changed]).await?;
    let mut wishes = Stated::default();
    for (namespace, key, note) in WISHES {
        let read = async |method| {
            let portal = (Some(PORTAL), Some(SETTINGS));
            let key = &(namespace, key);
            connection.call_method(portal.0, PORTAL_PATH, portal.1, method, key).await
        };
        // Older portals know only `Read`, and none knows every key.
        let mut answer = read("ReadOne").await;
        if answer.is_err() {
            answer = read("Read").await;
        }
        if let Ok(body) = answer.map(|answer| answer.body())
            && let Ok(value) = body.deserialize()
        {
            note(&mut wishes, inner(&value));
        }
    }
    on_change(wishes.into());
    while let Some(message) = next(&mut messages).await {
        let message = message?;
        if message.header().member().is_none_or(|member| member != "SettingChanged") {
            continue;
        }
        let body = message.body();
        let Ok((namespace, key, value)) = body.deserialize::<(&str, &str, Value<'_>)>() else {
            continue;
        };
        let known = WISHES.iter().find(|(space, name, _)| (*space, *name) == (namespace, key));
        if let Some((_, _, note)) = known {
            note(&mut wishes, inner(&value));
            on_change(wishes.into());
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_uri_is_a_path() {
        for (uri, expected) in [
            ("file:///home/ada/My%20games.cardkeep", Some("/home/ada/My games.cardkeep")),
            ("file://here/%C3%84", Some("/Ä")),
            ("file:///a%2", None),
            ("file:///a%zz", None),
            ("file:///a%00", None),
            ("file:///", None),
            ("file://", None),
            ("https://a/b", None),
        ] {
            assert_eq!(path(uri), expected.map(PathBuf::from), "{uri}");
        }
    }
}
