//! Watches saves still being written when their table is left, because leaving does not wait for
//! them.

use crate::app::i18n::{app, t};
use std::cell::Cell;
use std::rc::{Rc, Weak};
use std::sync::Arc;
use std::time::Duration;

use slint::{ComponentHandle, Timer, TimerMode};

use super::{toast, words};
use crate::store::DataDir;
use crate::ui::{self, Nav, Screen};

/// Interval of checks for pending writes.
const LOOK: Duration = Duration::from_millis(100);
/// Number of checks after which the player is told that it takes a while.
const LONG: u32 = 3;

/// Watches pending writes, says so if they take long, and reports failures, which no table can
/// report any more.
pub struct PendingSaves {
    window: slint::Weak<ui::App>,
    place: Arc<DataDir>,
    timer: Timer,
    /// Number of checks made.
    looks: Cell<u32>,
    me: Weak<PendingSaves>,
}

impl PendingSaves {
    pub fn new(window: slint::Weak<ui::App>, place: &Arc<DataDir>) -> Rc<PendingSaves> {
        Rc::new_cyclic(|me| PendingSaves {
            window,
            place: Arc::clone(place),
            timer: Timer::default(),
            looks: Cell::default(),
            me: me.clone(),
        })
    }

    /// Starts watching after a table was left, until everything is written.
    pub fn watch(&self) {
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
        if self.place.is_writing() {
            self.looks.set(self.looks.get().saturating_add(1));
            let at_table = nav.get_screen() == Screen::Table;
            if self.looks.get() >= LONG && !at_table && !nav.get_telling() {
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
        let failed = self.place.failed_writes();
        if let Some(why) = failed.first() {
            toast::show(&window, &words::not_being_saved(why));
            // The old content is still there.
            nav.invoke_arrived();
        }
    }
}
