//! Background analysis of a finished match: the win chance at each of the player's decisions, from
//! what the player knew then, and what each decision gave away.

use super::Session;
use crate::pending::{Pending, ToJudge};
use crate::search;
use cardkeep_ai::{Assessment, Thinker};
use cardkeep_core::engine::{Chance, Game, Record, Stream, Turn};
use cardkeep_store::{Judgment, MOST_JUDGED};

/// A decision of the player: the number of moves before it, the player's view, and the action.
pub(super) type Decision<G> = (u32, <G as Game>::View, <G as Game>::Action);

/// A running analysis. Dropping it cancels it.
pub(crate) struct Analysis {
    /// Number of decisions.
    pub all: usize,
    /// Number of decisions looked at so far.
    pub done: usize,
    found: Pending<Option<Judgment>>,
    judged: Vec<Judgment>,
}

impl Analysis {
    /// Takes in what has been found meanwhile. Returns the judgments once all are there.
    ///
    /// # Errors
    /// Why there will be no more.
    pub(crate) fn poll(&mut self) -> Option<Result<Vec<Judgment>, String>> {
        while self.done < self.all {
            match self.found.poll()? {
                Ok(judgment) => {
                    self.done += 1;
                    self.judged.extend(judgment);
                }
                Err(why) => return Some(Err(why)),
            }
        }
        Some(Ok(std::mem::take(&mut self.judged)))
    }
}

impl<G: Thinker> Session<G> {
    /// Returns the player's decisions in the match, in order.
    pub(crate) fn decisions(&self) -> Vec<Decision<G>> {
        self.decisions_in(&self.save.record)
    }

    /// Returns the decisions of the player's seat in a record, in order.
    fn decisions_in(&self, record: &Record<G>) -> Vec<Decision<G>> {
        let mut record = record.clone();
        record.rewind();
        let mut decisions = Vec::new();
        loop {
            let (moves, _) = record.depth();
            let mine = record.position().turn() == Turn::Seat(self.human);
            let view = mine.then(|| record.position().view(self.human));
            if record.redo(&mut ()).is_none() {
                return decisions;
            }
            if let (Some(view), Some(action)) = (view, record.played().last()) {
                decisions.push((moves as u32, view, *action));
            }
        }
    }

    /// Starts the analysis of a match under review, or of the same match as a friend has played it.
    ///
    /// # Errors
    /// Why no thread could be started.
    pub(crate) fn analyze(&self, record: &Record<G>) -> std::io::Result<Analysis> {
        let mut decisions = self.decisions_in(record);
        decisions.truncate(MOST_JUDGED);
        let (all, seed) = (decisions.len(), self.deal().unwrap_or_default());
        let to_judge = decisions.into_iter().map(|(moves, _, played)| {
            let seed = Chance::stream(seed, Stream::Thought(moves)).bits();
            ToJudge { moves, played, seed }
        });
        let found = Pending::ask(|mut answer| {
            search::assess(record, self.human, to_judge.collect(), move |moves, found| {
                answer(found.map(|it| judgment(moves, &it)));
            })
        })?;
        Ok(Analysis { all, done: 0, found, judged: Vec::new() })
    }
}

fn judgment<A: std::fmt::Display>(moves: u32, found: &Assessment<A>) -> Judgment {
    let [chance, lost] = [found.best.win_chance, found.lost].map(|chance| chance.clamp(0.0, 1.0));
    Judgment { moves, chance, lost, best: found.best.action.to_string() }
}
