//! How far the player is in a lesson.

use super::{Done, Lesson, Otherwise, Pattern, Step};
use cardkeep_store::LessonProgress;

/// A lesson in progress.
pub(crate) struct Progress {
    lesson: Lesson,
    /// For each step so far, the length of the record when it began. One more than there are steps
    /// once the lesson is over.
    begun: Vec<usize>,
    /// Whether the player did something else and is asked to go back.
    astray: bool,
}

impl Progress {
    /// Continues a lesson whose record has this length.
    pub(crate) fn new(lesson: Lesson, kept: &LessonProgress, length: usize) -> Progress {
        let mut begun = kept.begun.clone();
        begun.retain(|at| *at <= length);
        begun.truncate(lesson.steps.len());
        if begun.is_empty() {
            begun.push(0);
        }
        Progress { lesson, begun, astray: false }
    }

    /// Returns the current step; `None` once the lesson is over.
    pub(crate) fn step(&self) -> Option<&Step> {
        self.lesson.steps.get(self.at())
    }

    /// Returns the number of steps that are done, and of all.
    pub(crate) fn depth(&self) -> (usize, usize) {
        (self.at(), self.lesson.steps.len())
    }

    fn at(&self) -> usize {
        self.begun.len() - 1
    }

    /// Returns what to keep of it.
    pub(crate) fn begun(&self) -> &[usize] {
        &self.begun
    }

    pub(crate) fn is_over(&self) -> bool {
        self.step().is_none()
    }

    /// Whether no other step follows the current one.
    pub(crate) fn is_at_last(&self) -> bool {
        self.at() + 1 == self.lesson.steps.len()
    }

    /// Whether the player is asked to go back.
    pub(crate) fn is_astray(&self) -> bool {
        self.astray
    }

    /// Whether the match waits for the player to read the step.
    pub(crate) fn holds(&self) -> bool {
        self.step().is_some_and(|step| step.done == Done::Read)
    }

    /// Whether the player may take an action now.
    pub(crate) fn allows(&self, action: &str) -> bool {
        let Some(step) = self.step() else { return true };
        step.done != Done::Read && (step.allow.is_empty() || fits(&step.allow, action))
    }

    /// Whether the current step waits for what comes of the match rather than for a certain action of
    /// the player.
    pub(crate) fn waits(&self) -> bool {
        let waits = |step: &Step| matches!(step.done, Done::Rival(_) | Done::View { .. });
        !self.astray && self.step().is_some_and(waits)
    }

    /// Whether the current step asks for an action of the player.
    pub(crate) fn asks(&self) -> bool {
        self.step().is_some_and(|step| matches!(step.done, Done::You(_)))
    }

    /// Ends the current step: it is done or skipped.
    pub(crate) fn go_on(&mut self, length: usize) {
        self.astray = false;
        if !self.is_over() {
            self.begun.push(length);
        }
    }

    /// Goes to the last step, because the match is over.
    pub(crate) fn finish(&mut self, length: usize) {
        while self.at() + 1 < self.lesson.steps.len() {
            self.go_on(length);
        }
    }

    /// Returns to the last step before that waits for the player, or to the start of this one if the
    /// player went astray. Returns the length of the record at its start.
    pub(crate) fn go_back(&mut self) -> usize {
        let stays = std::mem::take(&mut self.astray);
        while !stays && self.begun.len() > 1 {
            let end = self.begun.pop();
            let waits = self.step().is_some_and(|step| match step.done {
                Done::Read => true,
                // One that was skipped or left out would be so again.
                Done::You(_) => self.begun.last() < end.as_ref(),
                Done::Rival(_) | Done::View { .. } => false,
            });
            if waits {
                break;
            }
        }
        self.begun.last().copied().unwrap_or_default()
    }

    /// Takes note of an action. Returns whether it ends the step.
    pub(crate) fn note(&mut self, mine: bool, action: &str, length: usize) -> bool {
        let done = match self.step().map(|step| &step.done) {
            Some(Done::You(actions)) => mine && fits(actions, action),
            Some(Done::Rival(actions)) => !mine && fits(actions, action),
            _ => false,
        };
        if done {
            self.go_on(length);
        }
        done
    }

    /// Looks at a position in which the player may act. Returns whether that ends the step: it is
    /// done, or can't be done any more.
    pub(crate) fn look(&mut self, now: &Situation<'_>) -> bool {
        let Some(step) = self.step() else { return false };
        let (done, lost) = match &step.done {
            Done::Read => (false, false),
            Done::View { at, is } => (now.view.pointer(at) == Some(is), false),
            Done::You(actions) => {
                (false, now.mine && !now.legal.iter().any(|action| fits(actions, action)))
            }
            Done::Rival(_) => (false, now.mine && !now.scripted),
        };
        let otherwise = step.otherwise;
        self.astray = lost && otherwise == Otherwise::Undo;
        let ends = done || lost && otherwise == Otherwise::Drop;
        if ends {
            self.go_on(now.length);
        }
        ends
    }
}

/// A position, as far as lessons are concerned.
pub(crate) struct Situation<'a> {
    /// The player's view as JSON.
    pub view: &'a serde_json::Value,
    /// The legal actions in notation.
    pub legal: &'a [String],
    /// Whether it is the player's turn.
    pub mine: bool,
    /// Whether the opponents still follow the script.
    pub scripted: bool,
    /// The length of the record.
    pub length: usize,
}

fn fits(patterns: &[Pattern], action: &str) -> bool {
    patterns.iter().any(|pattern| pattern.fits(action))
}
