//! The match on disk: handed over after every act, and waited for where it must be there.

use super::Session;
use crate::ai::Thinker;
use crate::app::words;
use crate::store::{Save, Slot, StoreError, now};

impl<G: Thinker> Session<G> {
    /// Keeps the match in a slot.
    ///
    /// # Errors
    /// Says why it could not be written.
    pub fn keep(&self, slot: Slot) -> Result<(), StoreError> {
        self.place.save(slot, &self.as_save())
    }

    /// Hands the match over to be kept, to be continued from there. A failure is told once, until it
    /// goes well again; the match goes on in any case.
    pub fn autosave(&mut self) {
        let Some(slot) = self.slot.filter(|_| self.outcome().is_none()) else { return };
        self.ticket = self.place.save_later(slot, self.as_save()).ok();
        debug_assert!(self.ticket.is_some(), "a running match has a slot");
    }

    /// Waits until the match is kept as it stands.
    pub fn settle(&mut self) {
        self.place.settle();
        self.report_save_results();
    }

    /// Whether the match is being kept just now.
    pub fn is_saving(&self) -> bool {
        self.place.is_writing()
    }

    pub(super) fn report_save_results(&mut self) {
        let outcome = self.ticket.as_ref().and_then(|ticket| self.place.last_write(ticket));
        let Some(outcome) = outcome else { return };
        let told = std::mem::replace(&mut self.unsaved, outcome.is_err());
        if let Some(why) = outcome.err().filter(|_| !told) {
            self.notices.push(words::not_being_saved(&why));
        }
    }

    pub(super) fn as_save(&self) -> Save<G> {
        Save {
            id: self.id.clone(),
            title: self.title.clone(),
            record: self.record.clone(),
            players: self.players.clone(),
            names: self.names.clone(),
            summary: self.summary(),
            saved: now(),
            played_seconds: self.seconds(),
            helped: self.helped,
        }
    }
}
