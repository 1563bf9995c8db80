//! Handles panics of libraries that a player can be helped with: no font, a missing system library,
//! or a screen with a wrong scale factor. Slint 1.18 reports none of them as errors.

use std::panic::PanicHookInfo;
use std::process::{Command, ExitCode};
#[cfg(unix)]
use std::sync::Arc;
#[cfg(unix)]
use std::sync::atomic::AtomicBool;
use std::time::Duration;

#[cfg(unix)]
use super::fallback_font;
use super::i18n::{t, terminal};
use super::scale::Correction;
use super::words::terminal as words;
use super::{stderr, system_libraries};
use cardkeep_store::finish_writing;

/// Environment variable set for the second try, so that there is no third try. It names no folder:
/// what is removed at the end must not depend on the environment.
#[cfg(unix)]
const OWN_FONTS: &str = "CARDKEEP_OWN_FONTS";
/// Environment variable by which Slint overrides the screen's scale factor.
#[cfg(unix)]
const SCALE_FACTOR: &str = "SLINT_SCALE_FACTOR";

/// How long to wait for pending writes at the end.
const LAST_WRITES: Duration = Duration::from_secs(2);

/// Runs the app. It ends normally, with a message, or with one that was shown already (`None`). A
/// panic becomes a message, or a second try if the cause is known.
///
/// A release build does not unwind, so this happens in the panic hook, and then the process ends.
pub(crate) fn guarded(app: impl FnOnce() -> Result<(), Option<String>>) -> ExitCode {
    #[cfg(unix)]
    let _held = mind_limits_and_fonts();
    let usual = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |info| {
        let message = known(info).unwrap_or_else(|| {
            usual(info);
            t!(terminal::fault)
        });
        stderr::complain(message);
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
                stderr::complain(message);
            }
            ExitCode::FAILURE
        }
    }
}

/// Returns the message for a window that could not be opened for this reason.
pub(crate) fn no_window(why: &str) -> String {
    words::no_window(why, &system_libraries::missing())
}

/// Returns the message for a panic with a known cause: no system font, an invalid scale factor, or
/// a missing system library.
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

/// Replaces this process with a new one that finds our font. Returns only on failure, with the
/// reason.
fn again_with_our_font() -> String {
    #[cfg(unix)]
    if std::env::var_os(OWN_FONTS).is_none() {
        let why = match fallback_font::lay_out(&fallback_font::parent()) {
            Ok(folder) => {
                let conf = fallback_font::conf(&folder);
                let why = again(|app| app.env("FONTCONFIG_FILE", conf).env(OWN_FONTS, "1"));
                fallback_font::remove(&folder);
                why
            }
            Err(why) => why,
        };
        return words::no_font_of_ours(&why);
    }
    t!(terminal::no_font)
}

/// Replaces this process with a new one at scale factor 1. Returns only on failure.
fn again_at_scale_1() -> String {
    #[cfg(unix)]
    if std::env::var_os(SCALE_FACTOR).is_none() {
        let why = again(|app| app.env(SCALE_FACTOR, "1"));
        return words::no_other_scale(&why);
    }
    t!(terminal::odd_scale)
}

/// Replaces this process with a new one in an environment that the window libraries can handle. No
/// other code sets variables of this process, because that is unsafe beside other threads.
pub(crate) fn again_with(corrections: &[Correction]) -> ExitCode {
    for correction in corrections {
        stderr::complain(&correction.warning);
    }
    fn correct<'a>(
        app: &'a mut Command,
        Correction { name, value, .. }: &Correction,
    ) -> &'a mut Command {
        match value {
            Some(value) => app.env(name, value),
            None => app.env_remove(name),
        }
    }
    #[cfg(unix)]
    let why = again(|app| corrections.iter().fold(app, correct));
    // Other systems can't replace a process.
    #[cfg(not(unix))]
    let why = match afresh(|app| corrections.iter().fold(app, correct))
        .and_then(|mut app| app.status())
    {
        Ok(status) => {
            let code = status.code().and_then(|code| u8::try_from(code).ok());
            return code.map_or(ExitCode::FAILURE, ExitCode::from);
        }
        Err(why) => why,
    };
    stderr::complain(words::not_again(&why));
    ExitCode::FAILURE
}

/// Returns the command to run this app again with the same arguments, after a change.
fn afresh(change: impl FnOnce(&mut Command) -> &mut Command) -> std::io::Result<Command> {
    let mut app = Command::new(std::env::current_exe()?);
    app.args(std::env::args_os().skip(1));
    change(&mut app);
    Ok(app)
}

/// Replaces this process after a change. Returns why that failed.
#[cfg(unix)]
fn again(change: impl FnOnce(&mut Command) -> &mut Command) -> std::io::Error {
    use std::os::unix::process::CommandExt;
    match afresh(change) {
        Ok(mut app) => app.exec(),
        Err(why) => why,
    }
}

/// Keeps a file size limit from ending the process, so that failed writes are reported. Removes
/// fonts left by killed processes, and locks our own against others doing the same.
#[cfg(unix)]
fn mind_limits_and_fonts() -> Option<std::fs::File> {
    // A handler that does nothing is enough: the system then fails the write.
    let arrived: Arc<AtomicBool> = Arc::default();
    let ignored = signal_hook::flag::register(signal_hook::consts::SIGXFSZ, arrived);
    if let Err(why) = ignored {
        stderr::complain(why);
    }
    fallback_font::clear_left();
    std::env::var_os(OWN_FONTS)?;
    fallback_font::hold(&fallback_font::own()?)
}

/// Removes the font written for this process.
fn clear_up() {
    #[cfg(unix)]
    if std::env::var_os(OWN_FONTS).is_some()
        && let Some(folder) = fallback_font::own()
    {
        fallback_font::remove(&folder);
    }
}
