//! The screens of the desktop, and where a window fits on them.

use super::scale;

/// A screen of the desktop.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Screen {
    /// Top left corner, in physical pixels of the desktop.
    pub at: (i32, i32),
    /// Width and height in physical pixels.
    pub size: (u32, u32),
    /// Physical pixels per logical one.
    pub scale: f32,
}

/// The size of a window, and its place if that is known.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Frame {
    /// Top left corner, in physical pixels of the desktop.
    pub place: Option<(i32, i32)>,
    /// Width and height in logical pixels.
    pub size: (u32, u32),
}

impl Screen {
    /// Converts logical pixels to this screen's.
    fn pixels(&self, length: u32) -> i64 {
        (f64::from(length) * f64::from(scale::sane(self.scale))).round() as i64
    }

    /// Converts this screen's pixels to logical ones.
    fn logical(&self, length: u32) -> u32 {
        (f64::from(length) / f64::from(scale::sane(self.scale))) as u32
    }

    /// Returns how many pixels a window there covers of this screen.
    fn covered(&self, place: (i32, i32), size: (u32, u32)) -> i64 {
        let along = |at: i32, length: u32, from: i32, room: u32| {
            let (at, from) = (i64::from(at), i64::from(from));
            ((at + self.pixels(length)).min(from + i64::from(room)) - at.max(from)).max(0)
        };
        along(place.0, size.0, self.at.0, self.size.0)
            * along(place.1, size.1, self.at.1, self.size.1)
    }
}

/// Returns the frame, made small enough for the screen that shows most of it and moved onto that
/// screen. A window that no screen shows loses its place and fits the first screen.
pub(crate) fn fit(frame: Frame, screens: &[Screen]) -> Frame {
    let usable = || screens.iter().filter(|screen| screen.size.0 > 0 && screen.size.1 > 0);
    let shown = frame.place.and_then(|place| {
        let covers = |screen: &&Screen| screen.covered(place, frame.size);
        usable()
            .filter(|screen| covers(screen) > 0)
            .max_by_key(covers)
            .map(|screen| (place, screen))
    });
    let Some(screen) = shown.map(|(_, screen)| screen).or(usable().next()) else { return frame };
    let (width, height) = (screen.logical(screen.size.0), screen.logical(screen.size.1));
    let size = (frame.size.0.min(width), frame.size.1.min(height));
    let onto = |at: i32, length: u32, from: i32, room: u32| {
        let last = i64::from(from) + i64::from(room) - screen.pixels(length);
        i64::from(at).min(last).max(i64::from(from)) as i32
    };
    let place = shown.map(|(place, _)| {
        let x = onto(place.0, size.0, screen.at.0, screen.size.0);
        (x, onto(place.1, size.1, screen.at.1, screen.size.1))
    });
    Frame { place, size }
}

#[cfg(test)]
mod tests {
    use super::*;

    const PHONE: Screen = Screen { at: (0, 0), size: (360, 640), scale: 1.0 };
    const LEFT: Screen = Screen { at: (0, 0), size: (1920, 1080), scale: 1.0 };
    const RIGHT: Screen = Screen { at: (1920, 0), size: (2560, 1440), scale: 2.0 };

    fn frame(place: Option<(i32, i32)>, size: (u32, u32)) -> Frame {
        Frame { place, size }
    }

    #[test]
    fn a_window_is_never_larger_than_its_screen() {
        let first = frame(None, (1024, 768));
        assert_eq!(fit(first, &[PHONE]), frame(None, (360, 640)));
        assert_eq!(fit(first, &[LEFT, PHONE]), first);
        let kept = frame(Some((2000, 100)), (1500, 600));
        assert_eq!(fit(kept, &[LEFT, RIGHT]), frame(Some((1920, 100)), (1280, 600)));
    }

    #[test]
    fn a_window_beyond_the_edge_is_moved_onto_the_screen() {
        for (at, expected) in [((-300, -20), (0, 0)), ((1500, 900), (1120, 480)), ((5, 6), (5, 6))]
        {
            let fitted = fit(frame(Some(at), (800, 600)), &[LEFT]);
            assert_eq!(fitted, frame(Some(expected), (800, 600)), "{at:?}");
        }
    }

    #[test]
    fn a_window_that_no_screen_shows_loses_its_place() {
        for at in [(-32_000, -32_000), (5000, 0), (i32::MAX, i32::MIN)] {
            assert_eq!(
                fit(frame(Some(at), (800, 600)), &[LEFT]),
                frame(None, (800, 600)),
                "{at:?}"
            );
        }
    }

    #[test]
    fn screens_without_a_size_or_scale_are_no_reason_to_shrink() {
        let kept = frame(Some((10, 10)), (800, 600));
        assert_eq!(fit(kept, &[]), kept);
        assert_eq!(fit(kept, &[Screen { size: (0, 0), ..LEFT }]), kept);
        assert_eq!(fit(kept, &[Screen { scale: f32::NAN, ..LEFT }]), kept);
    }
}
