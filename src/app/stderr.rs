//! Words for those who started the app in a terminal. Where they cannot be written, as on a full
//! disk or into a pipe that nobody reads, there is nobody to tell, and that is no reason to end.

use std::fmt::Display;
use std::io::Write;

/// Says what went wrong.
pub fn complain(what: impl Display) {
    let _ = writeln!(std::io::stderr(), "cardkeep: {what}");
}

/// Answers what was asked for on the command line.
#[cfg(not(target_os = "android"))]
pub fn answer(what: impl Display) {
    let _ = writeln!(std::io::stdout(), "{what}");
}
