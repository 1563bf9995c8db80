//! Panics of the libraries below that a player can be helped with: no font at all, or a missing
//! system library. Slint 1.18 reports neither as an error.

use std::io;
use std::panic::{AssertUnwindSafe, PanicHookInfo};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Mutex;

use super::libraries;

/// Set for the second try, so that there is no third.
const TRIED: &str = "CARDKEEP_OWN_FONTS";

const FONT: &[u8] = include_bytes!("../../assets/fonts/CardkeepSans-Regular.ttf");

/// What a panic can mean that we know something about.
#[derive(Debug)]
enum Mishap {
    /// The font library of the system knows no font.
    NoFont,
    /// A library of the system is missing; the message names it.
    NoLibrary(String),
}

static MISHAP: Mutex<Option<Mishap>> = Mutex::new(None);

/// Runs the app. It ends well, with a message, or with one that has been given already (`None`);
/// a panic becomes a message or a second try where we know how.
pub fn guarded(app: impl FnOnce() -> Result<(), Option<String>>) -> ExitCode {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| match mishap(info) {
        Some(mishap) => *lock() = Some(mishap),
        None => usual(info),
    }));
    let outcome = std::panic::catch_unwind(AssertUnwindSafe(app));
    let message = match outcome {
        Ok(Ok(())) => return ExitCode::SUCCESS,
        Ok(Err(message)) => message,
        Err(_) => match lock().take() {
            Some(Mishap::NoFont) => Some(again_with_our_font()),
            Some(Mishap::NoLibrary(why)) => Some(no_window(why.trim_end_matches('.'))),
            // The usual hook has told.
            None => None,
        },
    };
    if let Some(message) = message {
        eprintln!("cardkeep: {message}");
    }
    ExitCode::FAILURE
}

/// What to tell a player whose window did not open for this reason.
pub fn no_window(why: &str) -> String {
    match libraries::missing()[..] {
        [] => format!(
            "No window could be opened: {why}. Cardkeep needs a desktop with X11 or Wayland."
        ),
        ref missing => format!(
            "No window could be opened: {why}. Not found on this system: {}. Please install what \
             is missing.",
            missing.join(", ")
        ),
    }
}

fn lock() -> std::sync::MutexGuard<'static, Option<Mishap>> {
    MISHAP.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

fn mishap(info: &PanicHookInfo) -> Option<Mishap> {
    let file = info.location()?.file();
    if file.contains("fontique") {
        Some(Mishap::NoFont)
    } else if file.contains("xkbcommon-dl") || file.contains("x11-dl") || file.contains("wayland-")
    {
        Some(Mishap::NoLibrary(info.payload_as_str().unwrap_or("a library is missing").into()))
    } else {
        None
    }
}

/// Starts the app in place of this process with a font of ours for the system to find. Returns only
/// if that fails, with the reason.
fn again_with_our_font() -> String {
    let advice = "No font is installed on this system. Please install one, such as DejaVu Sans.";
    if std::env::var_os(TRIED).is_some() {
        return advice.into();
    }
    match lay_out_font().and_then(|conf| again(&conf)) {
        Ok(never) => match never {},
        Err(why) => format!("{advice} (Our own could not be used: {why}.)"),
    }
}

fn lay_out_font() -> io::Result<PathBuf> {
    let dirs = directories::ProjectDirs::from("", "", "Cardkeep");
    let cache = dirs.map(|dirs| dirs.cache_dir().to_owned());
    let cache = cache.filter(|dir| std::fs::create_dir_all(dir).is_ok());
    let dir = cache.unwrap_or_else(std::env::temp_dir).join("cardkeep-fonts");
    std::fs::create_dir_all(&dir)?;
    std::fs::write(dir.join("CardkeepSans-Regular.ttf"), FONT)?;
    let conf = dir.join("fonts.conf");
    let text = format!(
        "<?xml version=\"1.0\"?>\n<fontconfig>\n<dir>{0}</dir>\n<cachedir>{0}</cachedir>\n\
         </fontconfig>\n",
        dir.display()
    );
    std::fs::write(&conf, text)?;
    Ok(conf)
}

#[cfg(unix)]
fn again(conf: &Path) -> io::Result<std::convert::Infallible> {
    use std::os::unix::process::CommandExt;
    let mut command = std::process::Command::new(std::env::current_exe()?);
    command.args(std::env::args_os().skip(1));
    Err(command.env("FONTCONFIG_FILE", conf).env(TRIED, "1").exec())
}

#[cfg(not(unix))]
fn again(_: &Path) -> io::Result<std::convert::Infallible> {
    Err(io::ErrorKind::Unsupported.into())
}
