//! The toast, a short message at the bottom of the window.

use slint::ComponentHandle;

use crate::ui::{self, Nav};

/// Shows a toast, which disappears after a while; an empty text hides it at once.
pub(crate) fn show(window: &ui::App, text: &str) {
    let nav = window.global::<Nav>();
    nav.set_message(text.into());
    nav.set_telling(!text.is_empty());
}
