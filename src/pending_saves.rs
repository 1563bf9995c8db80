//! Watches matches being saved in the background: says so if it takes long, and marks the app as
//! long as something could not be written.

use crate::i18n::{app, t};
use std::cell::Cell;
use std::rc::{Rc, Weak};
use std::sync::Arc;
use std::time::Duration;

use slint::{ComponentHandle, Timer, TimerMode};

use super::{toast, words};
use crate::ui::{self, Nav, Screen};
use cardkeep_store::DataDir;

/// Interval of checks for pending writes.
const LOOK: Duration = Duration::from_millis(100);
/// Number of checks after which the player is told that it takes a while.
const LONG: u32 = 3;

/// Watches pending and failed writes.
pub(crate) struct PendingSaves {
    window: slint::Weak<ui::App>,
    data_dir: Arc<DataDir>,
    timer: Timer,
    /// Number of checks made since a table was left.
    looks: Cell<u32>,
    me: Weak<PendingSaves>,
}

impl PendingSaves {
    pub(crate) fn new(window: slint::Weak<ui::App>, data_dir: &Arc<DataDir>) -> Rc<PendingSaves> {
        Rc::new_cyclic(|me| PendingSaves {
            window,
            data_dir: Arc::clone(data_dir),
            timer: Timer::default(),
            looks: Cell::default(),
            me: me.clone(),
        })
    }

    /// Starts watching, until everything is written or has failed.
    pub(crate) fn watch(&self) {
        if self.timer.running() {
            return;
        }
        self.looks.set(0);
        let me = self.me.clone();
        self.timer.start(TimerMode::Repeated, LOOK, move || {
            if let Some(saving) = me.upgrade() {
                saving.look();
            }
        });
    }

    fn look(&self) {
        let Some(window) = self.window.upgrade() else { return };
        let nav = window.global::<Nav>();
        let says_so = nav.get_telling() && nav.get_message() == t!(app::saving).as_str();
        if self.data_dir.is_writing() {
            // At a table the match goes on, so a slow disk is nothing to wait for.
            let at_table = nav.get_screen() == Screen::Table;
            self.looks.set(if at_table { 0 } else { self.looks.get().saturating_add(1) });
            if self.looks.get() >= LONG && !nav.get_telling() {
                toast::show(&window, &t!(app::saving));
            } else if says_so && at_table {
                toast::show(&window, "");
            }
            return;
        }
        self.timer.stop();
        if says_so {
            toast::show(&window, "");
        }
        self.mark();
    }

    /// Shows or removes the mark of what could not be written. The first failure is also told.
    pub(crate) fn mark(&self) {
        let Some(window) = self.window.upgrade() else { return };
        let nav = window.global::<Nav>();
        let why = self.data_dir.unsaved();
        if let Some(why) = why.as_ref().filter(|_| nav.get_unsaved().is_empty()) {
            toast::show(&window, &words::not_being_saved(why));
        }
        nav.set_unsaved_mark(t!(app::unsaved_mark).into());
        nav.set_unsaved(why.map_or_else(String::new, |why| words::unsaved(&why)).into());
    }
}
