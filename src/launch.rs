//! Desktop startup: parses the command line, opens the data folder and runs the window.

use crate::words::store;
use std::cell::OnceCell;
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;
use std::rc::Rc;
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use percent_encoding::percent_decode_str;
use slint::ComponentHandle;
use slint::winit_030::winit::event::WindowEvent;
use slint::winit_030::winit::event_loop::ActiveEventLoop;
use slint::winit_030::winit::monitor::MonitorHandle;
use slint::winit_030::winit::window::{UserAttentionType, WindowId};
use slint::winit_030::{CustomApplicationHandler, EventResult, WinitWindowAccessor, winit};

use super::desktop::SystemDesktop;
use super::i18n::{self, t, terminal as text};
use super::scale::Correction;
use super::screens::Screen;
use super::words::terminal;
use super::{
    App, Services, keys, pages, panics, scale, single_instance, startup_error, stderr, window,
};
use cardkeep_store::{DataDir, StoreError};

/// The name of the desktop entry in `packaging/linux`.
const APP_ID: &str = "org.cardkeep.Cardkeep";

/// How long another app may hold the data folder without answering.
const PATIENCE: Duration = Duration::from_secs(2);

/// Exit code for invalid arguments.
const MISUSED: u8 = 2;

/// The parsed command line.
#[derive(Debug, Default, PartialEq, Eq)]
struct Launch {
    data_dir: Option<PathBuf>,
    /// An export file to import, or a code.
    file: Option<PathBuf>,
}

#[derive(Debug, PartialEq, Eq)]
enum StartRequest {
    Launch(Launch),
    Help,
    Version,
}

/// Runs the desktop app. Returns its exit code.
pub fn main() -> ExitCode {
    i18n::set_language(i18n::system());
    i18n::set_clicks(true);
    match wish(std::env::args_os().skip(1)) {
        Ok(StartRequest::Launch(launch)) => {
            let mut corrections = scale::corrections();
            corrections.extend(stale_wayland());
            match corrections.is_empty() {
                true => run(launch),
                false => panics::again_with(&corrections),
            }
        }
        Ok(StartRequest::Help) => {
            stderr::answer(t!(text::usage));
            ExitCode::SUCCESS
        }
        Ok(StartRequest::Version) => {
            stderr::answer(concat!("cardkeep ", env!("CARGO_PKG_VERSION")));
            ExitCode::SUCCESS
        }
        Err(why) => {
            stderr::complain(terminal::misused(&why));
            ExitCode::from(MISUSED)
        }
    }
}

fn wish(args: impl IntoIterator<Item = OsString>) -> Result<StartRequest, lexopt::Error> {
    use lexopt::prelude::*;
    let mut parser = lexopt::Parser::from_args(args);
    let mut launch = Launch::default();
    while let Some(arg) = parser.next()? {
        match arg {
            Value(file) if launch.file.is_none() => launch.file = Some(local(file)),
            Long("data-dir") => launch.data_dir = Some(parser.value()?.into()),
            Short('h') | Long("help") => return Ok(StartRequest::Help),
            Short('V') | Long("version") => return Ok(StartRequest::Version),
            _ => return Err(arg.unexpected()),
        }
    }
    Ok(StartRequest::Launch(launch))
}

/// Returns the path of a file that the desktop may name by its address; a code and its address are no
/// such address, and stay as they are.
fn local(argument: OsString) -> PathBuf {
    let address = argument.to_str().and_then(|text| text.strip_prefix("file://"));
    let path = address.map(|address| address.strip_prefix("localhost").unwrap_or(address));
    let decoded = path.and_then(|path| percent_decode_str(path).decode_utf8().ok());
    decoded.map_or_else(|| argument.clone().into(), |path| path.into_owned().into())
}

/// Returns the correction for a Wayland display that is gone where X11 is there, as in a terminal
/// that outlives its session, or as another user.
fn stale_wayland() -> Option<Correction> {
    #[cfg(not(any(windows, target_os = "macos")))]
    {
        use std::os::unix::net::UnixStream;

        const NAME: &str = "WAYLAND_DISPLAY";
        let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
        let (value, _) = (set(NAME)?, set("DISPLAY")?);
        if set("WAYLAND_SOCKET").is_some() {
            return None;
        }
        let folder = std::env::var_os("XDG_RUNTIME_DIR").unwrap_or_default();
        UnixStream::connect(PathBuf::from(folder).join(&value)).err()?;
        let warning = terminal::wayland_gone(NAME, &value);
        Some(Correction { name: NAME, value: None, warning })
    }
    #[cfg(any(windows, target_os = "macos"))]
    None
}

