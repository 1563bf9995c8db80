//! Saves and restores the window's size, place and page.

use slint::{CloseRequestResponse, ComponentHandle, LogicalSize, PhysicalPosition};

use super::screens::{Frame, Screen, fit};
use super::seated::Begin;
use super::{App, Page, Services, scale, stderr};
use cardkeep_store::{Slot, WindowState};

/// Initial size of the window.
const FIRST_SIZE: (u32, u32) = (1024, 768);

impl App {
    /// Restores window and page, and saves them when the window is closed.
    pub fn restore(&self) {
        let services = self.services();
        // The browser decides how large the canvas is.
        if !cfg!(target_family = "wasm") {
            place_on(services, &[]);
        }
        if let Some(kept) = services.data_dir.window().value
            && let Ok(page) = kept.page.parse()
        {
            return_to(services, page, kept.running.and_then(Slot::numbered), kept.review);
        }
        let window = self.window().window();
        window.on_close_requested(services.callback(|services| {
            keep(services);
            if !services.shell.may_close() {
                return CloseRequestResponse::KeepWindowShown;
            }
            services.shell.leave_table();
            // The app is about to end.
            services.data_dir.settle();
            CloseRequestResponse::HideWindow
        }));
    }
}

/// Gives the window its last size and place, as far as these screens have room for it.
pub(super) fn place_on(services: &Services, screens: &[Screen]) {
    let Some(app) = services.window.upgrade() else { return };
    let window = app.window();
    let kept = services.data_dir.window().value;
    let frame = fit(last_frame(kept.as_ref()), screens);
    // Sizes are saved in the screen's own scale, whatever the text size.
    let larger = scale::of(window) / services.zoom.asked(window);
    let (width, height) = (frame.size.0 as f32, frame.size.1 as f32);
    window.set_size(LogicalSize::new(width / larger, height / larger));
    // A place that may be on no screen is not asked for.
    if let Some((x, y)) = frame.place.filter(|_| !screens.is_empty()) {
        window.set_position(PhysicalPosition::new(x, y));
    }
    window.set_maximized(kept.is_some_and(|kept| kept.maximized));
}

/// Maximizes a window that should be maximized but is not, because some window managers ignore the
/// wish before they show it, and shrinks one whose frame makes it larger than the screen.
#[cfg(not(any(target_os = "android", target_family = "wasm")))]
pub(super) fn correct(services: &Services, native: &slint::winit_030::winit::window::Window) {
    use slint::winit_030::winit::dpi::PhysicalSize;

    if services.data_dir.window().value.is_some_and(|kept| kept.maximized) {
        if !native.is_maximized() {
            native.set_maximized(true);
        }
        return;
    }
    let Some(room) = native.current_monitor().map(|screen| screen.size()) else { return };
    let (inner, outer) = (native.inner_size(), native.outer_size());
    let fitting = |inner: u32, outer: u32, room: u32| inner - outer.saturating_sub(room).min(inner);
    let width = fitting(inner.width, outer.width, room.width);
    let height = fitting(inner.height, outer.height, room.height);
    if width > 0 && height > 0 && (width, height) != (inner.width, inner.height) {
        let _ = native.request_inner_size(PhysicalSize::new(width, height));
    }
}

/// Returns where the window was, or where a new one opens.
fn last_frame(kept: Option<&WindowState>) -> Frame {
    kept.map_or(Frame { place: None, size: FIRST_SIZE }, |kept| Frame {
        place: kept.place,
        size: (kept.width, kept.height),
    })
}

/// Returns the top left corner of the window on the desktop, if the platform tells it.
fn place_of(window: &slint::Window) -> Option<(i32, i32)> {
    #[cfg(not(any(target_os = "android", target_family = "wasm")))]
    {
        use slint::winit_030::WinitWindowAccessor;
        let at = window.with_winit_window(|window| window.outer_position().ok()).flatten()?;
        Some((at.x, at.y))
    }
    #[cfg(any(target_os = "android", target_family = "wasm"))]
    {
        let _ = window;
        None
    }
}

/// Shows the page that was open; a table with its match, and a review at its move.
fn return_to(services: &Services, page: Page, slot: Option<Slot>, review: Option<(u32, usize)>) {
    match page {
        Page::Home => {}
        Page::Table(game) => {
            let running = services.data_dir.running(game);
            let mut running = running.iter().filter(|(_, state)| state.heading().is_some());
            // Files of older apps do not name the match, because there was only one.
            let left = running.find(|(running, _)| slot.is_none_or(|slot| slot == *running));
            if let Some((slot, _)) = left {
                services.play(game, Begin::Resume(*slot));
            }
        }
        Page::Lesson(game) => _ = services.play(game, Begin::Lesson),
        Page::Exercise(game) => _ = services.play(game, Begin::Exercise),
        Page::Review(game) => {
            services.shell.go(Page::History(game));
            if let Some((number, moves)) = review
                && services.play(game, Begin::Review(number))
                && let Some(table) = services.shell.table()
            {
                table.show_move(moves);
            }
        }
        page => services.shell.go(page),
    }
}

/// Saves the window's size and place, and the page.
pub(super) fn keep(services: &Services) {
    let Some(app) = services.window.upgrade() else { return };
    let window = app.window();
    let maximized = window.is_maximized();
    let size = window.size().to_logical(services.zoom.asked(window));
    let mut frame = Frame {
        place: place_of(window),
        size: (size.width.round() as u32, size.height.round() as u32),
    };
    // Where to return to from a window that fills the screen, or has none of it.
    if maximized || window.is_fullscreen() || window.is_minimized() {
        frame = last_frame(services.data_dir.window().value.as_ref());
    }
    let Frame { place, size: (width, height) } = frame;
    let page = services.shell.page().to_string();
    let table = services.shell.table();
    let running = table.as_ref().and_then(|table| table.running());
    let running = running.map(|(_, slot)| slot.number());
    let review = table.and_then(|table| table.reviewed());
    let state = WindowState { width, height, place, maximized, page, running, review };
    if let Err(why) = services.data_dir.keep_window(&state) {
        // The window is closing, so this can only be printed.
        stderr::complain(why);
    }
}
