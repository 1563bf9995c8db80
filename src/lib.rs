//! Cardkeep: five tabletop card games against computer opponents.
//!
//! The rules of a game ([`games`]) stand on a contract that all games share ([`engine`]), and know
//! nothing of opponents, disks or screens.

pub mod ai;
#[cfg(feature = "gui")]
pub mod app;
pub mod cards;
pub mod engine;
pub mod games;
pub mod store;
pub mod text;

/// What the Slint compiler made of `ui/`.
#[cfg(feature = "gui")]
pub use cardkeep_ui as ui;

/// Where the app begins on Android: the activity calls this on a thread of its own.
#[cfg(all(feature = "gui", target_os = "android"))]
#[allow(unsafe_code, reason = "the activity finds the function by its name")]
#[unsafe(no_mangle)]
fn android_main(android: slint::android::AndroidApp) {
    app::android::main(android);
}
