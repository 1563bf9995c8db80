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
        Save { saved: now(), played_seconds: self.seconds(), ..self.save.clone() }
    }
}
