//! The screen of a table: what its state is shown on.

use slint::ComponentHandle;

use super::alarm::Alarm;
use crate::Services;
use crate::geometry::CARD_RATIO;
use crate::ui;

/// The screen of a table.
pub(super) struct Screen<'a> {
    pub services: &'a Services,
    pub timers: &'a Timers,
    pub window: &'a ui::App,
    pub table: ui::Table<'a>,
}

/// The timers of a table.
#[derive(Default)]
pub(super) struct Timers {
    /// Runs when the match goes on.
    pub pulse: Alarm,
    pub long_press: Alarm,
    /// Runs after areas have reported their rectangles.
    pub relay: Alarm,
    /// Runs when flying cards have landed, or at the next frame if some wait for their pictures.
    pub landing: Alarm,
    /// Runs when pictures have been waited for too long.
    pub overdue: Alarm,
    /// Runs while the buttons beside the prompt have just changed without a player action.
    pub fresh: Alarm,
    pub analysis: Alarm,
    /// Runs while something is made much of.
    pub highlight: Alarm,
    /// Runs after a tap, while another one makes it a double tap.
    pub tapped: Alarm,
}

impl Screen<'_> {
    pub(super) fn coach(&self) -> ui::Coach<'_> {
        self.window.global()
    }

    pub(super) fn ending(&self) -> ui::Ending<'_> {
        self.window.global()
    }

    pub(super) fn review(&self) -> ui::Review<'_> {
        self.window.global()
    }

    pub(super) fn sheets(&self) -> ui::Sheets<'_> {
        self.window.global()
    }

    /// Returns the size in physical pixels of a card of this width.
    pub(super) fn card_pixels(&self, width: f32) -> (u32, u32) {
        (self.services.pixels(width), self.services.pixels(width * CARD_RATIO))
    }
}
