//! Terminal output that ignores write errors, as on a full disk or a closed pipe: they must not end
//! the app.

use std::fmt::Display;
use std::io::Write;

/// Prints an error.
pub(crate) fn complain(what: impl Display) {
    let _ = writeln!(std::io::stderr(), "cardkeep: {what}");
}

/// Prints the answer to a command-line option.
#[cfg(not(any(target_os = "android", target_family = "wasm")))]
pub(crate) fn answer(what: impl Display) {
    let _ = writeln!(std::io::stdout(), "{what}");
}
