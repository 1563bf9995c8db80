//! Recovers the keyboard focus. Slint sends every key to one element and does not report when that
//! element is removed from the screen. Keys then reach nothing until Tab is pressed, and on Android
//! the next back gesture would end the app. So a control holds a token while it has the focus, and
//! a token that is dropped tells that the focus was lost.

use std::any::Any;
use std::cell::Cell;
use std::time::Duration;

use slint::{ComponentHandle, Model, ModelRc, ModelTracker, Timer};

use crate::ui::{self, Focus};

/// Held by a control while it has the focus. The only Rust value that Slint's markup can hold is a
/// model; this one is empty.
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
        // The screen is being changed right now.
        Timer::single_shot(Duration::ZERO, move || {
            if let Some(window) = window.upgrade() {
                window.invoke_take_focus();
            }
        });
    }
}

/// Starts watching the keyboard focus of a window.
pub(crate) fn connect(window: &ui::App) {
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
