//! Suspend and resume. A phone may move an app to the background and end it there at any time, so
//! everything is saved first; resuming finds everything as it was.

use super::{App, window};

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
