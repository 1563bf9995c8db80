//! A timer that runs at its own time, and not at that of an earlier start.

use std::rc::Rc;
use std::time::Duration;

use slint::{Timer, TimerMode};

/// A timer that runs once after each start. When several of Slint's timers have expired, each of them
/// is called, even if the one before has just restarted or stopped it; an alarm is not.
#[derive(Default)]
pub(super) struct Alarm(Rc<Timer>);

impl Alarm {
    /// Starts it, or starts it again.
    pub(super) fn start(&self, time: Duration, then: impl Fn() + 'static) {
        let timer = Rc::downgrade(&self.0);
        self.0.start(TimerMode::SingleShot, time, move || {
            // One that runs was restarted, and its time is yet to come.
            if timer.upgrade().is_some_and(|timer| !timer.running()) {
                then();
            }
        });
    }

    /// Stops it, if it runs.
    pub(super) fn stop(&self) {
        // Also forgets what it would have called.
        self.0.start(TimerMode::SingleShot, Duration::ZERO, || {});
        self.0.stop();
    }

    /// Whether its time is yet to come.
    pub(super) fn running(&self) -> bool {
        self.0.running()
    }
}

#[cfg(all(test, feature = "testing"))]
mod tests {
    use std::cell::Cell;

    use i_slint_backend_testing::{init_no_event_loop, mock_elapsed_time};

    use super::*;

    const TIME: Duration = Duration::from_millis(10);

    /// Starts two timers whose time comes at once. The one called first does something to the other.
    /// Returns both, and how often each was called.
    fn both(act: impl Fn(&Alarm, Rc<Cell<u32>>) + 'static) -> Rc<[(Alarm, Rc<Cell<u32>>); 2]> {
        init_no_event_loop();
        let both: Rc<[(Alarm, Rc<Cell<u32>>); 2]> = Rc::default();
        let act = Rc::new(act);
        for at in 0..2 {
            let (alarms, act) = (Rc::clone(&both), Rc::clone(&act));
            both[at].0.start(TIME, move || {
                let ((_, calls), (other, others)) = (&alarms[at], &alarms[1 - at]);
                calls.set(calls.get() + 1);
                if others.get() == 0 {
                    act(other, Rc::clone(others));
                }
            });
        }
        both
    }

    fn calls(both: &[(Alarm, Rc<Cell<u32>>); 2]) -> u32 {
        both.iter().map(|(_, calls)| calls.get()).sum()
    }

    #[test]
    fn what_is_restarted_as_its_time_comes_waits_for_the_new_time() {
        let both = both(|other, calls| other.start(TIME, move || calls.set(calls.get() + 1)));
        mock_elapsed_time(TIME);
        assert_eq!(calls(&both), 1);
        mock_elapsed_time(TIME);
        assert_eq!(calls(&both), 2);
        mock_elapsed_time(TIME);
        assert_eq!(calls(&both), 2);
    }

    #[test]
    fn what_is_stopped_as_its_time_comes_is_not_called() {
        let both = both(|other, _| other.stop());
        mock_elapsed_time(TIME);
        mock_elapsed_time(TIME);
        assert_eq!(calls(&both), 1);
        assert!(!both[0].0.running() && !both[1].0.running());
    }
}
