//! Gesture recognizer: turns the positions of one pointer into taps, drags and long presses. It
//! does not depend on the screen. How fast taps follow each other means nothing.
//!
//! A touch canceled by the system, and a second finger, both arrive as a release. So a release is a
//! tap only if the pointer did not move, and receivers of a [`Drop`](Gesture::Drop) accept it only
//! on a legal target.

use std::time::Duration;

use crate::geometry::Point;

/// Maximum distance in logical pixels that a pointer may move and still tap.
pub(crate) const THRESHOLD: f32 = 8.0;
/// How long a pointer has to rest for a long press.
pub(crate) const LONG_PRESS: Duration = Duration::from_millis(500);

/// A recognized gesture.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Gesture {
    Tap(Point),
    LongPress(Point),
    DragStart {
        from: Point,
        at: Point,
    },
    DragMove {
        from: Point,
        at: Point,
    },
    Drop {
        from: Point,
        at: Point,
    },
    /// The drag is canceled.
    Cancel,
}

#[derive(Clone, Copy, Debug, Default, PartialEq)]
enum State {
    #[default]
    Idle,
    Pressed(Point),
    Dragging(Point),
    /// The long press has been reported; the release means nothing more.
    Spent,
}

/// Follows one pointer from press to release.
#[derive(Debug, Default)]
pub(crate) struct Recognizer {
    state: State,
}

impl Recognizer {
    /// Handles a press. The caller starts a timer of [`LONG_PRESS`] and calls
    /// [`rested`](Self::rested) when it fires.
    pub(crate) fn down(&mut self, at: Point) {
        self.state = State::Pressed(at);
    }

    pub(crate) fn moved(&mut self, at: Point) -> Option<Gesture> {
        match self.state {
            State::Pressed(from) if from.distance(at) > THRESHOLD => {
                self.state = State::Dragging(from);
                Some(Gesture::DragStart { from, at })
            }
            State::Dragging(from) => Some(Gesture::DragMove { from, at }),
            _ => None,
        }
    }

    /// Handles a release.
    pub(crate) fn up(&mut self, at: Point) -> Option<Gesture> {
        match std::mem::take(&mut self.state) {
            State::Pressed(from) if from.distance(at) <= THRESHOLD => Some(Gesture::Tap(at)),
            State::Dragging(from) => Some(Gesture::Drop { from, at }),
            _ => None,
        }
    }

    /// Handles the system canceling the pointer.
    pub(crate) fn cancel(&mut self) -> Option<Gesture> {
        let dragging = matches!(std::mem::take(&mut self.state), State::Dragging(_));
        dragging.then_some(Gesture::Cancel)
    }

    /// Handles the end of the long press timer.
    pub(crate) fn rested(&mut self) -> Option<Gesture> {
        let State::Pressed(at) = self.state else { return None };
        self.state = State::Spent;
        Some(Gesture::LongPress(at))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HERE: Point = Point { x: 100.0, y: 100.0 };
    const NEAR: Point = Point { x: 104.0, y: 103.0 };
    const FAR: Point = Point { x: 160.0, y: 40.0 };

    #[test]
    fn a_press_and_release_on_the_spot_is_a_tap() {
        let mut pointer = Recognizer::default();
        pointer.down(HERE);
        assert_eq!(pointer.moved(NEAR), None);
        assert_eq!(pointer.up(NEAR), Some(Gesture::Tap(NEAR)));
        assert_eq!(pointer.up(NEAR), None, "a release without a press");
    }

    #[test]
    fn a_pointer_that_moves_drags_and_drops() {
        let mut pointer = Recognizer::default();
        pointer.down(HERE);
        assert_eq!(pointer.moved(FAR), Some(Gesture::DragStart { from: HERE, at: FAR }));
        assert_eq!(pointer.rested(), None, "a drag is no long press");
        assert_eq!(pointer.moved(NEAR), Some(Gesture::DragMove { from: HERE, at: NEAR }));
        let drop = Gesture::Drop { from: HERE, at: NEAR };
        assert_eq!(pointer.up(NEAR), Some(drop), "back where it began, still no tap");
    }

    #[test]
    fn a_release_far_away_without_a_move_between_is_nothing() {
        let mut pointer = Recognizer::default();
        pointer.down(HERE);
        assert_eq!(pointer.up(FAR), None);
    }

    #[test]
    fn a_long_press_swallows_its_release() {
        let mut pointer = Recognizer::default();
        pointer.down(HERE);
        assert_eq!(pointer.rested(), Some(Gesture::LongPress(HERE)));
        assert_eq!(pointer.moved(FAR), None);
        assert_eq!(pointer.up(HERE), None);
        assert_eq!(pointer.rested(), None);
    }

    #[test]
    fn a_canceled_drag_is_told_and_a_canceled_press_is_not() {
        let mut pointer = Recognizer::default();
        pointer.down(HERE);
        assert_eq!(pointer.cancel(), None);
        pointer.down(HERE);
        pointer.moved(FAR);
        assert_eq!(pointer.cancel(), Some(Gesture::Cancel));
        assert_eq!(pointer.up(FAR), None);
    }
}