fn run(launch: Launch) -> ExitCode {
    panics::guarded(move || {
        let data_dir = match open(&launch) {
            Ok(Some(data_dir)) => Ok(data_dir),
            Ok(None) => return Ok(()),
            Err(why) => Err(why),
        };
        if let Err(why) = &data_dir {
            // People who start from an icon see no terminal; those in a terminal need not look at
            // the window.
            stderr::complain(why);
        }
        let placed = Rc::new(OnceCell::new());
        let (started, starts) = channel();
        let handler = WindowHandler {
            services: Rc::clone(&placed),
            corrected: false,
            occluded: false,
            inactive: false,
            starts,
        };
        choose_backend(handler).map_err(no_window)?;
        // Desktops find a window's icon by this. Where it is unsupported, nothing is lost.
        let _ = slint::set_xdg_app_id(APP_ID);
        match data_dir {
            Ok(data_dir) => {
                let dir = data_dir.dir().to_owned();
                let app = App::open(data_dir).map_err(no_window)?;
                app.use_system_language(i18n::system());
                app.use_folders();
                app.use_desktop(Rc::new(SystemDesktop::default()));
                app.use_loudspeaker();
                #[cfg(not(any(windows, target_os = "macos")))]
                app.use_wishes();
                app.restore();
                let _ = placed.set(app.services().clone());
                if let Some(file) = launch.file {
                    app.offer(&file);
                }
                // Without it, a later start says that the app is running.
                let _listening = single_instance::listen(&dir, move |file| {
                    // An app that is closing takes nothing any more; a later start opens then itself.
                    let (started, (taken, is_taken)) = (started.clone(), channel());
                    let take = move || {
                        if started.send(file).is_ok() {
                            // If nobody waits any more, the window comes up all the same.
                            let _ = taken.send(());
                        }
                    };
                    slint::invoke_from_event_loop(take).is_ok()
                        && is_taken.recv_timeout(single_instance::PATIENCE).is_ok()
                });
                app.window().run().map_err(no_window)
            }
            Err(why) => {
                startup_error::show(&store::error(&why)).map_err(no_window)?;
                Err(None)
            }
        }
    })
}

fn no_window(why: slint::PlatformError) -> Option<String> {
    let why = why.to_string();
    // The window library puts its own source file before the relevant part.
    let matters = why.rsplit_once(".rs:").map_or(why.as_str(), |(_, rest)| {
        rest.trim_start_matches(|c: char| c.is_ascii_digit() || c == ':' || c == ' ')
    });
    let matters = matters.trim_end_matches('.');
    Some(panics::no_window(matters))
}

/// Selects the software renderer, unless the environment asks for another one: it starts fast and
/// works everywhere.
fn choose_backend(handler: WindowHandler) -> Result<(), slint::PlatformError> {
    let selector = slint::BackendSelector::new().with_winit_custom_application_handler(handler);
    if std::env::var_os("SLINT_BACKEND").is_some() {
        // Slint says what is wrong with the variable when it opens the window.
        let _ = selector.select();
        return Ok(());
    }
    selector.renderer_name("software".into()).select()
}

/// Places the window when the screens are known, before it is created, and corrects what the window
/// manager made of it. Brings it to the front when the app is started again, and notes what Slint
/// does not tell: whether the player looks at it, and which physical key is pressed.
struct WindowHandler {
    /// Known once the app is open.
    services: Rc<OnceCell<Services>>,
    /// Whether the window was corrected.
    corrected: bool,
    /// Whether nothing of the window can be seen, and whether another one has the focus.
    occluded: bool,
    inactive: bool,
    /// Later starts, with the files that they were to open.
    starts: Receiver<Option<PathBuf>>,
}

impl WindowHandler {
    fn note_attention(&self, services: &Services) {
        services.attend(!self.occluded && !self.inactive);
    }
}

impl CustomApplicationHandler for WindowHandler {
    fn resumed(&mut self, event_loop: &ActiveEventLoop) -> EventResult {
        if let Some(services) = self.services.get().filter(|_| !self.corrected) {
            window::place_on(services, &screens(event_loop));
        }
        EventResult::Propagate
    }

    fn window_event(
        &mut self,
        _: &ActiveEventLoop,
        _: WindowId,
        native: Option<&winit::window::Window>,
        _: Option<&slint::Window>,
        event: &WindowEvent,
    ) -> EventResult {
        let Some(services) = self.services.get() else { return EventResult::Propagate };
        // Without a window manager, nobody gives the window the focus.
        let is_press = matches!(event, WindowEvent::MouseInput { .. } | WindowEvent::Touch(_));
        if is_press && std::mem::take(&mut self.inactive) {
            self.note_attention(services);
        }
        match event {
            WindowEvent::Focused(focused) => {
                if let Some(native) = native.filter(|_| *focused) {
                    native.request_user_attention(None);
                    #[cfg(any(windows, target_os = "macos"))]
                    renew_wishes(services.clone());
                    // With the focus, the window has its frame. Later it stays where the player
                    // moves it.
                    if !std::mem::replace(&mut self.corrected, true) {
                        window::correct(services, native);
                    }
                }
                self.inactive = !focused;
                self.note_attention(services);
            }
            WindowEvent::Occluded(occluded) => {
                self.occluded = *occluded;
                self.note_attention(services);
            }
            WindowEvent::KeyboardInput { event, .. } => {
                let pressed = event.state.is_pressed();
                let position = keys::position(event.physical_key).filter(|_| pressed);
                services.key_position.set(position);
            }
            _ => {}
        }
        EventResult::Propagate
    }

