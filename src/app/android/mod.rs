//! Android entry point: runs the app in an activity. No other module except this folder knows
//! Android.

mod opened;
mod tick;

use crate::app::words::store;
use std::cell::RefCell;
use std::io;
use std::path::PathBuf;
use std::rc::{Rc, Weak};

use slint::android::AndroidApp;
use slint::android::android_activity::{MainEvent, PollEvent};
use slint::{ComponentHandle, PlatformError};

use super::sound::Tick;
use super::{App, startup_error, stderr};
use crate::store::{DataDir, StoreError};

/// Runs the app from the start of its activity to its end. Both can happen many times in one
/// process.
///
/// Errors go to the standard error stream, which Android shows in its log. A panic ends the
/// process; Android tells the player, and every action so far is saved.
pub fn main(android: AndroidApp) {
    let folder = android.internal_data_path();
    let file = opened::read(&android);
    // Events arrive from before the window exists until after it is gone.
    let running: Rc<RefCell<Weak<App>>> = Rc::default();
    let touch = tick::giver(&android);
    let listener = {
        let running = Rc::clone(&running);
        move |event: &PollEvent<'_>| {
            let app = running.borrow().upgrade();
            if let (Some(app), PollEvent::Main(event)) = (app, event) {
                heed(&app, event);
            }
        }
    };
    let set = slint::android::init_with_event_listener(android, listener);
    let set = set.map_err(|why| PlatformError::from(why.to_string()));
    if let Err(why) = set.and_then(|()| run(folder, file, touch, &running)) {
        stderr::complain(why);
    }
}

fn run(
    folder: Option<PathBuf>,
    file: io::Result<Option<Vec<u8>>>,
    touch: impl Fn(Tick) + 'static,
    running: &RefCell<Weak<App>>,
) -> Result<(), PlatformError> {
    match folder.ok_or(StoreError::NoHome).and_then(DataDir::open) {
        Ok(place) => {
            let app = Rc::new(App::open(place)?);
            app.use_system_language(super::i18n::system());
            app.use_folders();
            app.use_loudspeaker();
            app.services().feedback.use_touch(touch);
            app.restore();
            match file {
                Ok(Some(bytes)) => app.offer_bytes(bytes),
                Ok(None) => {}
                Err(why) => app.not_offered(&why),
            }
            running.replace(Rc::downgrade(&app));
            app.window().run()
        }
        Err(why) => {
            stderr::complain(&why);
            startup_error::tell(&store::error(&why))
        }
    }
}

/// Handles an activity event. Rotations and new sizes reach the window by themselves, and the back
/// gesture as a key.
fn heed(app: &App, event: &MainEvent<'_>) {
    match event {
        MainEvent::Resume { .. } => app.resume(),
        MainEvent::Pause | MainEvent::SaveState { .. } | MainEvent::Stop => app.suspend(),
        _ => {}
    }
}
