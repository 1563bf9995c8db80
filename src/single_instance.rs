//! One app per data folder: a later start hands its file over to the running app.
//!
//! The running app listens on a Unix socket in the data folder. Windows has none in the standard
//! library, so there it looks for a file with the request. Both names begin with a dot: such files
//! are no part of exports and imports.

use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use system::Listener;

/// Maximum bytes of a request; no path is longer.
const LONGEST: u64 = 1 << 16;

/// How long the running app may take to answer.
pub(crate) const PATIENCE: Duration = Duration::from_secs(1);

/// The running app's end, until it is dropped.
pub struct Listening {
    _listener: Listener,
}

/// Listens for later starts with a data folder that this process has locked. `on_start` is called
/// on another thread with the file that was to be opened, if any, and returns whether the app can
/// still show it.
///
/// # Errors
/// Why the folder can't be listened on, for example because its path is too long for a socket.
pub fn listen(
    dir: &Path,
    on_start: impl Fn(Option<PathBuf>) -> bool + Send + 'static,
) -> io::Result<Listening> {
    let _listener = system::listen(dir, move |request| {
        on_start((!request.is_empty()).then(|| PathBuf::from(request)))
    })?;
    Ok(Listening { _listener })
}

/// Asks the app that runs with a data folder to come to the front and to open a file. Returns
/// whether it will.
pub(crate) fn hand_over(dir: &Path, file: Option<&Path>) -> bool {
    let file = file.map(std::path::absolute).transpose();
    let request = file.map(|file| file.map(OsString::from).unwrap_or_default());
    request.and_then(|request| system::ask(dir, request)).is_ok()
}

#[cfg(unix)]
mod system {
    use std::ffi::OsString;
    use std::fs::{self, Permissions};
    use std::io::{self, Read, Write};
    use std::net::Shutdown;
    use std::os::unix::ffi::{OsStrExt, OsStringExt};
    use std::os::unix::fs::PermissionsExt;
    use std::os::unix::net::{UnixListener, UnixStream};
    use std::path::{Path, PathBuf};
    use std::thread;
    use std::time::Duration;

    use super::LONGEST;

    const SOCKET: &str = ".running";
    /// The answer of an app that opens the file.
    const AGREED: &[u8] = b"1";
    /// How long to wait for the other side.
    const PATIENCE: Duration = Duration::from_secs(2);
    /// How long to rest after a failure, which may last.
    const PAUSE: Duration = Duration::from_millis(100);

    /// Removes the socket.
    pub(super) struct Listener(PathBuf);

    impl Drop for Listener {
        fn drop(&mut self) {
            // If it is gone already, that is fine.
            let _ = fs::remove_file(&self.0);
        }
    }

    pub(super) fn listen(
        dir: &Path,
        on_request: impl Fn(OsString) -> bool + Send + 'static,
    ) -> io::Result<Listener> {
        let path = dir.join(SOCKET);
        // Left by an app that was killed: the folder is locked, so no other one is running.
        match fs::remove_file(&path) {
            Err(why) if why.kind() != io::ErrorKind::NotFound => return Err(why),
            _ => {}
        }
        let socket = UnixListener::bind(&path)?;
        // For the player alone, whatever the folder's permissions.
        fs::set_permissions(&path, Permissions::from_mode(0o600))?;
        let listener = Listener(path);
        thread::Builder::new().name("instance".into()).spawn(move || {
            for stream in socket.incoming() {
                // A later start that gets no answer says that the app is running.
                if stream.and_then(|stream| answer(stream, &on_request)).is_err() {
                    thread::sleep(PAUSE);
                }
            }
        })?;
        Ok(listener)
    }

    fn answer(mut stream: UnixStream, on_request: impl Fn(OsString) -> bool) -> io::Result<()> {
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.set_write_timeout(Some(PATIENCE))?;
        let mut request = Vec::new();
        (&stream).take(LONGEST).read_to_end(&mut request)?;
        if on_request(OsString::from_vec(request)) {
            stream.write_all(AGREED)?;
        }
        Ok(())
    }

