//! Desktop startup: parses the command line, opens the data folder and runs the window.

use crate::app::words::store;
use std::cell::OnceCell;
use std::ffi::OsString;
use std::path::PathBuf;
use std::process::ExitCode;
use std::rc::Rc;

use slint::ComponentHandle;
use slint::winit_030::winit::event::WindowEvent;
use slint::winit_030::winit::event_loop::ActiveEventLoop;
use slint::winit_030::winit::monitor::MonitorHandle;
use slint::winit_030::winit::window::WindowId;
use slint::winit_030::{CustomApplicationHandler, EventResult, winit};

use super::desktop::SystemDesktop;
use super::i18n::{self, t, terminal as text};
use super::screens::Screen;
use super::words::terminal;
use super::{App, Services, panics, scale, startup_error, stderr, window};
use crate::store::{DataDir, StoreError};

/// The name of the desktop entry in `packaging/linux`.
const APP_ID: &str = "org.cardkeep.Cardkeep";

/// Exit code for invalid arguments.
const MISUSED: u8 = 2;

/// The parsed command line.
#[derive(Debug, Default, PartialEq, Eq)]
struct Launch {
    data_dir: Option<PathBuf>,
    /// An export file to import.
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
    match wish(std::env::args_os().skip(1)) {
        Ok(StartRequest::Launch(launch)) => match scale::corrections() {
            fine if fine.is_empty() => run(launch),
            corrections => panics::again_with(&corrections),
        },
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
            Value(file) if launch.file.is_none() => launch.file = Some(file.into()),
            Long("data-dir") => launch.data_dir = Some(parser.value()?.into()),
            Short('h') | Long("help") => return Ok(StartRequest::Help),
            Short('V') | Long("version") => return Ok(StartRequest::Version),
            _ => return Err(arg.unexpected()),
        }
    }
    Ok(StartRequest::Launch(launch))
}

fn run(launch: Launch) -> ExitCode {
    panics::guarded(move || {
        let file = launch.file.clone();
        let place = open(launch);
        if let Err(why) = &place {
            // People who start from an icon see no terminal; those in a terminal need not look at
            // the window.
            stderr::complain(why);
        }
        let placed = Rc::new(OnceCell::new());
        let handler = PlaceWindow { services: Some(Rc::clone(&placed)) };
        choose_backend(handler).map_err(no_window)?;
        // Desktops find a window's icon by this. Where it is unsupported, nothing is lost.
        let _ = slint::set_xdg_app_id(APP_ID);
        match place {
            Ok(place) => {
                let app = App::open(place).map_err(no_window)?;
                app.use_system_language();
                app.use_folders();
                app.use_desktop(Rc::new(SystemDesktop::default()));
                app.use_loudspeaker();
                app.restore();
                let _ = placed.set(app.services().clone());
                if let Some(file) = file {
                    app.offer(&file);
                }
                app.window().run().map_err(no_window)
            }
            Err(why) => {
                startup_error::tell(&store::error(&why)).map_err(no_window)?;
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
fn choose_backend(handler: PlaceWindow) -> Result<(), slint::PlatformError> {
    let selector = slint::BackendSelector::new().with_winit_custom_application_handler(handler);
    if std::env::var_os("SLINT_BACKEND").is_some() {
        // Slint says what is wrong with the variable when it opens the window.
        let _ = selector.select();
        return Ok(());
    }
    selector.renderer_name("software".into()).select()
}

/// Places the window when the screens are known, before it is created, and corrects what the window
/// manager made of it.
struct PlaceWindow {
    /// Known once the app is open; taken when there is nothing left to do.
    services: Option<Rc<OnceCell<Services>>>,
}

impl CustomApplicationHandler for PlaceWindow {
    fn resumed(&mut self, event_loop: &ActiveEventLoop) -> EventResult {
        if let Some(services) = self.services.as_ref().and_then(|services| services.get()) {
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
        // With the focus, the window has its frame. Later it stays where the player moves it.
        if let (Some(native), WindowEvent::Focused(true)) = (native, event)
            && let Some(services) = self.services.take()
            && let Some(services) = services.get()
        {
            window::correct(services, native);
        }
        EventResult::Propagate
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

fn open(launch: Launch) -> Result<DataDir, StoreError> {
    let dir = launch.data_dir.map_or_else(DataDir::default_dir, Ok)?;
    DataDir::open(dir)
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
        assert_eq!(read(&["--help"]), Ok(StartRequest::Help));
        assert_eq!(read(&["-V"]), Ok(StartRequest::Version));
        for args in [&["--data-dir"][..], &["--bogus"], &["one.cardkeep", "two.cardkeep"]] {
            assert!(read(args).is_err(), "{args:?} should be refused");
        }
    }
}
