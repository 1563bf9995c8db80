//! Cardkeep: four tabletop card games against computer opponents, and a solitaire. This crate is the
//! app on the screen: window, pages, tables and their services. The rules are in [`cardkeep_core`],
//! the opponents in [`cardkeep_ai`], the data folder in [`cardkeep_store`].

#![cfg_attr(all(target_os = "linux", not(test)), warn(unreachable_pub))]

#[cfg(target_os = "android")]
mod android;
mod background;
mod desktop;
#[cfg(all(unix, not(target_os = "android")))]
mod fallback_font;
mod focus;
mod games;
mod geometry;
mod gesture;
mod guide;
mod i18n;
mod keys;
#[cfg(not(any(target_os = "android", target_family = "wasm")))]
mod launch;
mod lesson;
mod lifecycle;
mod models;
mod page;
mod pages;
#[cfg(not(any(target_os = "android", target_family = "wasm")))]
mod panics;
mod pending;
mod pending_saves;
mod rating;
mod region;
mod rehearsal;
mod scale;
mod screens;
#[cfg_attr(target_family = "wasm", path = "web/search.rs")]
mod search;
mod seated;
mod services;
mod session;
mod shell;
#[cfg(not(any(target_os = "android", target_family = "wasm")))]
mod single_instance;
mod sound;
mod startup_error;
mod stderr;
#[cfg(not(any(target_os = "android", target_family = "wasm")))]
mod system_libraries;
mod table;
mod toast;
mod transfer;
#[cfg(target_family = "wasm")]
mod web;
mod window;
mod wishes;
mod words;

use crate::i18n::{app, t};
use crate::words::store;
use std::cell::{Cell, RefCell};
use std::path::Path;
use std::rc::Rc;
use std::sync::Arc;

use jiff::civil::Weekday;
use slint::ComponentHandle;

pub use cardkeep_art::{CardArt, Front, Palette};
#[cfg(not(any(target_os = "android", target_family = "wasm")))]
pub use desktop::SystemDesktop;
pub use desktop::{Desktop, OnOpened, OnPicked, Picked};
#[cfg(not(any(target_os = "android", target_family = "wasm")))]
pub use launch::main;
pub use page::Page;
pub use pages::fresh_deal;
use pages::{change_settings, give_up, open_today, refresh_settings, standing_today};
pub use rehearsal::{rehearse, set_up};
pub use seated::Begin;
pub use services::Services;
pub use shell::{Question, Shell};
#[cfg(not(any(target_os = "android", target_family = "wasm")))]
pub use single_instance::listen;
pub use sound::{Haptic, Sound, Speaker};
pub use transfer::Transfer;
pub use wishes::Wishes;
#[cfg(not(any(target_os = "android", target_os = "macos", windows, target_family = "wasm")))]
pub use wishes::watch;

use sound::Feedback;
#[cfg(not(target_family = "wasm"))]
use sound::Loudspeaker;

use cardkeep_store::DataDir;
use cardkeep_ui as ui;

/// Entry point on Android, called by the activity on its own thread.
#[cfg(target_os = "android")]
#[allow(unsafe_code, reason = "the activity finds the function by its name")]
#[unsafe(no_mangle)]
fn android_main(android: slint::android::AndroidApp) {
    android::main(android);
}

/// The app with its window. It also works without an event loop, for tests and screenshots.
pub struct App {
    window: ui::App,
    services: Services,
}

