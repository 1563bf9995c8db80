//! Hidden answers: collects answers whose speed would reveal something, or that are not worth
//! showing one by one, and then shows them at one pace.

use std::collections::VecDeque;
use std::time::Duration;

use super::activity::Activity;
use super::game::TableGame;
use super::playback::{Next, RETRY, SHORT_POLL};
use super::state::State;

impl<T: TableGame> State<T> {
    /// Collects answers, if others are being asked. Meanwhile their actions are not shown. Returns
    /// how to continue until all have answered.
    pub(super) fn gather(&mut self) -> Option<Next> {
        if let Activity::Gathering { late, .. } = &mut self.activity {
            *late = true;
        } else {
            let answers = self.asking()?;
            // Opponents that have to think do so meanwhile; no one answers yet.
            if self.play.forced().is_none() {
                self.play.session.think();
            }
            let late = answers.is_zero();
            self.activity = Activity::Gathering { late, answers: VecDeque::new(), actions: 0 };
            if !late {
                return Some(Next::After(self.paced(answers), true));
            }
        }
        if let Some(wait) = self.answer_for_all() {
            return Some(Next::After(wait, false));
        }
        if let Activity::Gathering { answers, .. } = std::mem::take(&mut self.activity) {
            self.play.steps.extend(answers);
        }
        self.prepare();
        None
    }

    /// Returns how long to wait if someone is asked a question whose answer is collected: an
    /// opponent, or the player if it has no choice and need not know.
    fn asking(&self) -> Option<Duration> {
        let (play, game) = (&self.play, &self.game);
        let open = !play.has_steps() && play.session.outcome().is_none();
        let open = open && !play.session.waits_for_person();
        let quiet = |action| game.announce_forced(play, action).is_none();
        // A person at a shared device answers in any case, so that nobody learns who has no choice.
        let asked = !play.session.is_shared() && play.forced().is_some_and(quiet);
        let others = !play.session.is_mine() || asked;
        game.opponent_timing(play).gathers.filter(|_| open && others)
    }

    /// Lets opponents answer, hidden, until no one is asked or one of them is still thinking; then
    /// returns when to check again.
    fn answer_for_all(&mut self) -> Option<Duration> {
        while let Some(wait) = self.asking() {
            let action = match self.play.forced() {
                Some(action) => Some(action),
                None if !self.play.session.think() => return Some(RETRY),
                None => self.play.session.answer(),
            };
            let poll = if wait.is_zero() { SHORT_POLL } else { self.poll() };
            let Some(action) = action else { return Some(poll) };
            self.carry_out(action);
            let steps = std::mem::take(&mut self.play.steps);
            if let Activity::Gathering { answers, actions, .. } = &mut self.activity {
                answers.extend(steps);
                *actions += 1;
            }
        }
        None
    }
}
