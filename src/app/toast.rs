//! The short message at the foot of the window.

use slint::ComponentHandle;

use crate::ui::{self, Nav};

/// Shows a short message, which goes away by itself; an empty one hides it at once.
pub fn show(window: &ui::App, text: &str) {
    let nav = window.global::<Nav>();
    nav.set_message(text.into());
    nav.set_telling(!text.is_empty());
}
