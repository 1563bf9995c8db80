//! Cardkeep: four tabletop card games against computer opponents, and a solitaire.
//!
//! The rules of the games ([`games`]) implement a contract that all games share ([`engine`]). They
//! know nothing of opponents, disks or screens.

pub mod ai;
#[cfg(feature = "gui")]
pub mod app;
pub mod cards;
pub mod engine;
pub mod games;
pub mod store;
pub mod text;

/// Code that the Slint compiler generates from `ui/`.
#[cfg(feature = "gui")]
pub use cardkeep_ui as ui;

/// Entry point on Android, called by the activity on its own thread.
#[cfg(all(feature = "gui", target_os = "android"))]
#[allow(unsafe_code, reason = "the activity finds the function by its name")]
#[unsafe(no_mangle)]
fn android_main(android: slint::android::AndroidApp) {
    app::android::main(android);
}
