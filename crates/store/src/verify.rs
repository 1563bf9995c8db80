//! Verification of saved and finished matches.

use std::path::Path;

use super::proof::{Verified, settled};
use super::{Challenge, Save, StoreError, history, save};
use cardkeep_core::games::Registered;

/// Verifies the file of a saved or finished match. It is replayed, so its actions are legal.
///
/// # Errors
/// Why it can't be read.
pub fn verify_file(path: &Path) -> Result<Verified, StoreError> {
    save::verify(path).or_else(|why| history::verify(path).map_err(|_| why))
}

impl<G: Registered> Save<G> {
    /// Tells what the match proves.
    pub(super) fn verified(&self) -> Option<Verified> {
        let (setup, seed) = (self.record.position().setup(), self.record.deal()?);
        let challenge = Challenge::of::<G>(&setup, seed, &self.players, &self.names);
        let nonce = self.proof.as_ref().map_or("", |proof| &proof.nonce);
        Some(Verified {
            settled: settled(&challenge, nonce),
            proof: self.proof.clone(),
            fits: self.proof.as_ref().is_some_and(|proof| proof.verify(&challenge).is_ok()),
            actions: self.record.played().len(),
        })
    }
}
