//! A finished match that is looked at again: it stands where the player wants to look, and nothing
//! is kept or counted of it.

use super::*;
use crate::app::words::store;
use crate::games::Registered;

impl<G: Thinker + Registered> Session<G> {
    /// Opens a finished match at its beginning.
    ///
    /// # Errors
    /// Says why it cannot be looked at.
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
    /// Whether the match is over and only looked at.
    pub fn is_reviewing(&self) -> bool {
        self.reviewing
    }

    /// Takes the next act of a match that is reviewed. Returns what happened, as the player's seat
    /// sees it, or `None` at the end.
    pub fn step_on(&mut self) -> Option<Vec<Moment<G>>> {
        debug_assert!(self.reviewing);
        let mut observer = Observer::new(self.human);
        self.record.redo(&mut observer)?;
        Some(observer.moments)
    }

    /// Goes to the point of a match that is looked at where so many moves are behind.
    pub fn jump(&mut self, moves: usize) {
        debug_assert!(self.reviewing);
        self.record.jump(moves);
    }

    /// Goes back to the beginning of a match that is looked at.
    pub fn rewind(&mut self) {
        debug_assert!(self.reviewing);
        self.record.rewind();
    }
}
