//! Review of a finished match: moves through its record without saving or counting anything.

use super::*;
use crate::app::words::store;
use crate::games::Registered;

impl<G: Thinker + Registered> Session<G> {
    /// Opens a finished match at its start.
    ///
    /// # Errors
    /// Why it can't be reviewed.
    pub fn review(
        place: Arc<DataDir>,
        number: u32,
        summarise: fn(&G::View) -> String,
    ) -> Result<Self, String> {
        let mut save = place.finished::<G>(number).map_err(|why| store::error(&why))?;
        save.record.rewind();
        let mut session = Session::of(place, save, summarise)?;
        session.reviewing = true;
        session.rest();
        Ok(session)
    }
}

impl<G: Thinker> Session<G> {
    /// Whether this is a review.
    pub fn is_reviewing(&self) -> bool {
        self.reviewing
    }

    /// Takes the next action of a match under review. Returns what happened, as seen from the
    /// player's seat, or `None` at the end.
    pub fn step_on(&mut self) -> Option<Vec<Moment<G>>> {
        debug_assert!(self.reviewing);
        let mut observer = Observer::new(self.human);
        self.record.redo(&mut observer)?;
        Some(observer.moments)
    }

    /// Jumps to the position after this many moves of a match under review.
    pub fn jump(&mut self, moves: usize) {
        debug_assert!(self.reviewing);
        self.record.jump(moves);
    }

    /// Returns to the start of a match under review.
    pub fn rewind(&mut self) {
        debug_assert!(self.reviewing);
        self.record.rewind();
    }
}
