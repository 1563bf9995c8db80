//! Scale factors: physical pixels per logical one.

use std::cell::Cell;
use std::ops::RangeInclusive;

use slint::LogicalSize;
use slint::platform::WindowEvent;

#[cfg(not(any(target_os = "android", target_family = "wasm")))]
use super::words;

/// Scale factors of real screens, with a margin. A window's memory grows with the square of the
/// factor.
const SANE: RangeInclusive<f32> = 0.1..=8.0;
/// A factor above this is a mistake rather than a wish for a large one.
const ABSURD: f32 = 100.0;

/// Returns the scale factor that a window is drawn with; see [`sane`].
pub(crate) fn of(window: &slint::Window) -> f32 {
    sane(window.scale_factor())
}

/// Converts a logical length to physical pixels.
pub(crate) fn pixels(window: &slint::Window, length: f32) -> u32 {
    (length * of(window)).round().max(1.0) as u32
}

/// The player's text size as an enlargement over the screen's scale factor.
#[derive(Default)]
pub struct Zoom {
    /// The screen's factor, and what the window was given instead.
    reported: Cell<Option<(f32, f32)>>,
}

impl Zoom {
    /// Returns the screen's own factor.
    pub fn asked(&self, window: &slint::Window) -> f32 {
        match self.reported.get() {
            Some((asked, reported)) if reported == window.scale_factor() => asked,
            _ => of(window),
        }
    }

    /// Returns the current enlargement.
    pub fn of(&self, window: &slint::Window) -> f32 {
        of(window) / self.asked(window)
    }

    /// Enlarges everything by this factor, limited to what leaves the window room for `least`, in
    /// logical pixels, and to sane factors.
    pub fn enlarge(&self, window: &slint::Window, wish: f32, least: LogicalSize) {
        let (asked, mut size) = (self.asked(window), window.size());
        let now = window.scale_factor();
        // A screen with an excessive factor has made the window that large.
        let too_large = is_too_large(now);
        if too_large {
            size = size.to_logical(now).to_physical(asked);
        }
        let room = size.to_logical(asked);
        let most = (room.width / least.width).min(room.height / least.height);
        let factor = sane(asked * wish.min(most).max(1.0));
        if factor == now {
            return;
        }
        self.reported.set(Some((asked, factor)));
        window.dispatch_event(WindowEvent::ScaleFactorChanged { scale_factor: factor });
        if too_large {
            window.set_size(size);
        }
        window.dispatch_event(WindowEvent::Resized { size: size.to_logical(factor) });
    }
}

/// Returns a valid factor: the same if it is sane, the largest sane one if it is larger, and 1 if
/// it is not a factor.
pub(crate) fn sane(factor: f32) -> f32 {
    match factor {
        _ if SANE.contains(&factor) => factor,
        _ if is_too_large(factor) => *SANE.end(),
        _ => 1.0,
    }
}

fn is_too_large(factor: f32) -> bool {
    factor > *SANE.end() && factor <= ABSURD
}

/// An environment variable that the window libraries can't handle, and its replacement.
#[cfg(not(any(target_os = "android", target_family = "wasm")))]
#[derive(Debug, PartialEq)]
pub(crate) struct Correction {
    pub name: &'static str,
    /// `None` if the variable must be removed.
    pub value: Option<String>,
    /// Message for the player.
    pub warning: String,
}

/// Returns the corrections of scale factors needed in the environment of this process.
#[cfg(not(any(target_os = "android", target_family = "wasm")))]
pub(crate) fn corrections() -> Vec<Correction> {
    let variables = ["SLINT_SCALE_FACTOR", "WINIT_X11_SCALE_FACTOR"];
    let set = |name| std::env::var(name).ok().and_then(|value| correction(name, &value));
    variables.into_iter().filter_map(set).collect()
}

#[cfg(not(any(target_os = "android", target_family = "wasm")))]
fn correction(name: &'static str, value: &str) -> Option<Correction> {
    // The X11 library has a keyword of its own.
    if value.is_empty() || value.eq_ignore_ascii_case("randr") && name.starts_with("WINIT") {
        return None;
    }
    let (least, most) = (*SANE.start(), *SANE.end());
    match value.parse::<f32>() {
        Ok(factor) if SANE.contains(&factor) => None,
        Ok(factor) if is_too_large(factor) => Some(Correction {
            name,
            value: Some(most.to_string()),
            warning: words::terminal::large_factor(name, value, most),
        }),
        _ => {
            let warning = words::terminal::odd_factor(name, value, least, most);
            Some(Correction { name, value: None, warning })
        }
    }
}

#[cfg(all(test, not(any(target_os = "android", target_family = "wasm"))))]
mod tests {
    use super::*;

    #[test]
    fn factors_that_no_screen_has_are_ignored_or_capped() {
        for name in ["SLINT_SCALE_FACTOR", "WINIT_X11_SCALE_FACTOR"] {
            let corrected = |value| correction(name, value).map(|correction| correction.value);
            let numbers = ["inf", "-inf", "NaN", "0", "-1", "1e-30", "1e30", "1e300"];
            for value in numbers.into_iter().chain(["abc", "2x", " 2", "1,5", "randr2"]) {
                assert_eq!(corrected(value), Some(None), "{value}");
            }
            for value in ["8.1", "20", "100"] {
                assert_eq!(corrected(value), Some(Some(String::from("8"))), "{value}");
            }
            for value in ["0.5", "1", "1.25", "2.75", "4", "8", ""] {
                assert_eq!(corrected(value), None, "{value}");
            }
        }
        assert_eq!(correction("WINIT_X11_SCALE_FACTOR", "randr"), None);
        assert!(correction("SLINT_SCALE_FACTOR", "randr").is_some());
    }

    #[test]
    fn a_screen_without_a_sane_factor_has_1_and_none_has_more_than_8() {
        for factor in [f32::INFINITY, f32::NEG_INFINITY, f32::NAN, 0.0, -2.0, 1e30] {
            assert_eq!(sane(factor), 1.0, "{factor}");
        }
        assert_eq!([sane(2.75), sane(8.5), sane(20.0)], [2.75, 8.0, 8.0]);
    }
}
