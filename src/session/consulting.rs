//! Background search for a hint.

use std::sync::mpsc::{Receiver, TryRecvError, channel};

use super::Session;
use crate::i18n::{app, t};
use crate::search::{self, Thinking};
use cardkeep_ai::{AdviceOf, Thinker};

/// A running search for advice to the player. Dropping it cancels it.
pub(crate) struct Consultation<G: Thinker> {
    answer: Receiver<AdviceOf<G>>,
    _thinking: Thinking,
}

impl<G: Thinker> Consultation<G> {
    /// Returns the advice once it is there, or why there will be none.
    pub(crate) fn answer(&self) -> Option<Result<AdviceOf<G>, String>> {
        match self.answer.try_recv() {
            Ok(advice) => Some(Ok(advice)),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(Err(t!(app::opponent_stopped_reason))),
        }
    }
}

impl<G: Thinker> Session<G> {
    /// Starts to search what the player, who is to act, should do. Uses only the player's view.
    ///
    /// # Errors
    /// Why no thread could be started.
    pub(crate) fn consult(&self) -> std::io::Result<Consultation<G>> {
        let (answers, answer) = channel();
        let done = move |advice| {
            // No one listens if the player has acted.
            let _ = answers.send(advice);
        };
        let thinking = search::advise(&self.record, self.human, self.thought_seed(), done)?;
        Ok(Consultation { answer, _thinking: thinking })
    }
}
