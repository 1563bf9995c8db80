//! Saves and restores the window's size and page.

use slint::{CloseRequestResponse, ComponentHandle, LogicalSize};

use super::table::Begin;
use super::{App, Page, Services, scale, stderr};
use crate::store::{Slot, WindowState};

/// Initial size of the window.
const FIRST_SIZE: (u32, u32) = (1024, 768);

impl App {
    /// Restores window and page, and saves them when the window is closed.
    pub fn restore(&self) {
        let services = self.services();
        let window = self.window().window();
        let kept = services.place.window().value;
        let (width, height) = kept.as_ref().map_or(FIRST_SIZE, |kept| (kept.width, kept.height));
        // Sizes are saved in the screen's own scale, whatever the text size.
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

/// Shows the page that was open; a table with its match.
fn return_to(services: &Services, page: Page, slot: Option<Slot>) {
    match page {
        Page::Home => {}
        Page::Table(game) => {
            let running = services.place.running(game);
            let mut running = running.iter().filter(|(_, state)| state.heading().is_some());
            // Files of older apps do not name the match, because there was only one.
            let left = running.find(|(running, _)| slot.is_none_or(|slot| slot == *running));
            if let Some((slot, _)) = left {
                services.play(game, Begin::Resume(*slot));
            }
        }
        Page::Review(game) => services.shell.go(Page::History(game)),
        page => services.shell.go(page),
    }
}

/// Saves the window's size and the page.
pub(super) fn keep(services: &Services) {
    let Some(app) = services.window.upgrade() else { return };
    let window = app.window();
    let maximized = window.is_maximized();
    let size = window.size().to_logical(services.zoom.asked(window));
    let (mut width, mut height) = (size.width.round() as u32, size.height.round() as u32);
    // The size to restore after the window was maximized.
    if let Some(kept) = services.place.window().value.filter(|_| maximized) {
        (width, height) = (kept.width, kept.height);
    }
    let page = services.shell.page().to_string();
    let running = services.shell.table().and_then(|table| table.running());
    let running = running.map(|(_, slot)| slot.number());
    let state = WindowState { width, height, maximized, page, running };
    if let Err(why) = services.place.keep_window(&state) {
        // The window is closing, so this can only be printed.
        stderr::complain(why);
    }
}
