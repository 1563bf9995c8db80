//! Panics of the libraries below that a player can be helped with: no font at all, a missing system
//! library, or a screen that tells nonsense of itself. Slint 1.18 reports none of them as an error.

use std::panic::PanicHookInfo;
#[cfg(unix)]
use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;

#[cfg(unix)]
use super::own_font;
use super::words::terminal;
use super::{libraries, report};
use crate::store::finish_writing;

/// Set for the second try, so that there is no third: the folder with our font.
#[cfg(unix)]
const OWN_FONTS: &str = "CARDKEEP_OWN_FONTS";
/// What Slint takes in place of what the screen tells.
#[cfg(unix)]
const SCALE_FACTOR: &str = "SLINT_SCALE_FACTOR";

/// How long the end waits for what is still to be written.
const LAST_WRITES: Duration = Duration::from_secs(2);

/// Runs the app. It ends well, with a message, or with one that has been given already (`None`);
/// a panic becomes a message, or a second try where we know how.
///
/// A released app does not unwind, so this happens where the panic does, and ends the process.
pub fn guarded(app: impl FnOnce() -> Result<(), Option<String>>) -> ExitCode {
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        let message = known(info).unwrap_or_else(|| {
            usual(info);
            terminal::FAULT.into()
        });
        report::complain(message);
        finish_writing(LAST_WRITES);
        clear_up();
        std::process::exit(1);
    }));
    let ended = app();
    finish_writing(LAST_WRITES);
    clear_up();
    match ended {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            if let Some(message) = message {
                report::complain(message);
            }
            ExitCode::FAILURE
        }
    }
}

/// What to tell a player whose window did not open for this reason.
pub fn no_window(why: &str) -> String {
    terminal::no_window(why, &libraries::missing())
}

/// What to tell a player of a panic whose cause we know: the font library of the system knows no
/// font, the screen has a scale factor that is none, or a library of the system is missing.
fn known(info: &PanicHookInfo) -> Option<String> {
    let file = info.location()?.file();
    if file.contains("fontique") {
        Some(again_with_our_font())
    } else if ["dpi-", "euclid-"].iter().any(|name| file.contains(name)) {
        Some(again_at_scale_1())
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
    #[cfg(unix)]
    if std::env::var_os(OWN_FONTS).is_none() {
        let why = match own_font::lay_out(&own_font::parent()) {
            Ok(folder) => {
                let conf = own_font::conf(&folder);
                let why = again(&[("FONTCONFIG_FILE", &conf), (OWN_FONTS, &folder)]);
                own_font::remove(&folder);
                why
            }
            Err(why) => why,
        };
        return terminal::no_font_of_ours(&why);
    }
    terminal::NO_FONT.into()
}

/// Starts the app in place of this process as on any screen. Returns only if that fails.
fn again_at_scale_1() -> String {
    #[cfg(unix)]
    if std::env::var_os(SCALE_FACTOR).is_none() {
        let why = again(&[(SCALE_FACTOR, Path::new("1"))]);
        return terminal::no_other_scale(&why);
    }
    terminal::ODD_SCALE.into()
}

/// Starts the app in place of this process with these in its environment. Returns why that failed.
#[cfg(unix)]
fn again(environment: &[(&str, &Path)]) -> std::io::Error {
    use std::os::unix::process::CommandExt;
    match std::env::current_exe() {
        Ok(app) => std::process::Command::new(app)
            .args(std::env::args_os().skip(1))
            .envs(environment.iter().copied())
            .exec(),
        Err(why) => why,
    }
}

/// Removes what was laid out for this process.
fn clear_up() {
    #[cfg(unix)]
    if let Some(folder) = std::env::var_os(OWN_FONTS) {
        own_font::remove(folder.as_ref());
    }
}
