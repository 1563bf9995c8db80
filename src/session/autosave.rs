//! Autosave: queues the match after every action.

use super::Session;
use cardkeep_ai::Thinker;
use cardkeep_store::{Save, Slot, StoreError, now};

impl<G: Thinker> Session<G> {
    /// Saves the match to a slot.
    ///
    /// # Errors
    /// Why it could not be written.
    pub(crate) fn keep(&self, slot: Slot) -> Result<(), StoreError> {
        self.data_dir.save(slot, &self.as_save())
    }

    /// Queues the match to be saved as the one to continue. If that fails, it stays in memory (see
    /// [`DataDir::unsaved`](cardkeep_store::DataDir::unsaved)), and the match goes on.
    pub(crate) fn autosave(&self) {
        if let Some(slot) = self.kind.slot().filter(|_| self.outcome().is_none()) {
            self.save_later(slot);
        }
    }

    pub(super) fn save_later(&self, slot: Slot) {
        let queued = self.data_dir.save_later(slot, self.as_save());
        debug_assert!(queued.is_ok(), "a running match has a slot");
    }

    pub(super) fn as_save(&self) -> Save<G> {
        Save {
            id: self.id.clone(),
            title: self.title.clone(),
            record: self.record.clone(),
            players: self.players.clone(),
            names: self.names.clone(),
            summary: String::new(),
            saved: now(),
            played_seconds: self.seconds(),
            helped: self.helped,
            practice: self.practice,
            day: self.day,
            friend: self.friend.clone(),
            proof: self.proof.clone(),
            laid: self.laid,
        }
    }
}
