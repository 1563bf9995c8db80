//! The keyboard never gets lost. Slint gives every key to one element; when that element is taken
//! off the screen nobody is told, and keys reach nothing until Tab is pressed: on Android the next
//! step back would end the app. So a control holds on to something of ours while it has the
//! keyboard, and what is left behind is noticed.

use std::any::Any;
use std::cell::Cell;
use std::time::Duration;

use slint::{ComponentHandle, Model, ModelRc, ModelTracker, Timer};

use crate::ui::{self, Focus};

/// What a control keeps while it has the keyboard. Slint's markup can hold nothing of Rust's but a
/// list; this one is empty.
struct FocusToken {
    window: slint::Weak<ui::App>,
    let_go: Cell<bool>,
}

impl Model for FocusToken {
    type Data = i32;

    fn row_count(&self) -> usize {
        0
    }

    fn row_data(&self, _: usize) -> Option<i32> {
        None
    }

    fn model_tracker(&self) -> &dyn ModelTracker {
        &()
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

impl Drop for FocusToken {
    fn drop(&mut self) {
        if self.let_go.get() || self.window.upgrade().is_none() {
            return;
        }
        let window = self.window.clone();
        // The screen is being changed just now.
        Timer::single_shot(Duration::ZERO, move || {
            if let Some(window) = window.upgrade() {
                window.invoke_take_focus();
            }
        });
    }
}

/// Watches over the keyboard of a window.
pub fn connect(window: &ui::App) {
    let focus = window.global::<Focus>();
    focus.on_lost({
        let window = window.as_weak();
        move || {
            if let Some(window) = window.upgrade() {
                window.invoke_take_focus();
            }
        }
    });
    focus.on_hold({
        let window = window.as_weak();
        move || ModelRc::new(FocusToken { window: window.clone(), let_go: Cell::new(false) })
    });
    focus.on_let_go(|hold| {
        if let Some(hold) = hold.as_any().downcast_ref::<FocusToken>() {
            hold.let_go.set(true);
        }
    });
}
