//! Entry point in a browser: runs the app on a canvas. The page, `web/page.js`, calls the exported
//! functions, and does what [`page`] declares.

mod desktop;
pub(crate) mod page;
mod sound;

use std::cell::{OnceCell, RefCell};
use std::path::Path;
use std::rc::Rc;
use std::time::Duration;

use slint::{ComponentHandle, LogicalSize, PlatformError, Timer, TimerMode};
use wasm_bindgen::prelude::wasm_bindgen;

use super::sound::Haptic;
use super::words::store;
use super::{App, Wishes, i18n, startup_error, window};
use cardkeep_store::{Change, DataDir, StoreError};
use desktop::Browser;

/// The folder of all files, in the page's memory; named after where they are kept.
const FOLDER: &str = "IndexedDB";

/// How often to look whether another page was opened.
const LOOK: Duration = Duration::from_secs(1);

thread_local! {
    static RUNNING: OnceCell<App> = const { OnceCell::new() };
}

/// Adds a file that the browser has kept.
#[wasm_bindgen]
pub fn fill(name: &str, content: Vec<u8>) {
    cardkeep_store::fill(&Path::new(FOLDER).join(name), content);
}

/// Notes whether the browser could keep the last change of a file.
#[wasm_bindgen]
pub fn set_failing(is_failing: bool) {
    cardkeep_store::set_failing(is_failing);
}

/// Starts the app in a window of this size, unless it is open in another tab, which is then told. Begins
/// the match of a code, if there is one.
#[wasm_bindgen]
pub fn start(width: f32, height: f32, is_open_elsewhere: bool, code: &str) {
    std::panic::set_hook(Box::new(|info| page::stopped(&info.to_string())));
    i18n::set_language(i18n::system());
    cardkeep_store::on_change(keep);
    if let Err(why) = run(LogicalSize::new(width, height), is_open_elsewhere, code) {
        page::stopped(&why.to_string());
    }
}

fn run(size: LogicalSize, is_open_elsewhere: bool, code: &str) -> Result<(), PlatformError> {
    let folder = Path::new(FOLDER);
    let data_dir = match is_open_elsewhere {
        true => Err(StoreError::Locked(folder.to_owned())),
        false => DataDir::open(folder),
    };
    let app = match data_dir {
        Ok(data_dir) => App::open(data_dir)?,
        Err(why) => return startup_error::show(&store::error(&why)),
    };
    // Until the browser has told it, so that nothing is laid out in no space.
    app.window().window().set_size(size);
    app.use_system_language(i18n::system());
    app.use_desktop(Rc::new(Browser));
    app.services().feedback.use_speaker(sound::Speakers);
    if page::vibrates() {
        app.services().feedback.use_touch(|haptic| page::vibrate(milliseconds(haptic)));
    }
    if page::shares() {
        app.use_share(page::share);
    }
    app.restore();
    if !code.is_empty() {
        app.offer(Path::new(code));
    }
    // A page may end without a warning, and then opens again where it was.
    let (seen, services) = (RefCell::new(app.services().shell.page()), app.services().clone());
    let look = Timer::default();
    look.start(TimerMode::Repeated, LOOK, move || {
        let page = services.shell.page();
        if seen.replace(page) != page {
            window::keep(&services);
        }
    });
    let shown = app.window().clone_strong();
    RUNNING.with(|running| _ = running.set(app));
    // The event loop ends this function by an exception, and nothing here is dropped.
    shown.run()
}

fn with_app(act: impl FnOnce(&App)) {
    RUNNING.with(|running| running.get().map(act));
}

/// Saves everything, because the player looks at something else.
#[wasm_bindgen]
pub fn suspend() {
    with_app(App::suspend);
}

/// Goes on after [`suspend`].
#[wasm_bindgen]
pub fn resume() {
    with_app(App::resume);
}

/// Goes back by one step. Returns whether there was anything to leave.
#[wasm_bindgen]
pub fn back() -> bool {
    let mut left = false;
    with_app(|app| left = app.back());
    left
}

/// Begins the match of a code.
#[wasm_bindgen]
pub fn offer(code: &str) {
    with_app(|app| app.offer(Path::new(code)));
}

/// Applies what the system wishes.
#[wasm_bindgen]
pub fn wish(less_motion: bool, more_contrast: bool) {
    with_app(|app| {
        app.services().set_wishes(Wishes { less_motion, more_contrast, ..Wishes::default() });
    });
}

/// Hands a change of files to the page. An export, which is in no folder, is downloaded.
fn keep(change: Change) {
    for (path, content) in change {
        if let Ok(name) = path.strip_prefix(FOLDER) {
            page::keep(&name.to_string_lossy(), content);
        } else if path.parent() == Some(Path::new(""))
            && path.extension().is_some_and(|kind| kind == "cardkeep")
            && let Some(content) = content
        {
            page::download(&path.to_string_lossy(), content);
        }
    }
}

fn milliseconds(haptic: Haptic) -> u32 {
    match haptic {
        Haptic::Taken => 5,
        Haptic::Placed => 10,
        Haptic::Refused => 25,
        Haptic::Blow => 40,
        Haptic::Triumph => 60,
    }
}