impl App {
    /// Creates the window for an opened data folder, with the home page. Shows nothing yet.
    ///
    /// # Errors
    /// Why there can be no window.
    pub fn open(data_dir: DataDir) -> Result<App, slint::PlatformError> {
        let window = ui::App::new()?;
        let settings = data_dir.settings();
        let chosen = Rc::new(RefCell::new(settings.value));
        data_dir.set_summarize(games::SUMMARIZE);
        let data_dir = Arc::new(data_dir);
        let services = Services {
            window: window.as_weak(),
            feedback: Rc::new(Feedback::new(Rc::clone(&chosen))),
            settings: chosen,
            art: Rc::new(CardArt::new()),
            shell: Rc::new(Shell::new(window.as_weak(), &data_dir)),
            data_dir,
            transfer: Rc::default(),
            zoom: Rc::default(),
            system_language: Rc::default(),
            wishes: Rc::default(),
            first_weekday: Rc::new(Cell::new(Weekday::Monday)),
            page_day: Rc::default(),
            key_position: Rc::default(),
            tables: games::TABLES,
        };
        focus::connect(&window);
        keys::connect(&window, &services);
        pages::connect(&window, &services);
        services.apply_settings();
        services.shell.refresh();
        if let Some(notice) = settings.notice {
            services.shell.show_message(t!(app::settings_title), store::notice(&notice));
        }
        Ok(App { window, services })
    }

    pub fn window(&self) -> &ui::App {
        &self.window
    }

    pub fn services(&self) -> &Services {
        &self.services
    }

    /// Searches for export files where people keep their files on this device.
    pub fn use_folders(&self) {
        self.services.transfer.folders.replace(pages::known_folders());
    }

    /// Makes the app speak the language of the system, unless the player chose another one, and
    /// begin weeks as it does.
    pub fn use_system_language(&self, language: i18n::Language) {
        self.services.system_language.set(language);
        self.services.first_weekday.set(region::first_weekday());
        self.services.apply_settings();
        self.services.shell.refresh();
    }

    /// Applies the wishes of the system, now and whenever they change, until the player chooses
    /// otherwise.
    #[cfg(not(any(target_os = "android", target_os = "macos", windows, target_family = "wasm")))]
    pub fn use_wishes(&self) {
        let window = self.services.window.clone();
        wishes::watch(None, move |wishes| {
            // If the window is gone, no one needs to know.
            let _ = window.upgrade_in_event_loop(move |window| {
                let page = window.global::<ui::SettingsPanel>();
                page.invoke_wished(wishes.less_motion, wishes.more_contrast);
            });
        });
    }

    /// Enables file dialogs and the file manager.
    pub fn use_desktop(&self, desktop: Rc<dyn Desktop>) {
        self.services.transfer.desktop.replace(desktop);
    }

    /// Hands codes for friends to this function, which offers them to other apps.
    pub fn use_share(&self, share: impl Fn(&str) + 'static) {
        let sharing = self.window.global::<ui::Sharing>();
        sharing.on_share(move |text| share(&text));
        sharing.set_available(true);
    }

    /// Enables sound output on this device.
    #[cfg(not(target_family = "wasm"))]
    pub fn use_loudspeaker(&self) {
        let window = self.services.window.clone();
        let report = move |found: bool| {
            // If the window is gone, no one needs to know.
            let _ = window.upgrade_in_event_loop(move |window| {
                window.global::<ui::SettingsPanel>().set_mute(!found);
            });
        };
        self.services.feedback.use_speaker(Loudspeaker::new(report));
    }

    /// Opens what the app is started with: starts the match of a code, or reads an export file and
    /// asks whether to replace the data with it.
    pub fn offer(&self, path: &Path) {
        pages::open(&self.services, path);
    }

    /// Does the same for the content of a file without a path.
    pub fn offer_bytes(&self, bytes: Vec<u8>) {
        transfer::offer_bytes(&self.services, bytes);
    }

    /// Reports that another app did not hand over such a file.
    pub fn not_offered(&self) {
        let why = t!(app::import_not_handed_over);
        self.services.shell.show_message(t!(app::import_failed), why);
    }

    /// Goes back by one step, like Escape and Android's back gesture. Returns whether there was
    /// anything to leave.
    pub fn back(&self) -> bool {
        self.services.shell.back()
    }
}

impl Drop for App {
    fn drop(&mut self) {
        // The next app to open the folder must not find it locked.
        self.services.transfer.stop();
        self.services.shell.close();
        // A visible window keeps itself alive, and with it the lock on the data folder. If it can't
        // be hidden, it is gone.
        let _ = self.window.hide();
    }
}
