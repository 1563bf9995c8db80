//! How many pixels of the screen make a logical one.

use std::cell::Cell;
use std::ops::RangeInclusive;

use slint::LogicalSize;
use slint::platform::WindowEvent;

#[cfg(not(target_os = "android"))]
use super::words;

/// What screens have, with room to spare.
const SANE: RangeInclusive<f32> = 0.1..=20.0;

/// The scale factor of a window; 1 where it tells one that no screen has.
pub fn of(window: &slint::Window) -> f32 {
    sane(window.scale_factor())
}

/// How much larger than the screen asks for everything is drawn.
#[derive(Default)]
pub struct Zoom {
    /// What the screen asks for, and what the window was told instead.
    told: Cell<Option<(f32, f32)>>,
}

impl Zoom {
    /// The factor that the screen asks for.
    pub fn asked(&self, window: &slint::Window) -> f32 {
        let now = of(window);
        match self.told.get() {
            Some((asked, told)) if told == now => asked,
            _ => now,
        }
    }

    /// How much larger than the screen asks for everything is drawn now.
    pub fn of(&self, window: &slint::Window) -> f32 {
        of(window) / self.asked(window)
    }

    /// Draws everything so many times larger, but no larger than leaves the window room for `least`,
    /// in logical pixels.
    pub fn enlarge(&self, window: &slint::Window, wish: f32, least: LogicalSize) {
        let (asked, size) = (self.asked(window), window.size());
        let room = size.to_logical(asked);
        let most = (room.width / least.width).min(room.height / least.height);
        let factor = asked * wish.min(most).max(1.0);
        if factor == of(window) {
            return;
        }
        self.told.set(Some((asked, factor)));
        window.dispatch_event(WindowEvent::ScaleFactorChanged { scale_factor: factor });
        window.dispatch_event(WindowEvent::Resized { size: size.to_logical(factor) });
    }
}

/// The same factor if a screen can have it, or else 1.
pub fn sane(factor: f32) -> f32 {
    if SANE.contains(&factor) { factor } else { 1.0 }
}

/// Says what is wrong if the environment asks the libraries of the window for a factor that no
/// screen has. They do not, and fall over it.
#[cfg(not(target_os = "android"))]
pub fn misset() -> Option<String> {
    ["SLINT_SCALE_FACTOR", "WINIT_X11_SCALE_FACTOR"].iter().find_map(|name| {
        let value = std::env::var(name).ok()?;
        absurd(&value)
            .then(|| words::terminal::odd_factor(name, &value, *SANE.start(), *SANE.end()))
    })
}

/// Whether this is a number, but no sane scale factor. What is no number is left to the libraries,
/// which know words of their own.
#[cfg(not(target_os = "android"))]
fn absurd(value: &str) -> bool {
    value.parse::<f32>().is_ok_and(|factor| !SANE.contains(&factor))
}

#[cfg(all(test, not(target_os = "android")))]
mod tests {
    use super::*;

    #[test]
    fn factors_that_no_screen_has_are_noticed() {
        for value in ["inf", "-inf", "NaN", "infinity", "0", "-1", "1e30", "1e-30", "1e300", "21"] {
            assert!(absurd(value), "{value}");
        }
        for value in ["0.5", "1", "1.25", "2.75", "4", "20", "", "randr"] {
            assert!(!absurd(value), "{value}");
        }
    }

    #[test]
    fn a_screen_without_a_sane_factor_has_1() {
        for factor in [f32::INFINITY, f32::NEG_INFINITY, f32::NAN, 0.0, -2.0, 1e30] {
            assert_eq!(sane(factor), 1.0, "{factor}");
        }
        assert_eq!(sane(2.75), 2.75);
    }
}
