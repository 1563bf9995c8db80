//! Panics of the libraries below that a player can be helped with: no font at all, or a missing
//! system library. Slint 1.18 reports neither as an error.

use std::io;
use std::panic::PanicHookInfo;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use super::libraries;

/// Set for the second try, so that there is no third.
const TRIED: &str = "CARDKEEP_OWN_FONTS";

const FONT: &[u8] = include_bytes!("../../assets/fonts/CardkeepSans-Regular.ttf");

/// Runs the app. It ends well, with a message, or with one that has been given already (`None`);
/// a panic becomes a message, or a second try where we know how.
///
/// A released app does not unwind, so this happens where the panic does, and ends the process.
pub fn guarded(app: impl FnOnce() -> Result<(), Option<String>>) -> ExitCode {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        let message = known(info).unwrap_or_else(|| {
            usual(info);
            String::from("stopped by a fault of its own. Every action so far is saved.")
        });
        eprintln!("cardkeep: {message}");
        std::process::exit(1);
    }));
    match app() {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            if let Some(message) = message {
                eprintln!("cardkeep: {message}");
            }
            ExitCode::FAILURE
        }
    }
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

/// What to tell a player of a panic whose cause we know: the font library of the system knows no
/// font, or a library of the system is missing.
fn known(info: &PanicHookInfo) -> Option<String> {
    let file = info.location()?.file();
    if file.contains("fontique") {
        Some(again_with_our_font())
    } else if ["xkbcommon-dl", "x11-dl", "wayland-"].iter().any(|name| file.contains(name)) {
        let why = info.payload_as_str().unwrap_or("a library is missing");
        Some(no_window(why.trim_end_matches('.')))
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
