//! Texts for a terminal in which the app was started.

use std::fmt::Display;

use crate::i18n::{t, terminal as text};

/// A wrong argument.
pub(crate) fn misused(why: &impl Display) -> String {
    t!(text::misused, reason: why.to_string())
}

/// A variable of the environment that is ignored.
pub(crate) fn odd_factor(name: &str, value: &str, least: f32, most: f32) -> String {
    t!(text::factor_ignored, name, value, least: least.to_string(), most: most.to_string())
}

/// A variable of the environment that is too large.
pub(crate) fn large_factor(name: &str, value: &str, most: f32) -> String {
    t!(text::factor_too_large, name, value, most: most.to_string())
}

/// A variable of the environment that names a display which is gone.
#[cfg(not(any(windows, target_os = "macos")))]
pub(crate) fn wayland_gone(name: &str, value: &str) -> String {
    t!(text::wayland_gone, name, value)
}

/// Why the app was not started again with a corrected environment.
pub(crate) fn not_again(why: &impl Display) -> String {
    t!(text::not_restarted, reason: why.to_string())
}

/// Why there is no window; `missing` are libraries of the system.
pub(crate) fn no_window(reason: &str, missing: &[&str]) -> String {
    match missing {
        [] => t!(text::no_window, reason),
        _ => t!(text::no_window_missing, reason, missing: missing.join(", ")),
    }
}

/// Why the built-in font was not used.
#[cfg(any(unix, test))]
pub(crate) fn no_font_of_ours(why: &impl Display) -> String {
    t!(text::no_font_of_ours, reason: why.to_string())
}

/// Why the scale factor was not corrected.
#[cfg(any(unix, test))]
pub(crate) fn no_other_scale(why: &impl Display) -> String {
    t!(text::odd_scale_failed, reason: why.to_string())
}
