//! Controller of the about page.

use slint::ComponentHandle;

use crate::ui::{self, About};

pub(super) fn connect(window: &ui::App) {
    let page = window.global::<About>();
    page.set_version(env!("CARGO_PKG_VERSION").into());
}
