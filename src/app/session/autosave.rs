//! Autosave: queues the match after every action, and waits for the write where necessary.

use super::Session;
use crate::ai::Thinker;
use crate::app::words;
use crate::store::{Save, Slot, StoreError, now};

impl<G: Thinker> Session<G> {
    /// Saves the match to a slot.
    ///
    /// # Errors
    /// Why it could not be written.
    pub fn keep(&self, slot: Slot) -> Result<(), StoreError> {
        self.place.save(slot, &self.as_save())
    }

    /// Queues the match to be saved as the one to continue. A failure is reported once, until a
    /// save succeeds; the match goes on in any case.
    pub fn autosave(&mut self) {
        let Some(slot) = self.slot.filter(|_| self.outcome().is_none()) else { return };
        self.ticket = self.place.save_later(slot, self.as_save()).ok();
        debug_assert!(self.ticket.is_some(), "a running match has a slot");
    }

    /// Waits until the current state is saved.
    pub fn settle(&mut self) {
        self.place.settle();
        self.report_save_results();
    }

    /// Whether the match is being saved now.
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
            practice: self.practice,
        }
    }
}
