//! Android entry point: runs the app in an activity. No other module except this folder knows
//! Android.

mod haptic;
mod opened;
mod share;
mod wishes;

use crate::words::store;
use std::cell::RefCell;
use std::io;
use std::path::{Path, PathBuf};
use std::rc::{Rc, Weak};

use jni::objects::JObject;
use jni::refs::Global;
use jni::{Env, JavaVM};
use slint::android::AndroidApp;
use slint::android::android_activity::{MainEvent, PollEvent};
use slint::{ComponentHandle, PlatformError};

use super::i18n::{self, Language};
use super::sound::Haptic;
use super::{App, startup_error, stderr};
use cardkeep_store::{DataDir, StoreError};
use opened::Opened;

/// Runs the app from the start of its activity to its end. Both can happen many times in one
/// process.
///
/// Errors go to the standard error stream, which Android shows in its log. A panic ends the
/// process; Android tells the player, and every action so far is saved.
pub fn main(android: AndroidApp) {
    let folder = android.internal_data_path();
    let opened = opened::read(&android);
    // Events arrive from before the window exists until after it is gone.
    let running: Rc<RefCell<Weak<App>>> = Rc::default();
    let touch = haptic::giver(&android);
    let device = android.clone();
    let listener = {
        let (running, device) = (Rc::clone(&running), device.clone());
        move |event: &PollEvent<'_>| {
            let app = running.borrow().upgrade();
            if let (Some(app), PollEvent::Main(event)) = (app, event) {
                heed(&app, &device, event);
            }
        }
    };
    let set = slint::android::init_with_event_listener(android, listener);
    let set = set.map_err(|why| PlatformError::from(why.to_string()));
    if let Err(why) = set.and_then(|()| run(&device, folder, opened, touch, &running)) {
        stderr::complain(why);
    }
}

fn run(
    device: &AndroidApp,
    folder: Option<PathBuf>,
    opened: io::Result<Option<Opened>>,
    touch: impl Fn(Haptic) + 'static,
    running: &RefCell<Weak<App>>,
) -> Result<(), PlatformError> {
    match folder.ok_or(StoreError::NoHome).and_then(DataDir::open) {
        Ok(place) => {
            let app = Rc::new(App::open(place)?);
            app.use_system_language(language(device));
            app.services().set_wishes(wishes::read(device));
            app.use_folders();
            app.use_loudspeaker();
            app.services().feedback.use_touch(touch);
            app.use_share(share::giver(device));
            app.restore();
            match opened {
                Ok(Some(Opened::File(bytes))) => app.offer_bytes(bytes),
                Ok(Some(Opened::Link(link))) => app.offer(Path::new(&link)),
                Ok(None) => {}
                Err(why) => {
                    stderr::complain(why);
                    app.not_offered();
                }
            }
            running.replace(Rc::downgrade(&app));
            app.window().run()
        }
        Err(why) => {
            stderr::complain(&why);
            startup_error::show(&store::error(&why))
        }
    }
}

/// Handles an activity event. Rotations and new sizes reach the window by themselves, and the back
/// gesture as a key.
fn heed(app: &App, device: &AndroidApp, event: &MainEvent<'_>) {
    match event {
        MainEvent::Resume { .. } => {
            // The player may come from the system's settings.
            app.services().set_wishes(wishes::read(device));
            app.resume();
        }
        MainEvent::ConfigChanged { .. } => {
            app.services().set_wishes(wishes::read(device));
            app.use_system_language(language(device));
        }
        MainEvent::Pause | MainEvent::SaveState { .. } | MainEvent::Stop => app.suspend(),
        _ => {}
    }
}

/// Returns the language that Android has set for this app, which may differ from the system's.
fn language(device: &AndroidApp) -> Language {
    let config = device.config();
    let (language, country) = (config.language(), config.country());
    let tag = language.map(|language| match country {
        Some(country) => format!("{language}-{country}"),
        None => language,
    });
    tag.and_then(|tag| Language::matching(&tag)).unwrap_or_else(i18n::system)
}

/// Calls Java with the activity of the app.
#[allow(unsafe_code, reason = "the system hands out Java's machine and objects as pointers")]
fn with_activity<T>(
    android: &AndroidApp,
    call: impl FnOnce(&mut Env<'_>, &JObject<'_>) -> jni::errors::Result<T>,
) -> jni::errors::Result<T> {
    // SAFETY: it is the pointer to the VM that runs this process.
    let machine = unsafe { JavaVM::from_raw(android.vm_as_ptr().cast()) };
    machine.attach_current_thread(|env| {
        let activity = android.activity_as_ptr() as jni::sys::jobject;
        // SAFETY: the reference is valid as long as `android` is.
        let activity = unsafe { env.as_cast_raw::<Global<JObject>>(&activity)? };
        let done = call(env, &activity);
        if done.is_err() {
            // A pending exception would end the app at the next call.
            env.exception_clear();
        }
        done
    })
}
