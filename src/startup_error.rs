//! Error window, shown when the app can't start.

use crate::i18n::{app, t};
use slint::ComponentHandle;

use crate::ui::{self, Nav, Screen};

/// Shows in a window why the app can't start, until it is closed.
///
/// # Errors
/// Why there can be no window at all.
pub(crate) fn show(why: &str) -> Result<(), slint::PlatformError> {
    let window = ui::App::new()?;
    let nav = window.global::<Nav>();
    nav.set_screen(Screen::Trouble);
    nav.set_question(ui::Question {
        title: t!(app::cannot_start).into(),
        text: why.into(),
        yes: t!(app::close).into(),
        ..ui::Question::default()
    });
    nav.set_asking(true);
    let close = |window: &slint::Weak<ui::App>| {
        // Hiding can fail only if the window is already gone.
        window.upgrade().is_some_and(|window| window.hide().is_ok())
    };
    nav.on_answer({
        let window = window.as_weak();
        move |_| {
            close(&window);
        }
    });
    nav.on_back({
        let window = window.as_weak();
        move || close(&window)
    });
    window.run()
}
