//! Background search for a hint.

use super::Session;
use crate::pending::Pending;
use crate::search;
use cardkeep_ai::{AdviceOf, Thinker};

impl<G: Thinker> Session<G> {
    /// Starts to search what the player, who is to act, should do. Uses only the player's view.
    ///
    /// # Errors
    /// Why no thread could be started.
    pub(crate) fn consult(&self) -> std::io::Result<Pending<AdviceOf<G>>> {
        let seed = self.thought_seed();
        Pending::ask(|answer| search::advise(&self.save.record, self.human, seed, answer))
    }
}
