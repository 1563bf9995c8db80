//! Out of sight and back. A phone puts an app aside at any moment and may end it there without
//! another word; coming back finds everything as it was left.

use super::{App, window};

impl App {
    /// The app goes out of sight: everything is kept, and neither clocks nor opponents go on.
    /// Called again before it is back, this does nothing.
    pub fn suspend(&self) {
        if self.services().shell.suspend() {
            self.services().feedback.rest();
            window::keep(self.services());
        }
    }

    /// The app is in sight again, and what was stopped goes on.
    pub fn resume(&self) {
        self.services().shell.resume();
    }
}
