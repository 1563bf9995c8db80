//! The page about the app.

use slint::ComponentHandle;

use crate::app::Services;
use crate::ui::{self, About};

pub fn connect(window: &ui::App, services: &Services) {
    let page = window.global::<About>();
    page.set_version(env!("CARGO_PKG_VERSION").into());
    page.set_folder(services.place.dir().display().to_string().into());
}
