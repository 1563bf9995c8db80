//! Hidden answers: collects answers whose speed would reveal something, or that are not worth
//! showing one by one, and then shows them at one pace.

use std::time::Duration;

use super::controller::Table;
use super::game::TableGame;
use super::game::prepare;
use super::playback::{Next, RETRY, SHORT_POLL};
use super::progress::Progress;

impl<T: TableGame> Table<T> {
    /// Collects answers, if others are being asked. Meanwhile their actions are not shown. Returns
    /// how to continue until all have answered.
    pub(super) fn gather(&self) -> Option<Next> {
        match self.progress.get() {
            Progress::Gathering => self.progress.set(Progress::GatheringLate),
            Progress::GatheringLate => {}
            _ => {
                let answers = self.asking()?;
                // Opponents that have to think do so meanwhile; no one answers yet.
                if self.play.borrow().forced().is_none() {
                    self.play.borrow_mut().session.think();
                }
                if answers.is_zero() {
                    self.progress.set(Progress::GatheringLate);
                } else {
                    self.progress.set(Progress::Gathering);
                    return Some(Next::After(self.paced(answers), true));
                }
            }
        }
        if let Some(wait) = self.answer_for_all() {
            return Some(Next::After(wait, false));
        }
        self.progress.set(Progress::Ready);
        let gathered = std::mem::take(&mut *self.gathered.borrow_mut());
        let mut play = self.play.borrow_mut();
        play.steps.extend(gathered);
        if !play.has_steps() {
            prepare(&mut *self.game.borrow_mut(), &mut play);
        }
        None
    }

    /// Returns how long to wait if someone is asked a question whose answer is collected: an
    /// opponent, or the player if it has no choice and need not know.
    fn asking(&self) -> Option<Duration> {
        let (play, game) = (self.play.borrow(), self.game.borrow());
        let open = !play.has_steps() && play.session.outcome().is_none();
        let quiet = |action| game.announce_forced(&play, action).is_none();
        let others = !play.session.is_mine() || play.forced().is_some_and(quiet);
        game.pace(&play).gathers.filter(|_| open && others)
    }

    /// Lets opponents answer, hidden, until no one is asked or one of them is still thinking; then
    /// returns when to check again.
    fn answer_for_all(&self) -> Option<Duration> {
        while let Some(wait) = self.asking() {
            let forced = self.play.borrow().forced();
            let action = match forced {
                Some(action) => Some(action),
                None if !self.play.borrow_mut().session.think() => return Some(RETRY),
                None => self.play.borrow_mut().session.answer(),
            };
            let poll = if wait.is_zero() { SHORT_POLL } else { self.poll() };
            let Some(action) = action else { return Some(poll) };
            self.carry_out(action);
            let steps = std::mem::take(&mut self.play.borrow_mut().steps);
            self.gathered.borrow_mut().extend(steps);
        }
        None
    }
}
