//! Suspend and resume. A phone may move an app to the background and end it there at any time, so
//! everything is saved first; resuming finds everything as it was.

use std::time::Duration;

use super::{App, Services, pages, window};

impl App {
    /// Suspends the app: saves everything and stops clocks and opponents. Does nothing if it is
    /// suspended already.
    pub fn suspend(&self) {
        if self.services().shell.suspend() {
            self.services().feedback.rest();
            window::keep(self.services());
        }
    }

    /// Resumes what was suspended.
    pub fn resume(&self) {
        self.services().shell.resume();
    }
}

impl Services {
    /// Notes whether the player can see the window, and it has the focus: while it has not, the clock
    /// of the match rests, and when it is back, another day may have begun.
    pub fn attend(&self, attended: bool) {
        self.shell.attend(attended);
        if attended {
            // Not inside the event that brought the focus.
            let services = self.clone();
            slint::Timer::single_shot(Duration::ZERO, move || pages::renew(&services));
        }
    }
}