    pub(super) fn ask(dir: &Path, request: OsString) -> io::Result<()> {
        let mut stream = UnixStream::connect(dir.join(SOCKET))?;
        stream.set_read_timeout(Some(PATIENCE))?;
        stream.write_all(request.as_bytes())?;
        stream.shutdown(Shutdown::Write)?;
        let mut agreed = [0; AGREED.len()];
        stream.read_exact(&mut agreed)
    }
}

#[cfg(any(not(unix), test))]
mod request_file {
    use std::ffi::OsString;
    use std::fs;
    use std::io;
    use std::path::Path;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicBool, Ordering};
    use std::thread;
    use std::time::{Duration, Instant};

    use super::LONGEST;

    const REQUEST: &str = ".open";
    /// How often the running app looks for a request.
    const LOOK: Duration = Duration::from_millis(500);
    /// How long a later start waits for its request to be taken.
    const PATIENCE: Duration = Duration::from_secs(3);

    /// Ends the looking.
    pub struct Listener(Arc<AtomicBool>);

    impl Drop for Listener {
        fn drop(&mut self) {
            self.0.store(true, Ordering::Relaxed);
        }
    }

    pub fn listen(
        dir: &Path,
        on_request: impl Fn(OsString) -> bool + Send + 'static,
    ) -> io::Result<Listener> {
        let path = dir.join(REQUEST);
        let ended = Arc::new(AtomicBool::new(false));
        let listener = Listener(Arc::clone(&ended));
        thread::Builder::new().name("instance".into()).spawn(move || {
            while !ended.load(Ordering::Relaxed) {
                if let Some(request) = take(&path) {
                    on_request(request);
                }
                thread::sleep(LOOK);
            }
        })?;
        Ok(listener)
    }

    /// Takes a request, if there is one.
    fn take(path: &Path) -> Option<OsString> {
        let about = fs::symlink_metadata(path).ok()?;
        let text = (about.len() < LONGEST).then(|| fs::read_to_string(path).ok()).flatten();
        fs::remove_file(path).ok()?;
        text.map(OsString::from)
    }

    pub fn ask(dir: &Path, request: OsString) -> io::Result<()> {
        let (path, fresh) = (dir.join(REQUEST), dir.join(".open.new"));
        let text = request.into_string().map_err(|_| io::ErrorKind::InvalidInput)?;
        fs::write(&fresh, text)?;
        fs::rename(&fresh, &path)?;
        let asked = Instant::now();
        while path.exists() {
            if asked.elapsed() > PATIENCE {
                fs::remove_file(&path)?;
                return Err(io::ErrorKind::TimedOut.into());
            }
            thread::sleep(LOOK / 10);
        }
        Ok(())
    }
}

#[cfg(not(unix))]
use request_file as system;

#[cfg(test)]
mod tests {
    use std::fs;
    use std::sync::mpsc::channel;

    use super::*;

    #[test]
    fn a_request_file_reaches_the_running_app() {
        let folder = tempfile::tempdir().unwrap();
        let (sender, receiver) = channel();
        let listening =
            request_file::listen(folder.path(), move |request| sender.send(request).is_ok())
                .unwrap();
        request_file::ask(folder.path(), "/home/ada/all.cardkeep".into()).unwrap();
        assert_eq!(receiver.recv().unwrap(), "/home/ada/all.cardkeep");
        drop(listening);
        assert!(fs::read_dir(folder.path()).unwrap().next().is_none(), "nothing is left");
    }

    #[cfg(unix)]
    #[test]
    fn only_the_player_reaches_the_socket() {
        use std::os::unix::fs::PermissionsExt;

        let folder = tempfile::tempdir().unwrap();
        let _listening = listen(folder.path(), |_| true).unwrap();
        let socket = fs::read_dir(folder.path()).unwrap().next().unwrap().unwrap();
        assert_eq!(socket.metadata().unwrap().permissions().mode() & 0o777, 0o600);
    }
}
