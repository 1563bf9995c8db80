//! The window's size and page, kept from one run to the next.

use slint::{CloseRequestResponse, ComponentHandle, LogicalSize};

use super::table::Begin;
use super::{App, Page, Services, scale, stderr};
use crate::store::{Slot, WindowState};

/// How large a window is at first.
const FIRST_SIZE: (u32, u32) = (1024, 768);

impl App {
    /// Brings back the window and the page as they were left, and keeps them when it is closed.
    pub fn restore(&self) {
        let services = self.services();
        let window = self.window().window();
        let kept = services.place.window().value;
        let (width, height) = kept.as_ref().map_or(FIRST_SIZE, |kept| (kept.width, kept.height));
        // Sizes are kept as the screen counts them, however large everything is drawn.
        let larger = scale::of(window) / services.zoom.asked(window);
        window.set_size(LogicalSize::new(width as f32 / larger, height as f32 / larger));
        if let Some(kept) = &kept {
            window.set_maximized(kept.maximized);
            if let Ok(page) = kept.page.parse() {
                return_to(services, page, kept.running.and_then(Slot::numbered));
            }
        }
        window.on_close_requested({
            let services = services.clone();
            move || {
                keep(&services);
                services.shell.leave_table();
                // The app is about to end.
                services.place.settle();
                CloseRequestResponse::HideWindow
            }
        });
    }
}

/// Shows the page that was left; a table with the match that was left.
fn return_to(services: &Services, page: Page, slot: Option<Slot>) {
    match page {
        Page::Home => {}
        Page::Table(game) => {
            let running = services.place.running(game);
            let mut running = running.iter().filter(|(_, state)| state.heading().is_some());
            // Files of older apps do not say which it was, as there was but one.
            let left = running.find(|(running, _)| slot.is_none_or(|slot| slot == *running));
            if let Some((slot, _)) = left {
                services.play(game, Begin::Resume(*slot));
            }
        }
        Page::Review(game) => services.shell.go(Page::History(game)),
        page => services.shell.go(page),
    }
}

/// Keeps the window's size and the page.
pub(super) fn keep(services: &Services) {
    let Some(app) = services.window.upgrade() else { return };
    let window = app.window();
    let maximized = window.is_maximized();
    let size = window.size().to_logical(services.zoom.asked(window));
    let (mut width, mut height) = (size.width.round() as u32, size.height.round() as u32);
    // The size to come back to from the maximized window.
    if let Some(kept) = services.place.window().value.filter(|_| maximized) {
        (width, height) = (kept.width, kept.height);
    }
    let page = services.shell.page().to_string();
    let running = services.shell.table().and_then(|table| table.running());
    let running = running.map(|(_, slot)| slot.number());
    let state = WindowState { width, height, maximized, page, running };
    if let Err(why) = services.place.keep_window(&state) {
        // The window is going: there is no better place to say it.
        stderr::complain(why);
    }
}
