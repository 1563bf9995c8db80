//! Texts for the terminal: usage, command-line errors and startup problems.

use std::fmt::Display;

pub const USAGE: &str = "\
Cardkeep: five tabletop card games against computer opponents.

Usage: cardkeep [--data-dir DIR] [FILE]

  FILE            Import this file, exported by the page Your data; asks first
  --data-dir DIR  Keep matches and settings in this folder
  --help          Show this text
  --version       Show the version";

/// A fault that the app knows no better word for.
pub const FAULT: &str = "stopped by a fault of its own. Every action so far is saved.";
pub const NO_FONT: &str =
    "No font is installed on this system. Please install one, such as DejaVu Sans.";
pub const ODD_SCALE: &str = "The screen tells a scale factor that no screen has. \
                             SLINT_SCALE_FACTOR=1 in the environment puts another in its place.";

pub fn misused(why: &impl Display) -> String {
    format!("{why}\nTry --help.")
}

/// Of a variable of the environment.
pub fn odd_factor(name: &str, value: &str, least: f32, most: f32) -> String {
    format!("{name}={value} is ignored: it is not a number from {least} to {most}.")
}

/// Of a variable of the environment.
pub fn large_factor(name: &str, value: &str, most: f32) -> String {
    format!("{name}={value} is too large; {most} is used instead.")
}

/// Of an environment that was corrected.
pub fn not_again(why: &impl Display) -> String {
    format!("Cardkeep could not be started with that: {why}.")
}

/// `missing` are libraries of the system.
pub fn no_window(why: &str, missing: &[&str]) -> String {
    match missing {
        [] => format!(
            "No window could be opened: {why}. Cardkeep needs a desktop with X11 or Wayland."
        ),
        _ => format!(
            "No window could be opened: {why}. Not found on this system: {}. Please install what \
             is missing.",
            missing.join(", ")
        ),
    }
}

#[cfg(any(unix, test))]
pub fn no_font_of_ours(why: &impl Display) -> String {
    format!("{NO_FONT} (Our own could not be used: {why}.)")
}

#[cfg(any(unix, test))]
pub fn no_other_scale(why: &impl Display) -> String {
    format!("{ODD_SCALE} (It could not be put there: {why}.)")
}
