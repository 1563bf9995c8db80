//! Background search of the opponent whose turn it is.

use super::Session;
use crate::i18n::{app, t};
use crate::pending::Pending;
use crate::search;
use crate::words;
use cardkeep_ai::{Level, Thinker};
use cardkeep_core::engine::{Chance, Record, Seat, Stream, Turn};

impl<G: Thinker> Session<G> {
    /// Starts the search of the opponent whose turn it is, unless it is running. Returns whether it
    /// is running. If it can't be started, the player is told, and the next call tries again.
    pub(crate) fn think(&mut self) -> bool {
        let Turn::Seat(seat) = self.position().turn() else { return false };
        let Some(level) = self.level_of(seat) else { return false };
        if self.thought.is_some() {
            return true;
        }
        if self.resting {
            return false;
        }
        if self.scripted().is_some() {
            return true;
        }
        let started = if std::mem::take(&mut self.stumbled) {
            Err(std::io::Error::other(t!(app::opponent_stopped_reason)))
        } else {
            self.ask(&self.save.record, seat, level)
        };
        match started {
            Ok(thought) => self.thought = Some(thought),
            Err(why) => {
                self.notices.push(words::opponent_stopped(&why));
            }
        }
        self.thought.is_some()
    }

    /// Asks what the seat to act in a record of this match does at a level.
    pub(crate) fn ask(
        &self,
        record: &Record<G>,
        seat: Seat,
        level: Level,
    ) -> std::io::Result<Pending<G::Action>> {
        let character = cardkeep_store::character(self.name(seat));
        let leaning = character.and_then(|one| G::leaning(one, seat, &record.decisions()));
        let seed = self.thought_seed_in(record);
        Pending::ask(|answer| search::choose(record, seat, level, leaning, seed, answer))
    }

    /// Returns the seed of the current search. The same match at the same point gives the same
    /// seed, so that a resumed match continues as it would have; only a failed search is repeated
    /// with another seed.
    pub(super) fn thought_seed(&self) -> u64 {
        self.thought_seed_in(&self.save.record)
    }

    fn thought_seed_in(&self, record: &Record<G>) -> u64 {
        let seed = record.deal().unwrap_or_default();
        let mut chance = Chance::stream(seed, Stream::Thought(record.played().len() as u32));
        (0..self.stumbles).for_each(|_| _ = chance.bits());
        chance.bits()
    }

    /// Whether an opponent is thinking.
    #[cfg(test)]
    pub fn is_thinking(&self) -> bool {
        self.thought.is_some()
    }

    /// Returns the opponent's action, once the search has ended.
    pub(crate) fn answer(&mut self) -> Option<G::Action> {
        if let Some(scripted) = self.scripted() {
            return Some(scripted);
        }
        let answer = self.thought.as_ref()?.poll()?;
        match answer {
            // The computer plays for the player.
            Ok(_) => self.save.substituted |= self.position().turn() == Turn::Seat(self.human),
            Err(_) => {
                self.stumbles = self.stumbles.saturating_add(1);
                self.stumbled = true;
            }
        }
        self.thought = None;
        answer.ok()
    }
}