    fn about_to_wait(&mut self, _: &ActiveEventLoop) -> EventResult {
        for file in self.starts.try_iter() {
            let Some(services) = self.services.get().cloned() else { continue };
            // Later, because a dialog changes the window, which may not change during an event.
            slint::Timer::single_shot(Duration::ZERO, move || come_forward(&services, file));
        }
        EventResult::Propagate
    }
}

/// Applies the wishes of the system as they are now. The player may have changed them in another
/// window.
#[cfg(any(windows, target_os = "macos"))]
fn renew_wishes(services: Services) {
    let read = || Ok(super::wishes::read());
    super::background::once(read, move |wishes: std::io::Result<_>| {
        services.set_wishes(wishes.unwrap_or_default());
    });
}

/// Brings the window to the front, or asks for attention where apps may not do that, and asks
/// whether to import a file.
fn come_forward(services: &Services, file: Option<PathBuf>) {
    let Some(app) = services.window.upgrade() else { return };
    app.window().with_winit_window(|native| {
        native.set_minimized(false);
        native.focus_window();
        if !native.has_focus() {
            native.request_user_attention(Some(UserAttentionType::Informational));
        }
    });
    if let Some(file) = file {
        offer(services.clone(), file);
    }
}

/// Opens a file or a code, after a running export or import, which must not be canceled by it.
fn offer(services: Services, file: PathBuf) {
    if services.transfer.is_busy() {
        slint::Timer::single_shot(PATIENCE / 10, move || offer(services, file));
    } else {
        pages::open(&services, &file);
    }
}

/// Returns the screens of the desktop, the primary one first.
fn screens(event_loop: &ActiveEventLoop) -> Vec<Screen> {
    let primary = event_loop.primary_monitor();
    let monitors = primary.into_iter().chain(event_loop.available_monitors());
    let screen = |monitor: MonitorHandle| Screen {
        at: monitor.position().into(),
        size: monitor.size().into(),
        scale: monitor.scale_factor() as f32,
    };
    monitors.map(screen).collect()
}

/// Opens the data folder; `None` if the app that already runs with it takes over this start.
fn open(launch: &Launch) -> Result<Option<DataDir>, StoreError> {
    let dir = launch.data_dir.clone().map_or_else(DataDir::default_dir, Ok)?;
    let begun = Instant::now();
    loop {
        match DataDir::open(&dir) {
            Err(StoreError::Locked(dir)) => {
                if single_instance::hand_over(&dir, launch.file.as_deref()) {
                    return Ok(None);
                }
                // It may be about to start or to end.
                if begun.elapsed() > PATIENCE {
                    return Err(StoreError::Locked(dir));
                }
                thread::sleep(PATIENCE / 10);
            }
            opened => return opened.map(Some),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(args: &[&str]) -> Result<StartRequest, String> {
        wish(args.iter().map(Into::into)).map_err(|why| why.to_string())
    }

    #[test]
    fn arguments_are_read_or_refused() {
        assert_eq!(read(&[]), Ok(StartRequest::Launch(Launch::default())));
        let launch = Launch { data_dir: Some("here".into()), file: None };
        assert_eq!(read(&["--data-dir", "here"]), Ok(StartRequest::Launch(launch)));
        let launch = Launch { data_dir: None, file: Some("all.cardkeep".into()) };
        assert_eq!(read(&["all.cardkeep"]), Ok(StartRequest::Launch(launch)));
        let file = |argument: &str| match read(&["--", argument]) {
            Ok(StartRequest::Launch(launch)) => launch.file,
            other => panic!("{argument}: {other:?}"),
        };
        let path = PathBuf::from("/home/me/My Cards.cardkeep");
        assert_eq!(file("file:///home/me/My%20Cards.cardkeep"), Some(path.clone()));
        assert_eq!(file("file://localhost/home/me/My%20Cards.cardkeep"), Some(path));
        let address = "cardkeep://play/04G0-T1G4";
        assert_eq!(file(address), Some(address.into()), "it is read as a code");
        assert_eq!(read(&["--help"]), Ok(StartRequest::Help));
        assert_eq!(read(&["-V"]), Ok(StartRequest::Version));
        for args in [&["--data-dir"][..], &["--bogus"], &["one.cardkeep", "two.cardkeep"]] {
            assert!(read(args).is_err(), "{args:?} should be refused");
        }
    }
}
