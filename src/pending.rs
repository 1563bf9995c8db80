//! Questions to searches in the background, which threads or a browser's workers answer.

use std::any::Any;
use std::io;
use std::sync::mpsc::{Receiver, TryRecvError, channel};

use crate::i18n::{app, t};

/// A question to a search in the background, which may have several answers. Dropping it cancels the
/// search.
pub(crate) struct Pending<T> {
    answers: Receiver<T>,
    _search: Box<dyn Any>,
}

/// Passes an answer on.
pub(crate) type Answer<T> = Box<dyn FnMut(T) + Send>;

impl<T: Send + 'static> Pending<T> {
    /// Starts a search, which cancels itself when it is dropped.
    ///
    /// # Errors
    /// Why it could not be started.
    pub(crate) fn ask<S: 'static>(
        start: impl FnOnce(Answer<T>) -> io::Result<S>,
    ) -> io::Result<Pending<T>> {
        let (sender, answers) = channel();
        let answer = move |answer| {
            // Nobody listens if the question was dropped meanwhile.
            let _ = sender.send(answer);
        };
        Ok(Pending { answers, _search: Box::new(start(Box::new(answer))?) })
    }
}

impl<T> Pending<T> {
    /// Returns the next answer once it is there, or why there will be none: after the last one, or if the
    /// search stopped unexpectedly.
    pub(crate) fn poll(&self) -> Option<Result<T, String>> {
        match self.answers.try_recv() {
            Ok(answer) => Some(Ok(answer)),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(Err(t!(app::opponent_stopped_reason))),
        }
    }
}

/// A decision to be judged.
pub(crate) struct ToJudge<A> {
    /// The number of moves before it.
    pub moves: u32,
    pub played: A,
    pub seed: u64,
}
