//! What the system asks of apps on behalf of the person in front of it: less motion, more contrast,
//! larger texts.

/// The wishes of the system.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Wishes {
    /// Animations are turned off.
    pub less_motion: bool,
    /// High contrast is turned on.
    pub more_contrast: bool,
    /// By how much texts are larger than usual, in percent.
    pub larger_text: u16,
}

#[cfg(not(any(target_os = "android", target_os = "macos", windows, target_family = "wasm")))]
pub use super::desktop::portal::watch_wishes as watch;
#[cfg(any(target_os = "macos", windows))]
pub use system::read;

#[cfg(windows)]
mod system {
    use windows::UI::ViewManagement::{AccessibilitySettings, UISettings};

    use super::Wishes;

    /// Reads the wishes of the system.
    pub fn read() -> Wishes {
        let animations = UISettings::new().and_then(|settings| settings.AnimationsEnabled());
        let contrast = AccessibilitySettings::new().and_then(|settings| settings.HighContrast());
        Wishes {
            less_motion: animations == Ok(false),
            more_contrast: contrast == Ok(true),
            ..Wishes::default()
        }
    }
}

#[cfg(target_os = "macos")]
mod system {
    use std::process::Command;

    use super::Wishes;

    /// Reads the wishes of the system.
    pub fn read() -> Wishes {
        Wishes {
            less_motion: is_set("reduceMotion"),
            more_contrast: is_set("increaseContrast"),
            ..Wishes::default()
        }
    }

    /// Whether a switch of the accessibility settings is on; one that was never used is missing.
    fn is_set(name: &str) -> bool {
        let mut defaults = Command::new("defaults");
        defaults.args(["read", "com.apple.universalaccess", name]);
        defaults.output().is_ok_and(|output| output.stdout.trim_ascii() == b"1")
    }
}
